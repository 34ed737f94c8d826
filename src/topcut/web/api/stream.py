"""The log as it grows: server-sent messages, one for each fact that whoever listens may read.

Nothing is kept for a listener: what comes next is read from the log, at most once a second, so whoever reads slowly is
told later, and nobody misses anything.
"""

from asyncio import sleep
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Literal, TypeVar

from anyio import to_thread
from fastapi import APIRouter, Header, Query
from fastapi.responses import Response, StreamingResponse
from starlette.concurrency import run_in_threadpool

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.web.access.bearer import Bearer, by_token
from topcut.web.api.answering import BASE, Answer, encoded, tells
from topcut.web.api.facts import LARGEST, Fact, told
from topcut.web.result_form import digits
from topcut.web.settings import Limits
from topcut.web.turns import Turn, limiter
from topcut.web.view import View

router = APIRouter(prefix=BASE)

MEDIA = "text/event-stream"
AT_ONCE = 200  # facts in one message to the network
BEAT = b": still here\n\n"
STRANGERS = ""
Made = TypeVar("Made")


class Message(Answer, frozen=True, kw_only=True):
    """What has happened: `data` is a fact as JSON, `id` its number. At the end `event` may be gone or stopping."""

    event: Literal["fact", "gone", "stopping"]
    data: str
    id: str = ""


class Streams:
    """How many are open, and whose."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    def enter(self, whose: str) -> None:
        limits = self._limits
        most = limits.api_streams_a_token if whose else limits.api_streams_of_strangers
        if self._open[whose] >= most or self._open.total() >= limits.api_streams:
            raise Refusal("api-streams-many")
        self._open[whose] += 1

    def leave(self, whose: str) -> None:
        self._open[whose] -= 1
        if not self._open[whose]:
            del self._open[whose]


@router.get("/tournaments/{tournament}/stream", summary="The log as it grows")
@tells(Message, MEDIA)
async def stream(
    view: Annotated[View, by_token("look")],
    tournament: str,
    after: Annotated[int, Query(ge=0, le=LARGEST, description="Only facts with a larger number")] = 0,
    once: Annotated[bool, Query(description="End after what has happened so far")] = False,
    last_event_id: Annotated[str, Header(description="The id of the last message: goes on after it")] = "",
) -> Response:
    await run_in_threadpool(view.desk.look, TournamentId(tournament))  # one that does not exist is refused here
    said = digits(last_event_id.strip())
    seen = after if said is None else said
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if once:
        return Response(await _turn(_written_after, view, seen), headers=headers, media_type=MEDIA)
    streams: Streams = view.request.app.state.api_streams
    whose = view.viewer.id or STRANGERS
    streams.enter(whose)
    return StreamingResponse(_counted(streams, whose, view, seen), headers=headers, media_type=MEDIA)


async def _counted(streams: Streams, whose: str, view: View, after: int) -> AsyncIterator[bytes]:
    try:
        async for part in _messages(view, after):
            yield part
    finally:
        streams.leave(whose)


async def _messages(view: View, after: int) -> AsyncIterator[bytes]:
    """Until the program stops, or whoever listens may no longer do so."""
    store, state, limits = view.desk.store, view.request.app.state, view.settings.limits
    allowed, quiet, unasked, looked = store.taken_away, 0.0, 0.0, -1
    yield BEAT
    while not state.stopping.begun:
        if unasked >= limits.heartbeat or store.taken_away != allowed:  # a token also ends by itself
            allowed, unasked = store.taken_away, 0.0
            if not await run_in_threadpool(_may_listen, view):
                yield _last("gone")
                return
        if looked != (looked := store.head(view.tournament).n):
            for some in _batched(await _turn(_after, view, after)):
                yield b"".join(map(_message, some))
                after, quiet = some[-1].n, 0.0
        if quiet >= limits.heartbeat:
            yield BEAT
            quiet = 0.0
        await sleep(limits.stream_pause)
        quiet += limits.stream_pause
        unasked += limits.stream_pause
    yield _last("stopping")


async def _turn(work: Callable[[View, int], Made], view: View, after: int) -> Made:
    """Among the programs, so that no number of them keeps people waiting."""
    return await to_thread.run_sync(work, view, after, limiter=limiter(Turn.API))


def _written_after(view: View, after: int) -> bytes:
    return b"".join(map(_message, _after(view, after)))


def _may_listen(view: View) -> bool:
    """Whether the token still stands for the same person, and the tournament is still there."""
    try:
        return Bearer("look").viewer(view.request, counts=False) == view.viewer
    except Refusal:
        return False


def _after(view: View, after: int) -> tuple[Fact, ...]:
    return tuple(told(replace(view), after))  # as it is at this moment


def _batched(news: Sequence[Fact]) -> Iterator[Sequence[Fact]]:
    """So many at a time that no reader makes us keep much."""
    return (news[first : first + AT_ONCE] for first in range(0, len(news), AT_ONCE))


def _message(one: Fact) -> bytes:
    return b"id: %d\nevent: fact\ndata: %s\n\n" % (one.n, encoded(one))


def _last(word: str) -> bytes:
    return f"event: {word}\ndata:\n\n".encode()
