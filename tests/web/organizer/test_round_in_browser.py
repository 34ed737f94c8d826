"""A long round in a real browser: ten rows at a glance, sifted while results arrive, and what unfolds folds up."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Opened
from tests.web.hall import Hall
from tests.web.organizer.playing_on import claimed, first, name, second
from topcut.rules.actions import calling, clock
from topcut.rules.actor import Actor, Role

pytestmark = pytest.mark.browser

SEEN = """() => [...document.querySelectorAll('#tables tbody tr')].filter((row) => {
  const box = row.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
}).length"""


def rows(page: Page) -> list[str]:
    return [row.get_attribute("id") or "" for row in page.locator("#tables tbody tr:visible").all()]


def test_of_sixty_four_tables_ten_are_seen_at_once(hall: Hall, laptop: Opened) -> None:
    id = hall.paired(players=128)
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    expect(page.locator("#t64")).to_be_attached()
    assert page.evaluate(SEEN) >= 10
    widths = page.evaluate("[3, 5].map((n) => document.querySelector(`#t1 > :nth-child(${n})`).offsetWidth)")
    assert abs(widths[0] - widths[1]) <= 1  # equal columns for both names


def test_what_is_sifted_found_unfolded_and_scrolled_to_stays_when_results_arrive(hall: Hall, laptop: Opened) -> None:
    id = hall.paired(players=62)
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    page.locator(".sieve label", has_text="Open").click()
    page.get_by_role("searchbox").fill("player")
    page.locator("#t31 details.why summary").click()
    before = page.evaluate("scrollY")
    assert before > 0
    table = next(number for number in range(1, 31) if "Player" in name(hall, first(hall, number)))
    assert f"t{table}" in rows(page)
    claimed(hall, table, (16, 9))
    expect(page.locator("[data-count=claimed]")).to_have_text("1")
    expect(page.locator("[data-count=open]")).to_have_text("30")
    expect(page.locator(f"#t{table}")).to_be_hidden()  # it is no longer open
    expect(page.get_by_role("searchbox")).to_have_value("player")
    expect(page.locator("#t31 details.why")).to_have_attribute("open", "")
    assert abs(page.evaluate("scrollY") - before) < 80  # one row above has gone
    page.locator(".sieve label", has_text="Claimed").click()
    expect(page.locator("#tables tbody tr:visible")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Accept")).click()
    expect(page.locator("#said")).to_contain_text(f"Table {table}:")
    expect(page.locator(".sieve input:checked")).to_have_value("claimed")  # kept although the page was loaded again
    expect(page.locator("[data-none]")).to_be_visible()


def test_a_table_is_found_by_number_or_name_and_its_result_entered_from_its_row(hall: Hall, laptop: Opened) -> None:
    id = hall.paired(players=62)
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    find = page.get_by_role("searchbox")
    find.fill(name(hall, second(hall, 5)))
    expect(page.locator("#t5")).to_be_visible()
    page.locator("#t5").get_by_role("link", name=re.compile("^Enter")).click()
    expect(page.locator("#entry input[name=table]")).to_have_value("5")


def test_more_works_by_keyboard_and_closes_by_escape_or_a_tap_beside_it(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk/standings")
    more, log = page.locator("summary", has_text="More"), page.get_by_role("link", name="Log", exact=True)
    expect(log).to_be_hidden()
    more.focus()
    page.keyboard.press("Enter")
    expect(log).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    expect(more).to_be_focused()
    more.click()
    expect(log).to_be_visible()
    page.locator("h1").click()
    expect(log).to_be_hidden()


def test_a_call_is_counted_at_once_in_the_navigation_and_in_the_title(hall: Hall, phone: Opened) -> None:
    id = hall.paired()
    hall.act(clock.start, 3)
    page = phone(hall.judge)
    page.goto(f"/t/{id}/judge")
    chip = page.locator("[data-calls-waiting]")
    expect(chip).to_be_hidden()
    hall.act(calling.call_official, "Range", by=Actor(Role.PLAYER, first(hall, 2)))
    expect(chip).to_have_text(re.compile("1"))
    expect(page).to_have_title(re.compile(r"^\(1\) Calls"))
    hall.act(calling.close_call, 1)
    expect(chip).to_be_hidden()
    expect(page).to_have_title(re.compile(r"^Calls"))
