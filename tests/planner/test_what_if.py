"""Who can still make the cut, in words that can be checked by hand."""

from dataclasses import replace

import pytest

from tests.refusing import refusal_from
from tests.rules.ranking.tournament import CHALLENGER, MUNCHKIN, tournament
from topcut.planner.fates import Fate, Work
from topcut.planner.sampled import Share
from topcut.planner.telling import likely, needs
from topcut.planner.what_if import Own, Standing, outlook, supposed, what_if
from topcut.rules.match import Entry
from topcut.rules.ruleset import Ruleset, load
from topcut.rules.tournament import Phase, Structure, Tournament
from topcut.words.reader import reading

FINAL = """
    a 3-0 b (16-9)  c 3-0 d (12-10)  e 3-0 f (11-3)  g 3-0 h (5-5)
    a 3-0 c (16-9)  e 3-0 g (12-12)  b 3-0 h (11-3)  d 3-0 f (5-8)
    a - e  b - g  c - d  f - h
"""


def in_round_3(text: str = FINAL, ruleset: Ruleset = CHALLENGER, *, rounds: int = 3, cut: int = 2) -> Tournament:
    t = tournament(text, ruleset)
    return replace(t, structure=Structure(rounds, cut, "", len(t.players)), phase=Phase.SWISS)


def test_two_leaders_who_meet_are_both_through_with_a_draw_and_officials_are_told() -> None:
    found = what_if(in_round_3())
    a = next(one for one in found.players if one.player == "a")
    assert a.standing is Standing.ALIVE
    assert (a.by_own[Own.WIN], a.by_own[Own.DRAW]) == (Fate.IN, Fate.IN)
    assert a.by_own[Own.LOSS] is Fate.EITHER
    assert a.draw_is_safe
    assert needs(found, a) == "A draw is enough. Even a loss may do."
    [helped] = found.draws
    assert set(helped.players) == set(helped.gain) == {"a", "e"}
    assert {str(one.player): one.standing for one in found.players}["f"] is Standing.OUT


def test_without_a_cut_it_is_about_first_place() -> None:
    """If neither of the leaders comes, they stay at 6 points, and everyone who has 3 can draw level."""
    found = what_if(in_round_3(cut=0))
    assert (found.size, found.cut) == (1, False)
    assert {one.player for one in found.players if one.standing is Standing.OUT} == {"f", "h"}


def test_with_rounds_to_come_points_are_counted() -> None:
    """One more round follows: a and e have 6 points, and nobody else can have more than 9 in the end."""
    found = what_if(in_round_3(rounds=4, cut=2))
    of = {str(one.player): one for one in found.players}
    assert found.left == 1
    assert not found.draws
    assert (of["f"].enough, of["f"].least) == (None, 6)
    assert (of["a"].enough, of["a"].least) == (4, 0)
    assert needs(found, of["a"]) == "4 more points are certainly enough."
    assert not of["a"].proved


def test_officials_are_told_of_a_draw_that_helps_both_with_rounds_to_come_too() -> None:
    """With 7 points each nobody can push them below the sixth place any more; with 6 somebody could."""
    found = what_if(in_round_3(rounds=4, cut=6))
    assert found.left == 1
    [helped] = found.draws
    assert set(helped.players) == set(helped.gain) == {"a", "e"}


def test_a_supposed_result_is_read_as_at_the_table() -> None:
    t = in_round_3()
    would = supposed(t, 1, Entry(scores={"vp": (16, 9)}))
    assert would.rounds[-1].matches[0].result is not None
    assert t.rounds[-1].matches[0].result is None
    again = supposed(would, 1, Entry(scores={"vp": (9, 16)}))
    assert again.rounds[-1].matches[0].winner == "e"
    assert refusal_from(supposed, t, 9, Entry(scores={"vp": (16, 9)})).code == "table-empty"
    assert refusal_from(supposed, t, 1, Entry(scores={"vp": (160, 9)})).code == "figure-out-of-bounds"


def test_where_there_is_no_question_one_sentence_says_why() -> None:
    t = in_round_3()
    plan = load("challengers")
    for other, code in (
        (replace(t, ruleset=plan), "whatif-by-plan"),
        (replace(t, phase=Phase.FINISHED), "whatif-finished"),
        (replace(t, rounds=()), "whatif-not-begun"),
    ):
        assert refusal_from(what_if, other).code == code
        assert refusal_from(outlook, other).code == code


def test_nothing_is_claimed_where_the_work_is_used_up() -> None:
    found = what_if(in_round_3(), Work(left=0))
    assert {(one.standing, one.proved) for one in found.players} == {(Standing.ALIVE, False)}
    assert not found.draws


@pytest.mark.parametrize("ruleset", [CHALLENGER, MUNCHKIN])
def test_each_of_them_is_told_something(ruleset: Ruleset) -> None:
    found = outlook(in_round_3() if ruleset is CHALLENGER else _munchkin(), 20)
    for one in found.players:
        assert needs(found, one)
        assert (one.share is None) == (one.standing is not Standing.ALIVE)


def _munchkin() -> Tournament:
    return in_round_3("a 2-0 b  c 2-0 d\na - c  b - d", MUNCHKIN, rounds=2, cut=0)


@pytest.mark.parametrize(("language", "written"), [("en", "0.5% (0.1 to 3%)"), ("de", "0,5\xa0% (0,1 bis 3\xa0%)")])
def test_a_small_chance_is_written_as_its_reader_does(language: str, written: str) -> None:
    with reading(language):
        assert likely(Share(1, 200)).replace("\u202f", "\xa0") == written
