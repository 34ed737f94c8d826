"""Small real actions on a real log, for everything that is about keeping and not about the rules."""

from collections.abc import Sequence
from pathlib import Path

from topcut.desk import Clock, Desk
from topcut.ids import TableNumber, TournamentId
from topcut.rules.actions import creation
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, TableSet
from topcut.rules.ruleset import text_of
from topcut.rules.tournament import Tournament
from topcut.store import Store

ORGANIZER = Actor(Role.ORGANIZER, "olga")
CUP = TournamentId("cup")


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


def desk_of(folder: Path) -> Desk:
    return desk_on(Store(folder))


def desk_on(store: Store) -> Desk:
    return Desk(store, Clock())


def with_cup(folder: Path, acts: int = 0) -> Path:
    """A data folder with one tournament and so many acts in it, closed again."""
    with Store(folder) as store:
        desk = Desk(store, Clock())
        desk.create(ORGANIZER, create, tournament=CUP)
        for batch in range(1, acts + 1):
            desk.act(CUP, ORGANIZER, set_up, batch, 1 + batch % 3, key=f"k{batch}")
    return folder
