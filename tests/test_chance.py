"""draw-v1 by its published vectors and by what must always hold."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2

from topcut.chance import NUMBERS, Draw, Stream, canon, commitment, draw_key, lot, roster_digest, stream

FINAL = bytes(range(32))
CONTEXT = {"event": "e1", "round": 1, "attempt": 1, "purpose": "pairing"}  # members as in the published vector
PLAYERS = [f"p{number:02}" for number in range(1, 11)]


def numbered(*numbers: int) -> Stream:
    """A stream that begins with these numbers."""
    rigged = Stream(b"")
    rigged._numbers = iter(numbers)
    return rigged


def test_the_commitment_is_that_of_the_vector() -> None:
    assert commitment(FINAL).hex() == "f39be34c6979b49af9ee18cfc1ffe4a8dd58b20c9928e29fb3eb8e2f46542db8"


@pytest.mark.fault("M5")
def test_the_first_numbers_are_those_of_the_vector() -> None:
    drawn = stream(FINAL, CONTEXT)
    numbers = [drawn.below(NUMBERS) for _ in range(3)]
    assert [f"{number:016x}" for number in numbers] == ["c477a4733254aeba", "a602e7dba9f3aa8d", "3a487cb4351d0702"]


@pytest.mark.fault("M5")
@pytest.mark.parametrize(
    ("attempt", "order"),
    [(1, "p10 p06 p04 p05 p02 p07 p08 p03 p01 p09"), (2, "p07 p10 p06 p04 p05 p09 p03 p01 p02 p08")],
)
def test_shuffles_are_those_of_the_vectors(attempt: int, order: str) -> None:
    assert " ".join(stream(FINAL, {**CONTEXT, "attempt": attempt}).shuffle(PLAYERS)) == order


@pytest.mark.fault("M5")
@given(st.binary(min_size=1, max_size=80), st.integers(0, 40))
def test_blocks_are_plain_hmacs_of_a_counter(key: bytes, block: int) -> None:
    key = hashlib.sha256(key).digest()
    drawn = Stream(key)
    numbers = [drawn.below(NUMBERS) for _ in range(4 * block + 4)][-4:]
    expected = hmac.digest(key, block.to_bytes(8, "big"), "sha256")
    assert b"".join(number.to_bytes(8, "big") for number in numbers) == expected


@pytest.mark.fault("M4")
def test_numbers_that_would_favour_some_results_are_drawn_again() -> None:
    largest_fair = NUMBERS - NUMBERS % 10 - 1
    assert numbered(NUMBERS - 1, largest_fair + 1, largest_fair).below(10) == 9
    assert numbered(NUMBERS - 1, 5).shuffle("abc"[:2]) == ["a", "b"]  # of two, every number is fair: 1 stays in place
    assert numbered(NUMBERS - 1, 0, 1).shuffle("abc") == ["c", "b", "a"]  # of three, the largest number is not


@pytest.mark.fault("M4")
@pytest.mark.parametrize("things", ["abcd", "abcde"])
def test_all_orders_are_equally_likely(things: str) -> None:
    orders = list(permutations(things))
    draws = 200 * len(orders)
    distance = unevenness(orders, (tuple(seeded(seed).shuffle(things)) for seed in range(draws)))
    assert distance < chi2.ppf(0.999, len(orders) - 1)


@pytest.mark.fault("M4")
def test_every_seat_and_every_number_is_equally_likely() -> None:
    """Numbers below 6, which does not divide 2 to the 64, and who is drawn first of five as for a bye."""
    assert unevenness(range(6), (seeded(seed).below(6) for seed in range(6_000))) < chi2.ppf(0.999, 5)
    assert unevenness("abcde", (seeded(seed).sample("abcde", 1)[0] for seed in range(5_000))) < chi2.ppf(0.999, 4)


@pytest.mark.fault("M4")
def test_a_biased_shuffle_would_be_noticed() -> None:
    """The mistake that everybody makes: each thing is exchanged with any other, not with those before it."""

    def naive(drawn: Stream) -> tuple[str, ...]:
        shuffled = list("abcd")
        for i in range(4):
            j = drawn.below(4)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return tuple(shuffled)

    orders = list(permutations("abcd"))
    assert unevenness(orders, (naive(seeded(seed)) for seed in range(4_800))) > chi2.ppf(0.999, 23)


def seeded(seed: int) -> Stream:
    return stream(hashlib.sha256(str(seed).encode()).digest(), CONTEXT)


def unevenness(possible: Iterable[object], drawn: Iterable[object]) -> float:
    """Chi-square: how far what was drawn is from each being drawn equally often."""
    times = Counter(drawn)
    each = list(possible)
    assert set(times) <= set(each)
    even = times.total() / len(each)
    return sum((times[one] - even) ** 2 / even for one in each)


@given(st.integers(0, 9), st.integers(1, 40), st.integers(0, 100))
def test_the_last_of_many_shuffles_takes_the_numbers_of_all(size: int, times: int, seed: int) -> None:
    key = str(seed).encode()
    one_by_one, at_once = Stream(key), Stream(key)
    for _ in range(times):
        order = one_by_one.shuffle(range(size))
    assert at_once.last_shuffle(range(size), times) == order
    assert at_once.below(NUMBERS) == one_by_one.below(NUMBERS)


def test_skipped_shuffles_draw_again_as_well() -> None:
    numbers = (NUMBERS - 1, 7, 3, 0, 1, 99)  # the first is not fair for three things
    rigged, plain = numbered(*numbers), numbered(*numbers)
    plain.shuffle("abc")
    assert rigged.last_shuffle("abc", 2) == plain.shuffle("abc")
    assert rigged.below(100) == plain.below(100) == 99


@given(st.lists(st.integers(), max_size=30), st.integers(0, 30), st.binary(max_size=8))
def test_a_sample_is_the_beginning_of_a_shuffle(things: list[int], size: int, key: bytes) -> None:
    assert Stream(key).sample(things, size) == Stream(key).shuffle(things)[:size]
    assert sorted(Stream(key).shuffle(things)) == sorted(things)


def test_dice_show_every_face() -> None:
    rolls = stream(FINAL, CONTEXT).dice(1_000, 8)
    assert set(rolls) == set(range(1, 9))


@pytest.mark.fault("M3")
def test_a_draw_depends_on_every_part_of_its_context() -> None:
    roster = [("ana", 3), ("bo", 0)]
    draws = [
        Draw(FINAL, "t1", 1).key("pairing", roster),
        Draw(FINAL, "t1", 1).key("bye", roster),
        Draw(FINAL, "t1", 1, attempt=2).key("pairing", roster),
        Draw(FINAL, "t1", 2).key("pairing", roster),
        Draw(FINAL, "t2", 1).key("pairing", roster),
        Draw(FINAL, "t1", 1).key("pairing", [("ana", 3), ("bo", 1)]),
        Draw(bytes(32), "t1", 1).key("pairing", roster),
    ]
    assert len(set(draws)) == len(draws)
    assert Draw(FINAL, "t1", 1).key("pairing", reversed(roster)) == draws[0]


def test_a_draw_is_the_documented_context() -> None:
    roster = hashlib.sha256(b'[["ana",3],["bo",0]]').hexdigest()
    context = {"tournament": "t1", "round": 4, "attempt": 2, "purpose": "bye", "roster": roster}
    assert roster_digest([("bo", 0), ("ana", 3)]) == roster
    assert Draw(FINAL, "t1", 4, 2).key("bye", [("bo", 0), ("ana", 3)]) == draw_key(FINAL, context)


@pytest.mark.clause("CH-45")
def test_a_lot_is_drawn_once_and_does_not_depend_on_the_others() -> None:
    context = {"tournament": "t1", "purpose": "tiebreak", "player": "ana"}
    assert lot(FINAL, "t1", "ana") == stream(FINAL, context).below(NUMBERS)
    assert len({lot(FINAL, "t1", player) for player in PLAYERS}) == len(PLAYERS)


def test_the_one_way_to_write_a_value() -> None:
    assert canon({"b": 1, "a": ["é", None]}) == '{"a":["é",null],"b":1}'.encode()
