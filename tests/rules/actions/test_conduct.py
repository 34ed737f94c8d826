from dataclasses import replace

import msgspec
import pytest

from tests.rules.life import JUDGE, ORGANIZER, Life, player
from tests.rules.table import FOUR
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.conduct import (
    appeal,
    appealed,
    call_official,
    calls_for,
    close_call,
    decide_appeal,
    decline_ejection,
    ejection_asked,
    ejection_proposed,
    give_ruling,
    penalize,
    propose_ejection,
    take_call,
    warn,
    warnings_of,
)
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.leaving import drop_absent, eject
from topcut.rules.actions.rounds import move_table, open_draw, publish, unpair
from topcut.rules.actions.structure import finish
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    AppealDecided,
    CallClosed,
    CallTaken,
    EjectionDeclined,
    EjectionProposed,
    OfficialCalled,
    OfficialNamed,
    PenaltyRecorded,
    PlayerEjected,
    RulingAppealed,
    RulingGiven,
    TournamentFinished,
    WarningGiven,
)
from topcut.rules.match import Stage
from topcut.rules.state import place
from topcut.rules.tournament import Proposed, Warned

WITH_HEAD = ["challenger", "timeline", "showdown"]  # where appeals need a head official who was named
HEADS = {"challenger": "head-watcher", "timeline": "head-watcher", "showdown": "lead-arbiter", "munchkin": "head-judge"}
HEAD = Actor(Role.OFFICIAL, "hela")
ANA, BO = PlayerId("p01"), PlayerId("p02")
TABLE = TableNumber(1)


def paired(ruleset: str = "challenger", *, head: bool = False) -> Life:
    event = Life(ruleset, 8)
    if head:
        event.say(OfficialNamed(HEAD.id, HEADS[ruleset]))
    event.seat("p01 p02", "p03 p04", "p05")
    return event


def ruled(event: Life, by: Actor = JUDGE) -> None:
    event.act(give_ruling, "Line of sight?", "Yes", table=TABLE, by=by)


def who_plays(event: Life, official: str, name: str, role: str = "floor-judge", alternate: str | None = None) -> None:
    event.say(OfficialNamed(official, role, plays_as=PlayerId(name), alternate=alternate))


# Warnings


@pytest.mark.clause("CH-16", "TL-06", "TL-34", "PS-10", "PS-31", "MU-05")
@pytest.mark.parametrize("ruleset", FOUR)
@pytest.mark.parametrize("by", [JUDGE, ORGANIZER])
def test_a_warning_has_who_whom_when_round_and_ground(ruleset: str, by: Actor) -> None:
    event = paired(ruleset)
    when = event.at
    ground = event.t.ruleset.conduct.grounds[0]
    assert event.act(warn, ANA, ground, " twice ", by=by) == [WarningGiven(ANA, 1, ground, "twice")]
    assert warnings_of(event.t, ANA) == (Warned(ANA, by.id, when, 1, ground, "twice"),)
    assert warnings_of(event.t, BO) == ()


@pytest.mark.clause("CH-16")
def test_a_warning_knows_the_stage_and_may_come_before_the_first_round() -> None:
    event = Life()
    event.act(warn, ANA, "Rude at check-in", by=JUDGE)
    event.seat("p01 p02").first_wins().close().cut("p01", "p02")
    event.act(warn, ANA, "Rude at the cut", by=JUDGE)
    event.seat("p01 p02", stage=Stage.BRACKET)
    event.act(warn, ANA, "Rude", by=JUDGE)
    places = [(warning.stage, warning.round) for warning in event.t.conduct.warnings]
    assert places == [(Stage.SWISS, 0), (Stage.BRACKET, 0), (Stage.BRACKET, 1)]


@pytest.mark.clause("CH-52", "TL-34", "PS-31")
@pytest.mark.parametrize("ruleset", WITH_HEAD)
def test_the_form_offers_the_grounds_of_the_document(ruleset: str) -> None:
    """Four examples of unsportsmanlike conduct, distracting and rushing, margin of error, open information, game state;
    and CH-41."""
    grounds = " ".join(paired(ruleset).t.ruleset.conduct.grounds)
    assert len(paired(ruleset).t.ruleset.conduct.grounds) == 9
    for word in ("Disrespect", "Misleading", "Disturbing", "dice", "margin of error", "open information", "game state"):
        assert word in grounds
    assert "Distracting or hurrying an opponent" in grounds


@pytest.mark.clause("CH-41", "TL-06", "PS-10")
@pytest.mark.parametrize("ruleset", WITH_HEAD)
def test_manipulated_scores_are_a_ground_for_a_warning(ruleset: str) -> None:
    event = paired(ruleset)
    assert "Manipulating the scores" in event.t.ruleset.conduct.grounds
    event.act(warn, ANA, "Manipulating the scores", by=JUDGE)


@pytest.mark.clause("CH-52")
def test_a_ground_can_be_in_the_officials_own_words_but_not_in_none() -> None:
    event = paired()
    event.act(warn, ANA, "Sang throughout", by=JUDGE)
    refusal = event.refused(warn, ANA, "  ", by=JUDGE)
    assert (refusal.code, refusal.clause) == ("ground-needed", "CH-52")


def test_only_officials_warn_and_only_players_who_are_there() -> None:
    event = paired()
    assert event.refused(warn, ANA, "Rude", by=player("p02")).code == "staff-only"
    assert event.refused(warn, PlayerId("zed"), "Rude", by=JUDGE).code == "player-unknown"


@pytest.mark.clause("CH-50", "TL-34", "PS-31")
@pytest.mark.parametrize("ruleset", WITH_HEAD)
def test_at_the_third_warning_the_officials_are_asked_until_one_answers(ruleset: str) -> None:
    event = paired(ruleset)
    for number in range(3):
        assert ejection_asked(event.t) == (), f"after {number} warnings"
        event.act(warn, ANA, "Rude", by=JUDGE)
    event.act(warn, BO, "Rude", by=JUDGE)
    assert ejection_asked(event.t) == (ANA,)
    assert len(warnings_of(event.t, ANA)) == 3
    assert event.act(decline_ejection, ANA, " Apologized ", by=JUDGE) == [EjectionDeclined(ANA, "Apologized")]
    assert ejection_asked(event.t) == ()


@pytest.mark.clause("CH-50")
def test_every_further_warning_asks_again() -> None:
    event = paired()
    for _ in range(3):
        event.act(warn, ANA, "Rude", by=JUDGE)
    event.act(decline_ejection, ANA, "Apologized", by=JUDGE)
    event.act(warn, ANA, "Rude", by=JUDGE)
    assert ejection_asked(event.t) == (ANA,)


@pytest.mark.clause("CH-50")
def test_an_ejection_is_the_other_answer() -> None:
    event = paired()
    for _ in range(3):
        event.act(warn, ANA, "Rude", by=JUDGE)
    event.say(PlayerEjected(ANA, "Three or more warnings"), by=JUDGE)
    assert ejection_asked(event.t) == ()


@pytest.mark.clause("MU-05")
def test_munchkin_leaves_removal_to_the_head_judge_and_never_asks() -> None:
    event = paired("munchkin")
    for _ in range(5):
        event.act(warn, ANA, "Profanity", by=JUDGE)
    assert ejection_asked(event.t) == ()


def test_a_question_that_nobody_asked_is_not_answered() -> None:
    event = paired()
    refusal = event.refused(decline_ejection, ANA, "Apologized", by=JUDGE)
    assert (refusal.code, refusal.clause) == ("ejection-not-asked", "CH-50")
    for _ in range(3):
        event.act(warn, ANA, "Rude", by=JUDGE)
    assert event.refused(decline_ejection, ANA, " ", by=JUDGE).code == "reason-needed"
    assert event.refused(decline_ejection, ANA, "I am sorry", by=player("p01")).code == "staff-only"


@pytest.mark.clause("CH-24", "TL-13")
@pytest.mark.parametrize("ruleset", WITH_HEAD)
def test_the_organizer_records_a_penalty(ruleset: str) -> None:
    event = paired(ruleset)
    assert event.act(penalize, ANA, "No prize") == [PenaltyRecorded(ANA, "No prize")]
    assert event.t.conduct.penalties == ((ANA, "No prize"),)
    assert event.refused(penalize, ANA, " ").code == "penalty-needed"
    assert event.refused(penalize, ANA, "No prize", by=JUDGE).code == "organizer-only"


# Calls


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


# Ejections


@pytest.mark.clause("MU-05")
def test_removal_for_conduct_is_the_head_judges_alone() -> None:
    event = paired("munchkin", head=True)
    for by in (JUDGE, ORGANIZER):
        refusal = event.refused(eject, ANA, "Threats", by=by)
        assert (refusal.code, refusal.clause) == ("ejection-not-yours", "MU-05")
        assert refusal.parameters["deciders"] == (HEAD.id,)
    facts = event.act(eject, ANA, "Threats", by=HEAD)
    assert facts[-2:] == [PenaltyRecorded(ANA, "Threats"), PlayerEjected(ANA)]


@pytest.mark.clause("MU-05")
def test_the_organizer_writes_down_what_the_head_judge_has_decided() -> None:
    event = paired("munchkin", head=True)
    event.act(eject, ANA, "Threats", decided_by=HEAD.id)
    assert event.log[-1].fact == PlayerEjected(ANA, decided_by=HEAD.id)
    assert event.log[-1].by == ORGANIZER


@pytest.mark.clause("MU-02", "MU-05")
def test_with_no_head_judge_the_organizer_removes_and_a_floor_judge_does_not() -> None:
    event = paired("munchkin")
    assert event.refused(eject, ANA, "Threats", by=JUDGE).code == "ejection-not-yours"
    assert event.refused(eject, ANA, "Threats", decided_by=JUDGE.id).code == "ejection-not-yours"
    event.act(eject, ANA, "Threats")
    event.say(OfficialNamed("tom", "organizer"))
    event.act(eject, BO, "Threats", by=Actor(Role.OFFICIAL, "tom"))


@pytest.mark.clause("MU-05", "MU-11")
def test_removal_for_a_deck_list_is_the_head_judges_or_the_organizers() -> None:
    event = paired("munchkin", head=True)
    refusal = event.refused(eject, ANA, "42 cards", about="list", by=JUDGE)
    assert (refusal.code, refusal.clause) == ("ejection-not-yours", "MU-11")
    facts = event.act(eject, ANA, "42 cards", about="list")
    assert facts[-2:] == [PenaltyRecorded(ANA, "42 cards", "list"), PlayerEjected(ANA)]
    event.act(eject, BO, "41 cards", about="list", by=HEAD)
    assert event.refused(eject, PlayerId("p03"), "late", about="lunch", by=HEAD).code == "ejection-about"


@pytest.mark.clause("CH-27", "CH-50", "TL-34", "PS-31")
@pytest.mark.parametrize("ruleset", WITH_HEAD)
def test_elsewhere_any_official_ejects_and_the_log_can_say_who_decided(ruleset: str) -> None:
    event = paired(ruleset, head=True)
    event.act(eject, ANA, "Threats", by=JUDGE)
    event.act(eject, BO, "Threats", decided_by=JUDGE.id)
    assert event.log[-1].fact == PlayerEjected(BO, decided_by=JUDGE.id)
    assert event.refused(propose_ejection, PlayerId("p03"), "Threats", by=JUDGE).code == "ejection-yours"


def test_only_the_organizer_writes_down_for_others_and_only_for_officials() -> None:
    event = paired("munchkin", head=True)
    assert event.refused(eject, ANA, "Threats", by=JUDGE, decided_by=HEAD.id).code == "organizer-only"
    assert event.refused(eject, ANA, "Threats", decided_by="nobody").code == "decider-unknown"
    assert event.refused(give_ruling, "Why?", "So", table=TABLE, decided_by="nobody").code == "decider-unknown"
    assert event.refused(give_ruling, "Why?", "So", table=TABLE, by=JUDGE, decided_by=HEAD.id).code == "organizer-only"
    event.act(eject, ANA, "Threats", by=HEAD, decided_by=HEAD.id)
    assert event.log[-1].fact == PlayerEjected(ANA)


def test_a_rule_book_that_does_not_say_who_ejects_lets_any_official() -> None:
    event = paired("munchkin", head=True)
    older = msgspec.structs.replace(event.t.ruleset.conduct, ejects_by=(), ejects_for_lists_by=())
    t = replace(event.t, ruleset=msgspec.structs.replace(event.t.ruleset, conduct=older))
    assert eject(t, JUDGE, ANA, "Threats")[-1] == PlayerEjected(ANA)


@pytest.mark.clause("MU-05")
def test_a_floor_judge_proposes_and_the_head_judge_answers() -> None:
    event = paired("munchkin", head=True)
    assert event.act(propose_ejection, ANA, " Threats ", by=JUDGE) == [EjectionProposed(ANA, "Threats")]
    assert ejection_proposed(event.t) == (Proposed(ANA, JUDGE.id, "Threats"),)
    assert event.t.players[ANA].is_active
    assert event.refused(decline_ejection, ANA, "It was a joke", by=JUDGE).code == "ejection-not-yours"
    event.act(decline_ejection, ANA, "It was a joke", by=HEAD)
    assert ejection_proposed(event.t) == ()
    event.act(propose_ejection, BO, "Threats", by=JUDGE)
    event.act(eject, BO, "Threats", by=HEAD)
    assert ejection_proposed(event.t) == ()


@pytest.mark.clause("MU-05")
def test_what_cannot_be_proposed() -> None:
    event = paired("munchkin", head=True)
    assert event.refused(propose_ejection, ANA, "Threats", by=HEAD).code == "ejection-yours"
    assert event.refused(propose_ejection, ANA, " ", by=JUDGE).code == "reason-needed"
    assert event.refused(propose_ejection, ANA, "Threats", by=player("p02")).code == "staff-only"
    assert event.refused(propose_ejection, "zed", "Threats", by=JUDGE).code == "player-unknown"
    event.act(eject, ANA, "Threats", by=HEAD)
    assert event.refused(propose_ejection, ANA, "Threats", by=JUDGE).code == "already-ejected"
    who_plays(event, JUDGE.id, "p03", alternate="hela")
    assert event.refused(propose_ejection, PlayerId("p04"), "Threats", by=JUDGE).code == "own-game"
    event.say(TournamentFinished(()))
    assert event.refused(propose_ejection, BO, "Threats", by=JUDGE).code == "tournament-over"


# Rulings


@pytest.mark.clause("CH-51", "TL-34", "PS-32", "MU-03")
@pytest.mark.parametrize("ruleset", FOUR)
def test_nobody_decides_about_an_own_ruling_while_another_head_official_is_named(ruleset: str) -> None:
    event = paired(ruleset, head=True)
    ruled(event)
    event.act(appeal, 1, by=player("p01"))
    event.say(OfficialNamed(JUDGE.id, HEADS[ruleset]))
    clause = next(role.appeals_clause for role in event.t.ruleset.officials if role.appeals)
    for by, decided_by in ((JUDGE, None), (ORGANIZER, JUDGE.id)):
        refusal = event.refused(decide_appeal, 1, True, by=by, decided_by=decided_by)
        assert (refusal.code, refusal.clause) == ("appeal-of-own-ruling", clause)
        assert refusal.parameters["heads"] == (HEAD.id,)
    event.act(decide_appeal, 1, True, by=HEAD)


@pytest.mark.clause("CH-51")
def test_the_only_head_official_decides_though_it_is_about_an_own_ruling() -> None:
    event = paired()
    ruled(event)
    event.say(OfficialNamed(JUDGE.id, "head-watcher"))
    event.act(appeal, 1, by=player("p01"))
    assert event.act(decide_appeal, 1, True, by=JUDGE)


def test_a_rule_book_without_the_entry_lets_a_head_official_hear_it() -> None:
    event = paired(head=True)
    ruled(event)
    event.act(appeal, 1, by=player("p01"))
    event.say(OfficialNamed(JUDGE.id, "head-watcher"))
    officials = tuple(msgspec.structs.replace(role, appeals_own=True) for role in event.t.ruleset.officials)
    t = replace(event.t, ruleset=msgspec.structs.replace(event.t.ruleset, officials=officials))
    assert decide_appeal(t, JUDGE, 1, True) == [AppealDecided(1, True, "Yes")]


@pytest.mark.clause("CH-51", "TL-34", "PS-32", "MU-03")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_organizer_writes_down_rulings_and_appeals_of_officials(ruleset: str) -> None:
    event = paired(ruleset, head=True)
    (given,) = event.act(give_ruling, "Line of sight?", "Yes", table=TABLE, decided_by=JUDGE.id)
    assert given == RulingGiven(1, 1, TABLE, (ANA, BO), "Line of sight?", "Yes", decided_by=JUDGE.id)
    event.act(appeal, 1, by=player("p01"))
    assert event.refused(decide_appeal, 1, True).code == "appeal-by-head"
    assert event.refused(decide_appeal, 1, True, decided_by=JUDGE.id).code == "appeal-by-head"
    (decided,) = event.act(decide_appeal, 1, False, "No", decided_by=HEAD.id)
    assert decided == AppealDecided(1, False, "No", decided_by=HEAD.id)
    (ruling,) = event.t.conduct.rulings
    assert (ruling.official, ruling.decided_by) == (JUDGE.id, HEAD.id)
    event.act(give_ruling, "Whose turn?", "Yours", table=TABLE, decided_by=HEAD.id)
    assert event.refused(appeal, 2, by=player("p01")).code == "ruling-final"


@pytest.mark.clause("MU-02", "MU-03")
def test_a_floor_judges_ruling_that_the_organizer_writes_down_can_be_appealed() -> None:
    event = paired("munchkin")
    event.act(give_ruling, "Whose turn?", "Yours", table=TABLE, decided_by=JUDGE.id)
    event.act(appeal, 1, by=player("p01"))
    event.act(decide_appeal, 1, True)


@pytest.mark.clause("CH-49", "TL-34", "PS-31", "MU-03")
@pytest.mark.parametrize("ruleset", FOUR)
def test_a_ruling_has_its_table_players_question_and_answer(ruleset: str) -> None:
    event = paired(ruleset)
    given = RulingGiven(1, 1, TABLE, (ANA, BO), "Line of sight?", "Yes")
    assert event.act(give_ruling, " Line of sight?", "Yes ", table=TABLE, by=JUDGE) == [given]
    (ruling,) = event.t.conduct.rulings
    assert (ruling.official, ruling.final) == (JUDGE.id, False)


def test_a_ruling_can_be_for_players_without_a_table() -> None:
    event = Life()
    (given,) = event.act(give_ruling, "Is this base legal?", "No", players=(ANA,), by=JUDGE)
    assert given == RulingGiven(1, 0, None, (ANA,), "Is this base legal?", "No")


def test_a_ruling_needs_words_and_somebody_it_is_for() -> None:
    event = paired()
    assert event.refused(give_ruling, "Why?", " ", table=TABLE, by=JUDGE).code == "ruling-words-needed"
    assert event.refused(give_ruling, " ", "So", table=TABLE, by=JUDGE).code == "ruling-words-needed"
    assert event.refused(give_ruling, "Why?", "So", by=JUDGE).code == "ruling-for-nobody"
    assert event.refused(give_ruling, "Why?", "So", table=TableNumber(9), by=JUDGE).code == "table-empty"
    assert event.refused(give_ruling, "Why?", "So", players=("zed",), by=JUDGE).code == "player-unknown"
    assert event.refused(give_ruling, "Why?", "So", table=TABLE, by=player("p01")).code == "staff-only"
    assert Life().refused(give_ruling, "Why?", "So", table=TABLE, by=JUDGE).code == "table-empty"


@pytest.mark.clause("CH-51", "TL-34", "PS-32", "MU-03")
@pytest.mark.parametrize("ruleset", FOUR)
@pytest.mark.parametrize(("upheld", "answer", "stands"), [(True, "", "Yes"), (False, "No", "No")])
def test_a_ruling_is_appealed_once_and_the_head_official_decides(
    ruleset: str, upheld: bool, answer: str, stands: str
) -> None:
    event = paired(ruleset, head=True)
    ruled(event)
    assert event.act(appeal, 1, by=player("p02")) == [RulingAppealed(1, BO)]
    assert event.refused(appeal, 1, by=player("p01")).code == "appealed-already"
    assert event.refused(decide_appeal, 1, upheld, answer, by=JUDGE).code == "appeal-by-head"
    assert event.act(decide_appeal, 1, upheld, answer, by=HEAD) == [AppealDecided(1, upheld, stands)]
    (ruling,) = event.t.conduct.rulings
    assert (ruling.answer, ruling.decided_by) == (stands, HEAD.id)
    assert event.refused(decide_appeal, 1, True, by=HEAD).code == "appeal-decided-already"
    assert event.refused(appeal, 1, by=player("p01")).code == "appealed-already"


@pytest.mark.clause("CH-51", "TL-34", "PS-32", "MU-03")
@pytest.mark.parametrize("ruleset", FOUR)
def test_an_official_writes_down_which_player_of_the_game_appeals(ruleset: str) -> None:
    event = paired(ruleset, head=True)
    ruled(event)
    for who in (None, PlayerId("p03")):
        assert event.refused(appeal, 1, player=who, by=JUDGE).code == "appeal-of-another"
    assert event.refused(appeal, 1, player=BO, by=player("p03")).code == "appeal-of-another"  # nobody speaks for others
    assert event.act(appeal, 1, player=BO, by=JUDGE) == [RulingAppealed(1, BO)]
    assert [one.number for one in appealed(event.t, HEAD)] == [1]
    assert appealed(event.t, JUDGE) == ()
    event.act(decide_appeal, 1, True, by=HEAD)
    assert appealed(event.t, HEAD) == ()


@pytest.mark.clause("CH-51", "TL-34", "PS-32")
@pytest.mark.parametrize(("ruleset", "clause"), [("challenger", "CH-51"), ("timeline", "TL-34"), ("showdown", "PS-32")])
def test_without_a_head_official_there_is_no_appeal(ruleset: str, clause: str) -> None:
    event = paired(ruleset)
    ruled(event)
    refusal = event.refused(appeal, 1, by=player("p01"))
    assert (refusal.code, refusal.clause) == ("appeal-to-nobody", clause)
    assert event.refused(decide_appeal, 1, True, by=ORGANIZER).code == "appeal-by-head"


@pytest.mark.clause("MU-02", "MU-03")
def test_without_a_head_judge_the_organizer_is_head_judge() -> None:
    event = paired("munchkin")
    ruled(event)
    event.act(appeal, 1, by=player("p01"))
    event.act(decide_appeal, 1, False, "No", by=ORGANIZER)


@pytest.mark.clause("MU-02", "MU-03")
def test_with_a_head_judge_the_organizer_decides_no_appeal() -> None:
    event = paired("munchkin", head=True)
    ruled(event, by=ORGANIZER)
    event.act(appeal, 1, by=player("p01"))
    assert event.refused(decide_appeal, 1, True, by=ORGANIZER).code == "appeal-by-head"


@pytest.mark.clause("CH-51", "MU-03")
@pytest.mark.parametrize("ruleset", FOUR)
def test_the_word_of_the_head_official_is_final(ruleset: str) -> None:
    event = paired(ruleset, head=True)
    ruled(event, by=HEAD)
    assert event.refused(appeal, 1, by=player("p01")).code == "ruling-final"


def test_only_a_player_of_that_game_appeals_and_only_what_was_ruled() -> None:
    event = paired(head=True)
    ruled(event)
    for by in (player("p03"), JUDGE, ORGANIZER):
        assert event.refused(appeal, 1, by=by).code == "appeal-of-another"
    assert event.refused(appeal, 2, by=player("p01")).code == "ruling-unknown"
    assert event.refused(decide_appeal, 1, True, by=HEAD).code == "not-appealed"
    event.act(appeal, 1, by=player("p01"))
    assert event.refused(decide_appeal, 1, False, " ", by=HEAD).code == "ruling-words-needed"


@pytest.mark.clause("MU-03", "MU-04")
def test_the_alternate_stands_in_for_a_head_judge_who_plays() -> None:
    event = paired("munchkin")
    who_plays(event, HEAD.id, "p01", role="head-judge", alternate="olga")
    ruled(event)
    event.act(appeal, 1, by=player("p02"))
    assert event.refused(decide_appeal, 1, True, by=HEAD).code == "own-game"
    event.act(decide_appeal, 1, True, by=ORGANIZER)
    ruled(event, by=ORGANIZER)
    assert event.refused(appeal, 2, by=player("p02")).code == "ruling-final"
    event.act(give_ruling, "Whose turn?", "Yours", table=TableNumber(2), by=ORGANIZER)
    event.act(appeal, 3, by=player("p03"))
    assert event.refused(decide_appeal, 3, True, by=ORGANIZER).code == "appeal-by-head"
    event.act(decide_appeal, 3, True, by=HEAD)


def test_a_rule_book_without_a_head_official_knows_no_appeal() -> None:
    event = paired()
    ruled(event)
    officials = tuple(role for role in event.t.ruleset.officials if not role.appeals)
    event.t = replace(event.t, ruleset=msgspec.structs.replace(event.t.ruleset, officials=officials))
    assert event.refused(appeal, 1, by=player("p01")).code == "appeal-to-nobody"
    assert event.refused(decide_appeal, 1, True, by=ORGANIZER).code == "appeal-by-head"
    ruled(event)
