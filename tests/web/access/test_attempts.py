"""What one player may write: more than a person does is not kept, and the desk is told."""

import pytest

from tests.web.hall import Hall
from topcut.rules.facts import ListHandedIn, OfficialCalled
from topcut.web.access.attempts import LISTS, MUCH
from topcut.web.settings import Limits
from topcut.words import say


@pytest.mark.fault("K6")
def test_one_player_cannot_fill_the_disk_with_calls(hall: Hall) -> None:
    """Calling and taking it back made 3,650 facts in 25 seconds."""
    id = hall.paired()
    me, other = hall.player("p1"), hall.player("p2")
    answers = []
    for _ in range(Limits().writes_a_minute):
        answers.append(me.send(f"/t/{id}/me/call", about="").status_code)
        answers.append(me.send(f"/t/{id}/me/call/done", call=str(len(hall.t.conduct.calls))).status_code)
    assert answers.count(429) == Limits().writes_a_minute  # writes-too-many
    called = [stamped for stamped in hall.desk.history(id) if isinstance(stamped.fact, OfficialCalled)]
    assert len(called) <= Limits().writes_a_minute / 2
    assert other.send(f"/t/{id}/me/call", about="").status_code == 303
    page = hall.judge.get(f"/t/{id}/desk").text
    assert "sends more than a person does" in page
    assert f'action="/t/{id}/desk/players/p1/card"' in hall.owner.get(f"/t/{id}/desk").text
    hall.owner.send(f"/t/{id}/desk/players/p1/card")
    assert me.get(f"/t/{id}/me").status_code in {303, 403}
    hall.wait(minutes=11)
    assert "sends more than a person does" not in hall.owner.get(f"/t/{id}/desk").text


@pytest.mark.fault("K6")
def test_only_a_game_of_cards_is_answered_as_quickly_as_it_asks(hall: Hall) -> None:
    id = hall.paired(players=8)
    phone, most = hall.player("p1"), Limits().writes_a_minute
    answers = [phone.send(f"/t/{id}/game/answer", said="A", of="draw-0").status_code for _ in range(most + 1)]
    assert 429 not in answers[:most]
    assert answers[most] == 429


@pytest.mark.fault("K6")
def test_lists_stay_for_ever_so_there_are_fewer_of_them(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    answers = [me.send(f"/t/{id}/me/list", text=f"Characters\nHulk {n}").status_code for n in range(LISTS.amount + 3)]
    assert answers == [303] * LISTS.amount + [429] * 3
    kept = [stamped for stamped in hall.desk.history(id) if isinstance(stamped.fact, ListHandedIn)]
    assert len(kept) == LISTS.amount


def test_looking_takes_nothing_from_handing_in_nor_from_others(hall: Hall) -> None:
    id = hall.tournament("challenger", 4, ready=False)
    me = hall.player("p1")
    for n in range(LISTS.amount + 3):
        assert me.send(f"/t/{id}/me/list", text=f"Characters\nHulk {n}", step="check").status_code == 200
    assert me.send(f"/t/{id}/me/list", text="Characters\nHulk").status_code == 303


def test_a_phone_with_a_player_can_still_sign_out_and_use_another_card(hall: Hall) -> None:
    """Forms without a tournament were refused, because its players were to be counted."""
    hall.paired()
    assert hall.player("p1").send("/logout").status_code == 303
    assert hall.player("p2").send("/c", card="nope").status_code != 404


def test_all_players_together_are_limited_too(hall: Hall) -> None:
    id = hall.paired(players=16)
    attempts = hall.app.state.access.attempts
    for n in range(Limits().writes_a_minute_of_all):
        attempts.write(
            id, f"x{n}", hall.desk.clock.now(), a_minute=40, is_list=False, of_all=Limits().writes_a_minute_of_all
        )
    refused = hall.player("p1").send(f"/t/{id}/me/call", about="")
    assert refused.status_code == 429  # writes-busy
    assert hall.owner.send(f"/t/{id}/desk/clock/start").status_code != 429


@pytest.mark.fault("K6")
def test_a_player_who_sends_an_unusual_share_is_told_to_the_desk(hall: Hall) -> None:
    """Below every limit, and for as long as nobody looks."""
    id = hall.paired(players=16)
    attempts, limits = hall.app.state.access.attempts, Limits()
    told = {"a_minute": 10 * limits.writes_a_minute, "is_list": False, "of_all": 10_000}
    for number in range(MUCH):
        attempts.write(id, "p1", hall.desk.clock.now(), **told)
        attempts.write(id, f"p{2 + number % 15}", hall.desk.clock.now(), **told)
    assert not attempts.flooding(id, hall.desk.clock.now())
    attempts.write(id, "p1", hall.desk.clock.now(), **told)
    (flood,) = attempts.flooding(id, hall.desk.clock.now())
    assert (flood.player, flood.share) == ("p1", 50)
    page = hall.owner.get(f"/t/{id}/desk").text
    assert say("flood-share", share=50) in page
    assert f'action="/t/{id}/desk/players/p1/card"' in page


def test_what_many_send_is_nobodys_flood(hall: Hall) -> None:
    id = hall.paired(players=16)
    attempts = hall.app.state.access.attempts
    for number in range(16 * (MUCH + 2)):
        told = {"a_minute": 1000, "is_list": False, "of_all": 100_000}
        attempts.write(id, f"p{1 + number % 16}", hall.desk.clock.now(), **told)
    assert not attempts.flooding(id, hall.desk.clock.now())
