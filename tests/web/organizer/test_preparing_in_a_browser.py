"""The pages before the start in a real browser: fast at the door, with and without script."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import LAPTOP, Browsers, Opened, axe
from tests.web.hall import Hall
from topcut.rules.actions import registration

pytestmark = pytest.mark.browser


def test_at_the_door_letters_and_enter_check_people_in_without_leaving_the_page(hall: Hall, laptop: Opened) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Çelik"], ready=False)
    page: Page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk/check-in")
    page.evaluate("window.stayed = true")
    page.keyboard.type("celi")
    expect(page.locator("#tap-p3")).to_be_visible()
    expect(page.locator("#tap-p1")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 3 here")).to_be_visible()
    expect(page.locator("#tap-p1")).to_be_visible()
    assert page.evaluate("document.activeElement.name") == "q"
    page.keyboard.type("b")
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 of 3 here")).to_be_visible()
    hall.act(registration.check_in, "p1")  # at the other end of the hall: the last tap here can still be undone
    expect(page.get_by_text("3 of 3 here")).to_be_visible()
    expect(page.get_by_text("Bo is here.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("2 of 3 here")).to_be_visible()
    assert page.evaluate("window.stayed")
    assert {player.id for player in hall.t.players.values() if player.checked_in} == {"p1", "p3"}


def test_a_tap_of_another_official_appears_by_itself(hall: Hall, phone: Opened) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    page: Page = phone(hall.judge)
    page.goto(f"/t/{id}/desk/check-in")
    expect(page.get_by_text("0 of 2 here")).to_be_visible()
    hall.act(registration.check_in, "p1")
    expect(page.get_by_text("1 of 2 here")).to_be_visible()
    page.locator("#tap-p2").tap()
    expect(page.get_by_text("2 of 2 here")).to_be_visible()


def test_names_are_typed_one_after_the_other_without_a_mouse(hall: Hall, laptop: Opened) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    page: Page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk/players")
    for name in ("Bo", "Cy, North"):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator("#said")).to_contain_text(name.partition(",")[0])
    assert len(hall.t.players) == 3


def test_what_is_typed_before_the_cursor_is_in_its_field_is_not_lost(hall: Hall, laptop: Opened) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    page: Page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk/players#columns")  # with a place in its address a page opens without its cursor
    page.keyboard.type("Bo")
    expect(page.locator(".quick input[name=names]")).to_have_value("Bo")


@pytest.mark.fault("J2")
def test_everything_works_without_a_script(hall: Hall, browsers: Browsers) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    page = browsers.context(hall.owner, viewport=LAPTOP, java_script_enabled=False).new_page()
    page.goto(f"/t/{id}/desk/check-in?q=bo")
    page.get_by_role("button", name="Bo").click()
    expect(page.get_by_text("1 of 2 here")).to_be_visible()
    page.goto(f"/t/{id}/desk/players")
    page.locator(".quick input[name=names]").fill("Cy")
    page.locator(".quick button").click()
    expect(page.locator("#said")).to_contain_text("Cy")
    assert len(hall.t.players) == 3


def reached(hall: Hall) -> None:
    """As if it had been started for phones."""
    hall.app.state.settings = replace(hall.settings, base_url="http://192.168.1.5:8000")


def test_a_large_card_leaves_the_screen_when_the_phone_is_in(hall: Hall, laptop: Opened) -> None:
    id = hall.tournament(players=2, ready=False)
    reached(hall)
    page: Page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk/players/p1")
    page.get_by_role("button", name="Show a card for Ana").click()
    code = page.get_by_role("img", name="QR code of the card of Ana")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] > 350
    assert page.get_by_role("link", name="Done").bounding_box()["y"] < 760  # type: ignore[index]  # above the fold
    axe(page)
    hall.client().send("/c/claim", code=page.locator(".letters code").inner_text())
    expect(page.locator("#signed-in")).to_contain_text("Signed in", timeout=20_000)
    expect(code).to_be_hidden()
