"""Looking back on a finished tournament: figures that can be worked out by hand."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import mean, pvariance

import pytest

from tests.planner.everything import small
from tests.rules.ranking.tournament import CHALLENGER, tournament
from topcut.ids import PlayerId
from topcut.planner.luck import luck
from topcut.rules.match import Match
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


@pytest.mark.parametrize("number", range(12))
def test_what_is_added_up_once_for_all_is_what_each_would_add_up(number: int) -> None:
    """Held against the definition, player by player: with byes, no-shows, draws and players who left."""
    dice = Random(f"luck {number}")
    t = replace(small(CHALLENGER, dice, players=dice.randint(5, 12), open_tables=0, rounds=4), phase=Phase.FINISHED)
    found = luck(t)
    assert found is not None
    for one in found.schedules:
        met, expected, variance = zip(*_rounds_of(t, one.player), strict=True)
        assert one.met == pytest.approx(mean(met))
        assert one.expected == pytest.approx(mean(expected))
        assert one.spread == pytest.approx(sum(variance) ** 0.5 / len(met), abs=1e-6)


def _rounds_of(t: Tournament, player: PlayerId) -> Iterator[tuple[float, float, float]]:
    """Of each round with an opponent: the opponent's points per round against others, and mean and variance of those
    of everyone who could have come."""
    seats = [
        (number, match, one)
        for number, round in enumerate(t.rounds)
        for match in round.matches
        for one in match.players
    ]

    def points(match: Match, one: PlayerId) -> int:
        assert match.result is not None
        return match.result.points[match.seat_of(one)]

    def so_far(who: PlayerId, number: int) -> int:
        return sum(points(match, one) for before, match, one in seats if one == who and before < number)

    def rate(who: PlayerId) -> float:
        scored = [points(match, one) for _, match, one in seats if one == who and match.opponent_of(one) != player]
        return mean(scored) if scored else 0.0

    known = {player}
    for number, match, one in seats:
        opponent = match.opponent_of(one)
        if one != player or opponent is None:
            continue
        there = [other for at, pair, other in seats if at == number and pair.second is not None]
        could = [
            rate(other) for other in there if other not in known and so_far(other, number) == so_far(opponent, number)
        ] or [rate(opponent)]
        yield rate(opponent), mean(could), pvariance(could)
        known.add(opponent)


def test_there_is_nothing_to_look_back_on_before_the_end() -> None:
    assert luck(replace(finished(), phase=Phase.SWISS)) is None
    assert luck(replace(finished(), rounds=())) is None
