"""Where players are, and the way back that the rules leave to those who are gone."""

import pytest

from tests.rules.life import Life, ids
from tests.rules.table import FOUR
from topcut.ids import PlayerId
from topcut.rules.actions.leaving import drop, eject
from topcut.rules.actions.registration import check_in, enter, let_in_again, set_capacity, withdraw
from topcut.rules.actions.structure import lock_roster
from topcut.rules.facts import RoundPaired, SeatedPair
from topcut.rules.match import Stage
from topcut.rules.whereabouts import WayBack, Where, way_back, where

P1, P2, P3, P4 = ids(4)
ANA = PlayerId("ana")


def test_before_the_start_players_are_entered_here_waiting_or_signed_off() -> None:
    event = Life(players=3, started=False)
    event.act(set_capacity, 3)
    event.act(enter, ANA)
    event.act(check_in, P1)
    event.act(withdraw, P3)
    event.act(enter, PlayerId("bo"))
    found = [where(event.t, id) for id in (P1, P2, ANA, PlayerId("bo"), P3)]
    assert found == [Where.HERE, Where.ENTERED, Where.ENTERED, Where.WAITING, Where.WITHDREW]


def test_the_start_tells_who_was_not_here_from_who_had_left_before_and_who_had_no_place() -> None:
    event = Life(players=4, started=False)
    event.act(set_capacity, 3)
    event.act(enter, ANA)
    event.act(withdraw, P4)
    event.act(check_in, P1)
    event.act(check_in, P2)
    event.act(lock_roster, leave_out=True)
    assert [where(event.t, id) for id in (P3, P4, ANA)] == [Where.NOT_HERE, Where.WITHDREW, Where.NO_PLACE]
    event.act(let_in_again, P3)
    event.act(withdraw, P3)
    assert where(event.t, P3) is Where.WITHDREW


@pytest.mark.clause("R-7")
def test_who_was_not_here_at_the_start_comes_back_with_a_loss_for_each_round_missed() -> None:
    event = Life(players=4, started=False)
    event.act(withdraw, P4)
    assert way_back(event.t, P4) == WayBack("let-in-again", by_organizer=False)
    event.act(lock_roster, leave_out=True)
    event.say(RoundPaired(Stage.SWISS, 1, 1, (SeatedPair(None, P1, None),), "first"))
    assert way_back(event.t, P4) == WayBack("let-in-again", missed=1)
    assert way_back(event.t, P1) is None


@pytest.mark.clause("CH-26", "CH-27", "MU-30", "R-5")
@pytest.mark.parametrize("book", FOUR)
def test_the_way_back_of_a_dropped_player_is_the_rule_books(book: str) -> None:
    event = Life(book, players=8)
    event.act(drop, P1)
    event.pair()
    found = way_back(event.t, P1)
    assert found is not None
    if event.t.ruleset.leaving.rejoin:
        assert found == WayBack("rejoin", missed=1)
    else:
        assert (found.code, found.refusal and found.refusal.code) == ("rejoin", "no-rejoin")
    event.act(eject, P2, "Threats")
    gone = way_back(event.t, P2)
    assert gone is not None
    assert gone.refusal is not None
    assert (gone.refusal.code, where(event.t, P2)) == ("ejected-stays-out", Where.EJECTED)


def test_the_cut_and_the_bracket_end_it_for_some() -> None:
    event = Life(players=8, rounds=1, cut=4)
    event.played(1)
    event.begin_bracket()
    event.play()
    assert event.t.bracket is not None
    seeds = event.t.bracket.seeds
    found = [where(event.t, id) for id in seeds if id is not None]
    assert sorted(found) == [Where.IN, Where.IN, Where.KNOCKED_OUT, Where.KNOCKED_OUT]
    assert {where(event.t, id) for id in event.t.players if id not in seeds} == {Where.CUT}
