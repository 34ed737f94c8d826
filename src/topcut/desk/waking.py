"""Whether this computer was asleep: another may have gone on meanwhile, so somebody is asked before it does (L7)."""

from collections.abc import Callable
from datetime import timedelta

from topcut.desk.clock import elapsed_seconds
from topcut.refusal import Refusal

LONG = timedelta(minutes=2)  # in which nobody takes an event over


class Wakefulness:
    """Whoever runs the loop calls `beat` about once a second. Time that passed without one was slept, by a clock that
    goes on while a laptop sleeps; nobody's hand on the time of day looks like it."""

    def __init__(self, elapsed: Callable[[], float] = elapsed_seconds) -> None:
        self._elapsed = elapsed
        self._last: float | None = None
        self._slept = timedelta()

    def beat(self) -> None:
        self._notice()
        self._last = self._elapsed()

    @property
    def asking(self) -> Refusal | None:
        """Why nothing is written until somebody has answered."""
        self._notice()
        return Refusal("slept", minutes=self._slept // timedelta(minutes=1)) if self._slept else None

    def go_on(self) -> None:
        """Somebody who may says that no other computer has taken over."""
        self._slept = timedelta()
        self._last = None if self._last is None else self._elapsed()

    def _notice(self) -> None:
        """Also between two beats: what comes first after the sleep may be a request."""
        if self._last is not None:
            gap = timedelta(seconds=self._elapsed() - self._last)
            self._slept = max(self._slept, gap) if gap > LONG else self._slept
