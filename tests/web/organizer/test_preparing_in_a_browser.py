"""The pages before the start in a real browser: accessible in light and dark, fast at the door, usable on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import LAPTOP, Browsers, Opened, axe
from tests.web.hall import Hall
from topcut.desk.entering import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.ids import TournamentId
from topcut.rules.actions import lists, registration, venue
from topcut.rules.actions.officials import name_official

pytestmark = pytest.mark.browser

NAMES = ("Ana Lee", "Bo", "<img src=x onerror=alert(1)>", "Çelik Öz", "مريم", "W" * 80, "Gus 🎲")
PLACES = (
    "",
    "/players",
    "/players/p3",
    "/players/p1/list",
    "/check-in",
    "/import",
    "/officials",
    "/tables",
    "/settings",
    "/start",
    "/cards",
)


def prepared(hall: Hall) -> TournamentId:
    """One with something of everything: a waiting list, a hostile name, tables, a list, an official."""
    id = hall.tournament("challenger", NAMES, ready=False, title="Harbour <City> Open", capacity=7)
    enter_people(hall.desk, id, None, [Arrival(1, "Late Lou", "North", "lou@example.org")])
    hall.act(registration.check_in, "p1")
    hall.act(lists.hand_in, "p1", "on paper")
    hall.act(venue.set_tables, 4)
    hall.act(venue.set_table, 3, name="Window", note="no light", closed=True)
    hall.act(name_official, "olga", "watcher")
    return id


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_page_can_be_used_by_everybody(hall: Hall, laptop: Opened, dark: bool) -> None:
    id = prepared(hall)
    page: Page = laptop(hall.owner, dark=dark)
    for address in ("/new", "/new?book=munchkin&expected=12", *(f"/t/{id}/desk{place}" for place in PLACES)):
        page.goto(address)
        page.evaluate("for (const folded of document.querySelectorAll('main details')) folded.open = true")
        axe(page)


def test_no_page_is_wider_than_a_phone(hall: Hall, phone: Opened) -> None:
    id = prepared(hall)
    page: Page = phone(hall.owner)
    for address in ("/new", "/new?book=challenger", *(f"/t/{id}/desk{place}" for place in PLACES)):
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, address


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
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 of 3 here")).to_be_visible()
    assert page.evaluate("window.stayed")
    assert {player.id for player in hall.t.players.values() if player.checked_in} == {"p3"}


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


@pytest.mark.fault("J2")
def test_everything_works_without_a_script(hall: Hall, browsers: Browsers) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    page = browsers.context(hall.owner, viewport=LAPTOP, java_script_enabled=False).new_page()
    page.goto(f"/t/{id}/desk/check-in?q=bo")
    page.get_by_role("button", name="Bo").click()
    assert "1 of 2 here" in page.content()
    page.goto(f"/t/{id}/desk/players")
    page.locator(".quick input[name=names]").fill("Cy")
    page.locator(".quick button").click()
    assert len(hall.t.players) == 3


def test_cards_print_six_on_a_page(hall: Hall, laptop: Opened) -> None:
    id = hall.tournament(players=8)
    page: Page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk/cards")
    page.get_by_role("button", name="Make the cards").click()
    assert page.locator(".slip.claim").count() == 8
    assert page.locator(".sheet").count() == 2
    assert page.locator(".claim img").first.evaluate("image => image.naturalWidth") > 0
    axe(page)
    page.emulate_media(media="print")
    assert not page.locator(".bar").is_visible()
    boxes = [slip.bounding_box() for slip in page.locator(".sheet").first.locator(".slip").all()]
    assert len({round(box["y"]) for box in boxes if box}) == 3
