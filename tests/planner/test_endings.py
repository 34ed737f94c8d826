"""How a table may end: every result that the rule book gives is among them, with its figures inside the bounds."""

from random import Random

import pytest

from tests.rules.ranking.tournament import RULESETS
from topcut.planner.endings import ends
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Seat, Unfinished
from topcut.rules.results import settle
from topcut.rules.ruleset import Ruleset

BOOKS = [book for book in RULESETS if not book.points.recorded]


def entry(ruleset: Ruleset, dice: Random) -> Entry:
    """Anything that could be typed, most of it refused."""
    figures = {
        figure.name: (dice.choice((0, 1, 2, figure.most)), dice.choice((0, 1, 2, figure.most)))
        for figure in ruleset.figures
        if dice.random() < 0.8
    }
    return Entry(
        how=dice.choice((None, *ruleset.endings)),
        winner=dice.choice((None, Seat.FIRST, Seat.SECOND)),
        drawn=dice.random() < 0.2,
        scores=figures,
        unfinished=dice.choice((None, Unfinished.NONE)),
    )


@pytest.mark.parametrize("ruleset", BOOKS, ids=[book.name for book in BOOKS])
def test_whatever_a_table_reports_is_one_of_its_ends(ruleset: Ruleset) -> None:
    dice, seen, best_of = Random(ruleset.name), set(), ruleset.games.swiss
    possible = ends(ruleset, best_of)
    for _ in range(1_500):
        try:
            result = settle(ruleset, entry(ruleset, dice))
        except Refusal:
            continue
        fitting = [
            end
            for end in possible
            if (end.points, end.winner, end.opponents) == (result.points, result.winner, result.opponents)
        ]
        assert len(fitting) == 1, result
        for pair, boxes in zip(result.figures, fitting[0].figures, strict=True):
            assert all(low <= number <= high for number, (low, high) in zip(pair, boxes, strict=True)), result
        seen.add((result.points, result.winner, result.opponents))
    assert seen == {(end.points, end.winner, end.opponents) for end in possible}
