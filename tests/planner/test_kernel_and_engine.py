"""The kernel against the engine, tournament by tournament from the same results."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.planner.side_by_side import rounds
from topcut.planner.question import (
    HEAD,
    MADE,
    NONE_UNDEFEATED,
    PER_PLAYER,
    SEVERAL_UNDEFEATED,
    TOURNAMENTS,
    Question,
    Structure,
)
from topcut.planner.running import counted
from topcut.planner.skill import Skill
from topcut.rules.ruleset import load

BOOKS = ("challenger", "timeline", "showdown", "munchkin", "magic", "netrunner")


@settings(max_examples=40)
@given(
    book=st.sampled_from(BOOKS),
    players=st.integers(4, 40),
    length=st.integers(1, 8),
    skill=st.builds(
        Skill,
        spread=st.just(200),
        draws=st.sampled_from((0.0, 0.04, 0.4)),
        drops=st.sampled_from((0.0, 0.1)),
        no_shows=st.sampled_from((0.0, 0.1)),
        won=st.just(()),
        drawn=st.just(()),
    ),
    number=st.integers(0, 1 << 40),
)
def test_every_round_is_as_good_as_the_engines_and_every_standing_the_same(
    book: str, players: int, length: int, skill: Skill, number: int
) -> None:
    ruleset = load(book)
    question = Question(ruleset, players, (Structure(length, 0),), skill, "proof")
    for seen in rounds(question, number):
        assert seen.kernel == seen.engine, f"round {seen.round}"
        if seen.sat_out is not None:
            assert seen.sat_out in seen.might_sit_out
        assert seen.standings == seen.engine_standings


@pytest.mark.parametrize("players", [4, 8, 16, 32])
def test_without_draws_exactly_one_is_undefeated_when_rounds_halve_the_field(players: int) -> None:
    rounds = players.bit_length() - 1
    skill = Skill(draws=0, drops=0)
    found = counted(Question(load("challenger"), players, (Structure(rounds, 0),), skill, "one"), 0, 30).tally
    assert (found[TOURNAMENTS], found[SEVERAL_UNDEFEATED], found[NONE_UNDEFEATED]) == (30, 0, 0)


def test_of_equal_players_everyone_makes_the_cut_equally_often() -> None:
    question = Question(load("munchkin"), 8, (Structure(3, 4),), Skill(spread=0), "fair")
    found = counted(question, 0, 1500).tally
    made = [found[HEAD + player * PER_PLAYER + MADE] for player in range(8)]
    assert sum(made) == 4 * 1500
    expected = 1500 * 4 / 8
    assert sum((count - expected) ** 2 / (expected / 2) for count in made) * 7 / 8 < 24.3, "chi-square, 1 in 1000"


def test_chunks_add_up_to_the_whole_in_any_order() -> None:
    question = Question(load("challenger"), 13, (Structure(3, 0), Structure(4, 4)), Skill(no_shows=0.02), "chunks")
    whole = counted(question, 0, 30)
    assert counted(question, 20, 10).plus(counted(question, 0, 20)) == whole
    assert counted(question, 0, 30) == whole
