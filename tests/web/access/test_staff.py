"""Judges and co-organizers: a code and a tap, an invitation, and gone at once when they are sent away."""

import re

import pytest

import topcut_referee
from tests.keeping import keep
from tests.web.doors import LETTERS, SESSION, TOKEN, account, claimed, lan_client, letters, owned, refused
from tests.web.hall import Client, Hall
from topcut.cli.export import archive_lines
from topcut.ids import PlayerId
from topcut.rules.actions import structure
from topcut.rules.actions.announcing import announce
from topcut.rules.actions.officials import name_official
from topcut.rules.actor import Actor, Role
from topcut.rules.texts import Person
from topcut.store.accounts import Right, Session, Token
from topcut.web.access.secrets import fresh_short, grouped
from topcut.web.access.sessions import sweep
from topcut.web.viewer import Kind
from topcut.words import say
from topcut.words.devices import device
from topcut.words.reader import reading

MARK = re.compile(r'<strong class="code">(\w{4})</strong>')


@pytest.fixture
def own(hall: Hall) -> Hall:
    hall.tournament(players=4, ready=False)
    return hall


def officials(hall: Hall) -> str:
    return f"/t/{hall.last}/desk/officials"


def code_for(hall: Hall, name: str, by: Client | None = None) -> str:
    page = (by or hall.owner).send(f"{officials(hall)}/code", name=name)
    assert page.status_code == 200, refused(page)
    (found,) = {code for code in letters(page) if len(code) == 9}
    return found


def tapped(hall: Hall, by: Client | None = None, answer: str = "yes") -> None:
    client = by or hall.owner
    (waiting,) = SESSION.findall(client.get(officials(hall)).text)[:1]
    assert client.send(f"{officials(hall)}/let-in", session=waiting, answer=answer).status_code == 303


def let_in(hall: Hall, name: str = "Ana") -> Client:
    phone = hall.client()
    phone.send("/judge", code=code_for(hall, name))
    tapped(hall)
    return phone


def invitation(hall: Hall, name: str = "Carl") -> str:
    page = hall.owner.send(f"{officials(hall)}/invite", name=name)
    assert page.status_code == 200, refused(page)
    return str(TOKEN.findall(page.text)[0])


def joined(hall: Hall, name: str = "Carl") -> Client:
    laptop = hall.client()
    sent = laptop.send("/join/accept", code=invitation(hall, name))
    assert sent.headers["location"] == f"/t/{hall.last}/desk"
    return laptop


def test_whoever_comes_is_welcomed_and_told_of_in_the_language_of_whoever_reads(own: Hall) -> None:
    laptop = own.client()
    laptop.http.headers.update({"Accept-Language": "de", "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/120"})
    laptop.send("/join/accept", code=invitation(own, "Carl"))
    with reading("de"):
        assert say("access-joined") in laptop.get(f"/t/{own.last}/desk").text
    for language in ("de", "fr", "es", "en"):
        own.owner.http.headers["Accept-Language"] = language
        with reading(language):
            assert device("Android phone") in own.owner.get(officials(own)).text


def desk(hall: Hall, client: Client) -> int:
    return client.get(f"/t/{hall.last}/desk").status_code


@pytest.mark.fault("H-2")
def test_a_judges_code_alone_opens_nothing_before_the_tap(own: Hall) -> None:
    phone = own.client()
    sent = phone.send("/judge", code=code_for(own, "Ana").lower().replace("-", ""))
    assert sent.headers["location"] == "/judge/wait"
    assert "let <bdi>Ana (o1)</bdi> in" in phone.get("/judge/wait").text
    assert desk(own, phone) == 303
    tapped(own)
    assert phone.get("/judge/wait").headers["location"] == f"/t/{own.last}/judge"
    assert desk(own, phone) == 200


def test_while_rounds_are_played_a_judge_comes_in_where_players_call(hall: Hall) -> None:
    hall.paired(players=4)
    phone = hall.client()
    phone.send("/judge", code=code_for(hall, "Ana"))
    tapped(hall)
    calls = f"/t/{hall.last}/judge"
    assert phone.get("/judge/wait").headers["location"] == calls
    assert phone.get(calls).status_code == 200


def test_whoever_is_not_let_in_stays_out(own: Hall) -> None:
    phone = own.client()
    phone.send("/judge", code=code_for(own, "Ana"))
    tapped(own, answer="no")
    assert desk(own, phone) == 303
    assert phone.get("/judge/wait").headers["location"] == "/judge"


def test_two_phones_at_the_door_with_one_name_are_told_apart(own: Hall) -> None:
    phones = own.client(), own.client()
    for phone in phones:
        phone.send("/judge", code=code_for(own, "Ana"))
        own.wait(minutes=1)
    marks = [MARK.findall(phone.get("/judge/wait").text) for phone in phones]
    door = own.owner.get(officials(own)).text
    assert len(marks[0]) == len(marks[1]) == 1
    assert marks[0] != marks[1]
    assert MARK.findall(door) == [*marks[0], *marks[1]]
    assert own.owner.send(f"{officials(own)}/let-in", session=SESSION.findall(door)[1], answer="yes").status_code == 303
    assert MARK.findall(phones[1].get("/judge/wait").text) == []
    assert MARK.findall(phones[0].get("/judge/wait").text) == marks[0]


def test_a_co_organizer_can_let_judges_in_and_a_judge_cannot(own: Hall) -> None:
    carl, phone = joined(own), own.client()
    phone.send("/judge", code=code_for(own, "Ana", by=carl))
    tapped(own, by=carl)
    assert desk(own, phone) == 200
    assert phone.send(f"{officials(own)}/code", name="Eve").status_code == 403
    assert phone.get(officials(own)).status_code == 403


def test_a_code_works_once_and_for_ten_minutes(own: Hall) -> None:
    code = code_for(own, "Ana")
    own.client().send("/judge", code=code)
    assert refused(own.client().send("/judge", code=code)).startswith("This code is wrong, has already been used")
    late = code_for(own, "Bo")
    own.wait(minutes=10, seconds=1)
    assert refused(own.client().send("/judge", code=late)).startswith("This code is wrong, has already been used")


@pytest.mark.fault("H-2")
def test_after_twenty_wrong_codes_even_a_right_one_waits_ten_minutes(own: Hall) -> None:
    code = code_for(own, "Ana")
    answers = [own.anybody.send("/judge", code=grouped(fresh_short())).status_code for _ in range(22)]
    assert answers == [422] * 20 + [429] * 2
    answer = own.client().send("/judge", code=code)
    assert (answer.status_code, refused(answer)[:36]) == (429, "Too many wrong judges' codes were tr")
    assert own.anybody.get("/login").status_code == 200


def test_a_judge_whose_session_has_ended_is_told_so_and_what_to_do(hall: Hall) -> None:
    hall.swiss("challenger", 5)
    judge, player = hall.judge, hall.player("p1")
    assert desk(hall, judge) == 200
    hall.act(structure.finish)
    hall.wait(minutes=1)
    turned = judge.get(f"/t/{hall.last}/judge")
    assert turned.headers["location"] == "/judge"
    said = judge.get("/judge").text
    assert "has ended" in said
    assert "new code" in said
    assert 'class="banner warn across" role="status" id="said"' in said  # nothing was done
    assert "has ended" not in judge.get("/judge").text, "it is said once"
    assert "You cannot do this here" in player.get(f"/t/{hall.last}/desk").text, "a player is signed in, as a player"


def test_whoever_is_not_signed_in_is_told_so(own: Hall) -> None:
    for path, door in (("desk", "/login"), ("me", "/c")):
        stranger = own.client()
        assert stranger.get(f"/t/{own.last}/{path}").headers["location"] == door
        assert "You are not signed in" in stranger.get(door).text
    sent = own.client().send(f"/t/{own.last}/desk/players/add", name="Zoe")
    assert (sent.status_code, "You are not signed in" in sent.text) == (401, True)


def test_a_named_official_keeps_the_id_and_anybody_new_gets_a_fresh_one(hall: Hall) -> None:
    hall.tournament(players=4)  # Wanda is named its watcher
    let_in(hall, "wanda")
    let_in(hall, "Zoe")
    rights = {one.holder: one.role for one in hall.store.read_access(lambda book: book.every(Right))}
    assert rights == {"*": "owner", "wanda": "judge", "o1": "judge"}
    assert Person(PlayerId("o1"), "Zoe") in hall.store.people(hall.last)
    let_in(hall, "Zoe")
    assert len(hall.store.read_access(lambda book: book.every(Right))) == 3


def test_a_judge_with_a_players_name_is_another_person(own: Hall) -> None:
    phone = let_in(own, "Ana")
    session = own.store.read_access(lambda book: book.every(Session, role="judge"))[0]
    assert session.holder == "o1"
    assert phone.get(f"/t/{own.last}/me").status_code == 403


def test_what_a_judge_and_a_co_organizer_do_is_logged_under_their_own_ids(hall: Hall) -> None:
    hall.tournament(players=4)
    judge, carl = let_in(hall, "wanda"), joined(hall)
    assert judge.send(f"/t/{hall.last}/desk/check-in", player="p1", here="no").status_code == 303
    assert carl.send(f"/t/{hall.last}/desk/check-in", player="p2", here="no").status_code == 303
    last = [stamped.by for stamped in hall.desk.history(hall.last)][-2:]
    assert last == [Actor(Role.OFFICIAL, "wanda"), Actor(Role.ORGANIZER, "o1")]


def test_an_invitation_makes_a_named_co_organizer_once(own: Hall) -> None:
    link = invitation(own)
    laptop = own.client()
    assert "<bdi>Carl</bdi>, help to organize" in laptop.send("/join", code=link).text
    assert desk(own, laptop) == 303
    assert laptop.send("/join/accept", code=link).status_code == 303
    assert desk(own, laptop) == 200
    assert (
        refused(own.client().send("/join", code=link))
        == "This link has already been used or has expired. Ask for a new one."
    )


def test_an_invitation_runs_out_after_a_day_and_its_session_after_sixteen_hours(own: Hall) -> None:
    carl = joined(own)
    late = invitation(own, "Late")
    own.wait(minutes=16 * 60 - 1)
    assert desk(own, carl) == 200
    own.wait(minutes=2)
    assert desk(own, carl) == 303
    own.wait(minutes=8 * 60)
    assert own.client().send("/join/accept", code=late).status_code == 422


def test_only_an_owner_invites(own: Hall) -> None:
    carl = joined(own)
    assert carl.send(f"{officials(own)}/invite", name="Eve").status_code == 403


@pytest.mark.fault("H-6", "I-13")
def test_a_stolen_judges_phone_is_out_with_the_next_request(own: Hall) -> None:
    phone = let_in(own)
    assert desk(own, phone) == 200
    assert own.owner.send(f"{officials(own)}/revoke", holder="o1").status_code == 303
    assert desk(own, phone) == 303
    assert phone.send(f"/t/{own.last}/desk/players/p1/card").status_code == 401


@pytest.mark.fault("I-13")
def test_somebody_made_a_judge_has_a_judges_rights_with_the_next_request(own: Hall) -> None:
    carl = joined(own)
    assert carl.get(officials(own)).status_code == 200
    own.store.change_access(lambda book: book.put(Right(own.last, "o1", Kind.JUDGE.value)))
    assert carl.get(officials(own)).status_code == 403
    assert desk(own, carl) == 200


def test_only_the_owner_sends_a_co_organizer_away(own: Hall) -> None:
    joined(own, "Carl")
    dora = joined(own, "Dora")
    answer = dora.send(f"{officials(own)}/revoke", holder="o1")
    assert refused(answer) == "Only the owner can do that to an organizer."
    assert own.owner.send(f"{officials(own)}/revoke", holder="o1").status_code == 303


def test_a_co_organizer_who_rings_as_a_judge_stays_an_organizer(own: Hall) -> None:
    joined(own, "Carl")
    phone = let_in(own, "Carl")
    assert phone.get(officials(own)).status_code == 200
    own.wait(minutes=16 * 60 + 1)
    assert desk(own, phone) == 303


@pytest.mark.fault("I-4")
def test_a_code_in_the_owners_name_opens_no_more_than_a_judge_may(hall: Hall) -> None:
    olga = account(hall)
    hall.tournament(players=4, ready=False)
    owned(hall, "organizer")
    keep(hall.store, hall.last, Person(PlayerId("organizer"), "Olga"))
    hall.act(name_official, "organizer", "watcher")
    carl, phone = hall.let_in(Kind.ORGANIZER, "carl"), hall.client()
    phone.send("/judge", code=code_for(hall, "olga", by=carl))
    tapped(hall, by=carl)
    assert desk(hall, phone) == 200
    assert phone.get(officials(hall)).status_code == 403
    assert phone.get(f"/t/{hall.last}/desk/export/full.jsonl").status_code == 403
    assert phone.get("/account").status_code == 403
    assert olga.get("/account").status_code == 200


def test_an_owner_who_invites_an_own_name_still_owns(hall: Hall) -> None:
    olga = account(hall)
    hall.tournament(players=4, ready=False)
    owned(hall, "organizer")
    keep(hall.store, hall.last, Person(PlayerId("organizer"), "Olga"))
    page = olga.send(f"{officials(hall)}/invite", name="Olga")
    assert hall.client().send("/join/accept", code=TOKEN.findall(page.text)[0]).status_code == 303
    rights = {one.holder: one.role for one in hall.store.read_access(lambda book: book.every(Right))}
    assert rights == {"organizer": "owner", "o1": "organizer"}


def test_a_right_of_an_owner_needs_an_owners_session(own: Hall) -> None:
    phone = let_in(own)
    owned(own, "o1")
    assert desk(own, phone) == 303


def test_somebody_who_waits_in_another_hall_is_not_let_in_from_here(own: Hall) -> None:
    phone = own.client()
    phone.send("/judge", code=code_for(own, "Ana"))
    (waiting,) = SESSION.findall(own.owner.get(officials(own)).text)[:1]
    own.tournament(players=2, ready=False)
    answer = own.owner.send(f"{officials(own)}/let-in", session=waiting, answer="yes")
    assert refused(answer) == "No one is waiting there any more. Nothing was changed."


def test_a_judge_who_plays_has_both_on_one_phone(own: Hall) -> None:
    phone = let_in(own, "Wanda")
    code = LETTERS.findall(own.owner.send(f"/t/{own.last}/desk/players/p1/card").text)[0]
    assert claimed(own, phone, code).status_code == 303
    assert phone.get(f"/t/{own.last}/me").status_code == 200
    assert desk(own, phone) == 200


def test_on_plain_http_nobody_is_let_in_before_the_owner_has_read_the_warning(lan: Hall) -> None:
    lan.tournament(players=2, ready=False)
    olga = account(lan)
    owned(lan, "organizer")
    for path, fields in (("code", {"name": "Ana"}), ("invite", {"name": "Carl"})):
        answer = olga.send(f"{officials(lan)}/{path}", **fields)
        assert refused(answer).startswith("Phones reach this computer over plain HTTP.")
    assert "Nothing is encrypted" in olga.get("/account").text
    assert olga.send("/account/warned").status_code == 303
    phone = lan_client(lan)
    phone.send("/judge", code=code_for(lan, "Ana", by=olga))
    tapped(lan, by=olga)
    assert desk(lan, phone) == 200


@pytest.mark.fault("H-10")
def test_of_tokens_and_cookies_only_digests_are_kept(own: Hall) -> None:
    secrets = [code_for(own, "Ana"), invitation(own)]
    phone = let_in(own, "Bo")
    secrets.append(phone.cookies["topcut"])
    kept = b"".join(path.read_bytes() for path in own.store.folder.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept
        assert secret.replace("-", "").encode() not in kept
    assert all(len(token.hash) == 32 for token in own.store.read_access(lambda book: book.every(Token)))


def archive_discrepancies(hall: Hall, *, public: bool = False) -> list[topcut_referee.Discrepancy]:
    lines = b"".join(archive_lines(hall.desk, hall.last, public=public)).split(b"\n")
    return list(topcut_referee.verify(lines, []).discrepancies)


@pytest.mark.parametrize("public", [False, True])
def test_archives_are_right_however_staff_come_in(own: Hall, public: bool) -> None:
    """A name stands in the log as soon as there is a code for it, whether the judge ever comes or not."""
    code_for(own, "Jude")
    assert archive_discrepancies(own, public=public) == []
    let_in(own, "Jude")
    assert archive_discrepancies(own, public=public) == []
    invitation(own, "Carl")
    assert archive_discrepancies(own, public=public) == []
    joined(own, "Carl")
    assert archive_discrepancies(own, public=public) == []


def test_a_judge_who_is_invited_as_a_co_organizer_goes_on_as_a_judge_until_then(own: Hall) -> None:
    judge = let_in(own, "Jude")
    invitation(own, "Jude")
    own.act(announce, "The bar is open.")
    judge.done(f"/t/{own.last}/desk/log/{own.t.facts}/strike", member="text", sure="yes")
    assert archive_discrepancies(own) == []


def test_a_co_organizer_lets_in_a_phone_of_their_own(own: Hall) -> None:
    laptop, phone = joined(own, "Carl"), own.client()
    phone.send("/judge", code=code_for(own, "Carl", by=laptop))
    tapped(own, by=laptop)
    assert phone.get(f"/t/{own.last}/desk").status_code == 200
    assert archive_discrepancies(own) == []


@pytest.mark.fault("H-6")
def test_an_invitation_sent_to_the_wrong_person_is_taken_back(own: Hall) -> None:
    code = invitation(own)
    assert "Take the invitation back" in own.owner.get(officials(own)).text
    assert own.owner.send(f"{officials(own)}/revoke", holder="o1").status_code == 303
    assert "Take the invitation back" not in own.owner.get(officials(own)).text
    assert own.client().send("/join/accept", code=code).status_code == 422
    assert not own.desk.look(own.last).staff.get("o1")


def test_an_invitation_that_ran_out_is_taken_out_of_the_log(own: Hall) -> None:
    """Whoever was invited may act by the log; nobody else can sign them out of it once their link is gone."""
    invitation(own)
    own.wait(minutes=25 * 60)
    own.store.change_access(lambda accounts: sweep(accounts, own.desk.clock.stamp()))
    page = own.owner.get(officials(own)).text
    assert "the invitation has run out" in page
    assert own.owner.send(f"{officials(own)}/revoke", holder="organizer").status_code == 422, (
        "no account is one of them"
    )
    assert own.owner.send(f"{officials(own)}/revoke", holder="o1").status_code == 303
    assert not own.t.staff.get("o1")
    assert "the invitation has run out" not in own.owner.get(officials(own)).text
    assert archive_discrepancies(own) == []


def test_only_the_owner_takes_an_invitation_back(own: Hall) -> None:
    carl = joined(own)
    code = invitation(own, "Dora")
    assert "Take the invitation back" not in carl.get(officials(own)).text
    answer = carl.send(f"{officials(own)}/revoke", holder="o2")
    assert refused(answer) == "Only the owner can do that to an organizer."
    assert own.client().send("/join/accept", code=code).headers["location"] == f"/t/{own.last}/desk"
