"""Rulings, and the one appeal to the head official."""

from dataclasses import replace

import msgspec
import pytest

from tests.rules.actions.officials_at_work import ANA, BO, HEAD, HEADS, TABLE, paired, ruled, who_plays
from tests.rules.life import JUDGE, ORGANIZER, Life, player
from tests.rules.table import FOUR
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.judging import appeal, appealed, decide_appeal, give_ruling
from topcut.rules.facts import (
    AppealDecided,
    OfficialNamed,
    RulingAppealed,
    RulingGiven,
)


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
    event.act(give_ruling, "Whose turn?", "Yours", table=TableNumber(1), by=JUDGE)
