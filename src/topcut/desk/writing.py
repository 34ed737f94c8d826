"""Facts as the log of a tournament keeps them, and read back from it."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from secrets import token_bytes

import msgspec

from topcut.rules.actor import Actor, Role
from topcut.rules.chain import SALT_BYTES, Sealed
from topcut.rules.codec import decode, encode
from topcut.rules.facts import Fact, Stamped, about
from topcut.rules.texts import committed, told
from topcut.rules.tournament import Tournament
from topcut.store import Entry

VERSION_2 = 2  # of a log: names and texts are committed to, and all who act are in it


def entries_of(t: Tournament, facts: Sequence[Fact], randomness: Callable[[int], bytes] = token_bytes) -> list[Entry]:
    """The facts as the log of this tournament keeps them."""
    if t.log < VERSION_2:
        return [Entry(*encode(fact)) for fact in facts]
    salts = iter(lambda: randomness(SALT_BYTES), b"")
    return [_committed(fact, salts) for fact in facts]


def _committed(fact: Fact, salts: Iterator[bytes]) -> Entry:
    kind, v, body = encode(fact)
    written, texts = committed(kind, body, salts)
    return Entry(kind, v, written, about(type(fact)).openness, texts)


def read_fact(sealed: Sealed) -> Stamped:
    """A fact of a log, told with its texts; UnknownFact or ValueError if it is of a newer program."""
    record = sealed.record
    body = msgspec.json.decode(record.body)
    fact = decode(record.kind, record.v, body if sealed.openness is None else told(body, sealed.texts))
    return Stamped(record.n, record.at, actor(record.role, record.id), fact)


@lru_cache(maxsize=4096)
def actor(role: str, id: str) -> Actor:
    return Actor(Role(role), id)
