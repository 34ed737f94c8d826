"""A server that starts with a thousand finished events, against the limit: when it answers, and what it holds then.

Beside it, in turns, a server with an empty folder: what the program itself needs, and how busy the machine was. The
very first start, in which Python compiles the program, does not count: installers do that, or whoever starts it first.
"""

import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from bench.finished import finished
from bench.hall import serving
from bench.measure import Row

EVENTS, REPEATS = 1000, 3
SECONDS, MEGABYTES = 2.0, 200.0
LATER = 30.0  # seconds, when all logs have been walked


def run() -> list[Row]:
    with TemporaryDirectory() as full, TemporaryDirectory() as empty:
        facts = finished(Path(full), EVENTS)
        started(empty, "/")
        starts = [(started(full, "/t/event0500/pairings"), started(empty, "/")) for _ in range(REPEATS)]
        with serving(Path(full)) as served:
            first = timed(served.port, "/")
            time.sleep(LATER)
            again, peak = timed(served.port, "/?past=all"), served.peak
    print(f"{EVENTS} events, {facts:,} facts. The first page: {first:.2f} s; then the list of all: {again:.2f} s.")
    print(
        f"It held {starts[0][0][1]:.0f} MB when it answered, and {peak:.0f} MB at most; empty {starts[0][1][1]:.0f} MB."
    )
    ours, theirs = (statistics.median(one[0] for one in side) for side in zip(*starts, strict=True))
    spent, alone = (statistics.median(one[2] for one in side) for side in zip(*starts, strict=True))
    print(f"Processor time until the first answer: {spent:.2f} s; empty {alone:.2f} s.")
    return [
        Row("first answer with 1,000 events", ours, SECONDS, 1, "limit"),
        Row("first answer with 1,000 events", ours, theirs, 2, "an empty folder"),
        Row("memory with 1,000 events, MB as s", peak, MEGABYTES, 1, "limit"),
    ]


def started(folder: str, page: str) -> tuple[float, float, float]:
    """Seconds from the start of the process to the whole of a page, megabytes then, and seconds that it computed."""
    began = time.perf_counter()
    with serving(Path(folder)) as served:
        timed(served.port, page)
        return time.perf_counter() - began, served.memory, served.cpu


def timed(port: int, page: str) -> float:
    began = time.perf_counter()
    with urlopen(f"http://127.0.0.1:{port}{page}", timeout=60) as answer:
        assert answer.read()
    return time.perf_counter() - began
