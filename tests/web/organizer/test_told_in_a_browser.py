"""What becomes of this computer while a page of the desk is open: it is said there, and goes when it is over."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.hall import Hall
from topcut.desk.waking import Wakefulness
from topcut.refusal import Refusal
from topcut.words import sentence

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.fault("L7", "B14")
def test_an_open_desk_says_that_the_stick_is_gone_and_that_the_computer_slept(hall: Hall, browsers: Browsers) -> None:
    t = hall.paired(players=4)
    now = [0.0]
    hall.desk.wakefulness = Wakefulness(lambda: now[0])
    gone = Refusal("backup-gone", folder="/media/stick", tries="again")
    pages = [browsers.laptop(hall.owner), browsers.laptop(hall.owner)]
    for page, place in zip(pages, ("", "/settings"), strict=True):  # one with a live part, one without
        page.goto(f"/t/{t}/desk{place}")
        expect(page.locator("#told")).to_be_hidden()
    hall.app.state.backups.problem = gone
    for page in pages:
        expect(page.locator("#told")).to_contain_text(sentence(gone))
    hall.app.state.backups.problem = None
    for page in pages:
        expect(page.locator("#told")).to_be_hidden()
    hall.desk.wakefulness.beat()
    now[0] += 3600
    for page in pages:
        expect(page.locator("#told")).to_contain_text("was asleep")
    expect(pages[0].get_by_role("link", name="Reload this page")).to_be_visible()
    pages[0].reload()
    pages[0].evaluate("document.dispatchEvent(new Event('topcut:shown'))")  # the question outlives the next news
    pages[0].get_by_role("button", name="Nobody has").click()
    for page in pages:
        expect(page.locator("#told")).to_be_hidden()
