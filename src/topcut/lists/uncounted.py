"""Rosters and squads that no heading counts, and where each of them begins."""

from dataclasses import replace

from topcut.lists.catalogue import Kind
from topcut.lists.page import Page, is_named
from topcut.lists.written import ROLES, Form, Section


def is_whole(page: Page) -> bool:
    """Whether what is headed `Characters` now must be another Roster."""
    here = {entry.section for entry in page.entries if entry.group == page.group}
    counts_itself = page.guesses_rosters or not page.groups
    return page.form is Form.ROSTERS and counts_itself and {Section.CHARACTERS, Section.TACTICS, Section.CRISES} <= here


def begin_roster(page: Page) -> None:
    """Where no heading counts the Rosters, and there is more than one."""
    if page.entries[-1].line - 1 in page.blanks and not is_named(page, page.entries[-1].name):
        page.loose.append(page.entries.pop())  # what the next one is called
    if not page.groups:
        page.entries, page.groups = [replace(entry, group=1) for entry in page.entries], [1]
    page.group, page.guesses_rosters = len(page.groups) + 1, True
    page.groups.append(page.group)


def begin_squad(page: Page) -> None:
    """Where no heading counts the squads."""
    page.group, page.guesses_squads = len(page.groups) + 1, True
    page.groups.append(page.group)


def begins_squad(page: Page, name: str) -> bool:
    """A primary unit does, and whoever follows three."""
    units = page.catalogue.called(Kind.UNIT, name)
    is_full = sum(one.group == page.group for one in page.entries) >= len(ROLES)
    return bool(units) and ({item.role for item in units} == {Section.PRIMARY} or (page.guesses_squads and is_full))


def below_affiliation(page: Page) -> None:
    """Characters follow, or more of the section that is headed already. Where nothing was headed, cards and crises may
    follow the characters without a word: they say themselves what they are."""
    if page.section in (Section.CRISES, Section.GEMS):
        begin_roster(page)
        page.section, page.side, page.guessed = None, None, Section.CHARACTERS
    if page.section is None:
        page.guessed, page.below_affiliation = page.guessed or Section.CHARACTERS, True
