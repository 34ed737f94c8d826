"""Absences, draws without free previews, publishing, taking back, tables, closing."""

import pytest

from tests.refusing import refusal_from
from tests.rules.life import JUDGE, LOST, ORGANIZER, SEED, WON, Life, player
from tests.rules.table import FOUR
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.corrections import correct
from topcut.rules.actions.leaving import drop, rejoin
from topcut.rules.actions.reports import claim, enter
from topcut.rules.actions.rounds import (
    arrange_absence,
    close_round,
    keep_apart,
    move_table,
    open_draw,
    preview,
    publish,
    start_and_draw,
    unpair,
)
from topcut.rules.actions.structure import Plan, change_structure
from topcut.rules.actions.undo import undo
from topcut.rules.facts import (
    CutMade,
    DeviationDeclared,
    DrawOpened,
    ListHandedIn,
    PairForbidden,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    SeatFixed,
    Started,
    TableMoved,
    TableSet,
    TournamentFinished,
)
from topcut.rules.match import Stage
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings

P1, P2, P3 = (PlayerId(f"p{i:02d}") for i in (1, 2, 3))
REASON = "The siblings asked for it"


def points(event: Life) -> dict[PlayerId, int]:
    return {row.player: row.points for row in standings(event.t)}


def test_the_start_and_the_first_draw_are_one_step() -> None:
    event = Life(players=8, started=False)
    assert event.refused(start_and_draw).code == "lists-missing"
    event.say(*(ListHandedIn(id, "A list") for id in event.t.players))
    *_, started, opened = event.act(start_and_draw, Plan(fresh_tables=True))
    assert isinstance(started, Started)
    assert started.fresh_tables
    assert isinstance(opened, DrawOpened)
    assert (opened.round, opened.attempt, set(opened.players)) == (1, 1, set(event.t.players))
    assert len(preview(event.t, SEED).seated) == 4
    assert event.refused(undo).code == "undo-impossible"


@pytest.mark.parametrize("ruleset", FOUR)
def test_a_round_is_drawn_looked_at_and_published(ruleset: str) -> None:
    event = Life(ruleset, players=7)
    (opened,) = event.act(open_draw)
    assert isinstance(opened, DrawOpened)
    assert (opened.round, opened.attempt, opened.reason) == (1, 1, None)
    seen = preview(event.t, SEED)
    (paired,) = event.act(publish)
    assert isinstance(paired, RoundPaired)
    assert [(pair.table, pair.first, pair.second) for pair in paired.pairs] == [
        (one.table, one.first, one.second) for one in seen.seated
    ]
    assert (paired.way, dict(paired.keys)) == (seen.way, dict(seen.keys))
    assert paired.pairs[-1].second is None
    assert event.t.draw is None


def test_however_often_one_looks_the_answer_is_the_same() -> None:
    event = Life(players=9)
    event.act(open_draw)
    assert preview(event.t, SEED) == preview(event.t, SEED)
    assert event.refused(open_draw).code == "draw-open"


def test_a_preview_needs_an_open_draw() -> None:
    """I-9 and the rule of no free previews."""
    event = Life()
    assert refusal_from(preview, event.t, SEED).code == "draw-not-open"
    assert event.refused(publish).code == "draw-not-open"


def test_a_bye_is_settled_at_once() -> None:
    event = Life(players=5).pair()
    bye = event.t.rounds[0].matches[-1]
    assert bye.second is None
    assert points(event)[bye.first] == 3


@pytest.mark.fault("G4", "M1", "M3")
def test_a_changed_field_makes_another_attempt_with_a_public_reason() -> None:
    """An odd number becomes even between draw and publication, and the bye is worked out anew."""
    event = Life(players=7)
    event.act(open_draw)
    assert preview(event.t, SEED).byes
    event.act(drop, P1)
    refusal = event.refused(publish)
    assert (refusal.code, refusal.parameters["attempt"]) == ("draw-stale", 2)
    assert event.refused(open_draw).code == "reason-needed"
    assert event.refused(open_draw, reason="   ").code == "reason-needed"
    (opened,) = event.act(open_draw, reason="p01 has gone home")
    assert isinstance(opened, DrawOpened)
    assert (opened.attempt, opened.reason) == (2, "p01 has gone home")
    (paired,) = event.act(publish)
    assert isinstance(paired, RoundPaired)
    assert paired.attempt == 2
    assert not [one for one in paired.pairs if one.second is None]


@pytest.mark.fault("M3")
def test_coming_back_to_the_same_field_gives_the_same_draw_and_no_third_look() -> None:
    """The roster is what the draw hangs on: leaving and coming back before publication changes nothing."""
    event = Life(players=8)
    event.act(open_draw)
    seen = preview(event.t, SEED)
    event.act(drop, P1)
    event.act(rejoin, P1)
    assert preview(event.t, SEED) == seen


@pytest.mark.fault("M3")
def test_changed_points_make_another_attempt() -> None:
    event = Life(players=8).pair().play()
    event.act(open_draw)
    result = event.t.rounds[0].matches[0].result
    assert result is not None
    event.act(correct, 1, 1, WON if result.winner else LOST, reason="Slip misread")
    assert event.refused(publish).code == "draw-stale"


def test_keeping_two_apart_after_the_draw_makes_another_attempt() -> None:
    event = Life(players=8).deviate("CH-30")
    event.act(open_draw)
    first = preview(event.t, SEED).seated[0]
    event.act(keep_apart, first.first, first.second)
    assert event.refused(publish).code == "draw-stale"
    event.act(open_draw, reason=REASON)
    event.act(publish)
    assert {first.first, first.second} not in [{match.first, match.second} for match in event.t.rounds[0].matches]


def test_keeping_apart_is_a_deviation() -> None:
    event = Life(players=8)
    refusal = event.refused(keep_apart, P1, P2)
    assert (refusal.code, refusal.clause) == ("deviation-needed", "CH-30")
    assert event.refused(keep_apart, P1, P1).code == "apart-from-self"
    assert event.refused(keep_apart, P1, "nobody").code == "player-unknown"
    assert event.refused(keep_apart, P1, P2, by=JUDGE).code == "organizer-only"


def test_keeping_apart_declares_its_deviation_once_in_the_same_step_or_nothing() -> None:
    event = Life(players=8)
    assert event.refused(keep_apart, P1, P1, reason="Siblings").code == "apart-from-self"
    assert event.refused(keep_apart, P1, P2, reason=" ").code == "reason-needed"
    declared = DeviationDeclared("CH-30", "Siblings")
    assert event.act(keep_apart, P1, P2, reason="Siblings") == [declared, PairForbidden(P1, P2)]
    assert event.act(keep_apart, P1, P3, reason="Siblings") == [PairForbidden(P1, P3)]


def test_club_mates_are_kept_apart_in_the_announced_rounds() -> None:
    event = Life(players=8, structure={"clubs_apart": (1,)})
    from topcut.rules.facts import ClubSet

    event.say(*(ClubSet(name, "Owls") for name in list(event.t.players)[:4]))
    event.pair()
    owls = set(list(event.t.players)[:4])
    assert all(len({match.first, match.second} & owls) == 1 for match in event.t.rounds[0].matches)


def test_a_given_bye_is_a_deviation_of_the_first_round() -> None:
    event = Life(players=8)
    refusal = event.refused(open_draw, given_byes=[P1])
    assert (refusal.code, refusal.clause) == ("deviation-needed", "CH-31")
    event.deviate("CH-31")
    assert event.refused(open_draw, given_byes=["nobody"]).code == "pairing-player-inactive"
    event.act(open_draw, given_byes=[P1, P2])
    (paired,) = event.act(publish)
    assert isinstance(paired, RoundPaired)
    assert paired.given_byes == (P1, P2)
    assert {one.first for one in paired.pairs if one.second is None} == {P1, P2}
    event.play()
    assert event.refused(open_draw, given_byes=[P1]).code == "given-bye-late"


@pytest.mark.clause("R-8")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_player_absent_by_arrangement_has_an_unpaired_loss_for_that_round_alone(ruleset: str) -> None:
    event = Life(ruleset, players=8)
    event.act(arrange_absence, P1, 1)
    event.pair()
    assert event.t.rounds[0].unpaired_losses == (P1,)
    assert all(P1 not in {match.first, match.second} for match in event.t.rounds[0].matches)
    row = next(row for row in standings(event.t) if row.player == P1)
    assert (row.points, row.played) == (0, 1)
    event.play().pair()
    assert event.t.rounds[1].unpaired_losses == ()


@pytest.mark.clause("R-8")
def test_an_absence_is_arranged_before_the_round_and_can_be_taken_back() -> None:
    event = Life(players=8)
    event.act(arrange_absence, P1, 1)
    assert event.refused(arrange_absence, P1, 1).code == "absence-as-it-is"
    event.act(arrange_absence, P1, 1, away=False)
    assert event.refused(arrange_absence, P1, 1, away=False).code == "absence-as-it-is"
    event.pair()
    assert event.refused(arrange_absence, P1, 1).code == "already-paired"
    assert event.refused(arrange_absence, P1, 2, by=player("p01")).code == "organizer-only"
    assert event.refused(arrange_absence, "nobody", 2).code == "player-unknown"
    event.play()
    event.act(drop, P2)
    assert event.refused(arrange_absence, P2, 2).code == "player-not-active"


def test_the_second_organizer_who_presses_pair_is_told_that_it_is_done() -> None:
    event = Life(players=8).pair()
    for action in (open_draw, publish):
        refusal = event.refused(action, round=1)
        assert (refusal.code, refusal.parameters["round"]) == ("already-paired", 1)
    assert event.refused(open_draw, round=4).code == "round-not-next"


def test_a_round_is_not_paired_while_another_is_open() -> None:
    event = Life(players=8).pair()
    event.act(enter, 1, 2, WON, by=JUDGE)
    refusal = event.refused(open_draw)
    assert (refusal.code, refusal.clause) == ("round-open", "CH-30")
    assert refusal.parameters["tables"] == (1, 3, 4)


def test_pairing_on_closes_the_round_whose_results_are_all_in() -> None:
    event = Life(players=8).pair().play()
    facts = event.act(open_draw)
    assert isinstance(facts[0], RoundClosed)
    assert event.t.rounds[0].closed


def test_nothing_is_paired_before_the_start_or_after_the_end() -> None:
    before = Life(players=8, started=False)
    refusal = before.refused(open_draw)
    assert (refusal.code, refusal.clause) == ("not-started", "CH-22")
    after = Life(players=8)
    after.say(TournamentFinished(()))
    assert after.refused(open_draw).code == "tournament-over"


def test_no_swiss_round_is_paired_after_the_cut() -> None:
    event = Life(players=17)
    event.say(CutMade(tuple(list(event.t.players)[:4])))
    refusal = event.refused(open_draw)
    assert (refusal.code, refusal.clause) == ("swiss-over", "CH-34")


@pytest.mark.parametrize(
    ("ruleset", "clause"),
    [
        pytest.param("challenger", "CH-22", marks=pytest.mark.clause("CH-22")),
        pytest.param("timeline", "TL-10", marks=pytest.mark.clause("TL-10")),
        pytest.param("showdown", "PS-15", marks=pytest.mark.clause("PS-15")),
        pytest.param("munchkin", "MU-22", marks=pytest.mark.clause("MU-22")),
    ],
)
def test_no_more_rounds_than_announced_unless_the_structure_is_changed_by_a_deviation(
    ruleset: str, clause: str
) -> None:
    event = Life(ruleset, players=8, rounds=2, cut=0).played(2)
    refusal = event.refused(open_draw)
    assert (refusal.code, refusal.clause) == ("rounds-over", clause)
    event.deviate(clause)
    assert event.refused(open_draw).code == "rounds-over"
    event.act(change_structure, 3, 0, "There is time")
    event.pair()
    assert len(event.t.rounds) == 3


@pytest.mark.fault("G1")
def test_with_nobody_left_to_pair_the_tournament_stays_usable() -> None:
    event = Life(players=4)
    for name in ("p01", "p02", "p03"):
        event.act(drop, name)
    assert event.refused(open_draw).code == "nobody-to-pair"
    event.act(drop, "p04")
    assert event.refused(open_draw).code == "nobody-to-pair"
    event.act(rejoin, "p01")
    event.act(rejoin, "p02")
    event.pair()
    assert len(event.t.rounds[0].matches) == 1


def test_a_rematch_that_cannot_be_avoided_is_said_confirmed_and_recorded() -> None:
    """G2."""
    event = Life(players=4, rounds=4).deviate("CH-33").played(3)
    event.act(open_draw)
    refusal = event.refused(publish)
    assert (refusal.code, refusal.clause, refusal.parameters["rematches"]) == ("rematches-unavoidable", "CH-28", 2)
    (paired,) = event.act(publish, confirm=["CH-28"])
    assert isinstance(paired, RoundPaired)
    assert paired.breaks == ("CH-28",)


def test_tables_are_those_of_the_hall() -> None:
    event = Life(players=8)
    event.say(
        *(TableSet(TableNumber(n), closed=n == 2, stream=n == 5) for n in range(1, 8)), SeatFixed(P1, TableNumber(7))
    )
    event.pair()
    at = {match.first: match.table for match in event.t.rounds[0].matches}
    at |= {match.second: match.table for match in event.t.rounds[0].matches if match.second}
    assert at[P1] == 7
    assert set(at.values()) == {1, 3, 5, 7}


def test_a_published_pairing_is_taken_back_only_with_a_reason_and_the_next_is_attempt_two() -> None:
    """G5: re-pairing after publication; the old pairing stays in the log."""
    event = Life(players=8).pair()
    first = event.t.rounds[0].matches
    assert event.refused(unpair, 1, " ").code == "reason-needed"
    assert event.refused(unpair, 2, REASON).code == "round-not-current"
    assert event.refused(unpair, 1, REASON, by=JUDGE).code == "organizer-only"
    (taken_back,) = event.act(unpair, 1, REASON)
    assert taken_back == RoundUnpaired(Stage.SWISS, 1, REASON)
    assert list(event.t.rounds) == []
    assert event.refused(open_draw).code == "reason-needed"
    event.pair(reason=REASON)
    assert event.t.rounds[0].attempt == 2
    assert event.t.rounds[0].matches != first


@pytest.mark.clause("R-12")
def test_a_pairing_that_was_taken_back_paired_nobody() -> None:
    event = Life(players=8).pair()
    event.act(unpair, 1, REASON)
    assert not any(sheet(event.t).paired_with)


def test_a_round_with_a_settled_result_is_not_taken_back() -> None:
    event = Life(players=9).pair()
    event.act(claim, 1, 1, WON, by=player(event.t.rounds[0].matches[0].first))
    event.act(enter, 1, 2, WON, by=JUDGE)
    event.act(enter, 1, 4, WON, by=JUDGE)
    refusal = event.refused(unpair, 1, REASON)
    assert (refusal.code, refusal.parameters["tables"]) == ("results-settled", (2, 4))


def test_there_is_no_round_to_take_back_before_the_first() -> None:
    assert Life().refused(unpair, 1, REASON).code == "no-round"


def test_a_match_moves_to_a_free_table_or_changes_places_with_another() -> None:
    event = Life(players=8)
    event.say(*(TableSet(TableNumber(n), closed=n == 6) for n in range(1, 8)))
    event.pair()
    assert event.act(move_table, 1, 7) == [TableMoved(1, 1, TableNumber(7))]
    assert event.t.rounds[0].matches[0].table == 7
    assert len(event.act(move_table, 1, 2)) == 2
    assert [match.table for match in event.t.rounds[0].matches] == [2, 7, 3, 4]
    assert event.refused(move_table, 1, 2).code == "table-as-it-is"
    assert event.refused(move_table, 1, 6).code == "table-closed"
    assert event.refused(move_table, 1, 9).code == "table-unknown"
    assert event.refused(move_table, 9, 5).code == "match-unknown"
    event.act(enter, 1, 2, WON, by=JUDGE)
    assert event.refused(move_table, 2, 5).code == "already-settled"
    assert event.refused(move_table, 1, 7).code == "already-settled"


def test_a_round_closes_when_every_table_has_its_result() -> None:
    """G6: an open match is named, never dropped in silence."""
    event = Life(players=5)
    assert event.refused(close_round).code == "no-round"
    event.pair()
    refusal = event.refused(close_round)
    assert (refusal.code, refusal.parameters["tables"]) == ("round-open", (1, 2))
    assert event.refused(close_round, by=JUDGE).code == "organizer-only"
    event.play()
    assert event.act(close_round, 1) == [RoundClosed(Stage.SWISS, 1)]
    assert event.refused(close_round).code == "round-closed-already"
    assert event.refused(close_round, by=ORGANIZER, round=4).code == "round-not-current"
