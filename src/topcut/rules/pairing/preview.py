"""The next round before it is published, as officials read it: score groups, floats, and the rounds after it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from topcut.rules.pairing.ahead import Answer, Byes, Outlook, after, fragile, look_ahead
from topcut.rules.pairing.field import Field, Wishes, field_of, wishes
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.tournament import Tournament

PLAIN = frozenset({"pair-level", "pair-level-alone", "pair-first-round"})  # said once for the whole group


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
    above: int  # of them, how many meet a player from above
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    groups: tuple[Group, ...]
    byes: tuple[Pair, ...]

    @property
    def floats(self) -> int:
        return sum(group.down for group in self.groups)


def preview(t: Tournament, found: NextRound) -> Preview:
    scored = sheet(t)
    points_of = dict(zip(scored.ids, scored.points, strict=True))
    sizes: Counter[int] = Counter()
    down: Counter[int] = Counter()
    above: Counter[int] = Counter()
    pairs: dict[int, list[Pair]] = {}
    for one in found.seated:
        if one.second is None:
            continue
        points = (points_of[one.first], points_of[one.second])
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
    return Preview(tuple(groups), byes)


def ahead(t: Tournament, found: NextRound) -> Iterator[Outlook]:
    """Whether the rounds that remain can be paired without a rematch, as it stands, and if any one or two leave."""
    assert t.structure is not None
    left, clause = t.structure.rounds - found.number, t.ruleset.rematch_clause
    met, byes = following(t, found, wishes(t, found.number + 1))
    sure = look_ahead(met, left, byes, clause=clause)
    yield sure
    if not left or sure.answer is not Answer.YES:
        return
    both = fragile(met, left, byes, leavers=2, clause=clause)
    if both.answer is not Answer.YES:
        alone = fragile(met, left, byes, leavers=1, clause=clause)
        yield alone
        if alone.answer is not Answer.YES:
            return
    yield both


def following(t: Tournament, found: NextRound, asked: Wishes) -> tuple[Field, Byes]:
    """The players with the opponents they will have met after this round, and the byes they will have had."""
    pairs = [(one.first, one.second) for one in found.seated if one.second is not None]
    met = after(field_of(t, t.active, asked), pairs)
    before = sheet(t)
    had = {player: before.byes[before.places[player]] + (player in found.byes) for player in t.active}
    return met, Byes(t.ruleset.bye, had)
