"""How facts, receipts and people are written as rows and read again."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from topcut.chance import canon
from topcut.ids import PlayerId, TournamentId
from topcut.rules.chain import Head, Record, Sealed
from topcut.rules.facts import Openness
from topcut.rules.texts import Person, Place, Text

CHECKSUM_BYTES = 16
FACT = ("tournament", "n", "at", "role", "actor", "kind", "v", "body", "salt", "hash", "class")


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament as the list of a data folder shows it."""

    id: TournamentId
    name: str
    created: str
    facts: int


class State(StrEnum):
    COMING = "coming"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Listing:
    """A tournament as the calendar shows it to everyone."""

    tournament: TournamentId
    title: str
    first_day: str
    last_day: str
    place: str
    game: str
    words: str  # by which it is found
    state: str
    changed: str  # when any of this was last different
    listed: bool = True


@dataclass(frozen=True, slots=True)
class Stamp:
    """When, and who did it."""

    at: str
    role: str
    id: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact as the log keeps it: its kind, the version of its form, its fields, and the texts it commits to."""

    kind: str
    v: int
    body: Mapping[str, object]
    openness: Openness | None = None  # None: in a log of version 1
    texts: Mapping[str, Text] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Beside:
    """What changes beside the log together with it: people, texts that are deleted, and what the calendar says."""

    people: Sequence[Person] = ()  # new, or changed
    forgotten: Sequence[PlayerId] = ()
    deleted: Sequence[Place] = ()
    listing: Listing | None = None

    def __bool__(self) -> bool:
        return bool(self.people or self.forgotten or self.deleted or self.listing)


NOTHING = Beside()


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that may come twice: its key, and the digest of what was asked."""

    key: str
    request: bytes


def fact_row(tournament: TournamentId, sealed: Sealed) -> dict[str, object]:
    one = sealed.record
    row = (tournament, one.n, one.at, one.role, one.id, one.kind, one.v, one.body, sealed.salt, sealed.hash)
    return dict(zip(FACT, (*row, sealed.openness and sealed.openness.value), strict=True))


def sealed(row: Sequence[Any], texts: Mapping[str, Text] | None = None) -> Sealed:
    _, n, at, role, actor, kind, v, body, salt, hash, openness = row
    known = Openness(openness) if openness in set(Openness) else None  # damage is found by the chain
    return Sealed(Record(n, at, role, actor, kind, v, body), salt, hash, known, texts or {})


def text_rows(tournament: TournamentId, sealed: Sealed) -> list[dict[str, object]]:
    n, texts = sealed.record.n, sealed.texts.items()
    return [
        checked({"tournament": tournament, "n": n, "member": member, "text": one.text, "salt": one.salt})
        for member, one in texts
    ]


def is_fact(row: Sequence[Any]) -> bool:
    """Whether a row has the types of a fact; damage can turn text into a number."""
    _, n, at, role, actor, kind, v, body, salt, hash, openness = row
    return (
        (openness is None or openness in set(Openness))
        and type(n) is type(v) is int
        and type(at) is type(role) is type(actor) is type(kind) is type(body) is str
        and type(salt) is type(hash) is bytes
    )


def tournament_row(id: TournamentId, name: str, created: str, seed: bytes | None) -> dict[str, object]:
    return checked({"id": id, "name": name, "created": created, "seed": seed})


def key_row(tournament: TournamentId, asked: Asked, head: Head) -> dict[str, object]:
    row = {"tournament": tournament, "key": asked.key, "request": asked.request, "n": head.n, "hash": head.hash}
    return checked(row)


def person_row(tournament: TournamentId, person: Person) -> dict[str, object]:
    return checked({"tournament": tournament, **asdict(person)})


def is_whole(row: Mapping[Any, object]) -> bool:
    """Whether a row is what was written, as its checksum says."""
    return row["checksum"] == _checksum({str(name): value for name, value in row.items() if name != "checksum"})


def checked(row: Mapping[str, object]) -> dict[str, object]:
    """A row with its checksum, which every row not protected by the chain has."""
    return {**row, "checksum": _checksum(row)}


def _checksum(row: Mapping[str, object]) -> bytes:
    plain = {name: value.hex() if isinstance(value, bytes) else value for name, value in row.items()}
    return hashlib.sha256(canon(plain)).digest()[:CHECKSUM_BYTES]
