"""Pairing some tables of a round again: the best pairing that disturbs as few of them as possible."""

from collections.abc import Callable, Collection, Sequence

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field, Pair
from topcut.rules.pairing.handmade import best_quality
from topcut.rules.pairing.matching import heaviest
from topcut.rules.pairing.weights import Weights


def disturbed(field: Field, pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """Which of the pairs must be broken up for a best pairing of the field: as few as possible.

    Being as good as possible weighs more than any number of pairs kept, so one heaviest matching answers both. Only
    pairs that a best pairing can contain are looked at.
    """
    players = sorted(field.points)
    weights = Weights(field, field.groups(), breaking=True)
    now = {frozenset(pair) for pair in pairs}
    could_be = _could_be(field)

    def weight(a: PlayerId, b: PlayerId) -> int:
        return (weights.of(a, b) or 0) * (len(pairs) + 1) + (frozenset((a, b)) in now)

    edges = [
        (a, b, weight(players[a], players[b]))
        for b in range(len(players))
        for a in range(b)
        if could_be(players[a], players[b])
    ]
    prices = [0] * len(players)
    for a, b, heavy in edges:
        prices[a], prices[b] = max(prices[a], heavy), max(prices[b], heavy)
    found = heaviest(edges, len(players), prices)
    assert found is not None, "the best pairing is one"
    kept = {frozenset((players[a], players[b])) for a, b in found}
    return tuple(pair for pair in pairs if frozenset(pair) not in kept)


def _could_be(field: Field) -> Callable[[PlayerId, PlayerId], bool]:
    """All best pairings have the same number of pairs between any two groups, and of rematches, perhaps none."""
    best = best_quality(field)
    ladder = sorted(set(field.points.values()), reverse=True)
    place = {points: i for i, points in enumerate(ladder)}

    def could_be(a: PlayerId, b: PlayerId) -> bool:
        upper, lower = sorted((place[field.points[a]], place[field.points[b]]))
        if not best.rows[upper][lower - upper]:
            return False
        if not best.rematches and field.meetings(a, b):
            return False
        return bool(best.forbidden) or not field.is_forbidden(a, b)

    return could_be


def part(field: Field, players: Collection[PlayerId]) -> Field:
    """The same field, with these players only."""
    return Field(
        points={player: field.points[player] for player in players},
        met=field.met,
        forbidden=field.forbidden,
        clubs={player: club for player, club in field.clubs.items() if player in players},
    )
