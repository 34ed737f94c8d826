"""The best pairings of a few players, counted over all subsets, and one of them by chance: each equally likely."""

from typing import Any, NamedTuple

from topcut.planner.columns import Columns, meetings
from topcut.planner.compiled import compiled, zeros
from topcut.planner.stream import below

LISTED_UP_TO = 12
ROOM = 1 << 58  # of the lighter of two words: the objective has up to 73 bits


class Listed(NamedTuple):
    """Of each pair its weight, and of each subset the greatest weight and the number of ways to it."""

    heavy: Any
    light: Any
    most_heavy: Any
    most_light: Any
    ways: Any


def tables() -> Listed:
    pairs, subsets = LISTED_UP_TO**2, 1 << LISTED_UP_TO
    return Listed(zeros(pairs), zeros(pairs), zeros(subsets), zeros(subsets), zeros(subsets))


@compiled
def _weigh(now: Columns, line: Any, starts: Any, groups: int, size: int, tables: Listed) -> None:
    """Digits of one number in mixed radix, as the engine has them: no rematch, then the rows from the top."""
    place, is_heavy = 1, False
    for upper in range(groups - 1, -1, -1):
        for lower in range(groups - 1, upper - 1, -1):
            for a in range(starts[upper], starts[upper + 1]):
                for b in range(starts[lower], starts[lower + 1]):
                    for one in (a * size + b, b * size + a):
                        tables.heavy[one] = place if is_heavy else 0
                        tables.light[one] = 0 if is_heavy else place
            above, beneath = starts[upper + 1] - starts[upper], starts[lower + 1] - starts[lower]
            place *= 1 + (above // 2 if upper == lower else min(above, beneath))
            if place > ROOM and not is_heavy:
                place, is_heavy = 1, True
    if not is_heavy:
        place = 1
    most = 0
    for a in range(size):
        for b in range(size):
            if a != b:
                most = max(most, meetings(now, line[a], line[b]))
    for a in range(size):
        for b in range(size):
            if a != b:
                tables.heavy[a * size + b] += (most - meetings(now, line[a], line[b])) * place


@compiled
def _count(size: int, tables: Listed) -> None:
    """For each subset: the greatest weight with which it can be paired, and in how many ways."""
    tables.most_heavy[0], tables.most_light[0], tables.ways[0] = 0, 0, 1
    for left in range(1, 1 << size):
        tables.ways[left] = 0
        a = 0
        while not left >> a & 1:
            a += 1
        others = left ^ (1 << a)
        for b in range(a + 1, size):
            rest = others ^ (1 << b)
            if not others >> b & 1 or not tables.ways[rest]:
                continue
            heavy = tables.most_heavy[rest] + tables.heavy[a * size + b]
            light = tables.most_light[rest] + tables.light[a * size + b]
            before, beside = tables.most_heavy[left], tables.most_light[left]
            if not tables.ways[left] or heavy > before or (heavy == before and light > beside):
                tables.most_heavy[left], tables.most_light[left] = heavy, light
                tables.ways[left] = tables.ways[rest]
            elif heavy == before and light == beside:
                tables.ways[left] += tables.ways[rest]


@compiled
def listed(
    now: Columns, stream: Any, line: Any, spare: Any, starts: Any, groups: int, size: int, tables: Listed
) -> None:
    """Makes neighbours in the line a best pairing."""
    _weigh(now, line, starts, groups, size, tables)
    _count(size, tables)
    left = (1 << size) - 1
    number = below(stream, tables.ways[left])
    for place in range(size):
        spare[place] = line[place]
    place = 0
    while left:
        a = 0
        while not left >> a & 1:
            a += 1
        others = left ^ (1 << a)
        for b in range(a + 1, size):
            rest = others ^ (1 << b)
            if not others >> b & 1 or not tables.ways[rest]:
                continue
            heavy = tables.most_heavy[rest] + tables.heavy[a * size + b]
            light = tables.most_light[rest] + tables.light[a * size + b]
            if heavy != tables.most_heavy[left] or light != tables.most_light[left]:
                continue
            if number < tables.ways[rest]:
                line[place], line[place + 1] = spare[a], spare[b]
                place += 2
                left = rest
                break
            number -= tables.ways[rest]
