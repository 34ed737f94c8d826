"""Who sits out when the number of players is odd (CH-31, TL-14, PS-20, MU-26)."""

from collections.abc import Collection, Sequence
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
    among, why = _candidates(t, players, so_far)
    if len(among) == 1:
        return Choice(among[0], reason(why.code, why.clause, **{**why.parameters, "player": among[0]}), None)
    points = {player: so_far.points[so_far.places[player]] for player in among}
    key = draw.key("bye", points.items())
    chosen = sorted(among)[Stream(key).below(len(among))]
    return Choice(chosen, reason(why.code, why.clause, **{**why.parameters, "player": chosen}), key)


def is_right(t: Tournament, players: Collection[PlayerId], player: PlayerId) -> bool:
    """Whether the rule lets this player have the bye."""
    return player in candidates(t, players)


def candidates(t: Tournament, players: Collection[PlayerId]) -> Sequence[PlayerId]:
    """Everyone the rule lets have the bye."""
    return _candidates(t, players, sheet(t))[0]


def _candidates(t: Tournament, players: Collection[PlayerId], so_far: Sheet) -> tuple[Sequence[PlayerId], Reason]:
    """The players only the draw can decide between, and what made them equal."""
    rule = t.ruleset.bye
    if not t.rounds:
        return list(players), reason("bye-random", rule.rule_clause, player=None, among=len(players))
    byes = {player: so_far.byes[so_far.places[player]] for player in players}
    fewest = min(byes.values())
    bounded = rule.once and (fewest == 0 or rule.all_had_one == "fewest")
    pool = [player for player in players if byes[player] == fewest] if bounded else list(players)
    had = "again" if bounded and fewest else "none" if bounded else "any"
    if rule.later == "lowest-points":
        return _lowest_points(t, pool, so_far, had)
    among = set(pool)
    lowest = [player for player in order(t) if player in among][-1]
    return [lowest], reason("bye-lowest-ranked", rule.rule_clause, player=lowest, had=had)


def _lowest_points(
    t: Tournament, pool: Sequence[PlayerId], so_far: Sheet, had: str
) -> tuple[Sequence[PlayerId], Reason]:
    strengths = mean(rates(None, t.ruleset, so_far), t.ruleset, so_far).exact()

    def height(player: PlayerId) -> tuple[int, int | Fraction]:
        place = so_far.places[player]
        return so_far.points[place], strengths[place]

    lowest = min(map(height, pool))
    candidates = [player for player in pool if height(player) == lowest]
    return candidates, reason(
        "bye-lowest-points",
        t.ruleset.bye.rule_clause,
        player=candidates[0],
        points=lowest[0],
        strength=lowest[1],
        among=len(candidates),
        had=had,
    )
