"""Officials: named, released, let in with a code and a tap, sent away; and co-organizers by a link."""

import re
from dataclasses import replace

import pytest

from tests.web.hall import OWNER, Hall
from topcut.ids import PlayerId
from topcut.rules.tournament import Official


def held(hall: Hall) -> set[tuple[str, str]]:
    return {(one.id, one.role) for one in hall.t.officials}


@pytest.mark.clause("CH-47")
def test_an_official_is_named_with_a_role_of_the_rule_book_and_released(hall: Hall) -> None:
    id = hall.tournament(players=2, ready=False)
    assert "You need at least 1 Watcher" in hall.owner.get(f"/t/{id}/desk/officials").text
    page = hall.owner.done(f"/t/{id}/desk/officials", name="Wanda Maximoff", role="watcher").text
    assert "<bdi>Wanda Maximoff</bdi>" in page
    assert "You need at least" not in page
    assert held(hall) == {("o1", "watcher")}
    hall.owner.done(f"/t/{id}/desk/officials", name="wanda maximoff", role="head-watcher")
    assert held(hall) == {("o1", "watcher"), ("o1", "head-watcher")}
    hall.owner.done(f"/t/{id}/desk/officials/release", official="o1", role="head-watcher")
    assert held(hall) == {("o1", "watcher")}


def test_the_organizer_is_named_by_one_button_and_comes_back_to_the_start(hall: Hall) -> None:
    id = hall.tournament(players=2, ready=False)
    sent = hall.owner.send(f"/t/{id}/desk/officials", me="yes", role="watcher", back="start")
    assert sent.headers["location"] == f"/t/{id}/desk/start"
    assert held(hall) == {(OWNER.id, "watcher")}


@pytest.mark.clause("CH-48")
def test_a_player_is_no_watcher_and_a_refusal_keeps_nobody(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    people = len(hall.store.people(id))
    asked = hall.owner.send(f"/t/{id}/desk/officials", name="ána", role="watcher")
    assert (asked.status_code, 'name="who.ána" value="same"' in asked.text) == (422, True)
    assert 'value="ána"' in asked.text
    sent = hall.owner.send(f"/t/{id}/desk/officials", name="Ana", role="watcher", **{"who.Ana": "same"})
    assert (sent.status_code, "CH-48" in sent.text, "cannot play" in sent.text) == (422, True, True)
    assert hall.owner.send(f"/t/{id}/desk/officials", name="Nobody Yet", role="king").status_code == 422
    assert hall.owner.send(f"/t/{id}/desk/officials", name="", role="watcher").status_code == 422
    assert (held(hall), len(hall.store.people(id))) == (set(), people)


@pytest.mark.clause("CH-48")
def test_an_official_who_only_shares_the_name_of_a_player_is_somebody_else_for_good(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    hall.owner.done(f"/t/{id}/desk/officials", name="Ana", role="watcher", **{"who.Ana": "another"})
    assert held(hall) == {("o1", "watcher")}
    hall.owner.done(f"/t/{id}/desk/officials", name="Ana", role="head-watcher")  # not asked again
    assert held(hall) == {("o1", "watcher"), ("o1", "head-watcher")}


@pytest.mark.clause("MU-04")
def test_where_a_judge_may_play_another_official_is_chosen_for_those_games(hall: Hall) -> None:
    id = hall.tournament("munchkin", ["Ana", "Bo"], ready=False)
    assert "who rules on those games?" in hall.owner.get(f"/t/{id}/desk/officials").text
    hall.owner.done(f"/t/{id}/desk/officials", name="Ana", role="floor-judge", alternate=OWNER.id)
    assert hall.t.officials == (Official("p1", "floor-judge", PlayerId("p1"), OWNER.id),)


def test_a_judge_gets_in_by_a_code_and_a_tap(hall: Hall) -> None:
    id = hall.tournament(players=2)
    page = hall.owner.send(f"/t/{id}/desk/officials/code", name="Wanda")
    assert page.status_code == 200
    letters = re.search(r'class="big">([A-Z2-7]{4}-[A-Z2-7]{4})<', page.text)
    assert letters is not None
    assert letters[1] not in hall.owner.get(f"/t/{id}/desk/officials").text  # shown once
    phone = hall.client()
    phone.send("/judge", code=letters[1])
    assert phone.get(f"/t/{id}/desk").status_code != 200
    door = hall.owner.get(f"/t/{id}/desk/officials").text
    assert "Let Wanda in" in door
    session = re.search(r'name="session" value="([^"]+)"', door)
    assert session is not None
    assert hall.judge.send(f"/t/{id}/desk/officials/let-in", session=session[1], answer="yes").status_code == 403
    answer = hall.owner.done(f"/t/{id}/desk/officials/let-in", session=session[1], answer="yes")
    assert "Wanda has been let in." in answer.text
    assert phone.get(f"/t/{id}/desk").status_code == 200
    hall.owner.done(f"/t/{id}/desk/officials/revoke", holder="wanda")
    assert phone.get(f"/t/{id}/desk").status_code != 200


def test_who_is_sent_away_stays_outside(hall: Hall) -> None:
    id = hall.tournament(players=2)
    page = hall.owner.send(f"/t/{id}/desk/officials/code", name="Zoe").text
    letters = re.search(r'class="big">([A-Z2-7]{4}-[A-Z2-7]{4})<', page)
    assert letters is not None
    phone = hall.client()
    phone.send("/judge", code=letters[1])
    session = re.search(r'name="session" value="([^"]+)"', hall.owner.get(f"/t/{id}/desk/officials").text)
    assert session is not None
    hall.owner.done(f"/t/{id}/desk/officials/let-in", session=session[1], answer="no")
    assert phone.get(f"/t/{id}/desk").status_code != 200
    assert "Let Zoe in" not in hall.owner.get(f"/t/{id}/desk/officials").text


def test_only_the_owner_invites_a_co_organizer(hall: Hall) -> None:
    id = hall.tournament(players=2)
    page = hall.owner.send(f"/t/{id}/desk/officials/invite", name="Carl")
    assert page.status_code == 200
    assert f"{hall.settings.base_url}/join#" in page.text
    assert hall.co_organizer.send(f"/t/{id}/desk/officials/invite", name="Dora").status_code == 403
    assert "Create an invitation" not in hall.co_organizer.get(f"/t/{id}/desk/officials").text


def test_an_invitation_has_a_code_for_phones_only_where_phones_can_come(hall: Hall) -> None:
    id = hall.tournament(players=2)
    code, notice = "data:image/svg+xml", "Phones cannot reach this computer"
    page = hall.owner.send(f"/t/{id}/desk/officials/invite", name="Carl").text
    assert (code in page, notice in page) == (False, True)
    hall.app.state.settings = replace(hall.settings, base_url="http://192.168.1.5:8000")
    page = hall.owner.send(f"/t/{id}/desk/officials/invite", name="Dora").text
    assert (code in page, notice in page) == (True, False)


def test_judges_and_players_do_not_see_this_page(hall: Hall) -> None:
    id = hall.tournament(players=2)
    assert hall.judge.get(f"/t/{id}/desk/officials").status_code == 403
    assert hall.judge.send(f"/t/{id}/desk/officials", name="Zoe", role="watcher").status_code == 403
    assert hall.player("p1").get(f"/t/{id}/desk/officials").status_code == 403
