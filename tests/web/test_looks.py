"""Every page that can be opened, in light and dark: for everybody's eyes and hands, and all of it can be read."""

import pytest

from tests.web.browsing import Browsers
from tests.web.clipping import clipped
from tests.web.forgotten import left_in_english
from tests.web.hall import Hall
from tests.web.organizer.playing_on import first
from tests.web.walking import HANDS, LINE, LIST, NAMES, UNFOLDED, unreadable, walk
from topcut.rules.ruleset import load, shipped
from topcut.words import reader
from topcut.words.reader import ENGLISH, PSEUDO

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# Each thing that can be tapped, moved to as the keyboard does: its middle and its lower edge are its own.
REACHED = """
() => [...document.querySelectorAll('a, button, input, summary, select, textarea')].filter(one => {
  if (!one.checkVisibility() || one.closest('.unseen') || one.type === 'hidden') return false;
  one.focus();
  one.scrollIntoView({block: 'nearest'});
  const {left, top, width, height} = one.getBoundingClientRect(), mine = one.closest('label') ?? one;
  return [.5, .9].some(part => {
    const over = document.elementFromPoint(left + width / 2, top + height * part);
    return !mine.contains(over) && !over?.contains(mine);
  });
}).map(one => one.outerHTML.slice(0, 80))
"""
BOOKS = tuple(load(book).title for book in shipped())
TITLES = ("Autumn Cup", "Kitchen table cup", "Harbour City Challenger (sample)", f"{LINE[:19]}…")
DATA = ("Topcut", "K3QX-7LMA", LINE, LIST, *NAMES, *TITLES, *BOOKS)  # the letters: what a card's code looks like


@pytest.mark.parametrize("hands", HANDS)
def test_every_page_is_accessible_and_fits(hall: Hall, browsers: Browsers, hands: str) -> None:
    wrong = [f"{page.path}: {one}" for page, seen in walk(hall, browsers, hands) for one in unreadable(seen, hands)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("hands", HANDS)
def test_no_word_was_forgotten_and_longer_ones_fit(
    hall: Hall, browsers: Browsers, hands: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", (ENGLISH, PSEUDO))
    wrong: list[str] = []
    for page, seen in walk(hall, browsers, hands, PSEUDO):
        wrong += [f"{page.path}: {one}" for one in left_in_english(seen, DATA)]
        seen.evaluate(UNFOLDED)
        for width in (360, 1280):
            wrong += [f"{page.path}: {one}" for one in clipped(seen, width)]
    assert not wrong, "\n".join(wrong)


def test_on_a_small_phone_nothing_lies_over_what_can_be_tapped(hall: Hall, browsers: Browsers) -> None:
    for ruleset, chooses in (("showdown", True), ("challenger", False)):
        t = hall.paired(ruleset, NAMES)
        page = browsers.phone(hall.player(first(hall, 1)))
        page.set_viewport_size({"width": 360, "height": 640})
        page.goto(f"/t/{t}/me")
        assert page.evaluate(REACHED) == [], ruleset
        assert (page.locator(".choice:not(details *)").count() > 0) is chooses
        stuck = page.locator(".thumb").evaluate("thumb => getComputedStyle(thumb).position")
        assert stuck == ("static" if chooses else "sticky"), "it would lie over what has to be chosen"
