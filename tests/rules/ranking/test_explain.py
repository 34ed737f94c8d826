"""Every row can say how it came about, and why it is above the next one."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from msgspec.structs import replace

from tests.refusing import refusal_from
from tests.rules.ranking.random_tournaments import tournaments
from tests.rules.ranking.tournament import CHALLENGER, MAGIC, MUNCHKIN, SHOWDOWN, TIMELINE, changed, tournament
from topcut.ids import PlayerId
from topcut.rules.match import Match, Result, Seat
from topcut.rules.ranking.explain import Line, Opponent, Source, Tiebreak, above, between, reasons, rounded, row, rows
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Round, Tournament
from topcut.words import sentence

EVENTFUL = """
    a 3-0 b (16-9)    c 1-1 d (12-11)   e bye 3 (14)
    c 3-0 a (14-10)   d 0-3! b (0-14)   e loss
    a - c             b 3-0 e (8-9)     d loss
"""


def p(name: str) -> PlayerId:
    return PlayerId(name)


def sentences(t: Tournament, player: str) -> list[str]:
    return [sentence(why) for why in reasons(t.ruleset, row(t, p(player)))]


@pytest.mark.clause("CH-43", "CH-44", "R-4")
def test_a_row_names_each_round_each_opponent_and_what_the_figures_are_made_of() -> None:
    why = row(tournament(EVENTFUL), p("b"))
    assert (why.player, why.points, why.played) == ("b", 6, 3)
    assert why.lines == (
        Line(1, Source.MATCH, "CH-42", p("a"), 0, (9,)),
        Line(2, Source.NO_SHOW, "R-1", p("d"), 3, (14,)),
        Line(3, Source.MATCH, "CH-42", p("e"), 3, (8,)),
    )
    assert why.opponents == (
        Opponent(p("a"), 3, 2, Fraction(3, 2)),
        Opponent(p("e"), 3, 3, Fraction(1)),
    )
    sos, vp, _ = CHALLENGER.tiebreakers
    assert why.tiebreaks == (
        Tiebreak(sos, (Fraction(3, 2), Fraction(1)), Fraction(5, 4)),
        Tiebreak(vp, (9, 14, 8), 31),
    )


def test_a_row_tells_byes_and_unpaired_losses() -> None:
    assert row(tournament(EVENTFUL), p("e")).lines == (
        Line(1, Source.BYE, "CH-32", None, 3, (14,)),
        Line(2, Source.UNPAIRED_LOSS, "CH-26", None, 0, (0,)),
        Line(3, Source.MATCH, "CH-42", p("b"), 0, (9,)),
    )
    once = tournament("a loss", changed(SHOWDOWN, "points.loss", 1))
    assert row(once, p("a")).lines == (Line(1, Source.UNPAIRED_LOSS, "PS-18", None, 1, (0, 0)),)


@pytest.mark.clause("R-4")
def test_an_open_match_is_in_no_row() -> None:
    assert [line.round for line in row(tournament(EVENTFUL), p("a")).lines] == [1, 2]
    assert [line.round for line in row(tournament(EVENTFUL), p("c")).lines] == [1, 2]


def test_a_no_show_is_told_to_both() -> None:
    assert row(tournament(EVENTFUL), p("d")).lines[1] == Line(2, Source.NO_SHOW, "R-1", p("b"), 0, (0,))


def test_several_rows_come_in_the_order_asked_for() -> None:
    t = tournament(EVENTFUL)
    assert rows(t, [p("d"), p("a")]) == (row(t, p("d")), row(t, p("a")))
    assert rows(t, []) == ()


def test_a_player_who_is_not_ranked_still_has_a_row() -> None:
    assert row(tournament(EVENTFUL, ejected="b"), p("b")) == row(tournament(EVENTFUL), p("b"))


def test_a_result_without_figures_is_told_with_zeros() -> None:
    t = tournament("", players="a b")
    played = Round((Match(p("a"), p("b"), None, Result(How.VICTORY, Seat.FIRST, (3, 0))),))
    why = row(Tournament(t.ruleset, t.players, (played,)), p("a"))
    assert why.lines[0].figures == (0,)
    assert why.tiebreaks[1] == Tiebreak(CHALLENGER.tiebreakers[1], (0,), 0)


@pytest.mark.clause("MU-35")
def test_extended_strength_is_told_by_the_opponents_strength() -> None:
    why = row(tournament("a 2-0 b  c 2-0 d\na 2-0 c  b 2-0 e  d bye 2", MUNCHKIN), p("a"))
    sos, esos, _ = MUNCHKIN.tiebreakers
    assert why.tiebreaks == (
        Tiebreak(sos, (Fraction(1), Fraction(1)), Fraction(1)),
        Tiebreak(esos, (Fraction(1), Fraction(3, 2)), Fraction(5, 4)),
    )


def test_the_match_win_rate_is_told_by_the_opponents_floored_shares() -> None:
    why = row(tournament("a 3-0 b  c 1-1 d\na 1-1 d  b 0-3 c", MAGIC), p("a"))
    assert why.opponents == (Opponent(p("b"), 0, 2, Fraction(0)), Opponent(p("d"), 2, 2, Fraction(1)))
    assert why.tiebreaks == (Tiebreak(MAGIC.tiebreakers[0], (Fraction(1, 3), Fraction(1, 3)), Fraction(1, 3)),)
    assert row(tournament("a 3-0 b  c 1-1 d\na 1-1 d  b 0-3 c", MAGIC), p("d")).tiebreaks[0].parts == (
        Fraction(2, 3),
        Fraction(2, 3),
    )


def test_an_opponent_that_counts_once_is_told_once() -> None:
    t = tournament("a 3-0 b\nb 3-0 a", changed(CHALLENGER, "strength.met_twice", "once"))
    assert row(t, p("a")).opponents == (Opponent(p("b"), 3, 2, Fraction(3, 2)),)
    every = tournament("a 3-0 b\nb 3-0 a\nc bye 3", changed(CHALLENGER, "strength.rounds", "all"))
    assert row(every, p("a")).opponents == (Opponent(p("b"), 3, 3, Fraction(1)),) * 2


@pytest.mark.parametrize(("ruleset", "share"), [(CHALLENGER, 0), (MAGIC, Fraction(1, 3))], ids=["strength", "rate"])
def test_a_bye_that_is_an_opponent_is_told_as_one(ruleset: Ruleset, share: Fraction) -> None:
    t = tournament("a bye 3  b 3-0 c\na 0-3 b", changed(ruleset, "bye.is_opponent", True))
    why = row(t, p("a"))
    assert why.opponents == (Opponent(p("b"), 6, 2, Fraction(3)), Opponent(None, 0, 0, Fraction(0)))
    assert why.tiebreaks[0].parts[1] == share


def test_a_row_in_sentences() -> None:
    t = tournament(EVENTFUL)
    assert sentences(t, "b") == [
        "b: event points 6 from 3 rounds. (CH-42)",
        "Round 1 against a: event points 0, Victory Points 9. (CH-42)",
        "Round 2 against d: event points 3, Victory Points 14. "
        "It was not played, so neither counts as the other's opponent. (R-1)",
        "Round 3 against e: event points 3, Victory Points 8. (CH-42)",
        "Opponent a: event points 3 from 2 rounds, 1.500 (3/2) per round. (R-4)",
        "Opponent e: event points 3 from 3 rounds, 1.000 (1) per round. (R-4)",
        "Strength of Schedule: the mean of the opponents' points per round, 3/2 and 1, is 1.250 (5/4). (CH-43)",
        "Victory Points Scored: 9, 14 and 8, which is 31 in all. (CH-44)",
    ]
    assert sentences(t, "e")[1:3] == [
        "Round 1, a bye: event points 3, Victory Points 14. (CH-32)",
        "Round 2, an unpaired loss: event points 0. (CH-26)",
    ]


def test_a_row_before_the_first_round_in_sentences() -> None:
    assert sentences(tournament("a bye 3 (14)", players="a b"), "b") == [
        "b: event points 0 from 0 rounds. (CH-42)",
        "Strength of Schedule: nothing that counts for it has been played, so it is 0. (CH-43)",
        "Victory Points Scored: nothing that counts for it has been played, so it is 0. (CH-44)",
    ]


def test_figures_that_break_no_tie_are_left_out_of_the_sentences() -> None:
    t = tournament("a 2-0 b (1-20 30-25)", MUNCHKIN)
    assert len(MUNCHKIN.kept_figures) == 2
    assert sentences(t, "a") == [
        "a: tournament points 2 from 1 round. (MU-34)",
        "Round 1 against b: tournament points 2. (MU-34)",
        "Opponent b: tournament points 0 from 1 round, 0.000 (0) per round. (R-4)",
        "Strength of Schedule: the mean of the opponents' points per round, 0, is 0.000 (0). (MU-35)",
        "Extended Strength of Schedule: the mean of the opponents' strength, 2, is 2.000 (2). (MU-35)",
    ]


def test_two_figures_in_one_sentence() -> None:
    t = tournament("a 3-0 b (2-1 9-4)  c bye 3 (2 3)  d 0-3! e (0-2 0-3)", SHOWDOWN)
    terms, (cards, wounds) = SHOWDOWN.terms.points, SHOWDOWN.kept_figures
    assert sentences(t, "a")[1] == f"Round 1 against b: {terms} 3, {cards.label} 2 and {wounds.label} 9. (PS-27)"
    assert sentences(t, "c")[1] == f"Round 1, a bye: {terms} 3, {cards.label} 2 and {wounds.label} 3. (PS-16)"
    assert sentences(t, "e")[1].startswith(f"Round 1 against d: {terms} 3, {cards.label} 2 and {wounds.label} 3. It")


def test_a_match_win_rate_and_a_bye_that_is_an_opponent_in_sentences() -> None:
    t = tournament("a bye 3  b 3-0 c\na 0-3 b", changed(MAGIC, "bye.is_opponent", True))
    assert sentences(t, "a")[1:] == [
        "Round 1, a bye: match points 3. (Byes)",
        "Round 2 against b: match points 0. (Points)",
        "Opponent b: match points 6 from 2 rounds, 3.000 (3) per round. (Ties)",
        "A bye counts as an opponent without match points. (Ties)",
        "Opponents' match-win percentage: the mean of the opponents' share of the points they could have won, "
        "1 and 1/3, is 0.667 (2/3). (Ties)",
    ]


def test_a_no_show_without_figures_in_a_sentence() -> None:
    assert sentences(tournament("a 3-0! b", MAGIC), "a")[1].startswith(
        "Round 1 against b: match points 3. It was not played"
    )


@pytest.mark.parametrize(
    ("ruleset", "clause"),
    [
        pytest.param(CHALLENGER, "CH-42", marks=pytest.mark.clause("CH-42")),
        pytest.param(TIMELINE, "TL-20", marks=pytest.mark.clause("TL-20")),
        pytest.param(SHOWDOWN, "PS-27", marks=pytest.mark.clause("PS-27")),
        pytest.param(MUNCHKIN, "MU-34", marks=pytest.mark.clause("MU-34")),
    ],
    ids=["challenger", "timeline", "showdown", "munchkin"],
)
def test_more_points_are_above_fewer(ruleset: Ruleset, clause: str) -> None:
    why = above(tournament("a 0-3 b  c 1-1 d", ruleset), p("b"), p("c"))
    assert (why.code, why.clause) == ("more-points", clause)
    assert why.parameters == {
        "above": "b",
        "below": "c",
        "rank": 1,
        "lower_rank": 2,
        "label": ruleset.terms.points,
        "more": 3,
        "fewer": 1,
    }
    assert sentence(why) == f"b is above c: {ruleset.terms.points} 3 to 1. ({clause})"


@pytest.mark.parametrize(
    ("ruleset", "clause", "level"),
    [
        pytest.param(CHALLENGER, "CH-43", 1, marks=pytest.mark.clause("CH-43")),
        pytest.param(TIMELINE, "TL-21", 1, marks=pytest.mark.clause("TL-21")),
        pytest.param(SHOWDOWN, "PS-28", 2, marks=pytest.mark.clause("PS-28")),
        pytest.param(MUNCHKIN, "MU-35", 1, marks=pytest.mark.clause("MU-35")),
    ],
    ids=["challenger", "timeline", "showdown", "munchkin"],
)
def test_strength_says_why_one_is_above_the_other(ruleset: Ruleset, clause: str, level: int) -> None:
    t = tournament("a 3-0 b  c 3-0 d\nb 1-1 e  d loss\nb loss", ruleset)
    why = above(t, p("a"), p("c"))
    assert (why.code, why.clause) == ("higher-tiebreak", clause)
    named = (ruleset.terms.points, *(tiebreaker.label for tiebreaker in ruleset.tiebreakers))
    assert why.parameters == {
        "above": "a",
        "below": "c",
        "rank": 1,
        "lower_rank": 2,
        "level": named[:level],
        "kind": "strength",
        "label": "Strength of Schedule",
        "more": "1/3",
        "fewer": "0",
        "more_rounded": "0.333",
        "fewer_rounded": "0.000",
    }
    assert sentence(why) == (
        f"a is above c: both have the same {' and '.join(named[:level])}, and a has more Strength of Schedule, "
        f"0.333 (1/3) to 0.000 (0). ({clause})"
    )


@pytest.mark.clause("CH-44")
def test_victory_points_say_why_one_is_above_the_other() -> None:
    why = above(tournament("a 3-0 b (16-9)  c 3-0 d (15-9)"), p("a"), p("c"))
    assert (why.code, why.clause) == ("higher-tiebreak", "CH-44")
    assert sentence(why) == (
        "a is above c: both have the same event points and Strength of Schedule, and a has more Victory Points Scored, "
        "16 to 15. (CH-44)"
    )


@pytest.mark.clause("MU-35")
def test_extended_strength_says_why_one_is_above_the_other() -> None:
    t = tournament("a 2-0 b  c 2-0 d  e 2-0 f  g 2-0 h\nh 2-0 i  j 2-0 g\ni loss  j loss", MUNCHKIN)
    why = above(t, p("j"), p("g"))
    assert (why.code, why.clause, why.parameters["label"]) == (
        "higher-tiebreak",
        "MU-35",
        "Extended Strength of Schedule",
    )
    assert (why.parameters["more"], why.parameters["fewer"]) == ("1", "3/4")
    assert why.parameters["level"] == ("tournament points", "Strength of Schedule")


@pytest.mark.clause("CH-45")
def test_a_lot_says_why_one_is_above_the_other() -> None:
    why = above(tournament("a 3-0 b  c 3-0 d", lots={"a": 1, "b": 2, "c": 3, "d": 4}), p("c"), p("a"))
    assert (why.code, why.clause) == ("by-lot", "CH-45")
    assert why.parameters == {
        "above": "c",
        "below": "a",
        "rank": 1,
        "lower_rank": 2,
        "level": ("event points", "Strength of Schedule", "Victory Points Scored"),
    }
    assert sentence(why) == (
        "c is above a by lot: both have the same event points, Strength of Schedule and Victory Points Scored. (CH-45)"
    )


def test_a_lot_that_comes_before_other_tiebreakers_decides() -> None:
    sos, vp, random = CHALLENGER.tiebreakers
    earlier = replace(CHALLENGER, tiebreakers=(sos, random, vp))
    text = "a 3-0 b (9-0)  c 3-0 d (1-0)"
    assert above(tournament(text, earlier), p("a"), p("c")).code == "higher-tiebreak"
    why = above(tournament(text, earlier, lots={"a": 0, "b": 0, "c": 1, "d": 1}), p("a"), p("c"))
    assert (why.code, why.parameters["above"]) == ("by-lot", "c")


def test_players_who_share_a_rank_are_called_equal() -> None:
    why = above(tournament("a 3-0 b  c 3-0 d"), p("d"), p("b"))
    assert (why.code, why.clause) == ("equal", "CH-45")
    assert sentence(why) == (
        "d and b are equal and share rank 3: both have the same event points, Strength of Schedule and "
        "Victory Points Scored. (CH-45)"
    )
    bare = above(tournament("a 3-0 b  c 3-0 d", replace(CHALLENGER, tiebreakers=())), p("a"), p("c"))
    assert (bare.code, bare.clause, bare.parameters["level"]) == ("equal", "CH-42", ("event points",))


def test_it_does_not_matter_which_of_two_players_is_named_first() -> None:
    t = tournament("a 0-3 b")
    assert above(t, p("a"), p("b")) == above(t, p("b"), p("a"))
    assert above(t, p("a"), p("b")).parameters["above"] == "b"


@given(tournaments())
def test_every_row_adds_up_and_every_neighbour_has_a_reason(t: Tournament) -> None:
    ranked = standings(t)
    for standing, why in zip(ranked, rows(t, [standing.player for standing in ranked]), strict=True):
        assert (why.points, why.played) == (standing.points, standing.played)
        assert sum(line.points for line in why.lines) == standing.points
        assert len(why.lines) == standing.played
        assert tuple(tiebreak.value for tiebreak in why.tiebreaks) == standing.tiebreaks
        for tiebreak in why.tiebreaks:
            whole = tiebreak.tiebreaker.kind == "figure"
            mean = Fraction(sum(tiebreak.parts), 1 if whole else len(tiebreak.parts) or 1)
            assert tiebreak.value == (mean if whole or tiebreak.parts else t.ruleset.strength.no_opponents)
        assert not any("{" in sentence(reason) for reason in reasons(t.ruleset, why))
    for higher, lower in pairwise(ranked):
        decided = between(t, higher, lower)
        assert (decided.code == "equal") == (higher.rank == lower.rank)
        assert decided.parameters["above"] == higher.player
        assert "{" not in sentence(decided)


def test_nobody_can_ask_about_a_stranger() -> None:
    t, stranger = tournament("a 3-0 b"), p("zoe")
    for ask in (lambda: row(t, stranger), lambda: above(t, p("a"), stranger), lambda: above(t, stranger, p("a"))):
        refused = refusal_from(ask)
        assert (refused.code, refused.parameters) == ("player-unknown", {"player": "zoe"})


@pytest.mark.clause("R-5")
def test_an_ejected_player_is_above_nobody() -> None:
    refused = refusal_from(above, tournament("a 3-0 b", ejected="a"), p("a"), p("b"))
    assert (refused.code, refused.clause, refused.parameters) == (
        "player-not-ranked",
        "R-5",
        {"player": "a"},
    )
    assert sentence(refused) == (
        "a has left the tournament and is not ranked. Choose a player who is in the standings. (R-5)"
    )


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Fraction(23, 10), "2.300"),
        (Fraction(2, 3), "0.667"),
        (Fraction(1, 3), "0.333"),
        (Fraction(1, 2000), "0.001"),
        (Fraction(1, 2001), "0.000"),
        (Fraction(19995, 10000), "2.000"),
        (Fraction(10005, 10000), "1.001"),
        (Fraction(7, 100), "0.070"),
        (Fraction(4), "4.000"),
        (Fraction(0), "0.000"),
        (Fraction(-1, 2000), "-0.001"),
        (Fraction(-1, 2001), "0.000"),
        (Fraction(-5, 4), "-1.250"),
        (14, "14"),
        (0, "0"),
    ],
)
def test_values_are_rounded_for_reading_by_whole_numbers_alone(value: int | Fraction, shown: str) -> None:
    assert rounded(value) == shown


def test_rounding_can_show_other_numbers_of_digits() -> None:
    assert rounded(Fraction(2, 3), 1) == "0.7"
    assert rounded(Fraction(2, 3), 5) == "0.66667"
