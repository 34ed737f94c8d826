"""Real browsers in the hall: every page is watched, and whatever its console complains of fails the test."""

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Any, Literal

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as PlaywrightError

from tests.web.hall import Client, Hall
from tests.web.serving import Served

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
PHONE: ViewportSize = {"width": 390, "height": 844}
HANGING = 60.0  # seconds
PATIENCE = 30_000  # milliseconds until what a test expects must be there: the machine may be busy
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
AXE: str = Axe().axe_script
# What axe found in order is left in the browser: to hand it over takes five times as long as to look.
VIOLATIONS = "axe.run({resultTypes: ['violations']}).then(found => found.violations)"
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")  # the page is left as most see it


class Chromium:
    """One browser for many tests, and another one after it hung and was ended."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._launch()

    def running(self) -> Browser:
        if not self._browser.is_connected():
            self._launch()
        return self._browser

    def _launch(self) -> None:
        self._browser = self._playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))


def started() -> Iterator[Chromium]:
    if CHROMIUM is None:
        pytest.skip("There is no Chromium here: `make system` installs it where that is allowed.")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = Chromium(playwright)
        yield chromium
        chromium.running().close()


def process(browser: Browser) -> int:
    """Chromium's own process, which has all others of it as children."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    id: int = next(one["id"] for one in told["processInfo"] if one["type"] == "browser")
    return id


class Browsers:
    """`browsers.phone(hall.player("p1"))` is a page of a browser that has this client's cookies."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self._browser = browser
        self._process = process(browser)
        self.served = served
        self.locale = "en-GB"
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def phone(self, client: Client | None = None, **options: Any) -> Page:
        return self.context(client, viewport=PHONE, has_touch=True, is_mobile=True, **options).new_page()

    def laptop(self, client: Client | None = None, **options: Any) -> Page:
        return self.context(client, viewport=LAPTOP, **options).new_page()

    def context(self, client: Client | None = None, *, dark: bool = False, **options: Any) -> BrowserContext:
        """Several pages of one context are several tabs of one browser."""
        options = {
            "base_url": self.served.url,
            "color_scheme": "dark" if dark else "light",
            "locale": self.locale,
            "service_workers": "block",  # what they answer is not seen by routes; one test is about them
        } | options
        made = self._browser.new_context(**options)
        if client is not None:
            made.add_cookies(
                [{"name": name, "value": value, "url": self.served.url} for name, value in client.cookies.items()]
            )
        made.on("page", self._watch)
        self._contexts.append(made)
        return made

    @contextmanager
    def forgiving(self, *words: str) -> Iterator[None]:
        """Complaints with one of these words are expected here."""
        before = len(self.complaints)
        yield
        self.complaints[before:] = [
            said for said in self.complaints[before:] if not any(word in said for word in words)
        ]

    def close(self, patience: float = HANGING) -> None:
        """Chromium can wait for ever if a page is closed in the middle of going elsewhere, as after the last tap of a
        test: so every page first goes nowhere, and if it hangs all the same, it is ended and the next test has a new
        one."""
        ending = Timer(patience, os.kill, (self._process, signal.SIGKILL))
        ending.start()
        for context in self._contexts:
            for page in context.pages:
                with suppress(PlaywrightError):
                    page.goto("about:blank", timeout=10_000)
            with suppress(PlaywrightError):
                context.close()
        ending.cancel()
        # What a page says once it is nowhere, such as of the icon it was still loading, is nobody's fault.
        self.complaints = [said for said in self.complaints if not said.startswith("about:blank")]

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("console", self._said)
        page.on("response", self._answered)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            where = said.page.url if said.page else ""
            self.complaints.append(f"{where}: {said.text} ({said.location['url']})")

    def _answered(self, response: Response) -> None:
        if response.url.endswith("/csp"):
            self.complaints.append(f"a policy was broken: {response.request.post_data}")


def axe(page: Page) -> None:
    """No violation of the accessibility rules on this page as it is now, in light and in dark."""
    page.evaluate(AXE)
    said: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for one in page.evaluate(VIOLATIONS):
            said.append(f"{theme}: {one['id']}: {one['help']}: {[node['html'] for node in one['nodes'][:3]]}")
    assert not said, "\n".join(said)


Opened = Callable[..., Page]


def watched(browser: Browser, hall: Hall) -> Iterator[Browsers]:
    yield from closing(Browsers(browser, Served(hall)))


def closing(browsers: Browsers) -> Iterator[Browsers]:
    try:
        yield browsers
    finally:
        browsers.close()
        browsers.served.close()
    assert not browsers.complaints, "\n".join(browsers.complaints)
