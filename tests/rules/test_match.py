"""What can be written down about a match at all, whatever it leads to."""

import pytest
from msgspec.structs import replace

from tests.rules.table import FOUR, MAGIC, A, B, refused
from topcut.rules.match import Entry, Result, Seat, Stage
from topcut.rules.results import settle
from topcut.rules.ruleset import How, Ruleset, load


def best_of(number: int) -> Ruleset:
    return replace(MAGIC, games=replace(MAGIC.games, swiss=number))


def test_the_other_seat_is_across_the_table() -> None:
    assert A.other is B
    assert B.other is A


@pytest.mark.parametrize("name", ["vp", *load("challenger").figures[0].also])
def test_a_figure_goes_by_all_its_names(name: str) -> None:
    result = settle(load("challenger"), Entry(scores={name: (16, 9)}))
    assert result == Result(How.VICTORY, A, (3, 0), ((16, 9),))


def test_a_figure_may_not_be_entered_under_two_names() -> None:
    figure = replace(load("challenger").figures[0], also=("score",))
    ruleset = replace(load("challenger"), figures=(figure,))
    answer = refused(ruleset, Entry(scores={"vp": (16, 9), "score": (16, 9)}))
    assert answer == ("figure-twice", figure.clause, {"figure": figure.label})


@pytest.mark.parametrize("book", FOUR)
def test_an_unknown_figure_is_refused_with_those_that_can_be_entered(book: str) -> None:
    ruleset = load(book)
    names = tuple(figure.name for figure in ruleset.figures)
    answer = refused(ruleset, Entry(winner=A, scores={"goals": (3, 1)}))
    assert answer == (
        "figure-unknown",
        ruleset.points.clause,
        {"figure": "goals", "possible": names, "number": len(names)},
    )


@pytest.mark.parametrize(
    "pair",
    [(True, 9), (16, False), (16.0, 9), (16, "9"), (None, 9), (16,), (16, 9, 2), [16, 9], 16, None, "16"],
    ids=repr,
)
def test_a_figure_must_be_two_whole_numbers(pair: object) -> None:
    ruleset = load("challenger")
    figure = ruleset.figures[0]
    scores: dict[str, tuple[int, int]] = {"vp": pair}  # type: ignore[dict-item]  # a file holds anything
    assert refused(ruleset, Entry(scores=scores)) == ("figure-not-a-number", figure.clause, {"figure": figure.label})


@pytest.mark.parametrize("book", FOUR)
@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("beyond", [-1, 1])
def test_every_figure_has_its_bounds(book: str, seat: Seat, beyond: int) -> None:
    ruleset = load(book)
    for figure in ruleset.figures:
        number = -1 if beyond < 0 else figure.most + 1
        pair = (number, 0) if seat is A else (0, number)
        answer = refused(ruleset, Entry(winner=A, scores={figure.name: pair}))
        named = {"figure": figure.label, "number": number, "most": figure.most}
        assert answer == ("figure-out-of-bounds", figure.clause, named)


@pytest.mark.parametrize("book", ["challenger", "timeline", "showdown"])
def test_the_bounds_themselves_can_be_entered(book: str) -> None:
    ruleset = load(book)
    most = {figure.name: (figure.most, 0) for figure in ruleset.kept_figures}
    result = settle(ruleset, Entry(scores=most))
    assert result.winner is A
    assert result.figures == tuple((figure.most, 0) for figure in ruleset.kept_figures)


@pytest.mark.parametrize("points", [(-1, 3), (3, -1), (True, 0), (3, 1.5), (3,), (3, 0, 0), [3, 0], "30"], ids=repr)
def test_points_must_be_two_whole_numbers_and_not_negative(points: object) -> None:
    ruleset = load("challenger")
    entry = Entry(points=points)  # type: ignore[arg-type]  # a file holds anything
    assert refused(ruleset, entry) == ("points-out-of-bounds", ruleset.points.clause, {})


@pytest.mark.parametrize(
    "entry",
    [
        Entry(winner=A, drawn=True),
        Entry(winner=B, drawn=True, how=How.TIME),
        Entry(winner=A, drawn=True, points=(3, 0)),
        Entry(winner=A, games=(None,)),
        Entry(drawn=True, games=(B,)),
    ],
)
def test_a_match_cannot_be_both_drawn_and_won(entry: Entry) -> None:
    ruleset = load("challenger")
    assert refused(ruleset, entry) == ("drawn-and-won", ruleset.points.clause, {})


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize(
    ("stage", "games", "most"),
    [(Stage.SWISS, (A, A), 1), (Stage.BRACKET, (A, B, A, A), 3), (Stage.BRACKET, (A, B, A, B, A), 3)],
)
def test_a_match_has_no_more_games_than_it_is_made_of(stage: Stage, games: tuple[Seat, ...], most: int) -> None:
    answer = refused(load("munchkin"), Entry(games=games), stage)
    assert answer == ("games-too-many", load("munchkin").games.clause, {"games": len(games), "most": most})


def test_drawn_games_count_among_the_games_of_a_match() -> None:
    answer = refused(MAGIC, Entry(games=(None, A, None, A)))
    assert answer == ("games-too-many", MAGIC.games.clause, {"games": 4, "most": 3})


@pytest.mark.clause("MU-33")
@pytest.mark.parametrize("stage", Stage)
def test_a_game_cannot_be_drawn_where_there_are_no_draws(stage: Stage) -> None:
    ruleset = load("munchkin")
    answer = refused(ruleset, Entry(games=(None,)), stage)
    assert answer == ("no-draws", "MU-33", {"possible": tuple(ruleset.endings)})


@pytest.mark.clause("MU-21")
@pytest.mark.parametrize("games", [(A, A, B), (B, B, A), (A, A, A)])
def test_no_game_is_played_after_the_match_was_decided(games: tuple[Seat, ...]) -> None:
    answer = refused(load("munchkin"), Entry(games=games), Stage.BRACKET)
    assert answer == ("games-after-decision", load("munchkin").games.clause, {})


@pytest.mark.parametrize(
    ("number", "games", "decided"),
    [
        (5, (A, A, A), True),
        (5, (A, A), False),
        (5, (A, B, A, B, B), True),
        (4, (A, A, B), False),
        (4, (A, A, A), True),
        (3, (None, A, None), True),
        (3, (None, A), False),
        (2, (A, A), True),
        (2, (A,), False),
    ],
)
def test_most_games_decide_a_match_of_any_length(number: int, games: tuple[Seat | None, ...], decided: bool) -> None:
    result = settle(best_of(number), Entry(games=games))
    assert result.how is (How.VICTORY if decided else How.TIME)
    assert result.games == games


def test_a_match_of_four_games_is_decided_by_three() -> None:
    assert refused(best_of(4), Entry(games=(A, A, A, B)))[0] == "games-after-decision"
    assert settle(best_of(4), Entry(games=(A, A, B, A))).winner is A
