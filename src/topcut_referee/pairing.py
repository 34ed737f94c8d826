"""Which pairing `pairing-v1` defines: one of all best ones, the printed procedure, or the first of the best."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from topcut_referee.draw import Stream
from topcut_referee.matching import heaviest

LISTED = 12
TRIES = 256
LARGEST = 128

Pair = frozenset[str]
Pairing = frozenset[Pair]


@dataclass(frozen=True, slots=True)
class Field:
    """Everybody who is paired with their points, and what keeps them apart."""

    points: Mapping[str, int]
    met: Counter[Pair]
    forbidden: frozenset[Pair]
    clubs: Mapping[str, str]  # empty in rounds where clubs do not matter

    @property
    def groups(self) -> list[list[str]]:
        """Players of equal points, sorted by id, from the top."""
        scores = sorted(set(self.points.values()), reverse=True)
        return [sorted(p for p, score in self.points.items() if score == level) for level in scores]

    def of_one_club(self, pair: Pair) -> bool:
        first, second = pair
        return self.clubs.get(first) is not None and self.clubs.get(first) == self.clubs.get(second)

    def is_fresh(self, pair: Pair) -> bool:
        return not self.met[pair] and pair not in self.forbidden and not self.of_one_club(pair)


@dataclass(frozen=True, slots=True)
class Quality:
    """How good a pairing is, the most important first; smaller is better in all but `groups`."""

    forbidden: int
    rematches: int
    groups: tuple[int, ...]  # n11, n12, ..., n22, ...: more is better
    clubs: int


@dataclass(frozen=True, slots=True)
class Answer:
    """A pairing and the way it was found; nothing where the field is too large to be checked."""

    way: str
    pairs: Pairing | None


def quality(field: Field, pairs: Sequence[Pair] | Pairing) -> Quality:
    place = _places(field)
    size = len(set(field.points.values()))
    counts = Counter(tuple(sorted(place[player] for player in pair)) for pair in pairs)
    return Quality(
        forbidden=sum(pair in field.forbidden for pair in pairs),
        rematches=sum(field.met[pair] for pair in pairs),
        groups=tuple(counts[(i, j)] for i in range(size) for j in range(i, size)),
        clubs=sum(field.of_one_club(pair) for pair in pairs),
    )


def answer(field: Field, key: bytes) -> Answer:
    """The pairing that this key draws."""
    stream = Stream(key)
    if len(field.points) <= LISTED:
        best = _listed(field)
        return Answer("listed", best[stream.below(len(best))])
    order: list[str] = []
    pairs: list[Pair] = []
    floater: str | None = None
    groups = field.groups
    for number, group in enumerate(groups):
        shuffled, drawn, floater = _drawn(field, group, floater, stream)
        order += shuffled
        if drawn is None:
            for below in groups[number + 1 :]:
                order += stream.shuffled(below)
            return Answer("first", best_first(field, order))
        pairs += drawn
    return Answer("drawn", frozenset(pairs))


def best(field: Field) -> Quality | None:
    """The quality of the best pairings; nothing where the field is too large."""
    pairs = best_first(field, sorted(field.points), ordered=False)
    return None if pairs is None else quality(field, pairs)


def best_first(field: Field, order: Sequence[str], *, ordered: bool = True) -> Pairing | None:
    """Of the best pairings the one that comes first in this order."""
    if len(order) > LARGEST:
        return None
    worth = _worth(field, order, ordered=ordered)
    pairs = heaviest([[0 if a == b else worth[frozenset((a, b))] for b in order] for a in order])
    return frozenset(frozenset((order[a], order[b])) for a, b in pairs)


def _drawn(
    field: Field, group: list[str], floater: str | None, stream: Stream
) -> tuple[list[str], list[Pair] | None, str | None]:
    """The last draw of a group, its pairs if they are fresh, and who floats down."""
    shuffled: list[str] = []
    for _ in range(TRIES):
        shuffled = stream.shuffled(group)
        row = shuffled if floater is None else [floater, *shuffled]
        left = row[-1] if len(row) % 2 else None
        pairs = [frozenset(row[i : i + 2]) for i in range(0, len(row) - 1, 2)]
        if all(field.is_fresh(pair) for pair in pairs):
            return shuffled, pairs, left
    return shuffled, None, None


def _listed(field: Field) -> list[Pairing]:
    """All best pairings, sorted as lists of their sorted pairs."""
    players = sorted(field.points)
    worth = _worth(field, players, ordered=False)
    top: int | None = None
    found: list[Pairing] = []
    for total, pairs in _pairings(players, worth, 0, ()):
        if top is None or total > top:
            top, found = total, []
        if total == top:
            found.append(frozenset(pairs))
    return found


def _pairings(
    players: Sequence[str], worth: Mapping[Pair, int], total: int, pairs: tuple[Pair, ...]
) -> Iterator[tuple[int, tuple[Pair, ...]]]:
    if not players:
        yield total, pairs
        return
    for place in range(1, len(players)):
        pair = frozenset((players[0], players[place]))
        rest = [*players[1:place], *players[place + 1 :]]
        yield from _pairings(rest, worth, total + worth[pair], (*pairs, pair))


def _worth(field: Field, order: Sequence[str], *, ordered: bool) -> dict[Pair, int]:
    """Of each pair all levels of the objective in one whole number, the most important in the highest digits."""
    place = _places(field)
    size = len(set(field.points.values()))
    level = {(i, j): number for number, (i, j) in enumerate((i, j) for i in range(size) for j in range(i, size))}
    base = (len(order) + 1) * (max(field.met.values(), default=0) + len(order) + 1)
    first_club = 2 + len(level)
    digits = first_club + 1 + (len(order) if ordered else 0)
    power = [base ** (digits - 1 - digit) for digit in range(digits)]
    worth: dict[Pair, int] = {}
    for early, first in enumerate(order):
        for late in range(early + 1, len(order)):
            pair = frozenset((first, order[late]))
            i, j = sorted((place[first], place[order[late]]))
            total = power[2 + level[(i, j)]] - field.met[pair] * power[1]
            total -= power[0] if pair in field.forbidden else 0
            total -= power[first_club] if field.of_one_club(pair) else 0
            total -= late * power[first_club + 1 + early] if ordered else 0
            worth[pair] = total
    return worth


def _places(field: Field) -> dict[str, int]:
    scores = sorted(set(field.points.values()), reverse=True)
    return {player: scores.index(score) for player, score in field.points.items()}
