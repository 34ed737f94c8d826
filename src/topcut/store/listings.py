"""The calendar of a data folder: what everyone may know of each tournament, kept so that nobody has to fold its log."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, insert, or_, select

from topcut.ids import TournamentId
from topcut.store import rows, schema
from topcut.store.rows import Listing, State


@dataclass(frozen=True, slots=True)
class Asked:
    """Tournaments in this state on a day; one that was never ended is over some time after its last day."""

    state: State | None  # None: in any
    forgotten: str  # what was to end before this day is over, whether somebody said so or not
    words: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Found:
    listings: tuple[Listing, ...]
    total: int


def keep(connection: Connection, made: Listing, chosen: bool | None = None) -> None:
    """What its organizer has chosen before stays so, unless it is chosen now; after damage it is in no list until
    then."""
    table = schema.listings
    before = connection.execute(select(table).where(table.c.tournament == made.tournament)).mappings().first()
    listed = made.listed if before is None else bool(rows.is_whole(before) and before["listed"])
    row = rows.checked(asdict(replace(made, listed=listed if chosen is None else chosen)))
    connection.execute(delete(table).where(table.c.tournament == made.tournament))
    connection.execute(insert(table), row)


def listing(connection: Connection, tournament: TournamentId) -> Listing | None:
    table = schema.listings
    found = connection.execute(select(table).where(table.c.tournament == tournament)).mappings().first()
    return None if found is None or not rows.is_whole(found) else _read(found)


def hidden(connection: Connection) -> frozenset[TournamentId]:
    """Those that are in no list."""
    table = schema.listings
    return frozenset(connection.scalars(select(table.c.tournament).where(table.c.listed.is_(False))))


def missing(connection: Connection, most: int) -> tuple[TournamentId, ...]:
    """Tournaments that came by an archive, or from before there was a calendar."""
    table, listings = schema.tournaments, schema.listings
    query = select(table.c.id).where(~exists().where(listings.c.tournament == table.c.id)).limit(most)
    return tuple(connection.scalars(query))


def found(connection: Connection, asked: Asked, first: int, most: int) -> Found:
    """A page of those in the lists: what comes next first, otherwise the latest first."""
    table, which = schema.listings, _is_asked(asked)
    day = table.c.first_day if asked.state is State.COMING else table.c.first_day.desc()
    query: Select[Any] = select(table).where(which).order_by(day, table.c.tournament).offset(first).limit(most)
    return Found(
        _whole(connection, query), connection.scalar(select(func.count()).select_from(table).where(which)) or 0
    )


def latest(connection: Connection, most: int) -> tuple[Listing, ...]:
    """Those in the lists that changed last."""
    table = schema.listings
    return _whole(connection, select(table).where(_is_public()).order_by(table.c.changed.desc()).limit(most))


def of(connection: Connection, tournaments: Collection[TournamentId]) -> tuple[Listing, ...]:
    table = schema.listings
    return _whole(connection, select(table).where(table.c.tournament.in_(tournaments)))


def taken(connection: Connection, tournaments: Collection[TournamentId]) -> int:
    """How many letters their facts and texts have, and how many bytes the sealed copies that halls left of them."""
    facts, texts, copies = schema.facts, schema.texts, schema.sealed_copies
    sizes = (
        select(func.sum(func.length(column))).where(table.c.tournament.in_(tournaments))
        for table, column in ((facts, facts.c.body), (texts, texts.c.text), (copies, copies.c.content))
    )
    return sum(int(connection.scalar(size) or 0) for size in sizes)


def _is_asked(asked: Asked) -> ColumnElement[bool]:
    table = schema.listings
    still = table.c.last_day >= asked.forgotten
    conditions = {
        State.COMING: and_(table.c.state == State.COMING.value, still),
        State.RUNNING: and_(table.c.state == State.RUNNING.value, still),
        State.OVER: or_(table.c.state == State.OVER.value, ~still),
    }
    named = (table.c.words.contains(word, autoescape=True) for word in asked.words)
    return and_(_is_public(), *([] if asked.state is None else [conditions[asked.state]]), *named)


def _is_public() -> ColumnElement[bool]:
    """Neither a drill nor archived, deleted or kept out by its organizer."""
    table, kept, drills = schema.listings, schema.keeping, schema.drills
    out = or_(kept.c.archived.is_not(None), kept.c.deleted.is_not(None))
    return and_(
        table.c.listed.is_(True),
        ~exists().where(kept.c.tournament == table.c.tournament, out),
        ~exists().where(drills.c.tournament == table.c.tournament),
    )


def _whole(connection: Connection, query: Select[Any]) -> tuple[Listing, ...]:
    return tuple(_read(row) for row in connection.execute(query).mappings() if rows.is_whole(row))


def _read(row: Any) -> Listing:
    return Listing(**{str(name): row[name] for name in row if name != "checksum"})
