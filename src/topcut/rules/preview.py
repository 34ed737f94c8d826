"""The next round before it is published, as officials read it: score groups, floats, clubs, and the rounds after it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import PlayerId
from topcut.rules.pairing.ahead import Answer, Byes, Outlook, after, fragile, look_ahead
from topcut.rules.pairing.field import Field, Wishes, field_of, wishes
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.pairing.tables import Seated
from topcut.rules.ranking.reason import Reason
from topcut.rules.ranking.sheet import sheet
from topcut.rules.record import SoFar, so_far
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
    above: int  # of them, how many meet somebody from above
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    groups: tuple[Group, ...]
    byes: tuple[Pair, ...]
    players: Mapping[PlayerId, SoFar]

    @property
    def floats(self) -> int:
        return sum(group.down for group in self.groups)


class Verdict(StrEnum):
    GOOD = "good"
    CARE = "care"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Ahead:
    """Whether the rounds that remain can be paired without a rematch, as it stands and if somebody leaves."""

    verdict: Verdict
    rounds: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Mates:
    """Two of one club at a table, which the rule book lets be."""

    table: int | None
    players: tuple[PlayerId, PlayerId]
    club: str


def preview(t: Tournament, found: NextRound) -> Preview:
    players = so_far(t)
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


def ahead(t: Tournament, found: NextRound) -> Ahead:
    assert t.structure is not None
    left = t.structure.rounds - found.number
    outlooks = tuple(_outlooks(t, left, *following(t, found, wishes(t, found.number + 1))))
    answers = {outlook.answer for outlook in outlooks}
    verdict = Verdict.CARE if Answer.NO in answers else Verdict.UNKNOWN if Answer.UNKNOWN in answers else Verdict.GOOD
    return Ahead(verdict, left, tuple(outlook.reason for outlook in outlooks))


def following(t: Tournament, found: NextRound, asked: Wishes) -> tuple[Field, Byes]:
    """Everybody with whom they will have met and the byes they will have had after this round."""
    pairs = [(one.first, one.second) for one in found.seated if one.second is not None]
    met = after(field_of(t, t.active, asked), pairs)
    before = sheet(t)
    had = {player: before.byes[before.places[player]] + (player in found.byes) for player in t.active}
    return met, Byes(t.ruleset.bye, had)


def mates(t: Tournament, found: NextRound) -> tuple[Mates, ...]:
    return tuple(
        Mates(one.table, (one.first, one.second), club)
        for one in found.seated
        if one.second is not None
        if (club := t.players[one.first].club) and club == t.players[one.second].club
    )


def _outlooks(t: Tournament, left: int, met: Field, byes: Byes) -> Iterator[Outlook]:
    sure = look_ahead(met, left, byes, clause=t.ruleset.rematch_clause)
    yield sure
    if left and sure.answer is Answer.YES:
        yield fragile(met, left, byes, leavers=1, clause=t.ruleset.rematch_clause)
