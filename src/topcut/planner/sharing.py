"""Many tournaments shared out in chunks: to this process, to all cores, or to a cluster, with the same answer.

A chunk is told by its first number and its length, and whoever plays it out gets the same; what is counted adds up in
any order. So a chunk that is lost with its worker is simply played again.
"""

import os
import re
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context

from topcut.planner.compiled import IS_COMPILED
from topcut.planner.question import Counted, Question
from topcut.refusal import Refusal

CHUNK = 1000 if IS_COMPILED else 20
WAITING = 4  # chunks handed out at a time, for each worker
ANSWER_WITHIN = "5s"
ADDRESS = re.compile(r"([a-z]+://)?[^\s/]+:[0-9]{1,5}")


@dataclass(frozen=True, slots=True)
class Workers:
    """One core is this process itself; with an address it is a Dask scheduler."""

    cores: int = 1
    cluster: str | None = None
    chunk: int = CHUNK


def all_cores() -> Workers:
    return Workers(os.cpu_count() or 1)


def shared_out(question: Question, tournaments: int, workers: Workers) -> Iterator[tuple[int, Counted]]:
    """How many are done, and what was counted so far, after each chunk."""
    chunks = ((first, min(workers.chunk, tournaments - first)) for first in range(0, tournaments, workers.chunk))
    done, total = 0, None
    for count, part in _played(question, chunks, workers):
        done += count
        total = part if total is None else total.plus(part)
        yield done, total


def played(question: Question, first: int, count: int) -> Counted:
    """One chunk. The kernel is loaded only where it is used."""
    from topcut.planner.running import counted

    return counted(question, first, count)


def _played(question: Question, chunks: Iterator[tuple[int, int]], workers: Workers) -> Iterator[tuple[int, Counted]]:
    if workers.cluster is None and workers.cores == 1:
        for first, count in chunks:
            yield count, played(question, first, count)
        return
    with _executor(workers) as (executor, cores):
        waiting: dict[Future[Counted], int] = {}
        for first, count in chunks:
            waiting[executor.submit(played, question, first, count)] = count
            if len(waiting) >= WAITING * cores:
                ready = next(as_completed(waiting))
                yield waiting.pop(ready), ready.result()
        while waiting:
            ready = next(as_completed(waiting))
            yield waiting.pop(ready), ready.result()


@contextmanager
def _executor(workers: Workers) -> Iterator[tuple[Executor, int]]:
    if workers.cluster is not None:
        with _cluster(workers.cluster) as found:
            yield found
        return
    pool = ProcessPoolExecutor(workers.cores, get_context("spawn"), initializer=_leave_the_interrupt_to_the_parent)
    try:
        yield pool, workers.cores
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Dask plays a chunk again if its worker is lost, a few times.

    What is no address is refused before Dask sees it: its client fails half made, and complains once more at the end.
    """
    if not ADDRESS.fullmatch(address):
        raise Refusal("planner-cluster-address", address=address)
    try:
        from distributed import Client
    except ImportError:
        raise Refusal("planner-cluster-missing") from None
    try:
        client = Client(address, timeout=ANSWER_WITHIN, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise Refusal("planner-cluster", address=address, problem=type(error).__name__) from None
    try:
        cores = sum(client.nthreads().values())
        if not cores:
            raise Refusal("planner-cluster-empty", address=address)
        yield client.get_executor(retries=5, pure=False), cores
    finally:
        client.close()


def _leave_the_interrupt_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
