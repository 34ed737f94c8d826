"""A list as Topcut writes it: every name in full, below the headings that the reader knows; it reads back the same."""

from collections.abc import Iterator

from topcut.lists.catalogue import Catalogues
from topcut.lists.incoming import NOTHING_KNOWN
from topcut.lists.meaning import meaning
from topcut.lists.written import ROLES, SIDES, Entry, Form, Section, Written

GROUP = {Form.ROSTERS: "Roster", Form.SQUADS: "Squad"}
HEADINGS = {
    Section.CHARACTERS: "Characters",
    Section.TACTICS: "Team Tactics",
    Section.CRISES: "Crises",
    Section.GEMS: "Gems",
    Section.HERO: "Hero",
    Section.DECK: "Deck",
    Section.POOL: "Pool",
    Section.MISSION: "Mission",
}


def printed(written: Written, catalogue: Catalogues = NOTHING_KNOWN) -> str:
    groups = sorted({entry.group for entry in written.entries if entry.group is not None} | set(written.groups))
    parts = [_part(written, catalogue, group) for group in (*groups, None)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def _part(written: Written, catalogue: Catalogues, group: int | None) -> list[str]:
    """A Roster or a squad, or what is in none."""
    here = [entry for entry in written.entries if entry.group == group]
    headed = [] if group is None else [f"{GROUP[written.form]} {group}"]
    return [*headed, *_units(here, catalogue), *_sections(here, catalogue)]


def _units(here: list[Entry], catalogue: Catalogues) -> Iterator[str]:
    for role in (*ROLES, None):
        for entry in here:
            if entry.section is role:
                yield f"{role.title()}: {_name(entry, catalogue)}" if role else f"- {_name(entry, catalogue)}"


def _sections(here: list[Entry], catalogue: Catalogues) -> Iterator[str]:
    for section, heading in HEADINGS.items():
        for side in (*SIDES, None) if section is Section.CRISES else (None,):
            entries = [e for e in here if e.section is section and side in (None, e.side) and (side or not e.side)]
            if entries:
                yield f"{side.title() if side else heading}:"
                yield from (f"- {_name(entry, catalogue)}" for entry in entries)


def _name(entry: Entry, catalogue: Catalogues) -> str:
    item = meaning(entry, catalogue).item
    times = f"{entry.count}x " if entry.count != 1 else ""
    beside = [f"{entry.number} points"] if entry.number is not None else []
    beside += [f"era: {era}" for era in entry.eras]
    beside += [entry.hero_class] if entry.hero_class else []
    marks = "".join(f" ({mark})" for mark in entry.marks)
    told = f" [{'; '.join(beside)}]" if beside else ""
    return f"{times}{item.full_name if item else entry.name}{told}{marks}"
