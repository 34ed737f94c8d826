"""Signing up without an account, on one's own phone."""

import re

import pytest

from tests.web.doors import refused
from tests.web.hall import Hall
from tests.web.public.reading import read, words
from topcut.ids import TournamentId
from topcut.rules.actions import registration, structure
from topcut.store.applicants import SignUp
from topcut.web.settings import Limits, Settings


def opened(hall: Hall, *, asks: bool = False, **created: object) -> TournamentId:
    """A tournament that takes sign-ups."""
    t = hall.tournament(ready=False, **created)  # type: ignore[arg-type]
    hall.store.set_sign_up(t, SignUp(open=True, asks=asks))
    return t


def test_a_name_is_enough_and_the_phone_is_signed_in_at_once(hall: Hall) -> None:
    t = opened(hall, players=3)
    phone = hall.client()
    page = words(phone.done(f"/t/{t}/sign-up", name="Zoe", accept="yes"))
    assert "You are in, Zoe." in page
    assert re.search(r"your code is [A-Z2-7]{4}-", page)
    assert list(hall.t.players)[-1] == "p4"
    again = read(phone, f"/t/{t}/sign-up")
    assert "Zoe, you are in" in again
    assert "your code is" not in again, "it is shown only once"
    assert phone.get(f"/t/{t}/me").status_code == 200


def test_signing_up_leads_to_the_players_own_page_and_needs_no_card(hall: Hall) -> None:
    t = opened(hall, players=3)
    phone = hall.client()
    sent = phone.send(f"/t/{t}/sign-up", name="Zoe", accept="yes", nonce="0f" * 16)
    assert sent.headers["location"].startswith(f"/t/{t}/me?came=")
    page = phone.get(sent.headers["location"]).text
    assert 'id="now"' in page
    assert f'data-drawn="{"0f" * 16}" hidden' in page, "the phone keeps the receipt of its number"
    assert "3 players have not claimed a card" in hall.owner.get(f"/t/{t}/desk/cards").text
    hall.owner.done(f"/t/{t}/desk/check-in", player="p4", here="yes")
    assert "Show the card" not in hall.owner.get(f"/t/{t}/desk/check-in?last=p4").text


def test_who_waits_in_line_reads_the_place_on_the_own_page(hall: Hall) -> None:
    t = opened(hall, players=3, capacity=3)
    hall.client().done(f"/t/{t}/sign-up", name="Zoe", accept="yes")
    page = words(hall.client().done(f"/t/{t}/sign-up", name="Yan", accept="yes"))
    assert "You are number 2 in line." in page


def test_a_phone_adds_a_number_of_its_own_to_the_draw(hall: Hall) -> None:
    t = opened(hall, players=3)
    hall.client().done(f"/t/{t}/sign-up", name="Zoe", accept="yes", nonce="0f" * 16)
    hall.client().done(f"/t/{t}/sign-up", name="Yan", accept="yes", nonce="no number")
    assert [player.nonce for player in hall.t.players.values()] == [None, None, None, "0f" * 16, None]
    assert "1 phone added a number of its own after that." in read(hall.anybody, f"/t/{t}")


def test_the_code_lets_another_phone_in(hall: Hall) -> None:
    t = opened(hall, players=3)
    page = words(hall.client().done(f"/t/{t}/sign-up", name="Zoe", accept="yes"))
    found = re.search(r"your code is ([A-Z2-7-]+)\.", page)
    assert found is not None
    other = hall.client()
    assert other.send("/c", code=found[1]).status_code in {200, 303}


def test_club_and_contact_are_kept_and_only_the_club_is_public(hall: Hall) -> None:
    t = opened(hall, players=3)
    hall.client().done(f"/t/{t}/sign-up", name="Zoe", club="North", contact="zoe@example.org", accept="yes")
    kept = next(person for person in hall.store.people(t) if person.name == "Zoe")
    assert (kept.club, kept.contact) == ("North", "zoe@example.org")
    assert "of North" in read(hall.anybody, f"/t/{t}/log") or "North" in read(hall.anybody, f"/t/{t}/log")
    for page in ("", "/log", "/sign-up", "/standings", "/archive"):
        assert "zoe@example.org" not in hall.anybody.get(f"/t/{t}{page}").text


def said_once(page: str) -> str:
    return page.split('id="said"', 1)[1].split("</div>", 1)[0]


def test_a_full_field_has_a_waiting_list_that_tells_ones_place(hall: Hall) -> None:
    t = opened(hall, players=2, capacity=2)
    assert "The field is full: you join the waiting list" in read(hall.anybody, f"/t/{t}/sign-up")
    first, second = hall.client(), hall.client()
    for number, (client, name) in enumerate(((first, "Zoe"), (second, "Yan")), start=1):
        page = client.done(f"/t/{t}/sign-up", name=name, accept="yes").text
        assert f"You are number {number} in line." in page
        assert "your code is" in said_once(page)
        assert "line" not in said_once(page), "this stays when the line has moved"
    hall.act(registration.withdraw, next(iter(hall.t.players)))
    assert "Zoe, you are in" in read(first, f"/t/{t}/sign-up")
    assert "you are number 1 on the waiting list" in read(second, f"/t/{t}/sign-up")


@pytest.mark.fault("C3")
def test_a_form_sent_twice_enters_somebody_once(hall: Hall) -> None:
    t = opened(hall, players=3)
    phone = hall.client()
    for _ in range(2):
        assert phone.send(f"/t/{t}/sign-up", name="Zoe", accept="yes", key="once").status_code == 303
    assert len(hall.t.players) == 4


def test_a_name_that_is_in_already_is_refused_and_what_was_typed_stays(hall: Hall) -> None:
    t = opened(hall, players=["Ana", "Bo"])
    answer = hall.client().send(f"/t/{t}/sign-up", name="ana", club="North", accept="yes")
    assert answer.status_code == 422
    assert 'value="North"' in answer.text
    assert "ana" in refused(answer)
    assert len(hall.t.players) == 2


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": "Zoe"}, "Tick the box to allow your name on the public pages"),
        ({"name": "   ", "accept": "yes"}, "name"),
        ({"name": "Z" * 81, "accept": "yes"}, "80"),
        ({"name": "Zoe", "accept": "yes", "website": "http://buy.example"}, "did not look like a person"),
        ({"name": "Zoe", "accept": "yes", "contact": "x" * 201}, "160"),
    ],
)
def test_what_cannot_be_taken_is_said_and_nobody_is_entered(hall: Hall, fields: dict[str, str], code: str) -> None:
    """Refusals not-accepted and sign-up-junk among them."""
    t = opened(hall, players=2)
    answer = hall.client().send(f"/t/{t}/sign-up", **fields)
    assert answer.status_code == 422
    assert code in refused(answer)
    assert len(hall.t.players) == 2
    assert len(hall.store.people(t)) == 2


@pytest.mark.fault("K5")
def test_junk_is_limited_by_tournament_and_not_by_address(hall: Hall) -> None:
    """Refusals sign-up-busy and sign-up-full."""
    hall.app.state.settings = Settings(limits=Limits(sign_ups_a_minute=3))
    t = opened(hall, players=2)
    for number in range(3):
        assert hall.client().send(f"/t/{t}/sign-up", name=f"New {number}", accept="yes").status_code == 303
    busy = hall.client().send(f"/t/{t}/sign-up", name="One more", accept="yes")
    assert "Wait a minute" in refused(busy)
    other = opened(hall, players=2)
    assert hall.client().send(f"/t/{other}/sign-up", name="One more", accept="yes").status_code == 303


@pytest.mark.fault("K5")
def test_a_waiting_list_ends_somewhere(hall: Hall) -> None:
    hall.app.state.settings = Settings(limits=Limits(waiting=1, players=3))
    t = opened(hall, players=2, capacity=2)
    assert hall.client().send(f"/t/{t}/sign-up", name="Zoe", accept="yes").status_code == 303
    assert "waiting list is full" in refused(hall.client().send(f"/t/{t}/sign-up", name="Yan", accept="yes"))
    open_field = opened(hall, players=3)
    assert "full" in refused(hall.client().send(f"/t/{open_field}/sign-up", name="Yan", accept="yes"))


def test_where_the_organizer_asks_nobody_is_in_before_the_answer(hall: Hall) -> None:
    t = opened(hall, players=2, asks=True)
    phone = hall.client()
    page = words(phone.done(f"/t/{t}/sign-up", name="Zoe", contact="zoe@example.org", accept="yes"))
    assert "Thank you, Zoe. The Event Organizer looks at every sign-up" in page
    assert len(hall.t.players) == 2
    assert [one.name for one in hall.store.applicants(t)] == ["Zoe"]
    for path in ("", "/log", "/archive", "/sign-up"):
        assert "Zoe" not in hall.anybody.get(f"/t/{t}{path}").text


def test_a_page_that_is_not_open_says_whom_to_ask(hall: Hall) -> None:
    t = hall.tournament(players=2, ready=False)
    assert "Sign-up on this page is closed at the moment. Ask the Event Organizer" in read(
        hall.anybody, f"/t/{t}/sign-up"
    )
    assert "/sign-up" not in hall.anybody.get(f"/t/{t}").text
    assert hall.client().send(f"/t/{t}/sign-up", name="Zoe", accept="yes").status_code == 422
    assert len(hall.t.players) == 2
    hall.store.set_sign_up(t, SignUp(open=True))
    assert f"/t/{t}/sign-up" in hall.anybody.get(f"/t/{t}").text


@pytest.mark.clause("R-7")
def test_after_the_lock_the_start_and_the_end_the_page_says_whom_to_ask(hall: Hall) -> None:
    t = hall.tournament()
    hall.act(structure.lock_roster)
    assert "about to start. Ask the Event Organizer" in read(hall.anybody, f"/t/{t}/sign-up")
    hall.act(structure.start)
    assert "has started. Ask the Event Organizer" in read(hall.anybody, f"/t/{t}/sign-up")
    answer = hall.client().send(f"/t/{t}/sign-up", name="Zoe", accept="yes")
    assert "Signing up here is closed" in refused(answer)
    over = hall.finished()
    assert "is over. Sign-up is closed for good" in read(hall.anybody, f"/t/{over}/sign-up")


def test_officials_are_sent_to_the_desk(hall: Hall) -> None:
    t = opened(hall)
    assert f"/t/{t}/desk/players" in hall.owner.get(f"/t/{t}/sign-up").text
    assert "<form" not in hall.owner.get(f"/t/{t}/sign-up").text.partition("<main")[2]
