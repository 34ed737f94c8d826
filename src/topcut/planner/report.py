"""What was counted, as chances with their error bars, structure by structure."""

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count, takewhile
from math import sqrt

from topcut.planner.book import unit_of
from topcut.planner.day import Day, Ending, ending
from topcut.planner.question import (
    BYES,
    HAD,
    HAD_AND_MADE,
    HAD_SQUARED,
    HEAD,
    LEFT,
    MADE,
    MADE_SQUARED,
    PER_PLAYER,
    PER_POINTS,
    PRODUCT,
    REMATCHED,
    REMATCHES,
    SEVERAL_UNDEFEATED,
    SHORT,
    TOURNAMENTS,
    TWO_BYES,
    WON,
    Counted,
    Question,
    Structure,
    most_points,
    stride,
)
from topcut.rules.pairing.bracket import bracket
from topcut.rules.ruleset import Ruleset

SURE = 1.96  # standard errors on each side: 95 of 100
FEW = 30  # tournaments, with which the spread between them is not known well
RARE = 0.05  # players a tournament


class Footing(StrEnum):
    """Where a structure stands in the rule book."""

    PRINTED = "printed"
    ALLOWED = "allowed"  # the cut is left out, as the organizer may
    DEVIATION = "deviation"


@dataclass(frozen=True, slots=True)
class Chance:
    """A share, and where it lies with a probability of 95 in 100 as far as the simulation can tell."""

    share: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """To the farther end: near 0 and 1 the two are not equally far."""
        return max(self.high - self.share, self.share - self.low)

    @property
    def digits(self) -> int:
        """With which its percents are told: so many that the error is not told as none."""
        return next(digits for digits in count(1) if round(100 * self.error, digits) or not self.error)


@dataclass(frozen=True, slots=True)
class Record:
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True, slots=True)
class WithPoints:
    """Of the players who end with so many points and are still in, how many are above the line."""

    points: int
    record: Record | None
    makes_it: Chance
    a_tournament: float  # how many players have so many

    @property
    def is_usual(self) -> bool:
        """What hardly anybody ever has is no figure to aim at."""
        return self.a_tournament >= RARE


@dataclass(frozen=True, slots=True)
class Outlook:
    """One structure."""

    structure: Structure
    footing: Footing
    tournaments: int
    swiss_ends: Ending
    ends: Ending
    several_undefeated: Chance
    best_wins: Chance
    makes_the_line: tuple[Chance, ...]  # by true rank, the best first
    wins: tuple[Chance, ...]  # the same
    line: int  # the cut, or the first so many
    records: tuple[WithPoints, ...]  # from the most points down
    runs_out: Chance  # a rematch could not be avoided
    rematches: float  # a tournament
    byes: float  # a tournament
    two_byes: Chance
    left: float  # players a tournament
    too_few_left: Chance  # for the cut

    @property
    def is_printed(self) -> bool:
        return self.footing is Footing.PRINTED

    @property
    def enough(self) -> WithPoints | None:
        """The fewest points with which a player makes it more often than not, and so with more of them."""
        usual = [row for row in self.records if row.is_usual]
        often = list(takewhile(lambda row: row.makes_it.share >= 0.5, usual))
        return often[-1] if often else None


def chance(times: int, of: int) -> Chance:
    return _wilson(times / of, of) if of else Chance(0.0, 0.0, 1.0)


def _wilson(share: float, of: float) -> Chance:
    """Wilson's interval, which says something sensible of 0 and of all."""
    room = SURE**2 / of
    middle = (share + room / 2) / (1 + room)
    half = SURE * sqrt(share * (1 - share) / of + room / (4 * of)) / (1 + room)
    return Chance(share, max(0.0, middle - half) if share else 0.0, min(1.0, middle + half) if share < 1 else 1.0)


Endings = tuple[Ending, Ending]  # of the Swiss rounds, and of everything


def endings(question: Question, day: Day) -> tuple[Endings, ...]:
    """Of each structure; they do not depend on what is counted."""
    return tuple(_endings(question.ruleset, one, day) for one in question.structures)


def _endings(rules: Ruleset, one: Structure, day: Day) -> Endings:
    swiss = ending(rules, day, one.rounds, 0)
    if not one.cut:
        return swiss, swiss
    everything = ending(rules, day, one.rounds, len(bracket(one.cut).rounds))
    if day.second is not None and swiss.in_time is not None and everything.in_time is not None:
        everything = replace(everything, in_time=swiss.in_time * everything.in_time)
    return swiss, everything


def outlooks(
    question: Question, counted: Counted, ends: tuple[Endings, ...], footings: tuple[Footing, ...]
) -> tuple[Outlook, ...]:
    most = most_points(question)
    width = stride(question.players, most)
    return tuple(
        _outlook(
            question, structure, counted.tally[number * width : (number + 1) * width], ends[number], footings[number]
        )
        for number, structure in enumerate(question.structures)
    )


def _outlook(
    question: Question, structure: Structure, tally: tuple[int, ...], ends: Endings, footing: Footing
) -> Outlook:
    of = tally[TOURNAMENTS]
    made, won = (
        tuple(chance(tally[HEAD + player * PER_PLAYER + which], of) for player in range(question.players))
        for which in (MADE, WON)
    )
    return Outlook(
        structure=structure,
        footing=footing,
        tournaments=of,
        swiss_ends=ends[0],
        ends=ends[1],
        several_undefeated=chance(tally[SEVERAL_UNDEFEATED], of),
        best_wins=won[0],
        makes_the_line=made,
        wins=won,
        line=structure.cut or structure.line or min(8, question.players),
        records=_records(question, structure.rounds, tally),
        runs_out=chance(tally[REMATCHED], of),
        rematches=tally[REMATCHES] / max(1, of),
        byes=tally[BYES] / max(1, of),
        two_byes=chance(tally[TWO_BYES], of),
        left=tally[LEFT] / max(1, of),
        too_few_left=chance(tally[SHORT], of),
    )


def _records(question: Question, rounds: int, tally: tuple[int, ...]) -> tuple[WithPoints, ...]:
    unit = unit_of(question.ruleset)
    first = HEAD + question.players * PER_PLAYER
    records = []
    for key in range((len(tally) - first) // PER_POINTS - 1, -1, -1):
        one = tally[first + key * PER_POINTS : first + (key + 1) * PER_POINTS]
        if one[HAD]:
            record = _record(question.ruleset, key * unit, rounds)
            records.append(WithPoints(key * unit, record, _ratio(one), one[HAD] / tally[TOURNAMENTS]))
    return tuple(records)


def _ratio(one: tuple[int, ...]) -> Chance:
    """Players of one tournament are not independent: the error is that of a ratio of sums over tournaments.

    With few of them, and where all or none made it, each tournament counts as much as one player: `of` is how many
    tournaments of equal size would say as much (Kish, Survey Sampling, 1965).
    """
    share = one[HAD_AND_MADE] / one[HAD]
    of = one[HAD] ** 2 / one[HAD_SQUARED]
    if share in {0, 1} or of < FEW:
        return _wilson(share, of)
    spread = one[MADE_SQUARED] - 2 * share * one[PRODUCT] + share**2 * one[HAD_SQUARED]
    error = max(SURE * sqrt(max(0.0, spread)) / one[HAD], _wilson(share, one[HAD]).error)
    return Chance(share, max(0.0, share - error), min(1.0, share + error))


def _record(rules: Ruleset, points: int, rounds: int) -> Record | None:
    """The one with the fewest draws that has so many points; a bye is won."""
    each = rules.points
    for drawn in range(rounds + 1 if each.draw is not None else 1):
        for won in range(rounds - drawn, -1, -1):
            lost = rounds - drawn - won
            if won * each.win + drawn * (each.draw or 0) + lost * each.loss == points:
                return Record(won, drawn, lost)
    return None
