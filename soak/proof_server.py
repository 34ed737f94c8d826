"""Three processes write one log over a database server whose connections are ended, and which is itself stopped and
killed: nothing acknowledged is lost, and nothing is done twice."""

import contextlib
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

import psycopg

from tests.keeping import CUP, ORGANIZER, batches, create, desk_on, set_up
from tests.postgres import Cluster
from tests.web.serving import until
from topcut.desk import Desk
from topcut.refusal import Refusal
from topcut.rules.facts import TableSet
from topcut.store import Store
from topcut.store.place import Database
from topcut.web.status import UNAVAILABLE, status_of

PROCESSES, ACTS, WAIT = 3, 40, 20.0
END = b"""
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def prove(seed: int) -> Counter[str]:
    dice = Random(f"server {seed}")
    cluster = Cluster()
    try:
        with TemporaryDirectory() as scratch:
            return _proved(dice, cluster, Path(scratch))
    finally:
        cluster.remove()


def _proved(dice: Random, cluster: Cluster, folder: Path) -> Counter[str]:
    url = cluster.url(cluster.fresh())
    stores = [Store(Database(url, folder / str(number)), wait=WAIT) for number in range(PROCESSES)]
    desks = [desk_on(store) for store in stores]
    desks[0].create(ORGANIZER, create, tournament=CUP)
    for store in stores:
        until(partial(store.knows, CUP), "all hear of it")
    acknowledged: list[int] = []
    with ThreadPoolExecutor(PROCESSES) as pool:
        writers = [
            pool.submit(_write, desk, range(number, PROCESSES * ACTS, PROCESSES), acknowledged)
            for number, desk in enumerate(desks)
        ]
        done = _harm(dice, cluster, url, writers)
        done["refusals"] = sum(writer.result() for writer in writers)
    for store in stores:
        store.close()
    with Store(Database(url, folder / "0")) as store:
        assert store.trouble(CUP) is None, "the log is whole"
        facts = [stamped.fact for stamped in desk_on(store).history(CUP)]
        kept = batches([fact.name for fact in facts if isinstance(fact, TableSet) and fact.name])
    assert len(kept) == len(set(kept)), "nothing was done twice"
    assert set(acknowledged) <= set(kept), "nothing acknowledged is lost"
    done["acts acknowledged, none lost"] = len(acknowledged)
    return done


def _write(desk: Desk, numbers: range, acknowledged: list[int]) -> int:
    """Half of them without a key: then only the log can tell whether it was done. Returns how many were refused."""
    refused = 0
    for number in numbers:
        try:
            desk.act(CUP, ORGANIZER, set_up, number, 1 + number % 3, key=f"k{number}" if number % 2 else None)
            acknowledged.append(number)
        except Refusal as refusal:
            if status_of(refusal) != UNAVAILABLE:
                raise
            refused += 1
    return refused


def _harm(dice: Random, cluster: Cluster, url: str, writers: list[Future[int]]) -> Counter[str]:
    done: Counter[str] = Counter()
    began = monotonic()
    while not all(writer.done() for writer in writers) and monotonic() - began < 60:
        how = dice.choice(("connections ended", "connections ended", "restarts", "kills"))
        with contextlib.suppress(psycopg.Error):
            if how == "connections ended":
                with psycopg.connect(url, autocommit=True) as server:
                    server.execute(END)
            else:
                cluster.stop() if how == "restarts" else cluster.kill()
                cluster.start()
            done[how] += 1
        wait(writers, dice.uniform(0.3, 2.0))
    return done
