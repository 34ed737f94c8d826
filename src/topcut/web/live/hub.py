"""All open pages: who may have how many, who is told when, and how they end."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from itertools import count
from typing import TypeVar

from fastapi import FastAPI

from topcut.desk import Receipt
from topcut.figures import STREAMS
from topcut.ids import TournamentId
from topcut.rules.actor import Role
from topcut.web.live.asking import admitted
from topcut.web.live.lane import Lane
from topcut.web.live.stream import Stream
from topcut.web.settings import Limits, Mode
from topcut.web.viewer import Viewer

STAFF, PLAYERS, EVERYBODY = "staff", "players", "everybody"
FULL, TOO_MANY = 503, 429
CHECK = 0.5  # seconds
LOOK = 4  # of these checks: how often the officials of a hall may be told of its computer

Counted = TypeVar("Counted", bound=Hashable)


class Hub:
    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._limits: Limits = app.state.settings.limits
        self._loop: asyncio.AbstractEventLoop | None = None
        # Apart, so that five hundred phones that want to know their table do not keep the officials waiting.
        pause = self._limits.stream_pause
        self._lanes = {name: Lane(app, pause, quick=name != EVERYBODY) for name in (STAFF, PLAYERS, EVERYBODY)}
        # Counted, because whoever opens one more must not wait for a look at thousands.
        self._browsers: Counter[str] = Counter()
        self._addresses: Counter[tuple[str, str]] = Counter()  # of everybody's pages, in each language

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self._loop = asyncio.get_running_loop()
        deaf = self._app.state.desk.listen(self._told)
        jobs = [asyncio.create_task(lane.run()) for lane in self._lanes.values()]
        jobs.append(asyncio.create_task(self._check_along()))
        try:
            yield
        finally:
            deaf()
            self._loop = None
            for job in jobs:
                job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*jobs)

    @property
    def streams(self) -> list[Stream]:
        return [stream for lane in self._lanes.values() for stream in lane.streams]

    def no_room(self, wanted: Stream) -> int | None:
        """The status of the answer if this viewer cannot have one more stream (K1); the page then asks now and then.

        Everybody's pages are worked out once an address, so there is a most of those too.
        """
        lane = _lane(wanted.view.viewer)
        most = self._limits.streams_a_session if wanted.session else self._limits.streams_a_browser
        if self._browsers[wanted.browser] >= most:
            return TOO_MANY
        is_new = lane == EVERYBODY and (wanted.address, wanted.language) not in self._addresses
        if is_new and len(self._addresses) >= self._limits.addresses:
            return FULL
        return FULL if sum(len(one.streams) for one in self._lanes.values()) >= self._room(lane) else None

    def _room(self, lane: str) -> int:
        limits = self._limits
        kept = {STAFF: 0, PLAYERS: limits.streams_for_officials}
        return limits.streams - kept.get(lane, limits.streams_for_officials + limits.streams_for_players)

    def enter(self, stream: Stream) -> None:
        """Subscribed first, then caught up: nothing between page and stream is lost."""
        name = _lane(stream.view.viewer)
        self._lanes[name].streams.add(stream)
        self._browsers[stream.browser] += 1
        STREAMS.inc()
        if name == EVERYBODY:
            self._addresses[stream.address, stream.language] += 1
        self._lanes[name].wake()

    def leave(self, stream: Stream) -> None:
        name = _lane(stream.view.viewer)
        if stream not in self._lanes[name].streams:
            return
        self._lanes[name].streams.remove(stream)
        STREAMS.dec()
        _one_less(self._browsers, stream.browser)
        if name == EVERYBODY:
            _one_less(self._addresses, (stream.address, stream.language))

    def stop(self) -> None:
        for stream in self.streams:
            stream.end("stopping")

    def _told(self, _tournament: TournamentId, _receipt: Receipt) -> None:
        """By the desk, on the thread that made the change."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop was closed a moment ago
                self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        for lane in self._lanes.values():
            lane.wake()

    async def _check_along(self) -> None:
        """Somebody was signed out, or may do less than before: who may not look any more is cut off (I-12)."""
        store, officials = self._app.state.desk.store, self._lanes[STAFF]
        known = store.taken_away
        for turn in count():
            await asyncio.sleep(CHECK)
            if turn % LOOK == 0 and self._app.state.settings.mode is not Mode.HOSTED:
                officials.wake()  # backups, the mirror and a sleep of this computer stand in no log
            if store.taken_away != known:
                known = store.taken_away
                for stream in self.streams:
                    if stream.session:
                        await self._check(stream)

    async def _check(self, stream: Stream) -> None:
        view = await admitted(self._app, stream.request, stream.address)
        if view is None or view.viewer != stream.view.viewer:
            stream.end("gone")


def _one_less(counted: Counter[Counted], what: Counted) -> None:
    """What is down to nothing takes no memory."""
    counted[what] -= 1
    if not counted[what]:
        del counted[what]


def _lane(viewer: Viewer) -> str:
    if viewer.actor is None:
        return EVERYBODY
    return PLAYERS if viewer.actor.role is Role.PLAYER else STAFF
