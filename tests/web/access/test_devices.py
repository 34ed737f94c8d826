"""Everybody sees on which devices they are signed in, and ends the others at once, open pages too."""

import re
from collections.abc import Callable

import pytest

from tests.web.doors import account, card, claimed, me, players
from tests.web.hall import JUDGE, Client, Hall
from tests.web.listening import Listener
from tests.web.serving import served, until
from topcut.refusal import Refusal
from topcut.store.accounts import Accounts, Session
from topcut.store.applicants import SignUp
from topcut.web.access.secrets import digest
from topcut.web.viewer import Kind
from topcut.words import sentence

OTHER = re.compile(r'name="session" value="([0-9a-f]+)"')


def shown(page: str) -> int:
    return page.partition('id="devices"')[2].partition("</ul>")[0].count("<li")


def others(page: str) -> list[str]:
    return OTHER.findall(page.partition('id="devices"')[2].partition("</ul>")[0])


def session_of(hall: Hall, client: Client) -> str:
    cookie = digest(client.cookies[hall.settings.cookie])
    (found,) = hall.store.read_access(lambda accounts: accounts.every(Session, cookie=cookie, ended=None))
    return found.id


def as_player(hall: Hall) -> tuple[Callable[[], Client], str]:
    return lambda: hall.let_in(Kind.PLAYER, "p1"), f"/t/{hall.last}/me/data|/t/{hall.last}/me/devices"


def as_judge(hall: Hall) -> tuple[Callable[[], Client], str]:
    return lambda: hall.let_in(Kind.JUDGE, JUDGE.id), f"/t/{hall.last}/desk/devices|/t/{hall.last}/desk/devices"


def as_owner(hall: Hall) -> tuple[Callable[[], Client], str]:
    return lambda: hall.let_in(Kind.OWNER, "olga"), "/account|/account/end"


@pytest.mark.fault("H-6")
@pytest.mark.parametrize("who", [as_player, as_judge, as_owner])
def test_one_sees_ones_own_devices_and_ends_one_or_all_others(
    hall: Hall, who: Callable[[Hall], tuple[Callable[[], Client], str]]
) -> None:
    hall.paired(players=4)
    sign_in, paths = who(hall)
    page, end = paths.split("|")
    here, second, third, fourth = (sign_in() for _ in range(4))
    stranger = hall.let_in(Kind.PLAYER, "p2")
    assert shown(here.get(page).text) == 4
    assert session_of(hall, stranger) not in here.get(page).text
    here.done(end, session=session_of(hall, second))
    assert second.get(page).status_code == 303, "a stranger"
    assert third.get(page).status_code == 200
    here.done(end, session="others")
    assert [one.get(page).status_code for one in (here, third, fourth, stranger)][:3] == [200, 303, 303]
    assert stranger.get(f"/t/{hall.last}/me").status_code == 200
    assert shown(here.get(page).text) == 1
    lines = list(hall.store.security_log(acts=["session-ended"]))
    assert [(line.times, line.actor) for line in lines] == [(2, lines[0].about), (1, lines[0].about)]


@pytest.mark.parametrize("who", [as_player, as_judge, as_owner])
def test_the_own_one_and_those_of_others_are_not_ended_here(
    hall: Hall, who: Callable[[Hall], tuple[Callable[[], Client], str]]
) -> None:
    hall.paired(players=4)
    sign_in, paths = who(hall)
    page, end = paths.split("|")
    here, stranger = sign_in(), hall.let_in(Kind.PLAYER, "p2")
    for session, code in (
        (session_of(hall, here), "session-own"),
        (session_of(hall, stranger), "session-gone"),
        ("others", "session-gone"),
        ("", "session-gone"),
    ):
        answer = here.send(end, session=session)
        assert (answer.status_code, sentence(Refusal(code)).split(".")[0] in answer.text) == (422, True)
    assert here.get(page).status_code == 200
    assert stranger.get(f"/t/{hall.last}/me").status_code == 200


@pytest.mark.fault("H-6", "I-13")
def test_open_pages_of_a_phone_that_was_signed_out_end_though_nothing_happens(hall: Hall) -> None:
    hall.paired(players=4)
    here, lost = hall.let_in(Kind.PLAYER, "p1"), hall.let_in(Kind.PLAYER, "p1")
    with served(hall) as made:
        mine, theirs = (Listener(made, f"/t/{hall.last}/me", one).opened() for one in (here, lost))
        (other,) = others(here.get(f"/t/{hall.last}/me/data").text)
        here.done(f"/t/{hall.last}/me/devices", session=other)
        until(lambda: theirs.ended, "the stream goes on", 20)
        assert theirs.last_words == ["gone"]
        assert not mine.ended
        mine.close()
        theirs.close()


def test_who_signed_up_by_phone_and_took_the_code_to_another_sees_both(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    hall.store.set_sign_up(hall.last, SignUp(open=True))
    first, second = hall.client(), hall.client()
    sent = first.send(f"/t/{hall.last}/sign-up", name="Zoe", accept="yes", key="zoe")
    code = re.findall(r"(?:[A-Z2-7]{4}-){6}[A-Z2-7]{2}", first.get(sent.headers["location"]).text)[0]
    claimed(hall, second, code)
    page = second.get(f"{me(hall.last)}/data").text
    assert shown(page) == 2
    second.done(f"{me(hall.last)}/devices", session=others(page)[0])
    assert first.get(me(hall.last)).status_code == 303


@pytest.mark.fault("I-2")
def test_a_phone_that_held_two_players_is_not_washed_clean_by_ending_it_from_another(hall: Hall) -> None:
    hall.paired(players=4)
    ana, bo, *_ = players(hall)
    shared, clean = hall.client(), hall.let_in(Kind.PLAYER, bo)
    for player in (ana, bo):
        assert claimed(hall, shared, card(hall, player)).status_code == 303
    clean = hall.let_in(Kind.PLAYER, bo)
    clean.done(f"{me(hall.last)}/devices", session="others")

    def held(accounts: Accounts) -> set[str]:
        mine = accounts.one(Session, holder=ana, ended=None)
        assert mine is not None
        return {one.holder for one in accounts.every(Session, tournament=hall.last, device=mine.device)}

    assert hall.store.read_access(held) == {ana, bo}


def test_an_owner_at_the_desk_is_shown_the_devices_of_the_account(hall: Hall) -> None:
    hall.paired(players=4)
    owner = account(hall)
    assert shown(owner.get(f"/t/{hall.last}/desk/devices").text) == 1
