"""What others ask about a list that was handed in: its squads, its Rosters, the names that were played."""

from topcut.lists.catalogue import Catalogue
from topcut.lists.incoming import written
from topcut.lists.names import key
from topcut.lists.written import ROLES, Entry, Form, Section, Written


def squads(text: str) -> dict[int, tuple[str, ...]]:
    """The squads of a Premier List by number, each as its units: primary, secondary, supporting."""
    read = written(text, Form.SQUADS)
    return {
        number: tuple(entry.name for role in ROLES for entry in read.among(role, group=number))
        for number in sorted(set(read.groups))
    }


def mission(text: str) -> str | None:
    return next((entry.name for entry in written(text, Form.SQUADS).among(Section.MISSION)), None)


def roster(text: str, number: int | None = None) -> dict[Section, tuple[str, ...]]:
    """The sections of a Roster, or of Roster 1, 2 or 3 of a Timeline List."""
    return _sections(written(text, Form.ROSTERS), number)


def deck(text: str) -> dict[Section, tuple[str, ...]]:
    return _sections(written(text, Form.DECK), None)


def groups(text: str, form: Form) -> tuple[int, ...]:
    """The numbers of the Rosters or squads that a list has."""
    return tuple(sorted(set(written(text, form).groups)))


def played(text: str, form: Form, catalogue: Catalogue) -> tuple[tuple[Section, str, int], ...]:
    """What a list contains, for statistics: section, the name as the catalogue writes it, how many."""
    read = written(text, form, catalogue.known)
    shown: dict[tuple[Section, str], str] = {}
    counts: dict[tuple[Section, str], int] = {}
    for entry in read.entries:
        if entry.section is not None:
            name = _printed(entry, catalogue)
            place = (entry.section, key(name))
            shown.setdefault(place, name)
            counts[place] = counts.get(place, 0) + entry.count
    return tuple((section, shown[section, name], counts[section, name]) for section, name in counts)


def _sections(read: Written, group: int | None) -> dict[Section, tuple[str, ...]]:
    found: dict[Section, list[str]] = {}
    for entry in read.entries:
        if entry.section is not None and group in (None, entry.group):
            found.setdefault(entry.section, []).extend([entry.name] * min(entry.count, 100))
    return {section: tuple(names) for section, names in found.items()}


def _printed(entry: Entry, catalogue: Catalogue) -> str:
    for kind in catalogue.kinds(entry.name):
        found = catalogue.of(kind, entry.name)
        if len(found) == 1:
            return found[0].full_name
    return entry.name
