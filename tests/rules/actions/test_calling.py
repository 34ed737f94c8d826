"""Calls to a table: whom they reach, who goes, and when nobody waits any more."""

import pytest

from tests.rules.actions.officials_at_work import ANA, BO, HEAD, TABLE, paired, ruled, who_plays
from tests.rules.life import JUDGE, ORGANIZER, Life, player
from tests.rules.table import FOUR
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.calling import call_official, calls_for, close_call, take_call
from topcut.rules.actions.conduct import (
    warn,
)
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.judging import appeal, give_ruling
from topcut.rules.actions.leaving import drop_absent, eject
from topcut.rules.actions.rounds import move_table, open_draw, publish, unpair
from topcut.rules.actions.structure import finish
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    CallClosed,
    CallTaken,
    OfficialCalled,
    OfficialNamed,
    PlayerEjected,
)
from topcut.rules.state import place


@pytest.mark.clause("CH-14", "CH-15", "TL-06", "PS-10")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_call_reaches_the_officials_with_the_table_number(ruleset: str) -> None:
    event = paired(ruleset)
    called = OfficialCalled(1, 1, TABLE, BO, "A difficult movement")
    assert event.act(call_official, "A difficult movement", by=player("p02")) == [called]
    for official in (JUDGE, ORGANIZER):
        (call,) = calls_for(event.t, official)
        assert (call.table, call.player, call.about) == (TABLE, BO, "A difficult movement")
    assert calls_for(event.t, player("p02")) == ()


def test_a_call_is_closed_by_the_official_or_by_who_made_it() -> None:
    event = paired()
    event.act(call_official, by=player("p01"))
    event.act(call_official, by=player("p03"))
    assert event.refused(close_call, 1, by=player("p02")).code == "staff-only"
    assert event.act(close_call, 1, by=JUDGE) == [CallClosed(1)]
    assert event.refused(close_call, 1, by=JUDGE).code == "call-closed-already"
    assert event.refused(close_call, 9, by=JUDGE).code == "call-unknown"
    event.act(close_call, 2, by=player("p03"))
    assert calls_for(event.t, JUDGE) == ()


def test_a_call_is_taken_by_one_official_so_that_no_two_go() -> None:
    event = paired()
    event.act(call_official, by=player("p01"))
    assert event.refused(take_call, 1, by=player("p02")).code == "staff-only"
    assert event.refused(take_call, 9, by=JUDGE).code == "call-unknown"
    assert event.act(take_call, 1, by=JUDGE) == [CallTaken(1)]
    assert calls_for(event.t, ORGANIZER)[0].taken_by == JUDGE.id
    assert event.refused(take_call, 1, by=JUDGE).code == "call-yours-already"
    second = event.refused(take_call, 1, by=HEAD)
    assert (second.code, second.parameters["taker"]) == ("call-taken-already", JUDGE.id)
    event.act(take_call, 1, instead=True, by=HEAD)
    assert calls_for(event.t, ORGANIZER)[0].taken_by == HEAD.id
    event.act(close_call, 1, by=JUDGE)
    assert event.refused(take_call, 1, by=JUDGE).code == "call-closed-already"


def test_one_open_call_is_enough() -> None:
    event = paired()
    event.act(call_official, by=player("p01"))
    assert event.refused(call_official, by=player("p01")).code == "called-already"
    event.act(close_call, 1, by=JUDGE)
    (again,) = event.act(call_official, by=player("p01"))
    assert isinstance(again, OfficialCalled)
    assert again.call == 2


def test_a_call_ends_with_its_round_and_its_player_can_call_again() -> None:
    event = Life("challenger", players=17)
    event.act(call_official, "Which hall?", by=player("p03"))
    assert [call.about for call in calls_for(event.t, JUDGE)] == ["Which hall?"]  # before the first round, too
    event.pair()
    assert calls_for(event.t, JUDGE) == ()
    event.act(call_official, "Terrain", by=player("p03"))
    event.play()
    assert [call.about for call in calls_for(event.t, JUDGE)] == ["Terrain"]  # between two rounds somebody still waits
    event.pair()
    assert calls_for(event.t, JUDGE) == ()
    assert all(call.open for call in event.t.conduct.calls)  # nothing was written that did not happen
    (again,) = event.act(call_official, "Range", by=player("p03"))
    assert isinstance(again, OfficialCalled)
    assert [call.number for call in calls_for(event.t, JUDGE)] == [again.call]
    assert event.refused(call_official, by=player("p03")).code == "called-already"


def test_a_call_after_the_cut_waits_until_the_bracket_is_published() -> None:
    event = Life("challenger", players=17).played(4)
    event.act(call_official, "Last round", by=player("p01"))
    event.act(make_cut)
    assert len(calls_for(event.t, JUDGE)) == 1
    event.act(call_official, "Who plays?", by=player("p02"))
    assert len(calls_for(event.t, JUDGE)) == 2
    event.act(publish_bracket)
    assert calls_for(event.t, JUDGE) == ()


def test_after_the_finish_no_call_waits_and_none_is_made() -> None:
    event = Life("challenger", players=8, rounds=1, cut=0).pair()
    event.act(call_official, "Terrain", by=player("p01"))
    event.play()
    event.act(finish)
    assert calls_for(event.t, JUDGE) == ()
    assert event.refused(call_official, "Prizes", by=player("p02")).code == "tournament-over"


def test_a_call_names_the_table_where_its_player_sits_now() -> None:
    event = Life("challenger", players=8).pair()
    one, _ = event.seats(1)
    event.act(call_official, by=player(one))
    event.act(move_table, 1, 3)
    assert [call.table for call in calls_for(event.t, JUDGE)] == [3]
    event.act(unpair, 1, "Wrong list")
    assert [call.table for call in calls_for(event.t, JUDGE)] == [None]
    event.act(open_draw, reason="Wrong list")
    event.act(publish)
    seat = place(event.t, one)
    assert seat is not None
    assert [call.table for call in calls_for(event.t, JUDGE)] == [seat.table]


def test_who_has_no_table_can_call_too_but_nobody_who_was_ejected() -> None:
    event = paired()
    for name in ("p05", "p06"):
        (called,) = event.act(call_official, by=player(name))
        assert isinstance(called, OfficialCalled)
        assert called.table is None
    event.say(PlayerEjected(ANA, "Violence or threats"))
    assert event.refused(call_official, by=player("p01")).code == "call-after-ejection"
    assert event.refused(call_official, by=JUDGE).code == "call-by-player"
    assert event.refused(call_official, by=player("zed")).code == "player-unknown"


@pytest.mark.clause("MU-04")
def test_a_call_from_the_table_of_an_official_who_plays_goes_to_the_alternate() -> None:
    event = paired("munchkin")
    event.say(OfficialNamed("fred", "floor-judge"))
    who_plays(event, JUDGE.id, "p01", alternate="hela")
    (called,) = event.act(call_official, by=player("p02"))
    assert isinstance(called, OfficialCalled)
    assert called.for_official == "hela"
    assert calls_for(event.t, JUDGE) == ()
    assert calls_for(event.t, Actor(Role.OFFICIAL, "fred")) == ()
    assert len(calls_for(event.t, HEAD)) == 1
    for action in (take_call, close_call):
        refusal = event.refused(action, 1, by=JUDGE)
        assert (refusal.code, refusal.clause) == ("own-game", "MU-04")
        assert event.refused(action, 1, by=Actor(Role.OFFICIAL, "fred")).code == "call-unknown"
    event.act(take_call, 1, by=HEAD)
    event.act(take_call, 1, instead=True, by=ORGANIZER)
    event.act(close_call, 1, by=HEAD)
    for action in (take_call, close_call):  # not even that it was closed
        assert event.refused(action, 1, by=Actor(Role.OFFICIAL, "fred")).code == "call-unknown"


@pytest.mark.clause("MU-04")
def test_two_officials_at_one_table_do_not_rule_on_each_other() -> None:
    event = paired("munchkin")
    who_plays(event, JUDGE.id, "p01", alternate="fred")
    who_plays(event, "fred", "p02", alternate="wanda")
    (called,) = event.act(call_official, by=player("p01"))
    assert isinstance(called, OfficialCalled)
    assert called.for_official is None
    assert calls_for(event.t, JUDGE) == calls_for(event.t, Actor(Role.OFFICIAL, "fred")) == ()
    assert len(calls_for(event.t, ORGANIZER)) == 1


@pytest.mark.clause("MU-04")
def test_an_organizer_who_plays_is_not_called_to_the_own_table() -> None:
    event = paired("munchkin")
    who_plays(event, ORGANIZER.id, "p01", role="organizer", alternate="hela")
    event.act(call_official, by=player("p01"))
    event.act(call_official, by=player("p03"))
    assert [call.player for call in calls_for(event.t, ORGANIZER)] == ["p03"]


@pytest.mark.clause("MU-04")
def test_an_official_who_plays_decides_nothing_in_the_own_game() -> None:
    event = paired("munchkin")
    who_plays(event, JUDGE.id, "p01", alternate="hela")
    for name in (ANA, BO):
        refusal = event.refused(warn, name, "Profanity", by=JUDGE)
        assert (refusal.code, refusal.clause) == ("own-game", "MU-04")
    assert event.refused(give_ruling, "Mine?", "Mine", table=TABLE, by=JUDGE).code == "own-game"
    assert event.refused(eject, BO, "Threats", by=JUDGE).code == "own-game"
    assert event.refused(drop_absent, BO, by=JUDGE).code == "own-game"
    event.act(warn, PlayerId("p03"), "Profanity", by=JUDGE)
    event.act(give_ruling, "Whose turn?", "Yours", table=TableNumber(2), by=JUDGE)


@pytest.mark.clause("MU-03", "MU-04")
def test_an_official_who_plays_does_not_use_up_the_opponents_appeal() -> None:
    event = paired("munchkin", head=True)
    who_plays(event, JUDGE.id, "p01", alternate="hela")
    event.say(OfficialNamed("fred", "floor-judge"))
    ruled(event, by=Actor(Role.OFFICIAL, "fred"))
    assert event.refused(appeal, 1, player=BO, by=JUDGE).code == "own-game"
    event.act(appeal, 1, player=BO, by=Actor(Role.OFFICIAL, "fred"))
