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

That a pairing is best, and among the best the first, is written as one weight a pair: the objective in the high digits,
below it one digit for each player with how early the partner comes, each worth more than all that follow it. The
heaviest matching is then the answer, and there is only one. To read: G. Dirac, Some theorems on abstract graphs (Proc.
London Math. Soc. 2, 1952); for matchings by weight see `blossom`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field, Pair
from topcut.rules.pairing.matching import SAFE_BITS, heaviest
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
        return len(_Graph(block, [], Weights(self.field, block, reach=self.reach)).heaviest([], must=0) or ())

    def _first(self, block: Groups, into: Sequence[PlayerId] = (), breaking: bool = False) -> list[Pair]:
        """The best pairing of the block that is first in its order, none if there is none; some may float `into`.

        How early a partner comes is written below the objective, in one digit for each player of the block. Where
        that makes the numbers too large, the first players are settled first and the others in another go.
        """
        groups, beyond = block, list(into)
        pairs: list[Pair] = []
        while groups:
            found = self._first_few(groups, beyond, breaking)
            if not found:
                return []
            pairs.extend(found)
            paired = set(chain.from_iterable(found))
            groups = [left for group in groups if (left := [player for player in group if player not in paired])]
            beyond = [player for player in beyond if player not in paired]
        return pairs

    def _first_few(self, groups: Groups, beyond: list[PlayerId], breaking: bool) -> list[Pair]:
        """The pairs of the first players, as many as there is room for."""
        ladder = [*groups, beyond] if beyond else groups
        weights = Weights(self.field, ladder, breaking=breaking, reach=None if breaking else self.reach)
        graph = _Graph(groups, beyond, weights)
        places = graph.places()
        found = graph.heaviest(places, must=len(graph.line) - len(beyond)) or []
        return [(graph.line[min(pair)], graph.line[max(pair)]) for pair in found if min(pair) < len(places)]


class _Graph:
    """The players of some groups in a line, and after them the group they may float into."""

    def __init__(self, groups: Groups, beyond: Sequence[PlayerId], weights: Weights) -> None:
        self.line = [*chain.from_iterable(groups), *beyond]
        self.group = [i for i, group in enumerate([*groups, beyond]) for _ in group]
        self.bits = weights.total.bit_length()
        self.partners: list[list[tuple[int, int]]] = []  # for each player the later ones, with the pair's weight
        for i in range(len(self.line) - len(beyond)):
            later = ((j, weights.of(self.line[i], self.line[j])) for j in range(i + 1, len(self.line)))
            self.partners.append([(j, weight) for j, weight in later if weight is not None])

    def places(self) -> list[int]:
        """Place values of a digit for each of the first players, how early the partner comes: as many as fit."""
        room = SAFE_BITS - self.bits - 2 * len(self.line).bit_length()
        places = [1]
        for partners in self.partners:
            place = places[-1] * (1 + len(partners))
            if room > 0 and place.bit_length() > room and len(places) > 1:
                break
            places.append(place)
        unit = places[-1]
        return [unit // place for place in places[1:]]

    def heaviest(self, places: Sequence[int], must: int) -> list[tuple[int, int]] | None:
        """The pairs of greatest weight, and among those the ones with the earliest partners."""
        unit = places[0] * (1 + len(self.partners[0])) if places else 1
        edges = []
        shared, paid = [0] * len(self.line), [0] * len(self.line)  # prices: a group shares, a float's upper player pays
        for i, partners in enumerate(self.partners):
            place = places[i] if i < len(places) else 0
            paid[i] = 2 * place * len(partners)
            for k, (j, weight) in enumerate(partners):
                edges.append((i, j, unit * weight + place * (len(partners) - k)))
                if self.group[i] == self.group[j]:
                    shared[i], shared[j] = max(shared[i], unit * weight), max(shared[j], unit * weight)
                else:
                    shared[i] = max(shared[i], 2 * unit * weight)
        return heaviest(edges, must, [half + whole for half, whole in zip(shared, paid, strict=True)])
