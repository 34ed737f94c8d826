"""The heaviest pairing of everybody and the first of them in order, against networkx."""

import random
from collections.abc import Iterator

import networkx
import pytest

from topcut.rules.pairing.heaviest import Blossom, Kind, Optimum, heaviest
from topcut.rules.pairing.rooms import first_of

Weights = dict[tuple[int, int], int]


def made_up(dice: random.Random, most: int) -> tuple[list[int], list[Kind], Weights]:
    """Some groups and kinds, and the same pair by pair."""
    players = 2 * dice.randint(1, 10)
    number = dice.randint(1, min(players, 6))
    groups = sorted(dice.randrange(number) for _ in range(players))
    inside = dice.choice((0, most))  # as if pairs inside a group were better
    kinds = [
        Kind(
            [0] * players,
            [{h: dice.randint(0, most) + inside * (g == h) for h in range(g, number)} for g in range(number)],
        )
        for _ in range(dice.randint(1, 3))
    ]
    density = dice.choice((0.3, 0.6, 0.8, 0.95))
    weights: Weights = {}
    for a in range(players):
        for b in range(a + 1, players):
            if dice.random() < density:
                kind = dice.choice(kinds)
                assert isinstance(kind.near, list)
                kind.near[a] |= 1 << b
                kind.near[b] |= 1 << a
                weights[a, b] = kind.weight[groups[a]][groups[b]]
    return groups, kinds, weights


def peer(weights: Weights, players: int, *, in_order: bool = False) -> list[tuple[int, int]]:
    """By networkx; in order with one digit for each player below the weight, how early the partner comes."""
    graph: networkx.Graph[int] = networkx.Graph()
    for (a, b), weight in weights.items():
        early = (players - b) * (players + 1) ** (players - 1 - a) if in_order else 0
        graph.add_edge(a, b, weight=weight * (players + 1) ** players + early)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)


def all_of(blossoms: tuple[Blossom, ...]) -> Iterator[Blossom]:
    for blossom in blossoms:
        yield blossom
        yield from all_of(blossom.parts)


def check_proof(best: Optimum) -> None:
    """What all heaviest matchings have in common holds for this one."""
    for a, b in enumerate(best.mates):
        assert best.mates[b] == a != b
        assert best.tight[a] >> b & 1
    for blossom in all_of(best.blossoms):
        inside = [player for player in range(len(best.mates)) if blossom.players >> player & 1]
        assert len(inside) % 2
        assert blossom.price > 0
        assert [one for one in inside if best.mates[one] not in inside] == [blossom.base]


@pytest.mark.parametrize("most", [1, 3, 10**6, 1 << 90])
@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_heaviest_and_the_first_of_these_is_the_first_in_order(seed: int, most: int) -> None:
    dice = random.Random(1_000 * seed + most % 997)
    impossible = blossoms = 0
    for _ in range(60):
        groups, kinds, weights = made_up(dice, most)
        best, expected = heaviest(groups, kinds), peer(weights, len(groups))
        if best is None:
            assert 2 * len(expected) < len(groups)
            impossible += 1
            continue
        check_proof(best)
        pairs = [(a, b) for a, b in enumerate(best.mates) if a < b]
        assert sum(weights[pair] for pair in pairs) == sum(weights[pair] for pair in expected)
        assert sorted(first_of(best, len(groups))) == peer(weights, len(groups), in_order=True)
        blossoms += bool(best.blossoms)
    assert impossible
    assert blossoms


@pytest.mark.parametrize("seed", range(40))
def test_it_is_so_where_most_are_of_one_club(seed: int) -> None:
    """Nearly all of them are paired together, before anyone alone is looked at."""
    dice = random.Random(seed)
    players = 2 * dice.randint(4, 12)
    number = dice.randint(1, 3)
    groups = sorted(dice.randrange(number) for _ in range(players))
    club = set(dice.sample(range(players), dice.randint(players // 2, players - 1)))
    near = [[0] * players, [0] * players]
    rows = [{h: 10 * (number - g) ** 3 + 5 * (g == h) for h in range(g, number)} for g in range(number)]
    kinds = [Kind(near[0], rows), Kind(near[1], [{h: 1 + heavy for h, heavy in row.items()} for row in rows])]
    weights: Weights = {}
    for a in range(players):
        for b in range(a + 1, players):
            apart = int(not {a, b} <= club)
            near[apart][a] |= 1 << b
            near[apart][b] |= 1 << a
            weights[a, b] = kinds[apart].weight[groups[a]][groups[b]]
    best = heaviest(groups, kinds)
    assert best is not None
    check_proof(best)
    assert sorted(first_of(best, players)) == peer(weights, players, in_order=True)


def test_odd_groups_lie_in_blossoms_inside_blossoms() -> None:
    """Groups of 3, 2 and 3: one floats out of the first, and one out of the first two."""
    groups = [0, 0, 0, 1, 1, 2, 2, 2]
    near = [0xFF & ~(1 << player) for player in range(8)]
    best = heaviest(groups, [Kind(near, [{0: 1000, 1: 100, 2: 10}, {1: 9, 2: 5}, {2: 1}])])
    assert best is not None
    assert {blossom.players for blossom in all_of(best.blossoms)} >= {0b111}
    assert list(first_of(best, 8)) == [(0, 1), (2, 3), (4, 5), (6, 7)]


def test_nobody_needs_nobody() -> None:
    best = heaviest([], [])
    assert best is not None
    assert list(first_of(best, 0)) == []
    assert heaviest([0, 0], []) is None
