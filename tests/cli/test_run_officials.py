"""Officials at the prompt: the organizer writes down who has ruled, heard an appeal, or removed somebody."""

import pytest

from tests.cli.evening import Evening, evening
from topcut.rules.facts import AppealDecided, EjectionProposed, PenaltyRecorded, PlayerEjected, RulingGiven

__all__ = ["evening"]


def munchkin(evening: Evening) -> None:
    evening.new("munchkin")
    evening.done(
        "add Ana, Bo, Cy, Dee, Eve, Finn, Gus, Hal",
        "official Wanda Maximoff floor-judge",
        "official Hela head-judge",
        "start",
        "pair",
        "publish",
    )


@pytest.mark.clause("CH-49", "CH-51")
def test_rulings_and_appeals_are_written_down_with_who_decided(evening: Evening) -> None:
    evening.begun()
    evening.done("official Hela head-watcher", "pair", "publish")
    said = evening.done("rule 1 Is it in range? = No, by a hair. by Wanda")
    assert "Ruling 1 by Wanda for" in said
    given = evening.facts[-1]
    assert isinstance(given, RulingGiven)
    assert (given.answer, given.decided_by, given.final) == ("No, by a hair.", "o1", False)
    name = evening.t.rounds[0].matches[0].first
    evening.done(f"appeal 1 {name}")
    assert evening.refused("decide 1 upheld") == (
        "Only the Head Watcher decides an appeal. If Hela has decided it, say so: add by and the name. (CH-51)"
    )
    assert "Only the Head Watcher decides an appeal." in evening.refused("decide 1 upheld by wanda")
    evening.done("decide 1 changed It is in range. by hela")
    assert evening.facts[-1] == AppealDecided(1, False, "It is in range.", "o2")


@pytest.mark.clause("CH-51")
def test_an_own_ruling_is_left_to_the_other_head_official(evening: Evening) -> None:
    evening.begun()
    evening.done("official Hela head-watcher", "pair", "publish", "rule 1 In range? = No. by Wanda")
    evening.done(f"appeal 1 {evening.t.rounds[0].matches[0].first}", "official Wanda head-watcher")
    assert evening.refused("decide 1 upheld by Wanda") == (
        "Nobody decides about an own ruling while there is somebody else who can. Leave the appeal against ruling 1 to "
        "Hela. (CH-51)"
    )


def test_a_name_that_no_official_has_is_asked_about(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish")
    assert evening.refused("rule 1 In range? = No. by Wnada") == (  # run-by
        "“Wnada” is none of the officials (Wanda). End with by and one of them, or with by me."
    )
    evening.done("rule 1 Who won the toss? = Settled by dice. by me")
    assert evening.facts[-1] == RulingGiven(
        1,
        1,
        evening.t.rounds[0].matches[0].table,
        evening.t.conduct.rulings[0].players,
        "Who won the toss?",
        "Settled by dice.",
    )


@pytest.mark.clause("MU-05")
def test_removal_for_conduct_is_written_down_as_the_head_judges(evening: Evening) -> None:
    munchkin(evening)
    assert evening.refused("eject Ana threats") == (
        "Removal for conduct is decided by Hela. If it was, say so: add by and the name. (MU-05)"
    )
    assert "decided by Hela" in evening.refused("eject Ana threats by wanda")
    assert "Ana is ejected, as Hela has decided." in evening.done("eject Ana threats by hela")
    ana = evening.player("Ana")
    assert evening.facts[-2:] == [PenaltyRecorded(ana, "threats"), PlayerEjected(ana, decided_by="o2")]


@pytest.mark.clause("MU-05", "MU-11")
def test_removal_for_a_deck_list_is_the_organizers_too(evening: Evening) -> None:
    munchkin(evening)
    evening.done("eject Ana list 42 cards")
    ana = evening.player("Ana")
    assert evening.facts[-2:] == [PenaltyRecorded(ana, "42 cards", "list"), PlayerEjected(ana)]
    assert "needs a reason" in evening.refused("eject Bo list")


@pytest.mark.clause("MU-05")
def test_a_floor_judge_proposes_and_what_can_be_done_says_so(evening: Evening) -> None:
    munchkin(evening)
    said = evening.done("propose Ana threats by Wanda", "what")
    assert "Wanda Maximoff proposes to eject Ana: threats" in said
    assert "spare NAME REASON" in said
    assert evening.facts[-1] == EjectionProposed(evening.player("Ana"), "threats")
    assert "This is for you to decide" in evening.refused("propose Bo rude by Hela")
    evening.done("spare Ana it was a joke")
    assert evening.t.conduct.proposed == ()
