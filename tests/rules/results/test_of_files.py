"""Scores alone or points alone, as files of others hold them."""

import pytest
from msgspec.structs import replace

from tests.rules.table import (
    CRISIS_PROTOCOL,
    FOUR,
    MAGIC,
    NETRUNNER,
    A,
    B,
    Figures,
    heroes,
    points_of,
    refused,
    struggle,
    vp,
)
from topcut.rules.match import Entry, Pair, Result, Seat
from topcut.rules.results import settle
from topcut.rules.ruleset import Comparison, How, load


class TestScoresAlone:
    @pytest.mark.clause("CH-38", "TL-17")
    @pytest.mark.parametrize("book", CRISIS_PROTOCOL)
    def test_level_vps_are_a_draw_by_time(self, book: str) -> None:
        assert settle(load(book), Entry(scores=vp(12, 12))) == Result(How.TIME, None, (1, 1), ((12, 12),))

    @pytest.mark.clause("PS-25")
    @pytest.mark.parametrize(
        ("scores", "how", "winner", "kept"),
        [
            (struggle((1, 1), (5, 6)), How.TIME, B, ((1, 1), (5, 6))),  # nobody wins outright by Wounds
            (struggle((2, 1), (5, 6)), How.VICTORY, A, ((2, 1), (5, 6))),
            (struggle((1, 0), (5, 6), (1, 2)), How.TIME, B, ((1, 1), (5, 6))),  # objectives count only at time
        ],
    )
    def test_scores_tell_a_victory_from_time(
        self, scores: dict[str, Pair], how: How, winner: Seat, kept: Figures
    ) -> None:
        result = settle(load("showdown"), Entry(scores=scores))
        assert result == Result(how, winner, points_of("showdown", winner), kept)

    @pytest.mark.clause("MU-33")
    def test_damage_is_counted_at_time(self) -> None:
        assert settle(load("munchkin"), Entry(scores=heroes((3, 7)))) == Result(How.TIME, A, (2, 0), ((3, 7), (0, 0)))

    @pytest.mark.clause("PS-25")
    def test_a_figure_that_does_not_decide_is_not_enough(self) -> None:
        showdown = load("showdown")
        answer = refused(showdown, Entry(scores=struggle((1, 1), None)))
        assert answer == ("figure-missing", "PS-25", {"figure": showdown.figures[1].label})

    @pytest.mark.clause("CH-37", "CH-38")
    def test_a_rule_book_without_victories_goes_by_time(self) -> None:
        challenger = load("challenger")
        timed = replace(challenger, endings={How.TIME: challenger.endings[How.TIME]})
        assert settle(timed, Entry(scores=vp(16, 9))) == Result(How.TIME, A, (3, 0), ((16, 9),))
        named = {"how": How.VICTORY, "possible": (How.TIME,)}
        assert refused(timed, Entry(winner=A)) == ("ending-unknown", "CH-42", named)

    @pytest.mark.clause("CH-37")
    def test_a_victory_can_be_won_by_fewer(self) -> None:
        challenger = load("challenger")
        golf = replace(challenger.endings[How.VICTORY], compare=(Comparison(figure="vp", wins="fewer"),))
        ruleset = replace(challenger, endings={**challenger.endings, How.VICTORY: golf})
        assert settle(ruleset, Entry(scores=vp(16, 9))).winner is B
        assert refused(ruleset, Entry(winner=A, scores=vp(16, 9)))[0] == "winner-behind"


@pytest.mark.clause("CH-42", "TL-20", "PS-27", "MU-34")
class TestPointsAsAwarded:
    @pytest.mark.parametrize("book", FOUR)
    @pytest.mark.parametrize(
        ("points", "how", "winner"),
        [
            ((2, 0), How.VICTORY, A),
            ((0, 6), How.VICTORY, B),
            ((4, 1), How.VICTORY, A),
            ((3, 3), How.DRAW, None),
            ((0, 0), How.DRAW, None),
        ],
    )
    def test_points_of_a_file_are_taken_as_they_are(
        self, book: str, points: Pair, how: How, winner: Seat | None
    ) -> None:
        ruleset = load(book)
        zeros = ((0, 0),) * len(ruleset.kept_figures)
        assert settle(ruleset, Entry(points=points)) == Result(how, winner, points, zeros)

    def test_a_named_winner_or_draw_goes_before_the_points(self) -> None:
        challenger = load("challenger")
        result = settle(challenger, Entry(winner=B, points=(3, 0), scores=vp(16, 9)))
        assert result == Result(How.VICTORY, B, (3, 0), ((16, 9),))
        assert settle(challenger, Entry(drawn=True, points=(3, 0))) == Result(How.DRAW, None, (3, 0), ((0, 0),))

    def test_games_stay_with_the_points(self) -> None:
        result = settle(MAGIC, Entry(points=(3, 0), games=(B, A, A)))
        assert result == Result(How.VICTORY, A, (3, 0), games=(B, A, A))

    def test_points_tell_who_won_if_only_the_ending_is_named(self) -> None:
        challenger = load("challenger")
        result = settle(challenger, Entry(How.CONCESSION, points=(0, 2)))
        assert result == Result(How.CONCESSION, B, (0, 2), ((0, 14),))
        assert settle(challenger, Entry(How.TIME, points=(5, 5))) == Result(How.TIME, None, (5, 5), ((0, 0),))
        assert settle(challenger, Entry(How.TIME, points=(5, 4))) == Result(How.TIME, A, (5, 4), ((0, 0),))

    @pytest.mark.parametrize("entry", [Entry(), Entry(scores={})])
    def test_points_are_asked_for_where_they_are_recorded(self, entry: Entry) -> None:
        netrunner = NETRUNNER
        assert refused(netrunner, entry) == ("points-missing", netrunner.points.clause, {})

    def test_a_winner_or_a_draw_will_do_where_points_are_recorded(self) -> None:
        netrunner = NETRUNNER
        points = netrunner.points
        assert settle(netrunner, Entry(winner=B)) == Result(How.VICTORY, B, (points.loss, points.win))
        assert points.draw is not None
        assert settle(netrunner, Entry(drawn=True)) == Result(How.DRAW, None, (points.draw, points.draw))

    @pytest.mark.parametrize("book", FOUR)
    def test_an_empty_entry_is_refused(self, book: str) -> None:
        ruleset = load(book)
        assert refused(ruleset, Entry()) == ("result-missing", ruleset.points.clause, {})
