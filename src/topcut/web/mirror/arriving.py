"""What halls send is held in memory until all of it is there: how much of it may be on its way at once (K2)."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from topcut.refusal import Refusal
from topcut.web.settings import Limits


class Arriving:
    """Of one account, so that others have room, and of all. Used from the loop alone."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._held: Counter[str] = Counter()  # bytes, by account

    @contextmanager
    def room(self, account: str, size: int) -> Iterator[None]:
        of_one, of_all = self._held[account] + size, self._held.total() + size
        if of_one > self._limits.mirrored_at_once_of_one or of_all > self._limits.mirrored_at_once:
            raise Refusal("mirror-busy")
        self._held[account] += size
        try:
            yield
        finally:
            self._held[account] -= size
            self._held += Counter()  # only those who send anything are remembered
