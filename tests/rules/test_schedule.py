"""Schedules as people type and read them."""

import pytest

from tests.refusing import refusal_from
from topcut.rules.schedule import Slot, by_day, days_later, days_of, from_words, in_words, still_to_come

FIRST = "2026-11-15"
TYPED = """
9:30 Round 1
12.00  Lunch

2026-11-16 Sunday
10:00 Top 8
Day 3:
09:00 Final
"""
SLOTS = (
    Slot(FIRST, "09:30", "Round 1"),
    Slot(FIRST, "12:00", "Lunch"),
    Slot("2026-11-16", "10:00", "Top 8"),
    Slot("2026-11-17", "09:00", "Final"),
)


def test_a_schedule_is_read_line_by_line_under_its_days() -> None:
    assert from_words(FIRST, TYPED) == SLOTS
    assert days_of(FIRST, SLOTS) == (FIRST, "2026-11-16", "2026-11-17")
    assert [day for day, _ in by_day(SLOTS)] == [FIRST, "2026-11-16", "2026-11-17"]


def test_what_is_shown_for_editing_reads_as_the_same() -> None:
    assert from_words(FIRST, in_words(FIRST, SLOTS)) == SLOTS
    assert from_words(FIRST, in_words(FIRST, ())) == ()


@pytest.mark.parametrize("line", ["Lunch", "9 Round 1", "930 Round 1", "Day 0", "9:30"])
def test_a_line_that_is_neither_is_named(line: str) -> None:
    refusal = refusal_from(lambda: from_words(FIRST, f"09:00 Doors\n{line}"))
    assert (refusal.code, refusal.parameters["line"], refusal.parameters["text"]) == ("schedule-line", 2, line)


@pytest.mark.parametrize("heading", ["Day 2", "Tag 2", "jour 2:", "Día 2", "DIA 2"])
def test_a_day_is_headed_in_any_language(heading: str) -> None:
    assert from_words(FIRST, f"{heading}\n09:00 Doors") == (Slot(days_later(FIRST, 1), "09:00", "Doors"),)


def test_what_comes_next_is_first() -> None:
    assert still_to_come(reversed(SLOTS), FIRST, "12:00") == SLOTS[2:]
    assert still_to_come(SLOTS, "2026-11-18", "00:00") == ()


def test_days_are_counted_over_the_end_of_a_month() -> None:
    assert days_later("2026-11-30", 1) == "2026-12-01"


@pytest.mark.parametrize(("day", "number"), [("9999-12-31", 1), ("0001-01-01", -1), ("2199-12-31", 1)])
def test_a_day_beyond_the_calendar_is_refused(day: str, number: int) -> None:
    assert refusal_from(days_later, day, number).code == "day-too-far"
    assert refusal_from(from_words, "9999-12-31", "Day 2").code == "day-too-far"
