"""Every way a match can end, under every rule book: winner, points and figures."""

import pytest
from msgspec.structs import replace

from tests.rules.table import (
    CRISIS_PROTOCOL,
    FOUR,
    NO_TOKENS,
    A,
    B,
    Figures,
    clause_of,
    heroes,
    points_of,
    refused,
    struggle,
    tokens,
    vp,
)
from topcut.rules.match import Entry, Pair, Result, Seat, Stage
from topcut.rules.results import bye, settle
from topcut.rules.ruleset import How, load


class TestVictory:
    @pytest.mark.clause("CH-37", "CH-42", "TL-16", "TL-20")
    @pytest.mark.parametrize("book", CRISIS_PROTOCOL)
    @pytest.mark.parametrize(
        ("entry", "winner", "figures"),
        [
            (Entry(How.VICTORY, A, scores=vp(16, 9)), A, (16, 9)),
            (Entry(How.VICTORY, B, scores=vp(9, 16)), B, (9, 16)),
            (Entry(How.VICTORY, B, scores=vp(16, 16)), B, (16, 16)),
            (Entry(How.VICTORY, A), A, (0, 0)),
            (Entry(How.VICTORY, scores=vp(1, 0)), A, (1, 0)),
            (Entry(How.VICTORY, scores=vp(0, 1)), B, (0, 1)),
            (Entry(winner=B), B, (0, 0)),
            (Entry(winner=B, scores=vp(3, 3)), B, (3, 3)),
            (Entry(scores=vp(17, 16)), A, (17, 16)),
            (Entry(games=(B,)), B, (0, 0)),
        ],
    )
    def test_a_win_is_worth_three_points_and_both_keep_their_vps(
        self, book: str, entry: Entry, winner: Seat, figures: Pair
    ) -> None:
        points = (3, 0) if winner is A else (0, 3)
        assert settle(load(book), entry) == Result(How.VICTORY, winner, points, (figures,), entry.games)

    @pytest.mark.clause("CH-37", "TL-16")
    @pytest.mark.parametrize("book", CRISIS_PROTOCOL)
    @pytest.mark.parametrize("how", [How.VICTORY, None])
    @pytest.mark.parametrize(("winner", "scores"), [(A, vp(15, 16)), (B, vp(1, 0))])
    def test_nobody_wins_with_fewer_vps(
        self, book: str, how: How | None, winner: Seat, scores: dict[str, Pair]
    ) -> None:
        answer = refused(load(book), Entry(how, winner, scores=scores))
        assert answer == ("winner-behind", clause_of(book, How.VICTORY), {})

    @pytest.mark.clause("PS-24", "PS-27")
    @pytest.mark.parametrize(
        ("entry", "winner", "figures"),
        [
            (Entry(How.VICTORY, A, scores=struggle((2, 1), (4, 7))), A, ((2, 1), (4, 7))),
            (Entry(How.VICTORY, scores=struggle((0, 2), (4, 3))), B, ((0, 2), (4, 3))),
            (Entry(scores=struggle((2, 0), (4, 9))), A, ((2, 0), (4, 9))),
            (Entry(scores=struggle((2, 1), None)), A, ((2, 1), (0, 0))),
            (Entry(winner=B, scores=struggle(None, (5, 3))), B, ((0, 0), (5, 3))),
            (Entry(winner=B), B, ((0, 0), (0, 0))),
        ],
    )
    def test_a_struggle_won_keeps_cards_and_wounds(self, entry: Entry, winner: Seat, figures: Figures) -> None:
        points = (3, 0) if winner is A else (0, 3)
        assert settle(load("showdown"), entry) == Result(How.VICTORY, winner, points, figures)

    @pytest.mark.clause("PS-24")
    def test_nobody_wins_with_fewer_struggle_cards(self) -> None:
        answer = refused(load("showdown"), Entry(winner=B, scores=struggle((2, 1), (0, 9))))
        assert answer == ("winner-behind", "PS-24", {})

    @pytest.mark.clause("MU-31", "MU-34")
    @pytest.mark.parametrize(
        "entry",
        [Entry(How.VICTORY, B), Entry(winner=B), Entry(winner=B, scores=heroes((3, 9), (20, 0))), Entry(games=(B,))],
    )
    def test_a_defeated_hero_or_an_empty_deck_gives_two_points(self, entry: Entry) -> None:
        assert settle(load("munchkin"), entry) == Result(How.VICTORY, B, (0, 2), tokens(entry.scores), entry.games)

    @pytest.mark.clause("MU-34")
    def test_another_value_of_a_win_is_what_a_win_gives(self) -> None:
        munchkin = load("munchkin")
        generous = replace(munchkin, points=replace(munchkin.points, win=5))
        assert settle(generous, Entry(winner=A)).points == (5, 0)
        assert bye(generous).points == (5, 0)

    @pytest.mark.clause("CH-37", "TL-16", "PS-24", "MU-31")
    @pytest.mark.parametrize("book", FOUR)
    @pytest.mark.parametrize("entry", [Entry(How.VICTORY), Entry(How.VICTORY, drawn=True)])
    def test_a_victory_has_a_winner(self, book: str, entry: Entry) -> None:
        answer = refused(load(book), entry)
        assert answer == ("winner-missing", clause_of(book, How.VICTORY), {"how": How.VICTORY})

    @pytest.mark.clause("CH-37", "TL-16", "PS-24")
    @pytest.mark.parametrize("entry", [Entry(scores=vp(9, 9)), Entry(drawn=True, scores=vp(16, 9))])
    def test_scores_that_decide_nothing_name_no_winner(self, entry: Entry) -> None:
        victory = Entry(How.VICTORY, drawn=entry.drawn, scores=entry.scores)
        assert refused(load("challenger"), victory) == ("winner-missing", "CH-37", {"how": How.VICTORY})


class TestConcession:
    @pytest.mark.clause("CH-39", "TL-18")
    @pytest.mark.parametrize("book", CRISIS_PROTOCOL)
    @pytest.mark.parametrize(
        ("winner", "scores", "kept"),
        [
            (A, {}, (14, 0)),
            (B, {}, (0, 14)),
            (A, vp(13, 9), (14, 9)),
            (A, vp(14, 14), (14, 14)),
            (A, vp(15, 0), (15, 0)),
            (A, vp(3, 15), (14, 15)),  # who is ahead may concede
            (B, vp(15, 3), (15, 14)),
        ],
    )
    def test_the_winner_has_fourteen_vps_or_more_and_the_other_keeps_the_own(
        self, book: str, winner: Seat, scores: dict[str, Pair], kept: Pair
    ) -> None:
        result = settle(load(book), Entry(How.CONCESSION, winner, scores=scores))
        assert result == Result(How.CONCESSION, winner, points_of(book, winner), (kept,))

    @pytest.mark.clause("PS-26")
    @pytest.mark.parametrize(
        ("winner", "scores", "kept"),
        [
            (A, {}, ((2, 0), (3, 0))),
            (B, {}, ((0, 2), (0, 3))),
            (A, struggle((1, 1), (7, 8)), ((2, 1), (7, 8))),
            (B, struggle((1, 2), (2, 2)), ((1, 2), (2, 3))),
            (B, struggle((0, 3), (9, 4)), ((0, 3), (9, 4))),
            (A, struggle(None, (2, 6)), ((2, 0), (3, 6))),
        ],
    )
    def test_each_figure_of_the_winner_has_its_own_floor(
        self, winner: Seat, scores: dict[str, Pair], kept: Figures
    ) -> None:
        result = settle(load("showdown"), Entry(How.CONCESSION, winner, scores=scores))
        assert result == Result(How.CONCESSION, winner, points_of("showdown", winner), kept)

    @pytest.mark.clause("MU-31")
    @pytest.mark.parametrize("winner", Seat)
    def test_a_conceded_game_is_a_win(self, winner: Seat) -> None:
        result = settle(load("munchkin"), Entry(How.CONCESSION, winner))
        assert result == Result(How.CONCESSION, winner, points_of("munchkin", winner), NO_TOKENS)

    @pytest.mark.clause("CH-39", "TL-18", "PS-26", "MU-31")
    @pytest.mark.parametrize("book", FOUR)
    @pytest.mark.parametrize("drawn", [False, True])
    def test_somebody_must_have_conceded(self, book: str, drawn: bool) -> None:
        answer = refused(load(book), Entry(How.CONCESSION, drawn=drawn))
        assert answer == ("winner-missing", clause_of(book, How.CONCESSION), {"how": How.CONCESSION})

    @pytest.mark.clause("CH-41", "TL-18", "PS-26")
    @pytest.mark.parametrize("book", ["challenger", "timeline", "showdown"])
    def test_a_suspicious_result_stands_until_an_official_acts(self, book: str) -> None:
        ruleset = load(book)
        most = {figure.name: (0, figure.most) for figure in ruleset.kept_figures}
        result = settle(ruleset, Entry(How.CONCESSION, A, scores=most))
        assert result.points == (3, 0)
        assert tuple(second for _, second in result.figures) == tuple(figure.most for figure in ruleset.kept_figures)


class TestDraw:
    @pytest.mark.clause("CH-40", "CH-42", "TL-19", "TL-20")
    @pytest.mark.parametrize("book", CRISIS_PROTOCOL)
    @pytest.mark.parametrize(
        ("entry", "kept"),
        [
            (Entry(How.DRAW), (0, 0)),
            (Entry(drawn=True), (0, 0)),
            (Entry(How.DRAW, drawn=True, scores=vp(4, 4)), (4, 4)),
            (Entry(drawn=True, scores=vp(4, 6)), (4, 6)),
        ],
    )
    def test_both_have_a_point_and_what_was_scored(self, book: str, entry: Entry, kept: Pair) -> None:
        assert settle(load(book), entry) == Result(How.DRAW, None, (1, 1), (kept,))

    @pytest.mark.clause("CH-40", "TL-19")
    @pytest.mark.parametrize("book", CRISIS_PROTOCOL)
    @pytest.mark.parametrize("entry", [Entry(How.DRAW, A), Entry(How.DRAW, games=(B,)), Entry(How.DRAW, points=(3, 0))])
    def test_nobody_wins_a_draw(self, book: str, entry: Entry) -> None:
        answer = refused(load(book), entry)
        assert answer == ("winner-impossible", clause_of(book, How.DRAW), {"how": How.DRAW})

    @pytest.mark.clause("PS-25")
    @pytest.mark.parametrize(
        ("entry", "kept"),
        [
            (Entry(drawn=True), ((0, 0), (0, 0))),
            (Entry(drawn=True, scores=struggle((1, 1), (5, 5))), ((1, 1), (5, 5))),
            (Entry(scores=struggle((1, 1), (5, 5))), ((1, 1), (5, 5))),
        ],
    )
    def test_showdown_draws_at_time_alone(self, entry: Entry, kept: Figures) -> None:
        showdown = load("showdown")
        assert settle(showdown, entry) == Result(How.TIME, None, (1, 1), kept)
        assert refused(showdown, Entry(How.DRAW)) == ("no-draws", "PS-25", {"possible": tuple(showdown.endings)})

    @pytest.mark.clause("PS-25")
    def test_a_draw_that_the_figures_deny_is_refused(self) -> None:
        answer = refused(load("showdown"), Entry(drawn=True, scores=struggle((1, 1), (5, 6))))
        assert answer == ("winner-contradicts-scores", "PS-25", {})

    @pytest.mark.clause("MU-33", "MU-34")
    @pytest.mark.parametrize("entry", [Entry(How.DRAW), Entry(drawn=True), Entry(drawn=True, scores=heroes((4, 4)))])
    @pytest.mark.parametrize("stage", Stage)
    def test_munchkin_knows_no_draws(self, entry: Entry, stage: Stage) -> None:
        munchkin = load("munchkin")
        assert refused(munchkin, entry, stage) == ("no-draws", "MU-33", {"possible": tuple(munchkin.endings)})

    @pytest.mark.clause("MU-34")
    def test_a_draw_needs_points_of_its_own(self) -> None:
        challenger = load("challenger")
        without = replace(challenger, points=replace(challenger.points, draw=None))
        for entry in (Entry(How.DRAW), Entry(drawn=True), Entry(scores=vp(3, 3)), Entry(How.TIME, scores=vp(3, 3))):
            for stage in Stage:
                assert refused(without, entry, stage) == ("no-draws", "CH-38", {"possible": tuple(without.endings)})

    @pytest.mark.clause("MU-34")
    def test_without_an_ending_by_time_the_points_say_that_there_are_no_draws(self) -> None:
        munchkin = load("munchkin")
        without = replace(munchkin, endings={How.VICTORY: munchkin.endings[How.VICTORY]})
        assert refused(without, Entry(How.DRAW)) == ("no-draws", "MU-34", {"possible": (How.VICTORY,)})


class TestAbsence:
    @pytest.mark.clause("R-1")
    @pytest.mark.parametrize("winner", Seat)
    @pytest.mark.parametrize(
        ("book", "figures"),
        [("challenger", (14,)), ("timeline", (14,)), ("showdown", (2, 3)), ("munchkin", (0, 0))],
    )
    def test_a_no_show_is_a_bye_for_the_one_who_is_there(
        self, book: str, figures: tuple[int, ...], winner: Seat
    ) -> None:
        result = settle(load(book), Entry(How.NO_SHOW, winner))
        kept = tuple((figure, 0) if winner is A else (0, figure) for figure in figures)
        assert result == Result(How.NO_SHOW, winner, points_of(book, winner), kept, opponents=False)

    @pytest.mark.clause("R-1")
    def test_the_absentee_has_nothing(self) -> None:
        result = settle(load("challenger"), Entry(How.NO_SHOW, A, scores=vp(15, 9)))
        assert result.figures == ((15, 0),)

    @pytest.mark.clause("R-1")
    @pytest.mark.parametrize("book", FOUR)
    @pytest.mark.parametrize("stage", Stage)
    @pytest.mark.parametrize("drawn", [False, True])
    def test_both_absent_is_a_loss_for_both(self, book: str, stage: Stage, drawn: bool) -> None:
        ruleset = load(book)
        scores = {figure.name: (1, 1) for figure in ruleset.figures}
        result = settle(ruleset, Entry(How.DOUBLE_NO_SHOW, drawn=drawn, scores=scores), stage)
        zeros = ((0, 0),) * len(ruleset.kept_figures)
        assert result == Result(How.DOUBLE_NO_SHOW, None, (0, 0), zeros, opponents=False)

    @pytest.mark.clause("R-1")
    def test_a_double_loss_has_the_points_of_a_loss(self) -> None:
        challenger = load("challenger")
        kind = replace(challenger, points=replace(challenger.points, loss=2))
        assert settle(kind, Entry(How.DOUBLE_NO_SHOW)).points == (2, 2)
        assert settle(kind, Entry(How.NO_SHOW, B)).points == (2, 3)
        assert settle(kind, Entry(winner=A)).points == (3, 2)
        assert bye(kind).points == (3, 2)

    @pytest.mark.clause("R-1")
    @pytest.mark.parametrize("book", FOUR)
    def test_somebody_must_be_there_or_nobody(self, book: str) -> None:
        clause = clause_of(book, How.NO_SHOW)
        assert refused(load(book), Entry(How.NO_SHOW)) == ("winner-missing", clause, {"how": How.NO_SHOW})
        answer = refused(load(book), Entry(How.DOUBLE_NO_SHOW, A))
        assert answer == ("winner-impossible", clause_of(book, How.DOUBLE_NO_SHOW), {"how": How.DOUBLE_NO_SHOW})

    @pytest.mark.clause("R-1")
    @pytest.mark.parametrize("how", [How.NO_SHOW, How.DOUBLE_NO_SHOW])
    def test_a_match_with_a_game_was_not_missed(self, how: How) -> None:
        answer = refused(load("munchkin"), Entry(how, games=(A,)), Stage.BRACKET)
        assert answer == ("games-not-played", clause_of("munchkin", how), {"how": how})


class TestBye:
    @pytest.mark.clause("CH-32", "TL-11", "PS-16", "MU-23")
    @pytest.mark.parametrize(
        ("book", "figures"),
        [
            ("challenger", ((14, 0),)),
            ("timeline", ((14, 0),)),
            ("showdown", ((2, 0), (3, 0))),
            ("munchkin", ((0, 0), (0, 0))),
        ],
    )
    def test_a_bye_is_a_win_without_an_opponent(self, book: str, figures: Figures) -> None:
        assert bye(load(book)) == Result(How.BYE, A, points_of(book, A), figures, opponents=False)

    @pytest.mark.clause("R-2")
    @pytest.mark.parametrize("book", FOUR)
    def test_a_bye_in_the_bracket_gives_no_points(self, book: str) -> None:
        assert bye(load(book), Stage.BRACKET).points == (0, 0)

    @pytest.mark.clause("PS-16", "PS-26")
    def test_figures_that_a_bye_does_not_name_are_zeros(self) -> None:
        showdown = load("showdown")
        without = replace(showdown, bye=replace(showdown.bye, figures={"wounds": 3}, is_opponent=True))
        assert bye(without) == Result(How.BYE, A, (3, 0), ((0, 0), (3, 0)))
        assert settle(without, Entry(How.CONCESSION, B)).figures == ((0, 0), (0, 3))

    @pytest.mark.clause("CH-32", "TL-11", "PS-16", "MU-23")
    @pytest.mark.parametrize("book", FOUR)
    def test_nobody_enters_a_bye_at_a_table(self, book: str) -> None:
        ruleset = load(book)
        answer = refused(ruleset, Entry(How.BYE, A))
        assert answer == (
            "ending-unknown",
            ruleset.points.clause,
            {"how": How.BYE, "possible": tuple(ruleset.endings)},
        )


class TestBracket:
    @pytest.mark.clause("R-2")
    @pytest.mark.parametrize("book", FOUR)
    @pytest.mark.parametrize("entry", [Entry(winner=B), Entry(How.CONCESSION, A), Entry(winner=A, points=(3, 0))])
    def test_bracket_matches_give_no_points(self, book: str, entry: Entry) -> None:
        result = settle(load(book), entry, Stage.BRACKET)
        assert result.winner is entry.winner
        assert result.points == (0, 0)

    @pytest.mark.clause("R-2")
    def test_bracket_matches_give_points_if_the_rule_book_says_so(self) -> None:
        challenger = load("challenger")
        ruleset = replace(challenger, cut=replace(challenger.cut, bracket_points=True))
        assert settle(ruleset, Entry(winner=B), Stage.BRACKET).points == (0, 3)
        assert settle(ruleset, Entry(points=(1, 1)), Stage.BRACKET).points == (1, 1)
        assert bye(ruleset, Stage.BRACKET).points == (3, 0)

    @pytest.mark.clause("CH-36", "TL-33", "PS-34")
    @pytest.mark.parametrize("book", ["challenger", "timeline", "showdown"])
    def test_a_draw_is_left_for_the_bracket_to_break(self, book: str) -> None:
        ruleset = load(book)
        level = {figure.name: (1, 1) for figure in ruleset.kept_figures}
        result = settle(ruleset, Entry(How.TIME, scores=level), Stage.BRACKET)
        assert result == Result(How.TIME, None, (0, 0), tuple(level.values()))
