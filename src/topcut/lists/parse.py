"""A list as text: lines under headings, in any shape people and list builders write."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from unicodedata import category

from topcut.lists.catalogue import Catalogues, Kind
from topcut.lists.columns import COUNTED, lines
from topcut.lists.headings import Heading, foreign, heading, split, vocabulary
from topcut.lists.lines import BESIDE, plain, read, unbulleted
from topcut.lists.names import key
from topcut.lists.ordered import FEWEST_GUESSED, counted, in_order
from topcut.lists.remarks import said_below
from topcut.lists.wrapped import unwrapped
from topcut.lists.written import KINDS, ROLES, Entry, Form, Section, Written
from topcut.refusal import Refusal

MOST_ENTRIES = 600
MOST_BEFORE_MISSION = 4  # words
MOST_COMMAS = 3  # no name has more; a line with more is several names

_RULE = re.compile(r"[\s\-=_*~#+|:.·—–─━]*|\s*\(?\d{1,2}[.):]\s*")
_MARKED = re.compile(r"\s*(?:#{1,6}\s|=+\s|\++\s.*\s\++\s*$|\*\*.*\*\*:?\s*$|__.*__:?\s*$)")
_RULED = re.compile(r"\s*(?:#{2,6}|=+)\s")
_CELLS = re.compile(r"\s*[;|•]\s*|\s+·\s+")
_COMMA = re.compile(r",(?![^()\[\]]{0,200}[)\]])")  # not in brackets, which say more of one name
_UNITS = re.compile(r"\s*(?:[/|+;]\s*)+")
_AND = re.compile(r"\s+(?:&|and|und|y|et)\s+", re.IGNORECASE)
_SLASHES = re.compile(r"\s+/+\s+")
_DASHES = re.compile(r"\s+[-–—]+\s+")
_MISSION = re.compile(r"missions?\b", re.IGNORECASE)
_SMALL = re.compile(r"[\s>]*-#\s")  # print on Discord, below what matters
_NUMBERED = re.compile(r"(?:^|(?<=\s))(\d{1,2})[.)]\s+")  # `1. Hulk 2. Wasp`, where a line for each was lost
_BEFORE_DASH = re.compile(r"\(?\d{1,2}[.):]*\s*[-–—:]*\s+(?=\D)")  # `1 - Lord Maul - Gar Saxon`
_APART = re.compile(r"\s*[/|+;&,]\s*|\s+[-–—]+\s+")
_ANY = re.compile(r"\s*[/|+;&]\s*")
_WORTH = re.compile(
    r"\s*(?:[(\[][\d\s/|:-]+(?:pts|points|sp|pc)?[)\]]|=\s*\d+(?:\s*/\s*\d+)?\s*(?:pts|points|sp|pc)?)$", re.IGNORECASE
)  # `(7/7)` and `= 8/8` beside a squad
_NUMBER = re.compile(r"\(?\d{1,3}(?:\s?/\s?\d{1,3})?[.):]*")  # all that a link left; or which part of a thread it is
_CHOICE = re.compile(r"(?:\.\s)+\S")  # below a selection, as BattleScribe prints it
_IMPRINT = re.compile(
    r"(?:sent from my|von meinem \w+ gesendet|enviado desde mi|envoyé d(?:e|epuis) mon)\b"
    r"|(?:created|exported|generated|built|made|shared|imported)\s+(?:with|by|from|in|on|via|using)\b"
    r"|\d+\s*(?:threat|points?|pts)\s*:?$|(?:grand\s+)?total\b[^:=]*[:=]|total\s+\w+\s+\d|total\s*\(?\d+\)?$|\d+\s+(?:cards?\s+)?(?:in\s+)?total$|(?:threat|points?|pts|cost)\s*[:=]\s*\d[\d\s/]*$",
    re.IGNORECASE,
)

SINGLE = (Section.MISSION, Section.HERO, *ROLES)
AFTER_LABEL = {Form.SQUADS: None, Form.DECK: Section.DECK}
DOTS = "•●▪◦‣⁃·"
FEWEST_NAMED = 2  # of three that make a squad without any heading
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


def parsed(text: str, form: Form, catalogue: Catalogues) -> Written:
    """The list in a text; the catalogue knows where a name ends."""
    page = Page(form, catalogue)
    for number, line in unwrapped(lines(text, form), form, catalogue):
        _take(page, line, number)
        if len(page.entries) > MOST_ENTRIES:
            raise Refusal("list-too-many", most=MOST_ENTRIES)
    if page.foreign > page.own or _has_more_of_another_game(page):
        raise Refusal("list-other-game", form=form)
    _put_aside_what_is_headed_elsewhere(page)
    _find_deck(page)
    names = len(page.entries) - said_below(page.entries, page.blanks, catalogue)
    page.loose, page.entries = page.loose + page.entries[names:], page.entries[:names]
    says_what_it_is = (
        bool(page.headed) or sum(map(catalogue.known, (one.name for one in page.entries))) >= FEWEST_GUESSED
    )
    if not says_what_it_is or not (page.entries or page.groups):
        raise Refusal("list-no-sections", form=form)
    entries = tuple(in_order(counted(page.entries, form, catalogue), form, catalogue))
    return Written(form, entries, tuple(page.groups), tuple(page.loose), tuple(page.unknown))


def _take(page: Page, line: str, number: int) -> None:
    if _RULE.fullmatch(line):
        if not line.strip():
            page.blanks.append(number)
            _blank(page)
        return
    text = plain(line)
    bare, bulleted = unbulleted(text)
    if (
        not bare
        or _NUMBER.fullmatch(bare)
        or _CHOICE.match(bare)
        or (_IMPRINT.match(bare) and not page.catalogue.known(bare))
    ):
        return
    if _SMALL.match(line):
        page.loose.append(Entry(bare, line=number))
        return
    found = _heading(page, bare, bulleted=bulleted, marked=bool(_MARKED.match(line)) and not line.startswith("* "))
    if found is None and _MISSION.match(bare) and (mission := _mission(page, bare)):
        found = Heading(Section.MISSION, rest=mission)
    if found is not None:
        _head(page, found, number)
    elif _is_affiliation(page, bare, headed=bool(_RULED.match(line))):
        _below_affiliation(page)
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
    if foreign(text, page.form) or page.catalogue.known(read(text, page.form, page.catalogue).name):
        return None
    return heading(text, page.form, near=True, firm=firm)


def _is_affiliation(page: Page, text: str, *, headed: bool) -> bool:
    """Characters, or the cards for them, are often put below their affiliation; `New Mutants` is a card as well, and
    `Weapon X` a character, but `= Weapon X =` is neither."""
    if page.form is not Form.ROSTERS or page.section is Section.AFFILIATIONS:
        return False
    name = read(text.rstrip(": "), page.form, page.catalogue).name
    if page.section in (Section.CRISES, Section.GEMS):  # it heads what comes next, as another Roster
        is_affiliation = page.catalogue.of(Kind.AFFILIATION, name) and not page.catalogue.of(KINDS[page.section], name)
        return bool(is_affiliation) and _is_whole(page)
    kind = KINDS[page.section or page.guessed or Section.CHARACTERS]
    is_more = page.catalogue.of(kind, name) and not headed and not text.endswith(":")
    parts = (page.section or page.guessed) is not None and key(name) in vocabulary(page.form).apart
    return (parts or bool(page.catalogue.of(Kind.AFFILIATION, name))) and not is_more


def _below_affiliation(page: Page) -> None:
    """Characters follow, or more of the section that is headed already. Where nothing was headed, cards and crises may
    follow the characters without a word: they say themselves what they are."""
    if page.section in (Section.CRISES, Section.GEMS):
        _begin_roster(page)
        page.section, page.side, page.guessed = None, None, Section.CHARACTERS
    if page.section is None:
        page.guessed, page.below_affiliation = page.guessed or Section.CHARACTERS, True


def _head(page: Page, found: Heading, line: int) -> None:
    page.own += 1
    page.headed.add(found.section)
    if found.is_group:
        _head_group(page, found.group)
        _beside(page, found.rest, line)
        return
    if found.section is Section.CHARACTERS and _is_whole(page):
        _begin_roster(page)
    page.section, page.side = found.section, found.side
    if found.section in ROLES and len(units := _one_for_each_squad(page, found.rest)) > 1:
        for page.group, unit in enumerate(units, 1):
            page.section = found.section
            _entry(page, unit, line)
        page.groups, page.group, page.guesses_squads = [*range(1, len(units) + 1)], None, True
        return
    if found.section is Section.PRIMARY and found.rest and (page.group is None or page.guesses_squads):
        _begin_squad(page)
    if found.section is Section.MISSION:
        page.group = None
    if found.rest:
        if _is_apart(page, found.rest):
            return
        if _is_title(page, found.rest):
            page.loose.append(Entry(found.rest, line=line))
            return
        for name in _several(page, found.rest, always=True):
            _enter(page, name, line)
        if page.section in SINGLE:
            page.section = AFTER_LABEL[page.form]


def _one_for_each_squad(page: Page, text: str) -> list[str]:
    """`Primaries: Lord Maul, Cad Bane`, where no heading counts the squads."""
    units = max(list(_by_commas(page, text)), _UNITS.split(text), key=len) if text else []
    counts_itself = page.guesses_squads or not page.groups
    return units if counts_itself and all(_is_named(page, unit) for unit in units) else []


def _head_group(page: Page, group: int | None) -> None:
    page.section, page.side = None, None
    if group is None and page.groups and page.begun == len(page.entries):
        return  # `Roster 1` and then `Roster`
    if group in page.groups and page.guesses_squads and len(page.groups) > 1:
        page.group = None  # `Strike Team B`, where there are two squads in each
        return
    page.group, page.guesses_squads, page.guesses_rosters = group, False, False
    if group is not None:
        if page.groups and page.begun == len(page.entries):  # `Strike Team 2` above `Squad 3` heads nothing
            page.groups.pop()
        page.groups.append(group)
        page.begun = len(page.entries)


def _is_whole(page: Page) -> bool:
    """Whether what is headed `Characters` now must be another Roster."""
    here = {entry.section for entry in page.entries if entry.group == page.group}
    counts_itself = page.guesses_rosters or not page.groups
    return page.form is Form.ROSTERS and counts_itself and {Section.CHARACTERS, Section.TACTICS, Section.CRISES} <= here


def _begin_roster(page: Page) -> None:
    """Where no heading counts the Rosters, and there is more than one."""
    if page.entries[-1].line - 1 in page.blanks and not _is_named(page, page.entries[-1].name):
        page.loose.append(page.entries.pop())  # what the next one is called
    if not page.groups:
        page.entries, page.groups = [replace(entry, group=1) for entry in page.entries], [1]
    page.group, page.guesses_rosters = len(page.groups) + 1, True
    page.groups.append(page.group)


def _is_apart(page: Page, rest: str) -> bool:
    """`Team Tactics - Unaffiliated`, `Team Tactics - Avengers`"""
    kind = KINDS[page.section or Section.CHARACTERS]
    is_affiliation = page.catalogue.of(Kind.AFFILIATION, rest) and not page.catalogue.of(kind, rest)
    return page.form is Form.ROSTERS and (key(rest) in vocabulary(page.form).apart or bool(is_affiliation))


def _is_title(page: Page, rest: str) -> bool:
    """`Deck: Wizards Be Crazy`; one card without a number is no deck."""
    is_deck = page.section is Section.DECK and not any(one.section is Section.DECK for one in page.entries)
    return is_deck and len(_COMMA.findall(rest)) == 0 and read(rest, page.form, page.catalogue) == Entry(rest)


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
    """Three units; where no heading says that this is a squad, two of them must be known."""
    if page.form is not Form.SQUADS or page.section is not None:
        return []
    text = _WORTH.sub("", text)
    dashed = _DASHES.split(_BEFORE_DASH.sub("", text))
    listed = list(_by_commas(page, _AND.sub(", ", text)))  # `Lord Maul, Gar Saxon and Gwarm`
    parted = (_UNITS.split(text), list(_by_commas(page, text)), _AND.split(text), dashed, listed)
    three = [units for units in parted if len(units) == len(ROLES)]
    named = [sum(_is_named(page, unit) for unit in units) for units in three]
    return three[named.index(max(named))] if three and (headed or max(named) >= FEWEST_NAMED) else []


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
            _begin_squad(page)
        for unit in units:
            _entry(page, unit, line)
        return
    if page.section is None and (page.guesses_squads or not in_squad):
        page.foreign += foreign(text, page.form)
        for name in _parted(page, text):
            _guess(page, name, line)
        return
    if page.section is Section.AFFILIATIONS:
        if not _is_affiliation_named(page, text, line):
            _enter(page, text, line)
        return
    for name in _parted(page, text):
        _entry(page, name, line)


def _is_affiliation_named(page: Page, text: str, line: int) -> bool:
    """Below the heading for them; the first character that stands there begins the characters."""
    name = read(text, page.form, page.catalogue).name
    if page.catalogue.nearest(Kind.AFFILIATION, name) and not page.catalogue.known(name):
        return True
    if page.catalogue.of(Kind.CHARACTER, name) and not page.catalogue.of(Kind.AFFILIATION, name):
        page.section = None
        _below_affiliation(page)
        return False
    if not page.catalogue.known(name):
        page.loose.append(Entry(text, line=line))
    return True


def _begin_squad(page: Page) -> None:
    """Where no heading counts the squads."""
    page.group, page.guesses_squads = len(page.groups) + 1, True
    page.groups.append(page.group)


def _parted(page: Page, text: str) -> list[str]:
    """The names on a line below a heading: several where it has more commas than any name, or where all are known."""
    if len(_COMMA.findall(text)) > MOST_COMMAS and page.section not in SINGLE:
        return list(_several(page, text, always=False))
    if page.catalogue.known(text):
        return [text]
    if cards := _between_symbols(page, text) or _between_numbers(text) or _by_semicolons(page, text):
        return [name for card in cards for name in _parted(page, card)]
    by_symbols = (symbol.split(text) for symbol in (BESIDE, _UNITS, _AND, _ANY))
    for names in (list(_by_commas(page, text)), *by_symbols):
        if len(names) > 1 and _are_several(page, names):
            return names
    both = _AND.split(text)  # `Rocket & Groot`
    return both if not _is_named(page, text) and _are_several(page, both, in_part=True) else [text]


def _between_symbols(page: Page, text: str) -> list[str]:
    """`🃏 Patch Up 🃏 Sacrifice` and `Hulk • Wasp • Thor`; of `Hulk ✅ painted` only one is a name."""
    if text.isascii():
        return []
    parts = "".join("\n" if letter in DOTS or category(letter) == "So" else letter for letter in text).split("\n")
    names = [part.strip() for part in parts if any(map(str.isalpha, part))]
    return names if len(names) > 1 and 2 * sum(_is_named(page, name) for name in names) > len(names) else []


def _between_numbers(text: str) -> list[str]:
    _, *parts = _NUMBERED.split(text)
    numbers, names = [int(number) for number in parts[::2]], [name.strip() for name in parts[1::2]]
    return (
        names
        if len(names) > 1 and text[0] in "(0123456789" and numbers == [*range(numbers[0], numbers[0] + len(names))]
        else []
    )


def _are_several(page: Page, names: list[str], *, in_part: bool = False) -> bool:
    """Whether each is something of its own; `Captain America - Steve Rogers` is one."""
    kinds = _kinds(page)
    said = [read(name, page.form, page.catalogue).name for name in names]
    of, called = page.catalogue.of, page.catalogue.called  # nobody writes the whole name of a Crisis
    meant = [
        {item.full_name for kind in kinds for item in (called if in_part or kind is Kind.CRISIS else of)(kind, name)}
        for name in said
    ]
    return all(meant) and sum(map(len, meant)) == len(set().union(*meant))


def _guess(page: Page, text: str, line: int) -> None:
    """Names without a heading say themselves what they are; unknown ones are what the ones above them are."""
    name = read(text, page.form, page.catalogue).name
    if page.form is Form.ROSTERS:
        has_begun = bool(page.headed or page.guessed)
        asked = (page.catalogue.of, page.catalogue.by_words) if has_begun else (page.catalogue.of,)
        known = (section for ask in asked for section in WITHOUT_HEADING if ask(KINDS[section], name))
        page.guessed = next(known, page.guessed)
        if page.guessed and not has_begun:
            _take_those_above(page, line)
    elif page.form is Form.SQUADS and _begins_squad(page, name):
        _begin_squad(page)
    elif page.form is Form.DECK and read(text, page.form, page.catalogue).section is Section.HERO:
        page.headed.add(Section.HERO)
        _entry(page, text, line)
        page.section = Section.DECK
        return
    if page.guessed is None and page.group is None and not _is_mission(page, name):
        page.loose.append(Entry(text, line=line))
        return
    page.section = page.guessed
    _entry(page, text, line, guessed=not page.below_affiliation)
    page.section = None


def _begins_squad(page: Page, name: str) -> bool:
    """A primary unit does, and whoever follows three."""
    units = page.catalogue.called(Kind.UNIT, name)
    is_full = sum(one.group == page.group for one in page.entries) >= len(ROLES)
    return bool(units) and ({item.role for item in units} == {Section.PRIMARY} or (page.guesses_squads and is_full))


def _take_those_above(page: Page, line: int) -> None:
    """Names in part above the first plain one, which could as well have been a title: `Zemo`, and then `Viper`."""
    here = max((blank for blank in page.blanks if blank < line), default=0)
    for one in [one for one in page.loose if one.line > here]:
        name = read(one.name, page.form, page.catalogue).name
        if page.guessed and page.catalogue.by_words(KINDS[page.guessed], name):
            page.loose.remove(one)
            page.section = page.guessed
            _entry(page, one.name, one.line, guessed=True)
            page.section = None


def _is_mission(page: Page, name: str) -> bool:
    return page.form is Form.SQUADS and bool(page.catalogue.of(Kind.MISSION, name))


def _mission(page: Page, text: str) -> str:
    """`Mission set used: First Contact`, `Mission First Contact`"""
    names = (text.split(None, number)[-1].strip(" :=–—-") for number in range(1, MOST_BEFORE_MISSION + 1))
    return next((name for name in names if _is_mission(page, name)), "")


def _has_more_of_another_game(page: Page) -> bool:
    lines = {key(entry.name): list(_apart(page, entry.name)) for entry in (*page.entries, *page.loose)}.values()
    known = sum(any(map(page.catalogue.known, names)) for names in lines)
    strange = sum(any(map(page.catalogue.another_game, names)) for names in lines)
    return strange > 1 and strange > known and 2 * strange > len(lines)


def _apart(page: Page, text: str) -> Iterator[str]:
    """The names on a line that this game cannot read: `Lord Maul [8] / Gar Saxon [4]`"""
    yield text
    parts = [part for part in _APART.split(text) if part]
    yield from (read(part, page.form, page.catalogue).name for part in parts if len(parts) > 1)


def _put_aside_what_is_headed_elsewhere(page: Page) -> None:
    """A title may be the name of a character; whoever writes headings writes all of them."""
    aside = [entry for entry in page.entries if entry.guessed and entry.section and entry.section in page.headed]
    aside = [entry for entry in aside if entry.group is None]
    page.loose += aside
    page.entries = [entry for entry in page.entries if entry not in aside]


def _find_deck(page: Page) -> None:
    """Cards with their numbers, above the Hero instead of below."""
    cards = [one for one in page.loose if COUNTED.match(unbulleted(one.name)[0])]
    if page.form is Form.DECK and Section.HERO in page.headed and len(cards) >= FEWEST_GUESSED:
        page.loose = [one for one in page.loose if one not in cards]
        page.section = Section.DECK
        for one in cards:
            _entry(page, one.name, one.line)


def _entry(page: Page, text: str, line: int, *, guessed: bool = False) -> None:
    found = read(text, page.form, page.catalogue)
    name = found.name.strip(" ,;")
    if not key(name):
        return
    page.foreign += foreign(text, page.form)
    section, group, side = page.section or found.section, page.group, found.side or page.side
    if found.section is Section.HERO:
        section = Section.HERO
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


def _by_semicolons(page: Page, text: str) -> list[str]:
    """No name has one."""
    names = [name.strip() for name in text.split(";") if key(name)]
    return names if len(names) > 1 and 2 * sum(_is_named(page, name) for name in names) > len(names) else []


def _several(page: Page, text: str, *, always: bool) -> Iterator[str]:
    """The names on one line; a comma may belong to a name that is known."""
    if page.section in SINGLE or page.catalogue.known(text):
        yield text
        return
    cells = [cell for cell in _CELLS.split(text) if cell]
    if len(cells) > 1 or (not always and len(_COMMA.findall(text)) <= MOST_COMMAS):
        yield from cells
        return
    slashed = _SLASHES.split(text)
    if len(slashed) > FEWEST_NAMED and 2 * sum(_is_named(page, name) for name in slashed) > len(slashed):
        yield from slashed  # whose names may have commas
        return
    yield from _by_commas(page, text)


def _by_commas(page: Page, text: str) -> Iterator[str]:
    pieces = [piece.strip() for piece in _COMMA.split(text) if piece.strip()][: 2 * MOST_ENTRIES]
    while pieces:
        size = next((size for size in (3, 2) if page.catalogue.known(_joined(page, pieces[:size]))), 1)
        yield ", ".join(pieces[:size])
        del pieces[:size]


def _joined(page: Page, pieces: list[str]) -> str:
    """What the pieces are called together, or nothing where only the first of them is read and the others are not."""
    name = read(", ".join(pieces), page.form, page.catalogue).name if len(pieces) > 1 else ""
    return name if name.count(",") >= len(pieces) - 1 else ""
