"""The best pairing where the printed procedure cannot be kept: a search from the top that gives up nothing.

Players are taken in the order of the line, each with the earliest partner. After each pair there is a bound: the best
that the remaining numbers of players in each group could still give if nobody had met, except that there are never more
pairs inside a group, or between two groups, than their meetings leave (`caps`). A branch whose bound is not above the
best that was found is left. So what is found last is a best pairing: the objective is compared entry by entry, from the
top. The search has a number of steps; beyond it the engine is asked.
"""

from typing import Any, NamedTuple

from topcut.planner.columns import Columns, have_met
from topcut.planner.compiled import compiled, inlined, zeros

FOUND, NONE_FOUND, SPENT = 0, 1, 2
STEPS = 4000
COUNTED_UP_TO = 6  # players of a group whose pairs are counted exactly
BETTER, NOT_BETTER = 1, 0


class Search(NamedTuple):
    """`rows` counts the pairs between groups so far, `best` those of the best pairing, both group by group."""

    rows: Any
    best: Any
    left: Any  # unpaired players of each group
    free: Any  # the same, while a bound is worked out
    caps: Any  # pairs inside each group and between two of them, at the most
    sizes: Any  # of the groups
    nothing: Any  # rows before the first pair
    group: Any  # of each place in the line
    mate: Any  # of each place in the line
    found: Any  # the mates of the best pairing
    first: Any  # at each depth the place that is paired
    pairs: Any  # of subsets, while pairs inside a group are counted
    floats: Any  # players who wait for somebody from below, while pairings are guessed
    above: Any  # the groups they come from


def search(players: int, groups: int) -> Search:
    return Search(
        zeros(groups * groups),
        zeros(groups * groups),
        zeros(groups),
        zeros(groups),
        zeros(groups * groups),
        zeros(groups),
        zeros(groups * groups),
        zeros(players),
        zeros(players),
        zeros(players),
        zeros(players),
        zeros(1 << COUNTED_UP_TO),
        zeros(players),
        zeros(players),
    )


@compiled
def _most_inside(now: Columns, line: Any, first: int, end: int, pairs: Any) -> int:
    """How many pairs a group can have inside without a rematch; for a large group, half of its players."""
    size = end - first
    if size > COUNTED_UP_TO:
        return size // 2
    pairs[0] = 0
    for left in range(1, 1 << size):
        a = 0
        while not left >> a & 1:
            a += 1
        rest = left ^ (1 << a)
        most = pairs[rest]
        for b in range(a + 1, size):
            if rest >> b & 1 and not have_met(now, line[first + a], line[first + b]):
                most = max(most, 1 + pairs[rest ^ (1 << b)])
        pairs[left] = most
    return pairs[(1 << size) - 1]


@compiled
def _most_between(now: Columns, line: Any, first: int, end: int, under: int, last: int) -> int:
    """How many pairs two groups can have at the most: players of either who may meet anyone of the other."""
    if end - first > COUNTED_UP_TO or last - under > COUNTED_UP_TO:
        return min(end - first, last - under)
    upper, seen = 0, 0
    for one in range(first, end):
        has_any = False
        for other in range(under, last):
            if not have_met(now, line[one], line[other]):
                has_any = True
                seen |= 1 << (other - under)
        upper += int(has_any)
    lower = 0
    while seen:
        lower += seen & 1
        seen >>= 1
    return min(upper, lower)


@inlined
def _has_partners(free: Any, caps: Any, rows: Any, groups: int, first: int, group: int) -> bool:
    """Whether so many others of the groups from `first` on can be met, by numbers, as the group has players left."""
    entry = group * groups + group
    others = 2 * min(caps[entry] - rows[entry], free[group] // 2)
    for other in range(first, groups):
        if other != group:
            between = min(group, other) * groups + max(group, other)
            others += min(caps[between] - rows[between], free[other])
        if others >= free[group]:
            return True
    return others >= free[group]


@compiled
def _can_be(free: Any, caps: Any, rows: Any, groups: int, upper: int, lower: int) -> bool:
    """Whether the players left could be paired, by their numbers, if group `upper` meets only those below `lower`."""
    open_to_upper = 0
    for group in range(lower + 1, groups):
        between = upper * groups + group
        open_to_upper += min(caps[between] - rows[between], free[group])
    if free[upper] > open_to_upper:
        return False
    for group in range(upper + 1, groups):
        first = upper if group > lower else upper + 1
        if not _has_partners(free, caps, rows, groups, first, group):
            return False
    return True


@compiled
def _bound(search: Search, rows: Any, left: Any, groups: int) -> int:
    """Whether what is left could still give a better pairing than the best so far."""
    best, free, caps = search.best, search.free, search.caps
    for group in range(groups):
        free[group] = left[group]
    for group in range(groups):
        if free[group] and not _has_partners(free, caps, rows, groups, 0, group):
            return NOT_BETTER
    for upper in range(groups):
        for lower in range(upper, groups):
            entry = upper * groups + lower
            added = 0
            if free[upper]:
                added = free[upper] // 2 if lower == upper else min(free[upper], free[lower])
                added = min(added, caps[entry] - rows[entry])
                while added >= 0:
                    free[upper] -= added
                    free[lower] -= added
                    if _can_be(free, caps, rows, groups, upper, lower):
                        break
                    free[upper] += added
                    free[lower] += added
                    added -= 1
                if added < 0:
                    return NOT_BETTER
            if rows[entry] + added != best[entry]:
                return BETTER if rows[entry] + added > best[entry] else NOT_BETTER
    return NOT_BETTER


@compiled
def could_be_better(search: Search, groups: int) -> int:
    """Whether any pairing of all players could be better than the best so far."""
    return _bound(search, search.nothing, search.sizes, groups)


@inlined
def _put(search: Search, groups: int, one: int, other: int, by: int) -> None:
    """Counts a pair, or takes it back."""
    upper, lower = search.group[one], search.group[other]
    search.rows[upper * groups + lower] += by
    search.left[upper] -= by
    search.left[lower] -= by
    search.mate[one] = other if by > 0 else -1
    search.mate[other] = one if by > 0 else -1


@compiled
def set_up(now: Columns, line: Any, starts: Any, groups: int, search: Search) -> None:
    """Nobody is paired."""
    for entry in range(groups * groups):
        search.rows[entry], search.best[entry] = 0, -1
    for group in range(groups):
        first, end = starts[group], starts[group + 1]
        search.left[group], search.sizes[group] = end - first, end - first
        search.caps[group * groups + group] = _most_inside(now, line, first, end, search.pairs)
        for lower in range(group + 1, groups):
            most = _most_between(now, line, first, end, starts[lower], starts[lower + 1])
            search.caps[group * groups + lower] = most
        for place in range(first, end):
            search.group[place], search.mate[place] = group, -1


@compiled
def best_first(now: Columns, line: Any, spare: Any, starts: Any, groups: int, size: int, search: Search) -> int:
    """Makes neighbours in the line a best pairing without a rematch, if there is one and it is found in time."""
    set_up(now, line, starts, groups, search)
    depth, other, steps, is_found = 0, 0, 0, False
    search.first[0] = 0
    while depth >= 0:
        one = search.first[depth]
        if search.mate[one] >= 0:  # back from below: on to the next partner, if it can still help
            other = search.mate[one]
            _put(search, groups, one, other, -1)
            if not _bound(search, search.rows, search.left, groups):
                depth -= 1
                continue
        else:
            other = one
        steps += 1
        if steps > STEPS:
            return SPENT
        has_gone_on = False
        for partner in range(other + 1, size):
            if search.mate[partner] >= 0 or have_met(now, line[one], line[partner]):
                continue
            steps += 1
            _put(search, groups, one, partner, 1)
            if 2 * depth + 2 == size:
                if _bound(search, search.rows, search.left, groups):
                    is_found = True
                    for entry in range(groups * groups):
                        search.best[entry] = search.rows[entry]
                    for place in range(size):
                        search.found[place] = search.mate[place]
                    if not could_be_better(search, groups):
                        _write(line, spare, size, search)
                        return FOUND
            elif _bound(search, search.rows, search.left, groups):
                has_gone_on = True
                break
            _put(search, groups, one, partner, -1)
        if not has_gone_on:
            depth -= 1
            continue
        following = one + 1
        while search.mate[following] >= 0:
            following += 1
        depth += 1
        search.first[depth] = following
    if not is_found:
        return NONE_FOUND
    _write(line, spare, size, search)
    return FOUND


@compiled
def _write(line: Any, spare: Any, size: int, search: Search) -> None:
    for place in range(size):
        spare[place] = line[place]
    to = 0
    for place in range(size):
        if search.found[place] > place:
            line[to], line[to + 1] = spare[place], spare[search.found[place]]
            to += 2
