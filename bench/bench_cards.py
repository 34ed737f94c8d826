"""Matches of Challengers! a second, on the engine that people play on, the drafter's time, and memory over many games.

Decks are those of greedy bots in rounds 1 to 7 of their games, shuffled anew by draw-v1 for each match; choices are
answered by the greedy bot. The target is a tenth of a millisecond a match of one core's time, so that what else the
machine does is not measured.
"""

import time
from collections.abc import Callable
from itertools import cycle, islice

from bench.measure import Row, peak_of
from tests.cards.table import setup
from topcut.cards.binder import open_binder
from topcut.cards.bots.bot import Bot, Look, bots_for, play
from topcut.cards.bots.drafter import Drafter
from topcut.cards.bots.greedy import Greedy
from topcut.cards.decision import Decision, settle
from topcut.cards.game import Game
from topcut.chance import Stream

BINDER = open_binder()
MATCHES = 10_000
GAMES = 100_000
LONGEST_THOUGHT = 0.3  # seconds a decision
FLAT = 1.1  # how much more memory many games may take than a few


def run() -> list[Row]:
    matches = drafted(20)
    times = sorted(seconds(lambda: played(matches, MATCHES)) for _ in range(5))
    print(f"{MATCHES / times[2]:,.0f} matches a second with decks out of games, {starters():,.0f} with starter decks.")
    return [Row(f"{MATCHES:,} matches", times[2], 1.0, 1, "one second"), thinking(), memory()]


Deal = tuple[int, tuple[tuple[int, ...], tuple[int, ...]]]


def drafted(games: int) -> list[Deal]:
    """The decks of every match in some games: round, and both decks."""
    found: list[Deal] = []
    for number in range(games):
        game = Game(setup(2, game=str(number)), b"bench", record=True)
        play(game, bots_for(game, ("greedy",)))
        for step in game.record or ():
            match step:
                case ("match", int(round), int(), tuple(), int(), (tuple(one), tuple(two))):
                    found.append((round, (one, two)))
    return found


def played(deals: list[Deal], number: int) -> None:
    chance, greedy = Stream(b"bench"), Greedy(BINDER)
    for round, (one, two) in islice(cycle(deals), number):
        match = BINDER.match((chance.shuffle(one), chance.shuffle(two)), chance.below(2), round)
        settle(match.run(), greedy.in_match)


def seconds(job: Callable[[], object]) -> float:
    began = time.process_time()
    job()
    return time.process_time() - began


def starters() -> float:
    return MATCHES / seconds(lambda: played([(1, (BINDER.starter, BINDER.starter))], MATCHES))


def thinking() -> Row:
    """The longest that the drafter thinks about a decision, among two and among eight."""
    times: list[float] = []
    for number, players in enumerate((2, 2, 2, 2, 8)):
        game = Game(setup(players, game=f"thought {number}"), b"bench")
        play(game, {seat: Timed(bot, times) for seat, bot in bots_for(game, ("drafter", "greedy")).items()})
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"{len(times):,} decisions: {1000 * middle:.0f} ms at the median, {1000 * late:.0f} ms at the 99th percentile."
    )
    return Row("longest thought of the drafter", times[-1], LONGEST_THOUGHT, 1, "300 ms")


class Timed:
    """A bot whose decisions are timed, as far as it thinks at all."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def choose(self, decision: Decision, look: Look) -> int:
        began = time.process_time()
        answer = self.bot.choose(decision, look)
        if isinstance(self.bot, Drafter):
            self.times.append(time.process_time() - began)
        return answer


def memory() -> Row:
    """Peak memory after a thousand games and after a hundred times as many, each in a process of its own."""
    few, many = (peak_of("bench.bench_cards", f"play_all({number})") for number in (GAMES // 100, GAMES))
    print(f"{few:.1f} MB at the peak of {GAMES // 100:,} games, {many:.1f} MB of {GAMES:,}.")
    return Row(f"memory of {GAMES:,} games (MB as ms)", many / 1000, few / 1000, FLAT, f"{GAMES // 100:,} games")


def play_all(games: int) -> None:
    for number in range(games):
        game = Game(setup(2, game=str(number)), b"memory")
        play(game, bots_for(game, ("random",)))
