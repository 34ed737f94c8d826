"""A largest matching of a big field in which nearly all may meet, by blossoms, within a bounded amount of work.

Edmonds' search: from a player without a partner grow a tree of alternating paths; an odd ring is shrunk into its base.
A tree that reaches nobody free can never help a later search either, so its players are left out from then on. Read
Edmonds, "Paths, trees, and flowers" (1965).
"""

from collections import deque
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

MOST_LOOKS = 40_000_000
NOBODY = -1


def largest(barred: Sequence[AbstractSet[int]], most_looks: int = MOST_LOOKS) -> list[int] | None:
    """Everybody's partner, or -1; nothing where it took too long. `barred` has whom each one may not meet."""
    search = _Search(barred, most_looks)
    for player in sorted(range(len(barred)), key=lambda one: -len(barred[one])):
        if search.mate[player] == NOBODY:
            search.greet(player)
    for player in range(len(barred)):
        if search.mate[player] == NOBODY and not search.grow(player):
            return None
    return search.mate


class _Search:
    """One matching that grows; `base` is whoever stands for a shrunk ring, `before` leads back to the root."""

    def __init__(self, barred: Sequence[AbstractSet[int]], most_looks: int) -> None:
        self.size, self.barred, self.looks_left = len(barred), barred, most_looks
        self.mate = [NOBODY] * self.size
        self.left = list(range(self.size))  # players who are in no tree that has failed
        self.base: list[int] = []
        self.before: list[int] = []
        self.outer: list[bool] = []

    def greet(self, player: int) -> None:
        """The first free partner, to begin with."""
        for other in range(self.size):
            if self.mate[other] == NOBODY and other != player and other not in self.barred[player]:
                self.mate[player], self.mate[other] = other, player
                return

    def grow(self, root: int) -> bool:
        """One more pair if there is one with this player; False where the work became too much."""
        self.base, self.before = list(range(self.size)), [NOBODY] * self.size
        self.outer = [False] * self.size
        self.outer[root] = True
        queue = deque([root])
        while queue:
            player = queue.popleft()
            self.looks_left -= len(self.left)
            if self.looks_left < 0:
                return False
            end = self._look(player, queue)
            if end != NOBODY:
                self._turn(end)
                return True
        reached = {one for one in range(self.size) if self.outer[one] or self.before[one] != NOBODY}
        self.left = [one for one in self.left if one not in reached]
        return True

    def _look(self, player: int, queue: deque[int]) -> int:
        """Somebody free whom the tree reaches through this player."""
        for other in self.left:
            if self.base[player] == self.base[other] or other in self.barred[player]:
                continue
            if self.outer[other]:
                self._shrink(player, other, queue)
            elif self.before[other] == NOBODY:
                self.before[other] = player
                if self.mate[other] == NOBODY:
                    return other
                self.outer[self.mate[other]] = True
                queue.append(self.mate[other])
        return NOBODY

    def _turn(self, end: int) -> None:
        """Along the path to the root, pairs and gaps change places."""
        while end != NOBODY:
            middle = self.before[end]
            after = self.mate[middle]
            self.mate[end], self.mate[middle] = middle, end
            end = after

    def _shrink(self, first: int, second: int, queue: deque[int]) -> None:
        stem, ring = self._stem(first, second), set[int]()
        self._mark(first, stem, second, ring)
        self._mark(second, stem, first, ring)
        self.looks_left -= self.size
        for one in range(self.size):
            if self.base[one] in ring:
                self.base[one] = stem
                if not self.outer[one]:
                    self.outer[one] = True
                    queue.append(one)

    def _stem(self, first: int, second: int) -> int:
        """Where the two ways to the root meet."""
        seen = set()
        while True:
            first = self.base[first]
            seen.add(first)
            if self.mate[first] == NOBODY:
                break
            first = self.before[self.mate[first]]
        while self.base[second] not in seen:
            second = self.before[self.mate[self.base[second]]]
        return self.base[second]

    def _mark(self, one: int, stem: int, child: int, ring: set[int]) -> None:
        while self.base[one] != stem:
            ring |= {self.base[one], self.base[self.mate[one]]}
            self.before[one] = child
            child = self.mate[one]
            one = self.before[self.mate[one]]
