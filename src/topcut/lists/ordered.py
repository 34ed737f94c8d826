"""What can be said of entries only when all are read: which numbers count them, and the roles of units without one."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from topcut.lists.catalogue import Catalogues, Kind
from topcut.lists.meaning import meaning
from topcut.lists.written import ROLES, Entry, Form, Section

FEWEST_GUESSED = 3  # names that tell what a list without any heading is; one alone may be a note


def counted(entries: list[Entry], form: Form, catalogue: Catalogues) -> list[Entry]:
    """Numbers before names count them, unless they number the lines of a section: 1, 2, 3 and so on."""
    found: list[Entry] = []
    last = 0
    for _, section in groupby(entries, key=lambda entry: (entry.group, entry.section)):
        here = list(section)
        numbers = [entry.bare for entry in here]
        first = numbers[0]
        numbered = first in (1, last + 1) and numbers == list(range(first, first + len(here)))
        last = numbers[-1] or 0 if numbered else 0
        if not numbered and _are_worths(here, form, catalogue):
            here = [one if one.bare is None else replace(one, bare=None, number=one.bare) for one in here]
        for one in here:
            count = one.count if numbered or one.bare is None else one.bare
            found.append(one if one.bare is None else replace(one, bare=None, count=count))
    return found


def _are_worths(here: list[Entry], form: Form, catalogue: Catalogues) -> bool:
    """`6 Hulk` and `3 Wasp` are one of each, with their Threat before them."""
    if form is Form.DECK:
        return False
    meant = [(one.bare, meaning(one, catalogue).item) for one in here if one.bare is not None]
    told = [number == item.points for number, item in meant if item is not None]
    return bool(told) and (all(told) or (len(told) >= FEWEST_GUESSED and 2 * sum(told) > len(told)))


def in_order(entries: list[Entry], form: Form, catalogue: Catalogues) -> Iterator[Entry]:
    """Units without a role have the one the catalogue knows, or else what is free in their squad, in order."""
    if form is Form.SQUADS:
        for find in (_known_role, _free_role):
            for place, entry in enumerate(entries):
                if entry.section is None:
                    entries[place] = replace(entry, section=find(entry, entries, catalogue))
    yield from entries


def _known_role(entry: Entry, entries: list[Entry], catalogue: Catalogues) -> Section | None:
    roles = {item.role for item in catalogue.of(Kind.UNIT, entry.name)}
    role = roles.pop() if len(roles) == 1 else None
    return Section(role) if role in _free(entry, entries) else None


def _free_role(entry: Entry, entries: list[Entry], _catalogue: Catalogues) -> Section | None:
    return next(iter(_free(entry, entries)), None)


def _free(entry: Entry, entries: list[Entry]) -> list[Section]:
    taken = {other.section for other in entries if other.group == entry.group}
    return [role for role in ROLES if role not in taken]
