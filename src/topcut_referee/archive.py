"""The file itself: its lines, its facts, and the chain that holds them together."""

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from topcut_referee.draw import canon
from topcut_referee.forms import CLASSES, FORMS, completed, is_number, strangers
from topcut_referee.verdict import Discrepancy

ENVELOPE = ("at", "body", "by", "kind", "n", "v")
ROLES = ("organizer", "official", "player", "clock")
FORMATS = {"topcut-archive-1": 1, "topcut-archive-2": 2}


class Unreadable(Exception):
    """The file is no archive that this referee can read; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened, with its form completed."""

    n: int
    at: str
    role: str
    person: str
    kind: str
    body: dict[str, Any]
    written: frozenset[str]  # the fields that the body has itself
    texts: Any = None  # what stands beside the log, as the line has it

    @property
    def when(self) -> datetime:
        return datetime.fromisoformat(self.at)

    @property
    def act(self) -> tuple[str, str, str]:
        """All facts of one act have this in common."""
        return self.at, self.role, self.person

    def says(self, member: str) -> bool:
        """Whether something was typed there; of a text that is struck out only that it was is known."""
        value = self.body[member]
        if isinstance(value, dict):
            beside = self.texts.get(member) if isinstance(self.texts, dict) else None
            value = beside.get("text") if isinstance(beside, dict) else None
            return not isinstance(value, str) or bool(value.strip())
        return bool((value or "").strip())


@dataclass(slots=True)
class Archive:
    """What a file holds, and what is wrong with it as a file."""

    tournament: str
    full: bool
    log: int = 1  # its version
    count: int = 0
    facts: list[Fact] = field(default_factory=list)
    withheld: list[int] = field(default_factory=list)
    classes: dict[int, str] = field(default_factory=dict)  # of every fact, from version 2 on
    hashes: list[bytes] = field(default_factory=list)  # after each fact, worked out again
    people: list[str] = field(default_factory=list)  # the ids of those who have a line of their own
    lines: list[dict[str, Any]] = field(default_factory=list)  # these lines
    sealed: bool = False  # the last line of a full archive is there
    seed: str | None = None
    troubles: list[Discrepancy] = field(default_factory=list)
    fitting: int = 0  # texts that fit their facts
    unknown: list[str] = field(default_factory=list)
    remarks: dict[str, list[int]] = field(default_factory=dict)  # text -> facts; 0 is the file as a whole

    def trouble(self, n: int, clause: str, text: str) -> None:
        self.troubles.append(Discrepancy(n, clause, text))

    def remark(self, n: int, text: str) -> None:
        """What honest logs of this version do too, and a reader may want to know."""
        self.remarks.setdefault(text, []).append(n)


def read(lines: Iterable[str | bytes]) -> Archive:
    """The archive of these lines; what is wrong with file, chain or forms is in its `troubles`."""
    raw = _raw(lines)
    header = _header(raw)
    archive = Archive(header["tournament"], header["full"], FORMATS[header["format"]])
    before = hashlib.sha256(b"topcut-log-v%d\0" % archive.log + _bytes(archive.tournament)).digest()
    ended = False
    for number, line in enumerate(raw[1:], start=2):
        record = _line(line, number)
        if "kind" in record or "digest" in record:
            if ended:
                archive.trouble(archive.count + 1, "format", "This fact stands after the people.")
            archive.count += 1
            before = _fact(archive, record, before)
            archive.hashes.append(before)
        else:
            ended = True
            _other(archive, record, raw[: number - 1], last=number == len(raw))
    _ends(archive, header, before)
    return archive


def _raw(lines: Iterable[str | bytes]) -> list[bytes]:
    found = []
    for line in lines:
        try:
            found.append((line.encode() if isinstance(line, str) else bytes(line)).removesuffix(b"\n"))
        except UnicodeEncodeError:
            raise Unreadable("The file is not UTF-8.") from None
    while found and not found[-1]:
        found.pop()
    if not found:
        raise Unreadable("The file is empty.")
    return found


def _header(raw: list[bytes]) -> dict[str, Any]:
    header = _line(raw[0], 1)
    if str(header.get("format")) not in FORMATS:
        raise Unreadable("The file is not an archive of the format topcut-archive-1 or topcut-archive-2.")
    fits = (
        isinstance(header.get("tournament"), str)
        and isinstance(header.get("head"), str)
        and isinstance(header.get("full"), bool)
        and is_number(header.get("facts"))
    )
    if not fits:
        raise Unreadable("The first line lacks tournament, facts, head or full.")
    return header


def _line(line: bytes, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line.decode(), object_pairs_hook=_once_each)
    except _Twice:
        raise Unreadable(f"Line {number} has a member twice.") from None
    except (ValueError, RecursionError):
        raise Unreadable(f"Line {number} is not JSON in UTF-8.") from None
    if not isinstance(value, dict):
        raise Unreadable(f"Line {number} is not a JSON object.")
    return value


def _once_each(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """The chain would be right with the last of the two, while a reader sees both."""
    found = dict(members)
    if len(found) != len(members):
        raise _Twice
    return found


class _Twice(Exception):
    """An object has two members of one name."""


def _bytes(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise Unreadable("The file has text that is not UTF-8.") from None


def _fact(archive: Archive, record: dict[str, Any], before: bytes) -> bytes:
    """The hash after this fact."""
    n = archive.count
    if record.get("n") != n or isinstance(record.get("n"), bool):
        archive.trouble(n, "chain", f"Facts are numbered from 1 without gaps, and here is {record.get('n')!r}.")
    digest = _digest(archive, record)
    after = hashlib.sha256(before + _class(archive, record) + digest).digest()
    if record.get("hash") != after.hex():
        archive.trouble(n, "chain", "Its hash does not follow from the fact and the hash before it.")
        after = _hex(archive, record.get("hash"), 32) or after
    return after


def _class(archive: Archive, record: dict[str, Any]) -> bytes:
    """The byte that binds who may read it; in version 1 there is none."""
    n, said, kind = archive.count, record.get("class"), record.get("kind")
    if archive.log < 2:
        return b""
    if said not in ("P", "S", "O"):
        archive.trouble(n, "chain", "Its class is not P, S or O.")
        return b""
    archive.classes[n] = said
    if isinstance(kind, str) and CLASSES.get(kind, said) != said:
        archive.trouble(n, "class", f"{kind} is of class {CLASSES[kind]}, not {said}.")
    return str(said).encode()


def _digest(archive: Archive, record: dict[str, Any]) -> bytes:
    n = archive.count
    if "kind" not in record:
        if archive.full:
            archive.trouble(n, "chain", "A full archive withholds nothing, and this fact is withheld.")
        archive.withheld.append(n)
        if archive.log > 1 and set(record) != {"n", "class", "digest", "hash"}:
            text = f"A withheld fact has n, class, digest and hash, and here are {', '.join(sorted(record))}."
            archive.trouble(n, "format", text)
        digest = _hex(archive, record.get("digest"), 32)
        if digest is None:
            archive.trouble(n, "format", "Its digest is not 32 bytes in hexadecimal digits.")
        return digest or b""
    salt = _hex(archive, record.get("salt"), 16)
    if salt is None:
        archive.trouble(n, "chain", "Its salt is not 16 bytes in hexadecimal digits.")
    sealed = {name: record[name] for name in ENVELOPE if name in record}
    try:
        digest = hashlib.sha256((salt or b"") + canon(sealed)).digest()
    except (UnicodeEncodeError, RecursionError):
        raise Unreadable(f"Fact {n} has text that is not UTF-8.") from None
    _form(archive, record)
    return digest


def _form(archive: Archive, record: dict[str, Any]) -> None:
    n, kind, by = archive.count, record.get("kind"), record.get("by")
    beside = {"salt", "hash"} if archive.log < 2 else {"salt", "hash", "class", "texts"}
    stray = sorted(set(record) - {*ENVELOPE, *beside})
    if stray:
        archive.trouble(n, "format", f"Outside of the fact there is {', '.join(stray)}, which no hash covers.")
    if not isinstance(kind, str) or kind not in FORMS or record.get("v") != 1 or isinstance(record.get("v"), bool):
        text = f"This referee does not know {kind!r}, version {record.get('v')!r}, nor what it changes."
        archive.trouble(n, "format", text)
        return
    fits = (
        isinstance(by, dict)
        and by.get("role") in ROLES
        and isinstance(by.get("id"), str)
        and _is_time(record.get("at"))
    )
    body = completed(kind, record.get("body"), log=archive.log)
    if not fits or body is None or not isinstance(by, dict):
        archive.trouble(n, "format", f"It does not have the form of {kind}.")
        return
    later = strangers(kind, record["body"])
    if later:
        archive.unknown.append(f"fact {n}: a later program wrote {', '.join(later)}")
    written = frozenset(record["body"])
    archive.facts.append(Fact(n, record["at"], by["role"], by["id"], kind, body, written, record.get("texts")))


def _other(archive: Archive, record: dict[str, Any], before: list[bytes], *, last: bool) -> None:
    if "sha256" in record:
        if not last:
            archive.trouble(0, "format", "Something stands after the last line.")
        whole = hashlib.sha256(b"".join(line + b"\n" for line in before)).hexdigest()
        if record["sha256"] != whole:
            archive.trouble(0, "chain", "The last line does not have the SHA-256 of the lines before it.")
        archive.sealed, seed = True, record.get("seed")
        archive.seed = seed if isinstance(seed, str) else None
        if not archive.full:
            archive.trouble(0, "format", "Only a full archive ends with the seed and a SHA-256.")
    elif "player" not in record:
        raise Unreadable(f"Line {len(before) + 1} is no fact and no person.")
    else:
        archive.people.append(str(record["player"]))
        archive.lines.append(record)
        if not archive.full and ("contact" in record or "paid" in record):
            archive.trouble(0, "secret", "Contacts and payments of people are not for everybody to read.")


def _ends(archive: Archive, header: dict[str, Any], head: bytes) -> None:
    if not archive.count:
        raise Unreadable("The file has no facts.")
    if archive.log > 1 and archive.full and not archive.sealed:
        archive.trouble(0, "format", "A full archive ends with the seed and a SHA-256, and here they are missing.")
    if header["facts"] != archive.count:
        archive.trouble(0, "chain", f"The first line says {header['facts']} facts, and there are {archive.count}.")
    if header["head"] != head.hex():
        archive.trouble(0, "chain", "The head of the first line is not the hash of the last fact.")


def hex_digits(value: object, size: int) -> bytes | None:
    """So many bytes in hexadecimal digits, and nothing else."""
    fits = isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{2 * size}}}", value)
    return bytes.fromhex(str(value)) if fits else None


def _hex(archive: Archive, value: object, size: int) -> bytes | None:
    if archive.log > 1:
        return hex_digits(value, size)
    try:
        found = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        return None
    return found if len(found) == size else None


def _is_time(value: object) -> bool:
    try:
        return isinstance(value, str) and datetime.fromisoformat(value).tzinfo is not None
    except ValueError:
        return False
