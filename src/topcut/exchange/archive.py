"""The archive: a whole tournament in one file, or what everyone may read of it, every fact in its place in the chain.

JSON lines: a header, the facts, the people, and in a full archive a last line with the secret seed and a checksum.
A log of version 2 makes a file of version 2, where each fact says how open it is and has its texts beside it.
"""

import hashlib
import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import chain
from typing import Any, BinaryIO

from topcut.chance import canon
from topcut.exchange.document import MOST_BYTES, object_in
from topcut.exchange.fitting import refuse_misfits
from topcut.ids import PlayerId, TournamentId, is_id
from topcut.refusal import Refusal
from topcut.rules.actor import Actor, Role
from topcut.rules.audience import may_read
from topcut.rules.chain import SALT_BYTES, Head, Record, Sealed, after, body_text, withheld
from topcut.rules.codec import UnknownFact, decode
from topcut.rules.facts import Openness, Stamped
from topcut.rules.texts import Person, Text, fits, told
from topcut.rules.tournament import Tournament

FAMILY = "topcut-archive-"
FORMATS = {f"{FAMILY}1": 1, f"{FAMILY}2": 2}
NEWEST = f"{FAMILY}2"
FIRST_KIND = "TournamentCreated"
LONGEST_LINE = 16 * 1024 * 1024
SHOWN = 40
MEGABYTE = 1024 * 1024
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)
LAST_YEAR = 9000

HEADER = {"format", "tournament", "software", "facts", "head", "full"}
RECORD = {
    1: {"n", "at", "by", "kind", "v", "body", "salt", "hash"},
    2: {"n", "at", "by", "kind", "v", "body", "salt", "hash", "class", "texts"},
}
WITHHELD = {"n", "class", "digest", "hash"}
HASH_BYTES = 32
LARGEST = 2**31 - 1  # number that a database of any kind takes
PERSON: Mapping[str, tuple[type, ...]] = {
    "player": (str,),
    "name": (str,),
    "club": (str, type(None)),
    "contact": (str, type(None)),
}
FORMER = {"paid"}  # used to be kept with people, and was never more than the log says
NAMING = {"PlayerEntered": "player", "OfficialNamed": "official"}  # the facts by which somebody gets an id


@dataclass(frozen=True, slots=True)
class Archive:
    """A full archive that was read: every fact follows from the one before."""

    tournament: TournamentId
    title: str
    software: str
    head: Head
    facts: tuple[Sealed, ...]
    people: tuple[Person, ...]
    seed: bytes | None


def full(
    tournament: TournamentId,
    head: Head,
    facts: Iterable[Sealed],
    people: Iterable[Person],
    seed: bytes | None,
    *,
    software: str,
) -> Iterator[bytes]:
    """All of it, secrets too: to go on with elsewhere, and only for the organizer."""
    seen = hashlib.sha256()
    version, facts = _version(facts)
    for line in (
        _header(tournament, version, head, software, full=True),
        *map(_written, facts),
        *(_person(person, version, full=True) for person in people),
    ):
        seen.update(line)
        yield line
    yield canon({"seed": None if seed is None else seed.hex(), "sha256": seen.hexdigest()}) + b"\n"


def public(
    t: Tournament,
    tournament: TournamentId,
    head: Head,
    facts: Iterable[Sealed],
    people: Iterable[Person],
    *,
    software: str,
) -> Iterator[bytes]:
    """What everyone may read as the tournament stands now; of the rest, the digests that hold the chain together."""
    version, facts = _version(facts)
    yield _header(tournament, version, head, software, full=False)
    for sealed in facts:
        yield _written(sealed) if is_public(sealed, t) else _withheld(sealed)
    for person in public_people(t, people):
        yield _person(person, version, full=False)


def public_people(t: Tournament, people: Iterable[Person]) -> tuple[Person, ...]:
    """Whose names everyone may read, without what only organizers know of them."""
    named = {*t.players, *(official.id for official in t.officials)}
    return tuple(replace(person, contact=None) for person in people if person.player in named)


def is_public(sealed: Sealed, t: Tournament) -> bool:
    """What is public for good is not left out, even if this program does not know it; anything else it does not know it
    does not publish."""
    record = sealed.record
    if sealed.is_withheld or sealed.openness is Openness.PUBLIC:
        return not sealed.is_withheld
    try:
        fact = decode(record.kind, record.v, told(json.loads(record.body), sealed.texts))
        return may_read(Stamped(record.n, record.at, Actor(Role(record.role), record.id), fact), None, t)
    except (UnknownFact, ValueError):
        return False


def public_line(sealed: Sealed, *, is_open: bool) -> bytes:
    """A fact as a public file has it: whole, or only its place in the chain."""
    return _written(sealed) if is_open and not sealed.is_withheld else _withheld(sealed)


def public_person_line(person: Person) -> bytes:
    return _person(person, FORMATS[NEWEST], full=False)


def read_public_line(line: bytes, row: int) -> Sealed | Person:
    """A fact, whole or withheld, or a person, of a log of version 2."""
    said = object_in(line) or {}
    if "player" in said and "n" not in said:
        person = _read_person({**said, "contact": None}, (), FORMATS[NEWEST]) if "contact" not in said else None
        if person is None:
            raise Refusal("archive-line-damaged", row=row)
        return person
    n = said.get("n")
    if type(n) is not int or n < 1:
        raise Refusal("archive-line-damaged", row=row)
    if set(said) == WITHHELD:
        return _read_withheld(said, n)
    sealed = _read_fact(line, n, FORMATS[NEWEST])
    if sealed.record.n != n:
        raise Refusal("archive-damaged", n=n)
    _check_ids(sealed.record)
    return sealed


def _read_withheld(said: Mapping[str, Any], n: int) -> Sealed:
    """What is public for good is never withheld."""
    try:
        openness = Openness(said["class"])
        digest, hash = bytes.fromhex(said["digest"]), bytes.fromhex(said["hash"])
    except (TypeError, ValueError):
        raise Refusal("archive-damaged", n=n) from None
    if openness is Openness.PUBLIC or len(digest) != HASH_BYTES:
        raise Refusal("archive-damaged", n=n)
    return withheld(n, openness, digest, hash)


def is_archive(beginning: bytes) -> bool:
    """Whether a file that begins like this calls itself one of our archives, of any version."""
    return _format(beginning.partition(b"\n")[0]) is not None


def read(stream: BinaryIO) -> Archive:
    """A full archive, or a refusal that says what is wrong with it and where."""
    lines = _lines(stream)
    first = next(lines, b"")
    header = _read_header(first)
    version = FORMATS[header["format"]]
    tournament = TournamentId(str(header["tournament"]))
    head: Head | None = None
    seen = hashlib.sha256(first)
    facts: list[Sealed] = []
    for n in range(1, header["facts"] + 1):
        line = next(lines, None)
        if line is None:
            raise Refusal("archive-cut-off", found=n - 1, facts=header["facts"])
        sealed = _read_fact(line, n, version)
        head = after(tournament, head, sealed)
        if head is None:
            raise Refusal("archive-damaged", n=n)
        _check_ids(sealed.record)
        seen.update(line)
        facts.append(sealed)
    if head is None or head.hash.hex() != header["head"]:
        raise Refusal("archive-damaged", n=len(facts))
    people, seed = _read_rest(lines, seen, len(facts) + 1, version)
    title = _title(facts, tournament, version)
    if version > 1:
        refuse_misfits(facts, people, len(facts) + 2)
    return Archive(tournament, title, str(header["software"]), head, tuple(facts), people, seed)


def _version(facts: Iterable[Sealed]) -> tuple[int, Iterable[Sealed]]:
    """The first fact tells; it is given back with the others."""
    rest = iter(facts)
    first = next(rest)
    return (1 if first.openness is None else 2), chain([first], rest)


def _header(tournament: TournamentId, version: int, head: Head, software: str, *, full: bool) -> bytes:
    said = {
        "format": f"{FAMILY}{version}",
        "tournament": tournament,
        "software": software,
        "facts": head.n,
        "head": head.hash.hex(),
        "full": full,
    }
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _written(sealed: Sealed) -> bytes:
    place = f',"salt":"{sealed.salt.hex()}","hash":"{sealed.hash.hex()}"'.encode()
    if sealed.openness is not None:
        texts = {member: {"text": one.text, "salt": one.salt.hex()} for member, one in sealed.texts.items()}
        place += b',"class":"' + sealed.openness.encode() + b'","texts":' + canon(texts)
    return sealed.record.written[:-1] + place + b"}\n"


def _withheld(sealed: Sealed) -> bytes:
    shown = {} if sealed.openness is None else {"class": sealed.openness.value}
    place = {"digest": sealed.digest.hex(), "hash": sealed.hash.hex()}
    return json.dumps({"n": sealed.record.n, **shown, **place}, separators=(",", ":")).encode() + b"\n"


def _person(person: Person, version: int, *, full: bool) -> bytes:
    said = {"player": person.player, "name": person.name, "club": person.club}
    said |= {"contact": person.contact} if full else {}
    return canon(said | ({"salt": person.salt.hex()} if version > 1 else {})) + b"\n"


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    size = 0
    while line := stream.readline(LONGEST_LINE + 1):
        size += len(line)
        if size > MOST_BYTES or len(line) > LONGEST_LINE:
            raise Refusal("file-too-large", most=MOST_BYTES // MEGABYTE)
        yield line


def _format(line: bytes) -> str | None:
    said = object_in(line)
    name = None if said is None else said.get("format")
    return name if isinstance(name, str) and name.startswith(FAMILY) else None


def _read_header(line: bytes) -> dict[str, Any]:
    name = _format(line)
    if name is None:
        raise Refusal("archive-foreign")
    header = object_in(line) or {}
    if name not in FORMATS:
        raise Refusal("archive-newer", format=name, known=NEWEST, software=str(header.get("software", "")))
    facts, tournament = header.get("facts"), header.get("tournament")
    sensible = type(facts) is int and facts > 0 and is_id(tournament)
    if set(header) != HEADER or not sensible:
        raise Refusal("archive-line-damaged", row=1)
    if header["full"] is not True:
        raise Refusal("archive-public")
    return header


def _read_fact(line: bytes, n: int, version: int) -> Sealed:
    said = object_in(line)
    try:
        if said is None or set(said) != RECORD[version] or set(said["by"]) != {"role", "id"}:
            raise Refusal("archive-damaged", n=n)
        by, body = said["by"], said["body"]
        words = (said["at"], by["role"], by["id"], said["kind"])
        if not all(isinstance(word, str) for word in words) or not isinstance(body, dict) or not said["kind"]:
            raise Refusal("archive-damaged", n=n)
        at, role, id, kind = words
        _check_time(at)
        record = Record(_whole(said["n"]), at, role, id, kind, _whole(said["v"]), body_text(body))
        salt, hash = bytes.fromhex(said["salt"]), bytes.fromhex(said["hash"])
        openness = Openness(said["class"]) if version > 1 else None
        texts = _read_texts(said["texts"]) if version > 1 else {}
        is_fitting = fits(body, texts)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise Refusal("archive-damaged", n=n) from None
    if len(salt) != SALT_BYTES or not _is_text(record) or not is_fitting:
        raise Refusal("archive-damaged", n=n)
    return Sealed(record, salt, hash, openness, texts)


def _read_texts(said: Mapping[str, Mapping[str, str]]) -> dict[str, Text]:
    texts = {member: Text(one["text"], bytes.fromhex(one["salt"])) for member, one in said.items()}
    if any(set(one) != {"text", "salt"} for one in said.values()):
        raise ValueError
    return texts


def _check_ids(record: Record) -> None:
    """Ids stand in addresses, in rows and in people's mouths: a file brings none that we would not have given."""
    named = json.loads(record.body).get(NAMING[record.kind], "-") if record.kind in NAMING else "-"
    for used in (record.id or "-", named):
        if not is_id(used):
            raise Refusal("archive-id", n=record.n, id=str(used)[:SHOWN])


def _is_text(record: Record) -> bool:
    """Half a character can be in JSON, but cannot be written."""
    try:
        return bool(record.written)
    except UnicodeEncodeError:
        return False


def _check_time(at: str) -> None:
    """As we write it, and with time left after it: everything that comes next is stamped later."""
    if TIME.fullmatch(at) is None or datetime.fromisoformat(at).year > LAST_YEAR:
        raise ValueError(at)


def _whole(number: object) -> int:
    """One that has room in a database."""
    if type(number) is not int or abs(number) > LARGEST:
        raise ValueError(number)
    return number


def _read_rest(
    lines: Iterator[bytes], seen: "hashlib._Hash", rows: int, version: int
) -> tuple[tuple[Person, ...], bytes | None]:
    """The people, and the seed in the last line, which also shows whether all of them are there."""
    people: list[Person] = []
    known: set[PlayerId] = set()
    for row, line in enumerate(lines, start=rows + 1):
        said = object_in(line)
        if said is not None and set(said) == {"seed", "sha256"}:
            return tuple(people), _read_seed(said, seen.hexdigest(), row, more=next(lines, None) is not None)
        person = _read_person(said, known, version)
        if person is None:
            raise Refusal("archive-line-damaged", row=row)
        seen.update(line)
        known.add(person.player)
        people.append(person)
    raise Refusal("archive-without-end", people=len(people))


def _read_person(said: Mapping[str, Any] | None, known: Collection[PlayerId], version: int) -> Person | None:
    more = {"salt"} if version > 1 else set()
    if said is None or set(said) - (set() if more else FORMER) != {*PERSON, *more} or said["player"] in known:
        return None
    if not is_id(said["player"]) or not all(isinstance(said[name], kinds) for name, kinds in PERSON.items()):
        return None
    try:
        salt = bytes.fromhex(said["salt"]) if more else b""
        canon(said)  # half a character can be in JSON, but cannot be written
    except (TypeError, ValueError):
        return None
    return Person(**{name: said[name] for name in PERSON}, salt=salt)


def _read_seed(said: Mapping[str, Any], sha256: str, row: int, *, more: bool) -> bytes | None:
    try:
        seed = None if said["seed"] is None else bytes.fromhex(said["seed"])
    except (TypeError, ValueError):
        raise Refusal("archive-line-damaged", row=row) from None
    if more or said["sha256"] != sha256:
        raise Refusal("archive-line-damaged", row=row)
    return seed


def _title(facts: list[Sealed], tournament: TournamentId, version: int) -> str:
    body = json.loads(facts[0].record.body)
    title = body.get("title")
    is_ours = body.get("tournament") == tournament and body.get("log", 1) == version
    if facts[0].record.kind != FIRST_KIND or not is_ours or not isinstance(title, str):
        raise Refusal("archive-damaged", n=1)
    return title
