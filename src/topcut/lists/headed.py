"""What a heading says of the lines below it, and of what is beside it on its own line."""

from topcut.lists.catalogue import Kind
from topcut.lists.entered import enter, put_down
from topcut.lists.headings import Heading, foreign, heading, vocabulary
from topcut.lists.lines import read
from topcut.lists.names import key
from topcut.lists.page import SINGLE, Page, is_mission, is_named
from topcut.lists.several import COMMA, by_commas, one_for_each_squad, several, squad_on_one_line
from topcut.lists.uncounted import begin_roster, begin_squad, is_whole
from topcut.lists.written import KINDS, ROLES, Entry, Form, Section

MOST_BEFORE_MISSION = 4  # words
AFTER_LABEL = {Form.SQUADS: None, Form.DECK: Section.DECK}


def heading_of(page: Page, text: str, *, bulleted: bool, marked: bool) -> Heading | None:
    if page.catalogue.known(text):
        return None
    found = heading(text, page.form)
    firm = marked or text.endswith(":")
    if found is not None or (bulleted and not firm and ":" not in text):
        return found
    if foreign(text, page.form) or page.catalogue.known(read(text, page.form, page.catalogue).name):
        return None
    return heading(text, page.form, near=True, firm=firm)


def mission_named(page: Page, text: str) -> str:
    """`Mission set used: First Contact`, `Mission First Contact`"""
    names = (text.split(None, number)[-1].strip(" :=–—-") for number in range(1, MOST_BEFORE_MISSION + 1))
    return next((name for name in names if is_mission(page, name)), "")


def is_affiliation(page: Page, text: str, *, headed: bool) -> bool:
    """Characters, or the cards for them, are often put below their affiliation; `New Mutants` is a card as well, and
    `Weapon X` a character, but `= Weapon X =` is neither."""
    if page.form is not Form.ROSTERS or page.section is Section.AFFILIATIONS:
        return False
    name = read(text.rstrip(": "), page.form, page.catalogue).name
    if page.section in (Section.CRISES, Section.GEMS):  # it heads what comes next, as another Roster
        heads = page.catalogue.of(Kind.AFFILIATION, name) and not page.catalogue.of(KINDS[page.section], name)
        return bool(heads) and is_whole(page)
    kind = KINDS[page.section or page.guessed or Section.CHARACTERS]
    is_more = page.catalogue.of(kind, name) and not headed and not text.endswith(":")
    parts = (page.section or page.guessed) is not None and key(name) in vocabulary(page.form).apart
    return (parts or bool(page.catalogue.of(Kind.AFFILIATION, name))) and not is_more


def follow(page: Page, found: Heading, line: int) -> None:
    page.own += 1
    page.headed.add(found.section)
    if found.is_group:
        _head_group(page, found.group)
        take_beside(page, found.rest, line)
        return
    if found.section is Section.CHARACTERS and is_whole(page):
        begin_roster(page)
    page.section, page.side = found.section, found.side
    if found.section in ROLES and len(units := one_for_each_squad(page, found.rest)) > 1:
        for page.group, unit in enumerate(units, 1):
            page.section = found.section
            put_down(page, unit, line)
        page.groups, page.group, page.guesses_squads = [*range(1, len(units) + 1)], None, True
        return
    if found.section is Section.PRIMARY and found.rest and (page.group is None or page.guesses_squads):
        begin_squad(page)
    if found.section is Section.MISSION:
        page.group = None
    if found.rest:
        if _is_apart(page, found.rest):
            return
        if _is_title(page, found.rest):
            page.loose.append(Entry(found.rest, line=line))
            return
        for name in several(page, found.rest, always=True):
            enter(page, name, line)
        if page.section in SINGLE:
            page.section = AFTER_LABEL[page.form]


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


def _is_apart(page: Page, rest: str) -> bool:
    """`Team Tactics - Unaffiliated`, `Team Tactics - Avengers`"""
    kind = KINDS[page.section or Section.CHARACTERS]
    heads = page.catalogue.of(Kind.AFFILIATION, rest) and not page.catalogue.of(kind, rest)
    return page.form is Form.ROSTERS and (key(rest) in vocabulary(page.form).apart or bool(heads))


def _is_title(page: Page, rest: str) -> bool:
    """`Deck: Wizards Be Crazy`; one card without a number is no deck."""
    is_deck = page.section is Section.DECK and not any(one.section is Section.DECK for one in page.entries)
    return is_deck and not COMMA.search(rest) and read(rest, page.form, page.catalogue) == Entry(rest)


def take_beside(page: Page, rest: str, line: int) -> None:
    """What is on the line of a heading: `Squad 1: Lord Maul / Gar Saxon / Mandalorian Super Commandos`, or
    `Avengers: Hulk, Wasp`; or only a title, which is told."""
    if not rest:
        return
    squad = squad_on_one_line(page, rest, headed=True)
    names = squad or list(by_commas(page, rest))
    known = [is_named(page, name, in_part=len(names) > 1) for name in names]
    if squad or 2 * sum(known) >= len(names):
        for name in names:
            enter(page, name, line)
    elif not page.catalogue.of(Kind.AFFILIATION, rest):
        page.loose.append(Entry(rest, line=line))
