"""The preview of a round as officials read it: score groups from the top, floats marked, the bye last."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import standings
from topcut.rules.record import tally
from topcut.rules.tournament import Tournament

PLAIN = frozenset({"pair-level", "pair-level-alone", "pair-first-round"})  # said once for the whole group


@dataclass(frozen=True, slots=True)
class Played:
    """How somebody stands before the round."""

    rank: int | None
    points: int
    won: int
    drawn: int
    lost: int


@dataclass(frozen=True, slots=True)
class Pair:
    seated: Seated
    why: Reason
    floats: tuple[int, int] | None = None  # from these points to those

    @property
    def is_remarkable(self) -> bool:
        return self.why.code not in PLAIN


@dataclass(frozen=True, slots=True)
class Group:
    points: int
    size: int  # players with these points who are paired
    down: int  # of them, how many float down
    above: int  # of them, how many meet somebody from above
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    groups: tuple[Group, ...]
    byes: tuple[Pair, ...]
    players: Mapping[PlayerId, Played]

    @property
    def floats(self) -> int:
        return sum(group.down for group in self.groups)


def preview(t: Tournament, found: NextRound) -> Preview:
    players = played(t)
    sizes: Counter[int] = Counter()
    down: Counter[int] = Counter()
    above: Counter[int] = Counter()
    pairs: dict[int, list[Pair]] = {}
    for one in found.seated:
        if one.second is None:
            continue
        points = (players[one.first].points, players[one.second].points)
        sizes.update(points)
        upper, lower = max(points), min(points)
        floats = (upper, lower) if upper != lower else None
        if floats:
            down[upper] += 1
            above[lower] += 1
        pairs.setdefault(upper, []).append(Pair(one, found.why[one.first], floats))
    groups = (
        Group(points, sizes[points], down[points], above[points], tuple(pairs.get(points, ())))
        for points in sorted(sizes, reverse=True)
    )
    byes = tuple(Pair(one, found.why[one.first]) for one in found.seated if one.second is None)
    return Preview(tuple(groups), byes, players)


def played(t: Tournament) -> Mapping[PlayerId, Played]:
    so_far = sheet(t)
    ranks = {row.player: row.rank for row in standings(t)}
    counted = tally(t)
    return {
        player: Played(ranks.get(player), points, counted[player].won, counted[player].drawn, counted[player].lost)
        for player, points in zip(so_far.ids, so_far.points, strict=True)
    }
