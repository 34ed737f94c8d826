"""The rest of the Swiss rounds, played many times: by the engine's own pairings and tiebreaks, with chance for results.

Who wins hangs on the strengths that this tournament has shown so far (`strengths`), drawn anew for each time from what
is still possible. Draws and figures come as often, and as high, as they came so far; players leave between rounds as
often as they left so far.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt

from topcut.chance import Draw, Stream
from topcut.ids import PlayerId
from topcut.planner.dice import Dice
from topcut.planner.strengths import Strength, chance, strengths
from topcut.rules.match import Match, Pair, Result, Seat
from topcut.rules.pairing import byes
from topcut.rules.pairing.field import field_of, wishes
from topcut.rules.pairing.swiss import pair
from topcut.rules.ranking.standings import order
from topcut.rules.results import bye
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import Round, Tournament, with_lots

Figures = tuple[Pair, ...]
SURE = 1.96  # standard deviations on each side of 95 %


@dataclass(frozen=True, slots=True)
class Share:
    """How often something came up, and how often it would if it were tried for ever, most likely (Wilson, 95 %)."""

    times: int
    of: int

    @property
    def rate(self) -> float:
        return self.times / self.of if self.of else 0.0

    @property
    def likely(self) -> tuple[float, float]:
        if not self.of:
            return 0.0, 1.0
        square = SURE**2 / self.of
        middle = (self.rate + square / 2) / (1 + square)
        half = SURE * sqrt(self.rate * (1 - self.rate) / self.of + square / self.of / 4) / (1 + square)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Habits:
    """What this tournament has shown so far, for chance to go on with."""

    strengths: Mapping[PlayerId, Strength]
    draws: float
    leaves: float  # of a player, from one round to the next
    decided: Sequence[Figures] = field(default=())  # winner first
    drawn: Sequence[Figures] = field(default=())


def habits(t: Tournament) -> Habits:
    decided: list[Figures] = []
    drawn: list[Figures] = []
    for result in (match.result for round in t.rounds for match in round.matches if match.second is not None):
        if result is None or not result.opponents:
            continue
        if result.winner is None:
            drawn.append(result.figures)
        else:
            decided.append(result.figures if result.winner is Seat.FIRST else tuple((b, a) for a, b in result.figures))
    games, seats = len(decided) + len(drawn), sum(len(round.matches) for round in t.rounds) * 2
    left = sum(player.has_left for player in t.players.values())
    return Habits(
        strengths=strengths(t),
        draws=(len(drawn) + 0.5) / (games + 10) if t.ruleset.points.draw is not None else 0.0,
        leaves=left / (seats + 20),
        decided=decided,
        drawn=drawn,
    )


def sampled(t: Tournament, size: int, times: int, seed: str) -> Mapping[PlayerId, Share]:
    """How often each player is among the best `size` of those who are still in."""
    known, dice, made = habits(t), Dice(seed), Counter[PlayerId]()
    for _ in range(times):
        made.update(_once(t, size, known, dice))
    return {player: Share(made[player], times) for player in t.active}


def _once(t: Tournament, size: int, known: Habits, dice: Dice) -> list[PlayerId]:
    assert t.structure is not None
    rounds, secret = t.structure.rounds, dice.secret()
    now = {player: dice.bell(one.likely, one.spread) for player, one in known.strengths.items()}
    t = with_lots(replace(t, lots={}), secret)
    t = settled(t, known, now, dice)
    while len(t.rounds) < rounds:
        t = settled(paired(thinned(t, known, dice), secret), known, now, dice)
    return [player for player in order(t) if t.players[player].is_active][:size]


def settled(t: Tournament, known: Habits, now: Mapping[PlayerId, float], dice: Dice) -> Tournament:
    *before, last = t.rounds
    matches = tuple(
        match if match.result is not None else replace(match, result=_result(t.ruleset, match, known, now, dice))
        for match in last.matches
    )
    return replace(t, rounds=(*before, replace(last, matches=matches)))


def _result(rules: Ruleset, match: Match, known: Habits, now: Mapping[PlayerId, float], dice: Dice) -> Result:
    assert match.second is not None
    points = rules.points
    if points.draw is not None and dice.share() < known.draws:
        figures = dice.pick(known.drawn) if known.drawn else _plain(rules)
        return Result(How.DRAW, None, (points.draw, points.draw), figures)
    figures = dice.pick(known.decided) if known.decided else _plain(rules)
    if dice.share() < chance(now[match.first], now[match.second]):
        return Result(How.VICTORY, Seat.FIRST, (points.win, points.loss), figures)
    return Result(How.VICTORY, Seat.SECOND, (points.loss, points.win), tuple((b, a) for a, b in figures))


def _plain(rules: Ruleset) -> Figures:
    worth = (rules.bye.figures.get(figure.name, 0) for figure in rules.kept_figures)
    return tuple((number, number) for number in worth)


def thinned(t: Tournament, known: Habits, dice: Dice) -> Tournament:
    """Somebody leaves, but never so many that there is nobody to play."""
    gone = [player for player in t.active if dice.share() < known.leaves]
    if not gone or len(t.active) - len(gone) < 4:
        return t
    return replace(t, players={**t.players, **{one: replace(t.players[one], dropped=True) for one in gone}})


def paired(t: Tournament, secret: bytes) -> Tournament:
    number = len(t.rounds) + 1
    playing = list(t.to_pair)
    draw = Draw(secret, t.id, number)
    sits_out = [byes.choose(t, playing, draw).player] if len(playing) % 2 else []
    field_now = field_of(t, [player for player in playing if player not in sits_out], wishes(t, number))
    found = pair(field_now, Stream(draw.key("pairing", field_now.points.items())))
    matches = [Match(a, b) for a, b in found.pairs] + [Match(one, None, None, bye(t.ruleset)) for one in sits_out]
    absent = tuple(player for player in t.active if player not in playing)
    return replace(t, rounds=(*t.rounds, Round(tuple(matches), absent)))
