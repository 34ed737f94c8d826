"""One more organizer in a real browser: from the operator's link to an account, a club and the front page."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.access.device import HOSTED
from tests.web.browsing import Browsers, axe
from tests.web.clipping import clipped
from tests.web.doors import PASSWORD
from tests.web.hall import Hall
from tests.web.serving import Served
from topcut.web.access.account import set_up
from topcut.web.server import bound

pytestmark = pytest.mark.browser

FIELDS = ("name", "password", "repeated")


@pytest.fixture
def shared(browser: Browser, tmp_path: Path) -> Iterator[Browsers]:
    """As behind TLS: a browser trusts the name localhost as it trusts https."""
    door = bound("127.0.0.1", 0)
    origin = f"http://localhost:{door.getsockname()[1]}"
    hall = Hall(tmp_path / "data", replace(HOSTED, hosts=frozenset({"localhost"}), base_url=origin))
    served = Served(hall, door)
    served.url = origin
    with closing(Browsers(browser, served)) as browsers:
        yield browsers
        assert browsers.complaints == []
    served.close()
    hall.close()


def test_an_invitation_becomes_an_account_and_the_account_a_club(shared: Browsers) -> None:
    made = set_up(shared.served.hall.app)
    assert made is not None
    operator, guest = shared.laptop(), shared.phone()
    made_with(operator, made.link, "Olga")
    operator.goto("/operator")
    operator.get_by_role("button", name="Make an invitation").click()
    made_with(guest, operator.locator("#link ~ p code").inner_text(), "Otto")
    guest.goto("/clubs")
    guest.fill("input[name=name]", "Harbour Club")
    guest.get_by_role("button", name="Make the club").click()
    guest.wait_for_url("**/clubs/club-*")
    for page, path in ((operator, "/operator"), (operator, "/operator/accounts/organizer2"), (guest, guest.url)):
        page.goto(path)
        axe(page)
        assert [one for width in (360, 1280) for one in clipped(page, width)] == []


def made_with(page: Page, link: str, name: str) -> None:
    """The code is taken out of the address before anything else can see it."""
    page.goto(link)
    expect(page.locator("input[name=code]")).to_be_hidden()
    assert "#" not in page.url
    for field, value in zip(FIELDS, (name, PASSWORD, PASSWORD), strict=True):
        page.fill(f"input[name={field}]", value)
    page.locator("main form button").click()
    page.wait_for_url("**/")
