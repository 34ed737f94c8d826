"""The engine against pairing-v1 written a second time: thousands of random histories, answer for answer."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.rules.pairing import histories, oracle
from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field, quality
from topcut.rules.pairing.swiss import Way, pair

KINDS = tuple(dict.fromkeys(histories.KINDS))


def check(field: Field, seed: int) -> str:
    """The way of the answer, which must be the expected one to the last pair."""
    key = seed.to_bytes(8, "big")
    answer = pair(field, Stream(key))
    pairs, way = oracle.expected(field, Stream(key))
    assert (oracle.written(answer.pairs), answer.way.value) == (pairs, way)
    return way


@pytest.mark.clause("CH-28", "CH-30", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("chunk", range(8))
def test_up_to_ten_players_get_exactly_the_pairing_of_the_definition(chunk: int) -> None:
    for seed in range(260 * chunk, 260 * (chunk + 1)):
        assert check(histories.small(Random(seed)), seed) == "listed"


def test_up_to_twelve_players_are_listed() -> None:
    for seed in range(8):
        field = histories.with_wishes(Random(seed), histories.KINDS[seed](Random(seed), 12))
        assert check(field, seed) == "listed"


@pytest.mark.clause("CH-28", "CH-30", "TL-14", "PS-19", "MU-25")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_more_than_twelve_players_get_exactly_the_pairing_of_the_definition(
    kind: histories.Kind,
) -> None:
    for seed in range(16):
        dice = Random(seed)
        field = kind(dice, 2 * dice.randint(7, 20))
        check(histories.with_wishes(dice, field) if seed % 2 else field, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_fields_of_forty_to_a_hundred_and_twenty_players_get_the_pairing_of_the_definition(seed: int) -> None:
    check(histories.large(Random(seed), 42, 120), seed)


def test_all_three_ways_are_among_the_histories() -> None:
    ways = Counter(pair(histories.large(Random(seed), 10, 40), Stream(bytes([seed]))).way for seed in range(160))
    assert all(ways[way] >= 10 for way in Way if way is not Way.LIMITED), ways


@pytest.mark.parametrize("seed", range(40))
def test_a_pairing_is_better_than_another_when_the_objective_says_so(seed: int) -> None:
    dice = Random(seed)
    field = histories.small(dice)
    every = [oracle.written(pairs) for pairs in oracle.all_pairings(sorted(field.points))]
    some = [*dice.sample(every, min(20, len(every))), *oracle.best_pairings(field)[:5]]
    for one, other in combinations(some, 2):
        better = oracle.badness(field, one) < oracle.badness(field, other)
        assert (quality(field, one) < quality(field, other)) == better


# The printed traps.


@pytest.mark.clause("CH-28", "CH-30")
@pytest.mark.parametrize("more", [0, 6])
def test_groups_of_three_two_and_three_float_to_the_next_group_and_not_past_it(more: int) -> None:
    players = [PlayerId(f"p{i}") for i in range(8 + more)]
    field = histories.field_of(histories.in_groups(players, [3, 2, 3]), [])
    for seed in range(20):
        pairs = pair(field, Stream(bytes([seed]))).pairs
        gaps = sorted(tuple(sorted((1000 - field.points[a], 1000 - field.points[b]))) for a, b in pairs)
        assert gaps[:4] == [(0, 0), (0, 1), (1, 2), (2, 2)]


def test_fourteen_players_after_twelve_rounds_of_a_round_robin_play_the_round_that_is_left() -> None:
    players = [PlayerId(f"p{i}") for i in range(14)]
    *played, left = histories.robin(players)
    field = histories.field_of(dict.fromkeys(players, 7), [one for round_ in played for one in round_])
    assert oracle.written(pair(field, Stream(b"any")).pairs) == oracle.written(left)


# The oracle itself.


@pytest.mark.parametrize("seed", range(40))
def test_the_matching_of_the_oracle_is_what_trying_partners_in_order_gives(seed: int) -> None:
    field = histories.large(Random(seed), 14, 24)
    drawn, order = oracle.printed_procedure(field, Stream(bytes([seed])))
    if drawn is None:
        assert oracle.first_by_matching(field, order) == oracle.first_by_fixing(field, order)
    else:
        assert oracle.badness(field, oracle.written(drawn)) == oracle.optimum(field)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [histories.blocked, histories.mixed_groups])
def test_the_matching_of_the_oracle_is_what_listing_all_pairings_gives(kind: histories.Kind) -> None:
    field = histories.with_wishes(Random(5), kind(Random(5), 14))
    _, order = oracle.printed_procedure(field, Stream(b"any"))
    assert oracle.first_by_matching(field, order) == oracle.first_by_enumeration(field, order)


@pytest.mark.fault("G10")
@pytest.mark.parametrize(("size", "rounds"), [(512, 12), (2_048, 3)])
def test_the_largest_halls_are_paired_without_a_rematch(size: int, rounds: int) -> None:
    """That it is quick enough is measured by `make bench`: 512 players below 2 seconds a round, 2,048 below 10."""
    dice = Random(size)
    points = dict.fromkeys((PlayerId(f"p{number:04}") for number in range(size)), 0)
    met: dict[PlayerId, list[PlayerId]] = {player: [] for player in points}
    for number in range(rounds):
        answer = pair(Field(points, met), Stream(number.to_bytes(8, "big")))
        assert sorted(player for one in answer.pairs for player in one) == sorted(points), "everybody, once"
        for first, second in answer.pairs:
            assert second not in met[first]
            met[first].append(second)
            met[second].append(first)
            points[dice.choice((first, second))] += 3
