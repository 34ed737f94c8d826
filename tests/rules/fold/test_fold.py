"""Folding: every kind of fact does its work, step by step as well as all at once, and an undo is as if nothing was."""

import pytest

from tests.rules.life import JUDGE, MORNING, ORGANIZER, SEED, Life, ids
from topcut.chance import lot
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actor import CLOCK
from topcut.rules.facts import (
    FACTS,
    AbsenceArranged,
    AppealDecided,
    BracketByeGiven,
    CallClosed,
    CapacitySet,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    ClubSet,
    CutMade,
    CutReplaced,
    DeviationDeclared,
    DrawOpened,
    EjectionDeclined,
    ExtraMinutesRolled,
    Fact,
    FeeNoted,
    ListAccepted,
    ListCorrected,
    ListHandedIn,
    ListsPublished,
    MaterialsChecked,
    MissionCriticalAnnounced,
    MustUseMissed,
    OfficialCalled,
    OfficialNamed,
    OfficialReleased,
    PairForbidden,
    PenaltyRecorded,
    PlayerAdmitted,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerDropped,
    PlayerEjected,
    PlayerEntered,
    PlayerRejoined,
    PlayerWithdrawn,
    ResultClaimed,
    ResultCorrected,
    ResultDisputed,
    ResultSettled,
    RosterLocked,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    RulingAppealed,
    RulingGiven,
    SeatedPair,
    SeatFixed,
    SeedRevealed,
    SquadsRevealed,
    SquadsSealed,
    StepUndone,
    StructureChanged,
    SubstituteApproved,
    TableChecked,
    TableExtended,
    TableMoved,
    TableSet,
    TablesRepaired,
    TieBroken,
    TimeCalled,
    TournamentFinished,
    WarningGiven,
)
from topcut.rules.fold import FOLDS, fold, following
from topcut.rules.match import Entry, Result, Seat, Stage
from topcut.rules.ruleset import How
from topcut.rules.tournament import Call, Claims, Deviation, GameRuling, Official, OpenDraw, Phase, Round, with_lots

WON = Result(How.VICTORY, Seat.FIRST, (3, 0), ((16, 9),))
LOST = Result(How.VICTORY, Seat.SECOND, (0, 3), ((9, 16),))
DRAWN = Result(How.TIME, None, (0, 0), ((9, 9),))
SWISS, BRACKET = Stage.SWISS, Stage.BRACKET
P1, P2, P3, P4, P5, P6 = ids(6)
CY, EVE = PlayerId("cy"), PlayerId("eve")
TABLE = TableNumber(4)


def paired(
    round: int = 1, *pairs: tuple[PlayerId, PlayerId | None], attempt: int = 1, out: tuple[PlayerId, ...] = ()
) -> RoundPaired:
    pairs = pairs or ((P1, P2), (P3, P4))
    seated = tuple(
        SeatedPair(None if second is None else TableNumber(number), first, second)
        for number, (first, second) in enumerate(pairs, start=1)
    )
    return RoundPaired(SWISS, round, attempt, seated, "first", unpaired_losses=out)


def bracket_round(round: int, pairs: tuple[tuple[PlayerId, PlayerId], ...], numbers: tuple[int, ...]) -> RoundPaired:
    seated = tuple(SeatedPair(TableNumber(number), *pair) for number, pair in enumerate(pairs, start=1))
    return RoundPaired(BRACKET, round, 1, seated, "bracket", matches=numbers)


@pytest.fixture
def event() -> Life:
    return Life("challenger", players=4)


@pytest.fixture
def finals(event: Life) -> Life:
    event.say(CutMade((P1, P2), lots={P1: 7}))
    event.say(bracket_round(1, ((P1, P2),), (1,)))
    return event


def test_every_kind_is_folded() -> None:
    assert {kind.__name__ for kind in FOLDS} == FACTS.keys() - {StepUndone.__name__}


def test_all_at_once_is_the_same_as_step_by_step(event: Life) -> None:
    event.say(paired())
    event.say(ResultClaimed(SWISS, 1, 1, P1, Entry(scores={"vp": (16, 9)})), ResultSettled(SWISS, 1, 1, WON))
    assert fold(event.log) == event.t
    halfway = fold(event.log[:12])
    assert following(halfway, event.log[12:]) == event.t
    assert following(event.t, []) is event.t


def test_a_tournament_is_never_changed_in_place(event: Life) -> None:
    before = fold(event.log)
    same = fold(event.log)
    event.say(paired())
    event.say(ResultSettled(SWISS, 1, 1, WON), WarningGiven(P1, 1, "x"), ClubSet(P1, "Reds"))
    assert before == same != event.t


class TestSetUp:
    def test_the_first_fact_holds_everything(self) -> None:
        event = Life("munchkin", started=False, settings={"points.win": 3}, options={"level": "premier"})
        t = event.t
        assert (t.id, t.title, t.first_day, t.place) == ("e1", "Autumn Cup", "2026-11-15", "Town hall")
        assert (t.ruleset.name, t.ruleset.points.win, t.options) == ("munchkin", 3, {"level": "premier"})
        assert (t.phase, t.locked, t.structure) == (Phase.SIGN_UP, False, None)

    def test_officials_are_named_renamed_and_released(self, event: Life) -> None:
        event.say(OfficialNamed("wanda", "watcher", plays_as=P1))
        assert list(event.t.officials) == [Official("wanda", "watcher", P1)]
        event.say(OfficialReleased("wanda", "watcher"))
        assert not event.t.officials

    def test_tables_keep_their_tick_when_they_are_described_anew(self, event: Life) -> None:
        event.say(TableChecked(TABLE, 1), TableSet(TABLE, "Sanctum", "ruins", stream=True))
        table = event.t.tables[TABLE]
        assert (table.name, table.note, table.checked, table.stream) == ("Sanctum", "ruins", 1, True)

    def test_deviations_capacity_and_structure(self, event: Life) -> None:
        event.say(DeviationDeclared("CH-22", "snow"), CapacitySet(20), StructureChanged(3, 2, "snow"))
        assert (event.t.deviations, event.t.capacity) == ((Deviation("CH-22", "snow"),), 20)
        assert event.t.structure is not None
        assert (event.t.structure.rounds, event.t.structure.cut) == (3, 2)

    def test_the_announced_number_of_games_is_the_rule_from_the_start_on(self) -> None:
        event = Life("munchkin", structure={"best_of": {"bracket": 1}})
        assert event.t.ruleset.games.bracket == 1
        assert Life("munchkin").t.ruleset.games.bracket == 3

    def test_the_end(self, event: Life) -> None:
        event.say(TournamentFinished((("1", P2), ("2", P1))), SeedRevealed("00ff"))
        assert event.t.phase is Phase.FINISHED
        assert (event.t.ranking, event.t.seed) == ((("1", P2), ("2", P1)), "00ff")


class TestPlayers:
    def test_waiting_admitted_withdrawn(self) -> None:
        event = Life(players=2, started=False)
        event.say(PlayerEntered(CY, club="Reds", waiting=True))
        assert (event.t.active, event.t.players[CY].club) == ((P1, P2), "Reds")
        event.say(PlayerWithdrawn(P1), PlayerAdmitted(CY))
        assert event.t.active == (P2, CY)

    def test_checking_in_and_out(self, event: Life) -> None:
        event.say(PlayerCheckedIn(P1, "ab" * 16), PlayerCheckedIn(P2), PlayerCheckedOut(P2))
        assert (event.t.players[P1].checked_in, event.t.players[P1].nonce) == (True, "ab" * 16)
        assert not event.t.players[P2].checked_in

    def test_what_is_noted_of_a_player(self, event: Life) -> None:
        event.say(FeeNoted(P1), ClubSet(P1, "Reds"), SeatFixed(P1, TABLE), RosterLocked((P1,)))
        player = event.t.players[P1]
        assert (player.paid, player.club, player.table, event.t.locked) == (True, "Reds", 4, True)

    def test_a_new_list_is_not_accepted_yet_and_a_corrected_one_is(self, event: Life) -> None:
        event.say(ListHandedIn(P1, "one"), ListAccepted(P1))
        assert event.t.players[P1].list_accepted
        event.say(ListHandedIn(P1, "two"))
        assert (event.t.players[P1].list, event.t.players[P1].list_accepted) == ("two", False)
        event.say(ListCorrected(P1, "three", "a card too many"), ListsPublished())
        assert (event.t.players[P1].list, event.t.players[P1].list_accepted) == ("three", True)
        assert event.t.lists_published

    def test_late_and_rejoined_players_lose_the_rounds_they_missed(self, event: Life) -> None:
        event.say(PlayerDropped(P4, 0), paired(1, (P1, P2)), paired(2, (P1, P3)))
        event.say(PlayerEntered(EVE, missed=(1, 2)), PlayerRejoined(P4, (1, 2)))
        assert [round.unpaired_losses for round in event.t.rounds] == [(EVE, P4)] * 2
        assert event.t.active == (P1, P2, P3, P4, EVE)

    def test_an_ejected_player_is_out(self, event: Life) -> None:
        event.say(PlayerEjected(P4, "threats"))
        assert event.t.players[P4].ejected
        assert P4 not in event.t.to_pair


class TestRounds:
    def test_an_opened_draw_is_closed_by_the_pairing_and_stays_counted(self, event: Life) -> None:
        event.say(DrawOpened(1, 2, (P1, P2), "aa", "p03 is ill"))
        opened = event.t.draw
        assert opened == OpenDraw(1, 2, (P1, P2), "aa")
        event.say(paired(attempt=2))
        assert event.t.draw is None
        assert event.t.attempts == {1: 2}

    def test_a_bye_has_its_result_and_the_others_wait(self, event: Life) -> None:
        event.say(paired(1, (P1, P2), (P3, None), out=(P4,)))
        pair, bye = event.t.rounds[0].matches
        assert (pair.result, event.t.rounds[0].unpaired_losses) == (None, (P4,))
        assert bye.result is not None
        assert (bye.table, bye.result.how, bye.result.points, bye.result.figures) == (None, How.BYE, (3, 0), ((14, 0),))

    def test_a_round_that_is_unpaired_is_gone(self, event: Life) -> None:
        event.say(paired(), ClockStarted(SWISS, 1, 90))
        event.say(RoundUnpaired(SWISS, 1, "wrong names"))
        assert (event.t.rounds, event.t.clock) == ((), None)

    def test_repaired_tables_leave_the_other_matches_alone(self, event: Life) -> None:
        event = Life(players=6)
        event.say(paired(1, (P1, P2), (P3, P4), (P5, P6)), ResultSettled(SWISS, 1, 2, WON))
        event.say(TableExtended(1, 1, 5, "late"), ResultClaimed(SWISS, 1, 3, P5, Entry(drawn=True)))
        event.say(TablesRepaired(1, (SeatedPair(TABLE, P1, P5), SeatedPair(TABLE, P2, P6)), "correction"))
        first, kept, last = event.t.rounds[0].matches
        assert [(m.first, m.second) for m in (first, kept, last)] == [(P1, P5), (P3, P4), (P2, P6)]
        assert (kept.result, event.t.rounds[0].claims, event.t.rounds[0].extended) == (WON, {}, {})

    def test_repairing_can_make_two_byes_of_a_pair_and_a_pair_of_two_byes(self, event: Life) -> None:
        event.say(paired(1, (P1, P2), (P3, P4)))
        event.say(TablesRepaired(1, (SeatedPair(None, P1, None), SeatedPair(None, P2, None)), "x"))
        assert [match.first for match in event.t.rounds[0].matches] == [P1, P3, P2]
        event.say(TablesRepaired(1, (SeatedPair(TABLE, P1, P2),), "x"))
        assert [match.first for match in event.t.rounds[0].matches] == [P1, P3]

    def test_absences_come_and_go(self, event: Life) -> None:
        event.say(AbsenceArranged(P1, 1), AbsenceArranged(P2, 1), PairForbidden(P1, P3))
        event.say(AbsenceArranged(P2, 1, away=False))
        assert event.t.to_pair == (P2, P3, P4)
        assert event.t.forbidden == {(P1, P3)}

    def test_a_table_moves_with_its_match(self, event: Life) -> None:
        event.say(paired(), ResultSettled(SWISS, 1, 2, WON), TableMoved(1, 2, TableNumber(9)))
        assert (event.t.rounds[0].matches[1].table, event.t.rounds[0].matches[1].result) == (9, WON)

    def test_squads_are_sealed_and_then_seen_by_both(self) -> None:
        event = Life("showdown", players=5)
        event.say(paired(1, (P1, P2)), SquadsSealed(1, P1, (1, 2)))
        assert (event.t.rounds[0].squads, event.t.rounds[0].revealed) == ({P1: (1, 2)}, frozenset())
        event.say(SquadsSealed(1, P2, (3, 4)), SquadsRevealed(1, 1, (1, 2), (3, 4)), MustUseMissed(P3, (1,)))
        assert event.t.rounds[0].squads == {P1: (1, 2), P2: (3, 4)}
        assert (event.t.rounds[0].revealed, event.t.conduct.missed_squads) == (frozenset({1}), {P3: (1,)})


class TestClock:
    def test_extra_minutes_wait_for_the_clock(self, event: Life) -> None:
        event.say(paired(), ExtraMinutesRolled(SWISS, 1, 3, "5a", typed=True))
        event.say(ClockStarted(SWISS, 1, 90, "cc"))
        assert event.t.clock is not None
        assert (event.t.clock.minutes, event.t.clock.extra, event.t.clock.salt) == (90, 3, "5a")
        event.say(ExtraMinutesRolled(SWISS, 1, 4, "5b", typed=True))
        assert (event.t.clock.extra, event.t.clock.salt) == (4, "5b")

    def test_pauses_the_last_phase_and_the_end_of_a_round(self, event: Life) -> None:
        event.say(paired(), ClockStarted(SWISS, 1, 90))
        event.say(ClockPaused(1))
        event.say(ClockResumed(1))
        event.say(MissionCriticalAnnounced(1))
        event.say(TimeCalled(SWISS, 1, 2, "5a"), by=CLOCK)
        clock = event.t.clock
        assert clock is not None
        assert clock.started < clock.pauses[0][0] < (clock.pauses[0][1] or "") < (clock.called or "")
        assert (clock.mission_critical, clock.extra, clock.salt) == (True, 2, "5a")

    def test_minutes_of_a_table_add_up(self, event: Life) -> None:
        event.say(paired(), TableExtended(1, 2, 5, "ruling"), TableExtended(1, 2, 3, "ruling"))
        assert event.t.rounds[0].extended == {2: 8}


class TestResults:
    def test_claims_stand_until_the_match_is_settled(self, event: Life) -> None:
        one, other = Entry(scores={"vp": (16, 9)}), Entry(drawn=True)
        event.say(paired(), ResultClaimed(SWISS, 1, 1, P1, one), ResultClaimed(SWISS, 1, 1, P2, other))
        event.say(ResultDisputed(SWISS, 1, 1))
        assert event.t.rounds[0].claims == {1: Claims({P1: one, P2: other}, disputed=True)}
        event.say(ResultSettled(SWISS, 1, 1, WON))
        assert (event.t.rounds[0].claims, event.t.rounds[0].matches[0].result) == ({}, WON)

    def test_a_correction_stands_and_a_round_is_closed(self, event: Life) -> None:
        event.say(paired(), ResultSettled(SWISS, 1, 1, WON), RoundClosed(SWISS, 1))
        event.say(ResultCorrected(SWISS, 1, 1, WON, LOST, "typo", "keep"))
        assert (event.t.rounds[0].matches[0].result, event.t.rounds[0].closed) == (LOST, True)


class TestConduct:
    def test_warnings_carry_who_and_when(self, event: Life) -> None:
        at = event.at
        event.say(WarningGiven(P1, 1, "rude", "twice"), by=JUDGE)
        (warning,) = event.t.conduct.warnings
        assert (warning.official, warning.at, warning.ground) == ("wanda", at, "rude")
        event.say(EjectionDeclined(P1, "sorry"), PenaltyRecorded(P1, "no prize"))
        assert (event.t.conduct.declined, event.t.conduct.penalties) == ({P1: 1}, ((P1, "no prize"),))

    def test_calls_are_answered(self, event: Life) -> None:
        at = event.at
        event.say(OfficialCalled(1, 1, TABLE, P1, "range"), OfficialCalled(2, 1, TABLE, P2), CallClosed(1))
        assert event.t.conduct.calls[0] == Call(1, 1, TABLE, P1, "range", at, None, open=False)
        assert event.t.conduct.calls[1].open

    def test_rulings_are_appealed_and_decided(self, event: Life) -> None:
        event.say(RulingGiven(1, 1, TABLE, (P1, P2), "In range?", "Yes."), by=JUDGE)
        event.say(RulingAppealed(1, P2))
        event.say(AppealDecided(1, False, "No."))
        players = (P1, P2)
        assert event.t.conduct.rulings == (
            GameRuling(1, 1, TABLE, players, "In range?", "No.", "wanda", appealed_by=P2, decided_by="olga"),
        )

    def test_checks_and_substitutes(self, event: Life) -> None:
        event.say(MaterialsChecked(P1, "dice", False, "not official"), SubstituteApproved(P1, "tools"))
        assert event.t.conduct.checks == ((P1, "dice", False, "not official"),)
        assert event.t.conduct.substitutes == ((P1, "tools", ""),)


class TestBracket:
    @pytest.mark.clause("CH-34")
    def test_the_cut_is_the_end_for_the_others(self, finals: Life) -> None:
        t = finals.t
        assert (t.phase, t.active, t.players[P3].cut_off) == (Phase.BRACKET, (P1, P2), True)
        assert not t.players[P3].has_left
        assert t.lots == {P1: 7}

    def test_a_replacement_is_in_again(self, finals: Life) -> None:
        finals.say(RoundUnpaired(BRACKET, 1, "p02 left"), PlayerDropped(P2, 0))
        finals.say(CutReplaced(P2, P3, (P1, P3)))
        assert finals.t.bracket is not None
        assert (finals.t.bracket.seeds, finals.t.bracket.left) == ((P1, P3), frozenset({P2}))
        assert (finals.t.bracket.rounds, finals.t.active) == ((), (P1, P3))
        finals.say(CutReplaced(P3, None, (P1, None)))
        assert finals.t.bracket.seeds == (P1, None)

    def test_results_ties_and_drops_in_the_bracket(self, finals: Life) -> None:
        finals.say(ResultSettled(BRACKET, 1, 1, DRAWN), TieBroken(1, 1, P1, "higher-rank"))
        assert finals.t.bracket is not None
        assert (finals.t.bracket.rounds[0].matches[0].result, finals.t.bracket.ties) == (DRAWN, {1: P1})
        finals.say(ResultCorrected(BRACKET, 1, 1, DRAWN, LOST, "typo", "keep"))
        assert finals.t.bracket.ties == {}
        finals.say(PlayerDropped(P2, 0, bracket_round=1), BracketByeGiven(1, 1, P1))
        assert finals.t.bracket.drops == {P2: 1}

    def test_unpairing_a_bracket_round_takes_its_ties_along(self, finals: Life) -> None:
        finals.say(TieBroken(1, 1, P1, "higher-rank"), RoundUnpaired(BRACKET, 1, "x"))
        assert finals.t.bracket is not None
        assert (finals.t.bracket.ties, finals.t.bracket.numbers) == ({}, ())

    def test_tables_of_the_bracket_move_and_have_more_time(self, finals: Life) -> None:
        finals.say(
            TableMoved(1, 1, TableNumber(7), stage=BRACKET),
            TableExtended(1, 1, 5, "x", stage=BRACKET),
            PlayerEjected(P2, "x", bracket_round=1),
        )
        assert finals.t.bracket is not None
        round: Round = finals.t.bracket.rounds[0]
        assert (round.matches[0].table, round.extended, finals.t.bracket.drops) == (7, {1: 5}, {P2: 1})


class TestUndo:
    def test_what_was_undone_has_not_happened(self, event: Life) -> None:
        before = event.t
        event.say(paired(), DeviationDeclared("CH-22", "x"))
        first = before.facts + 1
        event.say(StepUndone(first, first + 1))
        assert (event.t.rounds, event.t.deviations) == ((), ())
        assert (event.t.facts, event.t.step) == (first + 2, before.step)

    def test_an_undo_can_be_undone(self, event: Life) -> None:
        event.say(paired())
        after = event.t
        event.say(StepUndone(after.facts, after.facts))
        event.say(StepUndone(after.facts + 1, after.facts + 1))
        assert (event.t.rounds, event.t.step) == (after.rounds, after.step)

    def test_even_if_everything_is_void_there_is_a_tournament(self, event: Life) -> None:
        event.say(StepUndone(1, event.t.facts))
        assert (event.t.title, event.t.players, event.t.step) == ("Autumn Cup", {}, None)

    def test_a_step_is_what_was_written_together(self, event: Life) -> None:
        event.say(paired(), TableMoved(1, 1, TableNumber(5)))
        step = event.t.step
        assert step is not None
        assert (step.last - step.first, step.by, step.kinds) == (1, ORGANIZER, ("RoundPaired", "TableMoved"))
        event.say(TableMoved(1, 1, TableNumber(6)), by=JUDGE)
        assert event.t.step is not None
        assert event.t.step.kinds == ("TableMoved",)

    def test_a_step_that_arrives_in_two_parts_is_one(self, event: Life) -> None:
        event.say(paired(), TableMoved(1, 1, TableNumber(5)))
        part = following(fold(event.log[:-1]), event.log[-1:])
        assert part == event.t


def test_lots_are_drawn_once_by_whoever_holds_the_seed(event: Life) -> None:
    t = with_lots(event.t, SEED)
    assert t.lots == {player: lot(SEED, "e1", player) for player in event.t.players}
    assert with_lots(t, SEED) is t
    event.say(PlayerWithdrawn(P1))
    assert event.log[0].at == MORNING.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def test_a_long_log_is_folded_without_copying_it_again_and_again(event: Life) -> None:
    """Not a timed test: twenty thousand results would take minutes if each copied all the others."""
    many: list[Fact] = [WarningGiven(P1, 1, "slow") for _ in range(20_000)]
    event.say(paired())
    event.say(*many)
    assert len(event.t.conduct.warnings) == 20_000
