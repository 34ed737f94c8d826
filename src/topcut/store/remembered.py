"""What many pages ask of one tournament and what seldom changes is read once for each of its editions."""

from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

from topcut.ids import TournamentId

Answer = TypeVar("Answer")

KEPT = 256  # tournaments


class Remembered(Generic[Answer]):
    def __init__(self) -> None:
        self._kept: LRUCache[TournamentId, tuple[int, Answer]] = LRUCache(KEPT)
        self._lock = Lock()

    def answer(self, tournament: TournamentId, edition: int, read: Callable[[], Answer]) -> Answer:
        """The edition was looked up before: what is written while this reads is a later one."""
        with self._lock:
            found = self._kept.get(tournament)
        if found is not None and found[0] == edition:
            return found[1]
        answer = read()
        with self._lock:
            self._kept[tournament] = edition, answer
        return answer
