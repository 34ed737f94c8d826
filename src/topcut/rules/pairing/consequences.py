"""What follows from a different result of an earlier match: points and ranks, pairs made from wrong points, the cut."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from topcut.ids import PlayerId, TableNumber
from topcut.rules.match import Result
from topcut.rules.pairing import byes
from topcut.rules.pairing.field import Field, Wishes, field_of
from topcut.rules.pairing.repair import disturbed
from topcut.rules.pairing.seeding import Seeds, seeds_and_ranked
from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ranking.standings import RANDOM, Standing, standings
from topcut.rules.ruleset import Tiebreaker
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Change:
    """A player whose points or rank would change: before and after. A rank may change without the points."""

    player: PlayerId
    points: tuple[int, int]
    rank: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Moved:
    """A player whose points or rank a correction changes, with the tiebreakers that are others then."""

    change: Change
    is_of_the_match: bool
    tiebreaks: tuple[tuple[Tiebreaker, str, str], ...]  # before and after, as pages show them


@dataclass(frozen=True, slots=True)
class WrongPair:
    """A pair, or a bye, that was made from points that are no longer right; points before and after."""

    round: int
    match: int
    table: TableNumber | None
    players: tuple[PlayerId, ...]
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Consequences:
    old: Result
    new: Result
    changed: tuple[Change, ...]
    wrong: tuple[WrongPair, ...]  # of later rounds
    cut: Seeds  # by rank, as the results stand, or as it was made; empty: no cut was announced
    cut_then: Seeds
    disturbed: tuple[int, ...]  # matches of the current round that the smallest repair would pair again
    settled: tuple[int, ...]  # matches of the current round with a result, which a new draw would lose


def consequences(t: Tournament, round: int, match: int, new: Result, wishes: Wishes | None = None) -> Consequences:
    """For a Swiss match that has a result. With lots, ranks, byes and the cut are exact; without them ties are open."""
    then = with_result(t, round, match, new)
    old = t.rounds[round - 1].matches[match - 1].result
    assert old is not None, "only a settled result is corrected"
    before, after = ({row.player: row for row in standings(one)} for one in (t, then))
    cut, cut_then = _cut(t, tuple(before), tuple(after))
    return Consequences(
        old=old,
        new=new,
        changed=_changed(before, after),
        wrong=_wrong(t, then, round),
        cut=cut,
        cut_then=cut_then,
        disturbed=_disturbed(then, round, wishes),
        settled=t.rounds[-1].settled if round < len(t.rounds) else (),
    )


def moved(drawn: Tournament, round: int, match: int, new: Result, changed: tuple[Change, ...]) -> tuple[Moved, ...]:
    """Who moves and why: the corrected game itself, a tiebreaker that changes, or others who pass.

    `drawn` has its lots. The two players of the match come first.
    """
    seats = drawn.rounds[round - 1].matches[match - 1]
    before, after = _tiebreaks(drawn), _tiebreaks(with_result(drawn, round, match, new))
    columns = [one for one in drawn.ruleset.tiebreakers if one.kind != RANDOM]

    def of(one: Change) -> Moved:
        figures = zip(columns, before[one.player], after[one.player], strict=True)
        others = tuple((column, was, now) for column, was, now in figures if was != now)
        return Moved(one, one.player in (seats.first, seats.second), others)

    return tuple(sorted(map(of, changed), key=lambda one: not one.is_of_the_match))


def with_result(t: Tournament, round: int, match: int, result: Result) -> Tournament:
    """The tournament as if this Swiss match had ended like that."""
    changed = t.rounds[round - 1]
    matches = list(changed.matches)
    matches[match - 1] = replace(matches[match - 1], result=result)
    return replace(t, rounds=(*t.rounds[: round - 1], replace(changed, matches=tuple(matches)), *t.rounds[round:]))


def unfinished(t: Tournament) -> tuple[int, ...]:
    """Matches of the current Swiss round with no claim and no result yet; a claim means that it was played."""
    if not t.rounds or t.bracket is not None or t.rounds[-1].closed:
        return ()
    now = t.rounds[-1]
    return tuple(n for n, match in enumerate(now.matches, start=1) if match.result is None and n not in now.claims)


def field_of_unfinished(t: Tournament, wishes: Wishes | None = None) -> Field:
    """Those who could be paired again, with their points from before the current round."""
    pairs = [t.rounds[-1].matches[number - 1] for number in unfinished(t)]
    players = [player for match in pairs for player in match.players]
    return field_of(replace(t, rounds=t.rounds[:-1]), players, wishes)


def _tiebreaks(t: Tournament) -> Mapping[PlayerId, tuple[str, ...]]:
    return {row.player: tuple(map(rounded, row.tiebreaks)) for row in standings(t)}


def _changed(before: Mapping[PlayerId, Standing], after: Mapping[PlayerId, Standing]) -> tuple[Change, ...]:
    changes = (
        Change(player, (row.points, after[player].points), (row.rank, after[player].rank))
        for player, row in before.items()
    )
    return tuple(one for one in changes if one.points[0] != one.points[1] or one.rank[0] != one.rank[1])


def _wrong(t: Tournament, then: Tournament, round: int) -> tuple[WrongPair, ...]:
    found = []
    for number in range(round + 1, len(t.rounds) + 1):
        was, would_be = (_points_before(one, number) for one in (t, then))
        for place, match in enumerate(t.rounds[number - 1].matches, start=1):
            players = match.players
            points = tuple((was[player], would_be[player]) for player in players)
            if _pair_is_wrong(points) if len(players) > 1 else _bye_is_wrong(t, then, number, players[0]):
                found.append(WrongPair(number, place, match.table, players, points))
    return tuple(found)


def _pair_is_wrong(points: tuple[tuple[int, int], ...]) -> bool:
    """A pair is right if the two are as far apart now as when it was made."""
    (first, first_then), (second, second_then) = points
    return abs(first - second) != abs(first_then - second_then)


def _bye_is_wrong(t: Tournament, then: Tournament, number: int, player: PlayerId) -> bool:
    """Someone else would have had it, which only the lots can tell."""
    if not t.lots:
        return False
    there = [one for match in t.rounds[number - 1].matches for one in match.players]
    right, still = (byes.is_right(replace(one, rounds=one.rounds[: number - 1]), there, player) for one in (t, then))
    return right and not still


def _points_before(t: Tournament, number: int) -> Mapping[PlayerId, int]:
    so_far = sheet(replace(t, rounds=t.rounds[: number - 1]))
    return dict(zip(so_far.ids, so_far.points, strict=True))


def _cut(t: Tournament, now: Seeds, then: Seeds) -> tuple[Seeds, Seeds]:
    """Who makes it, by the order of the standings now and then; once it is made, the seeds as they are."""
    if t.bracket is not None:
        return seeds_and_ranked(t, then)
    assert t.structure is not None, "results come after the start"
    made = ([player for player in ranked if t.players[player].is_active] for ranked in (now, then))
    first, second = (tuple(players[: t.structure.cut]) for players in made)
    return first, second


def _disturbed(then: Tournament, round: int, wishes: Wishes | None) -> tuple[int, ...]:
    open = unfinished(then)
    if round >= len(then.rounds) or not open:
        return ()
    pairs = {number: then.rounds[-1].matches[number - 1] for number in open}
    field = field_of_unfinished(then, wishes)
    broken = disturbed(field, [(match.first, match.second) for match in pairs.values() if match.second is not None])
    firsts = {first for first, _ in broken}
    return tuple(number for number, match in pairs.items() if match.first in firsts)
