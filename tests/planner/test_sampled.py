"""Chances that are sampled, next to those that are added up over everything that may happen."""

from collections import defaultdict
from dataclasses import replace
from itertools import product
from math import exp, pi, sqrt
from random import Random

import pytest

from tests.planner.everything import small
from tests.rules.ranking.tournament import CHALLENGER, MAGIC, MUNCHKIN
from topcut.ids import PlayerId
from topcut.planner.sampled import Habits, Share, habits, sampled
from topcut.planner.strengths import chance
from topcut.planner.what_if import Standing, outlook, what_if
from topcut.rules.match import Match, Result, Seat
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Structure, Tournament

TIMES = 1_500


def wins(known: Habits, match: Match) -> float:
    """The chance that the first seat wins a decided game, over all strengths that are still possible."""
    assert match.second is not None
    one, other = known.strengths[match.first], known.strengths[match.second]
    middle, spread = one.likely - other.likely, sqrt(one.spread**2 + other.spread**2)
    steps = [middle + spread * (k / 50) for k in range(-300, 301)]
    weights = [exp(-(((x - middle) / spread) ** 2) / 2) / spread / sqrt(2 * pi) for x in steps]
    return sum(weight * chance(x, 0.0) for x, weight in zip(steps, weights, strict=True)) / sum(weights)


def added_up(t: Tournament, size: int) -> dict[PlayerId, float]:
    """Over all results of the open tables; where lots decide, everyone level has the same chance."""
    known, points = habits(t), t.ruleset.points
    *before, last = t.rounds
    open_ones = [i for i, match in enumerate(last.matches) if match.result is None]
    choices = []
    for i in open_ones:
        first = wins(known, last.matches[i])
        won = Result(How.VICTORY, Seat.FIRST, (points.win, points.loss), _zeros(t.ruleset))
        lost = Result(How.VICTORY, Seat.SECOND, (points.loss, points.win), _zeros(t.ruleset))
        likely = [((1 - known.draws) * first, won), ((1 - known.draws) * (1 - first), lost)]
        if points.draw is not None:
            likely.append((known.draws, Result(How.DRAW, None, (points.draw, points.draw), _zeros(t.ruleset))))
        choices.append(likely)
    found: dict[PlayerId, float] = defaultdict(float)
    for chosen in product(*choices):
        matches, weight = list(last.matches), 1.0
        for i, (likely_so, result) in zip(open_ones, chosen, strict=True):
            weight *= likely_so
            matches[i] = replace(matches[i], result=result)
        ended = replace(t, rounds=(*before, replace(last, matches=tuple(matches))))
        ranked = [row for row in standings(ended) if t.players[row.player].is_active]
        for row in ranked:
            above = sum(other.rank < row.rank for other in ranked)
            level = sum(other.rank == row.rank for other in ranked)
            found[row.player] += weight * min(1.0, max(0.0, (size - above) / level))
    return found


def _zeros(ruleset: Ruleset) -> tuple[tuple[int, int], ...]:
    return ((0, 0),) * len(ruleset.kept_figures)


@pytest.mark.parametrize("ruleset", [MUNCHKIN, MAGIC])
def test_what_is_sampled_agrees_with_what_is_added_up(ruleset: Ruleset) -> None:
    """Of hundred error bars, at least 85 hold the truth (95 are promised), and none is far off."""
    dice, held, asked = Random(f"sampled {ruleset.name}"), 0, 0
    for number in range(4):
        t = small(ruleset, dice, players=9, open_tables=3)
        exact = added_up(t, 3)
        for player, share in sampled(t, 3, TIMES, f"{number}").items():
            low, high = share.likely
            held += low - 0.002 <= exact[player] <= high + 0.002
            asked += 1
            assert abs(share.rate - exact[player]) < 5 * sqrt(0.25 / TIMES)
    assert held / asked > 0.85


def test_whoever_is_in_or_out_for_certain_is_so_every_time() -> None:
    dice = Random("certain")
    for left in (0, 1):
        t = small(CHALLENGER, dice, players=16, open_tables=2, rounds=4)
        t = replace(t, structure=Structure(4 + left, 4, "", 16))
        shares = sampled(t, 4, 200, "x")
        found = what_if(t)
        certain = [one for one in found.players if one.standing is not Standing.ALIVE]
        for one in certain:
            assert shares[one.player].times == (200 if one.standing is Standing.CLINCHED else 0)
        assert certain
        assert sum(share.times for share in shares.values()) == 4 * 200


def test_the_same_question_has_the_same_answer() -> None:
    t = small(CHALLENGER, Random(2), players=9, open_tables=3)
    assert outlook(t, 50) == outlook(t, 50)


def test_an_error_bar_never_says_more_than_was_seen() -> None:
    assert Share(0, 0).likely == (0.0, 1.0)
    low, high = Share(1000, 1000).likely
    assert 0.99 < low < 1
    assert high == 1.0
    low, high = Share(0, 100).likely
    assert low == 0.0
    assert 0.03 < high < 0.05
