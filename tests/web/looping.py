"""Coroutines run on a thread of their own: on that of the tests, the browser's driver may already have a loop."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Answer = TypeVar("Answer")


def run(job: Coroutine[Any, Any, Answer]) -> Answer:
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, job).result()
