"""Looking back on a finished tournament: figures that can be worked out by hand."""

from dataclasses import replace

import pytest

from tests.rules.ranking.tournament import CHALLENGER, tournament
from topcut.planner.luck import luck
from topcut.rules.tournament import Phase, Structure, Tournament


def finished() -> Tournament:
    t = tournament(
        """
        a 3-0 b  c 3-0 d
        a 3-0 c  b 3-0 d
        a 0-3 d  b 1-1 c
        """,
        CHALLENGER,
    )
    return replace(t, phase=Phase.FINISHED, structure=Structure(3, 2, "", 4))


def test_points_by_round_and_the_cut() -> None:
    found = luck(finished())
    assert found is not None
    assert {one.player: one.points for one in found.courses} == {
        "a": (3, 6, 6),
        "b": (0, 3, 4),
        "c": (3, 3, 4),
        "d": (0, 0, 3),
    }
    assert found.line == (3, 3, 4)


def test_upsets_are_counted_and_weighed_against_coins() -> None:
    found = luck(finished())
    assert found is not None
    assert [(one.round, one.winner, one.loser, one.gap) for one in found.upsets] == [(3, "d", "a", 6)]
    assert found.uneven == {1: (0, 0), 2: (0, 0), 3: (1, 1)}
    assert (found.surprising, found.decided, found.as_few) == (1, 1, 1.0)


def test_what_coins_would_have_done() -> None:
    """One of six games was drawn: two wins in three games, or better, are 6 points or more."""
    found = luck(finished())
    assert found is not None
    won, drawn = 5 / 12, 1 / 6
    best = next(one for one in found.runs if one.player == "a")
    assert (best.games, best.points) == (3, 6)
    assert best.chance == pytest.approx(won**3 + 3 * won**2 * (drawn + won))


def test_opponents_are_held_against_those_who_could_have_come() -> None:
    """In round 2, c had 3 points and could only meet a; in round 1 anybody was possible."""
    found = luck(finished())
    assert found is not None
    of = {str(one.player): one for one in found.schedules}
    others = {"b": (3 + 1) / 2, "c": (3 + 1) / 2, "d": (0 + 0) / 2}  # points per round against all but a
    assert of["a"].met == pytest.approx((others["b"] + others["c"] + others["d"]) / 3)
    assert of["a"].expected == pytest.approx((sum(others.values()) / 3 + others["c"] + others["d"]) / 3)
    assert of["a"].luck == pytest.approx(of["a"].expected - of["a"].met)


def test_there_is_nothing_to_look_back_on_before_the_end() -> None:
    assert luck(replace(finished(), phase=Phase.SWISS)) is None
    assert luck(replace(finished(), rounds=())) is None
