"""The sheet: what every player has so far."""

import pytest
from msgspec.structs import replace

from tests.rules.ranking.tournament import CHALLENGER, MUNCHKIN, RULESETS, SHOWDOWN, changed, tournament
from tests.rules.table import FOUR
from topcut.ids import PlayerId
from topcut.rules.match import Match, Result, Seat
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ruleset import How, Ruleset, load
from topcut.rules.tournament import Round, Tournament


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
def test_nobody_has_anything_before_the_first_round(ruleset: Ruleset) -> None:
    empty = sheet(tournament("", ruleset, players="a b"))
    assert (empty.ids, dict(empty.places)) == (("a", "b"), {"a": 0, "b": 1})
    assert (empty.rounds, empty.points, empty.played, empty.byes) == (0, [0, 0], [0, 0], [0, 0])
    assert empty.figures == [[0, 0]] * len(ruleset.kept_figures)
    assert empty.opponents == empty.paired_with == [[], []]


def test_a_tournament_without_players_has_an_empty_sheet() -> None:
    empty = sheet(Tournament(CHALLENGER, {}))
    assert (empty.ids, empty.points, empty.opponents, empty.figures) == ((), [], [], [[]])


def test_matches_give_both_players_points_a_round_figures_and_an_opponent() -> None:
    so_far = sheet(
        tournament(
            """
            a 3-0 b (16-9)   c 1-1 d (12-11)
            c 3-0 a (14-10)  d 0-3 b (2-20)
            """
        )
    )
    assert so_far.ids == ("a", "b", "c", "d")
    assert so_far.rounds == 2
    assert so_far.points == [3, 3, 4, 1]
    assert so_far.played == [2, 2, 2, 2]
    assert so_far.figures == [[26, 29, 26, 13]]
    assert so_far.opponents == [[1, 2], [0, 3], [3, 0], [2, 1]]
    assert so_far.byes == [0, 0, 0, 0]


def test_each_kept_figure_has_its_own_column() -> None:
    so_far = sheet(tournament("a 3-0 b (2-1 9-4)  c bye 3 (2 3)", SHOWDOWN))
    assert so_far.figures == [[2, 1, 2], [9, 4, 3]]


@pytest.mark.clause("R-4")
def test_a_bye_is_a_round_played_and_no_opponent() -> None:
    so_far = sheet(tournament("a 3-0 b (16-9)  c bye 3 (14)\nc 0-3 a (5-6)  b bye 3 (14)\nb 3-0 c  a bye 3 (14)"))
    assert so_far.points == [9, 6, 3]
    assert so_far.played == [3, 3, 3]
    assert so_far.byes == [1, 1, 1]
    assert so_far.figures == [[36, 23, 19]]
    assert so_far.opponents == so_far.paired_with == [[1, 2], [0, 2], [0, 1]]


@pytest.mark.clause("R-4")
def test_an_unpaired_loss_is_a_round_played_with_nothing_scored() -> None:
    so_far = sheet(tournament("a 3-0 b (16-9)\nb loss  a bye 3 (14)\nb loss  c loss"))
    assert so_far.points == [6, 0, 0]
    assert so_far.played == [2, 3, 1]
    assert so_far.figures == [[30, 9, 0]]
    assert so_far.opponents == [[1], [0], []]
    assert so_far.rounds == 3


def test_an_unpaired_loss_gives_the_points_of_a_loss_where_a_ruleset_has_any() -> None:
    assert sheet(tournament("a loss  b loss\nb loss", changed(CHALLENGER, "points.loss", 1))).points == [1, 2]


@pytest.mark.clause("R-4")
def test_only_settled_matches_count_while_a_round_is_open() -> None:
    so_far = sheet(tournament("a 3-0 b  c 3-0 d\na - c  b 3-0 d"))
    assert so_far.points == [3, 3, 3, 0]
    assert so_far.played == [1, 2, 1, 2]
    assert so_far.opponents == [[1], [0, 3], [3], [2, 1]]
    assert so_far.paired_with == [[1, 2], [0, 3], [3, 0], [2, 1]]
    assert so_far.rounds == 2


def test_a_bye_that_is_not_settled_yet_counts_for_nothing() -> None:
    t = tournament("", players="a b")
    waiting = Tournament(t.ruleset, t.players, (Round((Match(PlayerId("a"), None), Match(PlayerId("b"), None))),))
    so_far = sheet(waiting)
    assert (so_far.played, so_far.byes, so_far.rounds) == ([0, 0], [0, 0], 0)
    assert so_far.paired_with == [[], []]


def test_a_round_counts_as_begun_when_anything_in_it_is_settled() -> None:
    assert sheet(tournament("a - b  c - d")).rounds == 0
    assert sheet(tournament("a - b  c 3-0 d")).rounds == 1
    assert sheet(tournament("a - b  c loss")).rounds == 1
    assert sheet(tournament("a 3-0 b\na - b\na 3-0 b")).rounds == 2


@pytest.mark.clause("R-4")
def test_a_no_show_is_a_round_played_that_makes_nobody_an_opponent() -> None:
    so_far = sheet(tournament("a 3-0! b (14-0)  c 0-0! d"))
    assert so_far.points == [3, 0, 0, 0]
    assert so_far.played == [1, 1, 1, 1]
    assert so_far.figures == [[14, 0, 0, 0]]
    assert so_far.opponents == [[], [], [], []]
    assert so_far.byes == [0, 0, 0, 0]


@pytest.mark.clause("R-12")
@pytest.mark.parametrize("book", FOUR)
def test_a_no_show_makes_two_players_paired_though_no_opponents(book: str) -> None:
    so_far = sheet(tournament("a 3-0! b  c 0-0! d", load(book)))
    assert so_far.opponents == [[], [], [], []]
    assert so_far.paired_with == [[1], [0], [3], [2]]


@pytest.mark.clause("R-12")
def test_where_the_rule_book_does_not_say_so_a_no_show_pairs_nobody() -> None:
    for older in (replace(CHALLENGER, rematch=None), changed(CHALLENGER, "rematch.no_show", False)):
        assert sheet(tournament("a 3-0! b  c 0-0! d", older)).paired_with == [[], [], [], []]


def test_those_who_meet_twice_are_entered_twice() -> None:
    so_far = sheet(tournament("a 2-0 b\nb 2-0 a\na - b", MUNCHKIN))
    assert so_far.opponents == [[1, 1], [0, 0]]
    assert so_far.paired_with == [[1, 1, 1], [0, 0, 0]]


def test_a_result_without_figures_adds_none() -> None:
    result = Result(How.VICTORY, Seat.FIRST, (3, 0))
    t = tournament("a 3-0 b (16-9)")
    again = Round((Match(PlayerId("a"), PlayerId("b"), None, result),))
    so_far = sheet(Tournament(t.ruleset, t.players, (*t.rounds, again)))
    assert (so_far.points, so_far.figures) == ([6, 0], [[16, 9]])
