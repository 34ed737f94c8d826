"""The objective as one whole number per pair: the best pairings are those with the greatest total."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field
from topcut.rules.pairing.heaviest import Kind

ONE = ord("1")


class Weights:
    """Digits of a mixed-radix number, from the heaviest: not forbidden, no rematch, the rows from the top, no mates.

    A digit counts pairs of its kind, and its radix is above the number of such pairs that one pairing can contain, so
    no number of lighter pairs makes up for a heavier one. Unless `breaking`, pairs that are forbidden or have met are
    left out; so are, with `reach`, pairs of groups with more than that many players strictly between them.
    """

    def __init__(
        self,
        field: Field,
        groups: Sequence[Sequence[PlayerId]],
        *,
        breaking: bool = False,
        reach: int | None = None,
    ) -> None:
        self._field = field
        self._groups = groups
        self._breaking = breaking
        self._group: Mapping[PlayerId, int] = {player: i for i, group in enumerate(groups) for player in group}
        pairs = len(self._group) // 2
        self._no_mates = int(bool(field.clubs))
        place = pairs + 1 if field.clubs else 1
        self._row: dict[tuple[int, int], int] = {}
        for i in reversed(range(len(groups))):
            for j in reversed(_columns(groups, i, reach)):
                self._row[i, j] = self._row[j, i] = place
                place *= 1 + (len(groups[i]) // 2 if i == j else min(len(groups[i]), len(groups[j])))
        self._most_met = max((len(met) for met in field.met.values()), default=0) if breaking else 0
        self._no_rematch = place
        place *= 1 + self._most_met * pairs
        self._not_forbidden = place
        self.total = place * (1 + pairs) if breaking else place

    def of(self, a: PlayerId, b: PlayerId) -> int | None:
        """None for a pair that is left out."""
        row = self._row.get((self._group[a], self._group[b]))
        if row is None:
            return None
        field = self._field
        weight = row + self._no_mates if self._no_mates and not field.are_mates(a, b) else row
        if not self._breaking:
            return None if b in field.met.get(a, ()) or field.is_forbidden(a, b) else weight
        meetings, forbidden = field.meetings(a, b), field.is_forbidden(a, b)
        return weight + self._no_rematch * (self._most_met - meetings) + self._not_forbidden * (not forbidden)

    def kinds(self) -> list[Kind]:
        """All pairs of the players, in the order of the groups: those that weigh the same in the same row together."""
        field = self._field
        line = [player for group in self._groups for player in group]
        place = {player: i for i, player in enumerate(line)}
        clubs: Counter[str] = Counter()
        for player in line:
            if player in field.clubs:
                clubs[field.clubs[player]] |= 1 << place[player]
        rows: list[dict[int, int]] = [{} for _ in self._groups]
        for (i, j), weight in self._row.items():
            rows[i][j] = weight
        within = self._within(rows)
        found: dict[tuple[bool, int, bool], list[int]] = {}
        for player in line:
            here = 1 << place[player]
            left = within[self._group[player]] & ~here
            forbidden = _bits(field.forbidden.get(player, ()), place)
            mates = clubs[field.clubs[player]] if player in field.clubs else 0
            met: dict[int, int] = {}
            for other, meetings in Counter(field.met.get(player, ())).items():
                if other in place:
                    met[meetings] = met.get(meetings, 0) | 1 << place[other]
            met[0] = left & ~sum(met.values())
            if not self._breaking:
                met, left = {0: met[0]}, left & ~forbidden
            for meetings, others in met.items():
                for is_forbidden, kept in ((True, forbidden), (False, ~forbidden)):
                    for are_mates, club in ((True, mates), (False, ~mates)):
                        if near := others & left & kept & club:
                            kind = found.setdefault((is_forbidden, meetings, are_mates), [0] * len(line))
                            kind[place[player]] = near
        return [
            Kind(near, [{j: weight + self._more(*kind) for j, weight in row.items()} for row in rows])
            for kind, near in sorted(found.items())
        ]

    def _within(self, rows: Sequence[Mapping[int, int]]) -> list[int]:
        """For each group the bit set of all players in groups with which it has pairs."""
        sets = []
        first = 0
        for group in self._groups:
            sets.append((1 << first + len(group)) - (1 << first))
            first += len(group)
        return [sum(sets[j] for j in row) for row in rows]

    def _more(self, forbidden: bool, meetings: int, mates: bool) -> int:
        """What a pair weighs beside its row."""
        more = self._no_mates * (not mates)
        if self._breaking:
            more += self._no_rematch * (self._most_met - meetings) + self._not_forbidden * (not forbidden)
        return more


def _columns(groups: Sequence[Sequence[PlayerId]], i: int, reach: int | None) -> list[int]:
    columns = [i]
    between = 0
    for j in range(i + 1, len(groups)):
        if reach is not None and between > reach:
            break
        columns.append(j)
        between += len(groups[j])
    return columns


def _bits(players: Iterable[PlayerId], place: Mapping[PlayerId, int]) -> int:
    """As a text of zeros and ones first: a long number would be made anew with each player."""
    found = [place[player] for player in players if player in place]
    size = max(found, default=0)
    text = bytearray(b"0" * (size + 1))
    for one in found:
        text[size - one] = ONE
    return int(text, 2)
