"""The round page: who sees it, what it says about each table, and what waits for whom."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import claimed, entered, first, name, play_round
from topcut.rules.actions import conduct
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Seat
from topcut.rules.state import State, board, the_board


def shown(page: str) -> str:
    """The text of a page as people read it."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def test_officials_see_the_round_and_nobody_else_does(hall: Hall) -> None:
    id = hall.paired()
    for client in (hall.owner, hall.co_organizer, hall.judge):
        page = client.get(f"/t/{id}/desk")
        assert page.status_code == 200
        assert "Officials only" in page.text
        assert 'class="desk"' in page.text
    assert hall.player("p1").get(f"/t/{id}/desk").status_code == 403
    assert hall.anybody.get(f"/t/{id}/desk").headers["location"] == "/login"


def test_before_the_first_round_the_desk_says_what_to_do(hall: Hall) -> None:
    id = hall.started()
    page = shown(hall.owner.get(f"/t/{id}/desk").text)
    assert "Ready for the first round" in page
    assert "Next: pair round 1" in page


def test_every_table_stands_with_its_state_and_score(hall: Hall) -> None:
    id = hall.paired(players=9)
    entered(hall, 1, (16, 9))
    claimed(hall, 2, (10, 12))
    claimed(hall, 3, (10, 12))
    claimed(hall, 3, (12, 10), Seat.SECOND)
    found = the_board(hall.t)
    assert [line.state for line in found.lines] == [State.SETTLED, State.CLAIMED, State.DISPUTED, State.OPEN]
    page = hall.owner.get(f"/t/{id}/desk").text
    assert "1 of 4 tables in" in page
    words = shown(page)
    assert "1 disputed · 1 claimed · 1 open · bye:" in words
    assert "16 : 9" in words
    assert "10 : 12 or 12 : 10" in words
    assert f"Claimed by {name(hall, first(hall, 2))}" in words
    assert [f'href="#t{table}"' in page for table in (1, 2, 3, 4)] == [True] * 4


def test_each_pairing_says_why_with_its_clause(hall: Hall) -> None:
    id = hall.paired(players=9)
    page = hall.owner.get(f"/t/{id}/desk").text
    assert "in the first round everyone is drawn at random" in page
    assert "/rules/challenger#CH-29" in page
    assert "the number of players is odd" in page


def test_what_was_paired_by_hand_is_not_called_a_draw(hall: Hall) -> None:
    id = hall.started(players=4)
    hall.owner.send(
        f"/t/{id}/desk/pairing", lines="2", **{"first-1": "Ana", "second-1": "Bo", "first-2": "Cy", "second-2": "Dee"}
    )
    answer = hall.owner.send(
        f"/t/{id}/desk/pairing/check",
        lines="2",
        round="1",
        **{"first-1": "Ana", "second-1": "Bo", "first-2": "Cy", "second-2": "Dee"},
    )
    token = re.search(r'name="seen" value="([0-9a-f]+)"', answer.text)
    assert token
    page = hall.owner.done(
        f"/t/{id}/desk/pairing",
        lines="2",
        round="1",
        seen=token[1],
        **{"first-1": "Ana", "second-1": "Bo", "first-2": "Cy", "second-2": "Dee"},
    )
    assert "drawn at random" not in page.text


@pytest.mark.clause("TL-15")
def test_the_roster_of_the_round_stands_beside_its_number(hall: Hall) -> None:
    id = hall.paired("timeline")
    page = hall.owner.get(f"/t/{id}/desk").text
    assert "Roster 1" in page
    assert "TL-15" in page
    play_round(hall)
    hall.pair()
    assert "Roster 2" in hall.owner.get(f"/t/{id}/desk").text


@pytest.mark.fault("G6")
def test_the_next_step_is_known_and_says_why_it_cannot_be_taken_yet(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 2, (16, 9))
    page = hall.owner.get(f"/t/{id}/desk").text
    assert 'aria-disabled="true" aria-describedby="notyet">Preview round 2' in page
    assert "Round 1 still has 3 open tables: 1, 3 and 4. Enter their results first." in page
    for table in (1, 3, 4):
        entered(hall, table, (16, 9))
    page = hall.owner.get(f"/t/{id}/desk").text
    assert f'formaction="/t/{id}/desk/preview/open" name="round" value="2"' in page
    assert "Close round 1" in page


def test_an_official_is_not_offered_what_only_the_organizer_may(hall: Hall) -> None:
    id = hall.paired()
    theirs = hall.judge.get(f"/t/{id}/desk").text
    assert "/desk/unpair" not in theirs
    assert "Drop a player" not in theirs
    assert 'name="table"' in theirs
    assert "Drop a player" in hall.owner.get(f"/t/{id}/desk").text


@pytest.mark.clause("CH-14")
def test_a_call_reaches_the_officials_page_at_once(hall: Hall) -> None:
    id = hall.paired()
    hall.act(conduct.call_official, "Line of sight", by=Actor(Role.PLAYER, first(hall, 3)))
    page = shown(hall.judge.get(f"/t/{id}/desk").text)
    assert "1 waiting" in page
    assert "Line of sight" in page
    assert "Line of sight" not in hall.anybody.get(f"/t/{id}").text


def test_a_match_moves_to_another_table_and_who_sits_there_changes_places(hall: Hall) -> None:
    id = hall.paired()
    mine, theirs = first(hall, 1), first(hall, 4)
    page = hall.owner.done(f"/t/{id}/desk/move", table="1", to="4")
    assert "The match at table 1 is now at table 4." in page.text
    assert (first(hall, 4), first(hall, 1)) == (mine, theirs)
    refused = hall.owner.send(f"/t/{id}/desk/move", table="9", to="4")
    assert refused.status_code == 422
    assert "able 9" in refused.text


def test_a_round_is_closed_once_and_then_its_old_forms_are_refused(hall: Hall) -> None:
    id = hall.paired()
    early = hall.owner.send(f"/t/{id}/desk/close", round="1")
    assert early.status_code == 422
    assert "still has 4 open tables" in early.text
    play_round(hall)
    hall.owner.done(f"/t/{id}/desk/close", round="1")
    assert hall.t.rounds[0].closed
    late = hall.owner.send(f"/t/{id}/desk/close", round="1")
    assert late.status_code == 409


@pytest.mark.fault("G5")
def test_a_pairing_is_taken_back_with_a_reason_and_drawn_again_as_another_attempt(hall: Hall) -> None:
    id = hall.paired()
    assert hall.owner.send(f"/t/{id}/desk/unpair", round="1", reason="").status_code == 422
    hall.owner.done(f"/t/{id}/desk/unpair", round="1", reason="two players came late")
    assert not hall.t.rounds
    page = hall.owner.get(f"/t/{id}/desk/preview").text
    assert "attempt 2" in page
    assert "Why is it drawn again?" in page
    assert "two players came late" in hall.anybody.get(f"/t/{id}/log").text


def test_there_is_no_board_before_a_round_is_published(hall: Hall) -> None:
    hall.started()
    assert board(hall.t) is None
    id = hall.last
    refused = hall.owner.send(f"/t/{id}/desk/move", table="1", to="2")
    assert "No round" in refused.text


def test_names_that_bite_are_shown_as_text(hall: Hall) -> None:
    bad = [
        "<script>alert(1)</script>",
        "\u202egnihton",
        "x" * 80,
        "🎲 Zoë",
        "'; DROP TABLE",
        '"><img src=x onerror=1>',
        "{{7*7}}",
        "a&b",
    ]
    id = hall.paired(players=bad)
    for place in ("", "/preview", "/players", "/log", "/export", "/check-results", "/calls", "/players/p1"):
        page = hall.owner.get(f"/t/{id}/desk{place}").text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert ">49<" not in page
