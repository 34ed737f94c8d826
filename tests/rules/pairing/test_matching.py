"""The heaviest matching, by either solver, against networkx."""

import random

import networkx
import pytest

from topcut.rules.pairing.blossom import Edge, heaviest_matching
from topcut.rules.pairing.matching import SAFE_BITS, heaviest


def peer(edges: list[Edge], must: int, players: int) -> int | None:
    """The greatest weight, those who must be matched before all else; None if they cannot all be."""
    before_all = sum(weight for _, _, weight in edges) + 1
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(range(players))
    for a, b, weight in edges:
        graph.add_edge(a, b, weight=weight + before_all * ((a < must) + (b < must)))
    found = networkx.max_weight_matching(graph)
    total = sum(graph[a][b]["weight"] for a, b in found)
    matched = sum((a < must) + (b < must) for a, b in found)
    return total - before_all * must if matched == must else None


def prices(edges: list[Edge], players: int) -> list[int]:
    """The lower number of each pair pays for it."""
    high_enough = [0] * players
    for a, b, weight in edges:
        high_enough[min(a, b)] = max(high_enough[min(a, b)], 2 * weight)
    return high_enough


def total(found: list[tuple[int, int]] | None, edges: list[Edge]) -> int | None:
    if found is None:
        return None
    matched = [player for pair in found for player in pair]
    assert len(matched) == len(set(matched))
    weights = {frozenset((a, b)): weight for a, b, weight in edges}
    return sum(weights[frozenset(pair)] for pair in found)


def graph(dice: random.Random, largest: int) -> tuple[list[Edge], int, int]:
    players = dice.randint(2, 14)
    density = dice.random()
    edges = [(a, b, dice.randint(0, largest)) for b in range(players) for a in range(b) if dice.random() < density]
    return edges, dice.choice([0, players, dice.randint(0, players)]), players


@pytest.mark.parametrize("largest", [1, 3, 10**6, 1 << 200])
@pytest.mark.parametrize("seed", range(4))
def test_blossoms_find_the_greatest_weight(seed: int, largest: int) -> None:
    dice = random.Random(seed * 1_000 + largest % 997)
    impossible = 0
    for _ in range(150):
        edges, must, players = graph(dice, largest)
        found = heaviest_matching(edges, must, prices(edges, players))
        assert total(found, edges) == peer(edges, must, players)
        impossible += found is None
    assert 0 < impossible < 150


@pytest.mark.parametrize("largest", [5, 1 << (SAFE_BITS - 8), 1 << (SAFE_BITS + 8)])
def test_both_solvers_answer_behind_one_door(largest: int) -> None:
    dice = random.Random(largest)
    for _ in range(100):
        edges, must, players = graph(dice, largest)
        found = heaviest(edges, must, prices(edges, players))
        assert total(found, edges) == peer(edges, must, players)


def test_a_long_odd_chain_needs_blossoms_inside_blossoms() -> None:
    dice = random.Random(3)
    for _ in range(40):
        players = 2 * dice.randint(10, 20)
        edges = [
            (a, b, dice.randint(1, 4)) for b in range(players) for a in range(max(0, b - 4), b) if dice.random() < 0.8
        ]
        assert total(heaviest_matching(edges, players, prices(edges, players)), edges) == peer(edges, players, players)


def test_nobody_can_be_matched_without_pairs() -> None:
    assert heaviest([], 0, []) == []
    assert heaviest([], 1, [0, 0]) is None
    assert heaviest([], 0, [0, 0]) == []
