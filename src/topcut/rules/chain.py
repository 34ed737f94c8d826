"""The chain that binds a log: every fact's salted digest, and the hash that holds all digests so far.

From version 2 on it also binds who may read a fact, so that a public file cannot leave out what is public.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from json.encoder import encode_basestring as quoted

from topcut.chance import canon
from topcut.ids import TournamentId
from topcut.rules.facts import Openness
from topcut.rules.texts import Text

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
    """A record in its place in the chain, with the texts that it commits to. Of one that is withheld there is only its
    digest, which stands in the place of the salt."""

    record: Record
    salt: bytes
    hash: bytes
    openness: Openness | None = None  # None: of a log of version 1
    texts: Mapping[str, Text] = field(default_factory=dict)  # by field; struck ones are missing

    @property
    def is_withheld(self) -> bool:
        return not self.record.kind

    @property
    def digest(self) -> bytes:
        return self.salt if self.is_withheld else digest(self.salt, self.record)


@dataclass(frozen=True, slots=True)
class Head:
    """Where a log ends: the number of its last fact, and the hash that holds them all."""

    n: int
    hash: bytes


def beginning(tournament: TournamentId, openness: Openness | None) -> Head:
    """Before the first fact, which tells the version by saying how open it is, or not saying it."""
    version = b"topcut-log-v1\0" if openness is None else b"topcut-log-v2\0"
    return Head(0, hashlib.sha256(version + tournament.encode()).digest())


def body_text(body: Mapping[str, object]) -> str:
    return canon(body).decode()


def digest(salt: bytes, record: Record) -> bytes:
    return hashlib.sha256(salt + record.written).digest()


def withheld(n: int, openness: Openness, digest: bytes, hash: bytes) -> Sealed:
    """A fact of which only its place in the chain is known, as in a public file."""
    return Sealed(Record(n, "", "", "", "", 0, ""), digest, hash, openness)


def seal(
    head: Head, record: Record, salt: bytes, openness: Openness | None, texts: Mapping[str, Text] | None = None
) -> Sealed:
    return Sealed(record, salt, link(head.hash, openness, digest(salt, record)), openness, texts or {})


def link(previous: bytes, openness: Openness | None, digest: bytes) -> bytes:
    return hashlib.sha256(previous + (openness or "").encode() + digest).digest()


def after(tournament: TournamentId, head: Head | None, sealed: Sealed) -> Head | None:
    """The head with this fact, if it is the very one that was written after that head (None: before the first)."""
    record, openness = sealed.record, sealed.openness
    before = head if head is not None and head.n else beginning(tournament, openness)
    if record.n != before.n + 1 or sealed.hash != link(before.hash, openness, sealed.digest):
        return None
    return Head(record.n, sealed.hash)
