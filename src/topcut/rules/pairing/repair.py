"""Pairing some tables of a round again: the best pairing that disturbs as few of them as possible."""

from collections.abc import Collection, Mapping, Sequence
from itertools import chain

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field, Pair
from topcut.rules.pairing.heaviest import Kind, heaviest
from topcut.rules.pairing.weights import Weights


def disturbed(field: Field, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """Which of the pairs must be broken up for a best pairing of the field: as few as possible.

    Being as good as possible weighs more than any number of pairs kept, so one heaviest matching answers both.
    """
    groups = field.groups()
    line = list(chain.from_iterable(groups))
    place = {player: i for i, player in enumerate(line)}
    now = [0] * len(line)
    for a, b in pairs:
        now[place[a]], now[place[b]] = 1 << place[b], 1 << place[a]
    kinds = []
    for kind in Weights(field, groups, breaking=True).kinds():
        for kept in (True, False):
            near = [others & (one if kept else ~one) for others, one in zip(kind.near, now, strict=True)]
            kinds.append(Kind(near, [_heavier(row, len(pairs) + 1, kept) for row in kind.weight]))
    best = heaviest([i for i, group in enumerate(groups) for _ in group], kinds)
    assert best is not None, "anybody can meet anybody"
    return tuple((a, b) for a, b in pairs if best.mates[place[a]] != place[b])


def _heavier(row: Mapping[int, int], times: int, kept: bool) -> dict[int, int]:
    return {group: weight * times + kept for group, weight in row.items()}


def part(field: Field, players: Collection[PlayerId]) -> Field:
    """The same field, with these players only."""
    return Field(
        points={player: field.points[player] for player in players},
        met=field.met,
        forbidden=field.forbidden,
        clubs={player: club for player, club in field.clubs.items() if player in players},
    )
