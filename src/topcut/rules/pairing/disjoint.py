"""Rounds that share no pair: found, shown to be impossible, or given up when the steps are spent.

A calendar has the seats of each round and the pairs that are left. First every round takes a largest matching of what
the rounds before have left over; the holes are then climbed out of (a hole wanders through its round until it meets
another: Dinitz and Stinson's method for one-factorizations); what still has holes is searched from end to end.

Whether a graph has so many perfect matchings without a common pair is a hard question in general (for as many as
everybody has neighbours it is colouring the pairs, which is NP-complete: I. Holyer, SIAM J. Computing 10, 1981). So
there are three answers, and the work is counted. What holds at any time in a Calendar: a pair stands in `left` just
when no round has it (or it can be met again), and a player is in `free` of a round just when that round has no mate for
them.

To read: J. Dinitz and D. Stinson, A hill-climbing algorithm for the construction of one-factorizations and Room squares
(SIAM J. Algebraic Discrete Methods 8, 1987).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from topcut.rules.pairing.largest import ALONE, largest_matching, members

Matching = tuple[tuple[int, int], ...]

CLIMB = 40  # moves for each seat of each round
SEARCHED_SEATS = 1_000  # beyond that a search from end to end is hopeless


class Spent(Exception):
    """The steps are used up: the answer stays unknown."""


@dataclass(slots=True)
class Steps:
    """Work is counted, not timed, so that the same question has the same answer everywhere."""

    left: int

    def spend(self, number: int) -> None:
        self.left -= number
        if self.left < 0:
            raise Spent


@dataclass(slots=True)
class Calendar:
    """Bit sets: who everyone can still meet, and who is to be paired in each round."""

    left: list[int]
    free: list[int]
    again: int = 0  # one that everyone can meet more than once: the bye, where the rule book says so
    mates: list[list[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.mates = [[ALONE] * len(self.left) for _ in self.free]

    def pair(self, round: int, a: int, b: int) -> None:
        self.mates[round][a], self.mates[round][b] = b, a
        self.free[round] &= ~(1 << a | 1 << b)
        if not (1 << a | 1 << b) & self.again:
            self.left[a] &= ~(1 << b)
            self.left[b] &= ~(1 << a)

    def part(self, round: int, a: int, b: int) -> None:
        self.mates[round][a] = self.mates[round][b] = ALONE
        self.free[round] |= 1 << a | 1 << b
        self.left[a] |= 1 << b
        self.left[b] |= 1 << a

    def near(self, round: int) -> list[int]:
        free = self.free[round]
        return [left & free if free >> player & 1 else 0 for player, left in enumerate(self.left)]

    def rounds(self) -> tuple[Matching, ...]:
        return tuple(tuple((a, b) for a, b in enumerate(mates) if a < b) for mates in self.mates)


def disjoint_rounds(left: Sequence[int], seats: Sequence[int], again: int, steps: Steps) -> tuple[Matching, ...] | None:
    """A matching of the seats of each round, no pair twice; None if there are none. Raises Spent."""
    calendar = _greedy(left, seats, again, steps)
    if not any(calendar.free) or _climb(calendar, left, seats, steps):
        return calendar.rounds()
    if sum(everybody.bit_count() for everybody in seats) > SEARCHED_SEATS:
        raise Spent
    fresh = Calendar(list(left), list(seats), again)
    return fresh.rounds() if _Search(fresh, steps).succeeds() else None


def odd_cut(near: Sequence[int], rounds: int, steps: Steps) -> int | None:
    """An odd set of players with fewer pairs to the outside than rounds: each round needs one of these pairs.

    In every round an odd set cannot be paired among itself, so at least one of its players meets somebody outside.

    Gusfield's tree of smallest cuts, in which the smallest odd cut is found (Padberg and Rao). The tree has an edge for
    each player but the first; taking one away splits all players in two, and one of these n - 1 splits is the smallest
    cut of an odd set if there is an even number of players in all. It costs n - 1 flows, on the graph itself, without
    shrinking anything. A cut that is large enough does not matter, so flows stop at `rounds`.

    To read: D. Gusfield, Very simple methods for all pairs network flow analysis (SIAM J. Computing 19, 1990);
    M. Padberg and M. Rao, Odd minimum cut-sets and b-matchings (Mathematics of Operations Research 7, 1982).
    """
    above = [0] * len(near)
    value = [rounds] * len(near)
    for player in range(1, len(near)):
        steps.spend(len(near) * rounds)
        other = above[player]
        flow, side = _cut(near, player, other, rounds)
        value[player] = flow
        if flow >= rounds:
            continue
        for third in members(side & ~(1 << player)):
            if above[third] == other:
                above[third] = player
        if side >> above[other] & 1:
            above[player], above[other] = above[other], player
            value[player], value[other] = value[other], flow
    return next((cut for cut in _subtrees(above) if cut.bit_count() % 2 and _outside(near, cut) < rounds), None)


def _outside(near: Sequence[int], inside: int) -> int:
    return sum((near[player] & ~inside).bit_count() for player in members(inside))


def _subtrees(above: Sequence[int]) -> list[int]:
    below = [1 << player for player in range(len(above))]
    for player in range(1, len(above)):
        higher = player
        while higher:
            higher = above[higher]
            below[higher] |= 1 << player
    return below[1:]


def _cut(near: Sequence[int], source: int, sink: int, enough: int) -> tuple[int, int]:
    """How many ways without a common pair lead from one player to the other, and who is reached when none is left.

    Ford and Fulkerson's flow with one unit a pair, the shortest way first: `used` has the direction in which a pair is
    taken, and going against it gives it back. When no way is left, who is reached is one side of a smallest cut.
    """
    used = [0] * len(near)
    for flow in range(enough):
        came_from = {source: source}
        seen = 1 << source
        queue = [source]
        for player in queue:
            fresh = near[player] & ~used[player] & ~seen
            seen |= fresh
            for reached in members(fresh):
                came_from[reached] = player
                queue.append(reached)
            if seen >> sink & 1:
                break
        else:
            return flow, seen
        end = sink
        while end != source:
            before = came_from[end]
            if used[end] >> before & 1:
                used[end] ^= 1 << before
            else:
                used[before] |= 1 << end
            end = before
    return enough, 0


def _greedy(left: Sequence[int], seats: Sequence[int], again: int, steps: Steps) -> Calendar:
    calendar = Calendar(list(left), list(seats), again)
    for round in range(len(seats)):
        steps.spend(len(left) ** 2 // 8)
        for a, b in enumerate(largest_matching(calendar.near(round))):
            if a < b:
                calendar.pair(round, a, b)
    return calendar


def _climb(calendar: Calendar, left: Sequence[int], seats: Sequence[int], steps: Steps) -> bool:
    """Whether all holes have met in the end. The moves are drawn from fixed numbers, so they are always the same."""
    dice = _Dice()
    for move in range(CLIMB * sum(everybody.bit_count() for everybody in seats)):
        holes = [round for round, free in enumerate(calendar.free) if free]
        if not holes:
            return True
        steps.spend(16)
        round = holes[dice.below(len(holes))]
        player = dice.member(calendar.free[round])
        if move % 2 and (others := left[player] & calendar.free[round]):
            _take_over(calendar, round, player, dice.member(others))
        elif reach := calendar.left[player] & seats[round]:
            other = dice.member(reach & calendar.free[round] or reach)
            mate = calendar.mates[round][other]
            if mate != ALONE:
                calendar.part(round, other, mate)
            calendar.pair(round, player, other)
    return not any(calendar.free)


def _take_over(calendar: Calendar, round: int, a: int, b: int) -> None:
    """Two holes of a round are filled with each other, if need be at the cost of another round."""
    for busy, mates in enumerate(calendar.mates):
        if mates[a] == b and not (1 << a | 1 << b) & calendar.again:
            calendar.part(busy, a, b)
    calendar.pair(round, a, b)


class _Dice:
    def __init__(self) -> None:
        self.state = 1

    def below(self, n: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % n

    def member(self, players: int) -> int:
        skip = self.below(players.bit_count())
        for _ in range(skip):
            players &= players - 1
        return (players & -players).bit_length() - 1


class _Search:
    """Every calendar from end to end: the seat with the fewest choices is filled next, so that dead ends show early.

    Rounds with the same seats are alike, so the partners of one player can be taken in rising order over them.
    """

    def __init__(self, calendar: Calendar, steps: Steps) -> None:
        self.calendar = calendar
        self.steps = steps
        last = calendar.free[-1]
        first = min(members(last & ~calendar.again), key=lambda player: calendar.left[player].bit_count())
        self.ordered = [(round, first) for round, free in enumerate(calendar.free) if free == last]

    def succeeds(self, depth: int = 0, above: int = -1) -> bool:
        calendar = self.calendar
        if depth < len(self.ordered):
            round, player = self.ordered[depth]
            choices = calendar.left[player] & calendar.free[round] & ~((1 << max(above, 0)) - 1)
            if above >= 0 and not 1 << above & calendar.again:
                choices &= ~(1 << above)
        else:
            if not any(calendar.free):
                return True
            round, player, choices = self._narrowest()
        if choices and not self._has_room(round):
            return False
        for other in members(choices):
            calendar.pair(round, player, other)
            if self.succeeds(depth + 1, other):
                return True
            calendar.part(round, player, other)
        return False

    def _narrowest(self) -> tuple[int, int, int]:
        best, fewest = (0, 0, 0), len(self.calendar.left) + 1
        left = self.calendar.left
        for round, free in enumerate(self.calendar.free):
            self.steps.spend(free.bit_count() + 1)
            for player in members(free):
                choices = left[player] & free
                if choices.bit_count() < fewest:
                    best, fewest = (round, player, choices), choices.bit_count()
                    if fewest <= 1:
                        return best
        return best

    def _has_room(self, round: int) -> bool:
        """Whether what is free in this round can be paired at all."""
        self.steps.spend(4 * self.calendar.free[round].bit_count() + 4)
        mates = largest_matching(self.calendar.near(round))
        return all(mates[player] != ALONE for player in members(self.calendar.free[round]))
