"""A list as text: lines under headings, in any shape people and list builders write."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from topcut.lists.headings import Heading, foreign, heading
from topcut.lists.lines import Known, plain, read, unbulleted
from topcut.lists.names import key
from topcut.lists.written import ROLES, Entry, Form, Section, Written
from topcut.refusal import Refusal

MOST_ENTRIES = 600
MOST_COMMAS = 3  # no name has more; a line with more is several names

_RULE = re.compile(r"[\s\-=_*~#+|:.·—–─━]*")
_MARKED = re.compile(r"\s*(?:#{1,6}\s|=+\s|\*\*.*\*\*:?\s*$|__.*__:?\s*$)")
_CELLS = re.compile(r"\s*[;|]\s*")
_UNITS = re.compile(r"\s*[/|+;]\s*")

SINGLE = (Section.MISSION, Section.HERO, *ROLES)
AFTER_LABEL = {Form.SQUADS: None, Form.DECK: Section.DECK}


@dataclass(slots=True)
class Page:
    """How far the reading has got."""

    form: Form
    known: Known
    section: Section | None = None
    side: str | None = None
    group: int | None = None
    headed: bool = False
    foreign: int = 0
    own: int = 0
    entries: list[Entry] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    loose: list[Entry] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)


def parsed(text: str, form: Form, known: Known = lambda _: False) -> Written:
    """The list in a text; `known` says whether a catalogue has a name."""
    page = Page(form, known)
    for number, line in enumerate(text.splitlines(), 1):
        _take(page, line, number)
        if len(page.entries) > MOST_ENTRIES:
            raise Refusal("list-too-many", most=MOST_ENTRIES)
    if page.foreign > page.own:
        raise Refusal("list-other-game", form=form)
    if not page.headed or not (page.entries or page.groups):
        raise Refusal("list-no-sections", form=form)
    entries = tuple(_in_order(_counted(page), form))
    return Written(form, entries, tuple(page.groups), tuple(page.loose), tuple(page.unknown))


def _take(page: Page, line: str, number: int) -> None:
    if _RULE.fullmatch(line):
        if not line.strip():
            _blank(page)
        return
    text = plain(line)
    bare, bulleted = unbulleted(text)
    if not bare:
        return
    found = _heading(page, bare, bulleted=bulleted, marked=bool(_MARKED.match(line)) and not line.startswith("* "))
    if found is not None:
        _head(page, found, number)
    elif bare.endswith(":") and not page.known(bare):
        page.unknown.append(bare.rstrip(":").strip())
        page.foreign += foreign(bare, page.form)
    else:
        _enter(page, bare, number)


def _blank(page: Page) -> None:
    """A Hero stands alone: what follows after a blank line is the deck."""
    if page.section is Section.HERO and page.entries and page.entries[-1].section is Section.HERO:
        page.section = Section.DECK


def _heading(page: Page, text: str, *, bulleted: bool, marked: bool) -> Heading | None:
    if page.known(text):
        return None
    found = heading(text, page.form)
    firm = marked or text.endswith(":")
    if found is not None or (bulleted and not firm and ":" not in text):
        return found
    if page.known(read(text, page.form, page.known).name):
        return None
    return heading(text, page.form, near=True, firm=firm)


def _head(page: Page, found: Heading, line: int) -> None:
    page.headed = True
    page.own += 1
    if found.is_group:
        page.group, page.section, page.side = found.group, None, None
        if found.group is not None:
            page.groups.append(found.group)
        _squad_on_one_line(page, found.rest, line)
        return
    page.section, page.side = found.section, found.side
    if found.section is Section.MISSION:
        page.group = None
    if found.rest:
        for name in _several(page, found.rest, always=True):
            _enter(page, name, line)
        if page.section in SINGLE:
            page.section = AFTER_LABEL[page.form]


def _squad_on_one_line(page: Page, rest: str, line: int) -> None:
    """`Squad 1: Lord Maul / Gar Saxon / Mandalorian Super Commandos`"""
    units = _UNITS.split(rest) if page.form is Form.SQUADS and rest else []
    if len(units) == len(ROLES):
        for unit in units:
            _enter(page, unit, line)


def _enter(page: Page, text: str, line: int) -> None:
    if page.section is None and not (page.form is Form.SQUADS and page.group is not None):
        page.foreign += foreign(text, page.form)
        page.loose.append(Entry(text, line=line))
        return
    if page.section is Section.AFFILIATIONS:
        return
    if page.section not in SINGLE and text.count(",") > MOST_COMMAS:
        for name in _several(page, text, always=False):
            _entry(page, name, line)
    else:
        _entry(page, text, line)


def _entry(page: Page, text: str, line: int) -> None:
    found = read(text, page.form, page.known)
    name = found.name.strip(" ,;")
    if not key(name):
        return
    page.foreign += foreign(text, page.form)
    side = found.side or page.side
    page.entries.append(replace(found, name=name, section=page.section, group=page.group, line=line, side=side))
    if page.form is Form.SQUADS and page.section in ROLES:
        page.section = None


def _several(page: Page, text: str, *, always: bool) -> Iterator[str]:
    """The names on one line; a comma may belong to a name that is known."""
    if page.section in SINGLE or page.known(text):
        yield text
        return
    cells = [cell for cell in _CELLS.split(text) if cell]
    if len(cells) > 1 or (not always and text.count(",") <= MOST_COMMAS):
        yield from cells
        return
    pieces = [piece.strip() for piece in text.split(",") if piece.strip()][: 2 * MOST_ENTRIES]
    while pieces:
        size = next((size for size in (3, 2) if page.known(_joined(page, pieces[:size]))), 1)
        yield ", ".join(pieces[:size])
        del pieces[:size]


def _joined(page: Page, pieces: list[str]) -> str:
    return read(", ".join(pieces), page.form, page.known).name if len(pieces) > 1 else ""


def _counted(page: Page) -> list[Entry]:
    """Numbers before names count them, unless they number the lines of a section: 1, 2, 3 and so on."""
    counted: list[Entry] = []
    last = 0
    for _, section in groupby(page.entries, key=lambda entry: (entry.group, entry.section)):
        here = list(section)
        numbers = [entry.bare for entry in here]
        first = numbers[0]
        numbered = first in (1, last + 1) and numbers == list(range(first, first + len(here)))
        last = numbers[-1] or 0 if numbered else 0
        for one in here:
            count = one.count if numbered or one.bare is None else one.bare
            counted.append(replace(one, bare=None, count=count))
    return counted


def _in_order(entries: list[Entry], form: Form) -> Iterator[Entry]:
    """Units without a role take those that are free in their squad, in order."""
    for place, entry in enumerate(entries):
        if form is Form.SQUADS and entry.section is None:
            taken = {other.section for other in entries if other.group == entry.group}
            free = [role for role in ROLES if role not in taken]
            entries[place] = replace(entry, section=free[0] if free else None)
        yield entries[place]
