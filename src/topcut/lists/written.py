"""What a player wrote: the entries of a list, each with its section, its Roster or squad, and what was next to it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from topcut.lists.catalogue import Kind


class Form(StrEnum):
    """How a list is laid out."""

    ROSTERS = "rosters"
    SQUADS = "squads"
    DECK = "deck"


class Section(StrEnum):
    CHARACTERS = "characters"
    TACTICS = "tactics"
    CRISES = "crises"
    GEMS = "gems"
    AFFILIATIONS = "affiliations"
    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUPPORTING = "supporting"
    MISSION = "mission"
    HERO = "hero"
    DECK = "deck"
    POOL = "pool"


ROLES = (Section.PRIMARY, Section.SECONDARY, Section.SUPPORTING)
SIDES = ("secure", "extraction")  # of a Crisis
KINDS: dict[Section | None, Kind] = {
    Section.CHARACTERS: Kind.CHARACTER,
    Section.TACTICS: Kind.TACTIC,
    Section.CRISES: Kind.CRISIS,
    Section.GEMS: Kind.GEM,
    Section.AFFILIATIONS: Kind.AFFILIATION,
    **dict.fromkeys(ROLES, Kind.UNIT),
    Section.MISSION: Kind.MISSION,
    Section.HERO: Kind.HERO,
    Section.DECK: Kind.CARD,
    Section.POOL: Kind.CARD,
}


@dataclass(frozen=True, slots=True)
class Entry:
    name: str
    section: Section | None = None
    group: int | None = None  # the number of its Roster or squad
    count: int = 1
    line: int = 0
    number: int | None = None  # points or threat written next to it
    side: str | None = None  # secure or extraction, by the heading or a mark
    eras: tuple[str, ...] = ()
    hero_class: str | None = None
    marks: tuple[str, ...] = ()  # proxy
    guessed: bool = False  # no heading says its section, its name does
    bare: int | None = None  # while reading: a number before the name, its count or the number of the line


@dataclass(frozen=True, slots=True)
class Written:
    form: Form
    entries: tuple[Entry, ...] = ()
    groups: tuple[int, ...] = ()  # as they are headed; one headed twice is there twice
    loose: tuple[Entry, ...] = ()  # what came before the first heading
    unknown_headings: tuple[Entry, ...] = ()

    def among(self, *sections: Section, group: int | None = None) -> Iterator[Entry]:
        """The entries of some sections, of all Rosters or squads or of one."""
        for entry in self.entries:
            if entry.section in sections and group in (None, entry.group):
                yield entry

    def parts(self) -> Iterator[tuple[int | None, Section | None, tuple[Entry, ...]]]:
        """The entries in the order they were written: by Roster and section, or by squad, whose units have roles. What
        is named later, such as the supporting units below all primary ones, stands with its part."""

        def part(entry: Entry) -> tuple[int | None, Section | None]:
            return entry.group, None if entry.section in ROLES else entry.section

        groups = list(dict.fromkeys(entry.group for entry in self.entries))
        parts = list(dict.fromkeys(map(part, self.entries)))
        ordered = sorted(self.entries, key=lambda entry: (groups.index(entry.group), parts.index(part(entry))))
        for (group, section), entries in groupby(ordered, key=part):
            yield group, section, tuple(entries)


def copies(entries: Iterable[Entry]) -> int:
    return sum(entry.count for entry in entries)


def beyond(entries: Iterable[Entry], most: int) -> int | None:
    """The line of the first that is one too many."""
    count = 0
    for entry in entries:
        count += entry.count
        if count > most:
            return entry.line
    return None
