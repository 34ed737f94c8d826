"""The vector on the page about the record of a game is what the engine makes of it."""

import re
from pathlib import Path

import pytest

from tests.rules.life import SEED, Life, player
from topcut.rules.actions.challengers.deciding import decide
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.facts import Fact, MatchPlayed, PlansDealt
from topcut.rules.playing_cards import game, robot_cards, table_of

PAGE = (Path(__file__).parents[2] / "docs" / "challengers-record.md").read_text("utf-8")


def said(what: str) -> str:
    found = re.search(rf"^\| {re.escape(what)} \| (.*) \|$", PAGE, re.M)
    assert found is not None, what
    return found[1].strip("`").removesuffix(", ...")


@pytest.mark.clause("CG-05", "CG-06", "Q3", "Q50")
def test_the_vector_of_the_page_comes_out() -> None:
    event = Life("challengers", players=("ana", "bo", "cy"), started=False)
    event.act(open_table, Options(robot_level=3))
    table, played = table_of(event.t), game(event.t, SEED)
    (dealt,) = [stamped.fact for stamped in event.log if isinstance(stamped.fact, PlansDealt)]
    assert said("kinds of cards") == str(len(played.binder.cards))
    assert said("key of `plans`") == dealt.key
    assert said("holders of the plan cards") == ", ".join(table.holders)
    for park, stack in enumerate(played.stacks):
        fans = ", ".join(str(trophy.fans) for trophy in reversed(stack))
        assert said(f"trophies of park {park}, rounds 1 to 7") == fans
    for level in "AC":
        top = ", ".join(played.binder.label(card) for card in played.trays.piles[level][-1:-6:-1])
        assert said(f"pile {level} from the top") == top
    assert said("the Robot's deck") == ", ".join(robot_cards(event.t, SEED))
    assert said("lots of ana, bo, cy") == ", ".join(map(str, played.lots[:3]))
    facts: list[Fact] = []
    for id in ("ana", "bo", "cy"):
        for word in ("A", "stop", "stop"):
            facts = event.act(decide, word, by=player(id))
    one, two = (fact for fact in facts if isinstance(fact, MatchPlayed))
    told = said("round 1, if everyone draws from A, picks nothing and removes nothing")
    assert told == (
        f"{one.begins} begins at park 1 by toss, and the Robot wins after {one.reveals} reveals (`{one.by}`); "
        f"{two.begins} begins at park 2 by toss, and {two.winner} wins after {two.reveals} (`{two.by}`)"
    )
    assert one.winner == table.robot
