"""Typing all results a second time: every difference is listed, and nothing is recorded."""

from tests.web.hall import Hall
from tests.web.organizer.playing_on import entered, first, name
from topcut.web.organizer.board import the_board
from topcut.web.organizer.rekeying import checked, differences


def test_what_agrees_is_not_listed_and_what_differs_is(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 1, (16, 9))
    entered(hall, 2, (16, 9))
    before = hall.t.facts
    typed = {"1.vp-1": "16", "1.vp-2": "9", "2.vp-1": "6", "2.vp-2": "9", "3.vp-1": "5", "3.vp-2": "4", "4.vp-1": "x"}
    page = hall.judge.send(f"/t/{id}/desk/check-results", **typed)
    assert page.status_code == 200
    assert "3 of 4 tables differ" in page.text
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
    assert "All 1 tables that were typed agree" in page.text


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
