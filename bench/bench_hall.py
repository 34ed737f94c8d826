"""A full hall on this computer: 512 phones that report within a minute, and 2,000 open pages that wait for news.

There is no peer to compare with, so each figure stands beside its limit. The program runs as people start it; the load
comes from a process of its own and shares the cores with it. Both shares are printed, and how busy the machine was.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.hall import Hall, Serving, load, seeded, serving
from bench.measure import Row
from topcut.desk import Clock, Desk
from topcut.rules.facts import Stamped
from topcut.store import Store

ANSWER, REACH = 0.5, 1.5
CHANGES = 8


def run() -> list[Row]:
    return [*reporting(), *reaching()]


def reporting() -> list[Row]:
    """Both players of each of 256 tables say how it ended, each with a stream open, within 60 seconds."""
    with TemporaryDirectory() as scratch:
        hall = seeded(Path(scratch))
        said = measured("report", hall)
        assert not lost(hall, said["receipts"])
    print(f"512 phones reported within {said['took']:.0f} s; {len(said['receipts'])} receipts, none lost.")
    for name in ("arriving", "pages", "posts"):
        print(
            f"  {name}: {', '.join(f'p{part} {1000 * share(said[name], part):.0f} ms' for part in (50, 90, 99, 100))}"
        )
    assert len(said["posts"]) == len(hall.phones)
    return [Row("answer to a report, p99 of 512 phones", share(said["posts"], 99), ANSWER, 1, "limit")]


def reaching() -> list[Row]:
    """From the answer to a confirmation to the last of 2,000 pages that has the new bytes; the slowest of 8 changes."""
    with TemporaryDirectory() as scratch:
        said = measured("wait", seeded(Path(scratch), claimed=CHANGES))
    took = ", ".join(f"{seconds:.2f}" for seconds in said["took"])
    print(f"{said['open']} pages got {said['sizes'][-1]:,} bytes each after {took} s.")
    return [Row("a change reaches 2,000 open pages, worst of 8", max(said["took"]), REACH, 1, "limit")]


def measured(program: str, hall: Hall) -> dict[str, Any]:
    busy = machine()
    with serving(hall.folder) as served:
        own, began = served.cpu, time.monotonic()
        said = load(program, served.port, hall)
        print(usage(served, own, time.monotonic() - began, said["cpu"], busy))
    assert not said["troubles"], (len(said["troubles"]), said["troubles"][:5])
    return said


def usage(served: Serving, own: float, took: float, generator: float, busy: tuple[float, float]) -> str:
    total, idle = (after - before for after, before in zip(machine(), busy, strict=True))
    used = (served.cpu - own) / took
    others = (os.cpu_count() or 1) * (1 - idle / total) - used - generator
    return (
        f"CPU of {os.cpu_count()} cores: the program {used:.2f} (peak {served.peak:.0f} MB), the load {generator:.2f}, "
        f"everything else {max(0, others):.2f}."
    )


def machine() -> tuple[float, float]:
    """All ticks of all cores so far, and those without work."""
    ticks = [int(word) for word in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return sum(ticks), ticks[3] + ticks[4]


def lost(hall: Hall, receipts: Sequence[tuple[str, str, int]]) -> list[str]:
    """What was acknowledged and is not in the log once the program has ended; also tables without a result."""
    with Store(hall.folder) as store:
        assert store.verify(hall.tournament) is None
        facts = {one.n: one for one in Desk(store, Clock()).history(hall.tournament)}
        missing = [key for key, player, n in receipts if not is_kept(store, hall, key, player, facts.get(n))]
        matches = Desk(store, Clock()).look(hall.tournament).rounds[-1].matches
        return [*missing, *(f"table {match.table}" for match in matches if match.result is None)]


def is_kept(store: Store, hall: Hall, key: str, player: str, fact: Stamped | None) -> bool:
    found = store.receipt(hall.tournament, key)
    return found is not None and fact is not None and (found[0].n, player) == (fact.n, fact.by.id)


def share(figures: Sequence[float], part: int) -> float:
    """What so many of a hundred stay below."""
    return sorted(figures)[min(len(figures) - 1, len(figures) * part // 100)]
