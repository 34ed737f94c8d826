"""The public pages in a real browser: names shown as text, sign-up without script, live standings."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Opened
from tests.web.hall import Hall
from tests.web.public.reading import PAGES
from topcut.rules.actions import structure
from topcut.store.applicants import SignUp

HOSTILE = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\u202egnp.exe",
    "שלום שלום",
    "W" * 80,
    "Émile 🎲👩‍👩‍👧",
    "'; DROP TABLE people; --",
    "{{ 7*7 }}",
)


def fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"


@pytest.mark.browser
@pytest.mark.fault("F6", "J2")
def test_hostile_names_are_shown_as_text(hall: Hall, phone: Opened) -> None:
    t = hall.tournament("challenger", HOSTILE, title="<b>Cup</b>", place="<i>here</i>")
    hall.act(structure.declare_deviation, "CH-29", "<script>alert(2)</script>")
    hall.act(structure.start)
    hall.pair()
    hall.play()
    page = phone()
    for path in PAGES:
        page.goto(f"/t/{t}{path}")
        assert page.locator("main script, main b:text('Cup'), main img").count() == 0
        fits(page)
    page.goto(f"/t/{t}/pairings?by=name")
    assert page.get_by_text("<script>alert(1)</script>").count() > 0
    assert "49" not in page.inner_text("tbody")


@pytest.mark.browser
def test_somebody_signs_up_and_asks_why_without_any_script(hall: Hall, phone: Opened) -> None:
    t = hall.tournament(players=3, ready=False)
    hall.store.set_sign_up(t, SignUp(open=True))
    page = phone(java_script_enabled=False)
    page.goto(f"/t/{t}/sign-up")
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Sign up").click()
    page.wait_for_url(re.compile(r"/me\b"))
    page.goto(f"/t/{t}/standings")
    page.locator("main summary").first.click()
    expect(page.get_by_text("How these figures came about").first).to_be_visible()


@pytest.mark.browser
def test_a_public_page_is_live(hall: Hall, laptop: Opened) -> None:
    t = hall.paired()
    page = laptop()
    page.goto(f"/t/{t}/standings")
    hall.play()
    expect(page.get_by_text("Round 1 of 4 is over").first).to_be_visible()
