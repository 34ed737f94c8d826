"""What differs between two versions of a list: names that came, went or are there in other numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from topcut.lists.catalogue import Catalogues
from topcut.lists.meaning import meaning
from topcut.lists.names import key
from topcut.lists.written import Section, Written


@dataclass(frozen=True, slots=True)
class Change:
    """`before` and `after` are how many there were and are; 0: none."""

    group: int | None
    section: Section | None
    name: str
    before: int
    after: int


Place = tuple[int | None, Section | None, str]


def difference(before: Written, after: Written, catalogue: Catalogues) -> tuple[Change, ...]:
    """In the order of the lists, what went first. The order of lines, and how names are written, make no difference."""
    old, new = dict(_counted(before, catalogue)), dict(_counted(after, catalogue))
    places = [*(place for place in old if place not in new), *new]
    changes = (
        Change(group, section, new.get(place, old.get(place, ("", 0)))[0], _number(old, place), _number(new, place))
        for place in places
        for group, section, _ in (place,)
    )
    return tuple(change for change in changes if change.before != change.after)


def lines_changed(before: str, after: str) -> tuple[tuple[str, str], ...]:
    """For lists that cannot be read: each line that went (`-`) or came (`+`)."""
    old, new = ([line.strip() for line in text.splitlines() if line.strip()] for text in (before, after))
    found: list[tuple[str, str]] = []
    for _, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if old[first:last] != new[start:end]:
            found += [("-", line) for line in old[first:last]] + [("+", line) for line in new[start:end]]
    return tuple(found)


def _counted(written: Written, catalogue: Catalogues) -> Iterator[tuple[Place, tuple[str, int]]]:
    found: dict[Place, tuple[str, int]] = {}
    for entry in written.entries:
        item = meaning(entry, catalogue).item
        name = item.full_name if item is not None else entry.name
        place = (entry.group, entry.section, key(name))
        found[place] = name, entry.count + found.get(place, ("", 0))[1]
    yield from found.items()


def _number(counted: dict[Place, tuple[str, int]], place: Place) -> int:
    return counted.get(place, ("", 0))[1]
