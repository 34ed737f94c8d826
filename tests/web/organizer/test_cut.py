"""The cut with its reasons, and the bracket as a drawing that fills in."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import entered, play_all, play_round
from topcut.rules.actions import cut


def words(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def cut_made(hall: Hall, ruleset: str = "challenger") -> str:
    id = hall.started(ruleset, 17)
    play_all(hall)
    hall.act(cut.make_cut)
    return f"/t/{id}/desk"


@pytest.mark.clause("CH-34")
def test_the_cut_is_shown_with_reasons_before_it_is_made(hall: Hall) -> None:
    id = hall.started(players=17)
    early = hall.owner.get(f"/t/{id}/desk/cut").text
    assert 'aria-disabled="true"' in early
    assert hall.owner.send(f"/t/{id}/desk/cut").status_code == 422
    play_all(hall)
    page = hall.judge.get(f"/t/{id}/desk/cut").text
    assert page.count("after the Swiss rounds.") == 4
    assert "the cut</div>" in page
    assert hall.judge.send(f"/t/{id}/desk/cut").status_code == 403
    assert hall.player("p1").get(f"/t/{id}/desk/cut").status_code == 403
    page = hall.owner.done(f"/t/{id}/desk/cut").text
    assert "Seeds" in page
    assert hall.t.bracket is not None
    assert len(hall.t.bracket.seeds) == 4


@pytest.mark.clause("MU-35")
def test_a_lot_that_decides_is_told_where_the_cut_is_made(hall: Hall) -> None:
    id = hall.started("munchkin", 17)
    level = hall.judge.get(f"/t/{id}/desk/cut").text
    assert level.count("by lot: both have the same") == level.count('<tr><td class="num">') - 1 > 4
    assert "still to come" in level
    play_all(hall)
    assert "still to come" not in hall.judge.get(f"/t/{id}/desk/cut").text


@pytest.mark.clause("CH-35")
def test_somebody_who_leaves_before_the_first_game_is_replaced(hall: Hall) -> None:
    desk = cut_made(hall)
    assert hall.t.bracket is not None
    gone = hall.t.bracket.seeds[0]
    assert "is replaced by the next in the standings" in hall.owner.get(f"{desk}/cut").text
    hall.owner.done(f"{desk}/players/{gone}/drop")
    page = hall.owner.get(f"{desk}/cut").text
    assert page.partition('class="cutline"')[0].count("<tr><td") == 5  # one left above it, and the fifth came in
    assert hall.t.bracket is not None
    assert gone not in hall.t.bracket.seeds
    assert len(hall.t.bracket.seeds) == 4
    hall.act(cut.publish_bracket)
    play_round(hall)
    assert "players who leave now are not replaced" in hall.owner.get(f"{desk}/cut").text


@pytest.mark.clause("PS-35")
def test_the_bracket_is_a_drawing_that_fills_in_as_results_come(hall: Hall) -> None:
    desk = cut_made(hall, "showdown")
    page = hall.judge.get(f"{desk}/bracket").text
    assert 'class="bracket desk-bracket rounds-3"' in page
    assert page.count('class="duel') == 7
    assert "Quarterfinals" in page
    assert 'class="done' not in page
    hall.owner.done(f"{desk}/bracket/publish", round="1")
    entered(hall, 1, (2, 1))
    page = hall.judge.get(f"{desk}/bracket").text
    assert page.count('class="done') == 1
    assert page.count("playing at table") == 3
    assert "goes on: won match" in page
    assert hall.player("p1").get(f"{desk}/bracket").status_code == 403


def test_before_the_cut_there_is_no_bracket(hall: Hall) -> None:
    id = hall.started(players=17)
    assert hall.owner.get(f"/t/{id}/desk/bracket").status_code == 422
    assert hall.owner.get(f"/t/{id}/desk/preview").status_code == 200


@pytest.mark.fault("C5")
def test_bracket_rounds_are_published_once_and_in_turn(hall: Hall) -> None:
    desk = cut_made(hall)
    assert hall.owner.get(f"{desk}/preview").headers["location"] == f"{desk}/bracket"
    assert hall.judge.send(f"{desk}/bracket/publish", round="1").status_code == 403
    hall.owner.done(f"{desk}/bracket/publish", round="1")
    late = hall.co_organizer.send(f"{desk}/bracket/publish", round="1")
    assert late.status_code == 409
    assert "already paired, by Olga" in late.text
    early = hall.owner.send(f"{desk}/bracket/publish", round="2")
    assert early.status_code == 422


@pytest.mark.clause("CH-36")
def test_a_drawn_bracket_match_goes_to_the_higher_rank_and_says_so(hall: Hall) -> None:
    desk = cut_made(hall)
    hall.owner.done(f"{desk}/bracket/publish", round="1")
    entered(hall, 1, (14, 14))
    page = words(hall.judge.get(desk).text)
    assert "goes on" in page
    assert "drawn: the higher seed goes on" in hall.judge.get(f"{desk}/bracket").text
