"""What everybody sees is worked out once for each state of a log, however many people look at it (K4)."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import Any, TypeVar
from urllib.parse import urlencode
from weakref import WeakKeyDictionary

from cachetools import LRUCache
from fastapi.responses import HTMLResponse, Response

from topcut.desk import Desk
from topcut.ids import TournamentId
from topcut.web import flash
from topcut.web.live.asking import is_asked
from topcut.web.view import View

Made = TypeVar("Made")
Context = Mapping[str, Any]
Version = tuple[Hashable, ...]

TOURNAMENTS = 64
ANSWERS = 64
MINUTE = len("2026-11-15T09:41")
PERSONAL = b'name="csrf"'


@dataclass(slots=True)
class _Answer:
    lock: Lock = field(default_factory=Lock)
    made: tuple[Hashable, Any] | None = None  # as of which minute, and what


@dataclass(slots=True)
class _Shelf:
    """The answers about one state of one tournament."""

    version: Version
    answers: LRUCache[Hashable, _Answer] = field(default_factory=lambda: LRUCache(ANSWERS))


class Kept:
    """Answers about the latest state of each tournament; two who ask the same at once share one."""

    def __init__(self) -> None:
        self._shelves: LRUCache[TournamentId, _Shelf] = LRUCache(TOURNAMENTS)
        self._lock = Lock()

    def once(
        self,
        tournament: TournamentId,
        version: Version,
        key: Hashable,
        make: Callable[[], Made],
        as_of: Hashable = None,
    ) -> Made:
        answer = self._answer(tournament, version, key)
        with answer.lock:
            if answer.made is None or answer.made[0] != as_of:
                answer.made = (as_of, make())
            made: Made = answer.made[1]
            return made

    def _answer(self, tournament: TournamentId, version: Version, key: Hashable) -> _Answer:
        with self._lock:
            shelf = self._shelves.get(tournament)
            if shelf is None or shelf.version != version:
                shelf = self._shelves[tournament] = _Shelf(version)
            return shelf.answers.setdefault(key, _Answer())


_KEPT: WeakKeyDictionary[Desk, Kept] = WeakKeyDictionary()


def known(view: View, question: Callable[[View], Made]) -> Made:
    """The answer to a question that has the same answer for everybody."""
    key = question.__module__, question.__qualname__
    return _once(view.desk, view.tournament, view.n, key, lambda: question(view))


def known_of(desk: Desk, tournament: TournamentId, key: str, make: Callable[[], Made]) -> Made:
    """The same of a tournament in a list of many."""
    return _once(desk, tournament, desk.store.head(tournament).n, key, make)


def shown(view: View, template: str, context: Callable[[], Context], **asked: str) -> Response:
    """A page that is the same for everybody; `asked` is the question that it answers, which its live address has too,
    whatever else stood in the address of whoever came first.

    Officials and players find links of their own on it, and the minute stands at its end. A page that has something to
    say to one person is not kept, nor is the part that a stream asks for.
    """
    if view.refused or flash.read(view.request) is not None or is_asked(view.request):
        return view.page(template, **context())
    question = urlencode({name: value for name, value in asked.items() if value})
    address = f"{view.request.url.path}?{question}" if question else view.request.url.path

    def page() -> bytes:
        body = bytes(replace(view, at=address).page(template, **context()).body)
        assert PERSONAL not in body, f"{template} has a form, which belongs to one browser"
        return body

    key = template, address, view.viewer.kind
    return HTMLResponse(_once(view.desk, view.tournament, view.n, key, page, as_of=view.now[:MINUTE]))


def _once(
    desk: Desk, tournament: TournamentId, n: int, key: Hashable, make: Callable[[], Made], *, as_of: Hashable = None
) -> Made:
    """Public pages depend on the log, the names of people, and whether the tournament can only be read."""
    trouble = desk.trouble(tournament)
    version = n, desk.store.edition(tournament), trouble.code if trouble else None
    return _KEPT.setdefault(desk, Kept()).once(tournament, version, key, make, as_of)
