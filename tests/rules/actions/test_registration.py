"""Signing up: the field, the waiting list, checking in, coming late."""

import pytest

from tests.rules.life import JUDGE, ORGANIZER, SEED, Life, ids, player
from tests.rules.table import FOUR
from topcut.chance import mixed
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.lists import hand_in
from topcut.rules.actions.officials import name_official
from topcut.rules.actions.registration import (
    Newcomer,
    add_nonce,
    check_in,
    check_in_all,
    check_out,
    enter,
    enter_all,
    fix_seat,
    let_in_again,
    note_fee,
    set_capacity,
    set_club,
    set_self_check_in,
    waiting,
    withdraw,
)
from topcut.rules.facts import (
    CapacitySet,
    ClubSet,
    CutMade,
    FeeNoted,
    NonceAdded,
    PlayerAdmitted,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerEntered,
    PlayerReadmitted,
    PlayerWithdrawn,
    RosterLocked,
    RoundPaired,
    SeatedPair,
    SeatFixed,
    SelfCheckInSet,
    TableSet,
    TournamentFinished,
)
from topcut.rules.match import Stage
from topcut.rules.tournament import drawn_from

P1, P2, P3, P4 = ids(4)
ANA, BO, CY = PlayerId("ana"), PlayerId("bo"), PlayerId("cy")
ONE = TableNumber(1)


@pytest.fixture
def event() -> Life:
    return Life(players=2, started=False)


class TestEntering:
    def test_players_sign_up_themselves_or_are_signed_up(self, event: Life) -> None:
        assert event.act(enter, ANA, by=player("ana"), club=" Reds ") == [PlayerEntered(ANA, "Reds")]
        assert event.act(enter, BO, by=JUDGE) == [PlayerEntered(BO)]
        assert event.t.active == (P1, P2, ANA, BO)

    def test_nobody_signs_up_another(self, event: Life) -> None:
        assert event.refused(enter, ANA, by=player("bo")).code == "staff-only"

    def test_nobody_enters_twice(self, event: Life) -> None:
        assert event.refused(enter, P1).code == "already-entered"

    @pytest.mark.parametrize(("id", "code"), [("", "text-missing"), ("x" * 201, "text-too-long")])
    def test_a_player_has_a_name(self, event: Life, id: str, code: str) -> None:
        assert event.refused(enter, PlayerId(id)).code == code


class TestCapacity:
    def test_a_full_field_has_a_waiting_list(self, event: Life) -> None:
        event.act(set_capacity, 3)
        for name in (ANA, BO, CY):
            event.act(enter, name)
        assert (event.t.active, waiting(event.t)) == ((P1, P2, ANA), (BO, CY))

    def test_the_next_in_line_comes_in_when_somebody_signs_off(self, event: Life) -> None:
        event.act(set_capacity, 2)
        event.act(enter, ANA)
        event.act(enter, BO)
        assert event.act(withdraw, P1, by=player("p01")) == [PlayerWithdrawn(P1), PlayerAdmitted(ANA)]
        assert (event.t.active, waiting(event.t)) == ((P2, ANA), (BO,))

    def test_who_leaves_the_waiting_list_frees_no_place(self, event: Life) -> None:
        event.act(set_capacity, 2)
        event.act(enter, ANA)
        event.act(enter, BO)
        assert event.act(withdraw, ANA) == [PlayerWithdrawn(ANA)]

    def test_more_room_lets_people_in_and_less_sends_nobody_away(self, event: Life) -> None:
        event.act(set_capacity, 2)
        for name in (ANA, BO, CY):
            event.act(enter, name)
        assert event.act(set_capacity, 4) == [CapacitySet(4), PlayerAdmitted(ANA), PlayerAdmitted(BO)]
        assert event.act(set_capacity, 2) == [CapacitySet(2)]
        assert event.act(withdraw, P1) == [PlayerWithdrawn(P1)]
        assert event.act(set_capacity, None) == [CapacitySet(None), PlayerAdmitted(CY)]

    def test_only_the_organizer_sets_it(self, event: Life) -> None:
        assert event.refused(set_capacity, 5, by=JUDGE).code == "organizer-only"
        assert event.refused(set_capacity, 0).code == "capacity-too-small"

    @pytest.mark.clause("R-7")
    def test_after_the_start_it_makes_room_for_late_entries(self) -> None:
        event = Life(players=4, started=False)
        event.act(set_capacity, 4)
        event.say(RosterLocked((P1, P2, P3, P4)))
        seats = (SeatedPair(ONE, P1, P2), SeatedPair(TableNumber(2), P3, P4))
        event.say(RoundPaired(Stage.SWISS, 1, 1, seats, "first"))
        assert event.refused(enter, ANA).code == "field-full"
        assert event.act(set_capacity, 5) == [CapacitySet(5)]
        assert event.act(enter, ANA) == [PlayerEntered(ANA, missed=(1,))]

    def test_after_the_start_there_is_room_for_all_who_play(self) -> None:
        refusal = Life(players=4).refused(set_capacity, 3)
        assert (refusal.code, refusal.parameters["least"]) == ("capacity-too-small", 4)

    def test_after_the_end_it_stays_as_it_is(self) -> None:
        event = Life(players=4)
        event.say(TournamentFinished(()))
        assert event.refused(set_capacity, 5).code == "tournament-over"


class TestWithdrawing:
    def test_after_the_start_one_drops_instead(self) -> None:
        assert Life().refused(withdraw, P1).code == "already-started"

    def test_only_who_has_entered_can_sign_off(self, event: Life) -> None:
        assert event.refused(withdraw, ANA).code == "player-unknown"


class TestCheckingIn:
    def test_players_check_in_themselves_or_are_checked_in(self, event: Life) -> None:
        nonce = "0123456789abcdef" * 2
        event.act(set_self_check_in, allowed=True)
        assert event.act(check_in, P1, by=player("p01"), nonce=nonce) == [PlayerCheckedIn(P1, nonce)]
        assert event.act(check_in, P2, by=JUDGE) == [PlayerCheckedIn(P2)]
        assert event.act(check_out, P2, by=JUDGE) == [PlayerCheckedOut(P2)]

    def test_players_check_in_themselves_only_where_the_organizer_allows_it(self, event: Life) -> None:
        assert event.refused(check_in, P1, by=player("p01")).code == "self-check-in-off"
        assert event.act(set_self_check_in, allowed=True) == [SelfCheckInSet(True)]
        assert event.refused(check_in, P2, by=player("p01")).code == "staff-only"
        event.act(check_in, P1, by=player("p01"))
        event.act(set_self_check_in, allowed=False)
        assert event.t.players[P1].checked_in
        assert event.refused(check_in, P2, by=player("p02")).code == "self-check-in-off"

    def test_only_the_organizer_allows_it_and_only_before_the_roster_is_locked(self, event: Life) -> None:
        assert event.refused(set_self_check_in, allowed=True, by=JUDGE).code == "organizer-only"
        assert Life().refused(set_self_check_in, allowed=True).code == "already-started"
        event.say(RosterLocked((P1, P2)))
        assert event.refused(set_self_check_in, allowed=True).code == "roster-locked"

    def test_once_is_enough(self, event: Life) -> None:
        event.act(check_in, P1)
        assert event.refused(check_in, P1).code == "already-checked-in"
        assert event.refused(check_out, P2).code == "not-checked-in"

    def test_nobody_checks_in_from_the_waiting_list(self, event: Life) -> None:
        event.act(set_capacity, 2)
        event.act(enter, ANA)
        assert event.refused(check_in, ANA).code == "still-waiting"

    @pytest.mark.parametrize("nonce", ["", "ab", "x" * 32, "AB" * 16])
    def test_a_nonce_is_sixteen_bytes(self, event: Life, nonce: str) -> None:
        assert event.refused(check_in, P1, nonce=nonce).code == "nonce-unreadable"

    def test_the_lock_ends_it(self, event: Life) -> None:
        event.say(RosterLocked((P1, P2)))
        assert event.refused(check_in, P1).code == "roster-locked"
        assert Life().refused(check_in, P1).code == "already-started"


class TestNonces:
    def test_a_phone_adds_its_number_once_and_nobody_else_does(self, event: Life) -> None:
        nonce = "ab" * 16
        assert event.act(add_nonce, P1, nonce, by=player(P1)) == [NonceAdded(P1, nonce)]
        assert event.refused(add_nonce, P1, "cd" * 16, by=player(P1)).code == "nonce-added"
        assert event.refused(add_nonce, P2, nonce, by=player(P1)).code == "not-yourself"
        assert event.refused(add_nonce, P2, nonce).code == "not-yourself"
        assert event.refused(add_nonce, P2, "AB" * 16, by=player(P2)).code == "nonce-unreadable"

    def test_checking_in_keeps_it_and_checking_out_takes_it_back(self, event: Life) -> None:
        event.act(add_nonce, P1, "ab" * 16, by=player(P1))
        event.act(check_in, P1)
        assert event.t.players[P1].nonce == "ab" * 16
        event.act(check_out, P1)
        assert event.t.players[P1].nonce is None

    def test_the_lock_ends_it(self, event: Life) -> None:
        event.say(RosterLocked((P1, P2)))
        assert event.refused(add_nonce, P1, "ab" * 16, by=player(P1)).code == "roster-locked"

    @pytest.mark.fault("M2")
    def test_they_change_every_draw_and_a_lock_that_does_not_mix_them_changes_none(self) -> None:
        event = Life(players=3, started=False)
        event.say(RosterLocked((P1, P2), ("ab" * 16,)))
        assert drawn_from(event.t, SEED) == SEED
        event.say(RosterLocked((P1, P2), ("ab" * 16,), mixed=True))
        assert drawn_from(event.t, SEED) == mixed(SEED, [b"\xab" * 16]) != SEED


class TestComingLate:
    @pytest.mark.clause("R-7")
    @pytest.mark.parametrize("book", FOUR)
    def test_with_the_organizers_leave_and_a_loss_for_each_round_missed(self, book: str) -> None:
        event = Life(book, players=4)
        for number in (1, 2):
            event.say(RoundPaired(Stage.SWISS, number, 1, (SeatedPair(ONE, P1, P2),), "first"))
        assert event.refused(enter, ANA, by=player("ana")).code == "organizer-only"
        assert event.refused(enter, ANA, by=JUDGE).code == "organizer-only"
        assert event.act(enter, ANA) == [PlayerEntered(ANA, missed=(1, 2))]
        assert [round.unpaired_losses for round in event.t.rounds] == [(ANA,), (ANA,)]

    @pytest.mark.clause("R-7")
    def test_not_where_the_organizer_has_ruled_it_out(self) -> None:
        event = Life(players=4, settings={"leaving.late_entry": False})
        refusal = event.refused(enter, ANA)
        assert (refusal.code, refusal.clause) == ("late-entry-closed", "R-7")

    def test_between_the_lock_and_the_first_round_nothing_is_missed(self, event: Life) -> None:
        event.say(RosterLocked((P1, P2)))
        assert event.act(enter, ANA) == [PlayerEntered(ANA)]
        assert event.act(withdraw, P1) == [PlayerWithdrawn(P1)]

    def test_not_into_a_full_field(self, event: Life) -> None:
        event.act(set_capacity, 2)
        event.say(RosterLocked((P1, P2)))
        assert event.refused(enter, ANA).code == "field-full"

    @pytest.mark.clause("R-5")
    def test_not_after_the_cut(self) -> None:
        event = Life(players=4)
        event.say(CutMade((P1, P2)))
        assert event.refused(enter, ANA).code == "entry-too-late"


class TestComingBack:
    def test_who_was_signed_off_is_the_same_player_again(self, event: Life) -> None:
        event.act(set_club, P1, "Reds")
        event.act(note_fee, P1)
        event.act(hand_in, P1, "Thor, Loki", by=player(P1))
        event.act(fix_seat, P1, TableNumber(4))
        before = event.t.players[P1]
        event.act(withdraw, P1)
        assert event.act(let_in_again, P1, by=JUDGE) == [PlayerReadmitted(P1)]
        assert (event.t.players[P1], event.t.signed_off) == (before, {})

    def test_a_full_field_has_the_player_wait_at_the_end_of_the_line(self, event: Life) -> None:
        event.act(set_capacity, 2)
        event.act(enter, ANA)
        event.act(enter, BO)
        event.act(withdraw, P1)
        assert event.act(let_in_again, P1) == [PlayerReadmitted(P1, waiting=True)]
        assert waiting(event.t) == (BO, P1)

    def test_a_table_that_was_given_away_is_not_taken_back(self, event: Life) -> None:
        event.act(fix_seat, P1, TableNumber(4))
        event.act(withdraw, P1)
        event.act(fix_seat, P2, TableNumber(4))
        assert event.act(let_in_again, P1) == [PlayerReadmitted(P1), SeatFixed(P1, None)]
        assert [event.t.players[id].table for id in (P1, P2)] == [None, 4]

    def test_only_who_was_signed_off_and_only_by_the_staff(self, event: Life) -> None:
        assert event.refused(let_in_again, P1).code == "not-signed-off"
        assert event.refused(let_in_again, ANA).code == "player-unknown"
        event.act(withdraw, P1)
        assert event.refused(let_in_again, P1, by=player(P1)).code == "staff-only"

    def test_not_as_a_player_who_has_become_an_official(self, event: Life) -> None:
        event.act(withdraw, P1)
        event.act(name_official, P1, "watcher")
        assert event.refused(let_in_again, P1).code == "official-plays"

    @pytest.mark.fault("G3")
    @pytest.mark.clause("R-7")
    @pytest.mark.parametrize("book", FOUR)
    def test_a_no_show_comes_late_by_the_organizers_leave_with_a_loss_for_each_round_missed(self, book: str) -> None:
        event = Life(book, players=4, started=False)
        event.act(withdraw, P4)
        event.say(RosterLocked((P1, P2, P3)))
        event.say(RoundPaired(Stage.SWISS, 1, 1, (SeatedPair(ONE, P1, P2), SeatedPair(None, P3, None)), "first"))
        assert event.refused(let_in_again, P4, by=JUDGE).code == "organizer-only"
        assert event.act(let_in_again, P4) == [PlayerReadmitted(P4, missed=(1,))]
        assert event.t.rounds[0].unpaired_losses == (P4,)

    @pytest.mark.clause("R-7")
    def test_not_where_late_entries_are_ruled_out_nor_into_a_full_field(self) -> None:
        event = Life(players=4, started=False, settings={"leaving.late_entry": False})
        event.act(withdraw, P4)
        event.say(RosterLocked((P1, P2, P3)))
        assert event.refused(let_in_again, P4).code == "late-entry-closed"
        full = Life(players=2, started=False)
        full.act(withdraw, P2)
        full.act(enter, ANA)
        full.act(set_capacity, 2)
        full.say(RosterLocked((P1, ANA)))
        assert full.refused(let_in_again, P2).code == "field-full"

    @pytest.mark.clause("R-5")
    def test_not_after_the_cut(self) -> None:
        event = Life(players=4, started=False)
        event.act(withdraw, P4)
        event.say(RosterLocked((P1, P2, P3)), CutMade((P1, P2)))
        assert event.refused(let_in_again, P4).code == "entry-too-late"

    def test_among_many_newcomers_or_none_of_them(self, event: Life) -> None:
        event.act(set_capacity, 2)
        event.act(withdraw, P1)
        many = [Newcomer(ANA), Newcomer(P1, again=True, paid=True)]
        expected = [PlayerEntered(ANA), PlayerReadmitted(P1, waiting=True), FeeNoted(P1)]
        assert event.act(enter_all, many) == expected
        assert event.refused(enter_all, [Newcomer(BO), Newcomer(P1, again=True)]).code == "not-signed-off"


class TestNotes:
    def test_a_club_is_said_by_the_player_before_the_start_and_by_the_staff_later(self, event: Life) -> None:
        assert event.act(set_club, P1, "Reds", by=player("p01")) == [ClubSet(P1, "Reds")]
        assert event.act(set_club, P1, " ", by=ORGANIZER) == [ClubSet(P1, None)]
        assert Life().refused(set_club, P1, "Reds", by=player("p01")).code == "staff-only"

    def test_a_fee_is_noted_by_the_staff(self, event: Life) -> None:
        assert event.act(note_fee, P1) == [FeeNoted(P1)]
        assert event.act(note_fee, P1, paid=False) == [FeeNoted(P1, paid=False)]
        assert event.refused(note_fee, P1, by=player("p01")).code == "staff-only"

    def test_a_seat_is_fixed_and_set_free(self, event: Life) -> None:
        assert event.act(fix_seat, P1, TableNumber(4)) == [SeatFixed(P1, TableNumber(4))]
        assert event.act(fix_seat, P1, None) == [SeatFixed(P1, None)]

    def test_a_seat_is_nobody_elses_and_at_an_open_table(self, event: Life) -> None:
        event.act(fix_seat, P1, TableNumber(4))
        event.say(TableSet(TableNumber(4)), TableSet(TableNumber(5), closed=True))
        assert event.refused(fix_seat, P2, TableNumber(4)).code == "seat-taken"
        assert event.refused(fix_seat, P2, TableNumber(5)).code == "table-closed"
        assert event.refused(fix_seat, P2, TableNumber(6)).code == "table-not-set"
        assert event.refused(fix_seat, P2, TableNumber(0)).code == "table-number"
        assert event.refused(fix_seat, ANA, TableNumber(6)).code == "player-unknown"


def test_everybody_is_checked_in_at_once_but_those_who_wait_for_a_place() -> None:
    event = Life("challenger", players=2, started=False)
    event.act(set_capacity, 2, by=ORGANIZER)
    event.act(enter, P3, by=ORGANIZER)
    event.act(check_in, P1, by=JUDGE)
    event.act(check_in_all, by=JUDGE)
    assert [event.t.players[id].checked_in for id in (P1, P2, P3)] == [True, True, False]
    assert event.refused(check_in_all, by=player("p01")).code == "staff-only"


def test_several_are_checked_in_together_or_none_of_them() -> None:
    event = Life("challenger", players=3, started=False)
    event.act(check_in, P3, by=JUDGE)
    assert event.refused(check_in_all, (P1, P3), by=JUDGE).code == "already-checked-in"
    assert event.act(check_in_all, (P1, P2, P1), by=JUDGE) == [PlayerCheckedIn(P1), PlayerCheckedIn(P2)]


def test_fees_are_noted_together_or_not_at_all() -> None:
    event = Life("challenger", players=2, started=False)
    assert event.refused(note_fee, P1, PlayerId("nobody"), by=JUDGE).code == "player-unknown"
    assert event.act(note_fee, P1, P2, by=JUDGE) == [FeeNoted(P1), FeeNoted(P2)]


def test_whoever_signs_up_adds_a_number_to_the_draw_in_the_same_step() -> None:
    event = Life("challenger", players=2, started=False)
    facts = event.act(enter_all, [Newcomer(P3, nonce="0f" * 16)], by=player(P3))
    assert facts == [PlayerEntered(P3), NonceAdded(P3, "0f" * 16)]


@pytest.mark.parametrize("nonce", ["no number", ""])
def test_a_number_that_cannot_be_used_keeps_nobody_out(nonce: str) -> None:
    event = Life("challenger", players=2, started=False)
    assert event.act(enter_all, [Newcomer(P3, nonce=nonce)], by=player(P3)) == [PlayerEntered(P3)]
