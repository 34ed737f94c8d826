"""What happens when: the lines of a schedule, the days that a tournament has, and how people type and read them."""

import datetime
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from topcut.refusal import Refusal

EARLIEST, LATEST = "2000-01-01", "2199-12-31"  # what calendars and clocks still reckon with

_LINE = re.compile(r"(\d{1,2})[:.](\d{2})\s+(\S.*)")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_DAY = re.compile(r"(?:day|día|dia|jour|tag)\s+(\d{1,3})", re.IGNORECASE)


@dataclass(frozen=True, slots=True, order=True)
class Slot:
    """A line of the schedule."""

    day: str  # 2026-11-15
    time: str  # 09:30, as on the clock of the hall
    what: str  # in the organizer's words


def days_of(first_day: str, slots: Iterable[Slot]) -> tuple[str, ...]:
    """The days of a tournament, the first one first."""
    return tuple(sorted({first_day, *(slot.day for slot in slots)}))


def by_day(slots: Iterable[Slot]) -> tuple[tuple[str, tuple[Slot, ...]], ...]:
    return tuple((day, tuple(group)) for day, group in groupby(sorted(slots), key=lambda slot: slot.day))


def still_to_come(slots: Iterable[Slot], day: str, time: str) -> tuple[Slot, ...]:
    """What has not begun at this time, the next first."""
    return tuple(slot for slot in sorted(slots) if (slot.day, slot.time) > (day, time))


def in_words(first_day: str, slots: Sequence[Slot]) -> str:
    """The schedule as it is typed: a heading a day, a line a slot."""
    groups = [f"{day}\n" + "\n".join(f"{slot.time} {slot.what}" for slot in lines) for day, lines in by_day(slots)]
    return "\n\n".join(groups) or f"{first_day}\n"


def from_words(first_day: str, text: str) -> tuple[Slot, ...]:
    """What was typed: `2026-11-16` or `Day 2`, in any of our languages, heads a day, `9:30 Round 4` is a line of it;
    the first day needs no heading."""
    day = first_day
    slots: list[Slot] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line:
            continue
        if found := _LINE.fullmatch(line):
            hour, minute, what = found.groups()
            slots.append(Slot(day, f"{int(hour):02d}:{minute}", what))
        elif heading := _heading(first_day, line):
            day = heading
        else:
            raise Refusal("schedule-line", line=number, text=line)
    return tuple(slots)


def check_day(day: str) -> None:
    try:
        is_day = datetime.date.fromisoformat(day).isoformat() == day
    except ValueError:
        is_day = False
    if not is_day:
        raise Refusal("day-unreadable", day=day)
    if within(day) != day:
        raise Refusal("day-too-far", earliest=EARLIEST, latest=LATEST)


def within(day: str) -> str:
    """The nearest day that can be reckoned with: older logs may hold any."""
    return min(max(day, EARLIEST), LATEST)


def is_time(text: str) -> bool:
    try:
        return datetime.time.fromisoformat(text).strftime("%H:%M") == text
    except ValueError:
        return False


def moved(slots: Iterable[Slot], old: str, new: str) -> tuple[Slot, ...]:
    """The lines of a schedule after the first day has moved."""
    number = days_between(old, new)
    return tuple(Slot(days_later(slot.day, number), slot.time, slot.what) for slot in slots)


def days_later(day: str, number: int) -> str:
    try:
        later = (datetime.date.fromisoformat(day) + datetime.timedelta(days=number)).isoformat()
    except OverflowError:
        raise Refusal("day-too-far", earliest=EARLIEST, latest=LATEST) from None
    check_day(later)
    return later


def days_between(first: str, second: str) -> int:
    return (datetime.date.fromisoformat(second) - datetime.date.fromisoformat(first)).days


def _heading(first_day: str, line: str) -> str | None:
    if found := _DAY.fullmatch(line.rstrip(":")):
        return days_later(first_day, int(found[1]) - 1) if int(found[1]) else None
    dated = _DATE.search(line)
    return dated[0] if dated else None
