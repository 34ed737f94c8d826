"""Matches that were still open when time was called."""

import pytest

from tests.rules.table import CRISIS_PROTOCOL, FOUR, A, B, clause_of, heroes, points_of, refused, struggle, tokens, vp
from topcut.rules.match import Entry, Pair, Result, Seat, Unfinished
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load


@pytest.mark.clause("CH-38", "CH-42", "TL-17", "TL-20")
@pytest.mark.parametrize("book", CRISIS_PROTOCOL)
@pytest.mark.parametrize("named", [None, A, B])
@pytest.mark.parametrize(
    ("scores", "winner", "points"),
    [
        ((12, 11), A, (3, 0)),
        ((11, 12), B, (0, 3)),
        ((1, 0), A, (3, 0)),
        ((12, 12), None, (1, 1)),
        ((0, 0), None, (1, 1)),
    ],
)
def test_more_vps_win_and_equal_vps_are_a_draw(
    book: str, named: Seat | None, scores: Pair, winner: Seat | None, points: Pair
) -> None:
    entry = Entry(How.TIME, named, scores=vp(*scores))
    if named in {None, winner}:
        assert settle(load(book), entry) == Result(How.TIME, winner, points, (scores,))
    else:
        assert refused(load(book), entry) == ("winner-contradicts-scores", clause_of(book, How.TIME), {})


@pytest.mark.clause("PS-25")
@pytest.mark.parametrize(
    ("cards", "wounds", "objectives", "winner", "kept"),
    [
        ((1, 0), (0, 9), None, A, (1, 0)),  # more Struggle Cards
        ((0, 1), (9, 0), (2, 2), B, (0, 1)),  # nobody controls more: nobody claims
        ((1, 1), (0, 9), (3, 2), A, (2, 1)),  # the claimed card decides
        ((1, 1), (9, 0), (2, 3), B, (1, 2)),
        ((1, 0), (5, 4), (0, 1), A, (1, 1)),  # the claimed card levels: Wounds
        ((1, 0), (4, 5), (0, 1), B, (1, 1)),
        ((1, 0), (4, 4), (0, 1), None, (1, 1)),  # and Wounds are level too
        ((0, 0), (3, 2), (4, 4), A, (0, 0)),
        ((1, 1), (2, 3), None, B, (1, 1)),
        ((1, 1), (3, 3), (0, 0), None, (1, 1)),
        ((0, 0), (0, 0), None, None, (0, 0)),
    ],
)
def test_objectives_then_struggle_cards_then_wounds_then_a_draw(
    cards: Pair, wounds: Pair, objectives: Pair | None, winner: Seat | None, kept: Pair
) -> None:
    points = {A: (3, 0), B: (0, 3), None: (1, 1)}[winner]
    scores = struggle(cards, wounds, objectives)
    expected = Result(How.TIME, winner, points, (kept, wounds))
    assert settle(load("showdown"), Entry(How.TIME, scores=scores)) == expected
    assert settle(load("showdown"), Entry(How.TIME, winner, winner is None, scores)) == expected
    for other in {A, B} - {winner}:
        answer = refused(load("showdown"), Entry(How.TIME, other, scores=scores))
        assert answer == ("winner-contradicts-scores", "PS-25", {})


@pytest.mark.clause("PS-25")
def test_nobody_claims_a_struggle_card_too_many() -> None:
    card = load("showdown").figures[0]
    scores = struggle((card.most, 0), (0, 0), (2, 1))
    named = {"figure": card.label, "number": card.most + 1, "most": card.most}
    assert refused(load("showdown"), Entry(How.TIME, scores=scores)) == (
        "figure-out-of-bounds",
        card.clause,
        named,
    )


@pytest.mark.clause("PS-25")
@pytest.mark.parametrize(
    ("scores", "missing"),
    [
        (struggle((1, 1), None), 1),
        (struggle((1, 0), None, (1, 2)), 1),
        (struggle(None, (3, 2)), 0),
        (struggle(None, (3, 2), (1, 0)), 0),
        (struggle(None, None, (1, 1)), 0),
        ({}, 0),
    ],
)
def test_the_figure_that_is_needed_next_is_asked_for(scores: dict[str, Pair], missing: int) -> None:
    showdown = load("showdown")
    answer = refused(showdown, Entry(How.TIME, scores=scores))
    assert answer == ("figure-missing", "PS-25", {"figure": showdown.figures[missing].label})


@pytest.mark.clause("PS-25")
def test_wounds_are_not_needed_if_struggle_cards_decide() -> None:
    result = settle(load("showdown"), Entry(How.TIME, scores=struggle((1, 1), None, (3, 1))))
    assert result == Result(How.TIME, A, (3, 0), ((2, 1), (0, 0)))


@pytest.mark.clause("MU-33", "MU-34")
@pytest.mark.parametrize("named", [None, A, B])
@pytest.mark.parametrize(
    ("damage", "deck", "winner"),
    [
        ((3, 7), None, A),  # fewer damage tokens
        ((7, 3), (40, 0), B),
        ((1, 0), (9, 9), B),
        ((5, 5), (9, 8), A),  # more cards left
        ((0, 0), (0, 1), B),
    ],
)
def test_fewer_damage_tokens_then_more_cards_win(
    named: Seat | None, damage: Pair, deck: Pair | None, winner: Seat
) -> None:
    entry = Entry(How.TIME, named, scores=heroes(damage, deck))
    if named in {None, winner}:
        points = (2, 0) if winner is A else (0, 2)
        assert settle(load("munchkin"), entry) == Result(How.TIME, winner, points, tokens(entry.scores))
    else:
        assert refused(load("munchkin"), entry) == ("winner-contradicts-scores", "MU-33", {})


@pytest.mark.clause("MU-33")
@pytest.mark.parametrize("winner", Seat)
def test_a_die_decides_between_equal_heroes(winner: Seat) -> None:
    result = settle(load("munchkin"), Entry(How.TIME, winner, scores=heroes((4, 4), (11, 11))))
    expected = Result(How.TIME, winner, points_of("munchkin", winner), ((4, 4), (11, 11)), by_roll=True)
    assert result == expected


@pytest.mark.clause("MU-33")
@pytest.mark.parametrize("how", [How.TIME, None])
def test_the_winner_of_the_roll_is_asked_for(how: How | None) -> None:
    entry = Entry(how, scores=heroes((4, 4), (11, 11)))
    assert refused(load("munchkin"), entry) == ("roll-needed", "MU-33", {})


@pytest.mark.clause("MU-33")
@pytest.mark.parametrize(("scores", "missing"), [(heroes((4, 4)), 1), (heroes(None, (9, 3)), 0), (heroes(None), 0)])
def test_damage_and_cards_are_asked_for_in_order(scores: dict[str, Pair], missing: int) -> None:
    munchkin = load("munchkin")
    answer = refused(munchkin, Entry(How.TIME, scores=scores))
    assert answer == ("figure-missing", "MU-33", {"figure": munchkin.figures[missing].label})


@pytest.mark.clause("MU-33")
@pytest.mark.parametrize("winner", Seat)
def test_a_winner_does_not_replace_a_missing_figure(winner: Seat) -> None:
    munchkin = load("munchkin")
    answer = refused(munchkin, Entry(How.TIME, winner, scores=heroes((4, 4))))
    assert answer == ("figure-missing", "MU-33", {"figure": munchkin.figures[1].label})


@pytest.mark.parametrize("book", FOUR)
@pytest.mark.parametrize("winner", Seat)
def test_a_file_without_scores_is_believed(book: str, winner: Seat) -> None:
    ruleset = load(book)
    result = settle(ruleset, Entry(How.TIME, winner))
    assert result == Result(How.TIME, winner, points_of(book, winner), ((0, 0),) * len(ruleset.kept_figures))


@pytest.mark.parametrize("book", ["challenger", "timeline", "showdown"])
def test_a_draw_without_scores_is_believed(book: str) -> None:
    ruleset = load(book)
    result = settle(ruleset, Entry(How.TIME, drawn=True))
    assert result == Result(How.TIME, None, (1, 1), ((0, 0),) * len(ruleset.kept_figures))


@pytest.mark.clause("CH-38", "TL-17")
@pytest.mark.parametrize("book", CRISIS_PROTOCOL)
def test_unequal_scores_are_no_draw(book: str) -> None:
    answer = refused(load(book), Entry(How.TIME, drawn=True, scores=vp(12, 11)))
    assert answer == ("winner-contradicts-scores", clause_of(book, How.TIME), {})


@pytest.mark.clause("MU-33")
@pytest.mark.parametrize("scores", [{}, heroes((4, 4), (9, 9)), heroes((3, 4))])
def test_there_is_no_draw_by_time_in_munchkin(scores: dict[str, Pair]) -> None:
    munchkin = load("munchkin")
    answer = refused(munchkin, Entry(How.TIME, drawn=True, scores=scores))
    assert answer == ("no-draws", "MU-33", {"possible": tuple(munchkin.endings)})


@pytest.mark.clause("PS-25")
class TestWhatWasStillOpen:
    def test_its_winner_and_its_objectives_are_not_both_entered(self) -> None:
        entry = Entry(scores={"struggle": (1, 1), "wounds": (5, 3), "objectives": (1, 3)}, unfinished=Unfinished.FIRST)
        assert refused(load("showdown"), entry)[0] == "unfinished-twice"

    @pytest.mark.parametrize("ruleset", ["challenger", "munchkin"])
    def test_where_nothing_can_be_open_nobody_has_won_it(self, ruleset: str) -> None:
        assert (
            refused(load(ruleset), Entry(winner=Seat.FIRST, unfinished=Unfinished.NONE))[0] == "unfinished-impossible"
        )

    def test_a_victory_leaves_nothing_open(self) -> None:
        entry = Entry(how=How.VICTORY, scores={"struggle": (2, 1)}, unfinished=Unfinished.FIRST)
        assert refused(load("showdown"), entry)[0] == "unfinished-impossible"

    def test_its_card_is_one_of_three(self) -> None:
        entry = Entry(scores={"struggle": (3, 0), "wounds": (5, 3)}, unfinished=Unfinished.FIRST)
        assert refused(load("showdown"), entry)[0] == "figure-out-of-bounds"

    def test_a_winner_does_not_replace_the_figures_it_is_added_to(self) -> None:
        assert refused(load("showdown"), Entry(winner=Seat.FIRST, unfinished=Unfinished.FIRST))[0] == "figure-missing"
