"""A bracket as data: which seeds meet, and whose winners meet next, for any cut from 2 to 32 (R-9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Literal

from topcut.refusal import Refusal

SMALLEST, LARGEST = 2, 32

Order = Literal["drawing", "by-seed"]
Style = Literal["shared", "top"]


@dataclass(frozen=True, slots=True)
class Seed:
    number: int


@dataclass(frozen=True, slots=True)
class WinnerOf:
    match: int


Slot = Seed | WinnerOf


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match of the bracket before the players are known; the better seed comes first."""

    number: int
    slots: tuple[Slot, Slot]


@dataclass(frozen=True, slots=True)
class Bracket:
    size: int
    rounds: tuple[tuple[Fixture, ...], ...]

    @property
    def byes(self) -> tuple[int, ...]:
        """The top seeds without a match in round 1, where the size is not a power of two."""
        playing = {slot.number for fixture in self.rounds[0] for slot in fixture.slots if isinstance(slot, Seed)}
        return tuple(seed for seed in range(1, self.size + 1) if seed not in playing)


def bracket(size: int, order: Order = "drawing") -> Bracket:
    """The tree in which seeds 1 and 2 can meet only in the final, 1 to 4 only in the semi-finals or later, and so on.

    In drawing order neighbours meet: 1-8, 4-5, 3-6, 2-7 (PS-33). By seed the first meets the last: match 1 is 1-8,
    match 2 is 2-7, and then the winner of match 1 meets that of match 4 (TL-27, TL-29). Where the size is not a power
    of two, the best seeds enter in round 2.
    """
    if not SMALLEST <= size <= LARGEST:
        raise Refusal("bracket-size", clause="R-9", size=size, smallest=SMALLEST, largest=LARGEST)
    lines = 1 << (size - 1).bit_length()
    seeds = _lines(lines) if order == "drawing" else range(1, lines + 1)
    left: list[Slot | None] = [Seed(seed) if seed <= size else None for seed in seeds]
    numbers = count(1)
    rounds = []
    while len(left) > 1:
        fixtures = []
        for place, (one, other) in enumerate(_meeting(left, order)):
            if one is None or other is None:
                left[place] = one or other
                continue
            fixtures.append(Fixture(next(numbers), _better_first(one, other)))
            left[place] = WinnerOf(fixtures[-1].number)
        del left[len(left) // 2 :]
        rounds.append(tuple(fixtures))
    return Bracket(size, tuple(rounds))


def down_the_page(bracket: Bracket) -> tuple[tuple[Fixture, ...], ...]:
    """Each round from the top, as it is drawn: those whose winners meet are neighbours, whatever their numbers."""
    fixtures = {fixture.number: fixture for fixtures in bracket.rounds for fixture in fixtures}
    drawn = [bracket.rounds[-1]]
    for _ in bracket.rounds[1:]:
        before = (slot.match for fixture in drawn[-1] for slot in fixture.slots if isinstance(slot, WinnerOf))
        drawn.append(tuple(fixtures[number] for number in before))
    return tuple(reversed(drawn))


def placing(bracket: Bracket, round: int, style: Style = "shared") -> str:
    """The place that the losers of a round have earned: `5-8` where they share it, `5` where all are called fifth."""
    winners = 1 << (len(bracket.rounds) - round)
    best, last = winners + 1, min(2 * winners, bracket.size)
    return f"{best}-{last}" if style == "shared" and last > best else str(best)


def written(bracket: Bracket, style: Style = "shared") -> dict[str, object]:
    """The bracket as scripts read it; a seed that enters in round 2 is next to the match whose winner it meets."""
    return {
        "size": bracket.size,
        "rounds": [[_written(fixture) for fixture in fixtures] for fixtures in bracket.rounds],
        "placings": [placing(bracket, round, style) for round in range(1, len(bracket.rounds) + 1)],
    }


def _lines(size: int) -> list[int]:
    """The seeds down the page: the better of two is above in the upper half of the page and below in the lower."""
    lines = [1, 2]
    while len(lines) < size:
        half, least = len(lines) // 2, 2 * len(lines) + 1
        upper = [line for seed in lines[:half] for line in (seed, least - seed)]
        lines = upper + [line for seed in lines[half:] for line in (least - seed, seed)]
    return lines


def _meeting(left: Sequence[Slot | None], order: Order) -> list[tuple[Slot | None, Slot | None]]:
    half = len(left) // 2
    if order == "drawing":
        return list(zip(left[::2], left[1::2], strict=True))
    return list(zip(left[:half], reversed(left[half:]), strict=True))


def _better_first(one: Slot, other: Slot) -> tuple[Slot, Slot]:
    """Winners stay as they are drawn; a seed comes before a winner, and the better of two seeds before the other."""
    if isinstance(other, Seed) and (isinstance(one, WinnerOf) or other.number < one.number):
        return other, one
    return one, other


def _written(fixture: Fixture) -> dict[str, object]:
    seeds = [slot.number for slot in fixture.slots if isinstance(slot, Seed)]
    winners = [slot.match for slot in fixture.slots if isinstance(slot, WinnerOf)]
    entry: dict[str, object] = {"match": fixture.number}
    if seeds:
        entry["seeds"] = seeds
    if winners:
        entry["from"] = winners
    return entry
