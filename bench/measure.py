"""Times two ways of doing one job in turns, and says how they compare."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison: medians in seconds, and the ratio that is allowed."""

    name: str
    ours: float
    theirs: float
    target: float
    against: str

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def met(self) -> bool:
        return self.ratio <= self.target


def side_by_side(
    name: str,
    ours: Callable[[], object],
    theirs: Callable[[], object],
    *,
    target: float,
    against: str,
    repeats: int = 15,
) -> Row:
    """Ours, theirs, ours, theirs: a machine that slows down halfway slows both."""
    ours(), theirs()
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(repeats)]
    return Row(
        name=name,
        ours=statistics.median(our for our, _ in pairs),
        theirs=statistics.median(their for _, their in pairs),
        target=target,
        against=against,
    )


def seconds(job: Callable[[], object]) -> float:
    began = time.perf_counter()
    job()
    return time.perf_counter() - began
