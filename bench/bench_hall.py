"""A full hall on this computer: 2,048 phones that report within a minute, each with a page that is kept up to date; 20
small events at once; 2,000 open pages that wait for news; 1,000 phones that wake up in one moment.

There is no peer to compare with, so each figure stands beside its limit. The program runs as people start it; the load
comes from a process of its own and shares the cores with it. Both shares are printed, and how busy the machine was.
"""

import os
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from bench.hall import Hall, Serving, load, seeded, serving
from bench.measure import Parts, Row
from topcut.desk import Clock, Desk
from topcut.ids import TournamentId
from topcut.rules.facts import Stamped
from topcut.store import Store

HALL, EVENTS, PLAYERS = 2048, 20, 100
ANSWER, REACH, HELD_UP = 0.3, 1.5, 0.3
CHANGES = 8


def run() -> list[Row]:
    return [row for part in PARTS.values() for row in part()]


def reporting(name: str, *sizes: int, played: int) -> Row:
    """Both players of each table say how it ended, each with a stream open, within 60 seconds."""
    with TemporaryDirectory() as scratch:
        hall = seeded(Path(scratch), *sizes, played=played)
        said = measured("report", hall)
        missing = lost(hall, said["receipts"])
    assert not missing, (len(missing), missing[:5])
    print(f"{sum(sizes)} phones reported within {said['took']:.0f} s; {len(said['receipts'])} receipts, none lost.")
    print(f"  For each report, with its pages: {1000 * said['program'] / len(said['posts']):.1f} ms of processor time.")
    for part in ("arriving", "pages", "posts"):
        print(f"  {part}: {figures(said[part])}")
    assert len(said["posts"]) == len(hall.phones)
    return Row(name, share(said["posts"], 99), ANSWER, 1, "limit")


def reaching() -> Row:
    """From the answer to a confirmation to the last of 2,000 pages that has the new bytes: the slowest of 8 changes,
    every second of which comes right after the one before."""
    with TemporaryDirectory() as scratch:
        said = measured("wait", seeded(Path(scratch), 512, claimed=CHANGES))
    took = ", ".join(f"{seconds:.2f}" for seconds in said["took"])
    print(f"{said['open']} pages got {said['sizes'][-1]:,} bytes each after {took} s.")
    return Row("a change reaches 2,000 open pages, worst of 8", max(said["took"]), REACH, 1, "limit")


def opening() -> Row:
    """Whoever reads a page while 1,000 phones open their streams at once."""
    with TemporaryDirectory() as scratch:
        said = measured("open", seeded(Path(scratch), 1024, played=1))
    for part in ("alone", "meanwhile", "opened"):
        print(f"  {part}: {figures(said[part])}")
    return Row("a page while 1,000 streams are opened, p99", share(said["meanwhile"], 99), HELD_UP, 1, "limit")


def measured(program: str, hall: Hall) -> dict[str, Any]:
    with serving(hall.folder) as served:
        with urlopen(f"http://127.0.0.1:{served.port}/") as answer:  # nobody comes before it has started
            assert answer.read()
        busy = machine()
        own, began = served.cpu, time.monotonic()
        said = load(program, served, hall)
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


def lost(hall: Hall, receipts: Sequence[tuple[str, str, str, int]]) -> list[str]:
    """What was acknowledged and is not in the log once the program has ended; also tables without a result."""
    told: defaultdict[TournamentId, list[tuple[str, str, int]]] = defaultdict(list)
    for tournament, key, player, n in receipts:
        told[TournamentId(tournament)].append((key, player, n))
    missing = []
    with Store(hall.folder) as store:
        for id in {TournamentId(phone["tournament"]) for phone in hall.phones}:
            assert store.verify(id) is None
            facts = {one.n: one for one in Desk(store, Clock()).history(id)}
            missing += [key for key, player, n in told[id] if not is_kept(store, id, key, player, facts.get(n))]
            matches = Desk(store, Clock()).look(id).rounds[-1].matches
            missing += [f"table {match.table}" for match in matches if match.result is None]
    return missing


def is_kept(store: Store, id: TournamentId, key: str, player: str, fact: Stamped | None) -> bool:
    found = store.receipt(id, key)
    return found is not None and fact is not None and (found[0].n, player) == (fact.n, fact.by.id)


PARTS: Parts = {
    "report": lambda: [reporting("answer to a report, p99 of 2,048 phones", HALL, played=1)],
    "events": lambda: [reporting("answer to a report, p99 of 20 events", *[PLAYERS] * EVENTS, played=2)],
    "reach": lambda: [reaching()],
    "open": lambda: [opening()],
}


def figures(seconds: Sequence[float]) -> str:
    return ", ".join(f"p{part} {1000 * share(seconds, part):.0f} ms" for part in (50, 90, 99, 100))


def share(figures: Sequence[float], part: int) -> float:
    """What so many of a hundred stay below."""
    return sorted(figures)[min(len(figures) - 1, len(figures) * part // 100)]
