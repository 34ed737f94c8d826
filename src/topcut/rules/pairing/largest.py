"""The largest matching of a graph, and the barriers that prove there is no larger one: Edmonds' trees on bit sets.

From a player who is alone a tree of paths grows along which pairs can be swapped. If it reaches no one else who is
alone, it shows why: its outer sets, each of an odd size, are joined only to its inner players, who are one fewer.

What holds while a tree grows: every outer player ends a way from the root on which pairs that are not made and pairs
that are made take turns, so that swapping them would leave that player alone in place of the root. An odd cycle is
shrunk to a blossom, and all of its players become outer. That a matching is largest just when no such way joins two who
are alone is Berge's theorem; that barriers account for all who stay alone is the formula of Tutte and Berge.

To read: J. Edmonds, Paths, trees, and flowers (Canadian J. Math. 17, 1965); H. Gabow, An efficient implementation of
Edmonds' algorithm for maximum matching on graphs (J. ACM 23, 1976), for walking blossoms by labels and not by nesting;
L. Lovász and M. Plummer, Matching Theory (1986), chapter 3, for barriers. The heaviest matching is in `blossom`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress, count

ALONE = -1
FEW = 16  # players among whom one is a member
DIGITS = bytes.maketrans(b"01", b"\0\1")


@dataclass(frozen=True, slots=True)
class Barrier:
    """Bit sets of players. Apart from the scarce players, each of the odd sets is joined to no one outside it."""

    scarce: int
    odd: tuple[int, ...]


def largest_matching(near: Sequence[int]) -> list[int]:
    """Everyone's mate, or ALONE; `near` has the bit set of the neighbours of each."""
    mates = _greedy(near)
    alive = (1 << len(near)) - 1
    for root in range(len(near)):
        if mates[root] == ALONE and alive >> root & 1:
            tree = Tree(near, mates, root, alive)
            if not tree.augments():
                # A tree that found nobody is done with: its outer sets are joined to its inner players alone, so no
                # other way that leads in could lead out again, now or later.
                alive &= ~tree.seen
    return mates


def barriers(near: Sequence[int], mates: Sequence[int]) -> list[Barrier]:
    """One for each player who is alone in a largest matching."""
    found = []
    for root, mate in enumerate(mates):
        if mate == ALONE:
            tree = Tree(near, list(mates), root, (1 << len(near)) - 1)
            assert not tree.augments(), "the matching is a largest one"
            found.append(tree.barrier())
    return found


def members(players: int) -> Iterator[int]:
    """From the lowest on. To take the lowest bit off a long number makes it anew, so where they are many, its digits
    are looked through."""
    if players.bit_count() * FEW < players.bit_length():
        return _one_by_one(players)
    return compress(count(), bin(players)[:1:-1].encode().translate(DIGITS))


def _one_by_one(players: int) -> Iterator[int]:
    while players:
        lowest = players & -players
        yield lowest.bit_length() - 1
        players ^= lowest


def first(players: int) -> int:
    return (players & -players).bit_length() - 1


@lru_cache(maxsize=16)
def single(players: int) -> tuple[int, ...]:
    return tuple(1 << player for player in range(players))


def _greedy(near: Sequence[int]) -> list[int]:
    """Those with the fewest neighbours choose first."""
    mates = [ALONE] * len(near)
    free = (1 << len(near)) - 1
    for player in sorted(range(len(near)), key=lambda player: near[player].bit_count()):
        if free >> player & 1 and near[player] & free:
            mate = first(near[player] & free)
            mates[player], mates[mate] = mate, player
            free &= ~(1 << player | 1 << mate)
    return mates


class Tree:
    """Outer players can be left alone in place of the root; an odd cycle of the tree is a blossom, outer as a whole."""

    def __init__(self, near: Sequence[int], mates: list[int], root: int, alive: int = -1) -> None:
        self.near = near
        self.mates = mates
        self.alive = alive
        self.alone = 0
        self.seen = self.outer = 1 << root
        self.way = [ALONE] * len(near)  # the player before on the path from the root, where a pair is to be made
        self.name = list(range(len(near)))  # of the blossom of each player: one of its players
        self.stem = list(range(len(near)))  # by name: the player whose mate is outside
        self.blossom = [*single(len(near))]  # by name
        self.queue = [root]

    def augments(self) -> bool:
        """Grow until another player who is alone is reached, and swap the pairs of that path; False if there is none.

        Cycles are closed only when nothing else grows: in a dense graph that is rarely needed.
        """
        self.alone = sum(1 << player for player, mate in enumerate(self.mates) if mate == ALONE)
        grown = closed = 0
        while closed < len(self.queue):
            if grown < len(self.queue):
                grown += 1
                if self._grows(self.queue[grown - 1]):
                    return True
                continue
            player = self.queue[closed]
            odd = self.near[player] & self.outer & ~self.blossom[self.name[player]]
            if odd:
                self._close(player, first(odd))
            else:
                closed += 1
        return False

    def grow(self, target: int = 0) -> None:
        """Grow until one of the target is outer, or as far as it goes; the root is the only one who is alone."""
        grown = closed = 0
        while closed < len(self.queue) and not self.outer & target:
            if grown < len(self.queue):
                grown += 1
                self._grows(self.queue[grown - 1])
                continue
            player = self.queue[closed]
            odd = self.near[player] & self.outer & ~self.blossom[self.name[player]]
            if odd:
                self._close(player, first(odd))
            else:
                closed += 1

    def leave(self, player: int) -> None:
        """Swap the pairs of the path to an outer player, who is then alone in place of the root."""
        mate = self.mates[player]
        self.mates[player] = ALONE
        self._swap(mate)

    def barrier(self) -> Barrier:
        names = {self.name[player] for player in members(self.outer)}
        return Barrier(self.seen & ~self.outer, tuple(sorted(self.blossom[name] for name in names)))

    def _grows(self, player: int) -> bool:
        """Reach on from an outer player; True if a player who is alone was reached."""
        while fresh := self.near[player] & self.alive & ~self.seen:
            reached = first(fresh & self.alone or fresh)
            self.way[reached] = player
            mate = self.mates[reached]
            if mate == ALONE:
                self._swap(reached)
                return True
            self.seen |= 1 << reached | 1 << mate
            self.outer |= 1 << mate
            self.queue.append(mate)
        return False

    def _swap(self, end: int) -> None:
        while end != ALONE:
            before = self.way[end]
            end_of_rest = self.mates[before]
            self.mates[end], self.mates[before] = before, end
            end = end_of_rest

    def _close(self, a: int, b: int) -> None:
        """Two outer players are joined: the cycle through them becomes a blossom, named as its largest part."""
        stem = self._meeting(a, b)
        names = {self.name[stem], *self._turn(a, stem, b), *self._turn(b, stem, a)}
        largest = max(names, key=lambda name: self.blossom[name].bit_count())
        for name in names - {largest}:
            self.blossom[largest] |= self.blossom[name]
            for player in members(self.blossom[name]):
                self.name[player] = largest
        self.stem[largest] = stem
        self.queue.extend(members(self.blossom[largest] & ~self.outer))
        self.outer |= self.blossom[largest]

    def _base(self, player: int) -> int:
        return self.stem[self.name[player]]

    def _meeting(self, a: int, b: int) -> int:
        """The first base that is on both paths to the root."""
        passed = 0
        while True:
            a = self._base(a)
            passed |= 1 << a
            if self.mates[a] == ALONE:
                break
            a = self.way[self.mates[a]]
        while not passed >> self._base(b) & 1:
            b = self.way[self.mates[self._base(b)]]
        return self._base(b)

    def _turn(self, player: int, stem: int, joined: int) -> set[int]:
        """Lead the path to the inner players of one side round the cycle; returns the blossoms on this side."""
        names = set()
        while self._base(player) != stem:
            inner = self.mates[player]
            names |= {self.name[player], self.name[inner]}
            self.way[player] = joined
            joined = inner
            player = self.way[inner]
        return names
