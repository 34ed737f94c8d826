"""Small real actions on a real log, for everything that is about keeping and not about the rules."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import psycopg

from topcut.desk import Clock, Desk
from topcut.ids import PlayerId, TableNumber, TournamentId
from topcut.rules.actions import creation
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, TableSet, TournamentCreated
from topcut.rules.ruleset import text_of
from topcut.rules.texts import Person
from topcut.rules.tournament import Tournament
from topcut.store import Beside, Overtaken, Stamp, Store, schema
from topcut.store.place import DATABASE, Database, Where

ORGANIZER = Actor(Role.ORGANIZER, "olga")
CUP = TournamentId("cup")
Kept = TypeVar("Kept", Path, Database, Where)
BEFORE = 1_794_560_000.0  # 13 November 2026, before all that happens in the tests
SALT = bytes(range(16))


def create(by: Actor, title: str = "Autumn Cup", *, tournament: TournamentId, seed: bytes) -> list[Fact]:
    return creation.create(
        by,
        tournament=tournament,
        title=title,
        first_day="2026-11-15",
        place="Town hall",
        ruleset=text_of("challenger"),
        options={"timeline": "standard"},
        seed=seed,
    )


def create_old(by: Actor, *, tournament: TournamentId, seed: bytes) -> list[Fact]:
    """As programs did that knew version 1 of the log alone."""
    first, *others = create(by, tournament=tournament, seed=seed)
    assert isinstance(first, TournamentCreated)
    return [replace(first, log=1), *others]


def keep(store: Store, tournament: TournamentId, *people: Person) -> None:
    """People beside the log, of whom the log itself may say nothing."""
    _beside(store, tournament, Beside([replace(person, salt=SALT) for person in people]))


def forget(store: Store, tournament: TournamentId, *players: PlayerId) -> None:
    _beside(store, tournament, Beside(forgotten=players))


def _beside(store: Store, tournament: TournamentId, beside: Beside) -> None:
    while True:
        with suppress(Overtaken):
            store.append(tournament, store.head(tournament).n, Stamp("", "", ""), [], beside=beside)
            return


def set_up(t: Tournament, by: Actor, batch: int, size: int = 1) -> list[Fact]:
    """So many facts together, each of which says to which batch it belongs and how many there are."""
    return [TableSet(TableNumber(part), name=f"{batch}/{part}/{size}") for part in range(1, size + 1)]


def batches(names: Sequence[str]) -> list[int]:
    """The batches that a log holds, in order; it is an error if one of them is not whole."""
    found: list[int] = []
    rest = list(names)
    while rest:
        batch, part, size = map(int, rest[0].split("/"))
        assert part == 1, f"batch {batch} has lost its beginning"
        whole = [f"{batch}/{number}/{size}" for number in range(1, size + 1)]
        assert rest[:size] == whole, f"batch {batch} is not whole: {rest[:size]}"
        found.append(batch)
        rest = rest[size:]
    return found


def desk_of(where: Where) -> Desk:
    return desk_on(Store(where))


def desk_on(store: Store) -> Desk:
    return Desk(store, Clock())


def with_cup(where: Kept, acts: int = 0, *, old: bool = False) -> Kept:
    """A data folder or database with one tournament and so many acts in it, closed again."""
    with Store(where) as store:
        desk = Desk(store, Clock(wall=lambda: BEFORE))
        desk.create(ORGANIZER, create_old if old else create, tournament=CUP)
        for batch in range(1, acts + 1):
            desk.act(CUP, ORGANIZER, set_up, batch, 1 + batch % 3, key=f"k{batch}")
    return where


def everything_in(where: Where) -> bytes:
    """All that a thief would find."""
    if isinstance(where, Path):
        return b"".join(file.read_bytes() for file in where.iterdir() if file.is_file())
    return b"".join(repr(behind_its_back(where, f"SELECT * FROM {name}")).encode() for name in schema.metadata.tables)


def behind_its_back(where: Where, *statements: str) -> list[tuple[object, ...]]:
    """What only a thief does: past the program, in the database itself. Returns what the last statement finds."""
    if isinstance(where, Database):
        with psycopg.connect(where.url) as server:
            found = [server.execute(one.encode()) for one in statements][-1]
            return found.fetchall() if found.description else []
    with closing(sqlite3.connect(where / DATABASE)) as file, file:
        return [file.execute(one) for one in statements][-1].fetchall()


def before_many_organizers(other: sqlite3.Connection) -> None:
    """Takes away what the forms 0014 and later added."""
    for table in (
        "house", "quotas", "clubs", "members", "listings", "card_tables", "api_tokens", "display_languages",
        "gone_mirrors",
    ):  # fmt: skip
        other.execute(f"DROP TABLE IF EXISTS {table}")
    other.execute("DROP INDEX rights_by_holder")
    for column in ("operates", "closed"):
        other.execute(f"ALTER TABLE accounts DROP COLUMN {column}")
