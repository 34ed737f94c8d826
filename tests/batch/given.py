"""Matches as they lie, with every answer given: the way in which compiled code is held against the reference engine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from topcut.batch.kernel import play
from topcut.batch.lying import (
    BELOW,
    DECK_AT,
    GAINED,
    HALF,
    HELD,
    HIGH,
    HOW,
    MOST_CARDS,
    OVERFLOWN,
    REVEALS,
    TRACE,
    WINNER,
    cleared,
    laid,
)
from topcut.batch.sheet import ROUNDS, Row
from topcut.cards.match import BENCH, DECK, GUARD

HOWS = (DECK, BENCH, GUARD)


@dataclass(frozen=True, slots=True)
class Given:
    """A deck's top card is its last, a pile's its first. Answers are numbers, counted round the options of a choice."""

    decks: tuple[Sequence[int], Sequence[int]]
    answers: tuple[int, ...]
    first: int = 0
    round: int = 1
    trophies: tuple[int, int] = (0, 0)
    robots: tuple[bool, bool] = (False, False)
    piles: Mapping[str, Sequence[int]] = field(default_factory=dict)


class Ending(NamedTuple):
    winner: int
    how: str
    reveals: int
    fans: tuple[int, int]
    trace: int  # every card that was revealed or moved, every total and what it had to reach


def ending(numbers: Row, match: Given) -> Ending | None:
    """None for a match that is too large for compiled code."""
    assert match.answers, "an answer is given even if none is asked for"
    if max(map(len, match.decks)) > MOST_CARDS:
        return None
    z = laid([list(match.piles.get(level, ())) for level in "ABC"], match.answers)
    cleared(numbers, z, min(match.round, int(numbers[ROUNDS])) - 1, int(match.robots[0]), int(match.robots[1]))
    for seat, deck in enumerate(match.decks):
        half = seat * HALF
        begin = half + DECK_AT + BELOW
        z[begin : begin + len(deck)] = deck
        z[half + HIGH] = BELOW + len(deck)
        z[half + HELD] = match.trophies[seat]
    play(numbers, z, match.first)
    if z[WINNER] == OVERFLOWN:
        return None
    winner, how, reveals, trace, one, two = z[[WINNER, HOW, REVEALS, TRACE, GAINED, HALF + GAINED]].tolist()
    return Ending(winner, HOWS[how], reveals, (one, two), trace)
