"""What a table is asked for before its result counts, and what is asked back once."""

import pytest

from tests.rules.life import JUDGE, Life, player, vp
from topcut.refusal import Refusal
from topcut.rules.actions.clock import start as start_clock
from topcut.rules.actions.corrections import correct
from topcut.rules.actions.reports import claim, confirm, enter
from topcut.rules.entries import result_of
from topcut.rules.facts import ResultCorrected, ResultSettled
from topcut.rules.match import Entry, Result, Seat, Stage, Unfinished
from topcut.rules.ruleset import How
from topcut.rules.state import claim_mark
from topcut.words import sentence

WINNER = Entry(winner=Seat.FIRST)
PLAYED = {
    "challenger": {"vp": (16, 9)},
    "timeline": {"vp": (16, 9)},
    "showdown": {"struggle": (2, 1), "wounds": (9, 4)},
}
CLAUSES = {
    "challenger": ("CH-37", "CH-38"),
    "timeline": ("TL-16", "TL-17"),
    "showdown": ("PS-24", "PS-25"),
}
THREE = tuple(PLAYED)


def table(ruleset: str = "challenger") -> Life:
    return Life(ruleset, players=8).pair()


def final(ruleset: str, **named: object) -> Life:
    """The only match of a bracket of two."""
    return Life(ruleset, players=8, rounds=1, cut=2, structure=named).played(1).begin_bracket()


def settled(event: Life, entry: Entry, **named: object) -> Result:
    fact = event.act(enter, 1, 1, entry, by=JUDGE, **named)[0]
    assert isinstance(fact, ResultSettled)
    return fact.result


def showdown(struggle: tuple[int, int], wounds: tuple[int, int] = (5, 3), **named: object) -> Entry:
    return Entry(scores={"struggle": struggle, "wounds": wounds}, **named)  # type: ignore[arg-type]  # fields of Entry


def what(refusal: Refusal) -> object:
    assert refusal.code == "confirm-needed"
    return refusal.parameters["what"]


class TestFigures:
    @pytest.mark.clause("CH-37", "CH-44", "TL-16", "TL-21", "PS-24", "PS-28")
    @pytest.mark.parametrize("ruleset", THREE)
    def test_a_winner_without_figures_is_asked_for_them(self, ruleset: str) -> None:
        event = table(ruleset)
        for refusal in (
            event.refused(enter, 1, 1, WINNER, by=JUDGE),
            event.refused(claim, 1, 1, WINNER, by=player(event.seats(1)[0])),
        ):
            assert (refusal.code, refusal.clause) == ("figures-asked", CLAUSES[ruleset][0])
            assert all(figure.label in sentence(refusal) for figure in event.t.ruleset.kept_figures)
        assert settled(event, Entry(scores=PLAYED[ruleset])).figures == tuple(PLAYED[ruleset].values())

    @pytest.mark.clause("PS-24")
    def test_every_figure_is_asked_for(self) -> None:
        event = table("showdown")
        refusal = event.refused(enter, 1, 1, Entry(scores={"cards": (2, 1)}), by=JUDGE)
        assert (refusal.code, refusal.parameters["figures"]) == ("figures-asked", ("Wounds inflicted",))

    @pytest.mark.clause("PS-25")
    def test_a_showdown_draw_needs_its_figures(self) -> None:
        event = table("showdown")
        refusal = event.refused(enter, 1, 1, Entry(drawn=True), by=JUDGE)
        assert (refusal.code, refusal.clause) == ("figures-asked", "PS-25")
        level = showdown((1, 1), (4, 4), drawn=True, unfinished=Unfinished.NOBODY)
        assert settled(event, level).points == (1, 1)

    @pytest.mark.clause("PS-25", "PS-34")
    def test_a_showdown_draw_in_the_bracket_needs_the_figures_that_make_it_one(self) -> None:
        event = final("showdown")
        refusal = event.refused(enter, 1, 1, Entry(drawn=True), stage=Stage.BRACKET, by=JUDGE)
        assert (refusal.code, refusal.parameters["figure"]) == ("figure-missing", "Struggle Cards claimed")

    @pytest.mark.clause("CH-40", "TL-19")
    @pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
    def test_players_who_decide_not_to_play_have_no_figures(self, ruleset: str) -> None:
        assert settled(table(ruleset), Entry(drawn=True)).figures == ((0, 0),)

    @pytest.mark.clause("CH-39", "TL-18", "PS-26", "R-1")
    @pytest.mark.parametrize("ruleset", THREE)
    @pytest.mark.parametrize("how", [How.CONCESSION, How.NO_SHOW])
    def test_a_concession_and_a_no_show_are_not_asked(self, ruleset: str, how: How) -> None:
        assert settled(table(ruleset), Entry(how=how, winner=Seat.FIRST)).how is how

    @pytest.mark.clause("R-2")
    @pytest.mark.parametrize("ruleset", THREE)
    def test_nor_is_the_bracket_whose_figures_nobody_counts(self, ruleset: str) -> None:
        assert settled(final(ruleset), WINNER, stage=Stage.BRACKET).winner is Seat.FIRST

    def test_an_older_rule_book_does_not_ask(self) -> None:
        older = {"endings.victory.asks": False, "endings.time.asks": False}
        event = Life("showdown", players=8, settings=older).pair()
        assert settled(event, showdown((1, 1), how=How.TIME)).winner is Seat.FIRST
        assert settled_at(event, 2, WINNER).figures == ((0, 0), (0, 0))


def settled_at(event: Life, match: int, entry: Entry) -> Result:
    fact = event.act(enter, 1, match, entry, by=JUDGE)[0]
    assert isinstance(fact, ResultSettled)
    return fact.result


class TestUnknownFigures:
    @pytest.mark.clause("CH-37", "TL-16", "PS-24")
    @pytest.mark.parametrize("ruleset", THREE)
    def test_an_official_may_say_why_they_are_unknown_and_everybody_reads_it(self, ruleset: str) -> None:
        event = table(ruleset)
        (fact,) = event.act(enter, 1, 1, WINNER, figures_unknown=" The slip was lost ", by=JUDGE)
        assert isinstance(fact, ResultSettled)
        assert fact.figures_unknown == "The slip was lost"
        assert not any(map(any, fact.result.figures))
        assert event.t.rounds[0].unknown == {1: "The slip was lost"}

    def test_blanks_are_no_reason(self) -> None:
        assert table().refused(enter, 1, 1, WINNER, figures_unknown="  ", by=JUDGE).code == "figures-asked"

    @pytest.mark.clause("CH-38", "PS-25")
    @pytest.mark.parametrize("ruleset", THREE)
    def test_of_a_game_that_went_to_time_the_winner_is_known_then(self, ruleset: str) -> None:
        at_time = Entry(how=How.TIME, winner=Seat.SECOND)
        assert settled(table(ruleset), at_time, figures_unknown="The slip was lost").winner is Seat.SECOND

    @pytest.mark.parametrize(
        "entry",
        [
            vp(16, 9),
            Entry(how=How.CONCESSION, winner=Seat.FIRST),
            Entry(how=How.DOUBLE_NO_SHOW),
            Entry(drawn=True),
        ],
    )
    def test_figures_that_are_there_or_not_asked_for_are_not_unknown(self, entry: Entry) -> None:
        assert table().refused(enter, 1, 1, entry, figures_unknown="Lost", by=JUDGE).code == "figures-known"

    def test_nor_are_those_of_the_bracket(self) -> None:
        event = final("challenger")
        refusal = event.refused(enter, 1, 1, WINNER, figures_unknown="Lost", stage=Stage.BRACKET, by=JUDGE)
        assert refusal.code == "figures-known"

    def test_a_correction_brings_them_or_says_that_they_are_unknown(self) -> None:
        event = table()
        event.act(enter, 1, 1, WINNER, figures_unknown="Lost", by=JUDGE)
        event.act(correct, 1, 1, vp(16, 9), reason="The slip was found")
        assert event.t.rounds[0].unknown == {}
        lost = Entry(winner=Seat.SECOND)
        assert event.refused(correct, 1, 1, lost, reason="Wrong slip").code == "figures-asked"
        (fact,) = event.act(correct, 1, 1, lost, reason="Wrong slip", figures_unknown="Lost again")
        assert isinstance(fact, ResultCorrected)
        assert fact.figures_unknown == "Lost again"
        assert event.t.rounds[0].unknown == {1: "Lost again"}


@pytest.mark.clause("PS-25")
class TestTheOpenStruggle:
    def test_a_result_by_time_is_asked_who_won_it(self) -> None:
        event = table("showdown")
        for entry in (showdown((1, 1)), showdown((1, 0), how=How.TIME), showdown((1, 1), (4, 4), drawn=True)):
            for refusal in (
                event.refused(enter, 1, 1, entry, by=JUDGE),
                event.refused(claim, 1, 1, entry, by=player(event.seats(1)[0])),
            ):
                assert (refusal.code, refusal.clause) == ("unfinished-missing", "PS-25")

    def test_it_is_asked_in_the_bracket_too(self) -> None:
        refusal = final("showdown").refused(enter, 1, 1, showdown((1, 1)), stage=Stage.BRACKET, by=JUDGE)
        assert refusal.code == "unfinished-missing"

    @pytest.mark.parametrize(
        ("unfinished", "winner", "cards"),
        [
            (Unfinished.FIRST, Seat.FIRST, (2, 1)),
            (Unfinished.SECOND, Seat.SECOND, (1, 2)),
            (Unfinished.NOBODY, Seat.FIRST, (1, 1)),  # by wounds
            (Unfinished.NONE, Seat.FIRST, (1, 1)),
        ],
    )
    def test_its_card_is_added_to_those_of_its_winner(
        self, unfinished: Unfinished, winner: Seat, cards: tuple[int, int]
    ) -> None:
        result = settled(table("showdown"), showdown((1, 1), unfinished=unfinished))
        assert (result.how, result.winner, result.figures[0]) == (How.TIME, winner, cards)

    def test_the_objectives_say_it_as_well(self) -> None:
        counted = Entry(scores={"struggle": (1, 1), "wounds": (5, 3), "objectives": (1, 3)})
        assert settled(table("showdown"), counted).figures[0] == (1, 2)

    def test_two_phones_that_say_the_same_settle_it(self) -> None:
        event = table("showdown")
        first, second = map(player, event.seats(1))
        event.act(claim, 1, 1, showdown((1, 1), unfinished=Unfinished.NONE), by=first)
        event.act(claim, 1, 1, showdown((1, 1), unfinished=Unfinished.NOBODY), by=second)
        assert event.t.rounds[0].matches[0].result is not None

    def test_a_tap_does_not_confirm_another_winner_of_it_than_the_one_that_was_shown(self) -> None:
        event = table("showdown")
        first, second = event.seats(1)
        event.act(claim, 1, 1, showdown((1, 1), unfinished=Unfinished.FIRST), by=player(first))
        seen = claim_mark(event.t, Stage.SWISS, 1, 1, first)
        event.act(claim, 1, 1, showdown((1, 1), unfinished=Unfinished.SECOND), by=player(first))
        assert event.refused(confirm, 1, 1, seen=seen, by=player(second)).code == "report-stale"


@pytest.mark.clause("CH-38", "CH-40", "TL-17", "TL-19")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
class TestADrawThatTimeWouldHaveDecided:
    drawn = Entry(drawn=True, scores={"vp": (12, 13)})

    def test_by_time_it_is_a_contradiction(self, ruleset: str) -> None:
        event = table(ruleset)
        at_time = Entry(how=How.TIME, drawn=True, scores={"vp": (12, 13)})
        refusal = event.refused(enter, 1, 1, at_time, confirm=("CH-38", "TL-17"), by=JUDGE)
        assert refusal.code == "winner-contradicts-scores"

    @pytest.mark.parametrize("entry", [drawn, Entry(how=How.DRAW, scores={"vp": (12, 13)})])
    def test_otherwise_it_is_asked_back_once(self, ruleset: str, entry: Entry) -> None:
        event = table(ruleset)
        refusal = event.refused(enter, 1, 1, entry, by=JUDGE)
        assert what(refusal) == "drawn-behind"
        assert refusal.clause == CLAUSES[ruleset][1]
        assert "13 Victory Points" in sentence(refusal)
        result = settled(event, entry, confirm=(refusal.clause,))
        assert (result.how, result.points, result.figures) == (How.DRAW, (1, 1), ((12, 13),))

    def test_players_are_asked_too_and_a_tap_on_it_is_not_asked_again(self, ruleset: str) -> None:
        event = table(ruleset)
        first, second = map(player, event.seats(1))
        refusal = event.refused(claim, 1, 1, self.drawn, by=first)
        assert what(refusal) == "drawn-behind"
        event.act(claim, 1, 1, self.drawn, confirm=(refusal.clause,), by=first)
        event.act(confirm, 1, 1, by=second)
        assert event.t.rounds[0].matches[0].result is not None

    def test_a_correction_is_asked_back_as_well(self, ruleset: str) -> None:
        event = table(ruleset)
        event.act(enter, 1, 1, vp(16, 9), by=JUDGE)
        refusal = event.refused(correct, 1, 1, self.drawn, reason="Stopped by the fire alarm")
        assert what(refusal) == "drawn-behind"
        event.act(correct, 1, 1, self.drawn, reason="Stopped by the fire alarm", confirm=(refusal.clause,))

    def test_level_figures_are_believed(self, ruleset: str) -> None:
        assert settled(table(ruleset), Entry(drawn=True, scores={"vp": (12, 12)})).winner is None


@pytest.mark.clause("PS-24")
class TestTheCoreRulesSayHowManyWin:
    @pytest.mark.parametrize(
        ("entry", "doubt"),
        [
            (showdown((2, 2), (9, 2), winner=Seat.FIRST), "both-have-won"),
            (showdown((3, 2), (9, 2)), "both-have-won"),
            (showdown((3, 1)), "more-than-enough"),
            (showdown((0, 3), how=How.VICTORY, winner=Seat.SECOND), "more-than-enough"),
            (showdown((1, 0)), "too-few-to-win"),
            (showdown((0, 0), how=How.VICTORY, winner=Seat.SECOND), "too-few-to-win"),
            (showdown((2, 1), how=How.TIME, unfinished=Unfinished.NONE), "won-before-time"),
            (showdown((2, 2), (9, 2), unfinished=Unfinished.NOBODY), "both-have-won"),
        ],
    )
    def test_figures_that_do_not_fit_are_asked_back(self, entry: Entry, doubt: str) -> None:
        event = table("showdown")
        refusal = event.refused(enter, 1, 1, entry, by=JUDGE)
        assert (what(refusal), refusal.clause) == (doubt, "PS-24")
        assert "2" in sentence(refusal)
        assert settled(event, entry, confirm=("PS-24",)).winner is not None

    def test_two_winners_figures_without_a_winner_read_as_time(self) -> None:
        refusal = table("showdown").refused(enter, 1, 1, showdown((2, 2), (9, 2)), by=JUDGE)
        assert refusal.code == "unfinished-missing"

    def test_a_card_that_is_won_at_time_is_no_victory_before_it(self) -> None:
        result = settled(table("showdown"), showdown((1, 0), unfinished=Unfinished.FIRST))
        assert result.figures[0] == (2, 0)

    def test_who_concedes_may_have_any_figures(self) -> None:
        conceded = showdown((1, 0), how=How.CONCESSION, winner=Seat.SECOND)
        assert settled(table("showdown"), conceded).winner is Seat.SECOND


@pytest.mark.clause("MU-21")
class TestGames:
    def test_a_best_of_three_needs_its_games(self) -> None:
        event = final("munchkin")
        for refusal in (
            event.refused(enter, 1, 1, WINNER, stage=Stage.BRACKET, by=JUDGE),
            event.refused(claim, 1, 1, WINNER, stage=Stage.BRACKET, by=player(event.seats(1)[0])),
        ):
            assert (refusal.code, refusal.clause) == ("games-missing", "MU-21")
            assert "first to 2" in sentence(refusal)

    def test_one_game_of_three_does_not_say_that_time_was_called(self) -> None:
        event = final("munchkin")
        for one in (Entry(winner=Seat.FIRST, games=(Seat.FIRST,)), Entry(games=(Seat.FIRST, Seat.SECOND))):
            assert event.refused(enter, 1, 1, one, stage=Stage.BRACKET, by=JUDGE).code == "games-undecided"
        at_time = Entry(how=How.TIME, winner=Seat.FIRST, games=(Seat.FIRST,))
        assert settled(event, at_time, stage=Stage.BRACKET).how is How.TIME

    def test_figures_of_the_game_in_progress_do(self) -> None:
        counted = Entry(games=(Seat.FIRST,), scores={"damage": (3, 7)})
        assert settled(final("munchkin"), counted, stage=Stage.BRACKET).games == (Seat.FIRST, Seat.FIRST)

    def test_first_to_two_wins(self) -> None:
        games = (Seat.FIRST, Seat.SECOND, Seat.SECOND)
        result = settled(final("munchkin"), Entry(games=games), stage=Stage.BRACKET)
        assert (result.how, result.winner, result.games) == (How.VICTORY, Seat.SECOND, games)

    @pytest.mark.parametrize("how", [How.CONCESSION, How.NO_SHOW])
    def test_a_concession_and_a_no_show_have_none(self, how: How) -> None:
        event = final("munchkin")
        event.act(start_clock)
        assert settled(event, Entry(how=how, winner=Seat.FIRST), stage=Stage.BRACKET).how is how

    def test_a_best_of_one_has_none(self) -> None:
        event = final("munchkin", best_of={Stage.BRACKET: 1})
        assert settled(event, WINNER, stage=Stage.BRACKET).winner is Seat.FIRST
        assert settled(table("munchkin"), WINNER).winner is Seat.FIRST


def test_what_was_claimed_reads_as_it_did_when_it_was_asked_about() -> None:
    event = table()
    drawn = Entry(drawn=True, scores={"vp": (12, 13)})
    assert result_of(event.t, Stage.SWISS, drawn).how is How.DRAW
