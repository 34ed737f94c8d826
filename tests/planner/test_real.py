"""Real tournaments, asked in the middle of their last Swiss round: what was certain then is what happened."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.planner.real import SIZE, asked_in
from topcut.exchange.incoming import from_json
from topcut.planner.fates import Work
from topcut.planner.sampled import sampled
from topcut.planner.what_if import Standing, outlook, what_if
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Phase, Structure, Tournament

GOLDEN = Path(__file__).parent.parent / "golden"


def last_round(file: str, size: int, *, done: int) -> tuple[Tournament, list[str]]:
    """The tournament when so many of its last tables were done, and who was ahead in the end."""
    t = from_json((GOLDEN / file).read_bytes(), None).t
    *before, last = t.rounds
    matches = tuple(
        match if place < done or match.second is None else replace(match, result=None)
        for place, match in enumerate(last.matches)
    )
    structure = Structure(len(t.rounds), size, "", len(t.players))
    made = [row.player for row in standings(t) if t.players[row.player].is_active][:size]
    now = replace(t, rounds=(*before, replace(last, matches=matches)), structure=structure, phase=Phase.SWISS)
    return now, list(made)


@pytest.mark.parametrize(("file", "size"), [("nrtm_8_players.json", 3), ("nrtm_7_players.json", 2)])
@pytest.mark.parametrize("done", [0, 2, 3])
def test_nobody_who_had_clinched_missed_it_and_nobody_who_was_out_made_it(file: str, size: int, done: int) -> None:
    t, made = last_round(file, size, done=done)
    found = outlook(t, 100)
    assert found.players
    for one in found.players:
        assert one.standing is not Standing.CLINCHED or one.player in made
        assert one.standing is not Standing.OUT or one.player not in made
    if done == 3:
        assert {one.standing for one in found.players} >= {Standing.OUT}


def test_of_a_hundred_players_those_make_it_who_were_given_the_better_chances() -> None:
    """Half-way through the last round; the error is the mean square, beside saying the same of everyone."""
    t, made = asked_in(6)
    shares = sampled(t, SIZE, 60, "real")
    assert sum(share.times for share in shares.values()) == 60 * SIZE
    base = SIZE / len(shares)
    error = sum((share.rate - (player in made)) ** 2 for player, share in shares.items())
    assert error < sum((base - (player in made)) ** 2 for player in shares) / 3
    for one in what_if(t, Work(left=150_000)).players:
        assert one.standing is not Standing.CLINCHED or one.player in made
        assert one.standing is not Standing.OUT or one.player not in made
