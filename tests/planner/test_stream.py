"""The planner's chance: what is drawn for one part of a tournament tells nothing about another."""

from collections import Counter

import pytest
from scipy.stats import chi2

from topcut.planner.compiled import zeros
from topcut.planner.stream import begin, key_of, lot, number

TOURNAMENTS, PARTS, NUMBERS = 4000, 8, 3
SWISS, BRACKET = 0, 1 + 64 * 3 + 4


def drawn(purpose: int, tournament: int) -> list[int]:
    """The first numbers, and a lot."""
    stream = zeros(3)
    begin(stream, key_of("parts"), tournament, purpose)
    return [*(int(number(stream)) for _ in range(NUMBERS)), int(lot(stream, 0))]


@pytest.mark.parametrize("later", [(0, BRACKET), (0, BRACKET + 64), (1, SWISS)], ids=["bracket", "longer", "next"])
def test_what_is_drawn_first_tells_nothing_about_what_is_drawn_elsewhere(later: tuple[int, int]) -> None:
    """Rounds beside brackets, and beside the tournament that follows: chi-square over each two of their numbers."""
    step, purpose = later
    here = [drawn(SWISS, tournament) for tournament in range(TOURNAMENTS)]
    there = [drawn(purpose, tournament + step) for tournament in range(TOURNAMENTS)]
    expected = TOURNAMENTS / PARTS**2
    for one in range(NUMBERS + 1):
        for other in range(NUMBERS + 1):
            seen = Counter(
                (mine[one] * PARTS >> 32, theirs[other] * PARTS >> 32) for mine, theirs in zip(here, there, strict=True)
            )
            square = sum((seen[a, b] - expected) ** 2 / expected for a in range(PARTS) for b in range(PARTS))
            assert square < chi2.ppf(0.9999, PARTS**2 - 1), (one, other)
