"""The entry line in a real browser: nothing is typed into old digits, nobody waits for the desk, nothing typed is lost."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import Browsers, Opened
from tests.web.hall import Hall
from tests.web.organizer.playing_on import entered, match_at
from topcut.rules.match import Pair

pytestmark = pytest.mark.browser


KEY = 25  # milliseconds


def line(page: Page, table: int) -> Locator:
    return page.locator("#queue li").filter(has=page.locator(".plate", has_text=re.compile(rf"^Table {table}$")))


def score_at(hall: Hall, table: int) -> Pair | None:
    result = match_at(hall, table).result
    return None if result is None else result.figures[0]


def opened(hall: Hall, laptop: Opened, players: int = 8, ruleset: str = "challenger") -> Page:
    id = hall.paired(ruleset, players)
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    expect(page.locator("#entry input[name=table]")).to_be_focused()
    return page


def slip(table: int) -> Pair:
    """A result of its own for each table."""
    lost, won = table * 3 % 17, 17 + table * 5 % 13
    return (won, lost) if table % 2 else (lost, won)


def typed(*tables: int) -> str:
    return "".join("{} {} {}\n".format(table, *slip(table)) for table in tables)


def all_in(hall: Hall, page: Page, tables: int) -> None:
    """Every table has just what was typed for it, and nothing waits or asks."""
    expect(page.locator("#queue .chip.claimed, #queue .chip.disputed")).to_have_count(0, timeout=90_000)
    expect(page.locator("#queue li")).to_have_count(8)
    wrong = {table for table in range(1, tables + 1) if score_at(hall, table) != slip(table)}
    assert wrong == set()


def slow(page: Page, milliseconds: int) -> None:
    """Every answer comes so much later."""
    conditions = {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1}
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", conditions)


def test_sixty_four_results_typed_without_a_pause_are_all_right(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, 128)
    page.keyboard.type(typed(*range(1, 65)), delay=KEY)
    all_in(hall, page, 64)


@pytest.mark.fault("D1")
def test_a_server_that_answers_late_loses_nothing(hall: Hall, laptop: Opened) -> None:
    page = opened(hall, laptop, 32)
    slow(page, 800)
    page.keyboard.type(typed(*range(1, 17)), delay=KEY)
    all_in(hall, page, 16)


@pytest.mark.fault("A8", "C3")
def test_a_restart_in_the_middle_loses_nothing(hall: Hall, browsers: Browsers) -> None:
    page = opened(hall, browsers.laptop, 64)
    with browsers.forgiving("ERR_", "503"):
        page.keyboard.type(typed(*range(1, 11)), delay=KEY)
        with ThreadPoolExecutor(1) as meanwhile:
            restarted = meanwhile.submit(browsers.served.restart)
            page.keyboard.type(typed(*range(11, 33)), delay=KEY)
            restarted.result()
        all_in(hall, page, 32)


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
