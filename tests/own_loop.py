"""A test in whose thread an event loop may start: a browser of earlier tests leaves its own marked as running there."""

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture
def own_loop() -> Iterator[None]:
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)
