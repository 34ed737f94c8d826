"""The security log: every act at the doors leaves its line, no line holds a secret, and a flood hides nothing."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import answer
from tests.web.doors import PASSWORD, account, card, claimed, lan_client, letters, owned
from tests.web.hall import OWNER, Client, Hall
from tests.web.serving import served, until
from topcut.refusal import Refusal
from topcut.store import noting
from topcut.store.applicants import SignUp
from topcut.store.place import DATABASE
from topcut.store.security_log import GROUPS, Act, Line
from topcut.web.access.account import set_up
from topcut.web.access.watch import APART, Tally, settle
from topcut.web.viewer import Kind

NEW = "marble otter quilt seven"
SESSION = re.compile(r'name="session" value="([0-9a-f]+)"')
CONTACT = "ana@example.org"
ME = "organizer"  # the id of the first account


def acts(hall: Hall) -> list[str]:
    """The newest first, with what the next tick writes down."""
    settle(hall.app)
    return [line.act for line in hall.store.security_log()]


def newest(hall: Hall, act: Act) -> Line:
    settle(hall.app)
    return next(hall.store.security_log(acts=[act.value]))


@pytest.fixture
def secrets() -> list[str]:
    """Whatever was used in a run and must stand nowhere in the table."""
    return [PASSWORD, NEW, CONTACT]


@pytest.mark.fault("H-9")
def test_every_act_at_the_doors_leaves_its_line_and_no_secret(lan: Hall, secrets: list[str]) -> None:
    owner = _comes_in(lan, secrets)
    _lets_people_in(lan, owner, secrets)
    _players_come(lan, owner, secrets)
    _takes_files_out(lan, owner)
    _guesses(lan, secrets)
    _changes_the_account(lan, owner, secrets)
    _ends_it(lan)
    lan.close()
    _uses_commands(lan, secrets)
    lan._open()
    left = {*acts(lan)}
    elsewhere = {one for one in Act if one.value.startswith(("app", "passkey", "recovery", "second"))}  # test_second.py
    elsewhere |= {one for one in Act if one.value.startswith(("mirror", "copy"))}  # tests/web/mirror
    elsewhere |= {one for one in Act if one.value.startswith("api-")}  # tests/web/api/test_tokens.py
    elsewhere.add(Act.SERVED_IN_THE_HALL)  # test_serve.py
    shared = ("account-", "club-", "house-", "password-link", "quota", "handed", "data-")
    elsewhere |= {one for one in Act if one.value.startswith(shared)} - {
        Act.ACCOUNT_MADE
    }  # test_organizing.py and others
    assert {one.value for one in Act} - {one.value for one in elsewhere} <= left
    _holds_no_secret(lan.store.folder, [*secrets, *_cookies(lan)])


def _comes_in(hall: Hall, secrets: list[str]) -> Client:
    link = set_up(hall.app)
    assert link is not None
    secrets += [link.typed, link.link.partition("#")[2]]
    assert newest(hall, Act.SET_UP_MADE).place == "console"
    form = {"name": "Olga", "password": PASSWORD, "repeated": PASSWORD}
    assert hall.client().send("/setup", code="A" * 22, **form).status_code == 422
    owner = hall.client()
    owner.done("/setup", code=link.typed, **form)
    made = newest(hall, Act.ACCOUNT_MADE)
    assert (made.role, made.actor, made.place) == ("owner", ME, "here")
    hall.client().done("/login", name="Olga", password=PASSWORD)
    assert newest(hall, Act.SIGNED_IN).actor == ME
    owner.done("/account/warned")
    owner.done("/account/lan", lan="on")
    owner.done("/account/lan", lan="off")
    hall.tournament(players=("Ana", "Bo", "Cy", "Dee"), ready=False)
    owned(hall, ME)
    return owner


def _lets_people_in(hall: Hall, owner: Client, secrets: list[str]) -> None:
    desk = f"/t/{hall.last}/desk/officials"
    for outcome in ("yes", "no"):
        (code,) = {*letters(owner.send(f"{desk}/code", name="Wanda"))}
        judge = lan_client(hall)
        assert judge.send("/judge", code=code).status_code == 303
        secrets.append(code)
        (session,) = SESSION.findall(owner.get(desk).text)
        owner.done(f"{desk}/let-in", session=session, answer=outcome)
    wanda = newest(hall, Act.LET_IN).about
    assert newest(hall, Act.CODE_USED).actor == newest(hall, Act.SENT_AWAY).about == wanda
    owner.done(f"{desk}/revoke", holder=wanda)
    assert newest(hall, Act.REVOKED).about == wanda
    invitation = letters(owner.send(f"{desk}/invite", name="Carl"))[0]
    secrets.append(invitation)
    assert lan_client(hall).send("/join/accept", code=invitation).status_code == 303
    assert lan_client(hall).send("/join/accept", code=invitation).status_code == 422


def _players_come(hall: Hall, owner: Client, secrets: list[str]) -> None:
    code = card(hall)
    secrets.append(code)
    phone = lan_client(hall)
    assert claimed(hall, phone, code).status_code == 303
    phone.get(f"/t/{hall.last}/me")
    assert claimed(hall, lan_client(hall), code).status_code == 422
    used, again = newest(hall, Act.CARD_USED), newest(hall, Act.CARD_AGAIN)
    assert (used.role, used.actor, used.tournament, used.place) == ("player", "p1", hall.last, "hall")
    assert (again.role, again.about, again.tournament) == ("", "p1", hall.last)
    owner.send(f"/t/{hall.last}/desk/cards")
    assert newest(hall, Act.CARD_ISSUED).times == 3
    hall.store.set_sign_up(hall.last, SignUp(open=True))
    new = lan_client(hall)
    sent = new.send(f"/t/{hall.last}/sign-up", name="Zoe", contact=CONTACT, accept="yes", key="zoe")
    secrets += letters(new.get(sent.headers["location"]))
    assert newest(hall, Act.SIGNED_UP).role == "player"
    for _ in range(hall.settings.limits.writes_a_minute + 2):
        last = new.send(f"/t/{hall.last}/me/witness", n="1")
    assert last.status_code == 429
    assert newest(hall, Act.FLOOD_STOPPED).about == newest(hall, Act.SIGNED_UP).actor


def _takes_files_out(hall: Hall, owner: Client) -> None:
    assert owner.get(f"/t/{hall.last}/desk/export/full.jsonl").status_code == 200
    assert newest(hall, Act.ARCHIVE_TAKEN).tournament == hall.last
    assert owner.get(f"/t/{hall.last}/desk/export/players.csv").status_code == 200
    before = len(acts(hall))
    assert owner.get(f"/t/{hall.last}/desk/export/public.jsonl").status_code == 200
    assert owner.get(f"/t/{hall.last}/desk/export/results.csv").status_code == 200
    assert len(acts(hall)) == before, "what is public anyway is not worth a line"


def _guesses(hall: Hall, secrets: list[str]) -> None:
    secrets += ["wrong horse battery", "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AA", "AAAA-AAAB"]
    stranger = hall.client()
    stranger.send("/login", name="Olga", password=secrets[-3])
    stranger.send("/login", name="Nobody", password=secrets[-3])
    settle(hall.app)
    failed = [line.about for line in hall.store.security_log(acts=[Act.SIGN_IN_FAILED.value])]
    assert failed == ["", ME]
    assert stranger.send("/c", code=secrets[-2]).status_code == 422
    assert stranger.send("/judge", code=secrets[-1]).status_code == 422


def _changes_the_account(hall: Hall, owner: Client, secrets: list[str]) -> None:
    hall.client().done("/login", name="Olga", password=PASSWORD)
    owner.done("/account/end", session=SESSION.findall(owner.get("/account").text)[0])
    assert newest(hall, Act.SESSION_ENDED).about == ME
    owner.done("/account/password", old=PASSWORD, password=NEW, repeated=NEW)
    account(hall, password=PASSWORD)
    assert newest(hall, Act.PASSWORD_REPLACED).actor == ME
    other = hall.client()
    other.done("/login", name="Olga", password=PASSWORD)
    other.send("/sample")
    assert newest(hall, Act.OWNED).about == ME
    other.done("/logout")
    secrets += [one for one in other.cookies.values() if len(one) > 20]


def _ends_it(hall: Hall) -> None:
    ended, owner = hall.last, hall.client()
    owner.done("/login", name="Olga", password=PASSWORD)
    owner.done(f"/t/{ended}/desk/keeping/delete", title="Autumn Cup")
    owner.send(f"/t/{ended}/desk/keeping/back")
    owner.done(f"/t/{ended}/desk/keeping/delete", title="Autumn Cup")
    assert newest(hall, Act.DELETED).tournament == newest(hall, Act.BROUGHT_BACK).tournament == ended
    lines = [line for line in hall.store.security_log() if line.tournament == ended]
    hall.store.remove(ended, hall.desk.clock.stamp())
    assert [line for line in hall.store.security_log() if line.tournament == ended][1:] == lines, "they outlive it"
    assert newest(hall, Act.REMOVED).tournament == ended


def _uses_commands(hall: Hall, secrets: list[str]) -> None:
    folder, file = str(hall.store.folder), str(hall.store.folder.parent / "cup.jsonl")
    assert answer("new", "timeline", "Spring Cup", "--data", f"{folder}-other").code == 0
    assert answer("export", "Spring Cup", "-o", file, "--data", f"{folder}-other").code == 0
    assert answer("import", file, "--yes", "--data", folder).code == 0
    assert answer("export", "Spring Cup", "-o", file, "--data", folder).code == 0
    assert answer("csv", "Spring Cup", "players", "--data", folder).code == 0
    said = answer("security-log", "--json", "--data", folder).json
    assert [one["act"] for one in said[-3:]] == ["imported", "archive-taken", "contacts-taken"]
    assert {one["place"] for one in said[-3:]} == {"console"}
    told = answer("security-log", "--last", "500", "--data", folder).out
    assert "Olga, owner" in told
    assert not [secret for secret in secrets if secret in told]


def _cookies(hall: Hall) -> Iterator[str]:
    for client in hall._clients.values():
        yield from (value for value in client.cookies.values() if len(value) > 20)


def _holds_no_secret(folder: Path, secrets: list[str]) -> None:
    with sqlite3.connect(folder / DATABASE) as database:
        rows = database.execute("SELECT * FROM security_log").fetchall()
    assert len(rows) > 40
    cells = " ".join(str(cell) for row in rows for cell in row[:-1])
    assert not [secret for secret in secrets if secret in cells or secret.replace("-", "") in cells]
    for found in ("192.168", "127.0.0.1", "Ana", "Olga", "example.org"):
        assert found not in cells, "ids alone: no names, no contacts, no addresses"


@pytest.mark.fault("K6")
def test_a_flood_of_guesses_is_a_few_lines_with_their_number(hall: Hall) -> None:
    account(hall)
    before = len(acts(hall))
    stranger = hall.client()
    for n in range(60):
        assert stranger.send("/c", code=f"{n:022d}").status_code in {422, 429}
        stranger.send("/judge", code="AAAA-AAAA")
    page = hall.owner.get("/account/log?about=failures").text
    assert "60 codes that are on no card" in page, "what is only counted so far is shown as well"
    assert sorted(acts(hall)[: len(acts(hall)) - before]) == ["card-failed", "code-failed"]
    for n in range(5):
        stranger.send("/c", code=f"{n:022d}")
    hall.wait(minutes=9)
    assert acts(hall).count("card-failed") == 1
    hall.wait(minutes=2)
    assert acts(hall).count("card-failed") == 2
    assert [line.times for line in hall.store.security_log(acts=["card-failed"])] == [5, 60]
    hall.wait(minutes=11)
    assert acts(hall).count("card-failed") == 2


def test_what_was_counted_is_written_down_by_itself_and_all_of_it_when_the_program_ends(hall: Hall) -> None:
    with served(hall):
        hall.client().send("/c", code="0" * 22)
        until(lambda: list(hall.store.security_log(acts=["card-failed"])), "nobody writes it down")
        for n in range(3):
            hall.client().send("/c", code=f"{n:022d}")
    assert [line.times for line in hall.store.security_log(acts=["card-failed"])] == [3, 1]


def test_guesses_about_a_thousand_people_are_told_apart_only_for_some() -> None:
    tally = Tally()
    for n in range(1000):
        tally.count(Line("2026-11-15T09:00:00.000Z", "flood-stopped", about=f"p{n}"))
    assert [one.about for one in tally.rest()] == [*(f"p{n}" for n in range(APART)), ""]
    assert sum(one.times for one in tally.rest()) == 1000


def test_a_flood_of_one_act_pushes_out_no_line_of_another(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noting, "KEPT", 50)
    hall.store.note(Line("2026-11-15T09:00:00.000Z", "revoked", about="j1"))
    hall.store.note(*(Line("2026-11-15T09:00:00.000Z", "card-failed") for _ in range(400)))
    assert newest(hall, Act.REVOKED).about == "j1"
    kept = list(hall.store.security_log(acts=["card-failed"]))
    assert 50 <= len(kept) <= 50 + noting.SWEPT
    assert kept[0].n == 401, "the newest stay"


def test_an_act_that_is_refused_leaves_no_line(hall: Hall) -> None:
    owner = account(hall)
    before = acts(hall)
    assert owner.send("/account/password", old=PASSWORD, password=NEW, repeated="other").status_code == 422
    assert owner.send("/account/lan", lan="on").status_code == 422
    assert owner.send("/account/end", session="0123").status_code == 422
    assert acts(hall) == before


def test_a_full_disk_does_not_keep_the_archive_in(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall.paired(players=4)
    owner = hall.owner
    monkeypatch.setattr(hall.store._medium, "failed", Refusal("disk-full", free=0))
    assert owner.get(f"/t/{hall.last}/desk/export/full.jsonl").status_code == 200


def test_a_changed_line_is_told_of_and_shown_as_such(hall: Hall) -> None:
    owner = account(hall)
    hall.close()
    with sqlite3.connect(hall.store.folder / DATABASE) as database:
        (n,) = database.execute("SELECT n FROM security_log WHERE act = 'account-made'").fetchone()
        database.execute("UPDATE security_log SET actor = 'somebody' WHERE n = ?", (n,))
    database.close()
    hall._open()
    assert [one.code for one in hall.store.condition().notices] == ["row-damaged"]
    assert next(line for line in hall.store.security_log() if line.n == n).act == ""
    hall.client()
    page = hall.let_in(Kind.OWNER, OWNER.id).get("/account/log").text
    assert f'id="n{n}"' in page
    assert "not what was written" in page
    assert owner.csrf not in page


def test_an_owner_does_not_read_of_another_owners_tournament(hall: Hall) -> None:
    mine = hall.tournament(players=2, ready=False)
    owned(hall, OWNER.id)
    other = hall.tournament(players=2, ready=False, title="Other Cup")
    owned(hall, "otto")
    lines = {
        "mine": Line(hall.desk.clock.stamp(), "card-used", "player", "p1", tournament=mine),
        "theirs": Line(hall.desk.clock.stamp(), "card-used", "player", "p2", tournament=other),
        "nobodys": Line(hall.desk.clock.stamp(), "card-failed"),
        "otto": Line(hall.desk.clock.stamp(), "signed-in", "owner", "otto"),
    }
    hall.let_in(Kind.OWNER, "otto")
    hall.store.note(*lines.values())
    n = {name: f'id="n{number}"' for number, name in enumerate(lines, start=1)}
    page, theirs = hall.let_in(Kind.OWNER, OWNER.id).get("/account/log"), hall.let_in(Kind.OWNER, "otto")
    assert [name for name in lines if n[name] in page.text] == ["mine", "nobodys"]
    assert [name for name in lines if n[name] in theirs.get("/account/log").text] == ["theirs", "nobodys", "otto"]


def test_the_page_shows_what_is_asked_for_and_goes_on_to_what_was_before(hall: Hall) -> None:
    owner = account(hall)
    hall.store.note(*(Line(hall.desk.clock.stamp(), "card-failed", times=n) for n in range(1, 151)))
    page = owner.get("/account/log").text
    assert page.count('<li id="n') == 100
    older = re.search(r'href="([^"]*before=\d+)"', page)
    assert older is not None
    assert owner.get(older[1].replace("&amp;", "&")).text.count('<li id="n') > 50
    only = owner.get("/account/log?about=account").text
    assert only.count('<li id="n') == 1
    for nonsense in ("?about=x", "?before=x", "?before=-1", "?before=99999999999999999999"):
        assert owner.get(f"/account/log{nonsense}").status_code == 200


def test_every_act_can_be_found_under_a_heading() -> None:
    assert {act for group in GROUPS.values() for act in group} == set(Act)
