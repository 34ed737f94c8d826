"""How facts, receipts and people are written as rows and read again."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from topcut.chance import canon
from topcut.ids import PlayerId, TournamentId
from topcut.rules.chain import Head, Record, Sealed

CHECKSUM_BYTES = 16
FACT = ("tournament", "n", "at", "role", "actor", "kind", "v", "body", "salt", "hash")


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament as the list of a data folder shows it."""

    id: TournamentId
    name: str
    created: str
    facts: int


@dataclass(frozen=True, slots=True)
class Person:
    """Who a player is. None of this is in the log, so that it can be forgotten."""

    player: PlayerId
    name: str
    club: str | None = None
    contact: str | None = None


@dataclass(frozen=True, slots=True)
class Stamp:
    """When, and who did it."""

    at: str
    role: str
    id: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact as the log keeps it: its kind, the version of its form, and its fields."""

    kind: str
    v: int
    body: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that may come twice: its key, and the digest of what was asked."""

    key: str
    request: bytes


def fact_row(tournament: TournamentId, sealed: Sealed) -> dict[str, object]:
    one = sealed.record
    row = (tournament, one.n, one.at, one.role, one.id, one.kind, one.v, one.body, sealed.salt, sealed.hash)
    return dict(zip(FACT, row, strict=True))


def sealed(row: Sequence[Any]) -> Sealed:
    _, n, at, role, actor, kind, v, body, salt, hash = row
    return Sealed(Record(n, at, role, actor, kind, v, body), salt, hash)


def is_fact(row: Sequence[Any]) -> bool:
    """Whether a row has the types of a fact; damage can turn text into a number."""
    _, n, at, role, actor, kind, v, body, salt, hash = row
    return (
        type(n) is type(v) is int
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
