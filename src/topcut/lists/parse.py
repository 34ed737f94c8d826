"""A list as text: lines under headings, in any shape people and list builders write."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from topcut.lists.catalogue import Catalogues, Kind
from topcut.lists.headings import Heading, foreign, heading, split, vocabulary
from topcut.lists.lines import BESIDE, plain, read, unbulleted
from topcut.lists.names import key
from topcut.lists.written import KINDS, ROLES, Entry, Form, Section, Written
from topcut.refusal import Refusal

MOST_ENTRIES = 600
MOST_COMMAS = 3  # no name has more; a line with more is several names

_RULE = re.compile(r"[\s\-=_*~#+|:.·—–─━]*")
_MARKED = re.compile(r"\s*(?:#{1,6}\s|=+\s|\++\s.*\s\++\s*$|\*\*.*\*\*:?\s*$|__.*__:?\s*$)")
_CELLS = re.compile(r"\s*[;|]\s*")
_COMMA = re.compile(r",(?![^()\[\]]*[)\]])")  # not in brackets, which say more of one name
_UNITS = re.compile(r"\s*[/|+;]\s*")
_AND = re.compile(r"\s+(?:&|and)\s+", re.IGNORECASE)
_CHOICE = re.compile(r"(?:\.\s)+\S")  # below a selection, as BattleScribe prints it
_IMPRINT = re.compile(
    r"(?:created|exported|generated|built|made|shared|imported)\s+(?:with|by|from|in|on|via|using)\b"
    r"|\d+\s*(?:threat|points?|pts)\s*:?$|(?:grand\s+)?total\b[^:=]*[:=]|total\s+\w+\s+\d|(?:threat|points?|pts|cost)\s*[:=]\s*\d[\d\s/]*$",
    re.IGNORECASE,
)

SINGLE = (Section.MISSION, Section.HERO, *ROLES)
AFTER_LABEL = {Form.SQUADS: None, Form.DECK: Section.DECK}
FEWEST_GUESSED = 3  # names that make a list without any heading; one alone may be a note
WITHOUT_HEADING = (Section.CHARACTERS, Section.TACTICS, Section.CRISES, Section.GEMS)
NAMED = {Form.ROSTERS: WITHOUT_HEADING, Form.SQUADS: (Section.PRIMARY,), Form.DECK: (Section.HERO, Section.DECK)}


@dataclass(slots=True)
class Page:
    """How far the reading has got."""

    form: Form
    catalogue: Catalogues
    section: Section | None = None
    guessed: Section | None = None  # where no heading says it, by the names
    guesses_squads: bool = False  # each begins with its primary unit
    side: str | None = None
    group: int | None = None
    headed: set[Section | None] = field(default_factory=set)
    foreign: int = 0
    own: int = 0
    entries: list[Entry] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    loose: list[Entry] = field(default_factory=list)
    unknown: list[Entry] = field(default_factory=list)  # headings


def parsed(text: str, form: Form, catalogue: Catalogues) -> Written:
    """The list in a text; the catalogue knows where a name ends."""
    page = Page(form, catalogue)
    for number, line in enumerate(text.splitlines(), 1):
        _take(page, line, number)
        if len(page.entries) > MOST_ENTRIES:
            raise Refusal("list-too-many", most=MOST_ENTRIES)
    if page.foreign > page.own or _has_more_of_another_game(page):
        raise Refusal("list-other-game", form=form)
    _put_aside_what_is_headed_elsewhere(page)
    says_what_it_is = (
        bool(page.headed) or sum(map(catalogue.known, (one.name for one in page.entries))) >= FEWEST_GUESSED
    )
    if not says_what_it_is or not (page.entries or page.groups):
        raise Refusal("list-no-sections", form=form)
    entries = tuple(_in_order(_counted(page), page))
    return Written(form, entries, tuple(page.groups), tuple(page.loose), tuple(page.unknown))


def _take(page: Page, line: str, number: int) -> None:
    if _RULE.fullmatch(line):
        if not line.strip():
            _blank(page)
        return
    text = plain(line)
    bare, bulleted = unbulleted(text)
    if not bare or _CHOICE.match(bare) or (_IMPRINT.match(bare) and not page.catalogue.known(bare)):
        return
    found = _heading(page, bare, bulleted=bulleted, marked=bool(_MARKED.match(line)) and not line.startswith("* "))
    if found is not None:
        _head(page, found, number)
    elif _is_affiliation(page, bare):
        page.section = page.section or Section.CHARACTERS
        page.headed.add(page.section)
        _beside(page, split(bare)[1], number)
    elif names := _labelled(page, bare):
        page.loose.append(Entry(split(bare)[0], line=number))
        for name in names:
            _enter(page, name, number)
    elif bare.endswith(":") and not page.catalogue.known(read(bare.rstrip(": "), page.form, page.catalogue).name):
        page.unknown.append(Entry(bare.rstrip(":").strip(), line=number))
        page.foreign += foreign(bare, page.form)
    else:
        _enter(page, bare.rstrip(": ") or bare, number)


def _labelled(page: Page, text: str) -> list[str]:
    """The names after a word that is none: `Unaffiliated: Baron Zemo, Bullseye`."""
    label, rest = split(text)
    if not rest or _is_named(page, text) or _is_named(page, label):
        return []
    names = list(_by_commas(page, rest))
    return names if all(_is_named(page, name) for name in names) else []


def _blank(page: Page) -> None:
    """A Hero stands alone: what follows after a blank line is the deck."""
    if page.section is Section.HERO and page.entries and page.entries[-1].section is Section.HERO:
        page.section = Section.DECK


def _heading(page: Page, text: str, *, bulleted: bool, marked: bool) -> Heading | None:
    if page.catalogue.known(text):
        return None
    found = heading(text, page.form)
    firm = marked or text.endswith(":")
    if found is not None or (bulleted and not firm and ":" not in text):
        return found
    if page.catalogue.known(read(text, page.form, page.catalogue).name):
        return None
    return heading(text, page.form, near=True, firm=firm)


def _is_affiliation(page: Page, text: str) -> bool:
    """Characters, or the cards for them, are often put below their affiliation; `New Mutants` is a card as well."""
    if page.form is not Form.ROSTERS or page.section not in (None, Section.CHARACTERS, Section.TACTICS):
        return False
    name = read(text.rstrip(": "), page.form, page.catalogue).name
    kind = KINDS[page.section or Section.CHARACTERS]
    is_more = page.catalogue.of(kind, name) and not text.endswith(":")
    parts = page.section is not None and key(name) in vocabulary(page.form).apart
    return (parts or bool(page.catalogue.of(Kind.AFFILIATION, name))) and not is_more


def _head(page: Page, found: Heading, line: int) -> None:
    page.own += 1
    page.headed.add(found.section)
    if found.is_group:
        page.group, page.section, page.side, page.guesses_squads = found.group, None, None, False
        if found.group is not None:
            page.groups.append(found.group)
        _beside(page, found.rest, line)
        return
    page.section, page.side = found.section, found.side
    if found.section is Section.MISSION:
        page.group = None
    if found.rest:
        for name in _several(page, found.rest, always=True):
            _enter(page, name, line)
        if page.section in SINGLE:
            page.section = AFTER_LABEL[page.form]


def _beside(page: Page, rest: str, line: int) -> None:
    """What is on the line of a heading: `Squad 1: Lord Maul / Gar Saxon / Mandalorian Super Commandos`, or
    `Avengers: Hulk, Wasp`; or only a title, which is told."""
    if not rest:
        return
    squad = _squad_on_one_line(page, rest, headed=True)
    names = squad or list(_by_commas(page, rest))
    known = [_is_named(page, name, in_part=len(names) > 1) for name in names]
    if squad or 2 * sum(known) >= len(names):
        for name in names:
            _enter(page, name, line)
    elif not page.catalogue.of(Kind.AFFILIATION, rest):
        page.loose.append(Entry(rest, line=line))


def _squad_on_one_line(page: Page, text: str, *, headed: bool) -> list[str]:
    """Three units; where no heading says that this is a squad, all must be known."""
    if page.form is not Form.SQUADS or page.section is not None:
        return []
    for units in (_UNITS.split(text), list(_by_commas(page, text)), _AND.split(text)):
        if len(units) == len(ROLES) and (headed or all(_is_named(page, unit) for unit in units)):
            return units
    return []


def _is_named(page: Page, text: str, *, in_part: bool = True) -> bool:
    """Whether something is called so, in full or in part, that could stand here."""
    name = read(text, page.form, page.catalogue).name
    by_words = page.catalogue.by_words
    return any(page.catalogue.of(kind, name) or (in_part and by_words(kind, name)) for kind in _kinds(page))


def _kinds(page: Page) -> set[Kind]:
    """What could stand here."""
    return {KINDS[section] for section in ([page.section] if page.section else NAMED[page.form])}


def _enter(page: Page, text: str, line: int) -> None:
    in_squad = page.form is Form.SQUADS and page.group is not None
    if units := _squad_on_one_line(page, text, headed=False):
        if not in_squad or page.guesses_squads or any(one.group == page.group for one in page.entries):
            page.group, page.guesses_squads = len(page.groups) + 1, True
            page.groups.append(page.group)
        for unit in units:
            _entry(page, unit, line)
        return
    if page.section is None and (page.guesses_squads or not in_squad):
        page.foreign += foreign(text, page.form)
        for name in _parted(page, text):
            _guess(page, name, line)
        return
    if page.section is Section.AFFILIATIONS:
        return
    for name in _parted(page, text):
        _entry(page, name, line)


def _parted(page: Page, text: str) -> list[str]:
    """The names on a line below a heading: several where it has more commas than any name, or where all are known."""
    if len(_COMMA.findall(text)) > MOST_COMMAS and page.section not in SINGLE:
        return list(_several(page, text, always=False))
    for names in (list(_by_commas(page, text)), BESIDE.split(text), _UNITS.split(text)):
        if len(names) > 1 and _are_several(page, names):
            return names
    return [text]


def _are_several(page: Page, names: list[str]) -> bool:
    """Whether each is something of its own; `Captain America - Steve Rogers` is one."""
    kinds = _kinds(page)
    said = [read(name, page.form, page.catalogue).name for name in names]
    meant = [{item.full_name for kind in kinds for item in page.catalogue.of(kind, name)} for name in said]
    return all(meant) and sum(map(len, meant)) == len(set().union(*meant))


def _guess(page: Page, text: str, line: int) -> None:
    """Names without a heading say themselves what they are; unknown ones are what the ones above them are."""
    name = read(text, page.form, page.catalogue).name
    if page.form is Form.ROSTERS:
        asked = (page.catalogue.of, page.catalogue.by_words) if page.headed else (page.catalogue.of,)
        known = (section for ask in asked for section in WITHOUT_HEADING if ask(KINDS[section], name))
        page.guessed = next(known, page.guessed)
    elif page.form is Form.SQUADS and {item.role for item in page.catalogue.of(Kind.UNIT, name)} == {Section.PRIMARY}:
        page.group, page.guesses_squads = len(page.groups) + 1, True
        page.groups.append(page.group)
    if page.guessed is None and page.group is None and not _is_mission(page, name):
        page.loose.append(Entry(text, line=line))
        return
    page.section = page.guessed
    _entry(page, text, line, guessed=True)
    page.section = None


def _is_mission(page: Page, name: str) -> bool:
    return page.form is Form.SQUADS and bool(page.catalogue.of(Kind.MISSION, name))


def _has_more_of_another_game(page: Page) -> bool:
    names = {key(entry.name): entry.name for entry in (*page.entries, *page.loose)}.values()
    strange = sum(page.catalogue.another_game(name) is not None for name in names)
    return strange > 1 and strange > sum(map(page.catalogue.known, names)) and 2 * strange > len(names)


def _put_aside_what_is_headed_elsewhere(page: Page) -> None:
    """A title may be the name of a character; whoever writes headings writes all of them."""
    aside = [entry for entry in page.entries if entry.guessed and entry.section and entry.section in page.headed]
    aside = [entry for entry in aside if entry.group is None]
    page.loose += aside
    page.entries = [entry for entry in page.entries if entry not in aside]


def _entry(page: Page, text: str, line: int, *, guessed: bool = False) -> None:
    found = read(text, page.form, page.catalogue)
    name = found.name.strip(" ,;")
    if not key(name):
        return
    page.foreign += foreign(text, page.form)
    section, group, side = page.section or found.section, page.group, found.side or page.side
    if section is Section.CHARACTERS and _is_gem(page, name):
        section = Section.GEMS
    if section is None and _is_mission(page, name):
        section, group = Section.MISSION, None
    here = replace(found, name=name, section=section, group=group, line=line, side=side, guessed=guessed)
    page.entries.append(here)
    if page.form is Form.SQUADS and page.section in ROLES:
        page.section = None


def _is_gem(page: Page, name: str) -> bool:
    """Builders print the gems of a character below it; no catalogue has them."""
    return key(name).endswith("gem") and not page.catalogue.known(name)


def _several(page: Page, text: str, *, always: bool) -> Iterator[str]:
    """The names on one line; a comma may belong to a name that is known."""
    if page.section in SINGLE or page.catalogue.known(text):
        yield text
        return
    cells = [cell for cell in _CELLS.split(text) if cell]
    if len(cells) > 1 or (not always and len(_COMMA.findall(text)) <= MOST_COMMAS):
        yield from cells
        return
    yield from _by_commas(page, text)


def _by_commas(page: Page, text: str) -> Iterator[str]:
    pieces = [piece.strip() for piece in _COMMA.split(text) if piece.strip()][: 2 * MOST_ENTRIES]
    while pieces:
        size = next((size for size in (3, 2) if page.catalogue.known(_joined(page, pieces[:size]))), 1)
        yield ", ".join(pieces[:size])
        del pieces[:size]


def _joined(page: Page, pieces: list[str]) -> str:
    return read(", ".join(pieces), page.form, page.catalogue).name if len(pieces) > 1 else ""


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
            counted.append(one if one.bare is None else replace(one, bare=None, count=count))
    return counted


def _in_order(entries: list[Entry], page: Page) -> Iterator[Entry]:
    """Units without a role have the one the catalogue knows, or else what is free in their squad, in order."""
    if page.form is Form.SQUADS:
        for find in (_known_role, _free_role):
            for place, entry in enumerate(entries):
                if entry.section is None:
                    entries[place] = replace(entry, section=find(entry, entries, page.catalogue))
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
