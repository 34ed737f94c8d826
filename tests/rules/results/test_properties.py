"""What holds for every result, whatever people write down."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.rules.table import FOUR, MAGIC, NETRUNNER
from topcut.refusal import Refusal
from topcut.rules.match import Entry, Pair, Result, Seat, Stage
from topcut.rules.results import settle
from topcut.rules.ruleset import How, Ruleset, load
from topcut.words import sentence

BOOKS = [*map(load, FOUR), NETRUNNER, MAGIC]
SEATS = st.sampled_from([None, *Seat])
STAGES = st.sampled_from(Stage)


@st.composite
def anything(draw: st.DrawFn) -> tuple[Ruleset, Entry, Stage]:
    """A rule book and what somebody could write down under it, possible or not."""
    ruleset = draw(st.sampled_from(BOOKS))
    names = [name for figure in ruleset.figures for name in (figure.name, *figure.also)]
    number = st.integers(-1, 4) | st.integers(-2, 120)
    entry = Entry(
        how=draw(st.none() | st.sampled_from(How)),
        winner=draw(SEATS),
        drawn=draw(st.sampled_from([False, False, True])),
        scores=draw(st.dictionaries(st.sampled_from([*names, *names, "goals"]), st.tuples(number, number), max_size=4)),
        games=draw(st.just(()) | st.lists(SEATS, max_size=4).map(tuple)),
        points=draw(st.none() | st.none() | st.tuples(number, number)),
    )
    return ruleset, entry, draw(STAGES)


@st.composite
def settled(draw: st.DrawFn) -> tuple[Ruleset, Entry, Stage, Result]:
    """A rule book, an entry that is mostly possible under it, and its result."""
    ruleset, stage = draw(st.sampled_from(BOOKS)), draw(STAGES)
    how = draw(st.none() | st.sampled_from(list(ruleset.endings)))
    kind = "named" if how is None else ruleset.endings[how].winner
    few = st.integers(0, 2)
    scores = {figure.name: draw(st.tuples(few, few)) for figure in ruleset.figures}
    entry = Entry(
        how=how,
        winner=draw(st.sampled_from(Seat)) if kind == "named" or draw(st.booleans()) else None,
        scores=scores if kind == "compared" else draw(st.sampled_from([{}, scores])),
        games=draw(st.sampled_from([(), (), (Seat.FIRST,), (Seat.SECOND, Seat.FIRST)])),
        points=draw(st.sampled_from([None, None, (0, 0), (2, 5)])),
    )
    result = outcome(ruleset, entry, stage)
    assume(isinstance(result, Result))
    assert isinstance(result, Result)
    return ruleset, entry, stage, result


@given(anything())
def test_an_entry_is_settled_or_refused_in_a_sentence_with_its_clause(case: tuple[Ruleset, Entry, Stage]) -> None:
    answer = outcome(*case)
    if isinstance(answer, Result):
        assert len(answer.figures) == len(case[0].kept_figures)
    else:
        assert answer.clause
        assert answer.code not in sentence(answer)


@pytest.mark.parametrize(
    "junk", [7, "7", (), (1,), (1, 2, 3), (1, None), (1.5, 2), (True, 1), [1, 2], {}, ("1", "2"), (-1, 0)], ids=repr
)
def test_junk_in_a_file_is_refused_and_never_a_crash(junk: object) -> None:
    for ruleset in BOOKS:
        scores = {figure.name: junk for figure in ruleset.figures} or {"goals": junk}
        with pytest.raises(Refusal):
            settle(ruleset, Entry(winner=Seat.FIRST, scores=scores))  # type: ignore[arg-type]  # as files hold it
        with pytest.raises(Refusal):
            settle(ruleset, Entry(points=junk))  # type: ignore[arg-type]  # as files hold it


@given(anything() | settled().map(lambda case: case[:3]))
def test_changing_seats_mirrors_the_result(case: tuple[Ruleset, Entry, Stage]) -> None:
    ruleset, entry, stage = case
    mirrored = replace(
        entry,
        winner=across(entry.winner),
        scores={name: swapped(pair) for name, pair in entry.scores.items()},
        games=tuple(map(across, entry.games)),
        points=entry.points and swapped(entry.points),
    )
    result, in_the_mirror = outcome(ruleset, entry, stage), outcome(ruleset, mirrored, stage)
    if isinstance(result, Refusal):
        assert isinstance(in_the_mirror, Refusal)
        assert (in_the_mirror.code, in_the_mirror.clause) == (result.code, result.clause)
    else:
        assert in_the_mirror == replace(
            result,
            winner=across(result.winner),
            points=swapped(result.points),
            figures=tuple(map(swapped, result.figures)),
            games=tuple(map(across, result.games)),
        )


@given(settled())
def test_points_are_those_of_the_rule_book_or_as_awarded(case: tuple[Ruleset, Entry, Stage, Result]) -> None:
    ruleset, entry, stage, result = case
    points = ruleset.points
    if stage is Stage.BRACKET:
        assert result.points == (0, 0)
    elif entry.points is not None:
        assert result.points == entry.points
    elif result.winner is None:
        each = points.loss if result.how is How.DOUBLE_NO_SHOW else points.draw
        assert result.points == (each, each)
    else:
        assert result.points[result.winner] == points.win
        assert result.points[result.winner.other] == points.loss


@given(settled())
def test_figures_stay_within_their_bounds(case: tuple[Ruleset, Entry, Stage, Result]) -> None:
    ruleset, _, _, result = case
    for figure, pair in zip(ruleset.kept_figures, result.figures, strict=True):
        assert all(0 <= number <= figure.most for number in pair)


@given(settled())
def test_settling_a_result_again_changes_nothing(case: tuple[Ruleset, Entry, Stage, Result]) -> None:
    ruleset, entry, stage, result = case
    assume(not (result.games and result.how is How.TIME and entry.scores))  # its last game is in the scores
    figures = {figure.name: pair for figure, pair in zip(ruleset.kept_figures, result.figures, strict=True)}
    again = Entry(
        how=entry.how and result.how,
        winner=result.winner,
        scores=figures if entry.scores else {},
        games=result.games,
        points=entry.points,
    )
    assert settle(ruleset, again, stage) == result


@given(settled())
def test_only_a_named_winner_has_won_a_roll(case: tuple[Ruleset, Entry, Stage, Result]) -> None:
    _, entry, _, result = case
    assert not result.by_roll or result.winner in {entry.winner, *entry.games} or entry.points is not None


def across(seat: Seat | None) -> Seat | None:
    return None if seat is None else seat.other


def swapped(pair: Pair) -> Pair:
    return pair[1], pair[0]


def outcome(ruleset: Ruleset, entry: Entry, stage: Stage) -> Result | Refusal:
    try:
        return settle(ruleset, entry, stage)
    except Refusal as refusal:
        return refusal
