"""What is to be played out, and what is counted of it: whole numbers that add up in any order."""

from __future__ import annotations

from dataclasses import dataclass

from topcut.planner.book import unit_of
from topcut.planner.skill import Skill
from topcut.rules.ruleset import Ruleset

# Of each structure, then the players and the numbers of points.
TOURNAMENTS, SEVERAL_UNDEFEATED, NONE_UNDEFEATED, REMATCHED, REMATCHES, BYES, TWO_BYES, LEFT, SHORT = range(9)
HEAD = 9
MADE, WON, PER_PLAYER = range(3)  # reached the line, came first
HAD, HAD_AND_MADE, HAD_SQUARED, MADE_SQUARED, PRODUCT, PER_POINTS = range(6)


def stride(players: int, most_points: int) -> int:
    """Places of one structure; points are counted in units, from 0 to the most."""
    return HEAD + players * PER_PLAYER + (most_points + 1) * PER_POINTS


@dataclass(frozen=True, slots=True)
class Structure:
    rounds: int
    cut: int
    line: int = 0  # without a cut: how many of the first are counted; 0: as many as there are, up to eight


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be played out. A question and a number give the same tournament everywhere."""

    ruleset: Ruleset
    players: int
    structures: tuple[Structure, ...]
    skill: Skill
    seed: str
    skills: tuple[int, ...] = ()  # of each player; none: an even field, the best first


@dataclass(frozen=True, slots=True)
class Counted:
    """What came of it, structure by structure (`tally` has their places), and how often the engine had to pair."""

    tally: tuple[int, ...]
    asked: int

    def plus(self, other: Counted) -> Counted:
        return Counted(tuple(map(sum, zip(self.tally, other.tally, strict=True))), self.asked + other.asked)


def most_points(question: Question) -> int:
    """In units: the most that a player can have."""
    unit = unit_of(question.ruleset)
    points = question.ruleset.points
    rounds = max(one.rounds for one in question.structures)
    return rounds * max(points.win, points.draw or 0, points.loss) // unit
