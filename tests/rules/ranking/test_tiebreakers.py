"""Every kind of tiebreaker, by figures worked out by hand."""

from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rules.ranking.tournament import (
    CHALLENGER,
    MAGIC,
    MUNCHKIN,
    NETRUNNER,
    SHOWDOWN,
    TIMELINE,
    changed,
    figure,
    tournament,
)
from topcut.ids import PlayerId
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.ranking.tiebreakers import Figures, figures, rates, strength
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Tournament

OMW = MAGIC.tiebreakers[0].key

WITH_STRENGTH = pytest.mark.parametrize(
    "ruleset", [CHALLENGER, TIMELINE, SHOWDOWN, MUNCHKIN, NETRUNNER], ids=lambda ruleset: ruleset.name
)


@pytest.mark.clause("CH-43", "TL-21", "PS-28", "MU-35")
@WITH_STRENGTH
def test_strength_is_the_mean_of_the_opponents_points_per_round(ruleset: Ruleset) -> None:
    t = tournament(
        """
        a 3-0 b  c 3-0 d
        a 3-0 c  d 1-1 b
        a 1-1 d  b 3-0 c
        """,
        ruleset,
    )
    # points: a 7, b 4, c 3, d 2, all of 3 rounds
    assert figure(t, "sos", "a") == Fraction(4 + 3 + 2, 9)
    assert figure(t, "sos", "b") == Fraction(7 + 2 + 3, 9)
    assert figure(t, "sos", "c") == Fraction(2 + 7 + 4, 9)
    assert figure(t, "sos", "d") == Fraction(3 + 4 + 7, 9)


@pytest.mark.clause("CH-43", "TL-21", "PS-28", "MU-35", "R-4")
@WITH_STRENGTH
def test_the_rounds_of_an_opponent_who_dropped_stop_at_the_drop(ruleset: Ruleset) -> None:
    t = tournament(
        """
        a 3-0 b  c 3-0 d
        a 3-0 c  d bye 3
        a 1-1 d  c bye 3
        """,
        ruleset,
        dropped="b",
    )
    # b has 0 of 1, c 6 of 3, d 4 of 3, a 7 of 3
    assert figure(t, "sos", "a") == Fraction(0 + 2 + Fraction(4, 3), 3) == Fraction(10, 9)
    assert figure(t, "sos", "b") == Fraction(7, 3)


@pytest.mark.clause("CH-43", "TL-21", "PS-28", "MU-35", "R-4")
@WITH_STRENGTH
def test_a_bye_counts_in_the_opponents_points_and_rounds_but_is_no_opponent(ruleset: Ruleset) -> None:
    t = tournament("a 3-0 b  c bye 3\nc 3-0 a  b bye 3\na bye 3", ruleset)
    # a has 6 of 3, b 3 of 2, c 6 of 2
    assert figure(t, "sos", "a") == (Fraction(3, 2) + 3) / 2
    assert figure(t, "sos", "b") == 2
    assert figure(t, "sos", "c") == 2


@pytest.mark.clause("CH-43", "TL-21", "PS-28", "MU-35", "R-4")
@WITH_STRENGTH
def test_an_unpaired_loss_is_a_round_of_the_opponent(ruleset: Ruleset) -> None:
    t = tournament("a 3-0 b  c 3-0 d\nb loss  c 3-0 a\na 3-0 d  b loss", ruleset)
    assert figure(t, "sos", "b") == Fraction(6, 3)
    assert figure(t, "sos", "a") == (0 + Fraction(6, 2) + 0) / 3
    t = tournament("a 3-0 b  c 3-0 d\nc loss  b 3-0 d", ruleset)
    assert figure(t, "sos", "a") == Fraction(3, 2)
    assert figure(t, "sos", "d") == (Fraction(3, 2) + Fraction(3, 2)) / 2


@pytest.mark.clause("CH-43", "TL-21", "PS-28", "MU-35", "R-4")
@WITH_STRENGTH
def test_an_opponent_met_twice_counts_once_a_match(ruleset: Ruleset) -> None:
    t = tournament("a 3-0 b  c 3-0 d\na 3-0 b  c 0-3 d\na 3-0 c  b 3-0 d", ruleset)
    # a 9, b 3, c 3, d 3
    assert figure(t, "sos", "b") == Fraction(9 + 9 + 3, 9)
    once = changed(ruleset, "strength.met_twice", "once")
    assert figure(under(t, once), "sos", "b") == Fraction(9 + 3, 6)


@pytest.mark.clause("CH-43", "TL-21", "PS-28", "MU-35", "R-4")
@WITH_STRENGTH
def test_an_open_match_counts_for_neither_side(ruleset: Ruleset) -> None:
    t = tournament("a 3-0 b  c 3-0 d\na - c  b 3-0 d", ruleset)
    # a 3 of 1, b 3 of 2, c 3 of 1, d 0 of 2
    assert [figure(t, "sos", player) for player in "abcd"] == [
        Fraction(3, 2),
        Fraction(3 + 0, 2),
        0,
        (3 + Fraction(3, 2)) / 2,
    ]


@pytest.mark.clause("CH-43", "TL-21", "PS-28", "MU-35")
@WITH_STRENGTH
def test_without_an_opponent_strength_is_0(ruleset: Ruleset) -> None:
    t = tournament("a bye 3  b loss", ruleset, players="a b c")
    assert [figure(t, "sos", player) for player in "abc"] == [0, 0, 0]


def test_without_an_opponent_strength_is_what_the_ruleset_says() -> None:
    t = tournament(
        "a bye 3  b 3-0 c\na 3-0 c  b bye 3", changed(CHALLENGER, "strength.no_opponents", 2), players="a b c d"
    )
    # c has 0 of 2, a 6 of 2, b 6 of 2; the scale of the others must not touch it
    assert [figure(t, "sos", player) for player in "abcd"] == [0, 0, 3, 2]


def test_points_can_be_divided_by_all_rounds_in_which_anything_was_settled() -> None:
    every = changed(CHALLENGER, "strength.rounds", "all")
    t = tournament("a 3-0 b  c 3-0 d\na 3-0 c\na 3-0 d\nc - a", every)
    assert figure(t, "sos", "b") == Fraction(9, 3)
    assert figure(t, "sos", "a") == Fraction(0 + 3 + 0, 9)
    assert figure(t, "sos", "d") == (Fraction(3, 3) + Fraction(9, 3)) / 2


def test_a_bye_can_be_made_an_opponent_without_points() -> None:
    t = tournament("a 3-0 b  c bye 3\na bye 3  b bye 3\na bye 3  b 3-0 c", changed(CHALLENGER, "bye.is_opponent", True))
    # a 9 of 3, b 6 of 3, c 3 of 2
    assert [figure(t, "sos", player) for player in "abc"] == [
        Fraction(2, 3),
        (3 + 0 + Fraction(3, 2)) / 3,
        Fraction(2, 2),
    ]


def test_byes_count_as_one_opponent_where_each_opponent_counts_once() -> None:
    once = changed(changed(CHALLENGER, "bye.is_opponent", True), "strength.met_twice", "once")
    t = tournament("a 3-0 b\na bye 3\na bye 3\nb loss", once)
    assert figure(t, "sos", "a") == 0
    assert figure(t, "sos", "b") == 3
    t = tournament("a 0-3 b\na bye 3\na bye 3\nb loss", once)
    assert figure(t, "sos", "a") == Fraction(3, 2) / 2


@pytest.mark.clause("MU-35")
@pytest.mark.parametrize("ruleset", [MUNCHKIN, NETRUNNER], ids=lambda ruleset: ruleset.name)
def test_extended_strength_is_the_mean_of_the_opponents_strength(ruleset: Ruleset) -> None:
    t = tournament(
        """
        a 2-0 b  c 2-0 d
        a 2-0 c  b 2-0 e
        a bye 2  d 0-2 e
        """,
        ruleset,
    )
    # a 6 of 3, b 2 of 2, c 2 of 2, d 0 of 2, e 2 of 2
    sos = {"a": Fraction(1), "b": Fraction(3, 2), "c": Fraction(1), "d": Fraction(1), "e": Fraction(1, 2)}
    assert {player: figure(t, "sos", player) for player in "abcde"} == sos
    assert figure(t, "esos", "a") == (sos["b"] + sos["c"]) / 2 == Fraction(5, 4)
    assert figure(t, "esos", "b") == (sos["a"] + sos["e"]) / 2 == Fraction(3, 4)
    assert figure(t, "esos", "c") == (sos["d"] + sos["a"]) / 2 == 1
    assert figure(t, "esos", "d") == (sos["c"] + sos["e"]) / 2 == Fraction(3, 4)
    assert figure(t, "esos", "e") == (sos["b"] + sos["d"]) / 2 == Fraction(5, 4)


def test_a_bye_that_is_an_opponent_has_no_strength() -> None:
    t = tournament("a 2-0 b  c bye 2\nb 2-0 c  a bye 2", changed(MUNCHKIN, "bye.is_opponent", True))
    # a 4 of 2, b 2 of 2, c 2 of 2: strength a 1/2, b 3/2, c 1/2
    assert [figure(t, "esos", player) for player in "abc"] == [Fraction(3, 4), Fraction(1, 2), Fraction(3, 4)]


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param(CHALLENGER, marks=pytest.mark.clause("CH-44")),
        pytest.param(TIMELINE, marks=pytest.mark.clause("TL-21")),
    ],
    ids=lambda ruleset: ruleset.name,
)
def test_victory_points_are_the_total_of_all_that_was_scored(ruleset: Ruleset) -> None:
    t = tournament("a 3-0 b (16-9)  c bye 3 (14)\na 0-3 c (3-20)  b loss", ruleset)
    assert [figure(t, "vp", player) for player in "abc"] == [19, 9, 34]
    assert all(isinstance(figure(t, "vp", player), int) for player in "abc")


@pytest.mark.clause("PS-28")
def test_struggle_cards_and_wounds_are_totals_of_their_own() -> None:
    t = tournament("a 3-0 b (2-1 9-4)  c bye 3 (2 3)\na 0-3 c (1-2 5-8)  b loss", SHOWDOWN)
    assert [figure(t, "struggle", player) for player in "abc"] == [3, 1, 4]
    assert [figure(t, "wounds", player) for player in "abc"] == [14, 4, 11]


def test_the_match_win_rate_is_the_mean_of_the_opponents_shares_of_the_points() -> None:
    t = tournament("a 3-0 b  c 3-0 d\na 3-0 c  b 1-1 d\na 0-3 d  b 3-0 c", MAGIC)
    # a 6, b 4, c 3, d 4 of 9
    assert figure(t, OMW, "a") == (Fraction(4, 9) + Fraction(3, 9) + Fraction(4, 9)) / 3
    assert figure(t, OMW, "c") == (Fraction(4, 9) + Fraction(6, 9) + Fraction(4, 9)) / 3


def test_an_opponent_below_the_floor_counts_as_the_floor() -> None:
    t = tournament("a 3-0 b  c 3-0 d\na 3-0 c  b 1-1 d", MAGIC)
    # b has 1 of 6, c 3 of 6, d 1 of 6, a 6 of 6
    assert figure(t, OMW, "a") == (Fraction(1, 3) + Fraction(1, 2)) / 2
    assert figure(t, OMW, "b") == (1 + Fraction(1, 3)) / 2


def test_byes_are_no_opponents_in_the_match_win_rate_but_count_for_the_opponent() -> None:
    t = tournament("a 3-0 b  c bye 3\nc 0-3 a  b bye 3", MAGIC)
    assert [figure(t, OMW, player) for player in "abc"] == [Fraction(1, 2), 1, 1]
    made = under(t, changed(MAGIC, "bye.is_opponent", True))
    assert figure(made, OMW, "b") == (1 + Fraction(1, 3)) / 2


@pytest.mark.parametrize(
    ("floor", "rate"), [("0", Fraction(1, 6)), ("1/7", Fraction(1, 6)), ("2/5", Fraction(2, 5)), ("1", Fraction(1))]
)
def test_the_floor_is_data(floor: str, rate: Fraction) -> None:
    floored = replace(MAGIC, tiebreakers=(replace(MAGIC.tiebreakers[0], floor=floor),))
    t = tournament("a 3-0 b\nb 1-1 c", floored)
    assert figure(t, OMW, "a") == rate


def test_what_a_win_is_worth_is_data() -> None:
    t = tournament("a 5-0 b\nb 5-0 c  a bye 5\nb 2-2 a", changed(MAGIC, "points.win", 5))
    # b has 7 of 15, a 12 of 15
    assert figure(t, OMW, "c") == Fraction(7, 15)
    assert figure(t, OMW, "b") == (Fraction(12, 15) + Fraction(1, 3) + Fraction(12, 15)) / 3


@pytest.mark.fault("F13")
@pytest.mark.clause("CH-43")
@pytest.mark.parametrize("rounds", range(1, 14))
def test_strength_is_exact_whatever_the_numbers_of_rounds(rounds: int) -> None:
    """Each opponent of a has played another number of rounds: 1, 2, 3 ..."""
    names = [f"b{number}" for number in range(1, rounds + 1)]
    lines = [
        "  ".join([f"a 0-1 {names[number]}", *(f"{later} bye 1" for later in names[number + 1 :])])
        for number in range(rounds)
    ]
    lines += ["  ".join(f"{name} loss" for name in names[number:]) for number in range(rounds)]
    t = tournament("\n".join(lines), CHALLENGER)
    expected = sum(Fraction(number, 2 * number) for number in range(1, rounds + 1)) / rounds
    assert figure(t, "sos", "a") == expected == Fraction(1, 2)
    assert figure(t, "sos", "b1") == 0


FACED = st.tuples(st.sampled_from([0, 1, 3]), st.sampled_from([0, 1, 3]), st.integers(0, 3), st.integers(0, 3))


@pytest.mark.fault("F13")
@given(st.lists(FACED, min_size=2, max_size=7))
@example([(3, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 0)])
def test_who_met_the_same_opponents_in_another_order_is_level(faced: list[tuple[int, int, int, int]]) -> None:
    """Each opponent's points against a and b, then unpaired losses and byes. Added up as floats the order matters:
    in the example (2 + 1/3) + 1/2 is more than (1/3 + 1/2) + 2."""
    number = len(faced)
    lines = [f"a 0-{faced[i][0]} x{i}  b 0-{faced[(i + 1) % number][1]} x{(i + 1) % number}" for i in range(number)]
    lines += [f"x{i} loss" for i, one in enumerate(faced) for _ in range(one[2])]
    lines += [f"x{i} bye 3" for i, one in enumerate(faced) for _ in range(one[3])]
    t = tournament("\n".join(lines), CHALLENGER)
    rates = [Fraction(one[0] + one[1] + 3 * one[3], 2 + one[2] + one[3]) for one in faced]
    assert figure(t, "sos", "a") == figure(t, "sos", "b") == sum(rates, Fraction(0)) / number
    ranked = {row.player: row.rank for row in standings(t)}
    assert ranked[PlayerId("a")] == ranked[PlayerId("b")]


def test_the_example_of_that_is_one() -> None:
    assert (2 + 1 / 3) + 1 / 2 > (1 / 3 + 1 / 2) + 2


def test_strength_of_uneven_rounds_is_exact() -> None:
    t = tournament(
        """
        a 3-0 b  c 1-1 d
        a 3-0 c  d loss  b loss
        a 3-0 d  b loss  c bye 3
        a bye 3  b bye 3  c loss  d 3-0 e
        b bye 3  e bye 3
        """
    )
    # b 6 of 5, c 4 of 4, d 4 of 4, e 3 of 2, a 12 of 4
    assert figure(t, "sos", "a") == (Fraction(6, 5) + 1 + 1) / 3 == Fraction(16, 15)
    assert figure(t, "sos", "d") == (1 + 3 + Fraction(3, 2)) / 3 == Fraction(11, 6)


def test_figures_share_one_scale_that_divides_all_of_them() -> None:
    t = tournament("a 3-0 b  c 3-0 d\na 3-0 c  b loss\na 3-0 d  b loss", CHALLENGER)
    so_far = sheet(t)
    sos = CHALLENGER.tiebreakers[0]
    assert (rates(sos, CHALLENGER, so_far).scaled, rates(sos, CHALLENGER, so_far).scale) == ([18, 0, 9, 0], 6)
    assert (strength(sos, CHALLENGER, so_far).scaled, strength(sos, CHALLENGER, so_far).scale) == (
        [18, 108, 54, 81],
        36,
    )
    assert figures(sos, CHALLENGER, so_far).exact() == [
        Fraction(1, 2),
        Fraction(3),
        Fraction(3, 2),
        Fraction(9, 4),
    ]


def test_means_are_given_out_as_fractions_and_totals_as_whole_numbers() -> None:
    assert all(isinstance(value, Fraction) for value in Figures([3, 0], 1).exact())
    assert all(isinstance(value, int) for value in Figures([3, 0], 1, whole=True).exact())


def test_before_the_first_round_all_figures_are_0() -> None:
    for ruleset in (CHALLENGER, SHOWDOWN, MUNCHKIN, MAGIC):
        t = tournament("", ruleset, players="a b")
        for tiebreaker in ruleset.tiebreakers[:-1]:
            assert figures(tiebreaker, ruleset, sheet(t)).exact() == [0, 0]


def under(t: Tournament, ruleset: Ruleset) -> Tournament:
    return Tournament(ruleset, t.players, t.rounds, t.lots)
