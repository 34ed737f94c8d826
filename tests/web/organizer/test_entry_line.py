"""The entry line in a real browser: nothing is typed into old digits, nobody waits for the desk, nothing typed is lost."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Opened
from tests.web.hall import Hall
from tests.web.organizer.playing_on import claimed, entered, first, match_at, name, play_round, second
from topcut.rules.match import Pair

pytestmark = pytest.mark.browser


def line(page: Page, table: int, state: str = "") -> object:
    return page.locator("#queue li").filter(has=page.locator(".plate", has_text=re.compile(rf"Table {table}$")))


def score_at(hall: Hall, table: int) -> Pair | None:
    result = match_at(hall, table).result
    return None if result is None else result.figures[0]


def opened(hall: Hall, laptop: Opened, **made: int) -> Page:
    id = hall.paired(**made)  # type: ignore[arg-type]  # the number of players
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    expect(page.locator("#entry input[name=table]")).to_be_focused()
    return page


def test_digits_after_a_refused_line_are_not_put_in_front_of_old_ones(hall: Hall, laptop: Opened) -> None:
    hall.paired(players=64)
    entered(hall, 1, (9, 16))
    page = laptop(hall.owner)
    page.goto(f"/t/{hall.last}/desk")
    page.keyboard.type("1 5")
    page.keyboard.press("Enter")
    page.keyboard.type("3 1 8")
    page.keyboard.press("Enter")
    expect(page.locator("#queue .chip.settled")).to_have_count(1)
    assert match_at(hall, 31).result is None
    assert score_at(hall, 3) == (1, 8)
    assert score_at(hall, 1) == (9, 16)
    expect(page.locator("#queue .chip.disputed")).to_have_count(1)
    expect(page.locator("#entry input[name=table]")).to_be_focused()
