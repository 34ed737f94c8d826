"""The desk in a real browser: results without a mouse, live tables that disturb no typing, drag."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Opened
from tests.web.hall import Hall
from tests.web.organizer.playing_on import claimed, first, match_at, name, play_round, second
from topcut.rules.actions import clock, rounds

pytestmark = pytest.mark.browser


def test_results_are_typed_without_a_mouse_and_read_back(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    expect(page.locator("#entry input[name=table]")).to_be_focused()
    page.keyboard.type("3 9 16")
    said = page.locator("#read")
    expect(said).to_contain_text(f"{name(hall, second(hall, 3))} wins 16 : 9")
    assert name(hall, first(hall, 3)) in page.locator("[data-name='1']").first.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("#queue li")).to_contain_text(f"{name(hall, second(hall, 3))} beats")
    expect(page.locator("#entry input[name=table]")).to_be_focused()
    page.keyboard.type("1 16 9")
    expect(said).to_contain_text(f"{name(hall, first(hall, 1))} wins 16 : 9")
    page.keyboard.press("Enter")
    expect(page.locator("#t1 .chip")).to_have_text(re.compile("Settled"))
    assert match_at(hall, 1).result is not None
    assert match_at(hall, 3).result is not None


def test_without_script_a_second_enter_settles(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    page = laptop(hall.owner, java_script_enabled=False)
    page.goto(f"/t/{id}/desk")
    page.locator("#entry input[name=table]").fill("2")
    page.locator("input[name=vp-1]").fill("16")
    page.locator("input[name=vp-2]").fill("9")
    page.keyboard.press("Enter")
    expect(page.locator("#read")).to_contain_text(f"{name(hall, first(hall, 2))} wins 16 : 9")
    assert match_at(hall, 2).result is None
    expect(page.get_by_role("button", name="Settle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#said")).to_contain_text("Table 2:")


def test_results_that_arrive_do_not_disturb_typing(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    page = laptop(hall.judge)
    page.goto(f"/t/{id}/desk")
    page.keyboard.type("3 1")
    expect(page.locator("#t1 .chip")).to_have_text(re.compile("Open"))
    page.locator("#t2 summary").click()
    page.locator("input[name=vp-1]").focus()
    claimed(hall, 1, (16, 9))
    expect(page.locator("#t1 .chip")).to_have_text(re.compile("Claimed"))
    expect(page.locator("input[name=vp-1]")).to_be_focused()
    expect(page.locator("#entry input[name=table]")).to_have_value("3")
    expect(page.locator("#t2 details")).to_have_attribute("open", "")
    page.get_by_role("button", name=re.compile("^Accept")).click()
    expect(page.locator("#said")).to_contain_text("Table 1:")


@pytest.mark.fault("I-8")
def test_the_secret_clock_is_masked_until_somebody_taps(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    hall.act(clock.start, 3)
    page = laptop(hall.judge)
    page.goto(f"/t/{id}/desk")
    face = page.locator("[data-remaining]")
    expect(face).to_be_hidden()
    page.locator("details.clock summary").click()
    expect(face).to_be_visible()
    expect(face).to_have_text(re.compile(r"^9[23]:\d\d$"))
    claimed(hall, 1, (16, 9))
    expect(page.locator("#t1 .chip")).to_have_text(re.compile("Claimed"))
    expect(face).to_be_visible()


def test_two_names_are_dragged_onto_each_other_and_what_that_breaks_is_said(hall: Hall, laptop: Opened) -> None:
    id = hall.paired(players=4)
    play_round(hall)
    hall.act(rounds.open_draw)
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk/pairing")
    before = [page.locator(f"input[name={field}]").input_value() for field in ("second-1", "second-2")]
    page.locator("tr:nth-child(1) [data-grip]").nth(1).drag_to(page.locator("tr:nth-child(2) [data-seat]").nth(1))
    expect(page.locator("input[name=second-1]")).to_have_value(before[1])
    expect(page.locator("input[name=second-2]")).to_have_value(before[0])
    expect(page.locator("#breaks")).to_contain_text("Publish by hand")
    page.get_by_role("button", name="Publish by hand").click()
    expect(page.locator("h1")).to_contain_text("Round 2")


def test_letters_lead_to_the_next_step(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    play_round(hall)
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    page.locator("h1").click()
    page.keyboard.press("n")
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("Round 2, preview")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("Round 2")
    assert len(hall.t.rounds) == 2
