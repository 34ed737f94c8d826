"""What everyone sees is worked out once for each state of a log, however many people look at it (K4)."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, TypeVar

from cachetools import LRUCache

from topcut.ids import PlayerId, TournamentId
from topcut.rules.pairing.explain import why
from topcut.rules.ranking.reason import Reason
from topcut.rules.state import playing
from topcut.rules.tournament import Tournament
from topcut.web.view import View
from topcut.words.reader import language

Made = TypeVar("Made")
Version = tuple[Hashable, ...]

SHELVES = 128  # two for each of the last tournaments: see `counted`
ANSWERS = 128
COUNTED = "counted"


@dataclass(slots=True)
class _Answer:
    lock: Lock = field(default_factory=Lock)
    made: tuple[Hashable, Any] | None = None  # as of which minute, and what


@dataclass(slots=True)
class _Shelf:
    """The answers about one state of one tournament."""

    version: Version
    answers: LRUCache[Hashable, _Answer] = field(default_factory=lambda: LRUCache(ANSWERS))


class Answers:
    """Answers about the latest state of each tournament; two requests for the same answer share it."""

    def __init__(self) -> None:
        self._shelves: LRUCache[Hashable, _Shelf] = LRUCache(SHELVES)
        self._lock = Lock()

    def once(
        self,
        shelf: Hashable,
        version: Version,
        key: Hashable,
        make: Callable[[], Made],
        as_of: Hashable = None,
    ) -> Made:
        answer = self._answer(shelf, version, key)
        with answer.lock:
            if answer.made is None or answer.made[0] != as_of:
                answer.made = (as_of, make())
            made: Made = answer.made[1]
            return made

    def _answer(self, shelf: Hashable, version: Version, key: Hashable) -> _Answer:
        with self._lock:
            found = self._shelves.get(shelf)
            if found is None or found.version != version:
                found = self._shelves[shelf] = _Shelf(version)
            return found.answers.setdefault(key, _Answer())


def known(view: View, question: Callable[[View], Made]) -> Made:
    """The answer to a question that has the same answer for everyone."""
    key = question.__module__, question.__qualname__
    return once(view, view.tournament, view.n, key, lambda: question(view))


def answer(view: View, question: Callable[[Tournament], Made]) -> Made:
    """The same for a question that the rules answer, such as the standings: without words, so in every language."""
    key = question.__module__, question.__qualname__
    return _once(view, view.tournament, view.n, key, lambda: question(view.t))


def counted(view: View, question: Callable[[Tournament], Made]) -> Made:
    """The same for a question about what counts: what players only say does not change the answer, and in a full hall
    every second fact is no more than that."""
    key, t = (question.__module__, question.__qualname__), view.t
    answers: Answers = view.request.app.state.answers
    shelf = view.tournament, COUNTED  # apart from the other answers, which every fact makes old
    return answers.once(shelf, _version(view, view.tournament, t.counted), key, lambda: question(t))


def why_now(view: View) -> Mapping[PlayerId, Reason]:
    """Several pages ask this: why the players of the current round meet."""
    now = playing(view.t)
    return {} if now is None else why(view.t, now.stage, now.number)


def known_of(view: View, tournament: TournamentId, key: str, make: Callable[[], Made]) -> Made:
    """The same of a tournament in a list of many."""
    return once(view, tournament, view.desk.store.head(tournament).n, key, make)


def once(
    view: View, tournament: TournamentId, n: int, key: Hashable, make: Callable[[], Made], *, as_of: Hashable = None
) -> Made:
    """What is said in the answer is said in the reader's language, so there is one for each."""
    return _once(view, tournament, n, (language(), key), make, as_of=as_of)


def _once(
    view: View, tournament: TournamentId, n: int, key: Hashable, make: Callable[[], Made], *, as_of: Hashable = None
) -> Made:
    answers: Answers = view.request.app.state.answers
    return answers.once(tournament, _version(view, tournament, n), key, make, as_of)


def _version(view: View, tournament: TournamentId, n: int) -> Version:
    """An answer depends on the log, the names of people, and whether the tournament can only be read."""
    trouble = view.desk.trouble(tournament)
    return n, view.desk.store.edition(tournament), trouble.code if trouble else None
