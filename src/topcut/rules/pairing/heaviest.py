"""The heaviest way to pair everybody off, where the weight of a pair depends on its kind and its two groups alone.

The idea (Edmonds 1965). Every player has a price, and the two prices of a pair together are never below its weight. If
every pair of a matching costs just its weight, no matching is heavier: the prices are the proof. Such a pair is tight.
From one player who is alone at a time a tree of tight pairs grows: prices of its outer players fall and those of its
inner players rise until a pair becomes tight; in the end somebody else who is alone is reached, and the pairs along
the way are swapped. An odd cycle of tight pairs is a blossom: whichever of its players is matched outside, the others
can be matched among themselves, so it acts as one player, and it has a price of its own for the pairs inside it.

What makes it quick: thousands of players have few different prices, as all pairs of two groups weigh the same. So the
tree does not look at pairs, but at classes of players (of one group and one price) as bit sets: when the pairs between
two classes become tight is one event. A blossom is kept as the set of its players and the tight pairs between its
parts, and nothing else: how its players are matched when somebody leaves is looked up in it then (`largest.Tree`).

What holds between any two trees:

- no pair costs less than its weight, with the prices of the blossoms that hold both of its players;
- matched pairs cost just their weight; the price of a blossom is above 0, and one matched pair leaves it.

So every heaviest matching consists of tight pairs, one of which leaves each blossom; and every such matching is a
heaviest one. That is what `rooms` goes on with.

To read: J. Edmonds, Maximum matching and a polyhedron with 0,1-vertices (J. Res. Nat. Bur. Standards 69B, 1965), for
why it is right; Z. Galil, Efficient algorithms for finding maximum matching in graphs (ACM Computing Surveys 18, 1986),
for how it is done; L. Lovász and M. Plummer, Matching Theory (1986), chapter 9. Why no library: docs/decisions.md.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from heapq import heappop, heappush
from operator import or_

from topcut.rules.pairing.largest import ALONE, Tree, first, largest_matching, members, single

Class = tuple[int, int]  # a group, and a price
SPENT = -1


@dataclass(frozen=True, slots=True)
class Kind:
    """Pairs of one kind: for each player the bit set of the others, and what a pair of two groups weighs."""

    near: Sequence[int]
    weight: Sequence[Mapping[int, int]]


@dataclass(slots=True, eq=False)
class Blossom:
    """Bit sets of players. `near` has the tight pairs of each, but for those inside one of the parts."""

    players: int
    parts: "tuple[Blossom, ...]"
    near: Mapping[int, int]
    base: int  # the player whose mate is outside
    price: int = 0
    elements: "Elements | None" = None  # once they are needed


class Elements:
    """The parts of a blossom and its other players as a graph: a part goes by its first player."""

    def __init__(self, blossom: Blossom, players: int) -> None:
        self.part = {first(part.players): part for part in blossom.parts}
        inside = reduce(or_, (part.players for part in blossom.parts), 0)
        self.all = blossom.players & ~inside | reduce(or_, (1 << one for one in self.part), 0)
        self.name = {player: one for one, part in self.part.items() for player in members(part.players)}
        self.near = [0] * players
        for one in members(self.all):
            part = self.part.get(one)
            inner = 1 << one if part is None else part.players
            reached = reduce(or_, (blossom.near[player] for player in members(inner)))
            near = reached & ~inside
            for other, far in self.part.items():
                if reached & far.players:
                    near |= 1 << other
            self.near[one] = near


@dataclass(frozen=True, slots=True)
class Optimum:
    """A heaviest matching and what all of them have in common: tight pairs, and blossoms that one pair leaves."""

    mates: list[int]
    tight: list[int]
    blossoms: tuple[Blossom, ...]  # those that are in no other


def heaviest(groups: Sequence[int], kinds: Sequence[Kind]) -> Optimum | None:
    """None if not everybody can be paired. The lower of two groups of a pair is named first in `Kind.weight`."""
    if ALONE in largest_matching(together(kinds, len(groups))):
        return None
    return _Matcher(groups, kinds).optimum()


def together(kinds: Sequence[Kind], players: int) -> list[int]:
    """For each player all others with whom there is a pair of any kind."""
    return [reduce(or_, (kind.near[player] for kind in kinds), 0) for player in range(players)]


class _Matcher:
    """All weights are taken four times, so that prices stay whole numbers."""

    def __init__(self, groups: Sequence[int], kinds: Sequence[Kind]) -> None:
        self.group = groups
        self.near = [kind.near for kind in kinds]
        number = max((len(kind.weight) for kind in kinds), default=0)
        self.weight: list[list[dict[int, int]]] = []
        for kind in kinds:
            both: list[dict[int, int]] = [{} for _ in range(number)]
            for one, row in enumerate(kind.weight):
                for other, weight in row.items():
                    both[one][other] = both[other][one] = 4 * weight
            self.weight.append(both)
        start = self._start(number)
        self.price = [start[group] for group in groups]
        self.free = self._by_price()
        self.blossom: list[Blossom | None] = [None] * len(groups)  # of each player the outermost
        self.mates: list[int] = []
        self._pair_together()

    def _start(self, number: int) -> list[int]:
        """Pairs inside a group are tight, and between groups dear enough."""
        price = [0] * number
        rows = [
            (one, other, weight) for both in self.weight for one in range(number) for other, weight in both[one].items()
        ]
        for one, other, weight in rows:
            if one == other:
                price[one] = max(price[one], weight // 2)
        for one, other, weight in rows:
            if one != other:
                price[one] = max(price[one], weight - price[other])
        return price

    def _by_price(self) -> list[dict[int, int]]:
        """Of each group: price -> players."""
        found: list[dict[int, int]] = [{} for _ in self.weight[0]] if self.weight else []
        for group, price, here in zip(self.group, self.price, single(len(self.group)), strict=True):
            found[group][price] = found[group].get(price, 0) | here
        return found

    def _pair_together(self) -> None:
        """Before single trees, one from all who are alone, as long as it needs no blossom and pairs half of them: where
        half a field is of one club, that is nearly everybody at once."""
        before = 2 * len(self.group)
        while True:
            tight = [self.tight(player) for player in range(len(self.group))]
            self.mates = largest_matching(tight)
            alone = self.mates.count(ALONE)
            if not alone or 2 * alone > before or not self._lower_together(tight):
                return
            before = alone

    def _lower_together(self, tight: Sequence[int]) -> bool:
        """Prices of all who could be alone fall, and those of their neighbours rise, until another pair is tight; False
        if two of them are tight, which closes an odd cycle."""
        outer = inner = 0
        fresh = [player for player, mate in enumerate(self.mates) if mate == ALONE]
        while fresh:
            outer |= sum(1 << player for player in fresh)
            reached = reduce(or_, (tight[player] for player in fresh)) & ~inner
            inner |= reached
            fresh = [self.mates[player] for player in members(reached & ~outer)]
        if outer & inner:
            return False
        until = self._until_tight(outer, inner)
        for player in members(outer):
            self.price[player] -= until
        for player in members(inner):
            self.price[player] += until
        self.free = self._by_price()
        return True

    def _until_tight(self, outer: int, inner: int) -> int:
        """How far prices fall until a pair of two who are outer, or of one with somebody who is neither, is tight."""
        slack = []
        for near, weight in zip(self.near, self.weight, strict=True):
            for group, prices in enumerate(self.free):
                for price, players in prices.items():
                    reach = reduce(or_, (near[player] for player in members(players & outer)), 0) & ~inner
                    for other, heavy in weight[group].items() if reach else ():
                        for also, others in self.free[other].items():
                            if reach & others & outer:
                                slack.append((price + also - heavy) // 2)
                            if reach & others & ~outer:
                                slack.append(price + also - heavy)
        return min(slack)

    def tight(self, player: int) -> int:
        """Those outside of this player's blossom with whom a pair costs just its weight."""
        group, price = self.group[player], self.price[player]
        found = 0
        for near, weight in zip(self.near, self.weight, strict=True):
            if near[player]:
                for other, heavy in weight[group].items():
                    found |= near[player] & self.free[other].get(heavy - price, 0)
        blossom = self.blossom[player]
        return found if blossom is None else found & ~blossom.players

    def optimum(self) -> Optimum:
        for root in range(len(self.mates)):
            while self.mates[root] == ALONE:
                _Growth(self, root).run()
        tight = [self.tight(player) for player in range(len(self.mates))]
        outermost = tuple({id(one): one for one in self.blossom if one is not None}.values())
        waiting = list(outermost)
        for blossom in waiting:
            waiting.extend(blossom.parts)
            for player in members(blossom.players):
                tight[player] |= blossom.near[player]
        return Optimum(self.mates, tight, outermost)

    def rebase(self, blossom: Blossom, player: int) -> None:
        """Match the blossom's players so that this one is left for somebody outside."""
        if blossom.base == player:
            return
        if blossom.elements is None:
            blossom.elements = Elements(blossom, len(self.mates))
        elements = blossom.elements
        name, parts = elements.name, elements.part
        mates = [ALONE] * len(self.mates)
        for one in members(elements.all):
            mate = self.mates[parts[one].base if one in parts else one]
            if mate != ALONE and blossom.players >> mate & 1:
                mates[one] = name.get(mate, mate)
        before = list(mates)
        root, target = name.get(blossom.base, blossom.base), name.get(player, player)
        tree = Tree(elements.near, mates, root, elements.all)
        tree.grow(1 << target)
        tree.leave(target)
        for one in members(elements.all):
            if one < mates[one] != before[one]:
                self._pair(blossom, parts, one, mates[one])
        if target in parts:
            self.rebase(parts[target], player)
        blossom.base = player

    def _pair(self, blossom: Blossom, parts: Mapping[int, Blossom], one: int, other: int) -> None:
        """Two elements of a blossom, by any tight pair between them."""
        here = parts[one].players if one in parts else 1 << one
        there = parts[other].players if other in parts else 1 << other
        near = next(player for player in members(here) if blossom.near[player] & there)
        far = first(blossom.near[near] & there)
        for name, player in ((one, near), (other, far)):
            if name in parts:
                self.rebase(parts[name], player)
        self.mates[near], self.mates[far] = far, near


class _Growth:
    """One tree. Its clock is the `moment`: an outer player's price falls by one a tick, an inner one's rises by one.

    Outer players are kept in classes by what their price would be if it were still the moment 0; so a class stays as it
    is while the clock runs. What will become tight lies in a heap, looked at when its time comes.
    """

    def __init__(self, matcher: _Matcher, root: int) -> None:
        self.m = matcher
        self.root = root
        self.moment = 0
        self.news: list[tuple[int, bool, int, Class, Class]] = []  # when, whether it closes a cycle, kind, classes
        self.heard: set[tuple[bool, Class, int, Class]] = set()  # at this moment
        self.outer = 0
        self.classes: dict[Class, int] = {}
        self.in_group: dict[int, list[Class]] = {}
        self.reach: dict[tuple[int, Class], int] = {}
        self.key: dict[int, Class] = {}
        self.inner: dict[int, int] = {}  # by the base: since when
        self.way: dict[int, int] = {}  # by the base: the outer player before, on the way from the root
        self.entry: dict[int, int] = {}  # by the base: where that way comes in
        self.name: dict[int, int] = {}  # of those in the tree: a player of the same blossom
        self.stem: dict[int, int] = {}  # by name: the base
        self.whole: dict[int, int] = {}  # by name: its players
        self.parts: dict[int, tuple[Blossom, ...]] = {}  # by name
        self.since: dict[int, int] = {}  # by name of outer ones: as they are
        self.closed: set[int] = set()  # the bases of the cycles of this moment
        self.alone = 0
        for player, mate in enumerate(matcher.mates):
            if mate == ALONE and player != root:
                self.alone |= self._set(player)

    def run(self) -> None:
        self._enter(self.root)
        self._make_outer(self.root)
        while not self._step():
            pass
        self._end()

    def _set(self, player: int) -> int:
        blossom = self.m.blossom[player]
        return 1 << player if blossom is None else blossom.players

    def _base(self, player: int) -> int:
        blossom = self.m.blossom[player]
        return player if blossom is None else blossom.base

    def _step(self) -> bool:
        """The next thing that becomes due; True if the tree is finished."""
        moment, closing, kind, mine, theirs = heappop(self.news)
        if kind == SPENT and mine[0] not in self.inner:
            return False
        if moment > self.moment:
            self._keep_blossoms()
            self.moment = moment
            self.heard.clear()
        if kind == SPENT:
            return True  # an inner blossom's price is spent: it falls apart, and another tree begins
        self.heard.add((closing, mine, kind, theirs))
        near = self.m.near[kind]
        if closing:
            self._close_all(near, mine, theirs)
            return False
        group, price = theirs
        reach = self.reach[kind, mine]
        while fresh := reach & self.m.free[group].get(price, 0):
            fresh = fresh & self.alone or fresh
            reached = first(fresh)
            from_ = near[reached] & self.classes[mine]
            if self._grow(first(from_), reached):
                return True
            reach = self.reach[kind, mine]
        return False

    def _grow(self, outer: int, reached: int) -> bool:
        """A pair from the tree to somebody outside it is tight; True if that one was alone."""
        base = self._base(reached)
        mate = self.m.mates[base]
        if mate == ALONE:
            self._swap(outer, reached)
            return True
        self._enter(base)
        self._leave_free(self.whole[base])
        self.inner[base] = self.moment
        self.way[base], self.entry[base] = outer, reached
        blossom = self.m.blossom[base]
        if blossom is not None:
            heappush(self.news, (self.moment + blossom.price, False, SPENT, (base, 0), (0, 0)))
        self._enter(mate)
        self._make_outer(mate)
        return False

    def _enter(self, base: int) -> None:
        players = self._set(base)
        for player in members(players):
            self.name[player] = base
        self.stem[base], self.whole[base] = base, players
        blossom = self.m.blossom[base]
        self.parts[base] = () if blossom is None else (blossom,)

    def _make_outer(self, base: int) -> None:
        self._leave_free(self.whole[base])
        self.since[base] = self.moment
        self._look_from(self.whole[base])

    def _leave_free(self, players: int) -> None:
        for player in members(players):
            prices = self.m.free[self.m.group[player]]
            price = self.m.price[player]
            left = prices[price] & ~(1 << player)
            if left:
                prices[price] = left
            else:
                del prices[price]

    def _look_from(self, players: int) -> None:
        """These are outer from now on: what their classes will hear of goes onto the heap."""
        self.outer |= players
        for player in members(players):
            group = self.m.group[player]
            mine = (group, self.m.price[player] + self.moment)
            self.key[player] = mine
            known = mine in self.classes
            self.classes[mine] = self.classes.get(mine, 0) | 1 << player
            for kind, near in enumerate(self.m.near):
                self.reach[kind, mine] = self.reach.get((kind, mine), 0) | near[player]
            if not known:
                self.in_group.setdefault(group, []).append(mine)
                self._expect(mine)
            elif self.heard:
                for closing, one, kind, other in [*self.heard]:
                    if one == mine or (closing and other == mine):
                        self.heard.discard((closing, one, kind, other))
                        heappush(self.news, (self.moment, closing, kind, one, other))

    def _expect(self, mine: Class) -> None:
        group, price = mine
        for kind, weight in enumerate(self.m.weight):
            for other, heavy in weight[group].items():
                for theirs in self.m.free[other]:
                    if (moment := price + theirs - heavy) >= self.moment:
                        heappush(self.news, (moment, False, kind, mine, (other, theirs)))
                for also in self.in_group.get(other, ()):
                    if (moment := (price + also[1] - heavy) // 2) >= self.moment:
                        heappush(self.news, (moment, True, kind, mine, also))

    # Blossoms.

    def _close_all(self, near: Sequence[int], mine: Class, theirs: Class) -> None:
        for player in members(self.classes[theirs]):
            while odd := near[player] & self.classes[mine] & ~self.whole[self.name[player]]:
                self._close(player, first(odd))

    def _close(self, a: int, b: int) -> None:
        """Two outer players are joined by a tight pair: the cycle through them becomes a blossom."""
        stem = self._meeting(a, b)
        names = {self.name[stem], *self._turn(a, stem, b), *self._turn(b, stem, a)}
        largest = max(names, key=lambda name: self.whole[name].bit_count())
        parts: list[Blossom] = []
        fresh = 0
        for name in names:
            base = self.stem[name]
            if base in self.inner and not self.outer >> base & 1:
                self._rise(base)
                fresh |= self.whole[name]
            elif self.parts[name] and len(self.parts[name]) == 1 and self.parts[name][0].players == self.whole[name]:
                self._fall(name)
            for part in self.parts[name]:
                parts.extend((part,) if part.price else part.parts)
        for name in names - {largest}:
            self.whole[largest] |= self.whole[name]
            for player in members(self.whole[name]):
                self.name[player] = largest
        self.stem[largest], self.parts[largest], self.since[largest] = stem, tuple(parts), self.moment
        self.closed.add(stem)
        self._look_from(fresh)

    def _rise(self, base: int) -> None:
        """Write the prices of what was inner until now."""
        since = self.inner.pop(base)
        for player in members(self.whole[self.name[base]]):
            self.m.price[player] += self.moment - since
        blossom = self.m.blossom[base]
        if blossom is not None:
            blossom.price -= self.moment - since

    def _fall(self, name: int) -> None:
        """Write the price of an outer blossom."""
        self.parts[name][0].price += self.moment - self.since[name]
        self.since[name] = self.moment

    def _meeting(self, a: int, b: int) -> int:
        """The first base that is on both ways to the root."""
        passed = set()
        while True:
            a = self.stem[self.name[a]]
            passed.add(a)
            if self.m.mates[a] == ALONE:
                break
            a = self.way[self.m.mates[a]]
        while (base := self.stem[self.name[b]]) not in passed:
            b = self.way[self.m.mates[base]]
        return base

    def _turn(self, player: int, stem: int, joined: int) -> set[int]:
        """Lead the way to the inner players of one side round the cycle; returns the blossoms on this side."""
        names = set()
        while self.stem[self.name[player]] != stem:
            base = self._base(player)
            inner = self.m.mates[base]
            names |= {self.name[player], self.name[inner]}
            self.way[base], self.entry[base] = joined, player
            joined = self.entry[inner]
            player = self.way[inner]
        return names

    def _keep_blossoms(self) -> None:
        """The clock goes on: the odd cycles of this moment get prices of their own from here."""
        if not self.closed:
            return
        tight = {mine: self._tight_outer(mine) for mine in self.classes}
        for name in {self.name[stem] for stem in self.closed}:
            parts, whole = self.parts[name], self.whole[name]
            near = dict.fromkeys(members(whole), 0)
            for player in near:
                for kind, others in zip(self.m.near, tight[self.key[player]], strict=True):
                    near[player] |= kind[player] & others & whole
            for part in parts:
                for player in members(part.players):
                    near[player] &= ~part.players
            self.parts[name] = (Blossom(whole, parts, near, self.stem[name]),)
            self._outermost(whole, self.parts[name])
            self.since[name] = self.moment
        self.closed.clear()

    def _tight_outer(self, mine: Class) -> list[int]:
        """Of each kind, the outer players with whom a pair of this class is tight."""
        group, price = mine
        found = []
        for weight in self.m.weight:
            players = 0
            for other, heavy in weight[group].items():
                for theirs in self.in_group.get(other, ()):
                    if price + theirs[1] - heavy == 2 * self.moment:
                        players |= self.classes[theirs]
            found.append(players)
        return found

    # The end.

    def _swap(self, outer: int, reached: int) -> None:
        """From somebody alone back to the root, matched pairs become free and free ones matched."""
        mates = self.m.mates
        while True:
            base = self._base(outer)
            end = mates[base]
            for player in (outer, reached):
                blossom = self.m.blossom[player]
                if blossom is not None:
                    self.m.rebase(blossom, player)
            mates[outer], mates[reached] = reached, outer
            if end == ALONE:
                return
            outer, reached = self.way[end], self.entry[end]

    def _end(self) -> None:
        m = self.m
        changed = self.outer
        for base in list(self.inner):
            changed |= self.whole[self.name[base]]
            self._rise(base)
        for (_, price), players in self.classes.items():
            for player in members(players):
                m.price[player] = price - self.moment
        for name in {self.name[player] for player in members(self.outer)}:
            parts = self.parts[name]
            if len(parts) == 1 and parts[0].players == self.whole[name]:
                self._fall(name)
            self._outermost(self.whole[name], parts)
        for player in members(changed & ~self.outer):
            blossom = m.blossom[player]
            if blossom is not None and not blossom.price:
                self._outermost(blossom.players, blossom.parts)
        for player in members(changed):
            prices = m.free[m.group[player]]
            prices[m.price[player]] = prices.get(m.price[player], 0) | 1 << player

    def _outermost(self, players: int, blossoms: Sequence[Blossom]) -> None:
        for player in members(players):
            self.m.blossom[player] = None
        for blossom in blossoms:
            for player in members(blossom.players):
                self.m.blossom[player] = blossom
