"""The end: the ranking, the seed, and another structure as a deviation."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import play_all, play_round
from topcut.rules.actions import cut
from topcut.rules.tournament import Phase


def cut_made(hall: Hall, ruleset: str = "challenger") -> str:
    id = hall.started(ruleset, 17)
    play_all(hall)
    hall.act(cut.make_cut)
    return f"/t/{id}/desk"


@pytest.mark.clause("R-2")
@pytest.mark.fault("G6")
def test_the_ranking_is_final_once_everything_is_played_and_then_the_seed_is_revealed(hall: Hall) -> None:
    desk = cut_made(hall)
    assert "the bracket is still being played" in hall.owner.get(f"{desk}/finish").text
    for number in ("1", "2"):
        hall.owner.done(f"{desk}/bracket/publish", round=number)
        assert hall.owner.send(f"{desk}/finish").status_code == 422
        play_round(hall)
    assert hall.judge.send(f"{desk}/finish").status_code == 403
    assert hall.owner.send(f"{desk}/finish/reveal").status_code == 422
    page = hall.owner.done(f"{desk}/finish").text
    assert "Final ranking" in page
    assert hall.t.phase is Phase.FINISHED
    assert "Final ranking" in hall.owner.get(desk).text
    page = hall.owner.done(f"{desk}/finish/reveal").text
    assert hall.t.seed is not None
    assert hall.t.seed in page


def test_a_small_tournament_without_a_cut_ends_with_its_standings(hall: Hall) -> None:
    id = hall.started(players=8)
    play_all(hall)
    page = hall.owner.get(f"/t/{id}/desk/cut").text
    assert "None was announced." in page
    assert "If it ended now" in hall.owner.get(f"/t/{id}/desk/finish").text
    page = hall.owner.done(f"/t/{id}/desk/finish").text
    assert len(re.findall(r'class="score place"', page)) == 8


@pytest.mark.clause("CH-22")
def test_the_structure_changes_only_as_a_declared_deviation(hall: Hall) -> None:
    id = hall.started(players=8)
    fields = {"rounds": "3", "cut": "0", "reason": "the hall closes at six"}
    refused = hall.owner.send(f"/t/{id}/desk/finish/structure", **fields)
    assert refused.status_code == 422
    assert 'value="the hall closes at six"' in refused.text
    for _ in range(2):
        hall.owner.done(f"/t/{id}/desk/finish/structure", **fields, deviate="yes", key="once")
    assert hall.t.structure is not None
    assert hall.t.structure.rounds == 3
    assert "the hall closes at six" in hall.anybody.get(f"/t/{id}/log").text
    assert hall.judge.send(f"/t/{id}/desk/finish/structure", **fields).status_code == 403


def test_a_refused_change_of_the_structure_declares_nothing(hall: Hall) -> None:
    id = hall.started(players=8)
    fields = {"rounds": "3", "cut": "99", "reason": "the hall closes at six", "deviate": "yes"}
    before = hall.t.deviations
    assert hall.owner.send(f"/t/{id}/desk/finish/structure", **fields).status_code == 422
    assert hall.t.deviations == before


@pytest.mark.clause("CH-24", "TL-13", "PS-18")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_penalties_stand_beside_the_ranking_when_prizes_are_handed_out(hall: Hall, ruleset: str) -> None:
    id = hall.started(ruleset, 8)
    hall.owner.done(f"/t/{id}/desk/players/p2/drop", noticed="no")
    hall.owner.done(f"/t/{id}/desk/players/p2/penalty", penalty="no prize")
    page = hall.judge.get(f"/t/{id}/desk/finish").text
    assert ("no prize" in page, len(re.findall("Penalty</span>", page))) == (True, 1)
    assert hall.judge.send(f"/t/{id}/desk/players/p2/penalty", penalty="no cake").status_code == 403
    for client in (hall.player("p1"), hall.player("p2"), hall.anybody):
        for path in ("me", "standings", "log", "desk/finish"):
            assert "no prize" not in client.get(f"/t/{id}/{path}").text
