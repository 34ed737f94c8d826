"""Who is in the cut whatever happens, who is out of it, and who may still be either: proved, not guessed.

For one player and one end of their own table, the others are counted who may end above, and those who must: at each
table the end that puts the most of its players above, or the fewest. If too few may be above, the player is in; if
enough must be, out. Where neither is so, one more table is decided, each way it can end, until it is known (branch and
bound). With every table decided nothing is left but figures between their bounds, and the lot. The work is counted, so
that the same question has the same answer everywhere; where it is used up, nothing is claimed. Most who may be either
are found out at once: every table ends as it suits the player best, and then as it suits them least.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from topcut.planner.endings import End
from topcut.planner.position import Choice, Position, can_be_ahead

LOOKS = 400  # at a whole position, for one player and one end
COST = 1_200_000  # of all looks together: each costs as much as there are players, or more (`Position.cost`)


class Fate(StrEnum):
    IN = "in"
    OUT = "out"
    EITHER = "either"
    UNPROVED = "unproved"  # the work was used up


class _Spent(Exception):
    pass


@dataclass(slots=True)
class Work:
    """What may be spent on all questions together, and on each of them."""

    left: int = COST
    looks: int = LOOKS
    here: int = 0

    def begin(self) -> None:
        self.here = self.looks

    def spend(self, cost: int) -> None:
        self.here -= 1
        self.left -= cost
        if self.here < 0 or self.left < 0:
            raise _Spent


def fate(position: Position, place: int, end: End | None, size: int, work: Work) -> Fate:
    """Of a player whose own table ends like this, if it is open; `size` players go on."""
    if place not in position.active:
        return Fate.OUT
    choice = list(position.everything)
    if end is not None:
        choice[position.table_of[place]] = (end,)
    search = _Search(position, place, size, work)
    work.begin()
    try:
        if not position.left:
            search.try_best_and_worst(choice)
        search.look(choice)
    except _Spent:
        return Fate.EITHER if search.is_over else Fate.UNPROVED
    if search.is_over:
        return Fate.EITHER
    return Fate.IN if search.inside else Fate.OUT


def together(fates: Sequence[Fate]) -> Fate:
    """What holds for each of several ends, for all of them."""
    found = set(fates)
    if len(found) == 1:
        return found.pop()
    return Fate.EITHER if Fate.EITHER in found or {Fate.IN, Fate.OUT} <= found else Fate.UNPROVED


@dataclass(slots=True)
class _Search:
    """Which of the two turns out to be possible."""

    position: Position
    place: int
    size: int
    work: Work
    inside: bool = False
    outside: bool = False

    @property
    def is_over(self) -> bool:
        return self.inside and self.outside

    def try_best_and_worst(self, choice: Choice) -> None:
        """Two ways for everything to end; what they show is possible, though they prove nothing more."""
        above = self._counted(choice).above
        for pick in (min, max):
            ended = [(pick(possible, key=above[i].__getitem__),) for i, possible in enumerate(choice)]
            count = self._counted(ended)
            self.inside |= count.must < self.size
            self.outside |= count.may >= self.size

    def look(self, choice: Choice) -> None:
        if self.is_over:
            return
        count = self._counted(choice)
        if count.may < self.size:
            self.inside = True
            return
        if count.must >= self.size:
            self.outside = True
            return
        if self.position.left:  # rounds that are not paired yet cannot be gone through
            raise _Spent
        undecided = [i for i, possible in enumerate(choice) if len(possible) > 1]
        if not undecided:  # figures and lots are free, so both can be
            self.inside = self.outside = True
            return
        table = max(undecided, key=count.width.__getitem__)
        for end in sorted(choice[table], key=count.above[table].__getitem__):
            self.look([*choice[:table], (end,), *choice[table + 1 :]])

    def _counted(self, choice: Choice) -> "_Count":
        self.work.spend(self.position.cost)
        return _Count(self.position, self.place, choice)


class _Count:
    """How many others may end above a player, and how many must, under a choice."""

    def __init__(self, position: Position, place: int, choice: Choice) -> None:
        self._position = position
        self._choice = choice
        self._points = position.points_between(choice)
        own = position.table_of.get(place)
        self._mine = position.key(place, None if own is None else choice[own][0], self._points, choice)
        self.may = self.must = 0
        self.width = [0] * len(choice)
        self.above: list[dict[End, tuple[int, int]]] = [{} for _ in choice]
        for other in position.idle:
            if other in position.active and other != place:
                may, must = self._above(other, None)
                self.may += may
                self.must += must
        for i, (table, possible) in enumerate(zip(position.tables, choice, strict=True)):
            others = [one for one in (table.first, table.second) if one in position.active and one != place]
            for end in possible:
                pairs = [self._above(other, end) for other in others]
                self.above[i][end] = sum(may for may, _ in pairs), sum(must for _, must in pairs)
            counted = self.above[i].values()
            most, fewest = max(may for may, _ in counted), min(must for _, must in counted)
            self.may += most
            self.must += fewest
            self.width[i] = most - fewest

    def _above(self, other: int, end: End | None) -> tuple[bool, bool]:
        """Whether another may, and must, end above. Most often points alone say so."""
        low, high = self._position.points_of(other, end, self._points)
        least, most = self._mine[0]
        if low > most or high < least:
            return low > most, low > most
        theirs = self._position.key(other, end, self._points, self._choice)
        return can_be_ahead(theirs, self._mine), not can_be_ahead(self._mine, theirs)
