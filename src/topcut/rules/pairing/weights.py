"""The objective as one whole number per pair: the best pairings are those with the greatest total."""

from collections.abc import Mapping, Sequence

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field


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


def _columns(groups: Sequence[Sequence[PlayerId]], i: int, reach: int | None) -> list[int]:
    columns = [i]
    between = 0
    for j in range(i + 1, len(groups)):
        if reach is not None and between > reach:
            break
        columns.append(j)
        between += len(groups[j])
    return columns
