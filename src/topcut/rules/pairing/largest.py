"""The largest matching of a graph, and the barriers that prove there is no larger one: Edmonds' trees on bit sets.

From somebody who is alone a tree of ways grows along which pairs can be swapped. If it reaches nobody else who is
alone, it shows why: its outer sets, each of an odd size, are joined only to its inner players, who are one fewer.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

ALONE = -1


@dataclass(frozen=True, slots=True)
class Barrier:
    """Bit sets of players. But for those who are scarce, each of the odd sets is joined to nobody outside it."""

    scarce: int
    odd: tuple[int, ...]


def largest_matching(near: Sequence[int]) -> list[int]:
    """Everybody's mate, or ALONE; `near` has the bit set of the neighbours of each."""
    mates = _greedy(near)
    alive = (1 << len(near)) - 1
    for root in range(len(near)):
        if mates[root] == ALONE and alive >> root & 1:
            tree = _Tree(near, mates, root, alive)
            if not tree.augments():
                alive &= ~tree.seen  # nobody else's way leads out of it
    return mates


def barriers(near: Sequence[int], mates: Sequence[int]) -> list[Barrier]:
    """One for each player who is alone in a largest matching."""
    found = []
    for root, mate in enumerate(mates):
        if mate == ALONE:
            tree = _Tree(near, list(mates), root, (1 << len(near)) - 1)
            assert not tree.augments(), "the matching is a largest one"
            found.append(tree.barrier())
    return found


def members(players: int) -> Iterator[int]:
    while players:
        lowest = players & -players
        yield lowest.bit_length() - 1
        players ^= lowest


def _greedy(near: Sequence[int]) -> list[int]:
    """Those with the fewest neighbours choose first."""
    mates = [ALONE] * len(near)
    free = (1 << len(near)) - 1
    for player in sorted(range(len(near)), key=lambda player: near[player].bit_count()):
        if free >> player & 1 and near[player] & free:
            mate = next(members(near[player] & free))
            mates[player], mates[mate] = mate, player
            free &= ~(1 << player | 1 << mate)
    return mates


class _Tree:
    """Outer players can be left alone in place of the root; an odd cycle of the tree is a blossom, outer as a whole."""

    def __init__(self, near: Sequence[int], mates: list[int], root: int, alive: int) -> None:
        self.near = near
        self.mates = mates
        self.alive = alive
        self.alone = sum(1 << player for player, mate in enumerate(mates) if mate == ALONE)
        self.seen = self.outer = 1 << root
        self.way = [ALONE] * len(near)  # the player before on the way from the root, where a pair is to be made
        self.base = list(range(len(near)))
        self.blossom = [1 << player for player in range(len(near))]  # by its base
        self.queue = [root]

    def augments(self) -> bool:
        """Grow until somebody alone is reached, and swap the pairs of that way; False if nobody is."""
        for player in self.queue:
            while fresh := self.near[player] & self.alive & ~self.seen:
                reached = next(members(fresh & self.alone or fresh))
                self.way[reached] = player
                if self.mates[reached] == ALONE:
                    self._swap(reached)
                    return True
                self.seen |= 1 << reached | 1 << self.mates[reached]
                self.outer |= 1 << self.mates[reached]
                self.queue.append(self.mates[reached])
            while odd := self.near[player] & self.outer & ~self.blossom[self.base[player]]:
                self._close(player, next(members(odd)))
        return False

    def barrier(self) -> Barrier:
        bases = {self.base[player] for player in members(self.outer)}
        return Barrier(self.seen & ~self.outer, tuple(self.blossom[base] for base in sorted(bases)))

    def _swap(self, end: int) -> None:
        while end != ALONE:
            before = self.way[end]
            end_of_rest = self.mates[before]
            self.mates[end], self.mates[before] = before, end
            end = end_of_rest

    def _close(self, a: int, b: int) -> None:
        """Two outer players are joined: the cycle through them becomes a blossom."""
        stem = self._meeting(a, b)
        bases = {stem} | self._turn(a, stem, b) | self._turn(b, stem, a)
        whole = 0
        for base in bases:
            whole |= self.blossom[base]
        self.blossom[stem] = whole
        for player in members(whole):
            self.base[player] = stem
        self.queue.extend(members(whole & ~self.outer))
        self.outer |= whole

    def _meeting(self, a: int, b: int) -> int:
        """The first base that is on both ways to the root."""
        passed = 0
        while True:
            a = self.base[a]
            passed |= 1 << a
            if self.mates[a] == ALONE:
                break
            a = self.way[self.mates[a]]
        while not passed >> self.base[b] & 1:
            b = self.way[self.mates[self.base[b]]]
        return self.base[b]

    def _turn(self, player: int, stem: int, joined: int) -> set[int]:
        """Let the way to the inner players of one side lead round the cycle; the bases on this side."""
        bases = set()
        while self.base[player] != stem:
            inner = self.mates[player]
            bases |= {self.base[player], self.base[inner]}
            self.way[player] = joined
            joined = inner
            player = self.way[inner]
        return bases
