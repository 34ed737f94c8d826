"""Results by the newer entries: games that decide a match, what was open at time, and figures that are not known."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.topcut_referee.writing import EIGHT, WANDA, Event, played, rows, top8, won

ASKS = {"endings.victory.asks": "true", "endings.time.asks": "true"}


def best_of_three(result: dict[str, Any], **entries: str) -> Event:
    """A match of a bracket in which two of three games win."""
    names = ("ann", "bo", "cy", "dee")
    event = Event("munchkin", {"structure.rows": rows((2, 1, 2)), "games.asked": "true", **entries}, names=names)
    event.sign_up().start(1, 2).says(
        "RoundPaired", stage="swiss", round=1, attempt=1, way="by-hand",
        pairs=[{"table": 1, "first": "ann", "second": "cy"}, {"table": 2, "first": "bo", "second": "dee"}],
    )  # fmt: skip
    for match in (1, 2):
        game = {"how": "victory", "winner": 0, "points": [2, 0], "figures": [[0, 0], [0, 0]]}
        event.settle("swiss", 1, match, game)
    event.says("RoundClosed", stage="swiss", round=1).cut("ann bo").called(1, "ann-bo", [1])
    whole = {"how": "victory", "winner": 0, "points": [0, 0], "figures": [[0, 0], [0, 0]], **result}
    return event.settle("bracket", 1, 1, whole)


@pytest.mark.parametrize("games", [[0, 0], [0, 1, 0], [1, 0, 0], [None, 0, 0]])
def test_a_match_has_the_games_that_decide_it(games: list[int | None]) -> None:
    assert best_of_three({"games": games}).faults() == []


@pytest.mark.parametrize("games", [[], [0], [0, 1], [0, 0, 1], [0, 0, 0], [1, 1]])
def test_games_that_do_not_decide_the_match_are_found(games: list[int]) -> None:
    event = best_of_three({"games": games})

    assert (event.n, "MU-21") in event.faults()


def test_a_concession_needs_no_games() -> None:
    assert best_of_three({"how": "concession"}).faults() == []


def test_at_time_the_figures_settle_the_game_in_progress() -> None:
    at_time = {"how": "time", "figures": [[3, 7], [0, 0]]}

    assert best_of_three({**at_time, "games": [0]}).faults() == []
    assert best_of_three({**at_time, "games": [0, 0]}).faults() == []
    for games in ([], [0, 1]):
        event = best_of_three({**at_time, "games": games})
        assert (event.n, "MU-21") in event.faults()


def test_at_time_between_two_games_more_games_win() -> None:
    assert best_of_three({"how": "time", "games": [0]}).faults() == []


def test_without_the_entry_a_winner_alone_will_do() -> None:
    assert best_of_three({}, games__asked="false").faults() == []


def showdown(
    *claims: dict[str, Any] | None,
    figures: list[list[int]],
    winner: int | None,
    entries: Mapping[str, str] | None = None,
    **body: Any,
) -> Event:
    """ann and hal have played until time was called."""
    names = ("ann", "hal")
    event = Event("showdown", {"structure.rows": rows((2, 1, 0)), **ASKS, **(entries or {})}, names=names)
    event.sign_up().start(1, 0)
    event.swiss(1, "ann 0-0 hal", settle=False)
    place = {"stage": "swiss", "round": 1, "match": 1}
    said = [("ResultClaimed", {**place, "player": n, "entry": e}) for n, e in zip(names, claims, strict=True) if e]
    for claim in said[:-1]:
        event.act(claim, by=("player", "ann"))
    points = [1, 1] if winner is None else [3 * (winner == 0), 3 * (winner == 1)]
    result = {"how": "time", "winner": winner, "points": points, "figures": figures}
    by = ("player", "hal") if claims[0] is not None else WANDA
    settled = ("ResultSettled", {**place, "result": result, "agreed": claims[0] is not None, **body})
    return event.act(*said[-1:], settled, by=by)


def typed(unfinished: str | None = None, **scores: list[int]) -> dict[str, Any]:
    return {"how": "time", "scores": scores, "unfinished": unfinished}


LEVEL = {"struggle": [1, 1], "wounds": [5, 9]}


@pytest.mark.parametrize(
    ("unfinished", "figures", "winner"),
    [
        ("first", [[2, 1], [5, 9]], 0),
        ("second", [[1, 2], [5, 9]], 1),
        ("nobody", [[1, 1], [5, 9]], 1),
        ("none", [[1, 1], [5, 9]], 1),
    ],
)
def test_who_has_won_what_was_open_has_one_more(unfinished: str, figures: list[list[int]], winner: int) -> None:
    entry = typed(unfinished, **LEVEL)

    assert showdown(entry, entry, figures=figures, winner=winner).faults() == []


def test_where_nothing_is_said_the_figure_tells() -> None:
    entry = typed(None, **LEVEL, objectives=[3, 1])

    assert showdown(entry, entry, figures=[[2, 1], [5, 9]], winner=0).faults() == []


@pytest.mark.parametrize("unfinished", ["second", "nobody", "none"])
def test_another_answer_than_that_of_the_claims_is_found(unfinished: str) -> None:
    entry = typed(unfinished, **LEVEL)

    event = showdown(entry, entry, figures=[[2, 1], [5, 9]], winner=0)

    assert (event.n, "claim") in event.faults()


def test_an_entry_has_one_of_the_two_not_both() -> None:
    entry = typed("first", **LEVEL, objectives=[3, 1])

    event = showdown(entry, entry, figures=[[2, 1], [5, 9]], winner=0)

    assert [(event.n - 2, "PS-25"), (event.n - 1, "PS-25")] == event.faults()


def test_players_who_agree_have_typed_the_figures() -> None:
    bare = typed()

    event = showdown(bare, bare, figures=[[0, 0], [0, 0]], winner=None)

    assert event.faults() == [(event.n, "PS-25")]
    zeros = typed(struggle=[0, 0], wounds=[0, 0])
    assert showdown(zeros, zeros, figures=[[0, 0], [0, 0]], winner=None).faults() == []


def test_in_the_bracket_no_figures_are_asked_for() -> None:
    event = top8(**ASKS).called(1, "ann-hal dee-eve cy-fay bo-gus", [1, 2, 3, 4])
    place = {"stage": "bracket", "round": 1, "match": 1}
    ann, hal = (
        ("ResultClaimed", {**place, "player": name, "entry": {"how": "victory", "winner": 0}})
        for name in ("ann", "hal")
    )

    event.act(ann, by=("player", "ann"))
    event.act(hal, ("ResultSettled", {**place, "result": won(0), "agreed": True}), by=("player", "hal"))

    assert event.faults() == []


def test_an_official_may_say_why_figures_are_unknown() -> None:
    event = showdown(None, None, figures=[[0, 0], [0, 0]], winner=0, figures_unknown="the slip is lost")

    assert event.faults() == []


def test_without_a_reason_the_figures_tell_who_has_won() -> None:
    event = showdown(None, None, figures=[[0, 0], [0, 0]], winner=0)

    assert event.faults() == [(event.n, "PS-25")]


def test_figures_that_are_unknown_are_zeros() -> None:
    event = showdown(None, None, figures=[[2, 1], [5, 9]], winner=0, figures_unknown="the slip is lost")

    assert event.faults() == [(event.n, "PS-25")]


def test_players_do_not_say_that_figures_are_unknown() -> None:
    zeros = typed(struggle=[0, 0], wounds=[0, 0])

    event = showdown(zeros, zeros, figures=[[0, 0], [0, 0]], winner=None, figures_unknown="we forgot")

    assert event.faults() == [(event.n, "claim")]


def test_a_corrected_result_may_have_unknown_figures() -> None:
    event = Event(entries={"structure.rows": rows((2, 2, 0)), **ASKS}).sign_up().start(2, 0).swiss(1, EIGHT)
    left_out = {"games": [], "opponents": True, "by_roll": False}
    body = {"stage": "swiss", "round": 1, "match": 1, "old": {**left_out, **played(20, 1)}, "reason": "-"}

    def corrected(figures: list[list[int]]) -> list[tuple[int, str]]:
        new = {"how": "time", "winner": 1, "points": [0, 3], "figures": figures}
        event.act(("ResultCorrected", {**body, "new": new, "repair": "keep", "figures_unknown": "the slip is lost"}))
        found = event.faults()
        event.facts.pop()
        return found

    assert corrected([[0, 0]]) == []
    assert corrected([[3, 9]]) == [(event.n + 1, "CH-38")]


def test_at_time_nobody_draws_who_has_less() -> None:
    event = showdown(None, None, figures=[[1, 2], [0, 0]], winner=None)

    assert event.faults() == [(event.n, "PS-25")]


def test_two_who_did_not_come_both_lose() -> None:
    event = showdown(None, None, figures=[[2, 0], [3, 0]], winner=0)
    event.facts[-1]["body"]["result"] |= {"how": "no-show", "opponents": False}
    double = {
        "how": "double-no-show",
        "winner": None,
        "points": [0, 0],
        "figures": [[0, 0], [0, 0]],
        "opponents": False,
    }

    assert event.settle("swiss", 1, 1, double).faults() == []
    event.facts[-1]["body"]["result"]["points"] = [0, 3]
    assert event.faults() == [(event.n, "PS-27")]
