"""The parts of a list that a page shows by themselves: the names of one Roster, the units of each squad."""

from collections.abc import Mapping

from topcut.exchange.list_demands import demands_of
from topcut.lists.incoming import written
from topcut.lists.written import Section, Written
from topcut.refusal import Refusal
from topcut.rules.tournament import Tournament


def roster(t: Tournament, text: str | None, number: int) -> Mapping[str, tuple[str, ...]]:
    """The names on one of several Rosters, by section; nothing where no program can read the list."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in _read(t, text).among(*Section, group=number):
        section = str(entry.section)
        found[section] = (*found.get(section, ()), entry.name)
    return found


def units(t: Tournament, text: str | None) -> Mapping[int, tuple[str, ...]]:
    """Who is in which squad."""
    found: dict[int, tuple[str, ...]] = {}
    for entry in _read(t, text).entries:
        if entry.group is not None and entry.section is not Section.MISSION:
            found[entry.group] = (*found.get(entry.group, ()), entry.name)
    return found


def _read(t: Tournament, text: str | None) -> Written:
    """A note such as “on paper” is a list too, and nothing to be read."""
    demands = demands_of(t)
    try:
        return Written(demands.form) if text is None else written(text, demands.form)
    except Refusal:
        return Written(demands.form)
