"""What is said of what was counted: error bars that are honest with few tournaments, records, and what is enough."""

from random import Random

import pytest

from topcut.planner.plan import Request, footing, plan
from topcut.planner.question import Structure
from topcut.planner.report import Chance, Footing, WithPoints, _ratio, _record, chance
from topcut.planner.sharing import Workers
from topcut.planner.skill import Skill
from topcut.rules.ruleset import load


def counted(tournaments: list[tuple[int, int]]) -> tuple[int, ...]:
    """Of (had so many points, made it), what the kernel counts."""
    return (
        sum(had for had, _ in tournaments),
        sum(made for _, made in tournaments),
        sum(had * had for had, _ in tournaments),
        sum(made * made for _, made in tournaments),
        sum(had * made for had, made in tournaments),
    )


def test_the_error_reaches_to_the_farther_end() -> None:
    never = chance(0, 50)
    assert never.error == never.high
    assert 0.07 < never.error < 0.075
    assert chance(50, 50).error == pytest.approx(never.error)


@pytest.mark.parametrize(("count", "of", "digits"), [(0, 50, 1), (0, 2000, 1), (0, 20_000, 2), (5, 10**9, 6)])
def test_an_error_is_told_with_digits_enough_not_to_look_like_none(count: int, of: int, digits: int) -> None:
    assert chance(count, of).digits == digits


def test_eight_players_of_one_tournament_say_no_more_than_one_tournament() -> None:
    one = _ratio(counted([(8, 8)]))
    assert one.low == pytest.approx(chance(1, 1).low)
    assert _ratio(counted([(8, 3)])).high > 0.8
    assert _ratio(counted([(8, 8)] * 40)).low == pytest.approx(chance(40, 40).low)
    assert _ratio(counted([(1, 1)] * 40)).low == pytest.approx(chance(40, 40).low)


@pytest.mark.parametrize("tournaments", [5, 20, 200])
def test_of_hundred_error_bars_about_ninety_five_hold_the_truth(tournaments: int) -> None:
    """Either all players with so many points make it or none, as at the line: they are not independent at all."""
    dice, held, asked = Random(f"bars {tournaments}"), 0, 400
    for _ in range(asked):
        seen = [(had, had * (dice.random() < 0.4)) for had in (dice.choice((2, 3, 4)) for _ in range(tournaments))]
        found = _ratio(counted(seen))
        held += found.low <= 0.4 <= found.high
    assert held / asked > 0.92


@pytest.mark.parametrize(
    ("book", "points", "rounds", "expected"),
    [
        ("challenger", 9, 4, (3, 0, 1)),
        ("challenger", 10, 5, (3, 1, 1)),
        ("challenger", 11, 4, None),
        ("munchkin", 6, 4, (3, 0, 1)),
        ("munchkin", 5, 4, None),
    ],
)
def test_points_are_told_as_a_record(
    book: str, points: int, rounds: int, expected: tuple[int, int, int] | None
) -> None:
    record = _record(load(book), points, rounds)
    assert expected == (None if record is None else (record.won, record.drawn, record.lost))


def test_what_hardly_anybody_ever_has_is_no_figure_to_aim_at() -> None:
    (*_, answer) = plan(Request(load("challenger"), 9, (3, 3), (0,), 60), Workers())
    [one] = answer.outlooks
    assert one.enough is not None
    assert one.enough.makes_it.share >= 0.5
    assert one.enough.is_usual
    assert not WithPoints(5, None, Chance(1, 0, 1), 0.01).is_usual
    assert all(row.makes_it.share >= 0.5 for row in one.records if row.points > one.enough.points and row.is_usual)


@pytest.mark.parametrize(
    ("book", "players", "rounds", "cut", "expected"),
    [
        ("challenger", 41, 4, 8, Footing.PRINTED),
        ("challenger", 41, 4, 0, Footing.ALLOWED),
        ("challenger", 41, 5, 8, Footing.DEVIATION),
        ("timeline", 33, 6, 8, Footing.PRINTED),
        ("timeline", 33, 6, 0, Footing.DEVIATION),
        ("munchkin", 33, 5, 8, Footing.PRINTED),
        ("munchkin", 33, 7, 4, Footing.ALLOWED),
    ],
)
def test_where_a_structure_stands_in_the_document(
    book: str, players: int, rounds: int, cut: int, expected: Footing
) -> None:
    assert footing(Request(load(book), players), Structure(rounds, cut)) is expected


def test_without_a_spread_of_skill_everybody_is_as_good_and_shares_add_up() -> None:
    """Sums over the true ranks: the cut, and one winner."""
    skill = Skill(spread=0, draws=0, drops=0)
    (*_, answer) = plan(Request(load("challenger"), 12, (4, 4), (0, 3, 4), 400, skill=skill), Workers())
    for one in answer.outlooks:
        assert sum(rank.share for rank in one.makes_the_line) == pytest.approx(one.line)
        assert sum(rank.share for rank in one.wins) == pytest.approx(1)
        assert all(rank.low - 0.06 <= 1 / 12 <= rank.high + 0.06 for rank in one.wins)
