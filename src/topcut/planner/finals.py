"""The end of a tournament: who is above the line after the Swiss rounds, and who wins the bracket."""

from collections.abc import Sequence
from typing import Any

from topcut.planner.book import BRACKET_ROLL, RANKS_DROPPED, UNIT
from topcut.planner.columns import POINTS, Columns, in_units, is_in, place_of
from topcut.planner.compiled import compiled
from topcut.planner.order import ranked
from topcut.planner.playing import FIRST, NOBODY, outcome
from topcut.planner.skill import Chances
from topcut.planner.stream import number
from topcut.rules.pairing.bracket import Seed, bracket

VACANT = -1


def drawing(cut: int) -> Sequence[int]:
    """The matches of a bracket one after the other, two numbers each: a seed from 0, or the match before it as -1, -2,
    and so on. In which order a book numbers them changes nothing about who meets whom."""
    slots = (slot for round in bracket(cut).rounds for fixture in round for slot in fixture.slots)
    return [slot.number - 1 if isinstance(slot, Seed) else -slot.match for slot in slots]


@compiled
def first_ones(
    now: Columns, rules: Any, stream: Any, rounds: int, size: int, has_cut: bool, among: Any, counts: Any, keys: Any
) -> int:
    """Puts the best into the first places of `among`, in their order, and says how many there are: `size`, or fewer.

    Tiebreakers are worked out only for those who could be among them by their points.
    """
    keeps_dropped, unit = rules[RANKS_DROPPED] & int(not has_cut), rules[UNIT]
    for player in range(now.players):
        at = place_of(now, player)
        counts[in_units(now.cells[at + POINTS], unit)] += is_in(now, at) | keeps_dropped
    least, above = len(counts), 0
    while least > 0 and above < size:
        least -= 1
        above += counts[least]
    found = 0
    for player in range(now.players):
        at = place_of(now, player)
        if in_units(now.cells[at + POINTS], unit) >= least and is_in(now, at) | keeps_dropped:
            among[found] = player
            found += 1
    for key in range(len(counts)):
        counts[key] = 0
    ranked(now, rules, stream, rounds, among, found, keys)
    return min(found, size)


@compiled
def champion(
    rules: Any, chances: Chances, stream: Any, among: Any, size: int, drawing: Any, first: int, end: int, winners: Any
) -> int:
    """Plays the bracket of this drawing; seeds that nobody has are vacant, and who would meet them goes on (R-6)."""
    match = 0
    for place in range(first, end, 2):
        one, other = drawing[place], drawing[place + 1]
        seed = winners[-one - 1] if one < 0 else (one if one < size else VACANT)
        against = winners[-other - 1] if other < 0 else (other if other < size else VACANT)
        if min(seed, against) == VACANT:
            winners[match] = max(seed, against)
        else:
            won = outcome(number(stream), chances, chances.bracket, among[seed], among[against])
            if won == NOBODY and rules[BRACKET_ROLL]:
                winners[match] = seed if number(stream) & 1 else against
            elif won == NOBODY:
                winners[match] = min(seed, against)
            else:
                winners[match] = seed if won == FIRST else against
        match += 1
    return among[winners[match - 1]]
