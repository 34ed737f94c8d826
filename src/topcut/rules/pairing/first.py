"""The third way of pairing-v1: the best pairing that is first in a given order, block by block.

Players are taken in the order from the top, each with the earliest partner. Where that gives the printed procedure it
is the answer (`_ahead`). Where it does not, a block of groups is solved exactly, just large enough that nothing below
depends on who in it meets whom (`_block`). This rests on two facts; `most` is the greatest number of others that one
player should not meet:

- Among 2 * most + 2 or more players everyone can be paired without breaking anything (each can meet at least half of
  the others: Dirac's theorem). So a choice above never spoils the rest while that many remain, and a group a little
  larger than that takes in anyone who floats down and lets anyone float on.
- In a best pairing at most 2 * most players stand strictly between the groups of two who are paired: otherwise one of
  them could be swapped in. So pairs further apart need not be looked at.

That a pairing is best is written as one weight a pair (`weights`), so that the best pairings are the heaviest matchings
(`heaviest`); of these the first is taken (`rooms`). To read: G. Dirac, Some theorems on abstract graphs (Proc. London
Math. Soc. 2, 1952).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field, Pair
from topcut.rules.pairing.heaviest import Kind, Optimum, heaviest, together
from topcut.rules.pairing.rooms import first_of
from topcut.rules.pairing.weights import Weights

Groups = list[list[PlayerId]]

WORTH_A_TRY = 48  # up to this size it pays to ask whether a block can end before the next large group


def first_in_order(field: Field, orders: Sequence[Sequence[PlayerId]]) -> tuple[Pair, ...]:
    return tuple(_Search(field, orders).pairs())


class _Search:
    def __init__(self, field: Field, orders: Sequence[Sequence[PlayerId]]) -> None:
        self.field = field
        self.orders = [list(order) for order in orders]
        self.apart: Mapping[PlayerId, Collection[PlayerId]] = field.apart()
        self.most = max((len(set(others)) for others in self.apart.values()), default=0)
        self.reach = 2 * max(
            (len({*field.met.get(p, ()), *field.forbidden.get(p, ())}) for p in field.points), default=0
        )
        self.size = {player: len(order) for order in self.orders for player in order}
        self.enough = 2 * self.most + 2  # this many players can always be paired

    def pairs(self) -> list[Pair]:
        groups = self.orders
        pairs: list[Pair] = []
        while groups:
            found = self._ahead(groups) or self._front(groups) or self._block(groups)
            if found is None:  # some must meet again, or club mates must meet: only the whole field says who
                return self._first(self.orders) or self._first(self.orders, breaking=True)
            pairs.extend(found)
            paired = set(chain.from_iterable(found))
            groups = [rest for group in groups if (rest := [player for player in group if player not in paired])]
        return pairs

    def _ahead(self, groups: Groups) -> list[Pair]:
        """As far down as everyone can take the earliest partner and the groups still pair as printed."""
        rest = sum(map(len, groups))
        pairs: list[Pair] = []
        sure = 0  # this many of the pairs are certain
        waiting: list[PlayerId] = []
        for whole in groups:
            group = whole
            rest -= len(group)
            if waiting and len(group) > self._loose(rest) + 1:
                pairs.append((waiting[0], self._earliest(waiting[0], group)))
                sure = len(pairs)
                group = [player for player in group if player != pairs[-1][1]]
                waiting = []
            floater = waiting[0] if waiting else None
            self._pair_off(group, waiting, pairs)
            if len(waiting) > 1 or (waiting and waiting[0] == floater):
                break
            if not waiting and (rest == 0 or rest >= self.enough):
                sure = len(pairs)
        return pairs[:sure]

    def _loose(self, below: int) -> int:
        """How many must stay in a group so that it can do whatever is asked of it, with that many players below it.

        If those below are too few to be sure of pairing among themselves, each of them may need one of the group.
        """
        return self.enough + (below if below < self.enough else 0)

    def _pair_off(self, group: Iterable[PlayerId], waiting: list[PlayerId], pairs: list[Pair]) -> None:
        """Everyone meets the first waiting player they may meet, or waits."""
        apart = self.apart
        for player in group:
            for i, other in enumerate(waiting):
                if player not in apart.get(other, ()):
                    pairs.append((other, player))
                    del waiting[i]
                    break
            else:
                waiting.append(player)

    def _earliest(self, player: PlayerId, group: Sequence[PlayerId]) -> PlayerId:
        return next(other for other in group if other not in self.apart.get(player, ()))

    def _front(self, groups: Groups) -> list[Pair]:
        """Pairs at the front of a large group: those who remain in it can still do whatever may be asked of it."""
        keep = self._loose(sum(map(len, groups[1:]))) + 1
        pairs: list[Pair] = []
        waiting: list[PlayerId] = []
        for player in groups[0]:
            if len(groups[0]) - 2 * len(pairs) - 2 < keep:
                break
            self._pair_off((player,), waiting, pairs)
        return pairs

    def _block(self, groups: Groups) -> list[Pair] | None:
        """The pairs of the fewest groups from the top that do not depend on anything below."""
        rest = sum(map(len, groups))
        size = 0
        for end, group in enumerate(groups, start=1):
            size += len(group)
            rest -= len(group)
            below = groups[end] if rest else []
            may_end = size % 2 == 0 and size <= WORTH_A_TRY and rest >= self.enough
            loose = self._loose(rest - len(below))
            if rest and not may_end and len(below) < loose + 2:
                continue
            block = groups[:end]
            floating = size - 2 * self._pairs_inside(block) if rest else 0
            if not floating and (not rest or may_end):
                found = self._first(block)
                return found if found and self._is_clean(found, block) else None
            if len(below) > loose + floating:
                found = self._first(block, into=below[: self.most + floating])
                return found if found and self._is_clean(found, []) else None
        raise AssertionError("the last block has nothing below it")

    def _is_clean(self, pairs: Iterable[Pair], block: Groups) -> bool:
        """No club mates meet, or only in a block of whole groups, where nothing outside could help it."""
        whole = bool(block) and all(len(group) == self.size[group[0]] for group in block)
        return whole or not any(self.field.are_mates(a, b) for a, b in pairs)

    def _pairs_inside(self, block: Groups) -> int:
        """How many pairs the best pairing from the top has inside the block if anyone may also float out of it."""
        kinds = Weights(self.field, block, reach=self.reach).kinds()
        size = sum(map(len, block))
        best = _heaviest(block, kinds, optional=(1 << size) - 1)
        assert best is not None, "everybody may be left out"
        return sum(near >> best.mates[i] & 1 for i, near in enumerate(together(kinds, size))) // 2

    def _first(self, block: Groups, into: Sequence[PlayerId] = (), breaking: bool = False) -> list[Pair]:
        """The best pairing of the block that is first in its order, none if there is none; some may float `into`."""
        ladder = [*block, list(into)] if into else block
        kinds = Weights(self.field, ladder, breaking=breaking, reach=None if breaking else self.reach).kinds()
        line = list(chain.from_iterable(ladder))
        must = len(line) - len(into)
        optional = (1 << len(line)) - (1 << must)
        if into:  # they are there for those who float in, and are paired among themselves later
            kinds = [
                Kind([near if i < must else near & ~optional for i, near in enumerate(kind.near)], kind.weight)
                for kind in kinds
            ]
        best = _heaviest(ladder, kinds, optional)
        return [] if best is None else [(line[a], line[b]) for a, b in first_of(best, must)]


def _heaviest(groups: Groups, kinds: Sequence[Kind], optional: int) -> Optimum | None:
    """The optional players may be left out: they can be paired with each other, or one of them with nobody, for
    nothing."""
    of = [i for i, group in enumerate(groups) for _ in group]
    if not optional:
        return heaviest(of, kinds)
    if len(of) % 2:
        kinds = [Kind([*kind.near, 0], kind.weight) for kind in kinds]
        optional |= 1 << len(of)
        of.append(len(groups))
    left_out = [optional & ~(1 << i) if optional >> i & 1 else 0 for i in range(len(of))]
    for_nothing = [dict.fromkeys(range(i, len(groups) + 1), 0) for i in range(len(groups) + 1)]
    return heaviest(of, [*kinds, Kind(left_out, for_nothing)])
