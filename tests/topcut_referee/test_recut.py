"""A Swiss result that is corrected after the cut: it is made again until the first game, and stands from then on."""

from typing import Any

import pytest

from tests.topcut_referee.writing import EIGHT, Event, played, rows, won

OTHERS = played(4, 17)  # eve has won against dee: ann bo cy eve
ORDER = (1, played(20, 1), played(10, 1))  # ann has fewer Victory Points: bo cy dee ann
Part = tuple[str, dict[str, Any]]
UNPAIRED: Part = ("RoundUnpaired", {"stage": "bracket", "round": 1, "reason": "the cut is another one"})
TAKEN_BACK: Part = ("CutTakenBack", {"reason": "the result of table 4 was wrong"})
MADE: Part = ("CutMade", {"seeds": ["ann", "bo", "cy", "eve"]})


def cut(*, called: bool = False, begun: bool = False, **entries: str) -> Event:
    """Eight players, of whom ann, bo, cy and dee have made the cut."""
    event = Event(entries={"structure.rows": rows((2, 1, 4)), **entries}).sign_up().start(cut=4).swiss(1, EIGHT)
    event.cut("ann bo cy dee")
    if called or begun:
        event.called(1, "ann-dee bo-cy", [1, 2])
    return event.wins(1, 1, 0) if begun else event


def corrected(
    repair: str = "recut", match: int = 4, old: Any = None, new: Any = None, stands: str | None = None
) -> Part:
    body = {"stage": "swiss", "round": 1, "match": match, "old": old or played(17, 4), "new": new or OTHERS}
    return "ResultCorrected", {**_whole(body), "reason": "a slip", "repair": repair, "stands": stands}


def _whole(body: dict[str, Any]) -> dict[str, Any]:
    """With the members that a result has where they were left out."""
    left_out = {"games": [], "opponents": True, "by_roll": False}
    return {**body, "old": {**left_out, **body["old"]}, "new": {**left_out, **body["new"]}}


def test_a_cut_is_made_again_before_its_first_game() -> None:
    assert cut().act(corrected(), TAKEN_BACK, MADE).faults() == []


def test_pairs_that_were_called_are_taken_back_first() -> None:
    event = cut(called=True).act(corrected(), UNPAIRED, TAKEN_BACK, MADE)

    event.called(1, "ann-eve bo-cy", [1, 2]).wins(1, 1, 0).wins(1, 2, 0).closed(1).called(2, "ann-bo", [3])
    event.wins(2, 1, 0).finish("1 ann, 2 bo, 3-4 cy eve, 5 dee, 6 fay, 7 gus, 8 hal")

    assert event.faults() == []


def test_another_order_of_the_seeds_is_another_cut() -> None:
    made = ("CutMade", {"seeds": ["bo", "cy", "dee", "ann"]})

    assert cut().act(corrected("recut", *ORDER), TAKEN_BACK, made).faults() == []


def test_a_correction_that_changes_no_seed_keeps_the_cut() -> None:
    assert cut(called=True).act(corrected("keep", new=played(17, 5))).faults() == []


@pytest.mark.parametrize(
    "following",
    [
        (),
        (TAKEN_BACK, MADE),
        (UNPAIRED, TAKEN_BACK),
        (UNPAIRED, MADE),
        (TAKEN_BACK, UNPAIRED, MADE),
    ],
)
def test_a_cut_that_is_half_made_again_is_found(following: tuple[Part, ...]) -> None:
    event = cut(called=True)
    n = event.n + 1

    event.act(corrected(), *following)

    assert (n, "CH-34") in event.faults()


def test_a_cut_made_again_in_another_act_is_found() -> None:
    event = cut()
    n = event.n + 1

    event.act(corrected()).act(TAKEN_BACK, MADE)

    assert {(n, "CH-34"), (n + 1, "order")} <= set(event.faults())


@pytest.mark.parametrize("repair", ["keep", "fewest", "redo"])
def test_a_cut_that_should_be_made_again_is_found(repair: str) -> None:
    event = cut().act(corrected(repair))

    assert event.faults() == [(event.n, "CH-34")]


def test_a_cut_made_again_for_nothing_is_found() -> None:
    event = cut()
    n = event.n + 1

    event.act(corrected(new=played(17, 5)), TAKEN_BACK, ("CutMade", {"seeds": ["ann", "bo", "cy", "dee"]}))

    assert event.faults() == [(n, "CH-34")]


def test_a_cut_taken_back_without_a_correction_is_found() -> None:
    event = cut()
    n = event.n + 1

    event.act(TAKEN_BACK, ("CutMade", {"seeds": ["ann", "bo", "cy", "dee"]}))

    assert event.faults() == [(n, "order")]


def test_other_seeds_than_those_of_the_standings_are_found() -> None:
    event = cut().act(corrected(), TAKEN_BACK, ("CutMade", {"seeds": ["ann", "bo", "eve", "cy"]}))

    assert event.faults() == [(event.n, "CH-34")]


def test_who_has_left_does_not_come_back_with_another_cut() -> None:
    event = cut().act(
        ("PlayerDropped", {"player": "bo", "after": 1}),
        ("CutReplaced", {"leaver": "bo", "joined": "eve", "seeds": ["ann", "cy", "dee", "eve"]}),
    )

    assert event.act(corrected("keep", 2, played(19, 2), played(18, 2))).faults() == []  # bo is gone either way
    event.act(
        corrected("recut", 3, played(18, 3), played(16, 3)),
        TAKEN_BACK,
        ("CutMade", {"seeds": ["ann", "dee", "cy", "eve"]}),
    )
    assert event.faults() == []


@pytest.mark.parametrize("kind", ["PlayerDropped", "PlayerEjected"])
def test_who_was_left_behind_and_has_left_makes_no_other_cut(kind: str) -> None:
    after = {"after": 1} if kind == "PlayerDropped" else {"reason": "Threats"}
    event = cut().act((kind, {"player": "eve", **after}))

    assert event.act(corrected("keep")).faults() == []


def test_once_a_game_has_begun_the_bracket_stands_by_its_clause() -> None:
    assert cut(begun=True).act(corrected("keep", stands="CH-34")).faults() == []


def test_a_correction_in_the_bracket_says_nothing_of_the_cut() -> None:
    event = cut(begun=True).act(corrected("keep", stands="CH-34"))
    body = {"stage": "bracket", "round": 1, "match": 1, "old": won(0), "new": won(1)}

    event.act(("ResultCorrected", {**_whole(body), "reason": "a slip", "repair": "keep"}))

    assert event.faults() == []


@pytest.mark.parametrize("stands", [None, "CH-35"])
def test_a_bracket_that_stands_without_its_clause_is_found(stands: str | None) -> None:
    event = cut(begun=True).act(corrected("keep", stands=stands))

    assert event.faults() == [(event.n, "CH-34")]


def test_a_clause_where_the_seeds_are_the_same_is_found() -> None:
    event = cut(begun=True).act(corrected("keep", new=played(17, 5), stands="CH-34"))

    assert event.faults() == [(event.n, "CH-34")]


def test_who_has_left_the_bracket_does_not_make_it_another_cut() -> None:
    event = cut(begun=True).leaves("bo", 1, bye=("cy", 1, 2))

    assert event.act(corrected("keep", new=played(17, 5))).faults() == []


def test_a_cut_made_again_after_its_first_game_is_found() -> None:
    event = cut(begun=True)
    n = event.n + 1

    event.act(corrected(), UNPAIRED, TAKEN_BACK, MADE)

    assert {(n, "CH-34"), (n + 2, "CH-34")} <= set(event.faults())


def test_without_the_entry_the_bracket_always_stands() -> None:
    assert cut(cut__corrected='"stands"').act(corrected("keep")).faults() == []
    event = cut(cut__corrected='"stands"')
    assert (event.n + 1, "CH-34") in event.act(corrected(), TAKEN_BACK, MADE).faults()


def test_a_repair_of_the_cut_before_there_is_one_is_found() -> None:
    event = Event(entries={"structure.rows": rows((2, 2, 4))}).sign_up().start(2, 4).swiss(1, EIGHT)

    event.act(corrected())

    assert event.faults() == [(event.n, "CH-34")]


def test_a_bracket_that_stands_before_there_is_one_is_found() -> None:
    event = Event(entries={"structure.rows": rows((2, 2, 4))}).sign_up().start(2, 4).swiss(1, EIGHT)

    event.act(corrected("keep", stands="CH-34"))

    assert event.faults() == [(event.n, "CH-34")]


def test_without_the_entry_the_clause_may_be_said_and_no_other() -> None:
    assert cut(cut__corrected="").act(corrected("keep", stands="CH-34")).faults() == []
    event = cut(cut__corrected="").act(corrected("keep", stands="CH-35"))
    assert event.faults() == [(event.n, "CH-34")]


def test_another_repair_than_to_keep_the_bracket_is_found() -> None:
    event = cut(begun=True).act(corrected("fewest", new=played(17, 5)))

    assert event.faults() == [(event.n, "CH-34")]


def test_a_cut_is_taken_back_after_the_correction_and_the_pairs() -> None:
    event = cut(called=True)
    n = event.n + 1

    assert (n + 1, "CH-34") in event.act(corrected(), TAKEN_BACK, MADE).faults()
    event = cut()
    assert (n - 1, "order") in event.act(TAKEN_BACK, corrected(), MADE).faults()


def test_what_was_never_cut_is_not_taken_back() -> None:
    event = Event(entries={"structure.rows": rows((2, 2, 4))}).sign_up().start(2, 4).swiss(1, EIGHT)

    event.act(corrected(), TAKEN_BACK)

    assert (event.n, "order") in event.faults()


def vacant() -> Event:
    """Four players and four seeds, and ann has left: nobody is left to come in."""
    names = ("ann", "bo", "cy", "dee")
    event = Event(entries={"structure.rows": rows((2, 1, 4))}, names=names).sign_up().start(cut=4)
    event.swiss(1, "ann 20-1 dee  bo 17-4 cy").cut("ann bo cy dee")
    return event.act(
        ("PlayerDropped", {"player": "ann", "after": 1}),
        ("CutReplaced", {"leaver": "ann", "joined": None, "seeds": ["bo", "cy", "dee", None]}),
    )


def test_a_vacant_seed_is_no_other_cut() -> None:
    assert vacant().act(corrected("keep", 2, new=played(17, 5))).faults() == []


def test_with_fewer_left_than_seeds_the_bracket_stands_by_its_clause() -> None:
    assert vacant().act(corrected("keep", 2, stands="CH-34")).faults() == []  # cy bo dee


@pytest.mark.parametrize(
    "part",
    [
        corrected("keep", 2),
        corrected("keep", 2, stands="CH-35"),
        corrected("keep", 2, new=played(17, 5), stands="CH-34"),
        corrected("fewest", 2, stands="CH-34"),
    ],
)
def test_with_fewer_left_than_seeds_anything_else_is_found(part: Part) -> None:
    event = vacant().act(part)

    assert event.faults() == [(event.n, "CH-34")]


def test_with_fewer_left_than_seeds_the_cut_is_not_made_again() -> None:
    event = vacant()
    n = event.n + 1

    event.act(corrected("recut", 2), TAKEN_BACK, ("CutMade", {"seeds": ["cy", "bo", "dee"]}))

    assert (n, "CH-34") in event.faults()


def test_with_as_many_left_as_seeds_the_cut_is_made_again() -> None:
    names = ("ann", "bo", "cy", "dee", "eve", "fay")
    event = Event(entries={"structure.rows": rows((2, 1, 4))}, names=names).sign_up().start(cut=4)
    event.swiss(1, "ann 20-1 fay  bo 19-2 eve  cy 17-4 dee").cut("ann bo cy dee")
    event.act(("PlayerDropped", {"player": "fay", "after": 1}))
    event.act(
        ("PlayerDropped", {"player": "ann", "after": 1}),
        ("CutReplaced", {"leaver": "ann", "joined": "eve", "seeds": ["bo", "cy", "dee", "eve"]}),
    )

    event.act(corrected("recut", 3), TAKEN_BACK, ("CutMade", {"seeds": ["bo", "dee", "cy", "eve"]}))

    assert event.faults() == []


BO_BELOW_DEE = (2, played(19, 2), played(10, 2))  # ann cy dee bo


@pytest.mark.parametrize(("kind", "stands"), [("PlayerDropped", "CH-34"), ("PlayerEjected", None)])
def test_only_who_is_not_ranked_is_left_out_of_the_seeds(kind: str, stands: str | None) -> None:
    after = {"after": 1} if kind == "PlayerDropped" else {"reason": "Threats"}
    gone = (kind, {"player": "bo", "bracket_round": 1, **after})
    bye = ("BracketByeGiven", {"player": "cy", "round": 1, "match": 2})

    right = cut(begun=True).act(gone, bye).act(corrected("keep", *BO_BELOW_DEE, stands=stands))
    wrong = cut(begun=True).act(gone, bye).act(corrected("keep", *BO_BELOW_DEE, stands=None if stands else "CH-34"))

    assert right.faults() == []
    assert wrong.faults() == [(wrong.n, "CH-34")]


def test_beside_an_ejected_seed_there_are_as_many_of_the_best_as_seeds_left() -> None:
    event = cut(begun=True).act(
        ("PlayerEjected", {"player": "bo", "bracket_round": 1, "reason": "Threats"}),
        ("BracketByeGiven", {"player": "cy", "round": 1, "match": 2}),
    )

    assert event.act(corrected("keep", new=played(17, 5))).faults() == []
    assert event.act(corrected("keep", old=played(17, 5), stands="CH-34")).faults() == []  # ann cy eve


@pytest.mark.parametrize(("kind", "stands"), [("PlayerDropped", "CH-34"), ("PlayerEjected", None)])
def test_whoever_the_cut_has_stopped_counts_after_the_first_game_though_gone(kind: str, stands: str | None) -> None:
    after = {"after": 1} if kind == "PlayerDropped" else {"reason": "Threats"}

    right = cut(begun=True).act((kind, {"player": "eve", **after})).act(corrected("keep", stands=stands))
    wrong = cut(begun=True).act((kind, {"player": "eve", **after}))
    wrong.act(corrected("keep", stands=None if stands else "CH-34"))

    assert right.faults() == []
    assert wrong.faults() == [(wrong.n, "CH-34")]


@pytest.mark.parametrize("begun", [False, True])
def test_who_had_left_before_the_cut_was_not_stopped_by_it(begun: bool) -> None:
    event = Event(entries={"structure.rows": rows((2, 1, 4))}).sign_up().start(cut=4).swiss(1, EIGHT)
    event.leaves("eve", None).cut("ann bo cy dee").called(1, "ann-dee bo-cy", [1, 2])
    if begun:
        event.wins(1, 1, 0)

    assert event.act(corrected("keep")).faults() == []  # dee is still the best of the others


def test_who_was_replaced_is_no_seed_any_more() -> None:
    event = cut().act(
        ("PlayerDropped", {"player": "bo", "after": 1}),
        ("CutReplaced", {"leaver": "bo", "joined": "eve", "seeds": ["ann", "cy", "dee", "eve"]}),
    )
    event.called(1, "ann-eve cy-dee", [1, 2]).wins(1, 1, 0)

    assert event.act(corrected("keep", new=played(17, 5))).faults() == []


def test_seeds_that_lots_decide_are_not_guessed_at() -> None:
    event = cut().act(corrected("keep", new=played(18, 4)))  # dee is level with cy now

    verdict = event.verdict()

    assert verdict.ok, verdict.as_text()
    assert any("lots" in line for line in verdict.unchecked)


def test_everybody_may_read_that_a_cut_was_made_again() -> None:
    event = cut(called=True).act(corrected(), UNPAIRED, TAKEN_BACK, MADE)
    hidden = [fact["n"] for fact in event.facts if fact["kind"] == "ListHandedIn"]

    verdict = event.verdict(withheld=hidden, full=False)

    assert verdict.ok, verdict.as_text()
