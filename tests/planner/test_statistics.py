"""The kernel's figures next to those that can be worked out without it, and to the engine's own chance."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest
from scipy.stats import chi2

from topcut.chance import Stream
from topcut.planner.kernel import SIZE, Job, Work, play_round, seat
from topcut.planner.question import (
    HEAD,
    PER_PLAYER,
    SEVERAL_UNDEFEATED,
    TOURNAMENTS,
    WON,
    Question,
    Structure,
)
from topcut.planner.running import counted, engine_field, prepared
from topcut.planner.skill import Skill, field, win_chance
from topcut.planner.stream import begin
from topcut.rules.pairing import swiss
from topcut.rules.ruleset import load

EVEN = Skill(spread=0, draws=0, drops=0)
CHALLENGER = load("challenger")
TIMES = 400


def undefeated(players: int, rounds: int) -> dict[int, Fraction]:
    """How likely each number of undefeated players is, where nobody is better and nothing is drawn.

    Two of them have never met, so they meet each other; who is left over meets somebody who has lost, and wins one time
    in two. The bye of the first round goes to one of them, and later ones to the last of all.
    """
    likely = {players: Fraction(1)}
    for number in range(rounds):
        after: dict[int, Fraction] = {}
        for now, share in likely.items():
            has_bye = number == 0 and players % 2 == 1
            pairs, left = divmod(now - has_bye, 2)
            for won in range(left + 1):
                count = pairs + won + has_bye
                after[count] = after.get(count, Fraction(0)) + share / (left + 1)
        likely = after
    return likely


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(4, 2), (5, 2), (6, 2), (7, 3), (9, 3), (10, 3), (13, 3), (20, 4), (21, 4), (41, 5), (33, 4)],
)
def test_how_often_several_are_undefeated_is_what_can_be_worked_out(players: int, rounds: int) -> None:
    exact = float(sum(share for count, share in undefeated(players, rounds).items() if count > 1))
    found = counted(Question(CHALLENGER, players, (Structure(rounds, 0),), EVEN, "closed"), 0, TIMES).tally
    assert found[TOURNAMENTS] == TIMES
    share = found[SEVERAL_UNDEFEATED] / TIMES
    assert abs(share - exact) <= 3.3 * sqrt(exact * (1 - exact) / TIMES)


def test_of_four_players_the_best_wins_as_often_as_can_be_worked_out() -> None:
    """Two rounds without draws: whoever wins both of theirs is first, whichever of the three pairings is drawn."""
    skill = field(4, 200)

    def beats(one: int, other: int) -> float:
        return win_chance(skill[one] - skill[other])

    exact = 0.0
    for rival in (1, 2, 3):
        one, other = {1, 2, 3} - {rival}
        exact += beats(0, rival) * (beats(one, other) * beats(0, one) + beats(other, one) * beats(0, other)) / 3
    times = 1500
    question = Question(CHALLENGER, 4, (Structure(2, 0),), Skill(draws=0, drops=0), "four")
    found = counted(question, 0, times).tally
    won = [found[HEAD + player * PER_PLAYER + WON] for player in range(4)]
    assert sum(won) == times
    assert abs(won[0] / times - exact) <= 3.3 * sqrt(exact * (1 - exact) / times)


def test_a_cut_of_two_is_one_more_game() -> None:
    """Equal players: whoever is in it wins one time in two, by the stream of the bracket."""
    question = Question(CHALLENGER, 8, (Structure(3, 2),), EVEN, "final")
    found = counted(question, 0, 1200).tally
    first = [found[HEAD + player * PER_PLAYER + WON] for player in range(8)]
    assert sum((one - 150) ** 2 / 150 for one in first) < chi2.ppf(0.999, 7)


def test_no_shows_come_as_often_as_they_are_asked_for() -> None:
    """Of two players who are paired neither comes with the square of the chance; who stays away has left."""
    skill = Skill(spread=0, draws=0, drops=0, no_shows=0.2)
    question = Question(CHALLENGER, 8, (Structure(1, 0),), skill, "away")
    found = counted(question, 0, 800).tally
    several = 1 - sum(
        comb(4, pairs) * 0.04 ** (4 - pairs) * 0.96**pairs for pairs in (0, 1)
    )  # a pair has no winner where neither comes
    assert abs(found[SEVERAL_UNDEFEATED] / 800 - several) < 0.02


PLAYERS = 14  # more than are listed


def state(rounds: int) -> tuple[Job, Work]:
    """After so many rounds of one tournament."""
    job, work, _ = prepared(Question(CHALLENGER, PLAYERS, (Structure(rounds + 1, 0),), EVEN, "chance"))
    begin(work.stream, job.key, 5, 0)
    for number in range(rounds):
        assert seat(job, work, number)
        play_round(job, work, number)
    return job, work


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_kernel_pairs_as_often_whom_the_engine_pairs_as_often(rounds: int) -> None:
    """From one and the same standings, round after round drawn anew: chi-square over all pairs, two samples."""
    job, work = state(rounds)
    mine: Counter[frozenset[int]] = Counter()
    theirs: Counter[frozenset[int]] = Counter()
    times = 500
    for number in range(times):
        assert seat(job, work, rounds)  # nothing is played, so the standings stay
        line = [int(one) for one in work.floor.line[: work.position[SIZE]]]
        mine.update(map(frozenset, zip(line[::2], line[1::2], strict=True)))
        found = swiss.pair(engine_field(work.now, line, PLAYERS), Stream(f"two samples {number}".encode()))
        theirs.update(frozenset((int(one), int(other))) for one, other in found.pairs)
    pairs = [pair for pair in map(frozenset, combinations(range(PLAYERS), 2)) if mine[pair] + theirs[pair] >= 10]
    assert set(mine) <= set(pairs) | {pair for pair in mine if mine[pair] < 10}
    square = sum((mine[pair] - theirs[pair]) ** 2 / (mine[pair] + theirs[pair]) for pair in pairs)
    assert square < chi2.ppf(0.999, len(pairs))
