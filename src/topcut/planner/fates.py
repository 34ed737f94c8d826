"""Who is in the cut whatever happens, who is out of it, and who may still be either: proved, not guessed.

For one player and one end of their own table, the others are counted who may end above, and those who must: at each
table the end that puts the most of its players above, or the fewest. If too few may be above, the player is in; if
enough must be, out. Where neither is so, one more table is decided, each way it can end, until it is known (branch and
bound). With every table decided nothing is left but figures between their bounds, and the lot: that both can be is then
shown by results that can really be entered, as the figures of two who played each other hang together. The work is
counted, so that the same question has the same answer everywhere; where it is used up, or nothing is shown, nothing is
claimed. Most who may be either are found out at once: every table ends as it suits the player best, and then as it
suits them least.
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
    UNPROVED = "unproved"  # the work was used up, or figures that hang together would have to be gone through


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
    if search.inside and search.outside:
        return Fate.UNPROVED
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
    inside: bool = False  # as far as bounds can tell
    outside: bool = False
    shown_inside: bool = False  # by results that can be entered
    shown_outside: bool = False

    @property
    def is_over(self) -> bool:
        return self.shown_inside and self.shown_outside

    def try_best_and_worst(self, choice: Choice) -> None:
        """Two ways for everything to end; what they show is possible, though they prove nothing more."""
        above = self._counted(choice).above
        for pick, wanted in ((min, Fate.IN), (max, Fate.OUT)):
            self._show([(pick(possible, key=above[i].__getitem__),) for i, possible in enumerate(choice)], wanted)

    def look(self, choice: Choice) -> None:
        if self.is_over:
            return
        count = self._counted(choice)
        if count.may < self.size:
            self.inside = True
            self.shown_inside |= self._can_be_entered(choice)
            return
        if count.must >= self.size:
            self.outside = True
            self.shown_outside |= self._can_be_entered(choice)
            return
        if self.position.left:  # rounds that are not paired yet cannot be gone through
            raise _Spent
        undecided = [i for i, possible in enumerate(choice) if len(possible) > 1]
        if not undecided:  # if figures were free, both could be
            self.inside = self.outside = True
            self._show(choice, Fate.EITHER)
            return
        table = max(undecided, key=count.width.__getitem__)
        for end in sorted(choice[table], key=count.above[table].__getitem__):
            self.look([*choice[:table], (end,), *choice[table + 1 :]])

    def _show(self, choice: Choice, wanted: Fate) -> None:
        """With every table decided: whether the player is in, or out, after one of the results that we know. When those
        of their own table are known, each other table adds to those above by itself."""
        entered = [self.position.entered[end] for (end,) in choice]
        if not all(entered):
            return
        own = self.position.table_of.get(self.place)
        for mine in (None,) if own is None else entered[own]:
            here = entered if own is None or mine is None else [*entered[:own], (mine,), *entered[own + 1 :]]
            count = self._counted(here)
            self.shown_inside |= count.must < self.size
            self.shown_outside |= count.may >= self.size
            if (self.shown_inside or wanted is Fate.OUT) and (self.shown_outside or wanted is Fate.IN):
                return

    def _can_be_entered(self, choice: Choice) -> bool:
        return all(any(self.position.entered[end] for end in possible) for possible in choice)

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
