"""Every page that can be opened, in light and dark: for everybody's eyes and hands, and no wider than its screen."""

from itertools import count

import pytest
from playwright.sync_api import Page as BrowserPage

from tests.web.browsing import LAPTOP, PHONE, Browsers, axe
from tests.web.everywhere import Everywhere, Page, furnished
from tests.web.hall import Hall
from topcut.ids import TournamentId

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FRAGMENTS = {"/live", "/live/token", "/t/{tournament}/me/reading"}
EARLY = ("start", "check-in", "settings", "cards", "import", "sign-up", "players/{player}", "/new", "me/list")
LATE = ("verify", "bracket", "cut", "finish", "standings", "me/standing")
UNFOLDED = "for (const folded of document.querySelectorAll('main details')) folded.open = true"


@pytest.fixture
def there(hall: Hall) -> Everywhere:
    numbers = count(1)

    def name() -> str:
        return f"{('Ana', 'Çelik', 'Wolfeschlegelsteinhausenbergerdorff', 'مريم')[next(numbers) % 4]} {next(numbers)}"

    return furnished(hall, name, lambda: f"Of some length, number {next(numbers)}", lambda: "Squad 1: A / B / C")


def fullest(hall: Hall, there: Everywhere) -> list[Page]:
    """Each page once, where it shows most."""
    found: dict[str, Page] = {}
    for page in sorted(there.pages(), key=lambda page: (page.tournament != best(page, there), page.path.count("?"))):
        kind = page.route + page.path.partition("?")[2]
        if kind in found or page.route in FRAGMENTS:
            continue
        answer = page.reader(hall).get(page.path)
        if answer.status_code == 200 and answer.headers["content-type"].startswith("text/html"):
            found[kind] = page
    return list(found.values())


def best(page: Page, there: Everywhere) -> TournamentId:
    if page.route.endswith(EARLY):
        return there.soon
    return there.over if page.route.endswith(LATE) else there.running


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_page_is_accessible_and_fits(hall: Hall, browsers: Browsers, there: Everywhere, dark: bool) -> None:
    open_in: dict[tuple[str, str], BrowserPage] = {}
    pages = fullest(hall, there)
    assert len(pages) > 55
    wrong: list[str] = []
    for page in pages:
        hand_held = page.action in {"open", "look", "play"}
        who = (page.action, page.tournament)
        if who not in open_in:
            device = browsers.phone if hand_held else browsers.laptop
            open_in[who] = device(page.reader(hall), dark=dark)
        seen = open_in[who]
        seen.goto(page.path)
        seen.evaluate(UNFOLDED)
        try:
            axe(seen)
        except AssertionError as violated:
            wrong.append(f"{page.path}: {violated}")
        if not hand_held:
            seen.set_viewport_size(PHONE)
        wide = seen.evaluate("document.documentElement.scrollWidth")
        if wide > PHONE["width"]:
            wrong.append(f"{page.path} is {wide} px wide on a phone")
        if not hand_held:
            seen.set_viewport_size(LAPTOP)
    assert not wrong, "\n".join(wrong)
