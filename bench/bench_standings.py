"""Exact standings of ten thousand players, against a plain pass in floating point over the same matches."""

import random

from bench.measure import Row, side_by_side
from topcut.ids import PlayerId
from topcut.rules.match import Match, Result, Seat
from topcut.rules.ranking.standings import standings
from topcut.rules.ruleset import How, Ruleset, load
from topcut.rules.tournament import Player, Round, Tournament

PLAYERS = 10_000
ROUNDS = 8
DRAWS = 0.05
TARGET = 2


def run() -> list[Row]:
    challenger = load("challenger")
    size = f"of {PLAYERS:,} players after {ROUNDS} rounds"
    return [
        compared(f"standings {size}", played(challenger)),
        compared(f"standings by lot {size}", played(challenger, with_lots=True)),
    ]


def compared(name: str, t: Tournament) -> Row:
    return side_by_side(
        name,
        lambda: standings(t),
        lambda: in_floating_point(t),
        target=TARGET,
        against="plain Python in floating point",
    )


def played(ruleset: Ruleset, with_lots: bool = False) -> Tournament:
    """Rounds paired at random; who wins does not matter for the time."""
    chance = random.Random("standings")
    ids = [PlayerId(f"player-{number}") for number in range(PLAYERS)]
    players = {id: Player(id) for id in ids}
    rounds = []
    for _ in range(ROUNDS):
        chance.shuffle(ids)
        seated = zip(ids[::2], ids[1::2], strict=True)
        rounds.append(Round(tuple(Match(first, second, None, result(chance)) for first, second in seated)))
    lots = {id: chance.getrandbits(64) for id in ids} if with_lots else {}
    return Tournament(ruleset, players, tuple(rounds), lots)


def result(chance: random.Random) -> Result:
    scores = chance.randrange(25), chance.randrange(25)
    if chance.random() < DRAWS:
        return Result(How.TIME, None, (1, 1), (scores,))
    if chance.random() < 0.5:
        return Result(How.VICTORY, Seat.FIRST, (3, 0), (scores,))
    return Result(How.VICTORY, Seat.SECOND, (0, 3), (scores,))


def in_floating_point(t: Tournament) -> list[tuple[int, float, int, PlayerId]]:
    """What one writes at first: a dictionary a column, a mean of quotients, and sort."""
    points = dict.fromkeys(t.players, 0)
    rounds = dict.fromkeys(t.players, 0)
    victory_points = dict.fromkeys(t.players, 0)
    opponents: dict[PlayerId, list[PlayerId]] = {player: [] for player in t.players}
    for round in t.rounds:
        for match in round.matches:
            first, second, result = match.first, match.second, match.result
            if result is None:
                continue
            points[first] += result.points[0]
            rounds[first] += 1
            victory_points[first] += result.figures[0][0]
            if second is not None:
                points[second] += result.points[1]
                rounds[second] += 1
                victory_points[second] += result.figures[0][1]
                if result.opponents:
                    opponents[first].append(second)
                    opponents[second].append(first)
        for player in round.unpaired_losses:
            rounds[player] += 1
    rate = {player: points[player] / rounds[player] if rounds[player] else 0.0 for player in t.players}
    strength = {
        player: sum(rate[other] for other in others) / len(others) if others else 0.0
        for player, others in opponents.items()
    }
    rows = [(points[player], strength[player], victory_points[player], player) for player in t.players]
    return sorted(rows, reverse=True)
