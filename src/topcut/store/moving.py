"""Carrying everything over from one folder or database to another: all rows as they are, and nothing into what is
already in use."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Table, insert

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import catalogues, schema, shared_catalogues
from topcut.store.place import Where
from topcut.store.store import Store

OURS = "topcut."
AT_ONCE = 500
LEFT = {schema.counts, schema.passing, schema.server_keys, schema.catalogues}  # kept for minutes, or by files
LARGEST = 1 << 256


@dataclass(frozen=True, slots=True)
class Moved:
    tournaments: int
    facts: int


def move(source: Where, target: Where) -> Moved:
    """All of it or nothing; compared after it was written. Once more, it ends what was cut short before it had told."""
    if _is_same(source, target):
        raise Refusal("move-same")
    with Store(source) as here:
        _refuse_unfit(here)
        _refuse_strange(target)
        with Store(target) as there:
            there.refuse_others()
            if _is_empty(there):
                there.fill(lambda connection: _carry(here, connection), here)
            else:
                _refuse_other(here, there)
            shared_catalogues.put(there.folder, shared_catalogues.copies(here.folder))
        with Store(target) as there:  # opened anew: every log is walked
            _compare(here, there)
            condition = there.condition()
            return Moved(condition.tournaments, condition.facts)


def tables() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if table not in LEFT]


def _is_same(source: Where, target: Where) -> bool:
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


def _refuse_unfit(here: Store) -> None:
    here.refuse_others()
    condition = here.condition()
    if here.broken is not None or condition.troubles:
        raise Refusal("move-damaged", tournaments=tuple(sorted(condition.troubles)))


def _refuse_strange(target: Where) -> None:
    """A folder with files of others, such as a stick with backups, is no place for a database."""
    there = target.iterdir() if isinstance(target, Path) and target.is_dir() else ()
    if any(not one.name.startswith(OURS) and one.name != catalogues.FOLDER for one in there):
        raise Refusal("move-not-empty")


def _is_empty(store: Store) -> bool:
    return all(next(store.rows(table, 1), None) is None for table in tables())


def _refuse_other(here: Store, there: Store) -> None:
    """Than what has been carried over already."""
    try:
        _compare(here, there)
    except Refusal:
        raise Refusal("move-not-empty") from None


def _carry(here: Store, there: Connection) -> None:
    for table in tables():
        for some in here.rows(table, AT_ONCE):
            there.execute(insert(table), some)


def _compare(here: Store, there: Store) -> None:
    """Heads, and all that is beside the logs."""
    for listed in here.tournaments():
        if here.head(listed.id) != there.head(listed.id) or _trouble(here, listed.id) != _trouble(there, listed.id):
            raise Refusal("move-differs", what=listed.id)
    for table in tables():
        if _digest(here, table) != _digest(there, table):
            raise Refusal("move-differs", what=table.name)


def _trouble(store: Store, tournament: TournamentId) -> str | None:
    """Also that it is deleted for now, or decided elsewhere."""
    found = store.trouble(tournament)
    return None if found is None else found.code


def _digest(store: Store, table: Table) -> int:
    """Of all rows, in whatever order they come: two databases sort letters in their own ways."""
    found = 0
    for some in store.rows(table, AT_ONCE):
        for row in some:
            found += int.from_bytes(hashlib.sha256(repr(sorted(row.items())).encode()).digest(), "big")
    return found % LARGEST
