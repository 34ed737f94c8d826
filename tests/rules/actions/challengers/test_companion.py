"""Challengers! with real cards: results as people tell them, and what the rule book has come next."""

import pytest

from tests.rules.life import SEED, player
from tests.rules.parks import Parks
from topcut.rules.actions.challengers.companion import (
    advance,
    beginner,
    correct_result,
    tell_result,
    tell_trophy,
    untold_trophies,
)
from topcut.rules.actions.challengers.deciding import leave
from topcut.rules.actions.challengers.printed import seat_as_printed
from topcut.rules.actions.undo import undo
from topcut.rules.audience import may_read
from topcut.rules.facts import (
    PlayerDropped,
    ResultCorrected,
    ResultSettled,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    TournamentFinished,
    TrophyTaken,
)
from topcut.rules.fold import fold
from topcut.rules.ranking.explain import above
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Phase
from topcut.words import sentence


def seated(event: Parks, park: int = 1) -> tuple[str, str]:
    match = event.t.rounds[-1].matches[park - 1]
    assert match.second is not None
    return match.first, match.second


def play_rounds(event: Parks, number: int, *best: str) -> None:
    """The first of these who sits at a park wins there, else half 1; trophies go by parks."""
    for _ in range(number):
        for park in range(1, len(event.t.rounds[-1].matches) + 1):
            pair = seated(event, park)
            winner = next((name for name in best if name in pair), pair[0])
            event.act(tell_result, winner, event.trophies(len(event.t.rounds))[park - 1])
        event.onward()


class TestResults:
    @pytest.mark.clause("CG-22", "CG-31")
    def test_a_trophy_and_tokens_are_points(self) -> None:
        event = Parks(4, digital=False)
        one, two = seated(event)
        settled, taken = event.act(tell_result, one, 3, {one: 1, two: 2})
        assert isinstance(settled, ResultSettled)
        assert settled.result.points == (1, 2)
        assert taken == TrophyTaken(1, 1, one, 3)  # type: ignore[arg-type]  # an id
        rows = {row.player: (row.points, *row.tiebreaks) for row in standings(event.t)}
        assert (rows[one], rows[two]) == ((4, 1, 1), (2, 0, 0))  # type: ignore[index]  # ids

    @pytest.mark.clause("CG-22", "Q56")
    def test_what_the_trophy_is_worth_is_told_to_nobody_else(self) -> None:
        event = Parks(3, digital=False)
        one, two = seated(event, 2)
        event.act(tell_result, one, 2)
        told = [stamped for stamped in event.log if isinstance(stamped.fact, ResultSettled | TrophyTaken)]
        assert [may_read(stamped, player(two), event.t) for stamped in told] == [True, False]
        assert [may_read(stamped, player(one), event.t) for stamped in told] == [True, True]

    @pytest.mark.clause("CG-34", "Q46", "Q52")
    def test_a_trophy_that_the_robot_wins_is_nobodys(self) -> None:
        event = Parks(3, digital=False)
        event.act(tell_result, "robot", 2)
        assert event.table.trophies[0].player == "robot"
        assert "robot" not in [row.player for row in standings(event.t)]
        assert event.t.rounds[0].matches[0].result is not None
        assert event.t.rounds[0].matches[0].result.figures[0] == (0, 0)
        assert event.refused(tell_result, seated(event, 2)[0], None, {"robot": 1}).code == "tokens-elsewhere"

    @pytest.mark.clause("CG-34", "Q62")
    def test_a_trophy_that_was_won_before_leaving_does_not_go_back(self) -> None:
        event = Parks(4, digital=False)
        one, _ = seated(event)
        event.act(tell_result, one)
        event.act(leave, one)
        assert event.act(tell_trophy, 1, one, 3) == [TrophyTaken(1, 1, one, 3)]  # type: ignore[arg-type]  # an id

    @pytest.mark.clause("Q46", "Q47")
    def test_only_the_robot_of_a_solo_game_has_fans(self) -> None:
        event = Parks(3, digital=False)
        assert event.refused(tell_result, "robot", None, {"robot": 1}).code == "robot-tokens"
        solo = Parks(1, digital=False)
        solo.act(tell_result, "robot", 2, {"robot": 1})
        assert [(row.player, row.points) for row in standings(solo.t)] == [("robot", 3), ("p01", 0)]

    @pytest.mark.clause("CG-05")
    def test_only_trophies_of_the_round_can_be_won(self) -> None:
        event = Parks(8, digital=False)
        refused = event.refused(tell_result, seated(event)[0], 5)
        assert (refused.code, refused.parameters["left"]) == ("trophy-unknown", (2, 2, 2, 3))
        event.act(tell_result, seated(event, 1)[0], 3)
        assert event.refused(tell_result, seated(event, 2)[0], 3).code == "trophy-unknown"
        for park in (2, 3, 4):
            event.act(tell_result, seated(event, park)[0], 2)
        event.onward()
        assert event.refused(tell_trophy, 1, seated(event)[0], 2).code in {"trophy-told", "trophy-not-won"}

    def test_a_result_is_told_once_and_by_the_host(self) -> None:
        event = Parks(2, digital=False)
        one, two = seated(event)
        assert event.refused(tell_result, one, 2, by=player(one)).code == "organizer-only"
        event.act(tell_result, one, 2)
        assert event.refused(tell_result, two, 2).code == "park-told"
        assert event.refused(tell_result, "zoe", 2).code == "not-in-this-round"
        assert event.refused(tell_trophy, 1, one, 2).code == "trophy-told"
        assert event.refused(tell_trophy, 1, two, 2).code == "trophy-not-won"
        assert event.refused(tell_trophy, 9, one, 2).code == "round-unknown"

    @pytest.mark.clause("Q55")
    def test_tokens_have_no_end_but_a_slip_of_the_finger_does(self) -> None:
        event = Parks(2, digital=False)
        one, _ = seated(event)
        assert event.refused(tell_result, one, 2, {one: 1000}).code == "figure-out-of-bounds"
        event.act(tell_result, one, 2, {one: 41})
        assert standings(event.t)[0].points == 43

    def test_the_last_step_can_be_taken_back(self) -> None:
        event = Parks(2, digital=False)
        one, two = seated(event)
        event.act(tell_result, one, 2)
        event.act(undo)
        assert event.table.trophies == ()
        event.act(tell_result, two, 2)
        assert standings(event.t)[0].player == two


class TestBeginning:
    @pytest.mark.clause("CG-16", "Q41", "Q42")
    def test_the_better_trophy_begins_and_equals_toss(self) -> None:
        event = Parks(3, digital=False)
        first = beginner(event.t, event.t.rounds[0].matches[0])
        assert (first.code, first.clause) == ("begins-toss-first", "CG-16")
        human = next(id for id in seated(event) if id != "robot")
        event.act(tell_result, human, 2)
        other = seated(event, 2)[0]
        event.act(tell_result, other, 2)
        event.onward()
        against_robot, pair = event.t.rounds[1].matches
        reason = beginner(event.t, against_robot)
        holder = {human, other} & {against_robot.first, against_robot.second}
        assert reason.code == ("begins-trophy" if holder else "begins-toss-first")
        if holder:
            assert reason.parameters["player"] == holder.pop()
        both = {human, other} <= {pair.first, pair.second}
        assert beginner(event.t, pair).code == ("begins-toss" if both else "begins-trophy")
        assert "toss" in sentence(first)


class TestPrintedPlans:
    WHY = "The printed plans seat everyone differently."

    @pytest.mark.clause("CG-03", "CG-09")
    def test_the_seats_of_a_round_are_typed_before_its_first_result(self) -> None:
        event = Parks(3, digital=False)
        facts = event.act(seat_as_printed, [("p03", "robot"), ("p01", "p02")], self.WHY)
        assert [type(fact) for fact in facts] == [RoundUnpaired, RoundPaired]
        paired = facts[1]
        assert isinstance(paired, RoundPaired)
        assert (paired.round, paired.attempt, paired.way, paired.breaks) == (1, 2, "by-hand", ())
        assert [(pair.table, pair.first, pair.second) for pair in paired.pairs] == [
            (1, "p03", "robot"),
            (2, "p01", "p02"),
        ]
        assert (seated(event, 1), seated(event, 2)) == (("p03", "robot"), ("p01", "p02"))
        event.act(seat_as_printed, [("p01", "robot"), ("p03", "p02")], self.WHY)  # a slip of the finger
        assert event.t.rounds[0].attempt == 3
        event.act(tell_result, "p01", 2)
        assert event.refused(seat_as_printed, [("p03", "robot"), ("p01", "p02")], self.WHY).code == "parks-open"
        assert fold(event.log) == event.t

    @pytest.mark.clause("CG-09")
    def test_the_next_round_waits_for_its_seats_or_for_the_plan(self) -> None:
        event = Parks(4, digital=False)
        event.act(seat_as_printed, [("p01", "p02"), ("p03", "p04")], self.WHY)
        event.win("p01", "p03")
        assert event.refused(advance).code == "seats-wanted"
        facts = event.act(seat_as_printed, [("p01", "p03"), ("p02", "p04")], self.WHY)
        assert [type(fact) for fact in facts] == [RoundClosed, RoundPaired]
        assert seated(event) == ("p01", "p03")
        event.win("p01", "p02")
        paired = event.act(advance, by_plan=True)[-1]
        assert isinstance(paired, RoundPaired)
        assert paired.way == "plan"
        event.win(*(seated(event, park)[0] for park in (1, 2)))
        event.onward()  # the plan again, and nobody is asked
        assert len(event.t.rounds) == 4

    @pytest.mark.clause("CG-09")
    @pytest.mark.parametrize(
        ("pairs", "code"),
        [
            ([("p01", "p02")], "plan-seat-missing"),
            ([("p01", "p02"), ("p03", "p01")], "plan-seat-twice"),
            ([("p01", "p02"), ("p03", "zoe")], "not-at-the-table"),
            ([], "plan-seat-missing"),
        ],
    )
    def test_everybody_sits_once(self, pairs: list[tuple[str, str]], code: str) -> None:
        event = Parks(3, digital=False)
        before = event.t
        refused = event.refused(seat_as_printed, pairs, self.WHY)
        assert refused.code == code
        assert sentence(refused)
        assert event.t == before

    @pytest.mark.clause("CG-08", "CG-09")
    def test_there_are_seven_rounds_and_the_final_has_its_own_seats(self) -> None:
        event = Parks(4, digital=False)
        pairs = [("p01", "p02"), ("p03", "p04")]
        for round in range(1, 8):
            event.act(seat_as_printed, pairs, self.WHY)
            event.win("p01", "p03" if round % 2 else "p04")
        assert event.refused(seat_as_printed, pairs, self.WHY).code == "rounds-played"
        event.onward()
        assert event.t.bracket is not None
        assert event.refused(seat_as_printed, pairs, self.WHY).code == "final-called"
        event.act(tell_result, event.t.bracket.seeds[0])
        event.onward()
        assert event.is_over

    def test_only_the_host_seats_and_only_with_real_cards(self) -> None:
        pairs = [("p01", "p02")]
        event = Parks(2, digital=False)
        assert event.refused(seat_as_printed, pairs, self.WHY, by=player("p01")).code == "organizer-only"
        assert event.refused(seat_as_printed, pairs, " ").code == "reason-needed"
        assert Parks(2).refused(seat_as_printed, pairs, self.WHY).code == "digital-cards"

    @pytest.mark.clause("CG-36")
    def test_with_two_players_a_decisive_lead_ends_the_game_whatever_is_typed(self) -> None:
        event = Parks(2, digital=False)
        event.act(tell_result, "p01", 2, {"p01": 9})
        event.act(seat_as_printed, [("p01", "p02")], self.WHY)
        assert event.is_over


class TestWhatFollows:
    def test_open_parks_hold_everything_up(self) -> None:
        event = Parks(4, digital=False)
        event.act(tell_result, seated(event)[0], 2)
        refused = event.refused(advance)
        assert (refused.code, refused.parameters["parks"]) == ("parks-open", ("red park",))

    @pytest.mark.clause("CG-08", "CG-31", "CG-32", "Q54")
    def test_hidden_trophies_are_counted_before_the_final(self) -> None:
        event = Parks(4, digital=False)
        for round in range(1, 8):
            for park in (1, 2):
                event.act(tell_result, seated(event, park)[0])
            if round < 7:
                event.onward()
        refused = event.refused(advance)
        assert (refused.code, refused.parameters["count"]) == ("trophies-untold", 14)
        for round, winner in untold_trophies(event.t):
            park = next(n for n, match in enumerate(event.t.rounds[round - 1].matches) if match.first == winner)
            event.act(tell_trophy, round, winner, event.trophies(round)[park])
        event.onward()
        assert event.t.bracket is not None
        first, second = event.t.bracket.seeds
        assert (first, second) == tuple(row.player for row in standings(event.t)[:2])
        assert event.refused(tell_result, second, 9).code == "final-fans"
        assert event.refused(correct_result, 1, first, 2, reason="late").code == "final-called"
        event.act(tell_result, second)
        event.onward()
        assert event.t.phase is Phase.FINISHED
        assert event.t.ranking[0] == ("1", second)
        assert event.t.seed == SEED.hex()
        assert fold(event.log) == event.t

    @pytest.mark.clause("CG-36", "Q45")
    @pytest.mark.parametrize(("loser_tokens", "over"), [(0, True), (1, False)])
    def test_a_lead_of_eleven_wins_at_once_with_two_players(self, loser_tokens: int, over: bool) -> None:
        """2 + 2 + 3 and four tokens are 11 fans ahead; one token of the other makes it 10."""
        event = Parks(2, digital=False)
        play_rounds(event, 2, "p01")
        event.act(tell_result, "p01", 3, {"p01": 4, "p02": loser_tokens})
        facts = event.act(advance)
        assert any(isinstance(fact, TournamentFinished) for fact in facts) is over
        assert (event.t.phase is Phase.FINISHED) is over

    @pytest.mark.clause("CG-36")
    def test_two_players_tell_every_trophy_at_once(self) -> None:
        event = Parks(2, digital=False)
        event.act(tell_result, "p01")
        assert event.refused(advance).code == "trophies-untold"
        event.act(tell_trophy, 1, "p01", 2)
        event.onward()
        assert len(event.t.rounds) == 2

    @pytest.mark.clause("CG-36", "Q44")
    def test_after_round_seven_more_fans_win(self) -> None:
        event = Parks(2, digital=False)
        for round in range(1, 8):
            winner = "p01" if round % 2 else "p02"
            event.act(tell_result, winner, event.trophies(round)[0])
            event.onward()
        assert event.t.phase is Phase.FINISHED
        assert event.t.ranking[0][1] == standings(event.t)[0].player

    @pytest.mark.clause("CG-31", "Q43")
    def test_equal_fans_are_decided_by_trophies_then_by_the_latest(self) -> None:
        event = Parks(2, digital=False)
        event.act(tell_result, "p01", 2, {"p02": 2})
        event.onward()
        first, second = standings(event.t)
        assert (first.player, first.points, second.points) == ("p01", 2, 2)
        why = above(event.t, first.player, second.player)
        assert (why.code, why.clause, why.parameters["label"]) == ("higher-tiebreak", "CG-31", "Trophies")
        event.act(tell_result, "p02", 2, {"p01": 2})
        first, second = standings(event.t)
        assert (first.player, first.points, second.points) == ("p02", 4, 4)
        assert (first.tiebreaks, second.tiebreaks) == ((1, 2), (1, 1))
        why = above(event.t, first.player, second.player)
        assert why.clause == "Q43"
        assert "rounds 2 against 1" in sentence(why)

    @pytest.mark.clause("Q43")
    def test_the_next_latest_trophy_decides_where_the_latest_cannot(self) -> None:
        """With four players two parks give trophies of the same round."""
        event = Parks(4, digital=False)
        wins: dict[str, list[int]] = {}
        for round in range(1, 8):
            for park in (1, 2):
                winner = sorted(seated(event, park), key=lambda id: len(wins.get(id, [])))[0]
                wins.setdefault(winner, []).append(round)
                event.act(tell_result, winner, event.trophies(round)[park - 1])
            if round < 7:
                event.onward()
        for row in standings(event.t):
            digits = "".join(map(str, reversed(wins.get(row.player, []))))
            assert row.tiebreaks == (len(wins.get(row.player, [])), int(digits or 0))

    @pytest.mark.clause("Q62")
    def test_a_player_who_leaves_is_not_ranked_and_wins_nothing_more(self) -> None:
        event = Parks(4, digital=False)
        gone, other = seated(event)
        event.act(leave, gone)
        event.act(tell_result, gone, 2)
        assert gone not in [row.player for row in standings(event.t)]
        assert event.refused(tell_result, other, 2).code == "park-told"
        assert event.table.trophies[0].fans == 2

    @pytest.mark.clause("Q62")
    def test_a_finalist_who_leaves_loses_it(self) -> None:
        event = Parks(4, digital=False)
        play_rounds(event, 7, "p01", "p02")
        assert event.t.bracket is not None
        gone, stays = event.t.bracket.seeds
        event.act(leave, gone)
        event.onward()
        assert event.t.ranking[0] == ("1", stays)
        assert gone not in [id for _, id in event.t.ranking]

    @pytest.mark.clause("Q62")
    def test_who_leaves_after_the_final_was_played_gives_nobody_a_bye(self) -> None:
        event = Parks(4, digital=False)
        play_rounds(event, 7, "p01", "p02")
        assert event.t.bracket is not None
        gone, stays = event.t.bracket.seeds
        event.act(tell_result, gone)
        (left,) = event.act(leave, gone)
        assert isinstance(left, PlayerDropped)
        assert left.bracket_round is None
        event.onward()
        assert event.t.ranking[0] == ("2", stays)


class TestCorrecting:
    def test_a_result_can_be_told_otherwise_with_its_reason(self) -> None:
        event = Parks(4, digital=False)
        one, two = seated(event)
        play_rounds(event, 1)
        corrected, taken = event.act(correct_result, 1, two, 3, tokens={one: 1}, reason="we had swapped")
        assert isinstance(corrected, ResultCorrected)
        assert corrected.old.points == (0, 0)  # what the trophy was worth is nobody else's business
        assert taken == TrophyTaken(1, 1, two, 3)  # type: ignore[arg-type]  # an id
        rows = {row.player: row.points for row in standings(event.t)}
        assert (rows[one], rows[two]) == (1, 3)  # type: ignore[index]  # ids
        assert len(event.table.trophies) == 2
        assert len(event.t.rounds) == 2

    def test_a_hidden_trophy_is_hidden_again(self) -> None:
        event = Parks(4, digital=False)
        one, two = seated(event)
        event.act(tell_result, one, 2)
        event.act(correct_result, 1, two, reason="we had swapped")
        assert event.table.trophies == ()
        assert {row.player: row.points for row in standings(event.t)}[two] == 0  # type: ignore[index]  # an id

    def test_what_cannot_be_corrected(self) -> None:
        event = Parks(4, digital=False)
        one, _ = seated(event)
        assert event.refused(correct_result, 1, one, 2, reason="x").code == "not-settled"
        assert event.refused(correct_result, 2, one, 2, reason="x").code == "round-unknown"
        event.act(tell_result, one, 2)
        assert event.refused(correct_result, 1, one, 2, reason=" ").code == "reason-needed"
        assert event.refused(correct_result, 1, "zoe", 2, reason="x").code == "not-in-this-round"


def test_whoever_is_not_in_the_final_has_nothing_to_tell() -> None:
    event = Parks(4, digital=False)
    play_rounds(event, 7)
    assert event.t.bracket is not None
    outside = next(id for id in event.t.players if id not in event.t.bracket.seeds)
    assert event.refused(tell_result, outside).code == "not-in-this-round"
