"""How strong everyone is, judged by the games of this tournament alone, and how sure that is.

Bradley and Terry's model: of two players the first wins a decided game with odds of e to the difference of their
strengths. Before the first game everyone is average, with a spread; each game moves the estimate a little (the most
likely strengths, found by Newton's steps), and what is left of the spread says how sure it is (Laplace). To read:
R. Bradley and M. Terry, Rank analysis of incomplete block designs (Biometrika 39, 1952).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log

from topcut.ids import PlayerId
from topcut.rules.match import Seat
from topcut.rules.tournament import Tournament

SPREAD = 200 * log(10) / 400  # before the first game: 200 points of Elo, as the planner has it by default
SWEEPS = 40


@dataclass(frozen=True, slots=True)
class Strength:
    likely: float
    spread: float


def chance(first: float, second: float) -> float:
    """That the first wins a game that is no draw."""
    return 1 / (1 + exp(second - first))


def strengths(t: Tournament, spread: float = SPREAD) -> Mapping[PlayerId, Strength]:
    """From all games that were played; a draw is half a win for both. Byes and no-shows say nothing."""
    games: dict[PlayerId, list[tuple[PlayerId, float]]] = {player: [] for player in t.players}
    for round in t.rounds:
        for match in round.matches:
            if match.second is None or match.result is None or not match.result.opponents:
                continue
            won = {None: 0.5, Seat.FIRST: 1.0, Seat.SECOND: 0.0}[match.result.winner]
            games[match.first].append((match.second, won))
            games[match.second].append((match.first, 1 - won))
    found = dict.fromkeys(t.players, 0.0)
    for _ in range(SWEEPS):
        for player, played in games.items():
            slope, bend = -found[player] / spread**2, 1 / spread**2
            for other, won in played:
                expected = chance(found[player], found[other])
                slope += won - expected
                bend += expected * (1 - expected)
            found[player] += slope / bend
    return {player: Strength(found[player], _left(player, found, games[player], spread)) for player in t.players}


def _left(
    player: PlayerId, found: Mapping[PlayerId, float], played: list[tuple[PlayerId, float]], spread: float
) -> float:
    known = 1 / spread**2
    for other, _ in played:
        expected = chance(found[player], found[other])
        known += expected * (1 - expected)
    return float(known**-0.5)
