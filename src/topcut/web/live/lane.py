"""The streams of one kind of viewer: after a change, at most once a second, those it concerns get their page again."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Hashable, Sequence

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool

from topcut.desk import Desk
from topcut.refusal import Refusal
from topcut.web.live.asking import News, ask
from topcut.web.live.stream import Stream

AT_ONCE = 2  # pages that are made at the same time, so that requests of people are not kept waiting
BREATH = 0.2  # seconds

log = logging.getLogger(__name__)

Group = tuple[Stream, ...]  # they see the same page, and know the same of it


class Lane:
    """Pages that thousands may have open are sent at most once in each pause. A lane that is `quick` rests for a
    quarter of the time it has just worked, so that phones at card tables see at once what the others do: whatever
    happens while it works waits for all of that work, the rest, and the work after it."""

    def __init__(self, app: FastAPI, pause: float, *, quick: bool = False) -> None:
        self._app = app
        self._pause = pause
        self._quick = quick
        self._wake = asyncio.Event()
        self.streams: set[Stream] = set()

    def wake(self) -> None:
        self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            began = time.monotonic()
            try:
                await self._refresh()
            except Exception:
                log.exception("open pages could not be refreshed")
            await asyncio.sleep(self._rest(time.monotonic() - began))

    def _rest(self, worked: float) -> float:
        """Seconds from the end of one refresh to the next."""
        if self._quick:
            return min(self._pause, max(BREATH, worked / 4))
        return max(0.0, self._pause - worked)

    async def _refresh(self) -> None:
        due = await run_in_threadpool(_due, self._app.state.desk, self._groups())
        places = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._send(group, places) for group in due))

    def _groups(self) -> list[Group]:
        groups: defaultdict[tuple[str, str, str, int, Hashable], list[Stream]] = defaultdict(list)
        for stream in self.streams:
            groups[stream.address, stream.language, stream.audience, stream.after, stream.edition].append(stream)
        return [tuple(group) for group in groups.values()]

    async def _send(self, group: Group, places: asyncio.Semaphore) -> None:
        async with places:
            shown = await ask(self._app, group[0].request, group[0].address)
        for stream in group:
            if shown is None:
                stream.end("gone")
            else:
                stream.put(shown)


def _due(desk: Desk, groups: Sequence[Group]) -> list[Group]:
    """The others need not be asked about these facts again. Where a log cannot be read, the page itself says so: one
    tournament never keeps the pages of others waiting."""
    news = News(desk)
    due = []
    for group in sorted(groups, key=lambda group: group[0].after):
        try:
            edition = news.edition(group[0])  # first, so that a change right after it is not missed
            n, is_due = news.number(group[0].view.tournament), news.concerns(group[0])
        except Refusal:
            due.append(group)
            continue
        for stream in group:
            stream.edition = edition
        if is_due:
            due.append(group)
        else:
            for stream in group:
                stream.after = max(stream.after, n)
    return due
