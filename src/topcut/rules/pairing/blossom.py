"""The heaviest matching of any graph with weights of any size: Edmonds' blossoms, grown one tree at a time.

The idea. Every player has a price, and the two prices of a pair together are never below twice its weight. If every
pair of a matching costs just twice its weight, and whoever is alone costs nothing, no matching is heavier: the prices
are the proof. A pair whose prices are just that is tight. From one unmatched player at a time a tree of tight pairs
grows: prices of its outer players fall and those of its inner players rise until a pair becomes tight, an odd cycle
closes into a blossom, or a blossom inside the tree opens; in the end somebody free is reached, and the pairs along the
way are swapped. Trees stay small where pairs are local, as they are here.

A blossom is an odd cycle of tight pairs. Whichever of its players is matched outside, the others can be matched along
the cycle, so it acts as one player. It has a price of its own, which counts for every pair inside it; without that no
prices need exist that prove an odd cycle's best matching.

What holds between any two steps:

- no pair costs less than twice its weight, with the prices of the blossoms that hold both of its players;
- matched pairs, pairs of the tree and the links of blossoms are tight;
- prices of blossoms are not below 0, nor are those of players who may stay alone; whoever of these is alone costs 0.

To read: J. Edmonds, Maximum matching and a polyhedron with 0,1-vertices (J. Res. Nat. Bur. Standards 69B, 1965), for
why it is right; Z. Galil, Efficient algorithms for finding maximum matching in graphs (ACM Computing Surveys 18, 1986),
for how it is done; E. Lawler, Combinatorial Optimization (1976), chapter 6; L. Lovász and M. Plummer, Matching Theory
(1986), chapter 9. Why not networkx: docs/decisions.md.
"""

from collections.abc import Sequence
from heapq import heappop, heappush

OUTER, INNER = 1, 2

Edge = tuple[int, int, int]  # two players by number, weight


def heaviest_matching(edges: Sequence[Edge], must: int, prices: Sequence[int]) -> list[tuple[int, int]] | None:
    """Players below `must` have to be matched, others may; None if that cannot be.

    Any starting prices will do if they are high enough for every edge and not below 0; good ones save work.
    """
    matcher = _Matcher(edges, must, prices)
    # Whoever must be matched stays matched, and whoever is left alone in a root's place costs 0: one tree each will do.
    for player in range(len(prices)):
        if matcher.mate[player] is None and not matcher.match(player):
            return None
    return [(a, b) for a, b in enumerate(matcher.mate) if b is not None and a < b]


class _Node:
    """A single player, or a blossom: an odd cycle of nodes that acts as one."""

    __slots__ = ("base", "children", "label", "links", "parent", "players", "price", "since", "via")

    def __init__(self, base: int, children: "list[_Node]", links: list[tuple[int, int]]) -> None:
        self.base = base  # the player whose mate is outside
        self.children = children  # of a blossom, from the one that holds the base
        self.links = links  # links[i] joins children[i] and the next one round the cycle
        self.parent: _Node | None = None
        self.price = 0
        self.label = 0
        self.since = 0  # the price as of this moment of the tree's growth
        self.via: tuple[int, int] | None = None  # the pair that leads here from the root's side
        self.players: list[int] = [player for child in children for player in child.players] or [base]


class _Matcher:
    """Prices are not written down at every step, as the tree grows along a clock of its own, the `moment`.

    With each tick the price of every outer player falls by one and that of every inner one rises by one (a blossom's
    own by two, the other way round), so a price is what was written plus or minus the time since. What will become due
    lies in a heap, `news`; it may be out of date when its time comes, which is looked at then and not before. All
    numbers are doubled (weights four times), so that half a tick is never needed.
    """

    def __init__(self, edges: Sequence[Edge], must: int, prices: Sequence[int]) -> None:
        self.must = must
        self.mate: list[int | None] = [None] * len(prices)
        self.node = [_Node(player, [], []) for player in range(len(prices))]
        for node, price in zip(self.node, prices, strict=True):
            node.price = 2 * price  # twice, so that halves stay whole
        self.near: list[dict[int, int]] = [{} for _ in prices]
        for a, b, weight in edges:
            self.near[a][b] = self.near[b][a] = 4 * weight
        self.moment = 0
        self.tree: list[_Node] = []
        self.news: list[tuple[int, int, int, int]] = []  # when, and: a pair of players, or a player and -1 or -2

    def match(self, root: int) -> bool:
        """Grow the tree of `root` until it is matched, or may stay alone."""
        self.moment, self.tree, self.news = 0, [], []
        self._make_outer(self._top(root), None)
        done = False
        while self.news and not done:
            self.moment, _, a, b = heappop(self.news)
            done = self._hear(a, b)
        for node in self.tree:
            if node.parent is None:
                self._settle(node)
                node.label = 0
        return done

    def _hear(self, a: int, b: int) -> bool:
        """Something became due; True if the tree is finished."""
        if b == -1:  # the price of somebody who may stay alone is down to 0: the root can be matched in their place
            if self._top(a).label == OUTER:
                self._swap_up(a)
                return True
            return False
        if b == -2:  # the price of an inner blossom is down to 0, and must not fall further
            node = self._top(a)
            if node.label == INNER and node.children and self._price(node) == 0:
                self._open(node)
            return False
        near, far = self._top(a), self._top(b)
        if near is far or near.label != OUTER or far.label == INNER:
            return False
        if self._slack(a, b):  # its price has changed since
            self._expect(a, b)
            return False
        if far.label == OUTER:  # both ends lie an even way from the root: an odd cycle
            self._close(a, b)
            return False
        mate = self.mate[far.base]
        if mate is None:  # a way from one free player to another: swapping along it matches both
            self._turn(far, b)
            self._swap_up(a)
            self.mate[a], self.mate[b] = b, a
            return True
        self._make_inner(far, (a, b))  # matched: the tree grows by two, as far's mate is the only way on
        self._make_outer(self._top(mate), (far.base, mate))
        return False

    def _top(self, player: int) -> _Node:
        node = self.node[player]
        while node.parent is not None:
            node = node.parent
        return node

    def _price_of(self, player: int) -> int:
        top = self._top(player)
        price = self.node[player].price
        if top.label == OUTER:
            return price - (self.moment - top.since)
        return price + (self.moment - top.since) if top.label == INNER else price

    def _price(self, blossom: _Node) -> int:
        change = 2 * (self.moment - blossom.since)
        return blossom.price + (change if blossom.label == OUTER else -change)

    def _slack(self, a: int, b: int) -> int:
        return self._price_of(a) + self._price_of(b) - self.near[a][b]

    def _settle(self, node: _Node) -> None:
        """Write the prices as they are now."""
        if node.label:
            change = self.moment - node.since
            if node.children:
                node.price += 2 * change if node.label == OUTER else -2 * change
            for player in node.players:
                self.node[player].price += -change if node.label == OUTER else change
        node.since = self.moment

    def _make_outer(self, node: _Node, via: tuple[int, int] | None) -> None:
        self._settle(node)
        node.label, node.via = OUTER, via
        self.tree.append(node)
        self._look_from(node.players)

    def _make_inner(self, node: _Node, via: tuple[int, int] | None) -> None:
        self._settle(node)
        node.label, node.via = INNER, via
        self.tree.append(node)
        if node.children:
            heappush(self.news, (self.moment + node.price // 2, 0, node.base, -2))

    def _look_from(self, players: list[int]) -> None:
        """Outer players: each of their pairs becomes tight at some point, unless its other end is inner."""
        for player in players:
            price = self._price_of(player)
            if player >= self.must:
                heappush(self.news, (self.moment + price, 1, player, -1))
            here = self._top(player)
            for other, weight in self.near[player].items():
                there = self._top(other)
                if there is here or there.label == INNER:
                    continue
                if there.label == OUTER:  # both prices fall, so it is tight in half the time
                    slack = (price + self.node[other].price - (self.moment - there.since) - weight) // 2
                else:
                    slack = price + self.node[other].price - weight
                heappush(self.news, (self.moment + slack, 2, player, other))

    def _expect(self, outer: int, other: int) -> None:
        slack = self._slack(outer, other)
        heappush(self.news, (self.moment + (slack // 2 if self._top(other).label == OUTER else slack), 2, outer, other))

    def _close(self, a: int, b: int) -> None:
        """The tight pair a, b closes an odd cycle of the tree: it becomes a blossom."""
        # The two ways to the root, without what they share: the last node of both is where the cycle hangs.
        left, right = self._way_up(a), self._way_up(b)
        while len(left) > 1 and len(right) > 1 and left[-2] is right[-2]:
            left.pop()
            right.pop()
        children = [*reversed(left), *right[:-1]]
        links = [child.via for child in reversed(left[:-1]) if child.via]
        links += [(a, b), *((child.via[1], child.via[0]) for child in right[:-1] if child.via)]
        stem = left[-1]
        blossom = _Node(stem.base, children, links)
        inner = [child for child in children if child.label == INNER]
        for child in children:
            self._settle(child)
            child.label, child.parent = 0, blossom
        blossom.label, blossom.since, blossom.via = OUTER, self.moment, stem.via
        self.tree.append(blossom)
        for child in inner:  # they are outer now, as parts of the blossom, and have not been looked from before
            self._look_from(child.players)

    def _way_up(self, player: int) -> list[_Node]:
        way = [self._top(player)]
        while way[-1].via is not None:
            way.append(self._top(way[-1].via[0]))
        return way

    def _open(self, blossom: _Node) -> None:
        """An inner blossom whose price is spent falls apart: the even path through it stays in the tree."""
        self._settle(blossom)
        assert blossom.via is not None
        entry = blossom.via
        for child in blossom.children:
            child.parent, child.label, child.since = None, 0, self.moment
        children, links = blossom.children, blossom.links
        at = next(i for i, child in enumerate(children) if child is self._top(entry[1]))
        blossom.label, blossom.children = 0, []
        # From where the tree comes in to the base, which is matched onwards: of the two ways round, the even one.
        way = [*range(at, len(children)), 0] if at % 2 else [*range(at, -1, -1)]
        via = entry
        for step, i in enumerate(way):
            if step % 2 == 0:
                self._make_inner(children[i], via)
            else:
                self._make_outer(children[i], via)
            if step + 1 < len(way):
                via = links[i] if at % 2 else (links[i - 1][1], links[i - 1][0])
        for i, child in enumerate(children):
            if i not in way:  # out of the tree, where outer players may reach them again
                for player in child.players:
                    for other in self.near[player]:
                        if self._top(other).label == OUTER:
                            self._expect(other, player)

    def _swap_up(self, player: int) -> None:
        """From an outer player up to the root, matched pairs become free and free ones matched."""
        self.mate[player] = None
        node = self._top(player)
        while True:
            self._turn(node, player)
            if node.via is None:
                return
            inner = self._top(node.via[0])
            assert inner.via is not None
            outside, inside = inner.via
            self._turn(inner, inside)
            self.mate[outside], self.mate[inside] = inside, outside
            node, player = self._top(outside), outside

    def _turn(self, node: _Node, player: int) -> None:
        """Make `player` the base of the node: its children are matched the other way round up to the old base."""
        if not node.children:
            return
        at = next(i for i, child in enumerate(node.children) if self._holds(child, player))
        self._turn(node.children[at], player)
        count = len(node.children)
        # The even way round from the new base to the old one: every second link of it becomes a pair.
        steps = range(at + 1, count, 2) if at % 2 else range(0, at, 2)
        for i in steps:
            a, b = node.links[i]
            self._turn(node.children[i], a)
            self._turn(node.children[(i + 1) % count], b)
            self.mate[a], self.mate[b] = b, a
        node.children = [*node.children[at:], *node.children[:at]]
        node.links = [*node.links[at:], *node.links[:at]]
        node.base = player

    def _holds(self, node: _Node, player: int) -> bool:
        inside: _Node | None = self.node[player]
        while inside is not None and inside is not node:
            inside = inside.parent
        return inside is node
