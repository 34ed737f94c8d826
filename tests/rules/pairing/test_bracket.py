from itertools import combinations

import pytest

from tests.refusing import refusal_from
from topcut.rules.pairing.bracket import Bracket, Order, Seed, Slot, bracket, placing, written
from topcut.rules.ruleset import load

SIZES = range(2, 33)
ORDERS: tuple[Order, ...] = ("drawing", "by-seed")


def first_round(made: Bracket) -> list[tuple[int, ...]]:
    return [tuple(slot.number for slot in fixture.slots if isinstance(slot, Seed)) for fixture in made.rounds[0]]


def reachable(made: Bracket) -> dict[int, list[frozenset[int]]]:
    """For each match the seeds that can come to its two sides."""
    sides: dict[int, list[frozenset[int]]] = {}

    def seeds(slot: Slot) -> frozenset[int]:
        return frozenset({slot.number}) if isinstance(slot, Seed) else frozenset().union(*sides[slot.match])

    for fixtures in made.rounds:
        for fixture in fixtures:
            sides[fixture.number] = [seeds(slot) for slot in fixture.slots]
    return sides


@pytest.mark.clause("PS-33", "CH-36", "MU-27")
@pytest.mark.parametrize("document", ["challenger", "showdown", "munchkin"])
def test_the_top_eight_is_drawn_as_the_document_prints_it(document: str) -> None:
    made = bracket(8, load(document).bracket.order)
    assert written(made) == {
        "size": 8,
        "rounds": [
            [
                {"match": 1, "seeds": [1, 8]},
                {"match": 2, "seeds": [4, 5]},
                {"match": 3, "seeds": [3, 6]},
                {"match": 4, "seeds": [2, 7]},
            ],
            [{"match": 5, "from": [1, 2]}, {"match": 6, "from": [3, 4]}],
            [{"match": 7, "from": [5, 6]}],
        ],
        "placings": ["5-8", "3-4", "2"],
    }


@pytest.mark.clause("TL-27", "TL-29", "TL-31")
def test_timeline_numbers_the_matches_by_seed() -> None:
    made = bracket(8, load("timeline").bracket.order)
    assert first_round(made) == [(1, 8), (2, 7), (3, 6), (4, 5)]
    assert written(made)["rounds"][1:] == [  # type: ignore[index]  # JSON: a list of rounds
        [{"match": 5, "from": [1, 4]}, {"match": 6, "from": [2, 3]}],
        [{"match": 7, "from": [5, 6]}],
    ]


@pytest.mark.clause("R-9")
def test_the_small_and_the_large_cuts() -> None:
    assert first_round(bracket(2)) == [(1, 2)]
    assert first_round(bracket(4)) == [(1, 4), (2, 3)]
    assert first_round(bracket(16)) == [(1, 16), (8, 9), (4, 13), (5, 12), (6, 11), (3, 14), (7, 10), (2, 15)]
    assert first_round(bracket(32))[:4] == [(1, 32), (16, 17), (8, 25), (9, 24)]


def test_peers_draw_the_same_matches() -> None:
    # br02: the first round of a top 8; br07: seeds down the lines, whose lower half is drawn upside down here
    assert sorted(first_round(bracket(8))) == [(1, 8), (2, 7), (3, 6), (4, 5)]
    assert first_round(bracket(4)) == [(1, 4), (2, 3)]
    assert {frozenset(first_round(bracket(8))[half : half + 2]) for half in (0, 2)} == {
        frozenset({(1, 8), (4, 5)}),
        frozenset({(2, 7), (3, 6)}),
    }
    # br09: numbers of rounds and matches
    assert [len(bracket(size).rounds) for size in (8, 16)] == [3, 4]
    assert [sum(map(len, bracket(size).rounds)) for size in (8, 16)] == [7, 15]


@pytest.mark.clause("R-9")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("size", SIZES)
def test_the_best_seeds_meet_as_late_as_can_be_and_everybody_plays(size: int, order: Order) -> None:
    made = bracket(size, order)
    assert sum(map(len, made.rounds)) == size - 1
    sides = reachable(made)
    rounds = {fixture.number: round for round, fixtures in enumerate(made.rounds) for fixture in fixtures}
    meet = {frozenset({a, b}): rounds[number] for number, (one, other) in sides.items() for a in one for b in other}
    assert meet.keys() == {frozenset(pair) for pair in combinations(range(1, size + 1), 2)}
    for later, best in enumerate((2, 4, 8, 16, 32), start=1):
        for pair in combinations(range(1, min(best, size) + 1), 2):
            assert meet[frozenset(pair)] >= len(made.rounds) - later


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("size", SIZES)
def test_matches_are_numbered_as_they_are_listed_and_the_better_seed_comes_first(size: int, order: Order) -> None:
    made = bracket(size, order)
    assert [fixture.number for fixtures in made.rounds for fixture in fixtures] == list(range(1, size))
    for pair in first_round(made):
        assert pair == tuple(sorted(pair))


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("size", SIZES)
def test_the_best_seeds_have_the_byes_where_the_size_is_no_power_of_two(size: int, order: Order) -> None:
    lines = next(lines for lines in (2, 4, 8, 16, 32) if lines >= size)
    assert bracket(size, order).byes == tuple(range(1, lines - size + 1))


def test_a_seed_that_enters_later_stands_beside_the_winner_it_meets() -> None:
    assert written(bracket(3)) == {
        "size": 3,
        "rounds": [[{"match": 1, "seeds": [2, 3]}], [{"match": 2, "seeds": [1], "from": [1]}]],
        "placings": ["3", "2"],
    }
    assert written(bracket(5))["rounds"] == [
        [{"match": 1, "seeds": [4, 5]}],
        [{"match": 2, "seeds": [1], "from": [1]}, {"match": 3, "seeds": [2, 3]}],
        [{"match": 4, "from": [2, 3]}],
    ]
    assert written(bracket(6, "by-seed"))["rounds"] == [
        [{"match": 1, "seeds": [3, 6]}, {"match": 2, "seeds": [4, 5]}],
        [{"match": 3, "seeds": [1], "from": [2]}, {"match": 4, "seeds": [2], "from": [1]}],
        [{"match": 5, "from": [3, 4]}],
    ]


@pytest.mark.clause("TL-28", "TL-30", "PS-33", "R-9")
def test_losers_take_the_placing_of_their_round() -> None:
    assert [placing(bracket(16), round) for round in (1, 2, 3, 4)] == ["9-16", "5-8", "3-4", "2"]
    assert [placing(bracket(6), round) for round in (1, 2, 3)] == ["5-6", "3-4", "2"]
    assert [placing(bracket(8), round, load("timeline").bracket.placings) for round in (1, 2, 3)] == ["5", "3", "2"]


@pytest.mark.parametrize("size", [-1, 0, 1, 33])
def test_a_bracket_of_another_size_is_refused(size: int) -> None:
    assert refusal_from(bracket, size).code == "bracket-size"
