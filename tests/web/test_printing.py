"""Pages as the browser prints them: light in dark mode, nothing cut off, nothing that officials alone know."""

from pathlib import Path

import pytest

from tests.paper.reading import words
from tests.web.browsing import Browsers
from tests.web.hall import JUDGE, Hall
from topcut.rules.actions import calling, clock, conduct
from topcut.rules.actor import Actor, Role

pytestmark = pytest.mark.browser

ACROSS = 718  # CSS pixels between the margins of an A4 page
ACROSS_WIDE = 1047
LIGHT = "(style => style.colorScheme + style.backgroundColor)(getComputedStyle(document.documentElement))"
WIDER = "document.documentElement.scrollWidth - innerWidth"


def test_pages_print_light_whole_and_without_what_is_private(hall: Hall, browsers: Browsers, tmp_path: Path) -> None:
    id = hall.bracket(players=17)
    hall.act(clock.start)
    hall.act(clock.extend, 1, 23, "a spilled drink")
    hall.act(conduct.warn, "p1", "Slow play", "seen twice", by=JUDGE)
    hall.act(calling.call_official, "who has the token", by=Actor(Role.PLAYER, hall.opponents[0][0]))
    page = browsers.context(hall.owner, dark=True, viewport={"width": 1280, "height": 800}).new_page()
    for place in ("pairings", "pairings?by=name", "standings", "bracket", "log", "desk/round", "desk/standings"):
        page.goto(f"/t/{id}/{place}")
        page.emulate_media(media="print", color_scheme="dark")
        page.set_viewport_size({"width": ACROSS_WIDE if place == "bracket" else ACROSS, "height": 1000})
        assert page.evaluate(LIGHT) == "lightrgb(255, 255, 255)", place
        assert page.evaluate(WIDER) <= 0, place
        page.pdf(path=tmp_path / "printed.pdf", prefer_css_page_size=True)
        read = words((tmp_path / "printed.pdf").read_bytes())
        assert "Autumn Cup" in read, place
        private = ("+23", "Slow play", "1 of 3", "token", "Officials only", "Ended by", "Sign out")
        assert not [one for one in private if one in read], place
