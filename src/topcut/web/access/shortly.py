"""What is kept for some minutes, between two steps of one person: halfway in, a challenge, an app to be confirmed."""

from datetime import datetime, timedelta
from threading import Lock
from typing import TypeVar

import msgspec
from cachetools import LRUCache

from topcut.store.fleeting import Fleeting

LIFE = timedelta(minutes=5)
MOST = 1000  # only who has given a right password gets here

Value = TypeVar("Value")


class Shortly:
    """In memory alone, so that after a restart one begins again; or where all processes see it, as the second step may
    come to another one."""

    def __init__(self, fleeting: Fleeting | None = None) -> None:
        self._fleeting = fleeting
        self._kept: LRUCache[tuple[str, str], tuple[datetime, bytes]] = LRUCache(MOST)
        self._lock = Lock()

    def keep(self, what: str, whose: str, value: object, now: datetime) -> None:
        written = msgspec.json.encode(value)
        if self._fleeting is not None:
            self._fleeting.keep(what, whose, written.decode(), int(LIFE.total_seconds()))
            return
        with self._lock:
            self._kept[what, whose] = now + LIFE, written

    def look(self, what: str, whose: str, now: datetime, kind: type[Value]) -> Value | None:
        """None, if there is nothing, or if it was too long ago."""
        if self._fleeting is not None:
            return _read(self._fleeting.look(what, whose), kind)
        with self._lock:
            until, written = self._kept.get((what, whose), (now, b""))
        return _read(written if now < until else None, kind)

    def take(self, what: str, whose: str, now: datetime, kind: type[Value]) -> Value | None:
        """The same, once."""
        if self._fleeting is not None:
            return _read(self._fleeting.take(what, whose), kind)
        with self._lock:
            until, written = self._kept.pop((what, whose), (now, b""))
        return _read(written if now < until else None, kind)


def _read(written: str | bytes | None, kind: type[Value]) -> Value | None:
    return None if written is None else msgspec.json.decode(written, type=kind)
