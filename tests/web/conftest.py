"""What every test of pages may ask for: a hall, and real browsers in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from playwright.sync_api import Browser

from tests.web import browsing
from tests.web.access.device import HOSTED
from tests.web.browsing import Browsers, Chromium, Opened
from tests.web.hall import Hall
from tests.web.serving import Served


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "data")
    yield made
    made.close()


@pytest.fixture
def tls(tmp_path: Path) -> Iterator[Hall]:
    """A server behind TLS, which many organizers share."""
    made = Hall(tmp_path / "tls", HOSTED)
    made.app.state.access.hashing._hasher = PasswordHasher(time_cost=1, memory_cost=64)  # these tests sign in often
    yield made
    made.close()


@pytest.fixture
def served(hall: Hall) -> Iterator[Served]:
    """The hall on a real port."""
    made = Served(hall)
    yield made
    made.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    yield from browsing.started()


@pytest.fixture
def browser(chromium: Chromium) -> Browser:
    return chromium.running()


@pytest.fixture
def browsers(browser: Browser, hall: Hall) -> Iterator[Browsers]:
    yield from browsing.watched(browser, hall)


@pytest.fixture
def phone(browsers: Browsers) -> Opened:
    """`phone(hall.player("p1"))`: a page on a phone; `phone()` of somebody from the street; `phone(..., dark=True)`."""
    return browsers.phone


@pytest.fixture
def laptop(browsers: Browsers) -> Opened:
    """`laptop(hall.owner)`: a page on a laptop."""
    return browsers.laptop
