"""What a hall sends its mirror, and what the mirror answers: lines of a public archive, and nothing else.

A batch is a header and any number of lines, facts first, then all the people whose names are public if they have
changed. A fact that the mirror has comes again where its form has changed: revealed, or a text in it struck out. The
answer says what the mirror holds; if it was asked to, with a sum of each block of facts, so that after a cut or a
restart only what differs is sent.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from topcut.declared import ready
from topcut.exchange.archive import LARGEST, public_line, public_person_line, read_public_line
from topcut.ids import TournamentId, is_id
from topcut.refusal import Refusal
from topcut.rules.chain import Head, Sealed
from topcut.rules.texts import Person

FORMAT = "topcut-mirror-1"
BLOCK = 256  # facts that have one sum
MOST_LINES = 20_000
HEADER = {"format", "tournament", "n", "head", "people", "sums", "proof"}
LISTED = "listed"  # only where it is false: earlier versions do not know it, and refuse what is in no list
ORIGIN = "origin"  # only for a mirror that turned the hall away, for the same reason
LONGEST_ORIGIN = 128
PROOF = re.compile(r"[0-9a-f]{0,64}")


@dataclass(frozen=True, slots=True)
class Batch:
    tournament: TournamentId
    head: Head  # where the log of the hall ends
    facts: tuple[Sealed, ...]
    people: tuple[Person, ...] | None  # None: as they were
    sums: bool = False  # whether the answer has the sums of all blocks
    proof: str = ""  # that the hall took the log over
    listed: bool = True  # whether strangers find it in lists
    origin: str = ""  # what the id was made from


@dataclass(frozen=True, slots=True)
class Block:
    hash: str  # of its last fact in the chain
    sum: str  # of its facts as they were sent


@ready
@dataclass(frozen=True, slots=True)
class Held:
    """What a mirror has of a log."""

    n: int
    head: str
    people: str  # the sum of all people
    blocks: tuple[Block, ...] | None = None


@ready
@dataclass(frozen=True, slots=True)
class Left:
    """A sealed copy that waits on a mirror."""

    tournament: TournamentId
    title: str
    n: int
    at: str


def written(
    tournament: TournamentId,
    head: Head,
    lines: Iterable[bytes],
    people: Iterable[Person] | None,
    *,
    sums: bool = False,
    proof: str = "",
    listed: bool = True,
    origin: str = "",
) -> bytes:
    said = {"format": FORMAT, "tournament": tournament, "n": head.n, "head": head.hash.hex()}
    told = {**said, "people": people is not None, "sums": sums, "proof": proof, **({} if listed else {LISTED: False})}
    told |= {ORIGIN: origin} if origin else {}
    header = json.dumps(told, separators=(",", ":")).encode() + b"\n"
    return b"".join((header, *lines, *map(public_person_line, people or ())))


def read(content: bytes) -> Batch:
    """The batch, or a refusal that says which line is wrong. Whether it goes on from what is there is not asked."""
    first, *lines = content.split(b"\n", MOST_LINES + 2)
    header = _header(first)
    if len(lines) > MOST_LINES + 1 or lines[-1:] != [b""]:
        raise Refusal("mirror-unreadable", row=len(lines) + 1)
    facts, people = _sorted(read_public_line(line, row) for row, line in enumerate(lines[:-1], start=2))
    if people and not header["people"]:
        raise Refusal("mirror-unreadable", row=1)
    head = Head(header["n"], bytes.fromhex(header["head"]))
    named = people if header["people"] else None
    said = header["sums"], header["proof"], header.get(LISTED, True), header.get(ORIGIN, "")
    return Batch(TournamentId(header["tournament"]), head, facts, named, *said)


def answered(held: Held) -> bytes:
    return msgspec.json.encode(asdict(held))


def read_answer(content: bytes) -> Held:
    try:
        return msgspec.json.decode(content, type=Held)
    except msgspec.DecodeError:
        raise Refusal("mirror-strange") from None


def blocks(facts: Iterable[Sealed]) -> Iterator[Block]:
    """Of facts as a mirror has them: what it has openly was sent openly."""
    lines: list[bytes] = []
    last = b""
    for sealed in facts:
        lines.append(public_line(sealed, is_open=True))
        last = sealed.hash
        if len(lines) == BLOCK:
            yield block(lines, last)
            lines = []
    if lines:
        yield block(lines, last)


def block(lines: Sequence[bytes], last: bytes) -> Block:
    return Block(last.hex(), hashlib.sha256(b"".join(lines)).hexdigest())


def sum_of(people: Iterable[Person]) -> str:
    return hashlib.sha256(b"".join(sorted(map(public_person_line, people)))).hexdigest()


def _header(line: bytes) -> Mapping[str, Any]:
    try:
        said = json.loads(line)
        is_ours = isinstance(said, dict) and set(said) - {LISTED, ORIGIN} == HEADER and said["format"] == FORMAT
        sensible = is_ours and is_id(said["tournament"]) and type(said["n"]) is int and 0 < said["n"] <= LARGEST
        flags = sensible and all(type(said.get(name, True)) is bool for name in ("people", "sums", LISTED))
        if (
            not flags
            or not _is_short(said.get(ORIGIN, ""))
            or not PROOF.fullmatch(said["proof"])
            or len(bytes.fromhex(said["head"])) != hashlib.sha256().digest_size
        ):
            raise ValueError
    except (TypeError, ValueError, RecursionError):
        raise Refusal("mirror-unreadable", row=1) from None
    header: Mapping[str, Any] = said
    return header


def _is_short(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_ORIGIN


def _sorted(lines: Iterable[Sealed | Person]) -> tuple[tuple[Sealed, ...], tuple[Person, ...]]:
    """Facts by number, each once, then people, each once."""
    facts: list[Sealed] = []
    people: dict[str, Person] = {}
    for row, one in enumerate(lines, start=2):
        if isinstance(one, Person):
            fits = one.player not in people
            people[one.player] = one
        else:
            fits = not people and (not facts or one.record.n > facts[-1].record.n)
            facts.append(one)
        if not fits:
            raise Refusal("mirror-unreadable", row=row)
    return tuple(facts), tuple(people.values())
