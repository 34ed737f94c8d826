"""When it ends: exact, so the figures can be worked out by hand."""

from dataclasses import replace

import pytest

from topcut.planner.day import Day, ending
from topcut.planner.report import chance
from topcut.rules.ruleset import load


def test_a_round_without_dice_ends_in_the_middle_of_finishing_and_setting_up() -> None:
    found = ending(load("munchkin"), Day(begins=600, lunch=0), 1, 0)
    assert found.middle == 600 + 40 + 7 + 8
    assert sum(found.minutes.values()) == pytest.approx(1)
    assert (min(found.minutes), max(found.minutes)) == (649, 661)


def test_dice_add_what_they_add_on_average() -> None:
    found = ending(load("challenger"), Day(begins=0, lunch=0), 4, 0)
    mean = sum(at * share for at, share in found.minutes.items())
    assert mean == pytest.approx(4 * (90 + 5 * 2 / 8 + 7 + 8))


def test_lunch_comes_once_and_not_after_the_last_round() -> None:
    book, day = load("munchkin"), Day(begins=600, until=950, lunch=45)
    with_lunch, without = ending(book, day, 6, 0), ending(book, replace(day, lunch=0), 6, 0)
    assert with_lunch.middle == without.middle + 45
    assert with_lunch.in_time is not None
    assert without.in_time is not None
    assert with_lunch.in_time < without.in_time
    assert ending(book, replace(day, begins=700), 1, 0).middle == 755


def test_an_error_bar_says_something_of_never_and_of_always() -> None:
    never, always = chance(0, 1000), chance(1000, 1000)
    assert (never.share, never.low) == (0, 0)
    assert 0.002 < never.high < 0.005
    assert always.high == 1
    half = chance(500, 1000)
    assert half.error == pytest.approx(0.031, abs=0.001)
