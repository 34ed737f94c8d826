"""The chain that binds a log: every fact's salted digest, and the hash that holds all digests so far."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from json.encoder import encode_basestring as quoted

from topcut.chance import canon
from topcut.ids import TournamentId

SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Record:
    """One fact with who and when. The body is kept as its canonical text, so that nothing is written twice."""

    n: int
    at: str
    role: str
    id: str
    kind: str
    v: int
    body: str

    @property
    def written(self) -> bytes:
        """The canonical bytes of the record, those of `canon` for the record as a mapping."""
        return (
            f'{{"at":{quoted(self.at)},"body":{self.body},"by":{{"id":{quoted(self.id)},"role":{quoted(self.role)}}},'
            f'"kind":{quoted(self.kind)},"n":{self.n},"v":{self.v}}}'
        ).encode()


@dataclass(frozen=True, slots=True)
class Sealed:
    """A record in its place in the chain."""

    record: Record
    salt: bytes
    hash: bytes


@dataclass(frozen=True, slots=True)
class Head:
    """Where a log ends: the number of its last fact, and the hash that holds them all."""

    n: int
    hash: bytes


def beginning(tournament: TournamentId) -> Head:
    return Head(0, hashlib.sha256(b"topcut-log-v1\0" + tournament.encode()).digest())


def body_text(body: Mapping[str, object]) -> str:
    return canon(body).decode()


def digest(salt: bytes, record: Record) -> bytes:
    return hashlib.sha256(salt + record.written).digest()


def seal(head: Head, record: Record, salt: bytes) -> Sealed:
    return Sealed(record, salt, link(head.hash, digest(salt, record)))


def link(previous: bytes, digest: bytes) -> bytes:
    return hashlib.sha256(previous + digest).digest()


def follows(head: Head, sealed: Sealed) -> bool:
    """Whether this fact is the very one that was written after that head."""
    record = sealed.record
    return record.n == head.n + 1 and sealed.hash == link(head.hash, digest(sealed.salt, record))
