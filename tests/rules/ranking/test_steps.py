"""How a player comes to a rank, figure after figure."""

from dataclasses import replace
from itertools import pairwise

from topcut.generator.generate import generate
from topcut.rules.ranking.standings import standings
from topcut.rules.ranking.steps import steps


def test_the_steps_lead_from_everybody_to_my_rank() -> None:
    t = replace(generate("challenger", (16, 16), "0").t, lots={})
    ranked = standings(t)
    assert len(ranked) == 16
    for own in ranked:
        found = steps(t, ranked, own)
        assert found[0].among == len(ranked)
        assert all(one.level == two.among for one, two in pairwise(found))
        assert 1 + sum(one.place - 1 for one in found) == own.rank
