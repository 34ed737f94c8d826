"""A list as text: lines under headings, in any shape people and list builders write."""

import re
from collections.abc import Iterator

from topcut.lists.catalogue import Catalogues
from topcut.lists.columns import COUNTED, lines
from topcut.lists.entered import enter, put_down
from topcut.lists.headed import follow, heading_of, is_affiliation, mission_named, take_beside
from topcut.lists.headings import Heading, foreign, split
from topcut.lists.lines import LINK, plain, read, unbulleted
from topcut.lists.names import key
from topcut.lists.ordered import FEWEST_GUESSED, counted, in_order
from topcut.lists.page import MOST_ENTRIES, Page, is_named
from topcut.lists.remarks import said_below
from topcut.lists.several import by_commas
from topcut.lists.uncounted import below_affiliation
from topcut.lists.wrapped import unwrapped
from topcut.lists.written import Entry, Form, Section, Written
from topcut.refusal import Refusal

_RULE = re.compile(r"[\s\-=_*~#+|:.·—–─━]*|\s*\(?\d{1,2}[.):]\s*")
_MARKED = re.compile(r"\s*(?:#{1,6}\s|=+\s|\++\s.*\s\++\s*$|\*\*.*\*\*:?\s*$|__.*__:?\s*$)")
_RULED = re.compile(r"\s*(?:#{2,6}|=+)\s")
_MISSION = re.compile(r"missions?\b", re.IGNORECASE)
_SMALL = re.compile(r"[\s>]*-#\s")  # print on Discord, below what matters
_APART = re.compile(r"\s*[/|+;&,]\s*|\s+[-–—]+\s+")
_NUMBER = re.compile(r"\(?\d{1,3}(?:\s?/\s?\d{1,3})?[.):]*")  # all that a link left; or which part of a thread it is
_CHOICE = re.compile(r"(?:\.\s)+\S")  # below a selection, as BattleScribe prints it
_IMPRINT = re.compile(
    r"(?:sent from my|von meinem \w+ gesendet|enviado desde mi|envoyé d(?:e|epuis) mon)\b"
    r"|(?:created|exported|generated|built|made|shared|imported)\s+(?:with|by|from|in|on|via|using)\b"
    r"|\d+\s*(?:threat|points?|pts)\s*:?$|(?:grand\s+)?total\b[^:=]*[:=]|total\s+\w+\s+\d|total\s*\(?\d+\)?$|\d+\s+(?:cards?\s+)?(?:in\s+)?total$|(?:threat|points?|pts|cost)\s*[:=]\s*\d[\d\s/]*$",
    re.IGNORECASE,
)


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
    known = sum(map(catalogue.known, (one.name for one in page.entries)))
    says_what_it_is = bool(page.headed) or known >= FEWEST_GUESSED
    if not says_what_it_is or not (page.entries or page.groups):
        if not known and LINK.search(text):
            raise Refusal("list-only-link")
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
    found = heading_of(page, bare, bulleted=bulleted, marked=bool(_MARKED.match(line)) and not line.startswith("* "))
    if found is None and _MISSION.match(bare) and (mission := mission_named(page, bare)):
        found = Heading(Section.MISSION, rest=mission)
    if found is not None:
        follow(page, found, number)
    elif is_affiliation(page, bare, headed=bool(_RULED.match(line))):
        below_affiliation(page)
        take_beside(page, split(bare)[1], number)
    elif names := _labelled(page, bare):
        page.loose.append(Entry(split(bare)[0], line=number))
        for name in names:
            enter(page, name, number)
    elif bare.endswith(":") and not page.catalogue.known(read(bare.rstrip(": "), page.form, page.catalogue).name):
        page.unknown.append(Entry(bare.rstrip(":").strip(), line=number))
        page.foreign += foreign(bare, page.form)
    else:
        enter(page, bare.rstrip(": ") or bare, number)


def _labelled(page: Page, text: str) -> list[str]:
    """The names after a word that is none: `Unaffiliated: Baron Zemo, Bullseye`."""
    label, rest = split(text)
    if not rest or is_named(page, text) or is_named(page, label):
        return []
    names = list(by_commas(page, rest))
    return names if all(is_named(page, name) for name in names) else []


def _blank(page: Page) -> None:
    """A Hero stands alone: what follows after a blank line is the deck."""
    if page.section is Section.HERO and page.entries and page.entries[-1].section is Section.HERO:
        page.section = Section.DECK


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
            put_down(page, one.name, one.line)
