"""Doing for everybody at once what else is done one by one; and starting with what the start departs from."""

import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, ids, player
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import lists, registration, structure, venue
from topcut.rules.actions.registration import Newcomer, enter_all
from topcut.rules.facts import (
    DeviationDeclared,
    FeeNoted,
    NonceAdded,
    PlayerCheckedIn,
    PlayerEntered,
    Started,
    TableChecked,
)

P1, P2, P3 = ids(3)


def test_tables_are_set_up_at_once_and_those_that_were_there_stay_as_they_are() -> None:
    event = Life("challenger", players=4, started=False)
    event.act(venue.set_table, TableNumber(2), name="Window", closed=True, by=JUDGE)
    event.act(venue.set_tables, 3, by=JUDGE)
    assert sorted(event.t.tables) == [1, 2, 3]
    assert (event.t.tables[TableNumber(2)].name, event.t.tables[TableNumber(2)].closed) == ("Window", True)


def test_nobody_sets_up_no_table_or_ten_thousand() -> None:
    event = Life("challenger", players=4, started=False)
    assert event.refused(venue.set_tables, 0, by=JUDGE).code == "table-number"
    assert event.refused(venue.set_tables, 10_000, by=JUDGE).code == "table-number"
    assert event.refused(venue.set_tables, 3, by=player("p01")).code == "staff-only"


def test_everybody_is_checked_in_at_once_but_those_who_wait_for_a_place() -> None:
    event = Life("challenger", players=2, started=False)
    event.act(registration.set_capacity, 2, by=ORGANIZER)
    event.act(registration.enter, P3, by=ORGANIZER)
    event.act(registration.check_in, P1, by=JUDGE)
    event.act(registration.check_in_all, by=JUDGE)
    assert [event.t.players[id].checked_in for id in (P1, P2, P3)] == [True, True, False]
    assert event.refused(registration.check_in_all, by=player("p01")).code == "staff-only"


def test_several_are_checked_in_together_or_none_of_them() -> None:
    event = Life("challenger", players=3, started=False)
    event.act(registration.check_in, P3, by=JUDGE)
    assert event.refused(registration.check_in_all, (P1, P3), by=JUDGE).code == "already-checked-in"
    assert event.act(registration.check_in_all, (P1, P2, P1), by=JUDGE) == [PlayerCheckedIn(P1), PlayerCheckedIn(P2)]


def test_fees_are_noted_together_or_not_at_all() -> None:
    event = Life("challenger", players=2, started=False)
    assert event.refused(registration.note_fee, P1, PlayerId("nobody"), by=JUDGE).code == "player-unknown"
    assert event.act(registration.note_fee, P1, P2, by=JUDGE) == [FeeNoted(P1), FeeNoted(P2)]


def test_all_tables_that_nobody_has_looked_at_are_checked_together() -> None:
    event = Life("challenger", players=4, started=False)
    event.act(venue.set_tables, 3, by=JUDGE)
    event.act(venue.check_table, TableNumber(2), by=JUDGE)
    assert event.act(venue.check_table, by=JUDGE) == [TableChecked(TableNumber(table), 1) for table in (1, 3)]
    assert event.act(venue.check_table, by=JUDGE) == []


def test_whoever_signs_up_adds_a_number_to_the_draw_in_the_same_step() -> None:
    event = Life("challenger", players=2, started=False)
    facts = event.act(enter_all, [Newcomer(P3, nonce="0f" * 16)], by=player(P3))
    assert facts == [PlayerEntered(P3), NonceAdded(P3, "0f" * 16)]


@pytest.mark.parametrize("nonce", ["no number", ""])
def test_a_number_that_cannot_be_used_keeps_nobody_out(nonce: str) -> None:
    event = Life("challenger", players=2, started=False)
    assert event.act(enter_all, [Newcomer(P3, nonce=nonce)], by=player(P3)) == [PlayerEntered(P3)]


def test_a_note_is_kept_for_everybody_who_has_handed_in_nothing() -> None:
    event = Life("challenger", players=3, started=False)
    event.act(lists.hand_in, P1, "my own roster", by=player("p01"))
    event.act(lists.hand_in_for_all, "on paper", by=JUDGE)
    assert [event.t.players[id].list for id in (P1, P2, P3)] == ["my own roster", "on paper", "on paper"]
    assert event.refused(lists.hand_in_for_all, "on paper", by=player("p01")).code == "staff-only"


@pytest.mark.clause("TL-07")
def test_a_start_declares_what_it_departs_from_in_the_same_step() -> None:
    event = Life("timeline", players=8, started=False)
    event.act(lists.hand_in_for_all, "on paper", by=JUDGE)
    assert event.refused(structure.start, by=ORGANIZER).clause == "TL-07"
    facts = event.act(structure.start, deviations={"TL-07": "a small hall"}, by=ORGANIZER)
    assert facts[0] == DeviationDeclared("TL-07", "a small hall")
    assert isinstance(facts[-1], Started)
    assert [(one.clause, one.reason) for one in event.t.deviations] == [("TL-07", "a small hall")]


def test_what_was_declared_before_is_not_declared_a_second_time() -> None:
    event = Life("timeline", players=8, started=False)
    event.act(lists.hand_in_for_all, "on paper", by=JUDGE)
    event.act(structure.declare_deviation, "TL-07", "a small hall", by=ORGANIZER)
    facts = event.act(structure.start, deviations={"TL-07": "a small hall"}, by=ORGANIZER)
    assert not any(isinstance(fact, DeviationDeclared) for fact in facts)


def test_a_start_that_is_refused_declares_nothing() -> None:
    event = Life("timeline", players=1, started=False)
    event.act(lists.hand_in_for_all, "on paper", by=JUDGE)
    with pytest.raises(Refusal) as refused:
        structure.start(event.t, ORGANIZER, deviations={"TL-07": "a small hall"})
    assert refused.value.code == "too-few-players"
    assert event.refused(structure.start, deviations={"TL-07": " "}, by=ORGANIZER).code == "reason-needed"
    assert event.t.deviations == ()
