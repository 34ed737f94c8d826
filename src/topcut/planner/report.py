"""What was counted, as chances with their error bars, structure by structure."""

from dataclasses import dataclass
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

SURE = 1.96  # standard errors on each side: 95 of 100


@dataclass(frozen=True, slots=True)
class Chance:
    """A share, and where it lies with a probability of 95 in 100 as far as the simulation can tell."""

    share: float
    low: float
    high: float

    @property
    def error(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class WithPoints:
    """Of the players who end with so many points and are still in, how many are above the line."""

    points: int
    makes_it: Chance
    a_tournament: float  # how many players have so many


@dataclass(frozen=True, slots=True)
class Outlook:
    """One structure."""

    structure: Structure
    is_printed: bool
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


def chance(count: int, of: int) -> Chance:
    """Wilson's interval, which says something sensible of 0 and of all."""
    if not of:
        return Chance(0.0, 0.0, 1.0)
    share, room = count / of, SURE**2 / of
    middle = (share + room / 2) / (1 + room)
    half = SURE * sqrt(share * (1 - share) / of + room / (4 * of)) / (1 + room)
    return Chance(share, max(0.0, middle - half) if count else 0.0, min(1.0, middle + half) if count < of else 1.0)


Endings = tuple[Ending, Ending]  # of the Swiss rounds, and of everything


def endings(question: Question, day: Day) -> tuple[Endings, ...]:
    """Of each structure; they do not depend on what is counted."""
    return tuple(
        (
            ending(question.ruleset, day, one.rounds, 0),
            ending(question.ruleset, day, one.rounds, len(bracket(one.cut).rounds) if one.cut else 0),
        )
        for one in question.structures
    )


def outlooks(
    question: Question, counted: Counted, ends: tuple[Endings, ...], printed: Structure
) -> tuple[Outlook, ...]:
    most = most_points(question)
    width = stride(question.players, most)
    return tuple(
        _outlook(question, structure, counted.tally[number * width : (number + 1) * width], ends[number], printed)
        for number, structure in enumerate(question.structures)
    )


def _outlook(
    question: Question, structure: Structure, tally: tuple[int, ...], ends: Endings, printed: Structure
) -> Outlook:
    of = tally[TOURNAMENTS]
    made, won = (
        tuple(chance(tally[HEAD + player * PER_PLAYER + which], of) for player in range(question.players))
        for which in (MADE, WON)
    )
    return Outlook(
        structure=structure,
        is_printed=(structure.rounds, structure.cut) == (printed.rounds, printed.cut),
        tournaments=of,
        swiss_ends=ends[0],
        ends=ends[1],
        several_undefeated=chance(tally[SEVERAL_UNDEFEATED], of),
        best_wins=won[0],
        makes_the_line=made,
        wins=won,
        line=structure.cut or structure.line or min(8, question.players),
        records=_records(question, tally),
        runs_out=chance(tally[REMATCHED], of),
        rematches=tally[REMATCHES] / max(1, of),
        byes=tally[BYES] / max(1, of),
        two_byes=chance(tally[TWO_BYES], of),
        left=tally[LEFT] / max(1, of),
        too_few_left=chance(tally[SHORT], of),
    )


def _records(question: Question, tally: tuple[int, ...]) -> tuple[WithPoints, ...]:
    unit = unit_of(question.ruleset)
    first = HEAD + question.players * PER_PLAYER
    records = []
    for key in range((len(tally) - first) // PER_POINTS - 1, -1, -1):
        one = tally[first + key * PER_POINTS : first + (key + 1) * PER_POINTS]
        if one[HAD]:
            records.append(WithPoints(key * unit, _ratio(one), one[HAD] / tally[TOURNAMENTS]))
    return tuple(records)


def _ratio(one: tuple[int, ...]) -> Chance:
    """Players of one tournament are not independent: the error is that of a ratio of sums over tournaments."""
    share = one[HAD_AND_MADE] / one[HAD]
    if one[HAD_AND_MADE] in {0, one[HAD]}:
        return chance(one[HAD_AND_MADE], one[HAD])
    spread = one[MADE_SQUARED] - 2 * share * one[PRODUCT] + share**2 * one[HAD_SQUARED]
    error = max(SURE * sqrt(max(0.0, spread)) / one[HAD], chance(one[HAD_AND_MADE], one[HAD]).error)
    return Chance(share, max(0.0, share - error), min(1.0, share + error))
