"""What happens when: the lines of a schedule, and the days that a tournament has."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Slot:
    """A line of the schedule."""

    day: str  # 2026-11-15
    time: str  # 09:30, as on the clock of the hall
    what: str


def days_of(first_day: str, slots: Iterable[Slot]) -> tuple[str, ...]:
    """The days of a tournament, the first one first."""
    return tuple(sorted({first_day, *(slot.day for slot in slots)}))
