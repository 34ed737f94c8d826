"""Threads by kind of request: however many wait for one kind, those of another kind get on."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import StrEnum
from inspect import iscoroutinefunction
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar

from topcut.figures import WAITING
from topcut.web.viewer import Viewer

Page = TypeVar("Page", bound=Callable[..., Any])


class Turn(StrEnum):
    DOOR = "door"  # who is it: a short look at the sessions
    STAFF = "staff"  # whatever those who run the event do: no crowd of others can take this from them (K3)
    WRITE = "write"
    READ = "read"
    HASH = "hash"  # passwords
    LONG = "long"  # waits for a pairing to be worked out, or for a sheet of paper
    PICTURE = "picture"  # of a tournament, for chats: a crowd of crawlers takes no turn from people
    COACH = "coach"  # whoever asks what to pick waits for a child, and those who only look do not
    MIRROR = "mirror"  # what computers of halls send
    API = "api"  # whatever programs ask: a crowd of them takes no turn from people


AT_ONCE = {
    Turn.DOOR: 8,
    Turn.STAFF: 12,
    Turn.WRITE: 12,
    Turn.READ: 16,
    Turn.HASH: 12,
    Turn.LONG: 16,
    Turn.PICTURE: 2,
    Turn.COACH: 2,
    Turn.MIRROR: 4,
    Turn.API: 8,
}

SPARE = 24  # threads for files, streams, refusals and the ticker, which wait for no turn

_limiters: RunVar[dict[Turn, CapacityLimiter]] = RunVar("turns")


def taking(turn: Turn) -> Callable[[Page], Page]:
    """Marks a handler that has a turn of this kind, whoever asks."""

    def decorate(page: Page) -> Page:
        page.turn = turn  # type: ignore[attr-defined]  # functions may carry what is true of them
        return page

    return decorate


def make_room() -> None:
    """So many threads that everyone whose turn it is has one, with some to spare."""
    to_thread.current_default_thread_limiter().total_tokens = sum(AT_ONCE.values()) + SPARE


def limiter(turn: Turn) -> CapacityLimiter:
    """That of the running loop."""
    try:
        made = _limiters.get()
    except LookupError:
        made = {one: CapacityLimiter(most) for one, most in AT_ONCE.items()}
        _limiters.set(made)
    return made[turn]


@asynccontextmanager
async def in_turn(endpoint: Callable[..., Any], viewer: Viewer, *, reads: bool) -> AsyncIterator[None]:
    """Waits until it is this request's turn. By now all of it has come, and the turn ends before the answer is sent:
    nobody holds one by being slow. What runs on no thread of its own needs none."""
    if iscoroutinefunction(endpoint):
        yield
        return
    usual = Turn.STAFF if viewer.is_staff else Turn.READ if reads else Turn.WRITE
    turn = getattr(endpoint, "turn", usual)
    with WAITING.labels(turn.value).track_inprogress():
        await limiter(turn).acquire()
    try:
        yield
    finally:
        limiter(turn).release()
