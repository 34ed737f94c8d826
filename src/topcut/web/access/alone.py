"""Rate limits that one process keeps for itself: the windows of the library, in memory.

The library's own memory starts a thread after a hit, which goes through all that has been counted; in a full hall that
is a thread for every form, while its sender waits.
"""

from collections import deque
from collections.abc import Callable
from threading import Lock
from time import monotonic

from limits.storage import MovingWindowSupport, Storage

from topcut.refusal import Refusal

SWEEP = 60.0  # seconds, after which what does not count any more is forgotten


class Alone(Storage, MovingWindowSupport):
    STORAGE_SCHEME = None

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._lock = Lock()
        self._swept = now()
        self._hits: dict[str, deque[float]] = {}  # until when each counts, the oldest first
        self._counts: dict[str, tuple[int, float]] = {}  # and until when

    @property
    def base_exceptions(self) -> type[Exception]:
        return Refusal

    def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        with self._lock:
            hits = self._current(key)
            if len(hits) + amount > limit:
                return False
            self._hits[key] = hits
            hits.extend([self._now() + expiry] * amount)
            return True

    def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:
        with self._lock:
            hits = self._current(key)
            return (hits[0] - expiry if hits else self._now()), len(hits)

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        with self._lock:
            self._sweep()
            count, until = self._counted(key)
            self._counts[key] = count + amount, until if count else self._now() + expiry
            return count + amount

    def get(self, key: str) -> int:
        with self._lock:
            return self._counted(key)[0]

    def get_expiry(self, key: str) -> float:
        with self._lock:
            return self._counted(key)[1]

    def check(self) -> bool:
        return True

    def reset(self) -> int | None:
        raise NotImplementedError  # nobody forgets the wrong guesses of all

    def clear(self, key: str) -> None:
        with self._lock:
            self._hits.pop(key, None)
            self._counts.pop(key, None)

    def _current(self, key: str) -> deque[float]:
        self._sweep()
        hits = self._hits.get(key, deque[float]())
        while hits and hits[0] <= self._now():
            hits.popleft()
        return hits

    def _counted(self, key: str) -> tuple[int, float]:
        count, until = self._counts.get(key, (0, self._now()))
        return (count, until) if until > self._now() else (0, self._now())

    def _sweep(self) -> None:
        now = self._now()
        if now - self._swept < SWEEP:
            return
        self._swept = now
        self._hits = {key: hits for key, hits in self._hits.items() if hits and hits[-1] > now}
        self._counts = {key: (count, until) for key, (count, until) in self._counts.items() if until > now}
