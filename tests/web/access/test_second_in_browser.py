"""A passkey in a real browser: Chromium's own virtual authenticator makes it and signs with it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.access.device import CODE, HOSTED
from tests.web.browsing import Browsers, axe, closing
from tests.web.doors import PASSWORD
from tests.web.hall import Hall
from tests.web.serving import Served
from topcut.web.access.account import set_up
from topcut.web.server import bound

pytestmark = pytest.mark.browser


@pytest.fixture
def at_localhost(browser: Browser, tmp_path: Path) -> Iterator[Browsers]:
    """As behind TLS, with its cookies and its rules: a browser trusts the name localhost as it trusts https."""
    door = bound("127.0.0.1", 0)
    origin = f"http://localhost:{door.getsockname()[1]}"
    hall = Hall(tmp_path / "data", replace(HOSTED, hosts=frozenset({"localhost"}), base_url=origin))
    served = Served(hall, door)
    served.url = origin
    yield from closing(Browsers(browser, served))
    hall.close()


def with_authenticator(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_is_made_named_used_and_removed(at_localhost: Browsers) -> None:
    page = at_localhost.laptop()
    with_authenticator(page)
    link = set_up(at_localhost.served.hall.app)
    assert link is not None
    page.goto(f"/setup#{link.link.partition('#')[2]}")
    page.get_by_label("Your name").fill("Olga")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("The same password again").fill(PASSWORD)
    page.get_by_role("button", name="Create my account").click()
    expect(page.get_by_role("link", name="Account")).to_be_visible()

    page.goto("/account/second")
    form = page.locator("form[data-passkey]")
    form.get_by_label("Name of this device").fill("Key ring")
    form.get_by_label("Your password again").fill("not my password")
    with at_localhost.forgiving("422"):
        form.get_by_role("button").click()
        expect(form.get_by_role("alert")).to_be_visible()
    form.get_by_label("Your password again").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(page.locator("#passkeys")).to_contain_text("Key ring")
    assert len(CODE.findall(page.content())) == 10
    axe(page)

    page.goto("/account")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.goto("/login")
    page.get_by_label("Name").fill("Olga")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/login/second")
    axe(page)
    page.locator("form[data-passkey]").get_by_role("button").click()
    expect(page.get_by_role("link", name="Account")).to_be_visible()

    page.goto("/account/second")
    page.locator("#passkeys summary").click()
    page.locator("#passkeys").get_by_label("Your password again").fill(PASSWORD)
    page.locator("#passkeys").get_by_role("button").click()
    expect(page.locator("#passkeys")).to_have_count(0)
    lines = at_localhost.served.hall.store.security_log()
    done = [line.act for line in lines if line.act != "sign-in-failed"]  # counted, and written a while later
    assert done[:3] == ["passkey-removed", "signed-in", "signed-out"]
