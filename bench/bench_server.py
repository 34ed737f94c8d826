"""A PostgreSQL server under the program: four processes against one, and how soon one hears what another wrote.

Load, database and program share the cores of this computer; all of them stand in what is printed.
"""

import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.bench_hall import machine
from bench.hall import seeded, serving
from bench.measure import Parts, Row, cpu_of
from bench.phones import Phone
from tests.keeping import CUP, ORGANIZER, create, desk_on, set_up
from tests.postgres import Cluster
from tests.web.serving import until
from topcut.store import Store
from topcut.store.place import Database

WORKERS, AT_ONCE, GAIN = 4, 32, 1.3
NEWS, HEARD = 50, 2.0  # seconds within which rights hold everywhere
COMING = 300.0  # seconds
LISTENING = "SELECT 1 FROM pg_stat_activity WHERE application_name = 'topcut-ear'"


def run() -> list[Row]:
    return [row for part in PARTS.values() for row in part()]


def alone(part: Callable[[Cluster], Row]) -> list[Row]:
    with server() as cluster:
        return [part(cluster)]


PARTS: Parts = {
    "one": lambda: alone(lambda cluster: compared(cluster, "one tournament", 512)),
    "many": lambda: alone(lambda cluster: compared(cluster, "16 tournaments", *[32] * 16)),
    "heard": lambda: alone(heard),
}


def compared(cluster: Cluster, where: str, *sizes: int) -> Row:
    one, four = reported(cluster, 1, *sizes), reported(cluster, WORKERS, *sizes)
    return Row(f"256 phones report in {where}, {WORKERS} workers", four, one, 1 / GAIN, "one worker")


@contextmanager
def server() -> Iterator[Cluster]:
    made = Cluster()
    try:
        yield made
    finally:
        made.remove()


def reported(cluster: Cluster, workers: int, *sizes: int) -> float:
    """Seconds until one phone of each table has opened its page, sent its result and seen its receipt. Before that
    the others have looked, so that every worker has folded every log and compiled its templates."""
    with TemporaryDirectory() as scratch:
        where = Database(cluster.url(cluster.fresh()), Path(scratch))
        hall = seeded(where, *sizes)
        with serving(where.folder, "--database", where.url, "--workers", str(workers)) as served:
            until(lambda: len(cluster.ask(LISTENING)) == workers, "all have come", COMING)
            asyncio.run(_all(served.port, hall.phones[1::2], Phone.look))
            busy, own = machine(), sum(map(cpu_of, family(served.process.pid)))
            spent = time.process_time()
            took = asyncio.run(_all(served.port, hall.phones[::2], _report))
            used = (sum(map(cpu_of, family(served.process.pid))) - own) / took
            total, idle = (after - before for after, before in zip(machine(), busy, strict=True))
            load = (time.process_time() - spent) / took
    with Store(where) as store:
        facts = sum(one.facts for one in store.tournaments())
    rate = len(hall.phones) / 2 / took
    others = (os.cpu_count() or 1) * (1 - idle / total) - used - load
    print(
        f"{workers} workers, {len(sizes)} tournaments, {facts:,} facts then: {rate:.0f} reports a second. "
        f"Cores: the program {used:.2f}, the load {load:.2f}, the database and everything else {max(0, others):.2f}; "
        f"{1000 * used / rate:.1f} ms of the program for each report"
    )
    return took


def family(pid: int) -> list[int]:
    """A process, and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


async def _all(port: int, phones: Sequence[dict[str, Any]], job: Callable[[Phone], Awaitable[None]]) -> float:
    """Seconds that all of them take, some at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(phone: Phone) -> None:
        async with places:
            await job(phone)

    began = time.monotonic()
    await asyncio.gather(*(one(Phone(port, told)) for told in phones))
    return time.monotonic() - began


async def _report(phone: Phone) -> None:
    await phone.look()
    await phone.report()


def heard(cluster: Cluster) -> Row:
    """From the end of a write in one process to the moment at which another knows of it; the slowest of all."""
    url, took = cluster.url(cluster.fresh()), []
    with TemporaryDirectory() as folder, Store(Database(url, Path(folder) / "1")) as one:
        desk = desk_on(one)
        desk.create(ORGANIZER, create, tournament=CUP)
        with Store(Database(url, Path(folder) / "2")) as other:
            for batch in range(NEWS):
                n = desk.act(CUP, ORGANIZER, set_up, batch).n
                began = time.perf_counter()
                while other.head(CUP).n < n:
                    time.sleep(0.0001)
                took.append(time.perf_counter() - began)
    print(f"News: median {1000 * statistics.median(took):.1f} ms, slowest {1000 * max(took):.1f} ms")
    return Row(f"another process hears of a write, worst of {NEWS}", max(took), HEARD, 1, "limit")
