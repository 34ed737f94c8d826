"""A typist at the entry line, for tests of the queue: a result of its own for each table."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import Opened
from tests.web.hall import Hall
from tests.web.organizer.playing_on import match_at
from topcut.rules.match import Pair

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
