"""When it ends: exact, so the figures can be worked out by hand."""

from dataclasses import replace
from statistics import NormalDist

import pytest

from topcut.planner.day import Day, Ending, ending
from topcut.planner.report import chance
from topcut.rules.ruleset import load


def mean(found: Ending) -> float:
    return sum(at * share for at, share in found.minutes.items())


def test_after_the_last_round_there_is_nothing_to_set_up() -> None:
    found = ending(load("munchkin"), Day(begins=600, lunch=0), 1, 0)
    assert found.middle == 600 + 40 + 7
    assert sum(found.minutes.values()) == pytest.approx(1)
    assert (min(found.minutes), max(found.minutes)) == (644, 650)
    assert ending(load("munchkin"), Day(begins=600, lunch=0), 2, 0).middle == 600 + 2 * (40 + 7) + 8


def test_dice_add_what_they_add_on_average() -> None:
    found = ending(load("challenger"), Day(begins=0, lunch=0), 4, 0)
    assert mean(found) == pytest.approx(4 * (90 + 5 * 2 / 8 + 7) + 3 * 8)


def test_the_spread_is_that_of_independent_dice_finishing_and_setting_up() -> None:
    """Variances add up: of five dice with a quarter of hits, and twice of seven numbers that are equally likely."""
    for rounds in (1, 4, 9):
        found = ending(load("challenger"), Day(begins=0, lunch=0), rounds, 0)
        variance = sum((at - mean(found)) ** 2 * share for at, share in found.minutes.items())
        assert variance == pytest.approx(rounds * (5 * 0.25 * 0.75 + 4) + (rounds - 1) * 4)
        bell = NormalDist(mean(found), variance**0.5)
        assert found.early == pytest.approx(bell.inv_cdf(0.05), abs=1.5)
        assert found.late == pytest.approx(bell.inv_cdf(0.95), abs=1.5)


def test_lunch_comes_once_and_not_after_the_last_round() -> None:
    book, day = load("munchkin"), Day(begins=600, until=950, lunch=45)
    with_lunch, without = ending(book, day, 6, 0), ending(book, replace(day, lunch=0), 6, 0)
    assert with_lunch.middle == without.middle + 45
    assert with_lunch.in_time is not None
    assert without.in_time is not None
    assert with_lunch.in_time < without.in_time
    assert ending(book, replace(day, begins=700), 1, 0).middle == 747


def test_who_begins_after_noon_has_eaten() -> None:
    book = load("munchkin")
    assert ending(book, Day(begins=1080, lunch=45), 3, 0) == ending(book, Day(begins=1080, lunch=0), 3, 0)


def test_a_cut_on_the_second_day_begins_when_it_is_told_to() -> None:
    book, day = load("munchkin"), Day(begins=600, until=1080, second=570)
    both, alone = ending(book, day, 5, 3), ending(book, replace(day, begins=570, second=None), 0, 3)
    assert both == alone
    assert ending(book, day, 5, 0) == ending(book, replace(day, second=None), 5, 0)


def test_an_error_bar_says_something_of_never_and_of_always() -> None:
    never, always = chance(0, 1000), chance(1000, 1000)
    assert (never.share, never.low) == (0, 0)
    assert 0.002 < never.high < 0.005
    assert always.high == 1
    half = chance(500, 1000)
    assert half.error == pytest.approx(0.031, abs=0.001)
