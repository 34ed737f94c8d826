"""What the doors of one running app remember: the key of its forms, wrong guesses, and who was here last."""

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache
from fastapi import Request

from topcut.desk import Desk
from topcut.store.accounts import Session
from topcut.store.fleeting import Fleeting
from topcut.web.access import csrf
from topcut.web.access.attempts import Attempts
from topcut.web.access.passwords import Hashing
from topcut.web.access.reach import Reach
from topcut.web.access.secrets import digest
from topcut.web.access.shortly import Shortly
from topcut.web.access.watch import Tally
from topcut.web.settings import Settings
from topcut.web.viewer import Viewer

Found = TypeVar("Found")

IDLE = timedelta(hours=1)
TELL = timedelta(minutes=1)
HERE, BACK = "here", "back"
REMEMBERED = timedelta(days=1)
MOST = 10_000
STAFF = 500
REPORTS = 50
WEIGHED = 1000


class Presence:
    """When a session was last used: after an hour away, destructive actions ask for the password again.

    Kept in memory, so that looking at a page writes nothing; after a restart everyone counts as away. Where several
    processes serve the same people, each tells the others once a minute.
    """

    def __init__(self, fleeting: Fleeting | None = None) -> None:
        self._fleeting = fleeting
        self._told: dict[str, datetime] = {}
        self._last: dict[str, datetime] = {}
        self._back: dict[str, None] = {}  # claimed sessions whose cookie has come back (D9), the latest last

    def begin(self, session: str, now: datetime) -> None:
        """Someone has just proved who they are."""
        self._last[session] = now
        while len(self._last) > MOST:
            del self._last[next(iter(self._last))]
        self._tell(session, now)

    def note(self, session: str, now: datetime) -> None:
        """A page was asked for; after an hour away, only the password counts as coming back."""
        if self.is_here(session, now):
            self._last[session] = now
            if session not in self._told or abs(now - self._told[session]) >= TELL:
                self._tell(session, now)

    def is_here(self, session: str, now: datetime) -> bool:
        last = self._last.get(session)
        if last is not None and abs(now - last) <= IDLE:
            return True
        return self._fleeting is not None and self._fleeting.look(HERE, session) is not None

    def came_back(self, session: str) -> None:
        if self._fleeting is not None and session not in self._back:
            self._fleeting.keep(BACK, session, "", int(REMEMBERED.total_seconds()))
        self._back[session] = None
        while len(self._back) > MOST:
            del self._back[next(iter(self._back))]

    def has_come_back(self, session: str) -> bool:
        if session in self._back:
            return True
        return self._fleeting is not None and self._fleeting.look(BACK, session) is not None

    def _tell(self, session: str, now: datetime) -> None:
        if self._fleeting is not None:
            self._fleeting.keep(HERE, session, "", int(IDLE.total_seconds()))
            self._told[session] = now
            while len(self._told) > MOST:
                del self._told[next(iter(self._told))]


class Staff:
    """Browsers in which staff have been at work since the program began, by their cookies."""

    def __init__(self) -> None:
        self._known: LRUCache[bytes, bool] = LRUCache(STAFF)
        self._lock = Lock()

    def note(self, cookie: str) -> None:
        with self._lock:
            self._known[digest(cookie)] = True

    def is_known(self, cookie: str) -> bool:
        return digest(cookie) in self._known


class Memory(Generic[Found]):
    """Who a browser stands for, until any access right changes: then everything is looked up again.

    Nothing else can change it: the store counts the changes of this process, and those it hears of.
    """

    def __init__(self) -> None:
        self._kept: tuple[int, dict[Hashable, tuple[Found, ...]]] = -1, {}

    def recall(self, edition: int, key: Hashable, look: Callable[[], tuple[Found, ...]]) -> tuple[Found, ...]:
        """`edition` is that of before the look. A key for which nothing is found takes no memory."""
        of, kept = self._kept
        if of != edition or len(kept) >= MOST:
            self._kept = _, kept = edition, {}
        found = kept.get(key)
        if found is None:
            found = look()
            if found:
                kept[key] = found
        return found


class Weights:
    """How many megabytes an account has, worked out once a minute: whoever hands in a list does not add them all up."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[str, str], int] = LRUCache(WEIGHED)
        self._lock = Lock()

    def recall(self, account: str, minute: str, weigh: Callable[[], int]) -> int:
        with self._lock:
            found = self._known.get((account, minute))
        if found is None:
            found = weigh()
            with self._lock:
                self._known[account, minute] = found
        return found

    def add(self, account: str, minute: str, megabytes: int) -> None:
        """What came since they were worked out."""
        with self._lock:
            if (account, minute) in self._known:
                self._known[account, minute] += megabytes


@dataclass(frozen=True)
class Access:
    desk: Desk
    settings: Settings
    key: bytes
    attempts: Attempts = field(default_factory=Attempts)
    hashing: Hashing = field(default_factory=Hashing)
    tally: Tally = field(default_factory=Tally)
    shortly: Shortly = field(default_factory=Shortly)
    presence: Presence = field(default_factory=Presence)
    reach: Reach = field(default_factory=Reach)
    staff: Staff = field(default_factory=Staff)
    weights: Weights = field(default_factory=Weights)
    memory: Memory[tuple[Session, Viewer | None]] = field(default_factory=Memory)
    reports: deque[str] = field(default_factory=lambda: deque(maxlen=REPORTS))  # of browsers, against our own policy


def access_over(desk: Desk, settings: Settings) -> Access:
    """What is remembered by this process, or with all others that serve the same people."""
    fleeting = desk.store.fleeting
    return Access(
        desk,
        settings,
        csrf.key_of(desk.store),
        attempts=Attempts(fleeting),
        shortly=Shortly(fleeting),
        presence=Presence(fleeting),
    )


def access_in(request: Request) -> Access:
    access: Access = request.app.state.access
    return access
