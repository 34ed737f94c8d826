"""The switch of languages, and what stands beside it, on screens of each width."""

import pytest

from tests.web.browsing import Browsers
from tests.web.hall import Hall
from topcut.words import reader

pytestmark = pytest.mark.browser

FOUR = ("en", "de", "fr", "es")


@pytest.mark.parametrize("width", [360, 820, 1280])
def test_every_language_of_the_switch_can_be_tapped(
    hall: Hall, browsers: Browsers, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", FOUR)
    t = hall.paired()
    for client, path in ((None, f"/t/{t}"), (hall.owner, f"/t/{t}/desk/display"), (hall.player("p1"), f"/t/{t}/me")):
        page = browsers.context(client, viewport={"width": width, "height": 800}, locale="de-DE").new_page()
        page.goto(path)
        page.locator(".speak > summary").click()
        offered = page.locator(".speak > .pop").bounding_box()
        assert offered is not None
        assert offered["x"] >= 0, path
        assert offered["x"] + offered["width"] <= width, path


def test_the_name_of_a_tournament_is_read_beside_the_switch(
    hall: Hall, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "OFFERED", FOUR)
    t = hall.paired()
    page = browsers.phone(hall.player("p1"), locale="de-DE")
    page.goto(f"/t/{t}/me")
    title = page.locator(".bar > p").bounding_box()
    assert title is not None
    assert title["width"] > 200
