"""The heaviest perfect matching of a whole field by blossoms, in whole numbers, with its own proof."""

from collections import deque
from collections.abc import Sequence


class NoProof(Exception):
    """The answer could not be proved; whoever asked has to say that it is not checked."""


def heaviest(weights: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """The perfect matching of the greatest total weight, for an even number of vertices that may all meet."""
    size = len(weights)
    if size == 0:
        return []
    least = min(weights[a][b] for a in range(size) for b in range(size) if a != b)
    most = max(weights[a][b] for a in range(size) for b in range(size) if a != b)
    # With this much more on every edge, a matching with more edges is always the heavier one.
    lift = (size // 2 + 1) * (most - least + 1) - least
    forest = _Forest([[0 if a == b else 2 * (weights[a][b] + lift) for b in range(size)] for a in range(size)])
    while forest.grow():
        pass
    pairs = [(a - 1, forest.mate[a] - 1) for a in range(1, size + 1) if a < forest.mate[a]]
    if len(pairs) != size // 2 or not forest.proves(pairs):
        raise NoProof
    return pairs


class _Forest:
    """Alternating trees over vertices 1 to size; numbers above stand for blossoms. 0 is nobody."""

    def __init__(self, weights: list[list[int]]) -> None:
        size = len(weights)
        room = size + size // 2 + 2
        self.size, self.top = size, size
        self.weight = [[0] * (size + 1)] + [[0, *row] for row in weights]
        # The best edge between two vertices or blossoms, as its two vertices.
        self.edge = [[(0, 0)] * room for _ in range(room)]
        for a in range(1, size + 1):
            for b in range(1, size + 1):
                self.edge[a][b] = (a, b)
        self.dual = [0] + [max(max(row) for row in weights)] * size + [0] * (room - size - 1)
        self.mate, self.slack, self.base = [0] * room, [0] * room, list(range(size + 1)) + [0] * (room - size - 1)
        self.parent, self.mark, self.seen, self.clock = [0] * room, [-1] * room, [0] * room, 0
        self.petals: list[list[int]] = [[] for _ in range(room)]
        self.inside = [[0] * (size + 1) for _ in range(room)]
        for a in range(1, size + 1):
            self.inside[a][a] = a
        self.queue: deque[int] = deque()

    def grow(self) -> bool:
        """One more edge; False if there is none to gain."""
        for x in range(1, self.top + 1):
            self.mark[x], self.slack[x] = -1, 0
        self.queue.clear()
        for x in range(1, self.top + 1):
            if self.base[x] == x and not self.mate[x]:
                self.parent[x], self.mark[x] = 0, 0
                self._push(x)
        if not self.queue:
            return False
        while True:
            if self._search():
                return True
            if not self._adjust():
                return False
            if self._tightened():
                return True
            for b in range(self.size + 1, self.top + 1):
                if self.base[b] == b and self.mark[b] == 1 and self.dual[b] == 0:
                    self._expand(b)

    def proves(self, pairs: Sequence[tuple[int, int]]) -> bool:
        """By duality: no matching can weigh more than the duals, and this one weighs as much."""
        blossoms = [(self.dual[b], self._vertices(b)) for b in range(self.size + 1, self.top + 1) if self.base[b]]
        if any(dual < 0 for dual, _ in blossoms) or any(dual < 0 for dual in self.dual[1 : self.size + 1]):
            return False
        for a in range(1, self.size + 1):
            for b in range(a + 1, self.size + 1):
                cover = self.dual[a] + self.dual[b] + sum(dual for dual, among in blossoms if a in among and b in among)
                if cover < 2 * self.weight[a][b]:
                    return False
        bound = sum(self.dual[1 : self.size + 1]) + sum(dual * (len(among) // 2) for dual, among in blossoms)
        return bound == 2 * sum(self.weight[a + 1][b + 1] for a, b in pairs)

    def _vertices(self, x: int) -> set[int]:
        return {x} if x <= self.size else set[int]().union(*(self._vertices(petal) for petal in self.petals[x]))

    def _gap(self, a: int, b: int) -> int:
        u, v = self.edge[a][b]
        return self.dual[u] + self.dual[v] - 2 * self.weight[u][v]

    def _search(self) -> bool:
        while self.queue:
            u = self.queue.popleft()
            if self.mark[self.base[u]] == 1:
                continue
            for v in range(1, self.size + 1):
                if self.base[u] == self.base[v]:
                    continue
                if self._gap(u, v) == 0:
                    if self._found(u, v):
                        return True
                else:
                    self._note(u, self.base[v])
        return False

    def _adjust(self) -> bool:
        """Move the duals as far as they go; False if a free vertex has reached zero."""
        steps = [self.dual[b] // 2 for b in self._blossoms(1)]
        for x in range(1, self.top + 1):
            if self.base[x] == x and self.slack[x]:
                if self.mark[x] == -1:
                    steps.append(self._gap(self.slack[x], x))
                elif self.mark[x] == 0:
                    steps.append(self._gap(self.slack[x], x) // 2)
        step = min(steps, default=max(self.dual))
        for u in range(1, self.size + 1):
            mark = self.mark[self.base[u]]
            if mark == 0 and self.dual[u] <= step:
                return False
            self.dual[u] += -step if mark == 0 else step if mark == 1 else 0
        for b in self._blossoms(0):
            self.dual[b] += 2 * step
        for b in self._blossoms(1):
            self.dual[b] -= 2 * step
        return True

    def _blossoms(self, mark: int) -> list[int]:
        return [b for b in range(self.size + 1, self.top + 1) if self.base[b] == b and self.mark[b] == mark]

    def _tightened(self) -> bool:
        self.queue.clear()
        for x in range(1, self.top + 1):
            other = self.slack[x]
            tight = self.base[x] == x and other and self.base[other] != x and self._gap(other, x) == 0
            if tight and self._found(*self.edge[other][x]):
                return True
        return False

    def _found(self, first: int, second: int) -> bool:
        u, v = self.base[first], self.base[second]
        if self.mark[v] == -1:
            self.parent[v], self.mark[v] = first, 1
            w = self.base[self.mate[v]]
            self.slack[v] = self.slack[w] = 0
            self.mark[w] = 0
            self._push(w)
        elif self.mark[v] == 0:
            meet = self._meet(u, v)
            if not meet:
                self._augment(u, v)
                self._augment(v, u)
                return True
            self._shrink(u, meet, v)
        return False

    def _note(self, u: int, x: int) -> None:
        if not self.slack[x] or self._gap(u, x) < self._gap(self.slack[x], x):
            self.slack[x] = u

    def _slacken(self, x: int) -> None:
        self.slack[x] = 0
        for u in range(1, self.size + 1):
            if self.base[u] != x and self.mark[self.base[u]] == 0 and self.edge[u][x] != (0, 0):
                self._note(u, x)

    def _push(self, x: int) -> None:
        self.queue.extend(sorted(self._vertices(x)))

    def _rebase(self, x: int, base: int) -> None:
        self.base[x] = base
        for petal in self.petals[x] if x > self.size else ():
            self._rebase(petal, base)

    def _turn(self, b: int, x: int) -> int:
        """The place of petal x, after the ring is turned so that an even way leads there from the stem."""
        place = self.petals[b].index(x)
        if place % 2:
            self.petals[b][1:] = reversed(self.petals[b][1:])
            place = len(self.petals[b]) - place
        return place

    def _pair(self, u: int, v: int) -> None:
        inner, outer = self.edge[u][v]
        self.mate[u] = outer
        if u > self.size:
            petal = self.inside[u][inner]
            place = self._turn(u, petal)
            for i in range(place):
                self._pair(self.petals[u][i], self.petals[u][i ^ 1])
            self._pair(petal, v)
            self.petals[u] = self.petals[u][place:] + self.petals[u][:place]

    def _augment(self, u: int, v: int) -> None:
        while True:
            after = self.base[self.mate[u]]
            self._pair(u, v)
            if not after:
                return
            self._pair(after, self.base[self.parent[after]])
            u, v = self.base[self.parent[after]], after

    def _meet(self, u: int, v: int) -> int:
        self.clock += 1
        while u or v:
            if u:
                if self.seen[u] == self.clock:
                    return u
                self.seen[u] = self.clock
                u = self.base[self.mate[u]]
                u = self.base[self.parent[u]] if u else 0
            u, v = v, u
        return 0

    def _shrink(self, u: int, stem: int, v: int) -> None:
        b = self.size + 1
        while b <= self.top and self.base[b]:
            b += 1
        self.top = max(self.top, b)
        self.dual[b], self.mark[b], self.mate[b] = 0, 0, self.mate[stem]
        self.petals[b] = [stem, *reversed(self._way(u, stem)), *self._way(v, stem)]
        self._rebase(b, b)
        for x in range(1, self.top + 1):
            self.edge[b][x] = self.edge[x][b] = (0, 0)
        self.inside[b] = [0] * (self.size + 1)
        for petal in self.petals[b]:
            for x in range(1, self.top + 1):
                if self.edge[petal][x] == (0, 0):
                    continue
                if self.edge[b][x] == (0, 0) or self._gap(petal, x) < self._gap(b, x):
                    self.edge[b][x], self.edge[x][b] = self.edge[petal][x], self.edge[x][petal]
            for x in range(1, self.size + 1):
                if self.inside[petal][x]:
                    self.inside[b][x] = petal
        self._slacken(b)

    def _way(self, x: int, stem: int) -> list[int]:
        way = []
        while x != stem:
            y = self.base[self.mate[x]]
            way += [x, y]
            self._push(y)
            x = self.base[self.parent[y]]
        return way

    def _expand(self, b: int) -> None:
        for petal in self.petals[b]:
            self._rebase(petal, petal)
        entry = self.inside[b][self.edge[b][self.parent[b]][0]]
        place = self._turn(b, entry)
        ring = self.petals[b]
        for i in range(0, place, 2):
            x, y = ring[i], ring[i + 1]
            self.parent[x] = self.edge[y][x][0]
            self.mark[x], self.mark[y], self.slack[x] = 1, 0, 0
            self._slacken(y)
            self._push(y)
        self.mark[entry], self.parent[entry] = 1, self.parent[b]
        for x in ring[place + 1 :]:
            self.mark[x] = -1
            self._slacken(x)
        self.base[b] = 0
