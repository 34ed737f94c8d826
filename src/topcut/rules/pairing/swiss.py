"""pairing-v1: from the draw to the pairing, in one of three ways (CH-28 to CH-30, TL-14, PS-19, MU-25)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.rules.facts import Bound
from topcut.rules.pairing.field import Field, Pair
from topcut.rules.pairing.first import first_in_order
from topcut.rules.pairing.limited import at_once, bound
from topcut.rules.pairing.weights import Weights

LISTED_UP_TO = 12
DRAWS_OF_A_GROUP = 256
SEEN_AT_A_GLANCE = 5  # players of a group, for which it pays to ask before drawing


class Way(StrEnum):
    LISTED = "listed"  # all best pairings were listed and one was drawn
    DRAWN = "drawn"  # the printed procedure, group by group
    FIRST = "first"  # the best pairing that comes first in the drawn order
    LIMITED = "limited"  # none of these: what was found before the search was over


@dataclass(frozen=True, slots=True)
class Pairing:
    pairs: tuple[Pair, ...]
    way: Way
    bound: Bound | None = None  # of one that is limited


def pair(field: Field, stream: Stream) -> Pairing:
    *_, defined = pairings(field, stream, limited=False)
    return defined


def pairings(field: Field, stream: Stream, *, limited: bool = True) -> Iterator[Pairing]:
    """The pairing that is defined, last; where it needs a search, before it one that is found at once (A9)."""
    assert len(field.points) % 2 == 0, "the bye is settled before"
    if len(field.points) <= LISTED_UP_TO:
        yield Pairing(_listed(field, stream), Way.LISTED)
        return
    orders, drawn = _drawn(field, stream)
    if drawn is not None:
        yield Pairing(drawn, Way.DRAWN)
        return
    if limited:
        found = at_once(field, orders)
        yield Pairing(found, Way.LIMITED, bound(field, found))
    yield Pairing(first_in_order(field, orders), Way.FIRST)


def _listed(field: Field, stream: Stream) -> tuple[Pair, ...]:
    """One of all best pairings, exactly uniform: they are counted, and number `below(N)` is written out."""
    players = sorted(field.points)
    weights = Weights(field, field.groups(), breaking=True)
    worth = {(a, b): weights.of(players[a], players[b]) or 0 for b in range(len(players)) for a in range(b)}

    @cache
    def best(left: int) -> tuple[int, int]:
        """The greatest weight with which the players of this bit set can be paired, and in how many ways."""
        if not left:
            return 0, 1
        most, ways = -1, 0
        for a, b, rest in _choices(left):
            weight, count = best(rest)
            weight += worth[a, b]
            if weight > most:
                most, ways = weight, count
            elif weight == most:
                ways += count
        return most, ways

    left = (1 << len(players)) - 1
    number = stream.below(best(left)[1])
    pairs: list[Pair] = []
    while left:
        for a, b, rest in _choices(left):
            weight, count = best(rest)
            if weight + worth[a, b] < best(left)[0]:
                continue
            if number < count:
                break
            number -= count
        pairs.append((players[a], players[b]))
        left = rest
    return tuple(pairs)


def _choices(left: int) -> list[tuple[int, int, int]]:
    """Each way to pair off the smallest player of a bit set: the two, and the set that remains."""
    a = (left & -left).bit_length() - 1
    others = left ^ 1 << a
    choices = []
    rest = others
    while rest:
        bit = rest & -rest
        choices.append((a, bit.bit_length() - 1, others ^ bit))
        rest ^= bit
    return choices


def _drawn(field: Field, stream: Stream) -> tuple[list[list[PlayerId]], tuple[Pair, ...] | None]:
    """The last draw of each group from the top, and the pairs unless a group could not be settled."""
    apart = field.apart()
    orders: list[list[PlayerId]] = []
    pairs: list[Pair] = []
    floater: PlayerId | None = None
    settled = True
    for group in field.groups():
        if not settled:
            orders.append(stream.shuffle(group))
            continue
        order, settled = _draw(group, floater, apart, stream)
        orders.append(order)
        line = order if floater is None else [floater, *order]
        pairs.extend(zip(line[::2], line[1::2], strict=False))
        floater = line[-1] if len(line) % 2 else None
    return orders, tuple(pairs) if settled else None


def _draw(
    group: list[PlayerId], floater: PlayerId | None, apart: Mapping[PlayerId, Collection[PlayerId]], stream: Stream
) -> tuple[list[PlayerId], bool]:
    """A group drawn until none of its pairs should be apart, or the last draw that is allowed."""
    if len(group) <= SEEN_AT_A_GLANCE and not _can_settle(group, floater, apart):
        return stream.last_shuffle(group, DRAWS_OF_A_GROUP), False
    for _ in range(DRAWS_OF_A_GROUP):
        order = stream.shuffle(group)
        line = order if floater is None else [floater, *order]
        if not any(b in apart.get(a, ()) for a, b in zip(line[::2], line[1::2], strict=False)):
            return order, True
    return order, False


def _can_settle(
    group: list[PlayerId], floater: PlayerId | None, apart: Mapping[PlayerId, Collection[PlayerId]]
) -> bool:
    """Whether any draw of the group could do."""
    if floater is None:
        if len(group) < 2:
            return True
        first, *others = group
        if len(group) % 2 and _can_settle(others, None, apart):
            return True
        return _can_settle(others, first, apart)
    return any(
        other not in apart.get(floater, ()) and _can_settle([*group[:i], *group[i + 1 :]], None, apart)
        for i, other in enumerate(group)
    )
