"""The model of skill that past tournaments speak for: maximum likelihood over their results.

Draws and drops are shares. For the spread, each player of a tournament has a skill out of a normal distribution; for
each spread that is tried the skills are the likeliest ones (Newton's method, one player after the other), and what is
compared is the likelihood with the skills integrated out (Laplace's approximation).
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt

from topcut.ids import PlayerId
from topcut.planner.skill import LOSSES_BEFORE_LEAVING, Skill
from topcut.rules.ruleset import How
from topcut.rules.tournament import Tournament

SPREADS = range(25, 501, 25)
SWEEPS = 12
ELO = log(10) / 400
LARGE = 128  # players
LEAST_MATCHES = 30  # with fewer the usual model is as good a guess

Games = list[tuple[PlayerId, PlayerId]]  # winner, loser


def fitted(tournaments: Iterable[Tournament], usual: Skill | None = None) -> tuple[Skill, int]:
    """The model, and how many matches it rests on: with too few of them it is the usual one."""
    usual = usual or Skill()
    games: list[Games] = []
    drawn, left, stayed, missed, seats = 0, 0, 0, 0, 0
    for t in tournaments:
        won, level, absent = _matches(t)
        games.append(won)
        drawn += level
        missed += absent
        seats += 2 * (len(won) + level) + absent
        gone, there = _leaving(t)
        left += gone
        stayed += there
    decided = sum(map(len, games))
    if decided + drawn < LEAST_MATCHES:
        return usual, decided + drawn
    found = Skill(
        _spread(games),
        min(0.5, drawn / (decided + drawn)),
        min(0.5, left / stayed) if stayed else usual.drops,
        min(0.5, missed / seats),
    )
    return found, decided + drawn


def _matches(t: Tournament) -> tuple[Games, int, int]:
    won: Games = []
    drawn = absent = 0
    for match in (match for round in t.rounds for match in round.matches):
        result, winner = match.result, match.winner
        if result is None or match.second is None:
            continue
        if result.how in {How.NO_SHOW, How.DOUBLE_NO_SHOW}:
            absent += 1 + (result.how is How.DOUBLE_NO_SHOW)
        elif winner is None:
            drawn += 1
        else:
            won.append((winner, match.second if winner == match.first else match.first))
    return won, drawn, absent


def _leaving(t: Tournament) -> tuple[int, int]:
    """Of those with two losses or more: how many were missing in the next round, and how often one could be."""
    lost: dict[PlayerId, int] = {}
    seated = [{player for match in round.matches for player in match.players} for round in t.rounds]
    gone = could = 0
    for number, round in enumerate(t.rounds[:-1]):
        for match in round.matches:
            for player in match.players:
                if match.result is not None and match.winner not in {None, player}:
                    lost[player] = lost.get(player, 0) + 1
        candidates = [one for one in seated[number] if lost.get(one, 0) >= LOSSES_BEFORE_LEAVING]
        could += len(candidates)
        gone += sum(one not in seated[number + 1] for one in candidates)
    return gone, could


def _spread(games: Sequence[Games]) -> int:
    nothing = sum(len(one) * log(0.5) for one in games)
    likeliest = max(SPREADS, key=lambda spread: sum(_likelihood(one, spread) for one in games))
    return likeliest if sum(_likelihood(one, likeliest) for one in games) > nothing else 0


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
    found = sum(log(_share(skill[winner] - skill[loser])) for winner, loser in games)
    found -= sum(value**2 / (2 * width**2) + log(width) for value in skill.values())
    return found - _log_determinant(games, skill, curve) / 2


def _log_determinant(games: Games, skill: Mapping[PlayerId, float], curve: Mapping[PlayerId, float]) -> float:
    """Of the curvature of the likelihood, by Cholesky's decomposition; in a large field by its diagonal alone."""
    place = {player: number for number, player in enumerate(skill)}
    if len(place) > LARGE:
        return sum(map(log, curve.values()))
    rows = [[0.0] * (number + 1) for number in range(len(place))]
    for player, number in place.items():
        rows[number][number] = curve[player]
    for winner, loser in games:
        share = _share(skill[winner] - skill[loser])
        low, high = sorted((place[winner], place[loser]))
        rows[high][low] -= share * (1 - share)
    for number, row in enumerate(rows):
        for before in range(number + 1):
            other = rows[before]
            rest = row[before] - sum(a * b for a, b in zip(row[:before], other[:before], strict=True))
            row[before] = sqrt(rest) if before == number else rest / other[before]
    return 2 * sum(log(row[-1]) for row in rows)


def _share(difference: float) -> float:
    return 1 / (1 + exp(-difference))
