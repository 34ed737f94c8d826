"""What orders players with equal points: each kind of tiebreaker as a function from the sheet to exact figures."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from topcut.rules.ranking.sheet import NOBODY, Column, Sheet
from topcut.rules.ruleset import Ruleset, Tiebreaker


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """One figure per player, as whole numbers over a common scale: exact, and fast to compare."""

    scaled: Column
    scale: int
    whole: bool = False  # counted, not divided: given out as int
    nobody: int = 0  # the figure of a bye's empty seat, where a bye counts as an opponent

    def exact(self) -> Sequence[int | Fraction]:
        if self.whole:
            return self.scaled
        # Ten thousand players have a few hundred strengths between them, and a Fraction is slow to make.
        fractions = {value: Fraction(value, self.scale) for value in set(self.scaled)}
        return [fractions[value] for value in self.scaled]


def figures(tiebreaker: Tiebreaker, ruleset: Ruleset, sheet: Sheet) -> Figures:
    return KINDS[tiebreaker.kind](tiebreaker, ruleset, sheet)


def total(tiebreaker: Tiebreaker, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """The total scored of one recorded figure (CH-44, PS-28)."""
    names = [figure.name for figure in ruleset.kept_figures]
    return Figures(sheet.figures[names.index(str(tiebreaker.figure))], scale=1, whole=True)


def latest_rounds(tiebreaker: Tiebreaker, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """The rounds in which a figure was scored, the latest first, as one number: 752 for rounds 7, 5 and 2 (Q43).

    Among players who scored in equally many rounds, the greater number has the later round where they first differ.
    """
    names = [figure.name for figure in ruleset.kept_figures]
    scored_in = sheet.scored_in[names.index(str(tiebreaker.figure))]
    room = 10 ** len(str(sheet.rounds))
    numbers = []
    for rounds in scored_in:
        number = 0
        for round in reversed(rounds):
            number = number * room + round
        numbers.append(number)
    return Figures(numbers, scale=1, whole=True)


def strength(tiebreaker: Tiebreaker, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """The mean of the opponents' points per round (CH-43)."""
    return mean(rates(tiebreaker, ruleset, sheet), ruleset, sheet)


def extended_strength(tiebreaker: Tiebreaker, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """The mean of the opponents' strength (MU-35)."""
    return mean(strength(tiebreaker, ruleset, sheet), ruleset, sheet)


def match_win_rate(tiebreaker: Tiebreaker, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """The mean of the opponents' shares of the points they could have won."""
    return mean(win_rates(tiebreaker, ruleset, sheet), ruleset, sheet)


def rates(_: Tiebreaker | None, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """Everyone's points per round; 0 before the first."""
    rounds = divisors(ruleset, sheet)
    shares, scale = _shares(set(rounds))
    return Figures([points * shares[count] for points, count in zip(sheet.points, rounds, strict=True)], scale)


def win_rates(tiebreaker: Tiebreaker, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """Everyone's points as a share of what only wins would have given, at least the floor."""
    floor = Fraction(tiebreaker.floor)
    per_round = rates(tiebreaker, ruleset, sheet)
    scale = per_round.scale * ruleset.points.win
    least = floor.numerator * scale
    shares = [max(least, points * floor.denominator) for points in per_round.scaled]
    return Figures(shares, scale * floor.denominator, nobody=least)


Kind = Callable[[Tiebreaker, Ruleset, Sheet], Figures]

KINDS: Mapping[str, Kind] = {
    "figure": total,
    "latest-rounds": latest_rounds,
    "strength": strength,
    "extended-strength": extended_strength,
    "match-win-rate": match_win_rate,
}

# What each mean is the mean of.
AVERAGED: Mapping[str, Kind] = {
    "strength": rates,
    "extended-strength": strength,
    "match-win-rate": win_rates,
}


def divisors(ruleset: Ruleset, sheet: Sheet) -> Column:
    """The rounds that everyone's points are divided by (R-4)."""
    return sheet.played if ruleset.strength.rounds == "played" else [sheet.rounds] * len(sheet.ids)


def counted(ruleset: Ruleset, sheet: Sheet) -> Sequence[Column]:
    """The opponents that everyone's means are taken over (R-4)."""
    opponents = sheet.opponents
    if ruleset.bye.is_opponent:
        opponents = [[*others, *[NOBODY] * byes] for others, byes in zip(opponents, sheet.byes, strict=True)]
    if ruleset.strength.met_twice == "once":
        opponents = [list(dict.fromkeys(others)) for others in opponents]
    return opponents


def mean(of: Figures, ruleset: Ruleset, sheet: Sheet) -> Figures:
    """For everyone the mean of the opponents' figures."""
    opponents = counted(ruleset, sheet)
    shares, common = _shares(set(map(len, opponents)))
    scale = of.scale * common
    alone = ruleset.strength.no_opponents * scale
    figure = [*of.scaled, of.nobody].__getitem__
    means = [sum(map(figure, others)) * shares[len(others)] if others else alone for others in opponents]
    return Figures(means, scale)


def _shares(counts: set[int]) -> tuple[dict[int, int], int]:
    """What 1/n is for each of the counts as a whole number over a common scale (their lcm, so that none is rounded)."""
    scale = lcm(*counts - {0})
    return {count: scale // count if count else 0 for count in counts}, scale
