"""The referee's own pairing: against all pairings one by one, and against another program's matching."""

import random
from collections import Counter
from collections.abc import Iterator

import networkx
import pytest

from topcut_referee.draw import Stream, apart_digest, commitment, key_of, minutes_rolled
from topcut_referee.matching import heaviest
from topcut_referee.pairing import Field, Pair, answer, best, best_first, quality

VECTOR = {"event": "e1", "round": 1, "attempt": 1, "purpose": "pairing"}


@pytest.mark.fault("M5")
def test_the_draw_has_the_published_vectors() -> None:
    seed = bytes(range(32))
    stream = Stream(key_of(seed, VECTOR))
    players = [f"p{number:02}" for number in range(1, 11)]

    assert commitment(seed) == "f39be34c6979b49af9ee18cfc1ffe4a8dd58b20c9928e29fb3eb8e2f46542db8"
    assert [f"{stream.word():016x}" for _ in range(3)] == ["c477a4733254aeba", "a602e7dba9f3aa8d", "3a487cb4351d0702"]
    order = Stream(key_of(seed, VECTOR)).shuffled(players)
    assert " ".join(order) == "p10 p06 p04 p05 p02 p07 p08 p03 p01 p09"
    again = Stream(key_of(seed, VECTOR | {"attempt": 2})).shuffled(players)
    assert " ".join(again) == "p07 p10 p06 p04 p05 p09 p03 p01 p02 p08"


def test_nobody_is_kept_apart_where_the_digest_is_empty() -> None:
    assert apart_digest({}, []) == ""


def test_dice_show_no_more_than_they_can() -> None:
    assert {minutes_rolled(bytes([i]) * 32, 5, 8, 2) for i in range(200)} <= set(range(6))


@pytest.mark.parametrize("seed", range(60))
def test_the_heaviest_matching_is_that_of_another_program(seed: int) -> None:
    dice = random.Random(seed)
    size, most = dice.choice((2, 4, 6, 8, 12, 16)), dice.choice((1, 3, 50, 10**40))
    weights = [[0] * size for _ in range(size)]
    for a in range(size):
        for b in range(a):
            weights[a][b] = weights[b][a] = dice.randint(-most, most)
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_weighted_edges_from((a, b, weights[a][b]) for a in range(size) for b in range(a))

    other = networkx.max_weight_matching(graph, maxcardinality=True)

    assert sum(weights[a][b] for a, b in heaviest(weights)) == sum(weights[a][b] for a, b in other)


@pytest.mark.parametrize("seed", range(25))
def test_the_first_of_the_best_is_that_of_all_pairings(seed: int) -> None:
    dice = random.Random(seed)
    field = a_field(dice, 8)
    order = dice.sample(sorted(field.points), 8)

    chosen = min(all_pairings(order), key=lambda pairs: (worth(field, pairs), places(order, pairs)))

    assert best_first(field, order) == frozenset(chosen)
    found = best(field)
    assert found is not None
    assert found == quality(field, chosen)


@pytest.mark.parametrize("seed", range(8))
def test_a_listed_pairing_is_one_of_the_best(seed: int) -> None:
    dice = random.Random(seed)
    field = a_field(dice, 8)

    drawn = answer(field, dice.randbytes(32))

    assert drawn.way == "listed"
    assert drawn.pairs is not None
    assert worth(field, drawn.pairs) == min(worth(field, pairs) for pairs in all_pairings(sorted(field.points)))


@pytest.mark.parametrize("seed", range(8))
def test_the_printed_procedure_is_as_good_as_the_best(seed: int) -> None:
    dice = random.Random(seed)
    field = a_field(dice, 22, rounds=3, clubs=False)

    drawn = answer(field, dice.randbytes(32))

    assert drawn.pairs is not None
    assert quality(field, drawn.pairs) == best(field)


def a_field(dice: random.Random, size: int, rounds: int = 3, *, clubs: bool = True) -> Field:
    players = [f"p{number:02}" for number in range(size)]
    points, met = dict.fromkeys(players, 0), Counter[Pair]()
    for _ in range(rounds):
        order = sorted(players, key=lambda player: (-points[player], dice.random()))
        for first, second in zip(order[::2], order[1::2], strict=True):
            met[frozenset((first, second))] += 1
            points[dice.choice((first, second))] += 3
    forbidden = frozenset([frozenset(dice.sample(players, 2))]) if clubs else frozenset[Pair]()
    teams = {player: dice.choice("ABC") for player in players} if clubs else {}
    return Field(points, met, forbidden, teams)


def all_pairings(players: list[str]) -> Iterator[list[Pair]]:
    if not players:
        yield []
    for place in range(1, len(players)):
        for rest in all_pairings([*players[1:place], *players[place + 1 :]]):
            yield [frozenset((players[0], players[place])), *rest]


def worth(field: Field, pairs: list[Pair] | frozenset[Pair]) -> tuple[int, int, tuple[int, ...], int]:
    found = quality(field, pairs)
    return found.forbidden, found.rematches, tuple(-number for number in found.groups), found.clubs


def places(order: list[str], pairs: list[Pair]) -> list[int]:
    """The place of each player's partner, of those who come first in their pair."""
    partner = {player: next(iter(pair - {player})) for pair in pairs for player in pair}
    return [order.index(partner[p]) if order.index(p) < order.index(partner[p]) else 0 for p in order]
