"""A line of names becomes entries; where no heading says what they are, the names do."""

from dataclasses import replace

from topcut.lists.catalogue import Kind
from topcut.lists.headings import foreign
from topcut.lists.lines import read
from topcut.lists.names import key
from topcut.lists.page import WITHOUT_HEADING, Page, is_mission
from topcut.lists.several import names_on, squad_on_one_line
from topcut.lists.uncounted import begin_squad, begins_squad, below_affiliation
from topcut.lists.written import KINDS, ROLES, Entry, Form, Section


def enter(page: Page, text: str, line: int) -> None:
    in_squad = page.form is Form.SQUADS and page.group is not None
    if units := squad_on_one_line(page, text, headed=False):
        if not in_squad or page.guesses_squads or any(one.group == page.group for one in page.entries):
            begin_squad(page)
        for unit in units:
            put_down(page, unit, line)
        return
    if page.section is None and (page.guesses_squads or not in_squad):
        page.foreign += foreign(text, page.form)
        for name in names_on(page, text):
            _guess(page, name, line)
        return
    if page.section is Section.AFFILIATIONS:
        if not _is_affiliation_named(page, text, line):
            enter(page, text, line)
        return
    for name in names_on(page, text):
        put_down(page, name, line)


def _is_affiliation_named(page: Page, text: str, line: int) -> bool:
    """Below the heading for them; the first character that stands there begins the characters."""
    name = read(text, page.form, page.catalogue).name
    if page.catalogue.nearest(Kind.AFFILIATION, name) and not page.catalogue.known(name):
        return True
    if page.catalogue.of(Kind.CHARACTER, name) and not page.catalogue.of(Kind.AFFILIATION, name):
        page.section = None
        below_affiliation(page)
        return False
    if not page.catalogue.known(name):
        page.loose.append(Entry(text, line=line))
    return True


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
    elif page.form is Form.SQUADS and begins_squad(page, name):
        begin_squad(page)
    elif page.form is Form.DECK and read(text, page.form, page.catalogue).section is Section.HERO:
        page.headed.add(Section.HERO)
        put_down(page, text, line)
        page.section = Section.DECK
        return
    if page.guessed is None and page.group is None and not is_mission(page, name):
        page.loose.append(Entry(text, line=line))
        return
    page.section = page.guessed
    put_down(page, text, line, guessed=not page.below_affiliation)
    page.section = None


def _take_those_above(page: Page, line: int) -> None:
    """Names in part above the first plain one, which could as well have been a title: `Zemo`, and then `Viper`."""
    here = max((blank for blank in page.blanks if blank < line), default=0)
    for one in [one for one in page.loose if one.line > here]:
        name = read(one.name, page.form, page.catalogue).name
        if page.guessed and page.catalogue.by_words(KINDS[page.guessed], name):
            page.loose.remove(one)
            page.section = page.guessed
            put_down(page, one.name, one.line, guessed=True)
            page.section = None


def put_down(page: Page, text: str, line: int, *, guessed: bool = False) -> None:
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
    if section is None and is_mission(page, name):
        section, group = Section.MISSION, None
    here = replace(found, name=name, section=section, group=group, line=line, side=side, guessed=guessed)
    page.entries.append(here)
    if page.form is Form.SQUADS and page.section in ROLES:
        page.section = None


def _is_gem(page: Page, name: str) -> bool:
    """Builders print the gems of a character below it; no catalogue has them."""
    return key(name).endswith("gem") and not page.catalogue.known(name)
