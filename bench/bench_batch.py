"""Imagined matches by compiled code against the reference engine, a second start, and the thoughts of the expert.

Decks are those of greedy bots in rounds 1 to 7 of their games, all of one core's time.
"""

import subprocess
import sys
import time

from bench.bench_cards import drafted
from bench.measure import Row, side_by_side
from soak.duels import expert_wins
from topcut.batch.trials import played
from topcut.cards.binder import open_binder
from topcut.cards.setup import piles
from topcut.cards.trials import Trials, World
from topcut.cards.trials import played as played_slowly

BINDER = open_binder()
A_SECOND = 100_000  # matches
LONGEST_THOUGHT = 0.3  # seconds a decision
SECOND_START = 10.0  # seconds, with machine code that was kept
START = """
from topcut.batch.trials import played
from topcut.cards.binder import open_binder
from topcut.cards.trials import Trials, World
binder = open_binder()
played(binder, Trials((binder.starter,), (World(1, binder.starter),), 1, 1, {}))
"""


def run() -> list[Row]:
    few, many = trials(2), trials(400)
    matches = len(many.worlds) * many.shuffles
    played(BINDER, few)
    times = sorted(seconds(many) for _ in range(5))
    print(f"{matches / times[2]:,.0f} imagined matches a second.")
    return [
        Row(f"{A_SECOND:,} imagined matches", times[2] * A_SECOND / matches, 1.0, 1, "one second"),
        side_by_side(
            f"{len(few.worlds) * few.shuffles:,} matches",
            lambda: played(BINDER, few),
            lambda: played_slowly(BINDER, few),
            target=0.1,
            against="reference engine",
            repeats=5,
        ),
        second_start(),
        thinking(),
    ]


def trials(shuffles: int) -> Trials:
    """The decks of games, each against the one it met."""
    worlds = [World(round, theirs, ours) for round, (ours, theirs) in drafted(20)]
    levels = piles(BINDER, [one.name for one in BINDER.box.sets])
    return Trials(((),), tuple(worlds), shuffles, 1, levels)


def seconds(asked: Trials) -> float:
    began = time.process_time()
    played(BINDER, asked)
    return time.process_time() - began


def second_start() -> Row:
    program = [sys.executable, "-c", START]
    subprocess.run(program, check=True)
    began = time.perf_counter()
    subprocess.run(program, check=True)
    return Row("a start with kept machine code", time.perf_counter() - began, SECOND_START, 1, "10 s")


def thinking() -> Row:
    times: list[float] = []
    for number in range(6):
        expert_wins(number, times)
    times.sort()
    middle, late = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"{len(times)} decisions of the expert: {1000 * middle:.0f} ms at the median, {1000 * late:.0f} ms at the 99th."
    )
    return Row("longest thought of the expert", times[-1], LONGEST_THOUGHT, 1, "300 ms")
