"""The catalogues of a data folder: shipped and added, which ones a tournament goes by, what another would change."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from topcut.exchange.catalogues import catalogue, written
from topcut.exchange.list_demands import began_with, digest
from topcut.lists.catalogue import Catalogue, Item
from topcut.lists.catalogue_file import refuse_twice, shipped
from topcut.lists.names import key
from topcut.refusal import Refusal
from topcut.rules.ruleset import load
from topcut.rules.ruleset import shipped as books
from topcut.rules.tournament import Tournament
from topcut.store.catalogues import keep, kept, replaced, take_out
from topcut.words import say

MOST_READ = 16


@dataclass(frozen=True, slots=True)
class Difference:
    """Names that lists could be checked against."""

    new: tuple[str, ...]
    gone: tuple[str, ...]
    changed: tuple[str, ...]  # known before, and now said otherwise


@dataclass(frozen=True, slots=True)
class Arrival:
    """A catalogue that is about to be added, against the one of the same name whose place it would take."""

    made: Catalogue
    before: Catalogue | None
    difference: Difference

    @property
    def is_older(self) -> bool:
        """Than the one whose place it takes."""
        days = self.made.day, self.before.day if self.before else None
        return days[0] is not None and days[1] is not None and days[0] < days[1]

    def said(self) -> str:
        """What has happened once it is added."""
        made, before = self.made, self.before
        told = say(
            "catalogue-added", name=made.name, entries=len(made.items), game=made.game, day=str(made.day or "none")
        )
        if before is None:
            return told
        newer, gone = "yes" if self.is_older else "no", len(self.difference.gone)
        return f"{told} {say('catalogue-replaced', before=str(before.day or 'none'), newer=newer, gone=gone)}"


@dataclass(frozen=True, slots=True)
class Departure:
    """One that was added and is about to be taken out, and the one that comes with Topcut and counts again."""

    made: Catalogue
    instead: Catalogue | None
    difference: Difference

    def said(self, *, done: bool) -> str:
        """What has happened once it is out, or would."""
        before, gone = self.instead, len(self.difference.gone)
        day = "none" if before is None else str(before.day or "unknown")
        return say("catalogue-removed" if done else "catalogue-would-go", name=self.made.name, gone=gone, day=day)


def added(folder: Path) -> list[Catalogue]:
    """Those that were added in a data folder."""
    return [_read(file, content) for file, content in kept(folder).items()]


@lru_cache(MOST_READ)
def _read(file: str, content: bytes) -> Catalogue:
    """Once for all who look at a list while the file stays as it is."""
    return catalogue({file: content})


def counting(folder: Path) -> tuple[Catalogue, ...]:
    """Each that counts for a new tournament: of two with the same name, the one that was added."""
    return tuple({one.name: one for one in (*shipped(), *added(folder))}.values())


def gone_by(t: Tournament, folder: Path) -> tuple[Catalogue, ...]:
    """Of what was added, what this tournament goes by: from its start on, the ones it began with."""
    before = [_read(file, content) for file, content in replaced(folder).items()]
    return began_with(t, added(folder), before)


def missing(t: Tournament, folder: Path) -> tuple[str, ...]:
    """The names of catalogues whose digests are in the log, and which are no longer here, nor shipped like that."""
    here = {(one.name, digest(one)) for one in (*shipped(), *gone_by(t, folder))}
    checks = (player.list_check for player in t.players.values())
    used = {pair for check in checks if check is not None for pair in check.catalogues.items()}
    names = {name for name, _ in here & used}
    return tuple(sorted({name for name, _ in used} - names))


def games() -> tuple[str, ...]:
    """Those that some rule book has lists of."""
    return tuple(sorted({game for book in books() if (game := load(book).lists.game) is not None}))


def arrival(folder: Path, files: Mapping[str, bytes], *, name: str | None, game: str | None) -> Arrival:
    """What is in these files, or why they are no catalogue that could be added."""
    made = catalogue(dict(files), name=name, game=game)
    source = ", ".join(files)
    refuse_twice(made, source)
    if game is not None and made.game != game:
        raise Refusal("catalogue-other-game", source=source, game=made.game, wanted=game)
    if game is None and made.game not in games():  # a rule book of one's own may have another, which is then named
        raise Refusal("catalogue-game-unknown", source=source, game=made.game, known=games())
    ours = next((one for one in shipped() if one.name == made.name), None)
    if ours is not None and (made.day is None or ours.day is None or made.day <= ours.day):
        raise Refusal("catalogue-shipped", name=made.name, day=ours.day)
    if not made.items and made.timeline is None:
        raise Refusal("catalogue-without-entries", source=source)
    before = next((one for one in counting(folder) if one.name == made.name), None)
    return Arrival(made, before, _difference(made, before))


def add(folder: Path, found: Arrival) -> None:
    """The one of the same name is kept beside it for tournaments that began with that."""
    keep(folder, found.made.name, written(found.made))


def departure(folder: Path, name: str) -> Departure:
    """What would change if the one that was added under this name were taken out, or why there is nothing to take."""
    here = {one.name: one for one in added(folder)}
    ours = {one.name: one for one in shipped()}
    if name not in here:
        known = tuple(sorted(here))
        is_ours = "yes" if name in ours else "no"
        raise Refusal("catalogue-not-added", name=name, ours=is_ours, number=len(known), known=known)
    return Departure(here[name], ours.get(name), _difference(ours.get(name), here[name]))


def remove(folder: Path, found: Departure) -> None:
    """Lists of tournaments that have begun are still checked by it."""
    take_out(folder, found.made.name)


def _difference(made: Catalogue | None, before: Catalogue | None) -> Difference:
    new, old = dict(_items(made)), dict(_items(before))
    return Difference(
        tuple(new[place].full_name for place in new if place not in old),
        tuple(old[place].full_name for place in old if place not in new),
        tuple(new[place].full_name for place in new if place in old and new[place] != old[place]),
    )


def _items(made: Catalogue | None) -> Iterator[tuple[tuple[str, str, str], Item]]:
    for item in () if made is None else made.items:
        yield (item.kind, key(item.name), key(item.second_name or "")), item
