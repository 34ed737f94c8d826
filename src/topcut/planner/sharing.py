"""Many tournaments shared out in chunks: to this process, to all cores, or to a cluster, with the same answer.

A chunk is told by its first number and its length, and whoever plays it out gets the same; what is counted adds up in
any order. So a chunk that is lost with its worker is simply played again.
"""

import asyncio
import logging
import os
import re
import signal
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread

from topcut.planner.compiled import IS_COMPILED
from topcut.planner.question import Counted, Question
from topcut.refusal import Refusal

CHUNK = 1000 if IS_COMPILED else 20
WAITING = 4  # chunks handed out at a time, for each worker
ANSWER_WITHIN = 5  # seconds
NOISY = ("distributed", "tornado")  # what they log, we say in a sentence
ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?[^\s/]+:[0-9]{1,5}")


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
            # A submission may start a process, which is born with what is held back.
            with _loss_in_a_sentence(workers), _interrupt_held_back():
                future = executor.submit(played, question, first, count)
            waiting[future] = count
            if len(waiting) >= WAITING * cores:
                ready = next(as_completed(waiting))
                yield waiting.pop(ready), _answer(ready, workers)
        while waiting:
            ready = next(as_completed(waiting))
            yield waiting.pop(ready), _answer(ready, workers)


def _answer(ready: Future[Counted], workers: Workers) -> Counted:
    with _loss_in_a_sentence(workers):
        return ready.result()


@contextmanager
def _loss_in_a_sentence(workers: Workers) -> Iterator[None]:
    """Of a cluster anything may come instead of an answer: its scheduler is gone, or its workers do not have this
    program."""
    try:
        yield
    except BrokenProcessPool:
        raise Refusal("planner-process-lost") from None
    except (Exception, CancelledError) as error:  # from other computers
        if workers.cluster is None:
            raise
        raise Refusal("planner-cluster-lost", address=workers.cluster, problem=type(error).__name__) from None


@contextmanager
def _executor(workers: Workers) -> Iterator[tuple[Executor, int]]:
    if workers.cluster is not None:
        with _cluster(workers.cluster) as found:
            yield found
        return
    before = set(active_children())
    pool = ProcessPoolExecutor(workers.cores, get_context("spawn"), initializer=_leave_the_interrupt_to_the_parent)
    try:
        yield pool, workers.cores
    except BaseException:  # Ctrl-C, too: nobody waits for what is still played, which can take long
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Dask plays a chunk again if its worker is lost, a few times.

    Whether there is a scheduler is asked before its client is made: one that fails half made can hang, and complains
    once more at the end.
    """
    if not ADDRESS.fullmatch(address):
        raise Refusal("planner-cluster-address", address=address)
    try:
        from distributed import Client
    except ImportError:
        raise Refusal("planner-cluster-missing") from None
    for name in [name for name in logging.root.manager.loggerDict if name.startswith(NOISY)]:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        asyncio.run(_greeted(address))
        client = Client(address, timeout=ANSWER_WITHIN, set_as_default=False)
    except Exception as error:  # noqa: BLE001  # whatever answers there may answer anything
        raise Refusal("planner-cluster", address=address, problem=type(error).__name__) from None
    try:
        cores = sum(client.nthreads().values())
        if not cores:
            raise Refusal("planner-cluster-empty", address=address)
        yield client.get_executor(pure=False), cores
    finally:
        client.close()


async def _greeted(address: str) -> None:
    """Connects and takes leave; something else than Dask does not greet back."""
    from distributed.comm import connect
    from distributed.security import Security

    arguments = Security().get_connection_args("client")
    comm = await asyncio.wait_for(connect(address, timeout=ANSWER_WITHIN, **arguments), ANSWER_WITHIN)
    await comm.close()


@contextmanager
def _interrupt_held_back() -> Iterator[None]:
    """Ctrl-C comes afterwards: a process that is being started would die of it with a traceback of its own.

    What is blocked here is blocked in the processes that are started too, and for good. Where another thread of ours
    takes the signal, it is only noted.
    """
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread():  # Windows has no such mask
        yield
        return
    noted: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _frame: noted.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if noted:
        raise KeyboardInterrupt


def _leave_the_interrupt_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
