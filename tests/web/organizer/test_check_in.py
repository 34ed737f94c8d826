"""Check-in: one tap each way, a count, what is left, and the waiting list."""

import pytest

from tests.web.hall import Hall
from topcut.ids import PlayerId
from topcut.rules.actions.structure import start


def here(hall: Hall) -> set[str]:
    return {player.id for player in hall.t.players.values() if player.checked_in}


def test_one_tap_checks_in_and_the_next_page_can_take_it_back(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Cy"], ready=False)
    page = hall.judge.done(f"/t/{id}/desk/check-in", player="p2", here="yes").text
    assert "1 of 3 here" in page
    assert "<bdi>Bo</bdi> is here." in page
    assert "Undo" in page
    page = hall.judge.done(f"/t/{id}/desk/check-in", player="p2", here="no").text
    assert "0 of 3 here" in page
    assert here(hall) == set()


def test_a_second_tap_says_that_somebody_was_faster(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    hall.judge.done(f"/t/{id}/desk/check-in", player="p1", here="yes")
    again = hall.owner.send(f"/t/{id}/desk/check-in", player="p1", here="yes")
    assert (again.status_code, 'id="refusal"' in again.text) == (422, True)
    assert here(hall) == {"p1"}


def test_the_filter_shows_who_is_not_yet_here(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    page = hall.judge.done(f"/t/{id}/desk/check-in", player="p1", here="yes", show="awaited").text
    assert ('id="tap-p1"' in page, 'id="tap-p2"' in page) == (False, True)
    found = hall.judge.get(f"/t/{id}/desk/check-in?q=BO").text
    assert ('id="tap-p1"' in found, 'id="tap-p2"' in found) == (False, True)


def test_everybody_at_once(hall: Hall) -> None:
    id = hall.tournament(players=4, ready=False)
    page = hall.owner.done(f"/t/{id}/desk/check-in", everybody="yes").text
    assert "Everyone is checked in." in page
    assert len(here(hall)) == 4


def test_who_is_not_coming_makes_room_for_the_next_in_line(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False, capacity=2)
    hall.owner.done(f"/t/{id}/desk/players", names="Cy\nDee")
    assert "Waiting list" in hall.owner.get(f"/t/{id}/desk/check-in").text
    assert hall.owner.send(f"/t/{id}/desk/check-in/off", player="").status_code == 422
    asked = hall.owner.send(f"/t/{id}/desk/check-in/off", player="p1")
    assert (asked.status_code, "Withdraw Ana?" in asked.text) == (422, True)
    assert PlayerId("p1") in hall.t.players
    page = hall.owner.done(f"/t/{id}/desk/check-in/off", player="p1", sure="yes").text
    assert "Ana is withdrawn, and Cy moves up from the waiting list." in page
    assert not hall.t.players[PlayerId("p3")].waiting
    page = hall.owner.done(f"/t/{id}/desk/check-in/off", player="p4", sure="yes").text
    assert "Dee is withdrawn." in page
    assert hall.judge.send(f"/t/{id}/desk/check-in/off", player="p2").status_code == 403


@pytest.mark.fault("D7")
def test_an_old_page_cannot_check_anybody_in_after_the_start(hall: Hall) -> None:
    id = hall.tournament(players=4)
    hall.act(start)
    sent = hall.judge.send(f"/t/{id}/desk/check-in", player="p1", here="no")
    assert sent.status_code in {409, 422}
    assert len(here(hall)) == 4


def test_an_empty_check_in_says_what_to_do_first(hall: Hall) -> None:
    id = hall.tournament(players=0, ready=False)
    page = hall.owner.get(f"/t/{id}/desk/check-in").text
    assert "No one is entered yet" in page
    assert f'href="/t/{id}/desk/players"' in page


def test_players_and_strangers_check_nobody_in(hall: Hall) -> None:
    id = hall.tournament(players=2, ready=False)
    for client in (hall.player("p1"), hall.anybody):
        assert client.get(f"/t/{id}/desk/check-in").status_code in {303, 403}
        assert client.send(f"/t/{id}/desk/check-in", player="p1", here="yes").status_code in {401, 403}
    assert here(hall) == set()


def test_the_organizer_lets_players_check_themselves_in(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    assert hall.judge.send(f"/t/{id}/desk/check-in/phones", allowed="yes").status_code == 403
    page = hall.owner.get(f"/t/{id}/desk/check-in").text
    assert f'action="/t/{id}/desk/check-in/phones"' in page
    assert f'action="/t/{id}/desk/check-in/phones"' not in hall.judge.get(f"/t/{id}/desk/check-in").text
    hall.owner.done(f"/t/{id}/desk/check-in/phones", allowed="yes")
    assert hall.t.self_check_in
    hall.owner.done(f"/t/{id}/desk/check-in/phones", allowed="no")
    assert not hall.t.self_check_in
