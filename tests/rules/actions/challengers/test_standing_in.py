"""A bot stands in for a player who is away."""

import pytest

from tests.rules.life import ORGANIZER, player
from tests.rules.parks import Parks
from topcut.rules.actions.challengers.deciding import decide, finish_deck, leave
from topcut.rules.actions.challengers.standing_in import call_stand_in, come_back
from topcut.rules.actor import CLOCK
from topcut.rules.facts import CardsRemoved, StandInCalled, StandInEnded


def test_the_host_the_tables_clock_or_the_player_calls_one_at_once() -> None:
    for by in (player("p01"), CLOCK, ORGANIZER):
        event = Parks(3)
        event.act(call_stand_in, "p01", by=by)
        assert event.log[-1].fact == StandInCalled("p01", "greedy")  # type: ignore[arg-type]  # an id is a string
        assert event.t.card_table is not None
        assert event.t.card_table.played_by_bots == {"p01": "greedy"}


def test_the_others_call_one_when_the_game_has_stood_still_for_that_player() -> None:
    event = Parks(3)
    event.wait(minutes=1)
    event.act(decide, "A", by=player("p03"))
    event.wait(minutes=1, seconds=50)
    early = event.refused(call_stand_in, "p01", by=player("p02"))
    assert (early.code, early.parameters["minutes"]) == ("stand-in-early", 2)
    event.wait(seconds=10)
    event.act(call_stand_in, "p01", by=player("p02"))
    assert event.table.stand_ins == {"p01": "greedy"}


def test_the_others_call_none_for_a_player_whom_nobody_waits_for() -> None:
    event = Parks(3)
    event.act(decide, "A", by=player("p01"))
    event.act(decide, "stop", by=player("p01"))
    event.act(finish_deck, (), by=player("p01"))
    event.wait(minutes=10)
    assert event.refused(call_stand_in, "p01", by=player("p02")).code == "not-asked"
    event.act(call_stand_in, "p01")  # the host may


def test_not_for_somebody_else_than_a_player_who_is_here() -> None:
    event = Parks(3)
    assert event.refused(call_stand_in, "robot").code == "no-stand-in"
    assert event.refused(call_stand_in, "p01", by=player("p99")).code == "not-at-the-table"
    assert event.refused(call_stand_in, "p01", "nobody").code == "bot-unknown"
    event.act(call_stand_in, "p01")
    assert event.refused(call_stand_in, "p01").code == "no-stand-in"


def test_whoever_answers_in_person_is_back_and_the_bot_answers_no_more() -> None:
    event = Parks(3)
    assert event.refused(decide, "A", stand_in=True, by=player("p01")).code == "not-away"
    assert event.refused(come_back, by=player("p01")).code == "not-away"
    event.act(call_stand_in, "p01")
    event.act(decide, "A", stand_in=True, by=player("p01"))
    assert event.t.card_table is not None
    assert event.t.card_table.stand_ins
    event.act(decide, "stop", by=player("p01"))
    assert any(isinstance(stamped.fact, StandInEnded) for stamped in event.log)
    assert not event.t.card_table.stand_ins
    assert event.refused(decide, "stop", stand_in=True, by=player("p01")).code == "not-away"


@pytest.mark.clause("Q62")
def test_who_has_left_for_good_is_not_away_and_does_not_come_back() -> None:
    event = Parks(3)
    event.act(call_stand_in, "p01")
    event.act(leave, "p01")
    assert event.t.card_table is not None
    assert not event.t.card_table.stand_ins
    assert event.refused(come_back, by=player("p01")).code == "not-away"
    assert event.refused(call_stand_in, "p01").code == "no-stand-in"


@pytest.mark.clause("CG-13")
def test_all_removals_are_one_act_or_none() -> None:
    event = Parks(2)
    event.act(decide, "A", by=player("p01"))
    event.act(decide, "stop", by=player("p01"))
    before = len(event.log)
    assert event.refused(finish_deck, ("Newcomer", "Dragon"), by=player("p01")).code == "answer-impossible"
    assert len(event.log) == before
    event.act(finish_deck, ("Newcomer", "Dog"), by=player("p01"))
    told = [stamped.fact for stamped in event.log[before:]]
    assert [fact.card for fact in told if isinstance(fact, CardsRemoved)] == ["Newcomer", "Dog", None]
    assert event.refused(finish_deck, (), by=player("p01")).code == "not-asked"
