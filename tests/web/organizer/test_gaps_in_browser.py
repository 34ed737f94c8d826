"""What stands side by side on the desk does not touch, and on a narrow phone nothing has to be pushed aside."""

import pytest
from playwright.sync_api import ViewportSize

from tests.web.browsing import Opened
from tests.web.hall import Hall
from topcut.rules.actions import calling, reports
from topcut.rules.actor import Actor, Role

pytestmark = pytest.mark.browser

NARROW: ViewportSize = {"width": 360, "height": 740}
RIGHT = """state => { const range = document.createRange(); range.selectNodeContents(state);
  return range.getBoundingClientRect().right; }"""


def test_whose_claim_it_is_does_not_touch_the_button_beside_it(hall: Hall, laptop: Opened) -> None:
    id = hall.paired()
    first, _ = hall.opponents[0]
    hall.act(reports.claim, 1, 1, hall.won, by=Actor(Role.PLAYER, first))
    page = laptop(hall.owner)
    page.goto(f"/t/{id}/desk")
    row = page.locator("tr[data-kinds=claimed]")
    button = row.get_by_role("button", name="Accept").bounding_box()
    assert button
    assert button["x"] - row.locator(".state").evaluate(RIGHT) >= 6


def test_the_games_of_a_player_need_no_scrolling_on_a_narrow_phone(hall: Hall, phone: Opened) -> None:
    id = hall.paired()
    hall.play()
    hall.pair()
    page = phone(hall.owner)
    page.set_viewport_size(NARROW)
    page.goto(f"/t/{id}/desk/players/{hall.opponents[0][0]}")
    games = page.get_by_role("region", name="Games")
    assert games.evaluate("games => games.scrollWidth - games.clientWidth") <= 0


def test_the_pages_of_the_desk_stand_on_one_line_on_a_narrow_phone(hall: Hall, phone: Opened) -> None:
    id = hall.bracket()
    for player in tuple(hall.t.active)[:2]:
        hall.act(calling.call_official, by=Actor(Role.PLAYER, player))
    page = phone(hall.owner)
    page.set_viewport_size(NARROW)
    page.goto(f"/t/{id}/desk")
    tabs = page.locator(".tabs.few")
    tops = tabs.evaluate("tabs => [...tabs.children].map((tab) => Math.round(tab.getBoundingClientRect().top))")
    assert len(tops) == 6
    assert max(tops) - min(tops) <= 2
