"""A pairing that is found at once, and how far it can be from the best: what there is while the search goes on (A9).

From the top everyone takes the first they may meet, as an organizer would. Whoever is left over is paired by swapping
others along: first without a rematch and without a forbidden pair, then without a forbidden pair, then anyhow. Each of
these matchings is a largest one, and by the formula of Tutte and Berge nobody can leave fewer over; so the number of
forbidden pairs is the least possible, and so is 0 for the meetings. Rows that are those of the printed procedure cannot
be better.
"""

from collections.abc import Sequence
from itertools import chain, zip_longest

from topcut.ids import PlayerId
from topcut.rules.facts import Bound
from topcut.rules.pairing.field import Field, Pair, quality
from topcut.rules.pairing.largest import ALONE, Tree, largest_matching


def at_once(field: Field, orders: Sequence[Sequence[PlayerId]]) -> tuple[Pair, ...]:
    line = list(chain.from_iterable(orders))
    place = {player: i for i, player in enumerate(line)}
    mates = _by_hand(field, orders, place)
    for near in (_near(field, line, place, rematches=False), _near(field, line, place, rematches=True)):
        _pair_more(near, mates)
    left = [i for i, mate in enumerate(mates) if mate == ALONE]
    for a, b in zip(left[::2], left[1::2], strict=True):
        mates[a], mates[b] = b, a
    return tuple((line[a], line[b]) for a, b in enumerate(mates) if a < b)


def bound(field: Field, pairs: Sequence[Pair]) -> Bound:
    """What is proven about a pairing, whichever it is."""
    line = list(field.points)
    place = {player: i for i, player in enumerate(line)}
    forbidden = _must(_near(field, line, place, rematches=True))
    unclean = _must(_near(field, line, place, rematches=False))
    this = quality(field, pairs)
    meetings = unclean - forbidden if this.forbidden == forbidden else 0
    printed = printed_rows([len(group) for group in field.groups()])
    short = sum(max(0, p - n) for wanted, row in zip(printed, this.rows, strict=True) for p, n in _both(wanted, row))
    groups = 0
    if (this.forbidden, this.rematches) == (forbidden, meetings):
        groups = next((i for i, row in enumerate(this.rows) if row != printed[i]), len(printed))
    return Bound(this.forbidden, forbidden, this.rematches, meetings, short, groups)


def printed_rows(sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """The pairs inside each group and with those below it, if nobody has met: 3, 2, 3 -> (1, 1, 0), (0, 1), (1,)"""
    rows = []
    floater = 0
    for i, size in enumerate(sizes):
        left = size - floater
        floater = left % 2
        rows.append((left // 2, floater, *([0] * len(sizes)))[: len(sizes) - i])
    return rows


def _both(wanted: Sequence[int], row: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip_longest(wanted, row, fillvalue=0))


def _by_hand(field: Field, orders: Sequence[Sequence[PlayerId]], place: dict[PlayerId, int]) -> list[int]:
    apart = field.apart()
    mates = [ALONE] * len(place)
    waiting: list[PlayerId] = []
    for player in chain.from_iterable(orders):
        other = next((one for one in waiting if one not in apart.get(player, ())), None)
        if other is None:
            waiting.append(player)
        else:
            waiting.remove(other)
            mates[place[player]], mates[place[other]] = place[other], place[player]
    return mates


def _near(field: Field, line: Sequence[PlayerId], place: dict[PlayerId, int], *, rematches: bool) -> list[int]:
    everybody = (1 << len(line)) - 1
    near = []
    for player in line:
        apart = 1 << place[player]
        for other in chain(field.forbidden.get(player, ()), () if rematches else field.met.get(player, ())):
            if other in place:
                apart |= 1 << place[other]
        near.append(everybody & ~apart)
    return near


def _pair_more(near: Sequence[int], mates: list[int]) -> None:
    for one in range(len(near)):
        if mates[one] == ALONE:
            Tree(near, mates, one).augments()


def _must(near: Sequence[int]) -> int:
    """So many pairs at least are of those who are not near."""
    mates = largest_matching(near)
    return mates.count(ALONE) // 2
