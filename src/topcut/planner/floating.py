"""Where a group cannot be paired inside, more of its players float: the printed procedure, only looser.

Each group is drawn from the top: those who float in meet somebody of it, then as many of the others as can meet each
other, and the rest float on. That is a guess, as others might have had to float. It is kept only if no pairing could be
better, by the bound that the search has (`blocked`); a few guesses nearly always do, at a small part of its cost.
"""

from typing import Any

from topcut.planner.blocked import COUNTED_UP_TO, Search, could_be_better, set_up
from topcut.planner.columns import Columns, have_met
from topcut.planner.compiled import compiled, inlined
from topcut.planner.stream import below

GUESSES = 6
DRAWS, DRAWS_IF_SMALL = 64, 12
NOBODY_CAN = -1


@inlined
def swap(line: Any, one: int, other: int) -> None:
    line[one], line[other] = line[other], line[one]


@inlined
def _drawn_once(
    now: Columns, stream: Any, line: Any, first: int, end: int, floats: Any, partners: int, inside: int
) -> bool:
    """Draws one group: partners of those who float in, then pairs inside; whether none of them have met."""
    for place in range(first, first + partners):
        swap(line, place, place + below(stream, end - place))
        if have_met(now, floats[place - first], line[place]):
            return False
    begin = first + partners
    last = begin + 2 * inside
    for place in range(end - 1, last - 1, -1):
        swap(line, place, begin + below(stream, place - begin + 1))
    for place in range(begin, last, 2):
        swap(line, place + 1, place + 1 + below(stream, last - place - 1))
        if have_met(now, line[place], line[place + 1]):
            return False
    return True


@compiled
def _settle(
    now: Columns, stream: Any, line: Any, pairs: Any, starts: Any, groups: int, group: int, waiting: int, search: Search
) -> int:
    """Pairs a group with those who wait for somebody from below; how many wait then."""
    first, end = starts[group], starts[group + 1]
    size, own = end - first, group * groups + group
    is_small = size <= COUNTED_UP_TO
    for partners in range(min(waiting, size), -1 if is_small else min(waiting, size) - 1, -1):
        most = min((size - partners) // 2, search.caps[own])
        for inside in range(most, -1 if is_small else most - 1, -1):
            for _ in range(DRAWS_IF_SMALL if is_small else DRAWS):
                if _drawn_once(now, stream, line, first, end, search.floats, partners, inside):
                    _note(line, pairs, first, end, groups, group, waiting, partners, inside, search)
                    return waiting + size - 2 * (partners + inside)
    return NOBODY_CAN


@inlined
def _note(
    line: Any,
    pairs: Any,
    first: int,
    end: int,
    groups: int,
    group: int,
    waiting: int,
    partners: int,
    inside: int,
    search: Search,
) -> None:
    to = first - waiting  # everyone above is paired, except those who wait
    for number in range(partners):
        pairs[to], pairs[to + 1] = search.floats[number], line[first + number]
        search.best[search.above[number] * groups + group] += 1
        to += 2
    last = first + partners + 2 * inside
    for place in range(first + partners, last):
        pairs[to] = line[place]
        to += 1
    search.best[group * groups + group] += inside
    for number in range(partners, waiting):
        search.floats[number - partners], search.above[number - partners] = search.floats[number], search.above[number]
    for place in range(last, end):
        search.floats[waiting - partners + place - last] = line[place]
        search.above[waiting - partners + place - last] = group


@compiled
def floated(
    now: Columns, stream: Any, line: Any, pairs: Any, starts: Any, groups: int, size: int, search: Search
) -> bool:
    """Makes neighbours in the line a best pairing without a rematch, if a guess turns out to be one."""
    set_up(now, line, starts, groups, search)
    for _ in range(GUESSES):
        for entry in range(groups * groups):
            search.best[entry] = 0
        waiting = 0
        for group in range(groups):
            waiting = _settle(now, stream, line, pairs, starts, groups, group, waiting, search)
            if waiting == NOBODY_CAN:
                break
        if waiting == 0 and not could_be_better(search, groups):
            for place in range(size):
                line[place] = pairs[place]
            return True
    return False
