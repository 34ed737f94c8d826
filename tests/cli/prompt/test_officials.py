"""Officials at the prompt: the organizer writes down who has ruled, heard an appeal, or removed somebody."""

from pathlib import Path

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
        "Officials do not decide appeals against their own rulings while someone else can. "
        "Leave the appeal against ruling 1 to Hela. (CH-51)"
    )


def test_a_name_that_no_official_has_is_asked_about(evening: Evening) -> None:
    evening.begun()
    evening.done("pair", "publish")
    assert evening.refused("rule 1 In range? = No. by Wnada") == (  # run-by
        "“Wnada” is not one of the officials (Wanda). End with by and one of them, or with by me."
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
        "Removal for conduct is decided by Hela. If they have decided it, say so: add by and the name. (MU-05)"
    )
    assert "decided by Hela" in evening.refused("eject Ana threats by wanda")
    assert "Ana is ejected, as Hela decided." in evening.done("eject Ana threats by hela")
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


@pytest.mark.clause("CH-48", "TL-34", "PS-30")
@pytest.mark.parametrize(
    ("book", "role", "clause"),
    [("challenger", "watcher", "CH-48"), ("timeline", "watcher", "TL-34"), ("showdown", "arbiter", "PS-30")],
)
def test_an_official_who_is_entered_as_a_player_is_asked_about(
    evening: Evening, book: str, role: str, clause: str
) -> None:
    evening.new(book)
    said = evening.done(f"official Zoë Lee {role}", "add Ana, zoe lee", "perhaps")
    assert (
        f"The same person cannot be both; two people who share a name may both stay. Say which it is. ({clause})"
        in said
    )
    assert "It is left as it was." in said
    assert not evening.t.players
    refused = evening.run("add Ana, zoe lee", "yes")
    assert (refused.code, f"cannot play in this tournament. ({clause})" in refused.out) == (2, True)
    assert not evening.t.players
    evening.done("add Ana, zoe lee", "no")
    assert len(evening.t.players) == 2
    assert "same person" not in evening.done(f"official Zoë Lee {role}")


@pytest.mark.clause("CH-48")
def test_a_player_who_is_named_as_an_official_is_asked_about(evening: Evening) -> None:
    evening.new()
    evening.done("add Ana, Bo")
    refused = evening.run("official ANA watcher", "yes")
    assert (refused.code, "Ana is Watcher and cannot play in this tournament. (CH-48)" in refused.out) == (2, True)
    evening.done("official Ana watcher", "no")
    assert [(one.id, one.plays_as) for one in evening.t.officials] == [("o1", None)]


@pytest.mark.clause("CH-48")
def test_an_organizer_without_a_role_is_entered_without_a_question(evening: Evening) -> None:
    evening.new()
    assert "same person" not in evening.done("add organizer, Ana")


@pytest.mark.clause("MU-04")
def test_a_floor_judge_plays_once_somebody_else_rules_on_those_games(evening: Evening) -> None:
    evening.new("munchkin")
    evening.done("official Hela head-judge", "official Wanda floor-judge")
    refused = evening.run("add Ana, wanda", "yes")
    assert (refused.code, "Name that alternate. (MU-04)" in refused.out) == (2, True)
    evening.done("official Wanda floor-judge alternate Hela", "add Ana, wanda", "yes")
    judge = next(one for one in evening.t.officials if one.role == "floor-judge")
    assert (judge.id, judge.plays_as, judge.alternate) == ("o2", evening.player("wanda"), "o1")


@pytest.mark.clause("MU-04")
def test_with_an_alternate_it_is_the_player_who_judges(evening: Evening) -> None:
    evening.new("munchkin")
    said = evening.done("add Ana, Bo", "official Hela head-judge", "official Ana floor-judge alternate Hela")
    assert "same person" not in said
    assert evening.t.officials[-1].plays_as == evening.player("Ana")


@pytest.mark.clause("CH-48")
def test_a_spreadsheet_with_the_name_of_an_official_needs_a_word_about_it(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    evening.done("official Wanda watcher")
    file = tmp_path / "players.csv"
    file.write_text("Ana\nwanda\n", "utf-8")
    said = evening.topcut("import", str(file), "--into", "autumn", "--yes")
    assert (said.code, '--another "wanda"' in said.err, "(CH-48)" in said.err) == (2, True, True)
    assert not evening.t.players
    assert evening.topcut("import", str(file), "--into", "autumn", "--yes", "--another", "Wanda").code == 0
    assert len(evening.t.players) == 2
