"""The end of the program: what has begun is finished, nothing new begins."""

import asyncio


class Stopping:
    def __init__(self) -> None:
        self.begun = False
        self._in_flight = 0
        self._quiet = asyncio.Event()

    def __enter__(self) -> None:
        self._in_flight += 1

    def __exit__(self, *_: object) -> None:
        self._in_flight -= 1
        if not self._in_flight:
            self._quiet.set()

    async def drained(self, seconds: float) -> None:
        """Until all that is in flight has its answer, but no longer than this."""
        self.begun = True
        self._quiet.clear()
        if self._in_flight:
            try:
                await asyncio.wait_for(self._quiet.wait(), seconds)
            except TimeoutError:
                return
