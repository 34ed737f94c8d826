"""Typing all results a second time: every difference is listed, and nothing is recorded."""

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import entered, first, name, number_at, play_all
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.reports import enter
from topcut.rules.match import Entry, Seat, Stage, Unfinished
from topcut.rules.ruleset import How
from topcut.rules.state import the_board
from topcut.web.organizer.check_results import checked, differences


def test_what_agrees_is_not_listed_and_what_differs_is(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 1, (16, 9))
    entered(hall, 2, (16, 9))
    before = hall.t.facts
    typed = {"1.vp-1": "16", "1.vp-2": "9", "2.vp-1": "6", "2.vp-2": "9", "3.vp-1": "5", "3.vp-2": "4", "4.vp-1": "x"}
    page = hall.judge.send(f"/t/{id}/desk/check-results", **typed)
    assert page.status_code == 200
    assert "Tables that differ: 3 of 4" in page.text
    assert "nothing yet" in page.text
    assert "two whole numbers" in page.text
    assert "Correct table 2" in page.text
    assert "Enter table 3" in page.text
    assert 'value="6"' in page.text
    assert hall.t.facts == before


def test_everything_right_says_so(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 1, (16, 9))
    page = hall.judge.send(f"/t/{id}/desk/check-results", **{"1.vp-1": "16", "1.vp-2": "9"})
    assert "The table that was typed agrees" in page.text


def test_where_only_the_winner_counts_only_the_winner_is_compared(hall: Hall) -> None:
    hall.paired("munchkin")
    entered(hall, 1, (2, 1))
    found = the_board(hall.t)
    assert differences(hall.t, found, {"1.winner": "1"}) == ()
    assert len(differences(hall.t, found, {"1.winner": "2"})) == 1
    assert checked(found, {"1.winner": "2", "2.winner": " "}) == 1


def test_before_a_round_there_is_nothing_to_compare(hall: Hall) -> None:
    id = hall.started()
    assert "No round is paired yet" in hall.judge.get(f"/t/{id}/desk/check-results").text


def test_only_officials_compare(hall: Hall) -> None:
    id = hall.paired()
    assert name(hall, first(hall, 1)) in hall.judge.get(f"/t/{id}/desk/check-results").text
    assert hall.player("p1").get(f"/t/{id}/desk/check-results").status_code == 403


@pytest.mark.clause("PS-25")
def test_the_card_of_an_open_struggle_is_left_out_of_the_figures_here_too(hall: Hall) -> None:
    id = hall.paired("showdown")
    at_time = Entry(scores={"struggle": (1, 1), "wounds": (5, 3)}, unfinished=Unfinished.SECOND)
    hall.act(enter, 1, number_at(hall, 1), at_time)
    found = the_board(hall.t)
    typed = {"1.struggle-1": "1", "1.struggle-2": "1", "1.wounds-1": "5", "1.wounds-2": "3"}
    assert differences(hall.t, found, {**typed, "1.unfinished": "second"}) == ()
    (missing,) = differences(hall.t, found, typed)
    assert missing.refusal is not None
    assert missing.refusal.code == "unfinished-missing"
    page = hall.judge.send(f"/t/{id}/desk/check-results", **{**typed, "1.unfinished": "first"}).text
    assert "Tables that differ: 1 of 1" in page
    assert '<option value="first" selected' in page


@pytest.mark.clause("MU-21")
def test_the_games_of_a_match_are_typed_again_too(hall: Hall) -> None:
    id = hall.started("munchkin", 17)
    play_all(hall)
    hall.act(make_cut)
    hall.act(publish_bracket)
    assert 'name="1.game-3"' in hall.judge.get(f"/t/{id}/desk/check-results").text
    hall.act(enter, 1, number_at(hall, 1), Entry(games=(Seat.FIRST, Seat.FIRST)), stage=Stage.BRACKET)
    found = the_board(hall.t)
    assert differences(hall.t, found, {"1.game-1": "1", "1.game-2": "1"}) == ()
    assert len(differences(hall.t, found, {"1.game-1": "1", "1.game-2": "2", "1.game-3": "1"})) == 1
    at_time = Entry(how=How.TIME, games=(Seat.SECOND,))
    hall.act(enter, 1, number_at(hall, 2), at_time, stage=Stage.BRACKET)
    assert differences(hall.t, the_board(hall.t), {"2.game-1": "2"}) == ()  # a slip does not say that time was called
