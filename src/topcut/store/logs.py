"""The facts of a log: read some at a time, walked along their chain, and chained on."""

import secrets
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, bindparam, select, true, update

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
_HAS_TEXTS = select(_texts.n).where(_texts.tournament == bindparam("of"), _texts.n > bindparam("after")).exists()
_NEXT = (
    select(schema.facts, _HAS_TEXTS.label("has_texts"))
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
    query = _past_index(past_index) if past_index else _NEXT
    found = connection.execute(query, {"of": tournament, "after": after}).all()
    has_texts = found and found[0].has_texts  # what was just written seldom has: that is one question less
    texts = _texts_of(connection, tournament, after, found[-1].n) if has_texts else {}
    return [rows.sealed(row[:-1], texts.get(row.n)) for row in found]


def _past_index(order: Sequence[Order]) -> Select[Any]:
    of = _facts.tournament + "" == bindparam("of")
    return select(schema.facts, true().label("has_texts")).where(of, _facts.n > bindparam("after")).order_by(*order)


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


def is_there(connection: Connection, tournament: TournamentId) -> bool:
    """Whether it was begun at all."""
    return connection.scalar(select(schema.tournaments.c.id).where(schema.tournaments.c.id == tournament)) is not None


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
