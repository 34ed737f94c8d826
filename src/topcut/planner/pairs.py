"""Pairing a round as the engine does: by groups of equal points from the top, each drawn until nobody meets again.

The players stand in `line`, and neighbours are paired: a group with a player left over has that one last, next to the
first of the group below. A group is drawn pair by pair, and from the start again as soon as two have met before, which
leaves every pairing without a rematch equally likely. With at most 12 players the whole round is drawn again, as the
engine lists all best pairings there.
"""

from typing import Any, NamedTuple

from topcut.planner.blocked import FOUND, Search, best_first
from topcut.planner.book import UNIT
from topcut.planner.columns import POINTS, Columns, have_met, in_units, meetings, place_of
from topcut.planner.compiled import inlined
from topcut.planner.floating import floated, swap
from topcut.planner.listed import LISTED_UP_TO, Listed, listed
from topcut.planner.stream import below

DRAWS, DRAWS_IF_SMALL, SMALL = 256, 24, 4
WHOLE_DRAWS_IF_LISTED = 48
NOT_PAIRED, PAIRED, WITHOUT_REMATCH = range(3)  # not paired: only the engine can say how


class Floor(NamedTuple):
    """Room to pair in: the line of players, where its groups begin, and how many there are of each number of points.

    Before they are sorted, the players stand in `spare`; afterwards it is there to write on.
    """

    line: Any
    spare: Any
    starts: Any
    counts: Any


@inlined
def grouped(now: Columns, rules: Any, floor: Floor, size: int) -> int:
    """Sorts those who play into groups from the top, and says how many there are."""
    counts, line, spare, starts, unit = floor.counts, floor.line, floor.spare, floor.starts, rules[UNIT]
    top = 0
    for place in range(size):
        key = in_units(now.cells[place_of(now, spare[place]) + POINTS], unit)
        counts[key] += 1
        top = max(top, key)
    groups, first = 0, 0
    for key in range(top, -1, -1):
        if counts[key]:
            starts[groups] = first
            groups += 1
            first, counts[key] = first + counts[key], first
    starts[groups] = size
    for place in range(size):
        key = in_units(now.cells[place_of(now, spare[place]) + POINTS], unit)
        line[counts[key]] = spare[place]
        counts[key] += 1
    for key in range(top + 1):
        counts[key] = 0
    return groups


@inlined
def _drawn_once(now: Columns, stream: Any, line: Any, first: int, end: int, floats_in: bool, is_new: bool) -> bool:
    """Draws one group; whether none of its pairs have met."""
    place = first
    if floats_in:
        swap(line, first, first + below(stream, end - first))
        if not is_new and have_met(now, line[first - 1], line[first]):
            return False
        place += 1
    if (end - place) % 2:
        swap(line, end - 1, place + below(stream, end - place))
        end -= 1
    while place < end:
        swap(line, place + 1, place + 1 + below(stream, end - place - 1))
        if not is_new and have_met(now, line[place], line[place + 1]):
            return False
        place += 2
    return True


@inlined
def _drawn(now: Columns, stream: Any, floor: Floor, groups: int, is_new: bool, draws: int) -> bool:
    floats_in = False
    for group in range(groups):
        first, end = floor.starts[group], floor.starts[group + 1]
        most = draws if end - first > SMALL else min(draws, 1 if end - first == 1 else DRAWS_IF_SMALL)
        settled = False
        for _ in range(most):
            settled = _drawn_once(now, stream, floor.line, first, end, floats_in, is_new)
            if settled:
                break
        if not settled:
            return False
        floats_in = (end - first + floats_in) % 2 == 1
    return True


@inlined
def pair(
    now: Columns, rules: Any, stream: Any, floor: Floor, size: int, search: Search, tables: Listed, is_new: bool
) -> int:
    """Pairs so many players, an even number; if nobody has met anybody yet, there is nothing to look at."""
    groups = grouped(now, rules, floor, size)
    few = size <= LISTED_UP_TO
    for _ in range(WHOLE_DRAWS_IF_LISTED if few else 1):
        if _drawn(now, stream, floor, groups, is_new, 1 if few else DRAWS):
            return WITHOUT_REMATCH
    for group in range(groups if few else 0):
        for place in range(floor.starts[group + 1] - 1, floor.starts[group], -1):
            swap(floor.line, place, floor.starts[group] + below(stream, place - floor.starts[group] + 1))
    if few:
        listed(now, stream, floor.line, floor.spare, floor.starts, groups, size, tables)
        return PAIRED
    if floated(now, stream, floor.line, floor.spare, floor.starts, groups, size, search):
        return WITHOUT_REMATCH
    found = best_first(now, floor.line, floor.spare, floor.starts, groups, size, search)
    return WITHOUT_REMATCH if found == FOUND else NOT_PAIRED


@inlined
def rematches(now: Columns, line: Any, size: int) -> int:
    """Earlier meetings of those who are paired."""
    count = 0
    for place in range(0, size, 2):
        count += meetings(now, line[place], line[place + 1])
    return count
