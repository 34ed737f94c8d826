"""Where the Swiss rounds stand: what everyone has, which tables are open, and what each of them may still become.

For any choice of ends at the open tables everyone has an interval for the points and for each tiebreaker. They are
exact when every table has one end and no round is left; until then they are bounds, and never too narrow: strength of
schedule grows with the points of those who were met, so its least is where they all have their least. Rounds that are
not paired yet may bring anybody: with one of them left the strength of schedule is anything, and points alone decide.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm

from topcut.ids import PlayerId
from topcut.planner.endings import End, ends, entered
from topcut.rules.match import Seat, Stage
from topcut.rules.ranking.sheet import NOBODY, sheet
from topcut.rules.ruleset import Tiebreaker
from topcut.rules.tournament import Tournament, games_of

Interval = tuple[int, int]
Key = tuple[Interval, ...]  # points, then each tiebreaker up to the lot, more being better
Choice = Sequence[Sequence[End]]  # for each open table the ends that are still thought possible
EXTENDED_COSTS = 5  # times as much to look at a position, as opponents of opponents count
FREE: Interval = (0, 1 << 200)  # anything


@dataclass(frozen=True, slots=True)
class OpenTable:
    number: int  # of the match
    table: int  # what people call it
    first: int  # places of the sheet
    second: int

    def seat(self, place: int) -> Seat:
        return Seat.FIRST if place == self.first else Seat.SECOND

    def other(self, place: int) -> int:
        return self.second if place == self.first else self.first


class Position:
    def __init__(self, t: Tournament) -> None:
        assert t.structure is not None
        so_far = sheet(t)
        self.t = t
        self.rules = t.ruleset
        self.ids = so_far.ids
        self.places = so_far.places
        self.left = max(0, t.structure.rounds - len(t.rounds))  # rounds that are not paired yet
        self.tables = _open_tables(t, so_far.places)
        self.table_of = {place: i for i, one in enumerate(self.tables) for place in (one.first, one.second)}
        self.ends = ends(t.ruleset, games_of(t, Stage.SWISS))
        self.everything: Choice = [self.ends] * len(self.tables)
        self.points = so_far.points
        self.figures = so_far.figures
        self.active = frozenset(so_far.places[player] for player in t.active)
        self.idle = [place for place in range(len(self.ids)) if place not in self.table_of]
        self.byes = so_far.byes if t.ruleset.bye.is_opponent else [0] * len(self.ids)
        self.met = so_far.opponents
        self.divisors = self._divisors(so_far.played)
        self.tiebreakers = self._before_the_lot()
        extended = any(one.kind == "extended-strength" for one in self.tiebreakers)
        self.cost = len(self.ids) * (EXTENDED_COSTS if extended else 1)
        self._scale = lcm(*(set(self.divisors) - {0}))
        most = max((len(met) for met in so_far.opponents), default=0) + max(self.byes, default=0) + 1
        self._common = lcm(*range(1, most + 1))

    @cached_property
    def entered(self) -> Mapping[End, tuple[End, ...]]:
        """Results with known figures for each End; none where more than points and figures has to be known."""
        if any(one.kind == "latest-rounds" for one in self.tiebreakers):
            return dict.fromkeys(self.ends, ())
        return entered(self.rules, games_of(self.t, Stage.SWISS))

    def points_between(self, choice: Choice) -> list[Interval]:
        """With the rounds that are not paired yet: nobody can have more than a win in each, or less than nothing."""
        more = self.rules.points.win * self.left
        found = [(points, points + (more if place in self.active else 0)) for place, points in enumerate(self.points)]
        for table, possible in zip(self.tables, choice, strict=True):
            for place in (table.first, table.second):
                seat = table.seat(place)
                low, high = found[place]
                found[place] = (
                    low + min(end.points[seat] for end in possible),
                    high + max(end.points[seat] for end in possible),
                )
        return found

    def key(self, place: int, end: End | None, points: Sequence[Interval], choice: Choice) -> Key:
        """Of a player whose table, if it is open, ends like this; `points` are those of everyone under this choice."""
        known = points
        if end is not None:
            table = self.tables[self.table_of[place]]
            known = list(points)
            for one in (table.first, table.second):
                known[one] = self._after(one, end.points[table.seat(one)])
        return (known[place], *(self._tiebreak(each, place, end, known, choice) for each in self.tiebreakers))

    def points_of(self, place: int, end: End | None, points: Sequence[Interval]) -> Interval:
        if end is None:
            return points[place]
        return self._after(place, end.points[self.tables[self.table_of[place]].seat(place)])

    def _after(self, place: int, points: int) -> Interval:
        least = self.points[place] + points
        return least, least + (self.rules.points.win * self.left if place in self.active else 0)

    def _divisors(self, played: Sequence[int]) -> list[int]:
        if self.rules.strength.rounds == "all":
            return [len(self.t.rounds)] * len(played)
        return [rounds + (place in self.table_of) for place, rounds in enumerate(played)]

    def _before_the_lot(self) -> list[Tiebreaker]:
        """What comes after the lot never decides; before it is drawn, anybody may win it."""
        found: list[Tiebreaker] = []
        for tiebreaker in self.rules.tiebreakers:
            if tiebreaker.kind == "random":
                break
            found.append(tiebreaker)
        return found

    def _tiebreak(
        self, tiebreaker: Tiebreaker, place: int, end: End | None, points: Sequence[Interval], choice: Choice
    ) -> Interval:
        if tiebreaker.kind == "figure":
            return self._figure(str(tiebreaker.figure), place, end)
        if self.left or tiebreaker.kind == "latest-rounds":
            return FREE
        if tiebreaker.kind == "extended-strength":
            return self._extended(place, end, points, choice)
        win_rate = tiebreaker.kind == "match-win-rate"
        floor = Fraction(tiebreaker.floor) if win_rate else Fraction(0)
        worth = self.rules.points.win if win_rate else 1
        scale = self._scale * worth * floor.denominator
        return self._mean(place, end, lambda one: self._rate(one, points, floor, worth), scale)

    def _figure(self, name: str, place: int, end: End | None) -> Interval:
        which = [figure.name for figure in self.rules.kept_figures].index(name)
        so_far = self.figures[which][place]
        later = max(self.rules.kept_figures[which].most, self.rules.bye.figures.get(name, 0)) * self.left
        later = later if place in self.active else 0
        if end is None:
            return so_far, so_far + later
        least, most = end.figures[which][self.tables[self.table_of[place]].seat(place)]
        return so_far + least, so_far + most + later

    def _rate(self, place: int, points: Sequence[Interval], floor: Fraction, worth: int) -> Interval:
        """Points per round over `_scale`, or the share of what could be won, at least the floor."""
        least = floor.numerator * self._scale * worth
        if place == NOBODY:
            return least, least
        share = self._scale // self.divisors[place] * floor.denominator if self.divisors[place] else 0
        low, high = points[place]
        return max(least, low * share), max(least, high * share)

    def _mean(self, place: int, end: End | None, of: Callable[[int], Interval], scale: int) -> Interval:
        """Over the opponents, over `_common` times the scale."""
        others = self._others(place, end)
        if not others:
            alone = self.rules.strength.no_opponents * scale * self._common
            return alone, alone
        share = self._common // len(others)
        low = high = 0
        for one in others:
            least, most = of(one)
            low += least
            high += most
        return low * share, high * share

    def _others(self, place: int, end: End | None) -> Sequence[int]:
        others = [*self.met[place], *[NOBODY] * self.byes[place]]
        if end is not None and end.opponents:
            others.append(self.tables[self.table_of[place]].other(place))
        return list(dict.fromkeys(others)) if self.rules.strength.met_twice == "once" else others

    def _extended(self, place: int, end: End | None, points: Sequence[Interval], choice: Choice) -> Interval:
        """The mean of the opponents' strengths; a bye has none."""
        here = None if end is None else self.table_of[place]

        def rate(one: int) -> Interval:
            return self._rate(one, points, Fraction(0), 1)

        def strength(other: int) -> Interval:
            table = None if other == NOBODY else self.table_of.get(other)
            if other == NOBODY:
                return 0, 0
            if table is None:
                return self._mean(other, None, rate, self._scale)
            possible = [end] if end is not None and table == here else choice[table]
            means = [self._mean(other, one, rate, self._scale) for one in possible]
            return min(low for low, _ in means), max(high for _, high in means)

        return self._mean(place, end, strength, self._scale * self._common)


def can_be_ahead(one: Key, other: Key) -> bool:
    """Whether one may end above the other; where everything may be level, the lot may fall either way."""
    for (_, high), (low, _) in zip(one, other, strict=True):
        if high != low:
            return high > low
    return True


def _open_tables(t: Tournament, place: Mapping[PlayerId, int]) -> tuple[OpenTable, ...]:
    matches = enumerate(t.rounds[-1].matches if t.rounds else (), start=1)
    return tuple(
        OpenTable(number, match.table or number, place[match.first], place[match.second])
        for number, match in matches
        if match.result is None and match.second is not None
    )
