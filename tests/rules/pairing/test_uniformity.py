"""Which best pairing is taken: each equally often where pairing-v1 says so, and in the third way each at times."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from random import Random

import pytest
from scipy.stats import chi2

from tests.rules.pairing import histories, oracle
from tests.rules.pairing.oracle import Pairs
from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field
from topcut.rules.pairing.swiss import Way, pair

DRAWS_EACH = 120


def fallen(field: Field, way: Way, draws: int) -> Counter[Pairs]:
    """How often each pairing came up, over fixed seeds."""
    answers = [pair(field, Stream(f"uniformity {seed}".encode())) for seed in range(draws)]
    assert {answer.way for answer in answers} == {way}
    return Counter(oracle.written(answer.pairs) for answer in answers)


def even(counts: Counter[Pairs], best: list[Pairs]) -> bool:
    """Chi-square below its 99.9 percent limit, and nothing came up that is not among the best."""
    share = counts.total() / len(best)
    square = sum((counts[pairs] - share) ** 2 / share for pairs in best)
    return set(counts) <= set(best) and bool(square < chi2.ppf(0.999, len(best) - 1))


def players(number: int) -> list[PlayerId]:
    return [PlayerId(f"p{i}") for i in range(1, number + 1)]


def numbered(pairs: Iterable[tuple[int, int]]) -> list[tuple[PlayerId, PlayerId]]:
    return [(PlayerId(f"p{a}"), PlayerId(f"p{b}")) for a, b in pairs]


LISTED = {
    "a round 1 of six": histories.field_of(dict.fromkeys(players(6), 0), []),
    "one floats": histories.field_of(histories.in_groups(players(8), [3, 5]), numbered([(1, 4), (2, 5), (6, 7)])),
    "two must float": histories.field_of(
        histories.in_groups(players(8), [2, 4, 2]), numbered([(1, 2), (3, 4), (7, 8)])
    ),
    "ten after three rounds": histories.field_of(
        histories.in_groups(players(10), [1, 4, 4, 1]),
        numbered([(1, 2), (1, 3), (4, 5), (6, 7), (8, 9), (2, 6), (3, 8), (5, 10), (9, 10), (4, 7)]),
    ),
    "a rematch that cannot be avoided": histories.field_of(
        dict.fromkeys(players(6), 3), numbered((a, b) for a in (1, 2, 3) for b in (4, 5, 6))
    ),
}


@pytest.mark.clause("CH-29", "CH-30")
@pytest.mark.parametrize("name", LISTED)
def test_every_best_pairing_of_up_to_twelve_is_equally_likely(name: str) -> None:
    field = LISTED[name]
    best = oracle.best_pairings(field)
    assert len(best) >= 4
    assert even(fallen(field, Way.LISTED, DRAWS_EACH * len(best)), best)


@pytest.mark.clause("CH-29", "CH-30")
@pytest.mark.parametrize("sizes", [(4, 4, 4, 2), (6, 2, 2, 4)])
def test_every_best_pairing_of_even_groups_is_equally_likely_when_drawn(sizes: tuple[int, ...]) -> None:
    points = histories.in_groups(players(14), sizes)
    field = histories.field_of(points, numbered([(1, 2), (1, 5), (3, 6), (4, 6), (9, 14), (11, 12)]))
    inside = [
        [ok for ok in oracle.all_pairings(group) if not rematches(field, ok)] for group in histories.groups(points)
    ]
    best = [oracle.written(sum(parts, ())) for parts in product(*inside)]
    assert len(best) >= 8
    assert even(fallen(field, Way.DRAWN, DRAWS_EACH * len(best)), best)


def rematches(field: Field, pairs: Pairs) -> int:
    return sum(oracle.meetings(field, a, b) for a, b in pairs)


def test_everybody_of_an_odd_group_floats_equally_often_when_drawn() -> None:
    """Groups of 3, 4, 3 and 4 without conflicts: one of 3 meets one of 4, and one of the other 3 one of 3."""
    points = histories.in_groups(players(14), [3, 4, 3, 4])
    counts = fallen(histories.field_of(points, []), Way.DRAWN, 40 * 144)
    floats = Counter[Pairs]()
    for pairs, times in counts.items():
        floats[tuple((a, b) for a, b in pairs if points[a] != points[b])] += times
    assert len(floats) == 3 * 4 * 3 * 3
    assert even(floats, list(floats))


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seed"), [(histories.mixed_groups, 7), (histories.chain, 11)])
def test_every_best_pairing_comes_up_in_the_third_way(kind: histories.Kind, seed: int) -> None:
    field = kind(Random(seed), 14)
    best = oracle.best_pairings(field)
    counts = fallen(field, Way.FIRST, 60 * len(best))
    assert 5 <= len(best) <= 20
    assert set(counts) == set(best)


def test_the_third_way_brings_up_every_partner_of_those_who_must_float() -> None:
    """Pairs who have met, above pairs who have not: each two of them can be crossed in two ways, 2 x 2 x 2 in all."""
    met = numbered([(1, 2), (5, 6), (9, 10)])
    field = histories.field_of(histories.in_groups(players(14), []), met)
    counts = fallen(field, Way.FIRST, 800)
    crossed = [[((a, c), (b, d)), ((a, d), (b, c))] for a, b, c, d in ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))]
    best = [oracle.written(numbered((*sum(parts, ()), (13, 14)))) for parts in product(*crossed)]
    assert even(counts, best)
