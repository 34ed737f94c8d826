"""Sitting down at a card table where people make mistakes, lose their phones, or would like to have another's seat."""

import re
from dataclasses import replace

import pytest

from tests.web.challengers.tables import is_refused, moved_on
from tests.web.challengers.test_tables import begun, joined
from tests.web.challengers.test_whole_game import right_to_the_referee
from tests.web.hall import Hall
from topcut.desk.card_tables import letters_of, link_of, open_tables
from topcut.ids import TournamentId
from topcut.store.accounts import Session
from topcut.web.challengers.join import MOST_WAITING
from topcut.web.settings import Limits, Settings
from topcut.words import say


def test_a_form_sent_twice_is_one_seat_and_never_that_of_somebody_else(hall: Hall) -> None:
    ana, bo, again, eve = (hall.client() for _ in range(4))
    id = begun(hall, ana)
    door = f"/challengers/join/{link_of(hall.desk, id)}"
    bo.done(door, name="Bo", key="a key of Bo")
    again.done(door, name="Bo", key="a key of Bo")  # the answer was lost on the way
    assert len(hall.t.players) == 2
    taken = eve.send(door, name="Ana", key="a key of Bo")
    is_refused(taken, "key-reused")
    assert eve.get(f"/t/{id}/game/other-phone").status_code == 303  # to the gate
    assert len(hall.t.players) == 2


def test_the_last_seat_is_taken_once_when_its_form_comes_twice(hall: Hall) -> None:
    ana, last = hall.client(), hall.client()
    door = f"/challengers/join/{link_of(hall.desk, begun(hall, ana))}"
    for number in range(6):
        joined(hall, hall.client(), f"Guest {number}")
    last.done(door, name="Last", key="the last one")
    last.cookies.delete(hall.settings.cookie)
    assert "Last" in last.done(door, name="Last", key="the last one").text
    assert len(hall.t.players) == 8


def test_two_taps_open_one_table(hall: Hall) -> None:
    ana = hall.client()
    first = ana.send("/challengers/open", name="Ana", key="one form")
    second = ana.send("/challengers/open", name="Ana", key="one form")
    assert first.headers["location"] == second.headers["location"]
    assert len(open_tables(hall.desk)) == 1
    assert "/game/deal" in ana.get(second.headers["location"]).text


def test_guessed_letters_keep_nobody_out_who_has_the_link_or_a_card(hall: Hall) -> None:
    ana, bo, eve = (hall.client() for _ in range(3))
    id = begun(hall, ana)
    for _ in range(25):
        eve.send("/challengers/join", code="AAAAAA")
    is_refused(hall.client().send("/challengers/join", code=letters_of(hall.desk, id)), "letters-off")
    joined(hall, bo, "Bo")
    assert len(hall.t.players) == 2
    hall.app.state.access.attempts.check_codes()  # a judge still gets in by a code


def test_a_game_that_is_over_says_so_to_whoever_comes_by_its_link_or_letters(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    ana.done(f"/t/{id}/game/deal")
    words = link_of(hall.desk, id), letters_of(hall.desk, id)
    moved_on(hall)
    for word in words:
        late = hall.client()
        page = late.get(f"/challengers/join/{word}", follow_redirects=True)
        assert "This game is over." in page.text
        assert f"/t/{id}/game/story" in page.text


def test_before_the_deal_a_lost_phone_is_replaced_by_link_too(hall: Hall) -> None:
    """The host's phone is lost, say: without it nobody could deal."""
    ana, bo, new = (hall.client() for _ in range(3))
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    door = f"/challengers/join/{link_of(hall.desk, id)}"
    assert 'name="seat" value="p1"' in new.get(door).text
    new.done(door, seat="p1")
    hall.wait(minutes=2)
    bo.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="yes")
    assert "/game/deal" in new.get(f"/t/{id}/game").text


def test_before_the_deal_people_stand_up_and_the_host_frees_a_seat(hall: Hall) -> None:
    ana, bo, cy = (hall.client() for _ in range(3))
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    joined(hall, cy, "Bo two")
    page = f"/t/{id}/game/stand-up"
    is_refused(bo.send(page, player="p3"), "not-the-host", player="Ana")
    ana.done(page, player="p3")
    assert list(hall.t.active) == ["p1", "p2"]
    assert cy.get(f"/t/{id}/game/other-phone").status_code == 303  # that phone has no seat any more
    joined(hall, hall.client(), "Bo two")  # the same name may sit down again
    ana.send(page, player="p1")  # the host goes
    assert 'action="/t/' in bo.get(f"/t/{id}/game").text
    bo.done(f"/t/{id}/game/deal")
    assert hall.t.card_table is not None
    assert len(hall.t.card_table.players) == 2
    is_refused(bo.send(page, player="p2"), "cards-dealt")
    moved_on(hall)
    right_to_the_referee(hall)


def test_once_cards_are_dealt_nobody_deals_again_or_stands_up(hall: Hall) -> None:
    client = hall.client()
    client.done("/challengers/open", name="Ana")
    id = hall.last = open_tables(hall.desk)[0]
    client.done(f"/t/{id}/game/deal", bots="1", bot="greedy")
    before = hall.t.facts
    is_refused(client.send(f"/t/{id}/game/deal", bots="1", bot="greedy"), "cards-dealt")
    is_refused(client.send(f"/t/{id}/game/stand-up", player="p1"), "cards-dealt")
    assert hall.t.facts == before


def test_games_that_are_over_make_room_but_not_without_end(hall: Hall) -> None:
    hall.owner.done("/challengers/tables", who="everyone", most="2", hours="3")
    eve = hall.client()
    for _ in range(2):
        eve.done("/challengers/alone")
        id = hall.last = open_tables(hall.desk)[0]
        eve.done(f"/t/{id}/game/deal")
        eve.done(f"/t/{id}/game/robot", player="p1", confirm="Q62")
        assert open_tables(hall.desk) == ()
    is_refused(eve.send("/challengers/alone"), "tables-quick")
    assert len(hall.store.tournaments()) == 2


def test_a_name_that_others_take_for_theirs_is_refused_at_the_door(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    for word in (link_of(hall.desk, id), letters_of(hall.desk, id)):
        is_refused(bo.send(f"/challengers/join/{word}", name=" ana"), "table-name-taken", name="Ana")
        is_refused(bo.send(f"/challengers/join/{word}", name="\u0410na"), "table-name-taken", name="Ana")  # Cyrillic A
    assert len(hall.t.players) == 1
    assert hall.store.applicants(id) == ()


def test_bots_are_refused_where_cards_are_printed(hall: Hall) -> None:
    ana = hall.client()
    id = begun(hall, ana)
    is_refused(ana.send(f"/t/{id}/game/deal", real="yes", bots="1"), "bots-with-printed-cards")
    assert hall.t.card_table is None


def crowded(hall: Hall, letters: str) -> None:
    """Somebody has guessed the letters, and rings until nobody else can."""
    for number in range(MOST_WAITING):
        hall.client().done(f"/challengers/join/{letters}", name=f"Nobody {number}")


@pytest.mark.fault("K5")
def test_a_stranger_who_rings_without_end_keeps_nobody_out_who_has_the_link(hall: Hall) -> None:
    ana, bo, new = (hall.client() for _ in range(3))
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    letters = letters_of(hall.desk, id)
    crowded(hall, letters)
    is_refused(hall.client().send(f"/challengers/join/{letters}", name="Cy"), "door-crowded")
    joined(hall, hall.client(), "Dee")
    new.done(f"/challengers/join/{link_of(hall.desk, id)}", seat="p2")  # a lost phone
    bo.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[-1].number, open="yes")
    assert new.get("/challengers/wait").headers["location"] == f"/t/{id}/game"


@pytest.mark.fault("K5")
def test_who_has_waited_long_waits_no_more(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    letters = letters_of(hall.desk, id)
    crowded(hall, letters)
    hall.wait(minutes=11)
    assert "Nobody 3" not in ana.get(f"/t/{id}/game").text
    bo.done(f"/challengers/join/{letters}", name="Bo")
    assert [one.name for one in hall.store.applicants(id)] == ["Bo"]
    assert "Let in" in ana.get(f"/t/{id}/game").text


@pytest.mark.fault("K5")
def test_the_host_sends_all_away_and_closes_the_door_to_letters_in_one_tap(hall: Hall) -> None:
    ana, bo = hall.client(), hall.client()
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    letters, page = letters_of(hall.desk, id), f"/t/{id}/game"
    crowded(hall, letters)
    assert say("table-letters.close") in ana.get(page).text
    assert say("table-letters.close") not in bo.get(page).text
    is_refused(bo.send(f"{page}/letters", ring="no"), "not-the-host", player="Ana")
    shown = ana.done(f"{page}/letters", ring="no").text
    assert letters not in shown
    assert say("table-letters.closed") in shown
    assert hall.store.applicants(id) == ()
    assert letters not in hall.anybody.get(f"{page}/projector").text
    is_refused(hall.client().send(f"/challengers/join/{letters}", name="Cy"), "table-letters-closed")
    is_refused(hall.client().send("/challengers/join", code=letters), "table-letters-closed")
    joined(hall, hall.client(), "Dee")
    assert letters in ana.done(f"{page}/letters", ring="yes").text
    hall.client().done(f"/challengers/join/{letters}", name="Cy")
    assert len(hall.store.applicants(id)) == 1


def test_who_has_lost_a_phone_is_let_in_where_cards_are_printed_too(hall: Hall) -> None:
    ana, bo, new = (hall.client() for _ in range(3))
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    ana.done(f"/t/{id}/game/deal", real="yes")
    new.done(f"/challengers/join/{link_of(hall.desk, id)}", seat="p2")
    assert "Let in" in ana.get(f"/t/{id}/game").text
    ana.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="yes")
    assert new.get(f"/t/{id}/game").status_code == 200


@pytest.mark.fault("H-4")
def test_who_was_put_out_for_good_opens_the_door_to_nobody(hall: Hall) -> None:
    """With a second phone they could ask for the host's seat, and let it in with the first."""
    ana, bo, second = (hall.client() for _ in range(3))
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    joined(hall, hall.client(), "Cy")
    kept = hall.client()
    code = re.search(r'class="code">([A-Z2-7-]+)<', bo.send(f"/t/{id}/game/other-phone").text)
    assert code is not None
    kept.send("/c/claim", code=code[1])
    ana.done(f"/t/{id}/game/deal")
    ana.done(f"/t/{id}/game/robot", player="p2", confirm="Q62")
    for phone in (bo, kept):
        assert phone.get(f"/t/{id}/game/other-phone").status_code == 303  # to the gate
    hall.store.change_access(
        lambda accounts: accounts.put(
            *(replace(one, ended=None) for one in accounts.every(Session, holder="p2", tournament=id))
        )
    )  # as if that had not been done
    second.done(f"/challengers/join/{link_of(hall.desk, id)}", seat="p1")
    hall.wait(minutes=2)
    assert 'name="rings"' not in bo.get(f"/t/{id}/game").text
    number = hall.store.applicants(id)[0].number
    is_refused(bo.send(f"/t/{id}/game/door", rings=number, open="yes"), "not-the-host", player="Ana")


@pytest.mark.fault("H-4")
def test_the_seat_of_a_host_who_is_away_is_not_taken_at_once(hall: Hall) -> None:
    ana, bo, second = (hall.client() for _ in range(3))
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    ana.done(f"/t/{id}/game/deal")
    ana.done(f"/t/{id}/game/stand-in", player="p1")
    hall.wait(minutes=2)  # Bo is host now
    second.done(f"/challengers/join/{link_of(hall.desk, id)}", seat="p1")
    door, number = f"/t/{id}/game/door", hall.store.applicants(id)[0].number
    is_refused(bo.send(door, rings=number, open="yes"), "ring-early", player="Ana", minutes=2)
    hall.wait(minutes=2)
    bo.done(door, rings=number, open="yes")
    assert second.get("/challengers/wait").headers["location"] == f"/t/{id}/game"


@pytest.mark.fault("H-4")
def test_a_form_sent_again_brings_no_seat_back_that_has_moved(hall: Hall) -> None:
    ana, bo, anas, bos = (hall.client() for _ in range(4))
    opening = ana.send("/challengers/open", name="Ana", key="a key of Ana")
    id = hall.last = TournamentId(opening.headers["location"].split("/")[2])
    door, mine = f"/challengers/join/{link_of(hall.desk, id)}", f"/t/{id}/game/other-phone"
    bo.done(door, name="Bo", key="a key of Bo")
    for seat, new in (("p2", bos), ("p1", anas)):
        new.done(door, seat=seat)
        ana.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="yes")
    is_refused(bo.send(door, name="Bo", key="a key of Bo"), "seat-moved")
    is_refused(hall.client().send("/challengers/open", name="Ana", key="a key of Ana"), "seat-moved")
    assert [one.get(mine).status_code for one in (ana, bo, anas, bos)] == [303, 303, 200, 200]  # 303: to the gate


@pytest.mark.fault("H-4")
def test_a_code_for_another_phone_ends_when_the_seat_moves_or_is_given_up(hall: Hall) -> None:
    ana, bo, new, thief = (hall.client() for _ in range(4))
    id = begun(hall, ana)
    joined(hall, bo, "Bo")
    first = bo.send(f"/t/{id}/game/other-phone").text
    new.done(f"/challengers/join/{link_of(hall.desk, id)}", seat="p2")
    ana.done(f"/t/{id}/game/door", rings=hall.store.applicants(id)[0].number, open="yes")
    second = new.send(f"/t/{id}/game/other-phone").text
    new.done(f"/t/{id}/game/stand-up", player="p2")
    for page in (first, second):
        code = re.search(r'class="code">([A-Z2-7-]+)<', page)
        assert code is not None
        is_refused(thief.send("/c/claim", code=code[1]), "code-unknown")


@pytest.mark.fault("K5")
def test_a_stranger_writes_only_so_often_at_a_door(hall: Hall) -> None:
    hall.app.state.settings = Settings(limits=Limits(sign_ups_a_minute=3))
    ana, eve = hall.client(), hall.client()
    id = begun(hall, ana)
    letters, link = (f"/challengers/join/{word}" for word in (letters_of(hall.desk, id), link_of(hall.desk, id)))
    for door in (letters, link):  # each counts apart: letters can be guessed
        for _ in range(3):
            eve.done(door, seat="p1")
        is_refused(eve.send(door, seat="p1"), "sign-up-busy")
    is_refused(hall.client().send(link, name="Bo"), "sign-up-busy")
    assert len(hall.t.players) == 1
    other = begun(hall, hall.client(), "Zoe")
    hall.client().done(f"/challengers/join/{link_of(hall.desk, other)}", name="Bo")
