"""A tournament in a file: whole and byte by byte the same when it comes back, or what everybody may read of it."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.keeping import keep
from tests.refusing import refusal_from
from topcut.chance import canon
from topcut.cli.export import archive_lines
from topcut.cli.import_ import take
from topcut.desk import Clock, Desk
from topcut.exchange import archive
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import clock, conduct, creation, lists, officials, registration, rounds, squads, structure
from topcut.rules.actor import Actor, Role
from topcut.rules.chain import Head, beginning, body_text, link, seal
from topcut.rules.facts import Fact, Openness, TournamentCreated
from topcut.rules.ruleset import text_of
from topcut.rules.texts import Person
from topcut.store import Store

ORGANIZER = Actor(Role.ORGANIZER, "organizer")
CUP = TournamentId("cup")
OPENED: list[Store] = []


@pytest.fixture(autouse=True)
def every_folder_is_closed() -> Iterator[None]:
    yield
    while OPENED:
        OPENED.pop().close()


def opened(folder: Path) -> Store:
    OPENED.append(Store(folder))
    return OPENED[-1]


def created_long_ago(by: Actor, *, tournament: str, seed: bytes, **details: Any) -> list[Fact]:
    """By a program that knew version 1 of the log alone."""
    first, *others = creation.create(by, tournament=tournament, seed=seed, **details)
    assert isinstance(first, TournamentCreated)
    return [replace(first, log=1), *others]


class Hall:
    """A small tournament on a real disk, of which everything but the secrets is the same in each run."""

    def __init__(self, folder: Path, ruleset: str = "challenger", players: int = 4, log: int = 2) -> None:
        self.now = 1_763_200_000.0
        self.store = opened(folder)
        clock = Clock(wall=lambda: self.now, elapsed=self._elapsed, boot=lambda: None)
        self.desk = Desk(self.store, clock, lambda size: bytes(range(size)))
        options = {"timeline": "standard"} if ruleset == "challenger" else {}
        self.desk.create(
            ORGANIZER,
            creation.create if log > 1 else created_long_ago,
            tournament=CUP,
            title="Autumn Cup",
            first_day="2026-11-15",
            place="Town hall",
            ruleset=text_of(ruleset),
            options=options,
        )
        role = {"challenger": "watcher", "showdown": "arbiter"}[ruleset]
        keep(self.store, CUP, Person(PlayerId("o1"), "Wanda"))
        self.act(officials.name_official, "o1", role)
        for number in range(1, players + 1):
            player = PlayerId(f"p{number}")
            keep(self.store, CUP, Person(player, f"Näme {number}", "North", f"{number}@example.org"))
            self.act(registration.enter, player)
            self.act(registration.check_in, player)

    def _elapsed(self) -> float:
        self.now += 0.25
        return self.now

    def act(self, action: Callable[..., Any], *args: object, by: Actor = ORGANIZER, **named: Any) -> None:
        self.desk.act(CUP, by, action, *args, **named)

    def begin(self, text: str = "a list of {player}") -> None:
        for player in self.desk.look(CUP).players:
            self.act(lists.hand_in, player, text.format(player=player))
        self.act(structure.start)
        self.act(rounds.open_draw)
        self.act(rounds.publish)

    def written(self, *, public: bool = False) -> bytes:
        return b"".join(archive_lines(self.desk, CUP, public=public))


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    made = Hall(tmp_path / "here")
    made.begin()
    made.act(clock.start, 3)
    made.act(conduct.warn, PlayerId("p1"), "slow play", "he stared at the wall")
    return made


def taken(folder: Path, content: bytes) -> Desk:
    desk = Desk(opened(folder), Clock())
    take(desk, archive.read(BytesIO(content)), yes=True)
    return desk


@pytest.mark.fault("L8")
def test_export_import_export_is_byte_equal(hall: Hall, tmp_path: Path) -> None:
    first = hall.written()
    there = taken(tmp_path / "there", first)
    assert b"".join(archive_lines(there, CUP, public=False)) == first
    assert there.look(CUP) == hall.desk.look(CUP)
    assert there.store.seed(CUP) == hall.store.seed(CUP)


def test_an_imported_tournament_goes_on(hall: Hall, tmp_path: Path) -> None:
    there = taken(tmp_path / "there", hall.written())
    there.act(CUP, ORGANIZER, conduct.warn, PlayerId("p2"), "slow play")
    assert there.look(CUP).facts == hall.desk.look(CUP).facts + 1


def test_the_header_says_what_the_file_is(hall: Hall) -> None:
    header, *_ = hall.written().splitlines()
    assert header.startswith(b'{"format":"topcut-archive-2","tournament":"cup"')
    said = json.loads(header)
    head = hall.store.head(CUP)
    assert (said["facts"], said["head"], said["full"]) == (head.n, head.hash.hex(), True)
    assert json.loads(hall.written(public=True).splitlines()[0])["full"] is False


def test_the_same_archive_twice_is_no_harm_and_another_one_is_refused(hall: Hall, tmp_path: Path) -> None:
    before = hall.written()
    there = taken(tmp_path / "there", before)
    take(there, archive.read(BytesIO(before)), yes=True)
    hall.act(conduct.warn, PlayerId("p2"), "slow play")
    after = hall.written()
    caught = refusal_from(take, there, archive.read(BytesIO(after)), yes=True)
    assert caught.code == "archive-differs"
    assert caught.parameters["facts"] == hall.store.head(CUP).n
    assert b"".join(archive_lines(there, CUP, public=False)) == before


def test_other_tournaments_are_never_touched(hall: Hall, tmp_path: Path) -> None:
    folder = tmp_path / "there"
    there = Desk(opened(folder), Clock())
    other, _ = there.create(
        ORGANIZER,
        creation.create,
        title="Other",
        first_day="2026-11-15",
        place="",
        ruleset=text_of("challenger"),
        options={"timeline": "standard"},
    )
    before = b"".join(archive_lines(there, other, public=False))
    take(there, archive.read(BytesIO(hall.written())), yes=True)
    with pytest.raises(Refusal):
        take(there, archive.read(BytesIO(hall.written()[:-40])), yes=True)
    assert b"".join(archive_lines(there, other, public=False)) == before


def refusal_of(content: bytes) -> Refusal:
    return refusal_from(archive.read, BytesIO(content))


@pytest.mark.fault("F9")
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"hello",
        b"{}",
        b"[1]",
        b"null",
        b"\xff\xfe\x00",
        b"SQLite format 3\0" + bytes(200),
        b"PK\x03\x04",
        b'{"ruleset": "munchkin", "players": []}',
        b"[" * 100_000,
    ],
)
def test_another_programs_file_is_no_archive(content: bytes) -> None:
    assert refusal_of(content).code == "archive-foreign"


@pytest.mark.fault("F9")
@given(st.binary(max_size=400))
def test_random_bytes_are_no_archive(content: bytes) -> None:
    assert refusal_of(content).code == "archive-foreign"


@pytest.mark.fault("F9")
def test_a_newer_archive_is_refused_with_what_made_it(hall: Hall) -> None:
    newer = hall.written().replace(b"topcut-archive-2", b"topcut-archive-3", 1)
    refusal = refusal_of(newer)
    assert refusal.code == "archive-newer"
    assert str(refusal.parameters["software"]).startswith("topcut ")


@pytest.mark.fault("F9")
def test_a_public_archive_cannot_be_gone_on_with(hall: Hall) -> None:
    assert refusal_of(hall.written(public=True)).code == "archive-public"


@pytest.mark.fault("F9")
def test_wherever_an_archive_is_cut_off_it_is_refused(hall: Hall) -> None:
    whole = hall.written()
    lines = whole.splitlines(keepends=True)
    for count in range(len(lines)):
        assert refusal_of(b"".join(lines[:count])).code in {
            "archive-foreign",
            "archive-cut-off",
            "archive-without-end",
        }
    for end in range(1, len(whole) - 1, 997):
        refusal_of(whole[:end])


@pytest.mark.fault("F9")
def test_a_flipped_byte_anywhere_is_found_with_the_number_of_the_fact(hall: Hall) -> None:
    whole = hall.written()
    lines = whole.splitlines(keepends=True)
    starts = [sum(map(len, lines[:count])) for count in range(len(lines))]
    facts = hall.store.head(CUP).n
    for place in range(0, len(whole) - 1, 61):
        number = max(count for count, start in enumerate(starts) if start <= place)
        damaged = bytearray(whole)
        damaged[place] ^= 0x15
        refusal = refusal_of(bytes(damaged))
        if 1 <= number <= facts and damaged[place] != ord("\n"):
            assert (refusal.code, refusal.parameters) == ("archive-damaged", {"n": number})


@pytest.mark.fault("F9")
def test_a_line_that_says_something_twice_is_refused(hall: Hall) -> None:
    """The chain is right with the last of the two, and whoever reads the file may have read the first."""
    lines = hall.written().splitlines(keepends=True)

    def said_twice(place: int) -> bytes:
        changed = [b'{"body":{},' + line[1:] if at == place else line for at, line in enumerate(lines[:-1])]
        sha256 = hashlib.sha256(b"".join(changed)).hexdigest()
        return b"".join([*changed, json.dumps({**json.loads(lines[-1]), "sha256": sha256}).encode() + b"\n"])

    refusal = refusal_of(said_twice(3))
    assert (refusal.code, refusal.parameters) == ("archive-damaged", {"n": 3})


@pytest.mark.parametrize(
    ("member", "value"),
    [("facts", 0), ("facts", True), ("facts", "7"), ("tournament", "../x"), ("tournament", 7), ("more", 1)],
)
def test_a_header_that_makes_no_sense_is_refused(hall: Hall, member: str, value: object) -> None:
    header, rest = hall.written().split(b"\n", 1)
    said = json.dumps(json.loads(header) | {member: value}).encode()
    assert refusal_of(said + b"\n" + rest).code == "archive-line-damaged"


@pytest.mark.parametrize(
    "line", [b"{}", b"null", b'{"player": "p1"}', b'{"player":"p1","name":7,"club":null,"contact":null}']
)
def test_a_person_who_makes_no_sense_is_refused(hall: Hall, line: bytes) -> None:
    *facts, last = hall.written().splitlines(keepends=True)
    assert refusal_of(b"".join([*facts, line + b"\n", last])).code == "archive-line-damaged"


@pytest.mark.fault("F5")
@pytest.mark.parametrize("id", ["", "a/../b", "p 1", "p" * 65, "\u0430na", "p1\n", "<b>"])
def test_an_id_that_we_would_not_give_is_refused(hall: Hall, id: str) -> None:
    """In a file that somebody else has chained."""
    facts, head = list(hall.store.sealed(CUP)), beginning(CUP, Openness.PUBLIC)
    entered = next(one for one in facts if one.record.kind == "PlayerEntered")
    made = []
    for one in facts:
        body = body_text(json.loads(one.record.body) | {"player": id}) if one is entered else one.record.body
        made.append(seal(head, replace(one.record, body=body), one.salt, one.openness, one.texts))
        head = Head(one.record.n, made[-1].hash)
    content = b"".join(archive.full(CUP, head, made, [], None, software="x"))
    refused = refusal_of(content)
    assert (refused.code, refused.parameters["n"]) == ("archive-id", entered.record.n)
    said = {"player": id, "name": "Ana", "club": None, "contact": None, "salt": bytes(16).hex()}
    *lines, last = hall.written().splitlines(keepends=True)
    assert refusal_of(b"".join([*lines, json.dumps(said).encode() + b"\n", last])).code == "archive-line-damaged"


def test_an_older_archive_that_says_beside_people_who_has_paid_is_read(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "old", log=1)
    *lines, last = hall.written().splitlines(keepends=True)
    older = [
        line.replace(b',"player":"', b',"paid":true,"player":"') if b'"contact":' in line else line for line in lines
    ]
    sha256 = hashlib.sha256(b"".join(older)).hexdigest()
    end = json.dumps({**json.loads(last), "sha256": sha256}).encode() + b"\n"
    found = archive.read(BytesIO(b"".join([*older, end])))
    assert b"".join(older) != b"".join(lines)
    assert found.people == archive.read(BytesIO(hall.written())).people


def test_a_name_that_was_changed_in_the_file_is_found(hall: Hall) -> None:
    assert refusal_of(hall.written().replace("Näme 2".encode(), b"Name 2!")).code == "archive-line-damaged"


def forged(content: bytes, change: Callable[[list[dict[str, Any]], list[dict[str, Any]]], object]) -> bytes:
    """The file as somebody makes it who has read how the chain and the last line are made."""
    first, *lines, last = map(json.loads, content.splitlines())
    facts, people = lines[: first["facts"]], lines[first["facts"] :]
    change(facts, people)
    hash = beginning(CUP, Openness.PUBLIC).hash
    for one in facts:
        record = {name: one[name] for name in ("n", "at", "by", "kind", "v", "body")}
        digest = hashlib.sha256(bytes.fromhex(one["salt"]) + canon(record)).digest()
        hash = link(hash, Openness(one["class"]), digest)
        one["hash"] = hash.hex()
    whole = [{**first, "facts": len(facts), "head": hash.hex()}, *facts, *people]
    made = b"".join(json.dumps(line).encode() + b"\n" for line in whole)
    return made + json.dumps({**last, "sha256": hashlib.sha256(made).hexdigest()}).encode() + b"\n"


def swap(facts: list[dict[str, Any]], people: list[dict[str, Any]]) -> None:
    people[1]["name"], people[2]["name"] = people[2]["name"], people[1]["name"]


def first_text(facts: list[dict[str, Any]]) -> tuple[dict[str, Any], str]:
    found = next(one for one in facts if one["texts"])
    return found, next(iter(found["texts"]))


def retold(text: object) -> Callable[[list[dict[str, Any]], list[dict[str, Any]]], object]:
    def change(facts: list[dict[str, Any]], _: list[dict[str, Any]]) -> None:
        found, member = first_text(facts)
        found["texts"][member]["text"] = text

    return change


def bare(facts: list[dict[str, Any]], _: list[dict[str, Any]]) -> None:
    found, member = first_text(facts)
    found["body"][member] = found["texts"].pop(member)["text"]


@pytest.mark.parametrize(
    "change",
    [
        swap,
        lambda _, people: people[1].update(name="Mallory"),
        lambda _, people: people[1].update(name="\ud800"),
        lambda _, people: people[1].update(contact="\ud800"),
        lambda _, people: people[1].update(salt="00" * 16),
        lambda _, people: people.pop(),
        lambda _, people: people.append({**people[0], "player": "z1"}),
        lambda facts, _: first_text(facts)[0].update(texts={}),
        retold("another"),
        retold("\ud800"),
        retold(7),
        retold(None),
        bare,
        lambda facts, _: facts[-1].update({"class": "P" if facts[-1]["class"] == "O" else "O"}),
        lambda facts, _: facts[0]["body"].update(log=1),
        lambda facts, _: facts[0]["body"].update(log=3),
        lambda facts, _: facts[-1].update(at="yesterday"),
        lambda facts, _: facts[-1].update(at="9999-12-31T23:59:59.999Z"),
    ],
)
def test_what_the_log_does_not_commit_to_is_refused(hall: Hall, change: Callable[[Any, Any], object]) -> None:
    """Although everything is chained, and the last line fits."""
    assert archive.read(BytesIO(forged(hall.written(), lambda *_: None))).people
    assert refusal_of(forged(hall.written(), change)).code in {"archive-damaged", "archive-line-damaged"}


def test_nothing_may_follow_the_last_line(hall: Hall) -> None:
    assert refusal_of(hall.written() + b"{}\n").code == "archive-line-damaged"


def test_an_archive_of_another_tournaments_facts_is_refused(hall: Hall) -> None:
    renamed = hall.written().replace(b'"tournament":"cup"', b'"tournament":"pot"', 1)
    assert refusal_of(renamed).code == "archive-damaged"


def test_a_line_without_end_is_refused_before_it_is_read(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "LONGEST_LINE", 1000)
    assert refusal_of(hall.written()).code == "file-too-large"


def test_an_archive_without_its_seed_can_be_kept(hall: Hall, tmp_path: Path) -> None:
    found = archive.read(BytesIO(hall.written()))
    lines = archive.full(CUP, found.head, found.facts, found.people, None, software="other 1")
    there = taken(tmp_path / "there", b"".join(lines))
    assert there.store.seed(CUP) is None


# What everybody may read


def test_a_public_archive_holds_no_contact_no_warning_and_no_list_before_the_start(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "here")
    for player in hall.desk.look(CUP).players:
        hall.act(lists.hand_in, player, f"the secret list of {player}")
    hall.act(conduct.warn, PlayerId("p1"), "slow play", "he stared at the wall")
    hall.act(registration.note_fee, PlayerId("p2"))
    public = hall.written(public=True).decode()
    for secret in ("example.org", "stared", "secret list", "WarningGiven", "FeeNoted", '"paid"', '"seed"', '"contact"'):
        assert secret not in public
    assert "Näme 2" in public
    full = hall.written().decode()
    assert "stared" in full
    assert "secret list" in full


def test_a_public_archive_verifies_without_what_was_withheld(hall: Hall) -> None:
    """By its digests alone, as the referee does it."""
    import hashlib

    from topcut.chance import canon

    header, *lines = map(json.loads, hall.written(public=True).splitlines())
    head, withheld = beginning(CUP, Openness.PUBLIC).hash, 0
    for said in lines[: header["facts"]]:
        if "digest" in said:
            assert set(said) == {"n", "class", "digest", "hash"}
            digest, withheld = bytes.fromhex(said["digest"]), withheld + 1
        else:
            record = {name: said[name] for name in ("n", "at", "by", "kind", "v", "body")}
            digest = hashlib.sha256(bytes.fromhex(said["salt"]) + canon(record)).digest()
        head = hashlib.sha256(head + said["class"].encode() + digest).digest()
        assert said["hash"] == head.hex()
    assert head.hex() == header["head"]
    assert withheld >= 2


def test_who_was_signed_off_is_not_published_by_name(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "here")
    hall.act(registration.withdraw, PlayerId("p3"))
    public = hall.written(public=True).decode()
    assert "Näme 3" not in public
    assert "Wanda" in public


SALTED = re.compile(r'"(salt|hash|digest|head|commitment|sha256)":"[0-9a-f]+"')


def normal(public: bytes) -> str:
    return SALTED.sub(r'"\1":"*"', public.decode())


@pytest.mark.fault("I-7")
def test_extra_minutes_do_not_show_before_time_is_called(tmp_path: Path) -> None:
    seen, after = [], []
    for extra in (0, 4):
        hall = Hall(tmp_path / str(extra))
        hall.begin()
        hall.act(clock.start, extra)
        seen.append(normal(hall.written(public=True)))
        hall.now += 60 * 95
        hall.desk.tick()
        after.append(normal(hall.written(public=True)))
    assert seen[0] == seen[1]
    assert after[0] != after[1]


@pytest.mark.fault("I-6")
def test_lists_do_not_show(tmp_path: Path) -> None:
    seen = []
    for text in ("one list", "quite another, and a longer one"):
        hall = Hall(tmp_path / text)
        for player in hall.desk.look(CUP).players:
            hall.act(lists.hand_in, player, text)
        seen.append(normal(hall.written(public=True)))
    assert seen[0] == seen[1]


def test_sealed_squads_do_not_show_until_both_have_chosen(tmp_path: Path) -> None:
    seen = []
    for choice in ((1, 2), (3, 4)):
        hall = Hall(tmp_path / str(choice), "showdown", players=6)
        hall.begin()
        match = hall.desk.look(CUP).rounds[0].matches[0]
        assert match.second is not None
        hall.act(squads.choose, match.first, 1, choice)
        seen.append(normal(hall.written(public=True)))
        hall.act(squads.choose, match.second, 1, (1, 2))
        assert "SquadsSealed" in normal(hall.written(public=True))
    assert seen[0] == seen[1]
    assert "SquadsSealed" not in seen[0]


def test_names_and_contacts_show_only_as_far_as_they_are_published(tmp_path: Path) -> None:
    seen = []
    for contact in ("a@example.org", "b@example.org"):
        hall = Hall(tmp_path / contact)
        person = hall.store.people(CUP)[1]
        keep(hall.store, CUP, replace(person, contact=contact))
        seen.append(normal(hall.written(public=True)))
    assert seen[0] == seen[1]
