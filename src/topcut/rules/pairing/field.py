"""Who is to be paired, what the organizer wishes, and how good a pairing is (CH-28, CH-30, TL-14, PS-19, MU-25)."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from topcut.ids import PlayerId
from topcut.rules.ranking.sheet import sheet
from topcut.rules.tournament import Tournament

Pair = tuple[PlayerId, PlayerId]


@dataclass(frozen=True, slots=True)
class Field:
    """An even number of players with their points, and what should not happen between them."""

    points: Mapping[PlayerId, int]
    met: Mapping[PlayerId, Sequence[PlayerId]] = field(default_factory=dict)  # once for each meeting, both ways
    forbidden: Mapping[PlayerId, Collection[PlayerId]] = field(default_factory=dict)  # both ways
    clubs: Mapping[PlayerId, str] = field(default_factory=dict)  # of those to be kept apart from club mates

    def groups(self) -> list[list[PlayerId]]:
        """Players of equal points together, from the top; in a group they are sorted by id."""
        by_points: dict[int, list[PlayerId]] = {}
        for player in sorted(self.points):
            by_points.setdefault(self.points[player], []).append(player)
        return [by_points[points] for points in sorted(by_points, reverse=True)]

    def apart(self) -> Mapping[PlayerId, Collection[PlayerId]]:
        """For each player the others they should not meet, for whatever reason."""
        if not self.forbidden and not self.clubs:
            return self.met
        mates: dict[str | None, set[PlayerId]] = {None: set()}
        for player in self.points:
            if player in self.clubs:
                mates.setdefault(self.clubs[player], set()).add(player)
        return {
            player: mates[self.clubs.get(player)].union(self.met.get(player, ()), self.forbidden.get(player, ()))
            - {player}
            for player in self.points
        }

    def meetings(self, a: PlayerId, b: PlayerId) -> int:
        return self.met.get(a, ()).count(b)

    def is_forbidden(self, a: PlayerId, b: PlayerId) -> bool:
        return b in self.forbidden.get(a, ())

    def are_mates(self, a: PlayerId, b: PlayerId) -> bool:
        return a in self.clubs and self.clubs[a] == self.clubs.get(b)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the organizer asks for beyond the rule book; each is a deviation."""

    byes: Collection[PlayerId] = ()  # given, in the first round
    forbidden: Mapping[PlayerId, Collection[PlayerId]] = field(default_factory=dict)  # both ways
    clubs_apart: bool = False


@dataclass(frozen=True, slots=True)
class Quality:
    """How good a pairing is; the better of two compares as the smaller."""

    forbidden: int
    rematches: int
    rows: tuple[tuple[int, ...], ...]  # for each group from the top: pairs inside it, with the next group, ...
    mates: int

    def __lt__(self, other: "Quality") -> bool:
        return self._key() < other._key()

    def _key(self) -> tuple[object, ...]:
        return self.forbidden, self.rematches, tuple(tuple(-n for n in row) for row in self.rows), self.mates


def wishes(t: Tournament, number: int, given: Collection[PlayerId] = ()) -> Wishes:
    """What the organizer has asked for in this round: byes given, pairs and club mates kept apart."""
    apart: dict[PlayerId, set[PlayerId]] = {}
    for first, second in t.forbidden:
        apart.setdefault(first, set()).add(second)
        apart.setdefault(second, set()).add(first)
    return Wishes(given, apart, t.structure is not None and number in t.structure.clubs_apart)


def field_of(t: Tournament, playing: Collection[PlayerId], wishes: Wishes | None = None) -> Field:
    """The players with what they have so far, as the pairing looks at them."""
    wishes = wishes or Wishes()
    so_far = sheet(t)
    place = so_far.places
    return Field(
        points={player: so_far.points[place[player]] for player in playing},
        met={player: [so_far.ids[other] for other in so_far.paired_with[place[player]]] for player in playing},
        forbidden=wishes.forbidden,
        clubs={p: club for p in playing if (club := t.players[p].club)} if wishes.clubs_apart else {},
    )


def quality(field: Field, pairs: Iterable[Pair]) -> Quality:
    groups = sorted(set(field.points.values()), reverse=True)
    place = {points: i for i, points in enumerate(groups)}
    between: Counter[tuple[int, int]] = Counter()
    forbidden = rematches = mates = 0
    for a, b in pairs:
        upper, lower = sorted((place[field.points[a]], place[field.points[b]]))
        between[upper, lower] += 1
        forbidden += field.is_forbidden(a, b)
        rematches += field.meetings(a, b)
        mates += field.are_mates(a, b)
    rows = tuple(tuple(between[i, j] for j in range(i, len(groups))) for i in range(len(groups)))
    return Quality(forbidden, rematches, rows, mates)
