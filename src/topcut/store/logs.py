"""The facts of a log: read some at a time, walked along their chain, and chained on."""

import secrets
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection, bindparam, select, update

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import SALT_BYTES, Head, Record, Sealed, after, body_text, seal
from topcut.rules.texts import Text
from topcut.store import rows, schema
from topcut.store.medium import Order
from topcut.store.rows import Entry, Stamp

READ_AT_ONCE = 1000

# Made once: these are asked for every act, and putting a question together takes as long as asking it.
_facts, _texts = schema.facts.c, schema.texts.c
_NEXT = (
    select(schema.facts)
    .where(_facts.tournament == bindparam("of"), _facts.n > bindparam("after"))
    .order_by(_facts.n)
    .limit(READ_AT_ONCE)
)
_TEXTS = select(schema.texts).where(
    _texts.tournament == bindparam("of"), _texts.n > bindparam("after"), _texts.n <= bindparam("last")
)
_HASH = select(_facts.hash).where(_facts.tournament == bindparam("of"), _facts.n == bindparam("number"))


def chunk(
    connection: Connection, tournament: TournamentId, after: int, *, past_index: Sequence[Order] = ()
) -> list[Sealed]:
    """The next facts; past the index, in the order of writing, if that may be damaged and leave some out."""
    if past_index:
        query = select(schema.facts).where(_facts.tournament + "" == tournament, _facts.n > after).order_by(*past_index)
        found = connection.execute(query).all()
    else:
        found = connection.execute(_NEXT, {"of": tournament, "after": after}).all()
    texts = _texts_of(connection, tournament, after, found[-1].n) if found else {}
    return [rows.sealed(row, texts.get(row.n)) for row in found]


def _texts_of(
    connection: Connection, tournament: TournamentId, after: int, last: int
) -> Mapping[int, Mapping[str, Text]]:
    found: dict[int, dict[str, Text]] = defaultdict(dict)
    for row in connection.execute(_TEXTS, {"of": tournament, "after": after, "last": last}):
        found[row.n][row.member] = Text(row.text, row.salt)
    return found


def is_in_log(connection: Connection, tournament: TournamentId, head: Head) -> bool:
    """Whether the log has this very fact at this place."""
    return Head(head.n, connection.scalar(_HASH, {"of": tournament, "number": head.n}) or b"") == head


def walk(tournament: TournamentId, facts: Iterable[Sealed], head: Head | None = None) -> Head | None:
    """Where a log ends that goes on like this after that head."""
    for sealed in facts:
        reached = after(tournament, head, sealed)
        if reached is None:
            raise Refusal("log-damaged", n=(0 if head is None else head.n) + 1)
        head = reached
    return head


def chained(head: Head, stamp: Stamp, entries: Sequence[Entry]) -> list[Sealed]:
    made = []
    for entry in entries:
        record = Record(head.n + 1, stamp.at, stamp.role, stamp.id, entry.kind, entry.v, body_text(entry.body))
        sealed = seal(head, record, secrets.token_bytes(SALT_BYTES), entry.openness, entry.texts)
        head = Head(record.n, sealed.hash)
        made.append(sealed)
    return made


def rename(connection: Connection, tournament: TournamentId, name: str) -> None:
    """What it is listed as; what it is called stands in its log."""
    table = schema.tournaments
    created, seed = connection.execute(select(table.c.created, table.c.seed).where(table.c.id == tournament)).one()
    row = rows.tournament_row(tournament, name, created, seed)
    connection.execute(update(table).where(table.c.id == tournament).values(**row))
