"""Warnings, ejections and penalties."""

from dataclasses import replace

import msgspec
import pytest

from tests.rules.actions.officials_at_work import ANA, BO, HEAD, TABLE, WITH_HEAD, paired, who_plays
from tests.rules.life import JUDGE, ORGANIZER, Life, player
from tests.rules.table import FOUR
from topcut.ids import PlayerId
from topcut.rules.actions.conduct import (
    decline_ejection,
    ejection_asked,
    ejection_proposed,
    penalize,
    propose_ejection,
    warn,
    warnings_of,
)
from topcut.rules.actions.judging import give_ruling
from topcut.rules.actions.leaving import eject
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    EjectionDeclined,
    EjectionProposed,
    OfficialNamed,
    PenaltyRecorded,
    PlayerEjected,
    TournamentFinished,
    WarningGiven,
)
from topcut.rules.match import Stage
from topcut.rules.tournament import Proposed, Warned


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
