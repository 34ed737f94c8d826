"""Tournaments played out a second: the kernel of the planner on one core and two, with the engine in the same run.

`.venv/bin/python -m bench.bench_planner` prints the figures themselves: tournaments a second, memory, the second start.
"""

import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.measure import Row, held, seconds, side_by_side
from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.planner.question import Question, Structure
from topcut.planner.running import counted
from topcut.planner.skill import Skill
from topcut.rules.match import Entry, Match, Seat
from topcut.rules.pairing.field import field_of
from topcut.rules.pairing.swiss import pair
from topcut.rules.ranking.standings import standings
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load
from topcut.rules.tournament import Player, Round, Tournament

CHALLENGER = load("challenger")
USUAL = Question(CHALLENGER, 64, (Structure(5, 8),), Skill(), "bench")
LARGE = Question(CHALLENGER, 512, (Structure(9, 16),), Skill(), "bench")
MANY, FEW, OF_THE_ENGINE = 20_000, 1000, 5
SECOND_START = """
from topcut.planner.running import counted
from topcut.planner.question import Question, Structure
from topcut.planner.skill import Skill
from topcut.rules.ruleset import load
counted(Question(load("challenger"), 64, (Structure(5, 8),), Skill(), "bench"), 0, 100)
"""


def run() -> list[Row]:
    """The same number of tournaments; the engine plays fewer of them, and its time is multiplied."""
    row = side_by_side(
        f"{OF_THE_ENGINE} tournaments of 64 players, 5 rounds, top 8",
        lambda: counted(USUAL, 0, OF_THE_ENGINE),
        lambda: [by_the_engine(64, 5, number) for number in range(OF_THE_ENGINE)],
        target=1,
        against="the engine's own pairing and standings",
        repeats=5,
    )
    return [row]


def by_the_engine(players: int, rounds: int, number: int) -> object:
    """What the engine does of it: pairing each round and ranking once; results by a coin."""
    ids = [PlayerId(f"{player:04}") for player in range(players)]
    t = Tournament(CHALLENGER, {id: Player(id) for id in ids})
    for round in range(rounds):
        stream = Stream(bytes([number % 256, round]) * 16)
        matches = []
        for first, second in pair(field_of(t, ids), stream).pairs:
            entry = Entry(how=How.VICTORY, winner=Seat(stream.below(2)), scores={"vp": (10, 10)})
            matches.append(Match(first, second, result=settle(CHALLENGER, entry)))
        t = Tournament(CHALLENGER, t.players, (*t.rounds, Round(tuple(matches))))
    return standings(t)


def on_two_cores(count: int) -> float:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        list(pool.map(counted, (USUAL, USUAL), (0, 0), (10, 10)))  # both have the kernel now
        return seconds(lambda: list(pool.map(counted, (USUAL, USUAL), (0, count), (count, count))))


def starts() -> tuple[float, float]:
    """The next start, by the clock: where Python keeps its bytecode, as it does by itself, and where it may not."""
    with TemporaryDirectory() as folder:
        keeps = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        keeps["PYTHONPYCACHEPREFIX"] = str(Path(folder))
        does_not = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": str(Path(folder) / "nothing")}
        _start(keeps)
        return min(_start(keeps) for _ in range(3)), min(_start(does_not) for _ in range(2))


def _start(environment: dict[str, str]) -> float:
    return seconds(lambda: subprocess.run([sys.executable, "-c", SECOND_START], check=True, env=environment))


def main() -> None:
    kept, not_kept = starts()
    print(f"second start to the first hundred tournaments: {kept:.2f} s", flush=True)
    print(f"the same where Python keeps no bytecode: {not_kept:.2f} s", flush=True)
    one = MANY / min(seconds(lambda: counted(USUAL, 0, MANY)) for _ in range(3))
    print(f"64 players, 5 rounds, top 8, one core: {one:,.0f} a second", flush=True)
    large = FEW / min(seconds(lambda: counted(LARGE, 0, FEW)) for _ in range(3))
    print(f"512 players, 9 rounds, top 16: {large:,.0f} a second", flush=True)
    engine = OF_THE_ENGINE / seconds(lambda: [by_the_engine(64, 5, number) for number in range(OF_THE_ENGINE)])
    print(f"the engine, 64 players, 5 rounds, no bracket: {engine:,.0f} a second", flush=True)
    print(f"memory: {held('VmHWM'):,.0f} MB", flush=True)
    asked = counted(USUAL, 0, MANY).asked, counted(LARGE, 0, FEW).asked
    print(f"rounds that the engine had to pair: {asked[0]} of {MANY} tournaments, {asked[1]} of {FEW}", flush=True)
    two = 2 * MANY / min(on_two_cores(MANY) for _ in range(2))
    print(f"64 players on two cores: {two:,.0f} a second, {two / one:.2f} times", flush=True)


if __name__ == "__main__":
    main()
