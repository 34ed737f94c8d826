"""What is kept for some minutes, between two steps of one person: halfway in, a challenge, an app to be confirmed."""

from datetime import datetime, timedelta
from threading import Lock
from typing import Any

from cachetools import LRUCache

LIFE = timedelta(minutes=5)
MOST = 1000  # only who has given a right password gets here


class Shortly:
    """In memory alone: after a restart one begins again."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[str, str], tuple[datetime, Any]] = LRUCache(MOST)
        self._lock = Lock()

    def keep(self, what: str, whose: str, value: object, now: datetime) -> None:
        with self._lock:
            self._kept[what, whose] = now + LIFE, value

    def look(self, what: str, whose: str, now: datetime) -> Any:
        """None, if there is nothing, or if it was too long ago."""
        with self._lock:
            until, value = self._kept.get((what, whose), (now, None))
        return value if now < until else None

    def take(self, what: str, whose: str, now: datetime) -> Any:
        """The same, once."""
        with self._lock:
            until, value = self._kept.pop((what, whose), (now, None))
        return value if now < until else None
