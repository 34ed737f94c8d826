"""The owner: the first account by a link on the console, signing in, passwords, sessions, and an hour away."""

import sqlite3
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import pytest

from tests.refusing import refusal_from
from tests.web.doors import PASSWORD, account, lan_client, owned, refused
from tests.web.hall import Client, Hall
from tests.web.serving import until
from topcut.refusal import Refusal
from topcut.rules.facts import Openness
from topcut.store import Entry, Stamp
from topcut.store.accounts import Account, Accounts, Session
from topcut.web.access import attempts
from topcut.web.access.account import ownerless, set_up
from topcut.web.access.passwords import WAITING, Hashing, refuse_weak
from topcut.words import sentence


def sign_in(client: Client, name: str = "Olga", password: str = PASSWORD) -> int:
    return client.send("/login", name=name, password=password).status_code


def opens(hall: Hall, client: Client, code: str, **fields: str) -> str:
    form = {"name": "Olga", "password": PASSWORD, "repeated": PASSWORD, **fields}
    sent = client.send("/setup", code=code, **form)
    return "" if sent.status_code == 303 else refused(sent)


@pytest.mark.fault("H-7")
def test_a_first_start_has_no_account_and_no_password_only_a_link_on_the_console(hall: Hall) -> None:
    assert hall.store.read_access(lambda accounts: accounts.every(Account)) == ()
    for name, password in (("admin", "admin"), ("organizer", ""), ("", "")):
        assert sign_in(hall.anybody, name, password) == 422
    link = set_up(hall.app)
    assert link is not None
    assert link.link.startswith("http://127.0.0.1:8000/setup#")
    assert opens(hall, hall.client(), link.typed) == ""
    assert set_up(hall.app) is None


def test_the_link_works_once_for_a_day_and_a_new_start_replaces_it(hall: Hall) -> None:
    old, new = set_up(hall.app), set_up(hall.app)
    assert old is not None
    assert new is not None
    dead = "This set-up link has already been used or has expired. Start Topcut again for a new one."
    assert opens(hall, hall.anybody, old.typed) == dead
    assert opens(hall, hall.anybody, "nonsense") == dead
    assert opens(hall, hall.client(), new.typed) == ""
    assert opens(hall, hall.client(), new.typed) == dead
    late = set_up(hall.app, again=True)
    assert late is not None
    hall.wait(minutes=24 * 60 + 1)
    assert opens(hall, hall.client(), late.typed) == dead


def test_the_first_account_acts_as_the_organizer_of_the_command_line_and_is_called_by_name(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    olga = account(hall)
    assert hall.desk.names(hall.last).of("organizer") == "Olga"
    assert all(person.player != "organizer" for person in hall.store.people(hall.last))
    assert olga.get(f"/t/{hall.last}/desk").status_code == 200
    account(hall, "Otto")
    assert {one.id for one in hall.store.read_access(lambda accounts: accounts.every(Account))} == {
        "organizer",
        "organizer2",
    }


def test_a_forgotten_password_is_replaced_by_a_new_link_on_the_console(hall: Hall) -> None:
    olga = account(hall)
    account(hall, "olga", "another four plain words")
    assert len(hall.store.read_access(lambda accounts: accounts.every(Account))) == 1
    assert olga.get("/account").status_code == 303
    assert sign_in(hall.client()) == 422
    assert sign_in(hall.client(), "Olga", "another four plain words") == 303


@pytest.mark.parametrize(
    ("password", "said"),
    [
        ("short", "A password needs at least 12 characters."),
        ("x" * 201, "A password has at most 200 characters."),
        ("password1234", "This password, or one much like it, is on the lists"),
        ("Olga Example", "A password with your own name in it"),
        ("aaaaaaaaaaaaaa", "A password that repeats itself"),
        ("abcdefghijklm", "Letters or digits in their usual order"),
        ("wertyuiopoiu", "Neighbouring keys"),
        ("12-04-1987 x", "A date is guessed in seconds."),
    ],
)
def test_a_weak_password_is_refused_with_a_sentence_that_helps(password: str, said: str) -> None:
    assert sentence(refusal_from(refuse_weak, password, ("Olga Example",))).startswith(said)


@pytest.mark.parametrize(
    "password", [PASSWORD, "Gänsefüßchen im Mondlicht", "🦊 lantern harbour 🦊 quilt", "x9$Kq2!vLm7#"]
)
def test_a_good_password_is_taken_as_it_is(hall: Hall, password: str) -> None:
    refuse_weak(password, ("Olga",))
    hashing = Hashing()
    kept = hashing.hash(password)
    assert kept.startswith("$argon2id$")
    assert hashing.matches(kept, password)
    assert not hashing.matches(kept, password.lower() + " ")


def test_a_good_code_is_not_shown_again_beside_another_mistake(hall: Hall) -> None:
    link = set_up(hall.app)
    assert link is not None
    form = {"name": "Olga", "password": PASSWORD, "repeated": "x"}
    page = hall.anybody.send("/setup", code=link.typed, **form).text
    assert "Code from the console" not in page
    assert f'<input type="hidden" name="code" value="{link.typed}">' in page
    assert "Code from the console" in hall.anybody.send("/setup", code="nonsense", **form).text


def test_who_has_events_is_not_asked_for_a_first_one(hall: Hall) -> None:
    for said in ("Your account is ready. Create your first tournament.", "Your account is ready."):
        link = set_up(hall.app, again=True)
        assert link is not None
        client = hall.client()
        assert opens(hall, client, link.typed) == ""
        assert f"<p>{said}</p>" in client.get("/").text
        hall.tournament(players=4)


def test_names_and_passwords_that_do_not_fit_are_said(hall: Hall) -> None:
    link = set_up(hall.app)
    assert link is not None
    assert opens(hall, hall.anybody, link.typed, name="  ") == "Give a name, so that others know who it is."
    assert opens(hall, hall.anybody, link.typed, repeated="x") == "The two passwords are not the same. Type both again."
    assert hall.store.read_access(lambda accounts: accounts.every(Account)) == ()


@pytest.mark.fault("H-8")
def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(hall: Hall) -> None:
    account(hall)
    known = hall.anybody.send("/login", name="Olga", password="wrong password here")
    unknown = hall.anybody.send("/login", name="Nobody", password="wrong password here")
    assert known.status_code == unknown.status_code == 422
    assert refused(known) == refused(unknown)


@pytest.mark.slow
@pytest.mark.fault("H-8")
def test_a_wrong_name_takes_as_long_as_a_wrong_password() -> None:
    hashing = Hashing()
    kept = hashing.hash(PASSWORD)
    hashing.matches(None, "warm up")

    def took(job: Callable[[], object]) -> float:
        """Of the processor, which other programs on this machine do not add to."""
        begun = time.process_time()
        job()
        return time.process_time() - begun

    both = [(took(lambda: hashing.matches(kept, "x")), took(lambda: hashing.matches(None, "x"))) for _ in range(15)]
    known, unknown = (statistics.median(times) for times in zip(*both, strict=True))
    assert abs(known - unknown) < max(0.01, 0.25 * known)


@pytest.mark.fault("H-3")
def test_guessing_a_password_gets_slower_but_never_locks_the_owner_out(hall: Hall) -> None:
    account(hall)
    waits = []
    for _ in range(12):
        answer = hall.anybody.send("/login", name="Olga", password="a wrong guess")
        while answer.status_code == 429:
            waits.append(int("".join(filter(str.isdigit, refused(answer)))))
            hall.wait(seconds=waits[-1])
            answer = hall.anybody.send("/login", name="Olga", password="a wrong guess")
    assert waits == sorted(waits)
    assert waits[0] <= 2
    assert waits[-1] == 61
    hall.wait(seconds=61)
    assert sign_in(hall.client()) == 303
    assert sign_in(hall.client()) == 303


@pytest.mark.fault("H-3")
def test_a_guesser_in_the_hall_does_not_slow_the_owner_at_the_laptop(lan: Hall) -> None:
    olga = account(lan)
    olga.send("/account/warned")
    assert olga.send("/account/lan", lan="on").status_code == 303
    for _ in range(8):
        lan_client(lan).send("/login", name="Olga", password="a wrong guess")
    assert lan_client(lan).send("/login", name="Olga", password=PASSWORD).status_code == 429
    assert sign_in(lan.client()) == 303


def test_how_many_wrong_passwords_are_remembered_is_bounded() -> None:
    counted = attempts.Attempts()
    now = datetime(2026, 11, 15, tzinfo=UTC)
    for number in range(attempts.MOST + 50):
        counted.wrong_password(str(number), now)
    assert len(counted._wrong) == attempts.MOST


@pytest.mark.fault("K7")
def test_only_two_passwords_are_hashed_at_once_and_the_others_get_429(hall: Hall) -> None:
    account(hall)
    clients = [hall.client() for _ in range(12)]
    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda client: sign_in(client, "Olga", PASSWORD), clients))
    assert set(answers) <= {303, 429}
    assert answers.count(303) >= 2
    assert sign_in(hall.client()) == 303


@pytest.mark.fault("K7")
def test_strangers_share_one_place_with_a_short_queue_and_the_owner_has_another() -> None:
    hashing = Hashing()
    kept = hashing.hash(PASSWORD)
    with ExitStack() as full:
        full.enter_context(hashing.strangers._free)
        with ThreadPoolExecutor(WAITING + 1) as pool:
            guesses = [pool.submit(hashing.matches, kept, "a guess", is_stranger=True) for _ in range(WAITING + 1)]
            until(lambda: hashing.strangers._room._value == 0, "the queue is not full")
            with pytest.raises(Refusal) as caught:
                hashing.matches(kept, PASSWORD, is_stranger=True)
            assert caught.value.code == "hashing-busy"
            assert hashing.matches(kept, PASSWORD)
            full.close()
            assert not any(guess.result(60) for guess in guesses)
    assert hashing.matches(kept, PASSWORD, is_stranger=True)


@pytest.mark.fault("K7", "H-3")
def test_the_owner_at_the_laptop_gets_in_however_many_strangers_guess(lan: Hall) -> None:
    """One of twelve right passwords was let in."""
    olga = account(lan)
    assert olga.send("/account/warned").status_code == 303
    assert olga.send("/account/lan", lan="on").status_code == 303
    over = Event()

    def guess(_: int) -> None:
        stranger, number = lan_client(lan), 0
        while not over.is_set():
            number += 1
            stranger.send("/login", name=f"Olga{number}", password="a wrong guess")

    with ThreadPoolExecutor(8) as pool:
        guessing = [pool.submit(guess, number) for number in range(8)]
        answers = [sign_in(lan.client()) for _ in range(12)]
        over.set()
        for one in guessing:
            one.result(60)
    assert answers == [303] * 12


@pytest.mark.fault("H-3")
def test_strangers_who_guess_do_not_slow_down_a_browser_that_was_signed_in_before(lan: Hall) -> None:
    olga = account(lan)
    assert olga.send("/account/warned").status_code == 303
    assert olga.send("/account/lan", lan="on").status_code == 303
    tablet = lan_client(lan)
    assert sign_in(tablet) == 303
    assert tablet.send("/logout").status_code == 303
    for _ in range(6):
        sign_in(lan_client(lan), password="a wrong guess")
    assert sign_in(lan_client(lan)) == 429  # login-wait
    assert sign_in(tablet) == 303


@pytest.mark.fault("H-5")
def test_signing_in_brings_a_new_cookie_and_signing_out_ends_it_on_the_server(hall: Hall) -> None:
    olga = account(hall)
    first = olga.cookies["topcut"]
    assert sign_in(olga) == 303
    second = olga.cookies["topcut"]
    assert second != first
    stale = hall.client()
    stale.cookies.set("topcut", first, domain="127.0.0.1")
    assert stale.get("/account").status_code == 303
    assert olga.send("/logout").status_code == 303
    stale.cookies.set("topcut", second, domain="127.0.0.1")
    assert stale.get("/account").headers["location"] == "/login"


def test_a_session_of_an_owner_ends_after_sixteen_hours(hall: Hall) -> None:
    olga = account(hall)
    hall.wait(minutes=16 * 60 - 1)
    assert olga.get("/account").status_code == 200
    hall.wait(minutes=2)
    assert olga.get("/account").status_code == 303


def test_who_was_away_for_an_hour_gives_the_password_again_before_what_cannot_be_undone(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    olga = account(hall)
    owned(hall, "organizer")
    invite = f"/t/{hall.last}/desk/officials/invite"
    hall.wait(minutes=59)
    assert olga.send(invite, name="Carl").status_code == 200
    hall.wait(minutes=59)
    assert olga.get("/account").status_code == 200
    hall.wait(minutes=61)
    assert olga.get("/account").status_code == 200  # looking is no proof
    assert olga.send(invite, name="Dora").headers["location"] == "/account/again"
    assert olga.send("/account/again", password="a wrong guess").status_code == 422
    before = olga.cookies["topcut"]
    assert olga.send("/account/again", password=PASSWORD).headers["location"] == "/account/again"
    assert olga.cookies["topcut"] != before
    page = olga.get("/account/again").text
    assert f'action="{invite}"' in page
    assert 'name="name" value="Dora"' in page, "nothing is typed twice"
    assert olga.send(invite, name="Dora").status_code == 200
    assert "Dora" not in olga.get("/account/again").text, "once"


def test_a_password_that_was_typed_is_not_kept_while_another_is_asked_for(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    olga = account(hall)
    owned(hall, "organizer")
    hall.wait(minutes=61)
    asked = olga.send(f"/t/{hall.last}/desk/officials/invite", name="Dora", password="typed for something else")
    assert asked.headers["location"] == "/account/again"
    assert olga.send("/account/again", password=PASSWORD).headers["location"] == "/account"


def test_a_field_for_a_password_that_was_left_empty_does_not_lose_the_rest(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    olga = account(hall)
    owned(hall, "organizer")
    hall.wait(minutes=61)
    link = f"https://mirror.example/mirror#{'k' * 22}"
    olga.send(f"/t/{hall.last}/desk/mirror/start", link=link, password="", repeated="")
    assert olga.send("/account/again", password=PASSWORD).headers["location"] == "/account/again"
    assert f'name="link" value="{link}"' in olga.get("/account/again").text


def test_after_a_restart_the_password_is_asked_for_too_and_the_page_says_why(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    olga = account(hall)
    owned(hall, "organizer")
    hall.reopen()
    back = hall.client()
    back.cookies.set("topcut", olga.cookies["topcut"])
    back.csrf = back.get("/live/token").text
    asked = back.send(f"/t/{hall.last}/desk/officials/invite", name="Carl")
    assert asked.headers["location"] == "/account/again"
    assert "or Topcut was started again" in back.get("/account/again").text


def test_a_co_organizer_who_was_away_for_an_hour_is_told_to_ask_the_owner(hall: Hall) -> None:
    hall.tournament(players=2)
    carl = hall.co_organizer
    path = f"/t/{hall.last}/desk/players/p1/forget"
    assert carl.send(path).status_code == 422  # not sure enough
    hall.wait(minutes=61)
    answer = carl.send(path, sure="yes")
    assert any(person.player == "p1" for person in hall.store.people(hall.last))
    assert answer.status_code == 403
    assert refused(answer).startswith("This session has not been used for an hour")


def test_changing_the_password_signs_all_other_devices_out(hall: Hall) -> None:
    olga, other = account(hall), hall.client()
    sign_in(other)
    new = "copper kettle seven owls"
    assert olga.send("/account/password", old="wrong", password=new, repeated=new).status_code == 422
    assert olga.send("/account/password", old=PASSWORD, password="short", repeated="short").status_code == 422
    assert olga.send("/account/password", old=PASSWORD, password=new, repeated="x").status_code == 422
    assert other.get("/account").status_code == 200
    assert olga.send("/account/password", old=PASSWORD, password=new, repeated=new).status_code == 303
    assert other.get("/account").status_code == 303
    assert olga.get("/account").status_code == 200
    assert sign_in(hall.client(), "Olga", new) == 303


def test_an_owner_sees_and_ends_the_own_sessions_and_nobody_elses(hall: Hall) -> None:
    olga, lost = account(hall), hall.client()
    otto = account(hall, "Otto")
    lost.http.headers["user-agent"] = "Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)"
    sign_in(lost)
    page = olga.get("/account").text
    assert "iPad" in page
    session = page.partition('name="session" value="')[2].partition('"')[0]
    assert refused(otto.send("/account/end", session=session)) == "That session has already ended."
    assert olga.send("/account/end", session=session).status_code == 303
    assert lost.get("/account").status_code == 303
    assert refused(olga.send("/account/end", session=session)) == "That session has already ended."
    mine = hall.app.state.access.desk.store.read_access(lambda accounts: _session(accounts, "organizer"))
    assert refused(olga.send("/account/end", session=mine)).startswith("This is the session you are using.")


def _session(accounts: Accounts, holder: str) -> str:
    return accounts.every(Session, holder=holder, ended=None)[0].id


def test_in_the_lan_the_owner_signs_in_only_at_the_laptop_unless_switched_on(lan: Hall) -> None:
    lan.tournament(players=2, ready=False)
    olga, tablet = account(lan), lan_client(lan)
    assert refused(tablet.send("/login", name="Olga", password=PASSWORD)).startswith("The owner signs in only on")
    copied = lan_client(lan)
    copied.cookies.set("topcut", olga.cookies["topcut"])
    assert copied.get("/account").status_code == 303
    assert "WPA2" in olga.get("/account").text
    assert refused(olga.send("/account/lan", lan="on")).startswith("Phones reach this computer over plain HTTP")
    olga.send("/account/warned")
    assert olga.send("/account/lan", lan="on").status_code == 303
    assert sign_in(tablet) == 303
    assert tablet.get("/account").status_code == 200
    assert olga.send("/account/lan", lan="off").status_code == 303
    assert tablet.get("/account").status_code == 303


def test_set_up_is_done_at_the_laptop(lan: Hall) -> None:
    link = set_up(lan.app)
    assert link is not None
    assert link.link.startswith("http://127.0.0.1:8000/setup#")
    tablet = lan_client(lan)
    assert "The owner signs in only on the computer" in tablet.get("/setup").text
    assert opens(lan, tablet, link.typed).startswith("The owner signs in only on")
    assert opens(lan, lan.client(), link.typed) == ""


def test_a_tournament_belongs_to_who_created_it(hall: Hall) -> None:
    olga, otto = account(hall), account(hall, "Otto")
    said = {"title": "Olga's Cup", "first_day": "2026-11-15", "place": "Hall", "option.challenger.timeline": "standard"}
    sent = olga.send("/new", book="challenger", **said)
    assert sent.status_code == 303, refused(sent)
    path = sent.headers["location"]
    assert olga.get(path).status_code == 200
    assert otto.get(path).status_code == 404
    assert "Olga&#39;s Cup" in olga.get("/account").text
    assert "Olga&#39;s Cup" not in otto.get("/account").text


def test_what_the_account_page_says_of_the_mode(hall: Hall) -> None:
    assert "No one else can reach these pages." in account(hall).get("/account").text


@pytest.mark.fault("I-4")
@pytest.mark.parametrize("damage", ["UPDATE rights SET checksum = x'00'", "DELETE FROM rights"])
def test_a_damaged_owner_entry_makes_nobody_an_owner_and_the_console_helps(tmp_path: Path, damage: str) -> None:
    with closing(Hall(tmp_path)) as hall:
        olga = account(hall)
        made = olga.done("/new", book="showdown", title="Cup", first_day="2026-11-15")
        assert made.status_code == 200
        (cup,) = hall.store.tournaments()
        desk = f"/t/{cup.id}/desk"
        assert olga.get(desk).status_code == 200
        assert account(hall, "Mallory").get(desk).status_code == 404
    with sqlite3.connect(tmp_path / "topcut.db") as other:
        other.execute(damage)
    other.close()
    with closing(Hall(tmp_path)) as hall:
        both = [hall.client(), hall.client()]
        assert [sign_in(client, name) for client, name in zip(both, ("Olga", "Mallory"), strict=True)] == [303, 303]
        assert [client.get(desk).status_code for client in both] == [404, 404]
        assert "topcut serve --set-up" in both[0].get("/").text
        assert [one.id for one in ownerless(hall.app.state.access)] == [cup.id]
        set_up(hall.app)  # an ordinary start gives nothing back
        assert both[0].get(desk).status_code == 404
        set_up(hall.app, again=True)
        assert ownerless(hall.app.state.access) == ()
        assert both[0].get(desk).status_code == 200


def test_a_tournament_that_can_only_be_read_keeps_no_owner_out(hall: Hall) -> None:
    """One of a newer program, which has come from an archive, say."""
    id = hall.tournament(players=4, ready=False)
    newer = Entry("SomethingNew", 1, {}, Openness.PUBLIC)
    hall.store.append(id, hall.t.facts, Stamp(hall.desk.clock.stamp(), "organizer", "olga"), [newer])
    hall.reopen()
    assert account(hall).get("/account").status_code == 200
    assert sign_in(hall.client()) == 303
