"""Drops, players who do not appear, ejections, rejoining: each document for itself."""

from collections.abc import Mapping

import pytest

from tests.rules.life import ABSENT, JUDGE, NOBODY, ORGANIZER, WON, Life, player, vp
from tests.rules.table import FOUR
from topcut.ids import PlayerId
from topcut.rules.actions.clock import start as start_clock
from topcut.rules.actions.conduct import warn
from topcut.rules.actions.corrections import correct
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop, drop_absent, eject, not_appeared, rejoin, warn_and_spare
from topcut.rules.actions.reports import claim, enter
from topcut.rules.actions.rounds import arrange_absence, close_round
from topcut.rules.actions.structure import finish
from topcut.rules.facts import (
    BracketByeGiven,
    EjectionDeclined,
    PenaltyRecorded,
    PlayerDropped,
    PlayerEjected,
    PlayerEntered,
    PlayerRejoined,
    ResultCorrected,
    ResultSettled,
    TournamentFinished,
    WarningGiven,
)
from topcut.rules.match import Entry, Seat, Stage
from topcut.rules.pairing.finals import finals, places
from topcut.rules.pairing.knockout import placings
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How
from topcut.rules.state import playing

P1, P2 = PlayerId("p01"), PlayerId("p02")


def row(event: Life, player: PlayerId) -> tuple[int, int]:
    """Points, rounds played."""
    return next((one.points, one.played) for one in standings(event.t) if one.player == player)


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param("challenger", marks=pytest.mark.clause("CH-23")),
        pytest.param("timeline", marks=pytest.mark.clause("TL-13")),
        pytest.param("showdown", marks=pytest.mark.clause("PS-18")),
        pytest.param("munchkin", marks=pytest.mark.clause("MU-29")),
    ],
)
@pytest.mark.parametrize("by", [ORGANIZER, player("p01")])
def test_a_dropped_player_is_not_paired_any_more(ruleset: str, by: object) -> None:
    event = Life(ruleset, players=8).played(1)
    assert event.act(drop, P1, by=by) == [PlayerDropped(P1, after=1)]  # type: ignore[arg-type]  # an Actor
    event.pair()
    assert all(P1 not in {match.first, match.second} for match in event.t.rounds[1].matches)
    assert P1 not in event.t.rounds[1].unpaired_losses
    assert row(event, P1)[1] == 1


def test_nobody_drops_another_player() -> None:
    event = Life(players=8)
    refusal = event.refused(drop, P1, by=player("p02"))
    assert (refusal.code, refusal.clause) == ("drop-for-other", "CH-23")
    assert event.refused(drop, P1, by=JUDGE).code == "organizer-only"
    assert event.refused(drop, "nobody").code == "player-unknown"


def test_who_has_left_or_never_began_cannot_drop() -> None:
    event = Life(players=8)
    event.act(drop, P1)
    assert event.refused(drop, P1).code == "already-dropped"
    event.say(PlayerEntered(PlayerId("late"), waiting=True))
    assert event.refused(drop, "late").code == "player-not-active"
    assert Life(players=8, started=False).refused(drop, P1).code == "not-started"
    event.say(TournamentFinished(()))
    assert event.refused(drop, P2).code == "tournament-over"


@pytest.mark.clause("R-1")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown"])
def test_a_drop_before_the_game_has_begun_ends_the_match_as_a_no_show(ruleset: str) -> None:
    event = Life(ruleset, players=8).pair()
    leaver, stays = event.seats(1)
    settled, dropped = event.act(drop, leaver)
    assert isinstance(settled, ResultSettled)
    assert (settled.result.how, settled.result.winner) == (How.NO_SHOW, Seat.SECOND)
    assert dropped == PlayerDropped(leaver, after=1)
    assert row(event, stays) == (event.t.ruleset.points.win, 1)
    assert not sheet(event.t).opponents[sheet(event.t).places[stays]]


@pytest.mark.clause("R-1")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_drop_during_the_game_is_a_concession(ruleset: str) -> None:
    event = Life(ruleset, players=8).pair()
    _, leaver = event.seats(1)
    settled, _ = event.act(drop, leaver, begun=True, by=player(leaver))
    assert isinstance(settled, ResultSettled)
    assert (settled.result.how, settled.result.winner, settled.result.opponents) == (How.CONCESSION, Seat.FIRST, True)


@pytest.mark.clause("R-1")
def test_the_scores_so_far_count_when_somebody_leaves_a_game() -> None:
    event = Life(players=8).pair()
    _, leaver = event.seats(1)
    settled, _ = event.act(drop, leaver, begun=True, scores={"vp": (17, 6)})
    assert isinstance(settled, ResultSettled)
    assert settled.result.figures == ((17, 6),)


@pytest.mark.clause("MU-29")
def test_munchkin_takes_a_drop_after_the_pairing_as_a_concession() -> None:
    event = Life("munchkin", players=8).pair()
    leaver, _ = event.seats(1)
    settled, _ = event.act(drop, leaver)
    assert isinstance(settled, ResultSettled)
    assert settled.result.how is How.CONCESSION


def both_gone(ruleset: str) -> tuple[Life, PlayerId, PlayerId]:
    """Nothing is played at table 1, and the first of its players is dropped."""
    event = Life(ruleset, players=8).pair()
    one, other = event.seats(1)
    event.act(drop, one)
    return event, one, other


@pytest.mark.clause("R-1")
@pytest.mark.parametrize(
    "ruleset",
    ["challenger", "timeline", "showdown", pytest.param("munchkin", marks=pytest.mark.clause("MU-29"))],
)
def test_officials_are_asked_whether_a_winner_of_an_unplayed_match_had_come(ruleset: str) -> None:
    event, one, other = both_gone(ruleset)
    refusal = event.refused(drop, other)
    assert (refusal.code, refusal.clause) == ("came-unsaid", "R-1")
    assert refusal.parameters == {"player": other, "other": one, "table": 1}


@pytest.mark.clause("R-1")
@pytest.mark.parametrize(
    "ruleset",
    ["challenger", "timeline", "showdown", pytest.param("munchkin", marks=pytest.mark.clause("MU-29"))],
)
def test_if_the_winner_had_not_come_either_both_lose(ruleset: str) -> None:
    event, one, other = both_gone(ruleset)
    won = event.t.rounds[0].matches[0].result
    corrected, left = event.act(drop, other, came=False)
    assert isinstance(corrected, ResultCorrected)
    assert (corrected.old, corrected.new.how, corrected.repair) == (won, How.DOUBLE_NO_SHOW, "keep")
    assert corrected.reason
    assert left == PlayerDropped(other, after=1)
    assert (row(event, one)[0], row(event, other)[0]) == (0, 0)


@pytest.mark.clause("R-1")
def test_if_the_winner_had_come_the_win_stays() -> None:
    event, _, other = both_gone("challenger")
    assert event.act(drop, other, came=True) == [PlayerDropped(other, after=1)]
    assert row(event, other)[0] == 3


@pytest.mark.clause("R-1", "CH-25")
@pytest.mark.parametrize("first", ["dropped", "absent", "entered"])
def test_dropping_both_as_absent_says_by_itself_that_neither_came(first: str) -> None:
    event = Life(players=8).pair()
    one, other = event.seats(1)
    if first == "dropped":
        event.act(drop, one)
    elif first == "absent":
        event.act(drop_absent, one, by=JUDGE)
    else:
        event.act(enter, 1, 1, ABSENT, by=JUDGE)
    corrected, left = event.act(drop_absent, other, by=JUDGE)
    assert isinstance(corrected, ResultCorrected)
    assert corrected.new.how is How.DOUBLE_NO_SHOW
    assert left == PlayerDropped(other, after=1, noticed=False)


@pytest.mark.clause("R-1", "CH-25")
def test_who_does_not_come_again_the_next_day_keeps_what_a_finished_round_gave() -> None:
    event = Life(players=8).pair()
    _, other = event.seats(1)
    event.act(enter, 1, 1, ABSENT, by=JUDGE)
    event.play()
    assert event.act(drop_absent, other, next_day=True, by=JUDGE) == [PlayerDropped(other, after=1, noticed=False)]
    assert row(event, other)[0] == 3


@pytest.mark.clause("R-1", "CH-25")
def test_of_two_who_do_not_come_again_to_an_open_round_neither_wins() -> None:
    event = Life(players=8).pair()
    one, other = event.seats(1)
    event.act(drop_absent, one, next_day=True, by=JUDGE)
    corrected, left = event.act(drop_absent, other, next_day=True, by=JUDGE)
    assert isinstance(corrected, ResultCorrected)
    assert corrected.new.how is How.DOUBLE_NO_SHOW
    assert left == PlayerDropped(other, after=1, noticed=False)


@pytest.mark.clause("R-1")
def test_a_player_who_leaves_by_phone_is_not_asked_and_an_official_can_say_otherwise() -> None:
    event, _, other = both_gone("challenger")
    assert event.act(drop, other, by=player(other)) == [PlayerDropped(other, after=1)]
    assert row(event, other)[0] == 3
    event.act(correct, 1, 1, Entry(how=How.DOUBLE_NO_SHOW), reason="Nobody was seen at table 1", by=JUDGE)
    assert row(event, other)[0] == 0


@pytest.mark.clause("R-1")
@pytest.mark.parametrize("ruleset", FOUR)
def test_nobody_is_asked_about_a_game_that_was_played_or_a_round_that_is_over(ruleset: str) -> None:
    event = Life(ruleset, players=8).pair()
    one, other = event.seats(1)
    event.act(enter, 1, 1, Entry(how=How.CONCESSION, winner=Seat.SECOND))  # and stays
    assert event.act(drop, other) == [PlayerDropped(other, after=1)]
    one, other = event.seats(2)
    event.act(drop, one)
    event.play()
    event.act(close_round)
    assert event.act(drop, other) == [PlayerDropped(other, after=1)]


def test_a_result_that_was_claimed_is_settled_before_the_player_leaves() -> None:
    event = Life(players=8).pair()
    ana, bo = event.seats(1)
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    refusal = event.refused(drop, bo, by=player(bo))
    assert (refusal.code, refusal.parameters["table"]) == ("claim-open", 1)
    event.act(enter, 1, 1, vp(16, 9), by=JUDGE)
    assert event.act(drop, bo, by=player(bo)) == [PlayerDropped(bo, after=1)]


@pytest.mark.clause("CH-24")
def test_leaving_without_telling_is_noted() -> None:
    event = Life(players=8)
    assert event.act(drop, P1, noticed=False) == [PlayerDropped(P1, after=0, noticed=False)]


@pytest.mark.parametrize(
    ("ruleset", "clause"),
    [
        pytest.param("challenger", "CH-25", marks=pytest.mark.clause("CH-25", "R-1")),
        pytest.param("timeline", "TL-13", marks=pytest.mark.clause("TL-13", "R-1")),
        pytest.param("showdown", "PS-18", marks=pytest.mark.clause("PS-18", "R-1")),
        pytest.param("munchkin", "MU-30", marks=pytest.mark.clause("MU-30", "R-1")),
    ],
)
def test_a_player_who_does_not_appear_can_be_dropped_and_the_opponent_wins_as_by_a_bye(
    ruleset: str, clause: str
) -> None:
    event = Life(ruleset, players=8).pair()
    absent, there = event.seats(2)
    assert event.refused(drop_absent, absent, by=player(there)).code == "staff-only"
    settled, dropped = event.act(drop_absent, absent, by=JUDGE)
    assert isinstance(settled, ResultSettled)
    assert settled.result.how is How.NO_SHOW
    assert dropped == PlayerDropped(absent, after=1, noticed=False)
    assert event.t.ruleset.leaving.no_show_clause == clause
    event.play().pair()
    assert all(absent not in {match.first, match.second} for match in event.t.rounds[1].matches)


@pytest.mark.clause("CH-25", "MU-30", "R-1")
@pytest.mark.parametrize("ruleset", FOUR)
@pytest.mark.parametrize("dropped", [True, False])
def test_an_entered_no_show_and_a_player_who_has_not_appeared_are_the_same(ruleset: str, dropped: bool) -> None:
    typed, tapped = Life(ruleset, players=8).pair(), Life(ruleset, players=8).pair()
    absent, _ = typed.seats(2)
    asked = typed.refused(enter, 1, 2, ABSENT, dropped=None, by=JUDGE)
    assert (asked.code, asked.clause) == ("drop-unsaid", typed.t.ruleset.leaving.no_show_clause)
    assert asked.parameters["players"] == (absent,)
    assert tapped.refused(not_appeared, absent, dropped=None, by=JUDGE).code == "drop-unsaid"
    facts = typed.act(enter, 1, 2, ABSENT, dropped=dropped, by=JUDGE)
    assert facts == tapped.act(not_appeared, absent, dropped=dropped, by=JUDGE)
    assert [type(fact) for fact in facts] == [ResultSettled, PlayerDropped][: 1 + dropped]


@pytest.mark.clause("R-1", "CH-25")
def test_whether_both_who_did_not_appear_are_dropped_is_asked_once() -> None:
    event = Life(players=8).pair()
    nobody = Entry(how=How.DOUBLE_NO_SHOW)
    assert event.refused(enter, 1, 1, nobody, dropped=None, by=JUDGE).parameters["players"] == event.seats(1)
    facts = event.act(enter, 1, 1, nobody, dropped=True, by=JUDGE)
    assert [fact.player for fact in facts if isinstance(fact, PlayerDropped)] == list(event.seats(1))


@pytest.mark.clause("R-1", "CH-25")
def test_a_second_player_who_had_not_come_either_can_stay_in_with_a_loss() -> None:
    event = Life(players=8).pair()
    one, other = event.seats(1)
    event.act(not_appeared, one, dropped=False, by=JUDGE)
    assert event.refused(not_appeared, other, dropped=None, by=JUDGE).code == "drop-unsaid"
    (corrected,) = event.act(not_appeared, other, dropped=False, by=JUDGE)
    assert isinstance(corrected, ResultCorrected)
    assert event.refused(not_appeared, other, dropped=False, by=JUDGE).code == "nothing-missed"


@pytest.mark.clause("CH-25")
@pytest.mark.parametrize("dropped", [None, False])
def test_who_has_a_bye_has_no_match_to_have_missed(dropped: bool | None) -> None:
    event = Life(players=9).pair()
    bye = next(match.first for match in event.t.rounds[0].matches if match.second is None)
    refusal = event.refused(not_appeared, bye, dropped=dropped, by=JUDGE)
    assert (refusal.code, refusal.clause, refusal.parameters["player"]) == ("nothing-missed", "CH-25", bye)
    assert event.act(not_appeared, bye, dropped=True, by=JUDGE) == [PlayerDropped(bye, after=1, noticed=False)]


@pytest.mark.clause("R-6")
@pytest.mark.parametrize("ruleset", FOUR)
def test_in_the_bracket_nobody_is_asked_whether_an_absent_player_is_dropped(ruleset: str) -> None:
    typed, tapped = (Life(ruleset, players=8, rounds=2, cut=4).played(2).begin_bracket() for _ in range(2))
    for event in (typed, tapped):
        event.act(start_clock)
    absent, _ = typed.seats(1)
    facts = typed.act(enter, 1, 1, ABSENT, stage=Stage.BRACKET, dropped=None, by=JUDGE)
    assert facts == tapped.act(not_appeared, absent, dropped=None, by=JUDGE)
    assert [type(fact) for fact in facts] == [ResultSettled]


@pytest.mark.fault("G3")
@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param("challenger", marks=pytest.mark.clause("CH-26")),
        pytest.param("timeline", marks=pytest.mark.clause("TL-13")),
        pytest.param("showdown", marks=pytest.mark.clause("PS-18")),
    ],
)
def test_who_rejoins_has_an_unpaired_loss_for_each_round_missed(ruleset: str) -> None:
    event = Life(ruleset, players=8, rounds=4, cut=0).played(1)
    event.act(drop, P1)
    event.played(2)
    before = row(event, P1)
    assert event.act(rejoin, P1) == [PlayerRejoined(P1, missed=(2, 3))]
    assert row(event, P1) == (before[0], 3)
    event.pair()
    assert any(P1 in {match.first, match.second} for match in event.t.rounds[3].matches)


@pytest.mark.clause("CH-26")
def test_a_round_that_is_being_played_is_missed_too_but_none_in_which_one_was_paired() -> None:
    event = Life(players=8).pair()
    leaver, _ = event.seats(1)
    event.act(drop, leaver)
    assert event.act(rejoin, leaver) == [PlayerRejoined(leaver, missed=())]
    event.play()
    event.act(close_round)
    event.act(drop, leaver)
    event.pair()
    assert event.act(rejoin, leaver) == [PlayerRejoined(leaver, missed=(2,))]


@pytest.mark.clause("CH-26", "R-8")
def test_an_absence_before_the_drop_is_not_counted_twice() -> None:
    event = Life(players=8)
    event.act(arrange_absence, P1, 1)
    event.pair()
    event.act(drop, P1)
    assert event.act(rejoin, P1) == [PlayerRejoined(P1, missed=())]


@pytest.mark.fault("G3")
@pytest.mark.clause("MU-30")
def test_munchkin_knows_no_rejoining_but_by_a_deviation() -> None:
    event = Life("munchkin", players=8).played(1)
    event.act(drop, P1)
    refusal = event.refused(rejoin, P1)
    assert (refusal.code, refusal.clause) == ("no-rejoin", "MU-30")
    event.deviate("MU-30")
    assert event.act(rejoin, P1) == [PlayerRejoined(P1, missed=())]


def test_rejoining_needs_the_organizers_leave_and_a_drop() -> None:
    event = Life(players=8)
    refusal = event.refused(rejoin, P1)
    assert (refusal.code, refusal.clause) == ("not-dropped", "CH-26")
    event.act(drop, P1)
    assert event.refused(rejoin, P1, by=player("p01")).code == "organizer-only"
    assert event.refused(rejoin, P1, by=JUDGE).code == "organizer-only"


@pytest.mark.clause("R-5")
def test_nobody_rejoins_after_the_cut() -> None:
    event = Life(players=8, rounds=2, cut=4).played(1)
    event.act(drop, P1)
    event.played(1)
    event.act(make_cut)
    refusal = event.refused(rejoin, P1)
    assert (refusal.code, refusal.clause) == ("no-rejoin-after-cut", "R-5")


@pytest.mark.fault("G3")
@pytest.mark.parametrize(
    ("ruleset", "clause"),
    [
        pytest.param("challenger", "CH-27", marks=pytest.mark.clause("CH-27")),
        pytest.param("timeline", "TL-13", marks=pytest.mark.clause("TL-13")),
        pytest.param("showdown", "PS-18", marks=pytest.mark.clause("PS-18")),
        pytest.param("munchkin", "MU-05", marks=pytest.mark.clause("MU-05")),
    ],
)
def test_an_ejected_player_is_out_and_stays_out(ruleset: str, clause: str) -> None:
    event = Life(ruleset, players=8).pair()
    ejected, stays = event.seats(1)
    assert event.refused(eject, ejected, "Cheating", by=player(stays)).code == "staff-only"
    by = ORGANIZER if ruleset == "munchkin" else JUDGE  # a Floor Judge only proposes
    assert event.refused(eject, ejected, " ", by=by).code == "reason-needed"
    settled, *facts = event.act(eject, ejected, "Cheating", begun=True, by=by)
    assert isinstance(settled, ResultSettled)
    assert settled.result.how is How.CONCESSION
    assert facts == [PenaltyRecorded(ejected, "Cheating"), PlayerEjected(ejected, "")]
    refusal = event.refused(rejoin, ejected)
    assert (refusal.code, refusal.clause) == ("ejected-stays-out", clause)
    assert event.refused(eject, ejected, "Again", by=JUDGE).code == "already-ejected"
    assert ejected not in [one.player for one in standings(event.t)]


@pytest.mark.clause("CH-27", "R-1")
def test_an_ejection_ends_an_open_match_even_if_it_was_claimed() -> None:
    event = Life(players=8).pair()
    ana, _ = event.seats(1)
    event.act(claim, 1, 1, vp(16, 9), by=player(ana))
    settled, *_ = event.act(eject, ana, "Violence", by=JUDGE)
    assert isinstance(settled, ResultSettled)
    assert (settled.result.how, settled.result.winner) == (How.NO_SHOW, Seat.SECOND)


@pytest.mark.fault("G3")
@pytest.mark.clause("CH-27")
def test_somebody_who_has_left_can_still_be_ejected_and_so_cannot_come_back() -> None:
    event = Life(players=8)
    event.act(drop, P1)
    assert event.act(eject, P1, "Threats at the door", by=JUDGE) == [
        PenaltyRecorded(P1, "Threats at the door"),
        PlayerEjected(P1, ""),
    ]
    assert event.refused(rejoin, P1).code == "ejected-stays-out"
    event.say(TournamentFinished(()))
    assert event.refused(eject, P2, "Too late", by=JUDGE).code == "tournament-over"


def bracket(ruleset: str = "timeline", cut: int = 8, settings: Mapping[str, str] | None = None) -> Life:
    return Life(ruleset, players=16, rounds=2, cut=cut, settings=settings).played(2).begin_bracket()


@pytest.mark.clause("R-6", "TL-32")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_drop_in_the_bracket_gives_the_current_opponent_a_bye(ruleset: str) -> None:
    event = bracket(ruleset)
    won = Entry(how=How.VICTORY, winner=Seat.FIRST, games=(Seat.FIRST,) * 2 if ruleset == "munchkin" else ())
    event.act(enter, 1, 1, won, stage=Stage.BRACKET)
    leaver, stays = event.seats(2)
    dropped, bye = event.act(drop, leaver)
    assert dropped == PlayerDropped(leaver, after=2, bracket_round=1)
    assert bye == BracketByeGiven(1, 2, stays)
    now = playing(event.t)
    assert now is not None
    assert now.open == (3, 4)
    place = next(one.place for one in placings(finals(event.t)) if one.player == leaver)
    assert place == ("5" if ruleset == "timeline" else "5-8")


@pytest.mark.clause("R-6", "TL-32")
def test_a_drop_between_rounds_gives_the_next_opponent_a_bye() -> None:
    event = bracket()
    event.play()
    event.act(close_round)
    leaver = finals(event.t).rounds[0][0].winner
    opponent = finals(event.t).rounds[0][3].winner
    assert event.act(drop, leaver) == [PlayerDropped(leaver, after=2, bracket_round=2)]  # type: ignore[arg-type]  # won
    facts = event.act(publish_bracket)
    assert facts[-1] == BracketByeGiven(2, 5, opponent)  # type: ignore[arg-type]  # won
    assert event.t.bracket is not None
    assert event.t.bracket.numbers[-1] == (6,)


@pytest.mark.clause("R-6", "TL-32")
@pytest.mark.parametrize("ruleset", FOUR)
@pytest.mark.parametrize("leaves", ["dropped", "ejected"])
@pytest.mark.parametrize("others", ["playing", "settled"])
def test_who_has_the_bye_has_advanced_and_leaves_the_next_match(ruleset: str, leaves: str, others: str) -> None:
    event = bracket(ruleset, cut=4)
    event.act(start_clock)
    assert event.t.bracket is not None
    _, far = event.t.bracket.rounds[0].matches
    if others == "settled":
        event.act(enter, 1, 2, event.by_name(far, Stage.BRACKET), stage=Stage.BRACKET)
    one, other = event.seats(1)
    for gone, round in ((one, 1), (other, 2)):
        facts = event.act(drop, gone) if leaves == "dropped" else event.act(eject, gone, "Threats")
        left = next(fact for fact in facts if isinstance(fact, PlayerDropped | PlayerEjected))
        assert left.bracket_round == round
    if others == "playing":
        event.play()
    champion = finals(event.t).champion
    assert champion == min(str(far.first), str(far.second))
    assert finals(event.t).round is None
    shared = {"timeline": "3"}.get(ruleset, "3-4")
    (loser,) = {far.first, far.second} - {champion}
    expected: dict[PlayerId | None, str] = {champion: "1", loser: shared}
    if leaves == "dropped":
        expected |= {one: shared, other: "2"}
    assert {placed.player: placed.place for placed in places(event.t)} == expected
    (finished,) = event.act(finish)
    assert isinstance(finished, TournamentFinished)
    assert {player: place for place, player in finished.ranking if player in {one, other, champion, loser}} == expected


@pytest.mark.clause("R-6")
def test_by_an_older_text_both_leave_that_match_while_another_table_plays() -> None:
    event = bracket(settings={"bracket.both_leave": "same-match"})
    event.act(enter, 1, 2, WON, stage=Stage.BRACKET)
    for one in event.seats(1):
        assert event.act(drop, one)[0] == PlayerDropped(one, after=2, bracket_round=1)
    event.play()
    facts = event.act(publish_bracket)
    waiting = finals(event.t).rounds[0][3].winner
    assert facts[-1] == BracketByeGiven(2, 5, waiting)  # type: ignore[arg-type]  # won


@pytest.mark.clause("R-6")
def test_a_double_no_show_takes_both_out_of_the_same_match() -> None:
    event = bracket()
    event.act(enter, 1, 2, WON, stage=Stage.BRACKET)
    one, other = event.seats(1)
    _, *gone = event.act(enter, 1, 1, NOBODY, stage=Stage.BRACKET, by=JUDGE)
    assert gone == [PlayerDropped(id, after=2, bracket_round=1, noticed=False) for id in (one, other)]
    assert finals(event.t).rounds[0][0].winner is None


def test_who_is_out_of_the_bracket_cannot_drop_but_be_ejected() -> None:
    event = bracket()
    event.act(enter, 1, 1, WON, stage=Stage.BRACKET)
    _, loser = event.seats(1)
    assert event.refused(drop, loser).code == "out-of-bracket"
    assert event.act(eject, loser, "Threats", by=JUDGE) == [PenaltyRecorded(loser, "Threats"), PlayerEjected(loser, "")]
    event.play()
    for _ in range(2):
        event.act(publish_bracket)
        event.play()
    champion = finals(event.t).champion
    assert champion is not None
    assert event.refused(drop, champion).code == "bracket-over"
    assert event.act(eject, champion, "Cheating", by=JUDGE) == [
        PenaltyRecorded(champion, "Cheating"),
        PlayerEjected(champion, ""),
    ]


@pytest.mark.clause("R-6")
def test_an_ejection_in_the_bracket_ends_the_match_as_a_drop_does() -> None:
    event = bracket()
    event.act(enter, 1, 1, WON, stage=Stage.BRACKET)
    out, stays = event.seats(3)
    assert event.act(eject, out, "Cheating", by=JUDGE) == [
        PenaltyRecorded(out, "Cheating"),
        PlayerEjected(out, "", bracket_round=1),
        BracketByeGiven(1, 3, stays),
    ]


@pytest.mark.clause("CH-50")
def test_the_third_warning_is_answered_in_the_same_step() -> None:
    event = Life(players=8)
    for _ in range(2):
        event.act(warn, P1, "Rude", by=JUDGE)
    warned, declined = event.act(warn_and_spare, P1, "Rude", "Again", by=JUDGE)
    assert warned == WarningGiven(P1, 0, "Rude", "Again")
    assert declined == EjectionDeclined(P1, "Again")
    assert event.act(warn_and_spare, P1, "Rude", reason="Apologized", by=JUDGE)[1:] == [
        EjectionDeclined(P1, "Apologized")
    ]


def test_a_warning_whose_answer_is_refused_is_not_given() -> None:
    event = Life(players=8)
    assert event.refused(warn_and_spare, P1, "Rude", by=JUDGE).code == "ejection-not-asked"
