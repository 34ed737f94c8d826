"""The model of skill that past tournaments speak for: maximum likelihood over their results.

Draws and drops are shares. For the spread, each player of a tournament has a skill out of a normal distribution; for
each spread that is tried the skills are the likeliest ones (Newton's method, one player after the other), and what is
compared is the likelihood with the skills integrated out: Laplace's approximation with its next term. Without that term
it is of no use here: in Swiss rounds equals meet equals, games say little about each skill, and a spread of 200 was
taken for one of 50. To read: Z. Shun and P. McCullagh, Laplace approximation of high dimensional integrals (J. R.
Statist. Soc. B 57, 1995).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, log, sqrt
from operator import mul

from topcut.ids import PlayerId
from topcut.planner.skill import LOSSES_BEFORE_LEAVING, Skill
from topcut.rules.match import Match
from topcut.rules.ruleset import How
from topcut.rules.tournament import Tournament

SPREADS = range(25, 501, 25)
COARSE = 4  # every fourth of them is tried first, then those around the likeliest
SWEEPS = 12
ELO = log(10) / 400
LARGE = 128  # players; of a larger field only draws, drops and no-shows are counted
LEAST_MATCHES = 30  # with fewer the usual model is as good a guess

Games = list[tuple[PlayerId, PlayerId]]  # winner, loser


def fitted(tournaments: Iterable[Tournament], usual: Skill | None = None) -> tuple[Skill, int]:
    """The model, and how many matches it rests on: with too few of them it is the usual one."""
    usual = usual or Skill()
    games: list[Games] = []
    drawn, left, stayed, missed, matches = 0, 0, 0, 0, 0
    for t in tournaments:
        won, level, absent = _matches(t)
        games.append(won)
        drawn += level
        missed += sum(absent)
        matches += len(won) + level + len(absent)
        gone, there = _leaving(t)
        left += gone
        stayed += there
    decided = sum(map(len, games))
    if decided + drawn < LEAST_MATCHES:
        return usual, decided + drawn
    found = Skill(
        _spread(games, usual.spread),
        min(0.5, drawn / (decided + drawn)),
        min(0.5, left / stayed) if stayed else usual.drops,
        min(0.5, missed / (2 * matches)),
    )
    return found, decided + drawn


def _matches(t: Tournament) -> tuple[Games, int, list[int]]:
    """Those that somebody won, how many were drawn, and how many players stayed away from each of the others."""
    won: Games = []
    absent: list[int] = []
    drawn = 0
    for match in (match for round in t.rounds for match in round.matches):
        result, winner = match.result, match.winner
        if result is None or match.second is None:
            continue
        if result.how in {How.NO_SHOW, How.DOUBLE_NO_SHOW}:
            absent.append(1 + (result.how is How.DOUBLE_NO_SHOW))
        elif winner is None:
            drawn += 1
        else:
            won.append((winner, match.second if winner == match.first else match.first))
    return won, drawn, absent


def _leaving(t: Tournament) -> tuple[int, int]:
    """Of those with two losses or more: how many were missing in the next round, and how often one could be. Who did
    not appear has left without another chance."""
    lost: dict[PlayerId, int] = {}
    seated = [{player for match in round.matches for player in match.players} for round in t.rounds]
    gone = could = 0
    for number, round in enumerate(t.rounds[:-1]):
        away = set()
        for match in round.matches:
            for player in match.players:
                if match.result is not None and match.winner not in {None, player}:
                    lost[player] = lost.get(player, 0) + 1
                if _is_away(match, player):
                    away.add(player)
        candidates = [one for one in seated[number] - away if lost.get(one, 0) >= LOSSES_BEFORE_LEAVING]
        could += len(candidates)
        gone += sum(one not in seated[number + 1] for one in candidates)
    return gone, could


def _is_away(match: Match, player: PlayerId) -> bool:
    how = None if match.result is None else match.result.how
    return how is How.DOUBLE_NO_SHOW or (how is How.NO_SHOW and match.winner != player)


def _spread(games: Sequence[Games], usual: int) -> int:
    fields = [one for one in games if 0 < len({player for pair in one for player in pair}) <= LARGE]
    if not fields:
        return usual

    @cache
    def likelihood(spread: int) -> float:
        return sum(_likelihood(one, spread) for one in fields)

    near = max(SPREADS[::COARSE], key=likelihood)
    step = SPREADS.step * COARSE
    likeliest = max((one for one in SPREADS if abs(one - near) < step), key=likelihood)
    nothing = sum(len(one) * log(0.5) for one in fields)
    return likeliest if likelihood(likeliest) > nothing else 0


def _likelihood(games: Games, spread: int) -> float:
    """The logarithm, up to what does not depend on the spread."""
    width = spread * ELO
    played: dict[PlayerId, list[tuple[PlayerId, int]]] = {}
    for winner, loser in games:
        played.setdefault(winner, []).append((loser, 1))
        played.setdefault(loser, []).append((winner, 0))
    skill = dict.fromkeys(played, 0.0)
    curve = dict.fromkeys(played, 0.0)
    for _ in range(SWEEPS):
        for player, matches in played.items():
            slope, curve[player] = -skill[player] / width**2, 1 / width**2
            for other, won in matches:
                share = _share(skill[player] - skill[other])
                slope += won - share
                curve[player] += share * (1 - share)
            skill[player] += slope / curve[player]
    shares = [_share(skill[winner] - skill[loser]) for winner, loser in games]
    found = sum(map(log, shares))
    found -= sum(value**2 / (2 * width**2) + log(width) for value in skill.values())
    place = {player: number for number, player in enumerate(skill)}
    pairs = [(place[winner], place[loser]) for winner, loser in games]
    root = _root(pairs, shares, list(curve.values()))
    found -= sum(log(row[-1]) for row in root)
    return found + _next_term(pairs, shares, _inverse(root))


def _root(pairs: Sequence[tuple[int, int]], shares: Sequence[float], curve: Sequence[float]) -> list[list[float]]:
    """Of the curvature of the likelihood, by Cholesky's decomposition: the lower triangle."""
    rows = [[0.0] * number + [value] for number, value in enumerate(curve)]
    for (winner, loser), share in zip(pairs, shares, strict=True):
        rows[max(winner, loser)][min(winner, loser)] -= share * (1 - share)
    for number, row in enumerate(rows):
        for before in range(number + 1):
            other = rows[before]
            rest = row[before] - _sum_of_products(row[:before], other[:before])
            row[before] = sqrt(rest) if before == number else rest / other[before]
    return rows


def _inverse(root: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of the curvature: how far the skills may be from the likeliest ones, and with each other."""
    size = len(root)
    columns: list[list[float]] = []  # of the inverse of the root, each from its diagonal down
    for first in range(size):
        column: list[float] = []
        for number in range(first, size):
            row = root[number]
            rest = float(number == first) - _sum_of_products(row[first:number], column)
            column.append(rest / row[number])
        columns.append(column)
    return [
        [
            _sum_of_products(columns[min(one, other)][abs(one - other) :], columns[max(one, other)])
            for other in range(size)
        ]
        for one in range(size)
    ]


def _next_term(pairs: Sequence[tuple[int, int]], shares: Sequence[float], inverse: Sequence[Sequence[float]]) -> float:
    """By the third and fourth derivatives of each game, and the variances of differences in skill."""
    third = [share * (1 - share) * (1 - 2 * share) for share in shares]
    found = 0.0
    between = [[a - b for a, b in zip(inverse[one], inverse[other], strict=True)] for one, other in pairs]
    own = [row[one] - row[other] for row, (one, other) in zip(between, pairs, strict=True)]
    for share, variance in zip(shares, own, strict=True):
        spread = share * (1 - share)
        found -= spread * (1 - 6 * spread) * variance**2 / 8
    for row, mine, variance in zip(between, third, own, strict=True):
        for (one, other), theirs, variance_there in zip(pairs, third, own, strict=True):
            both = row[one] - row[other]
            found += mine * theirs * both * (variance * variance_there / 8 + both**2 / 12)
    return found


def _share(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _sum_of_products(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(map(mul, one, other))
