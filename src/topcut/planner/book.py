"""A rule book in whole numbers, as the kernel reads it."""

from dataclasses import dataclass
from math import gcd, lcm
from typing import Any

from topcut.planner.compiled import column
from topcut.refusal import Refusal
from topcut.rules.ruleset import How, Ruleset

MOST_ROUNDS = 16  # with more, exact tiebreakers no longer fit into 64 bits

# Where each number stands.
WIN, DRAW, LOSS, UNIT, FIGURES, TIEBREAKERS = range(6)
BYE_IS_OPPONENT, BYE_BY_POINTS, BYE_ONCE, BYE_FEWEST = range(6, 10)
MET_ONCE, ALL_ROUNDS, ALONE = range(10, 13)
NO_SHOW_OPPONENTS, NO_SHOW_MET, DOUBLE_POINTS = range(13, 16)
BRACKET_ROLL, RANKS_DROPPED, SCALE, SHARES = range(16, 20)
BY_STRENGTH = SHARES + MOST_ROUNDS + 1  # before it: what one of so many is, times the scale; 0 of none

# Of each tiebreaker: its kind, its figure, and its floor as a fraction. The lot comes after the last one of every book.
KIND, FIGURE, FLOOR, PARTS, PER_TIE = range(5)
TIES = BY_STRENGTH + PER_TIE
STRENGTH, EXTENDED, TOTAL, WIN_RATE, LATEST, LOT = range(6)
_KINDS = {
    "strength": STRENGTH,
    "extended-strength": EXTENDED,
    "figure": TOTAL,
    "match-win-rate": WIN_RATE,
    "latest-rounds": LATEST,
    "random": LOT,
}

NO_DRAW = -1


@dataclass(frozen=True, slots=True)
class Book:
    """`rules` is what the kernel reads; `figures` are those that tiebreakers look at."""

    rules: Any
    bye: Any  # figures of a bye
    no_show: Any  # figures of a player whose opponent did not come
    figures: tuple[str, ...]
    has_dates: bool  # whether it counts in which rounds a figure was scored


def unit_of(ruleset: Ruleset) -> int:
    """What all points are multiples of."""
    return gcd(ruleset.points.win, ruleset.points.draw or 0, ruleset.points.loss)


def check_book(ruleset: Ruleset) -> None:
    """Refuses a rule book that has no Swiss rounds, or whose figures would not be exact."""
    if ruleset.plan is not None:
        raise Refusal("planner-by-plan", clause=ruleset.plan.clause, ruleset=ruleset.title)
    _check_room(ruleset)


def book(ruleset: Ruleset) -> Book:
    check_book(ruleset)
    points, bye, strength = ruleset.points, ruleset.bye, ruleset.strength
    figures = tuple(dict.fromkeys(one.figure for one in ruleset.tiebreakers if one.figure is not None))
    no_show, double = ruleset.endings.get(How.NO_SHOW), ruleset.endings.get(How.DOUBLE_NO_SHOW)
    draw = NO_DRAW if points.draw is None else points.draw
    both_draw = double is not None and double.both == "draw"
    ties = [
        part
        for one in ruleset.tiebreakers
        for part in (
            _KINDS[one.kind],
            figures.index(one.figure) if one.figure else 0,
            one.least.numerator,
            one.least.denominator,
        )
    ]
    scale = lcm(*range(1, MOST_ROUNDS + 1))
    rules = [
        points.win,
        draw,
        points.loss,
        unit_of(ruleset),
        len(figures),
        len(ruleset.tiebreakers) + 1,
        int(bye.is_opponent),
        int(bye.later == "lowest-points"),
        int(bye.once),
        int(bye.all_had_one == "fewest"),
        int(strength.met_twice == "once"),
        int(strength.rounds == "all"),
        strength.no_opponents,
        int(no_show is not None and no_show.opponents),
        int(ruleset.rematch is not None and ruleset.rematch.no_show),
        draw if both_draw else points.loss,
        int(ruleset.bracket.draw == "roll"),
        int(ruleset.leaving.ranks_dropped),
        scale,
        *(scale // count if count else 0 for count in range(MOST_ROUNDS + 1)),
        *(STRENGTH, 0, 0, 1),
        *ties,
        *(LOT, 0, 0, 1),
    ]
    worth = [bye.figures.get(name, 0) for name in figures]
    given = worth if no_show is not None and no_show.winner_has == "bye" else [0] * len(figures)
    has_dates = any(_KINDS[one.kind] == LATEST for one in ruleset.tiebreakers)
    return Book(
        column(rules),
        column(worth),
        column(given),
        figures,
        has_dates,
    )


def _check_room(ruleset: Ruleset) -> None:
    """Every figure times its scale fits into 64 bits. (No number of a book is above a million: totals fit into 32.)"""
    scale = lcm(*range(1, MOST_ROUNDS + 1))
    most = max(ruleset.points.win, ruleset.points.draw or 0, ruleset.points.loss, ruleset.strength.no_opponents)
    for one in ruleset.tiebreakers:
        needed = most * scale**2
        if one.kind == "extended-strength":
            needed *= scale
        if one.kind == "match-win-rate":
            needed *= one.least.denominator * MOST_ROUNDS
        if needed >= 1 << 62:
            raise Refusal("planner-numbers", clause=one.clause, tiebreaker=one.label)
