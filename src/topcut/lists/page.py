"""How far the reading of a list has got, and what could stand where it is."""

from dataclasses import dataclass, field

from topcut.lists.catalogue import Catalogues, Kind
from topcut.lists.lines import read
from topcut.lists.written import KINDS, ROLES, Entry, Form, Section

MOST_ENTRIES = 600
SINGLE = (Section.MISSION, Section.HERO, *ROLES)  # one name and no more
WITHOUT_HEADING = (Section.CHARACTERS, Section.TACTICS, Section.CRISES, Section.GEMS)
NAMED = {Form.ROSTERS: WITHOUT_HEADING, Form.SQUADS: (Section.PRIMARY,), Form.DECK: (Section.HERO, Section.DECK)}


@dataclass(slots=True)
class Page:
    """How far the reading has got."""

    form: Form
    catalogue: Catalogues
    section: Section | None = None
    guessed: Section | None = None  # where no heading says it, by the names
    blanks: list[int] = field(default_factory=list)  # the numbers of empty lines
    below_affiliation: bool = False  # which is no title
    guesses_squads: bool = False  # each begins with its primary unit
    guesses_rosters: bool = False  # each begins with its characters
    side: str | None = None
    group: int | None = None
    headed: set[Section | None] = field(default_factory=set)
    foreign: int = 0
    own: int = 0
    entries: list[Entry] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    begun: int = 0  # how many entries there were when the last of them was headed
    loose: list[Entry] = field(default_factory=list)
    unknown: list[Entry] = field(default_factory=list)  # headings


def kinds_here(page: Page) -> set[Kind]:
    """What could stand here."""
    return {KINDS[section] for section in ([page.section] if page.section else NAMED[page.form])}


def is_named(page: Page, text: str, *, in_part: bool = True) -> bool:
    """Whether something is called so, in full or in part, that could stand here."""
    name = read(text, page.form, page.catalogue).name
    by_words = page.catalogue.by_words
    return any(page.catalogue.of(kind, name) or (in_part and by_words(kind, name)) for kind in kinds_here(page))


def is_mission(page: Page, name: str) -> bool:
    return page.form is Form.SQUADS and bool(page.catalogue.of(Kind.MISSION, name))
