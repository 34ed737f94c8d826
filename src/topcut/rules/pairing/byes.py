"""Who sits out when the number of players is odd (CH-31, TL-14, PS-20, MU-26)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from topcut.chance import Draw, Stream
from topcut.ids import PlayerId
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.sheet import Sheet, sheet
from topcut.rules.ranking.standings import order
from topcut.rules.ranking.tiebreakers import mean, rates
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Choice:
    player: PlayerId
    reason: Reason
    key: bytes | None  # of the draw, where chance decided


def choose(t: Tournament, players: Collection[PlayerId], draw: Draw) -> Choice:
    """Who has the bye, and why."""
    so_far = sheet(t)
    among = _candidates(t, players, so_far)
    if len(among) == 1:
        return Choice(among[0], _why(t, players, among[0], so_far), None)
    points = {player: so_far.points[so_far.places[player]] for player in among}
    key = draw.key("bye", points.items())
    chosen = sorted(among)[Stream(key).below(len(among))]
    return Choice(chosen, _why(t, players, chosen, so_far), key)


def is_right(t: Tournament, players: Collection[PlayerId], player: PlayerId) -> bool:
    """Whether the rule lets this player have the bye."""
    return player in candidates(t, players)


def candidates(t: Tournament, players: Collection[PlayerId]) -> Sequence[PlayerId]:
    """All whom the rule lets have the bye."""
    return _candidates(t, players, sheet(t))


def why(t: Tournament, players: Collection[PlayerId], player: PlayerId) -> Reason:
    """Why this player has the bye among these."""
    return _why(t, players, player, sheet(t))


def _candidates(t: Tournament, players: Collection[PlayerId], so_far: Sheet) -> Sequence[PlayerId]:
    """Those between whom only the draw can decide."""
    if not t.rounds:
        return list(players)
    pool, _ = _pool(t, players, so_far)
    if t.ruleset.bye.later == "lowest-points":
        heights = _heights(t, pool, so_far)
        lowest = min(heights.values())
        return [player for player in pool if heights[player] == lowest]
    among = set(pool)
    return [[player for player in order(t) if player in among][-1]]


def _why(t: Tournament, players: Collection[PlayerId], player: PlayerId, so_far: Sheet) -> Reason:
    rule = t.ruleset.bye
    if not t.rounds:
        return reason("bye-random", rule.rule_clause, player=player, among=len(players))
    pool, had = _pool(t, players, so_far)
    if rule.later == "lowest-ranked":
        return reason("bye-lowest-ranked", rule.rule_clause, player=player, had=had)
    heights = _heights(t, {*pool, player}, so_far)
    points, strength = heights[player]
    among = sum(height == heights[player] for height in heights.values())
    said = {"player": player, "points": points, "strength": strength, "among": among, "had": had}
    return reason("bye-lowest-points", rule.rule_clause, **said)


def _pool(t: Tournament, players: Collection[PlayerId], so_far: Sheet) -> tuple[Sequence[PlayerId], str]:
    """Those who have had the fewest byes, where that matters, and whether they have had one."""
    rule = t.ruleset.bye
    byes = {player: so_far.byes[so_far.places[player]] for player in players}
    fewest = min(byes.values())
    if not (rule.once and (fewest == 0 or rule.all_had_one == "fewest")):
        return list(players), "any"
    return [player for player in players if byes[player] == fewest], "again" if fewest else "none"


def _heights(
    t: Tournament, players: Collection[PlayerId], so_far: Sheet
) -> Mapping[PlayerId, tuple[int, int | Fraction]]:
    """The points and the strength of schedule of each."""
    strengths = mean(rates(None, t.ruleset, so_far), t.ruleset, so_far).exact()
    places = {player: so_far.places[player] for player in players}
    return {player: (so_far.points[place], strengths[place]) for player, place in places.items()}
