"""Who wins a game, by a model that is stated: skill as Elo, draws, drops, no-shows, and the figures that are scored.

- The field is an even one: of N players the k-th best has the skill of the quantile (k - 1/2) / N of a normal
  distribution with the given spread. Skills of one's own can be given instead.
- The better of two wins a game with the chance that Elo gives: 1 / (1 + 10 ** (-difference / 400)). A match of several
  games is won by the majority of them. Whoever they are, the same share of matches is drawn, where the rule book has
  draws.
- After each Swiss round each player with two losses or more leaves with a given chance; in each round each player does
  not appear with another one, and has left then.
- Figures are taken from a table of scores, those of past tournaments or made-up ones around what a bye is worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from math import comb
from statistics import NormalDist
from typing import Any, NamedTuple

from topcut.planner.book import Book
from topcut.planner.compiled import column
from topcut.rules.ruleset import How, Ruleset

WHOLE = 1 << 32
FARTHEST = 1200  # Elo: who is so much better does not win more often if the difference is greater
SCORES = 64
STAYS = 64
LOSSES_BEFORE_LEAVING = 2

Score = tuple[tuple[int, int], ...]  # of each figure: the winner's, the loser's


@dataclass(frozen=True, slots=True)
class Skill:
    """Shares are of one: 0.04 are 4 in 100."""

    spread: int = 200
    draws: float = 0.04
    drops: float = 0.04
    no_shows: float = 0.0
    won: tuple[Score, ...] = ()  # scores of past matches that had a winner; none: made up
    drawn: tuple[Score, ...] = ()


def played_by(ruleset: Ruleset, model: Skill) -> Skill:
    """Without what the rule book does not know."""
    return replace(
        model,
        draws=0.0 if ruleset.points.draw is None else model.draws,
        no_shows=model.no_shows if How.NO_SHOW in ruleset.endings else 0.0,
    )


class Chances(NamedTuple):
    """The model in whole numbers: chances as shares of 2 ** 32, by the difference in skill."""

    skill: Any
    swiss: Any  # from the widest difference below to the widest above
    bracket: Any
    widest: int
    rates: Any  # draws, drops, no-shows
    stay: Any  # that the first so many who may leave all stay
    won: Any  # SCORES times figures times two
    drawn: Any


DRAWS, DROPS, NO_SHOWS = range(3)


@cache
def field(players: int, spread: int) -> tuple[int, ...]:
    """Everyone's skill, the best first."""
    if not spread:
        return (0,) * players
    normal = NormalDist(0, spread)
    return tuple(round(normal.inv_cdf(1 - (rank + 0.5) / players)) for rank in range(players))


def win_chance(difference: int, best_of: int = 1) -> float:
    """Of the player who is so much better; of several games, of winning most of them."""
    game = 1 / (1 + 10 ** (-difference / 400))
    needed = best_of // 2 + 1
    games = 2 * needed - 1
    return sum(comb(games, won) * game**won * (1 - game) ** (games - won) for won in range(needed, games + 1))


def chances(ruleset: Ruleset, book: Book, model: Skill, skills: Sequence[int]) -> Chances:
    """`skills` has one a player, the first being the first place of every column."""
    model = played_by(ruleset, model)
    shares = [round(WHOLE * share) for share in (model.draws, model.drops, model.no_shows)]
    decided, widest = WHOLE - shares[DRAWS], max(skills) - min(skills)
    return Chances(
        column(skills),
        column(_by_difference(decided, ruleset.games.swiss, widest)),
        column(_by_difference(decided, ruleset.games.bracket, widest)),
        widest,
        column(shares),
        column([round(WHOLE * (1 - model.drops) ** (stayed + 1)) for stayed in range(STAYS)]),
        column(_table(model.won or made_up(ruleset, book, drawn=False), len(book.figures))),
        column(_table(model.drawn or made_up(ruleset, book, drawn=True), len(book.figures))),
    )


@cache
def _by_difference(decided: int, games: int, widest: int) -> tuple[int, ...]:
    differences = (max(-FARTHEST, min(FARTHEST, difference)) for difference in range(-widest, widest + 1))
    return tuple(round(decided * win_chance(difference, games)) for difference in differences)


def made_up(ruleset: Ruleset, book: Book, *, drawn: bool) -> tuple[Score, ...]:
    """A winner has about what a bye is worth, sometimes more; a loser less, evenly; in a draw both have the same."""
    most = {figure.name: figure.most for figure in ruleset.figures}
    scores = []
    for number in range(SCORES):
        score = []
        for which, name in enumerate(book.figures):
            usual = min(most[name], ruleset.bye.figures.get(name, 0) or 10)
            step = (number * (2 * which + 5)) % SCORES  # each figure in another order
            winner = min(most[name], usual - usual // 4 + int(Fraction(step * (usual // 2 + 1), SCORES)))
            loser = winner if drawn else (number * 37 + which) % max(1, winner)
            score.append((winner, loser))
        scores.append(tuple(score))
    return tuple(scores)


def _table(scores: Sequence[Score], figures: int) -> list[int]:
    """SCORES of them, each equally often as near as can be."""
    table: list[int] = []
    for number in range(SCORES):
        score = scores[number * len(scores) // SCORES]
        for which in range(figures):
            table += score[which]
    return table or [0]
