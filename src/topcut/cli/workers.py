"""Several processes that serve one database: they share a door, and whoever started them starts them anew."""

import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import TYPE_CHECKING, NoReturn

from prometheus_client.multiprocess import mark_process_dead

from topcut.cli import output
from topcut.cli.data import opened
from topcut.cli.interpreter import keep_for_good, look_seldom, share_one_heap, switch_often
from topcut.cli.server_log import log_to_console
from topcut.figures import SHARED
from topcut.refusal import Refusal
from topcut.store.place import Where
from topcut.web.settings import Settings

if TYPE_CHECKING:
    from topcut.web.server import Server

SHORT = 5.0  # seconds: one that has lived for less is started anew after a pause
LONGEST_PAUSE = 10.0
SPARE = 5.0  # seconds that a worker has after its requests were answered

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Work:
    """All that a worker has to know."""

    where: Where
    settings: Settings
    door: socket.socket
    kept_open: bool  # whether whoever started this program keeps the door open


@dataclass(slots=True)
class Worker:
    process: SpawnProcess
    since: float
    pause: float = 0.0  # before it is started anew


def supervise(workers: int, work: Work) -> NoReturn:
    """Until this program is stopped; then all have answered what they were asked."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    os.environ[SHARED] = counted = tempfile.mkdtemp(prefix="topcut-figures-")
    crew = [_started(work) for _ in range(workers)]
    try:
        while True:
            connection.wait([one.process.sentinel for one in crew])
            crew = [one if one.process.is_alive() else _again(one, work) for one in crew]
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _dismiss([one.process for one in crew], work.settings.limits.drain + SPARE)
        shutil.rmtree(counted, ignore_errors=True)


def serve_along(work: Work) -> None:
    """A worker's life."""
    look_seldom()
    switch_often()
    share_one_heap()
    from topcut.web.app import app
    from topcut.web.server import Server

    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: sys.exit())  # after the server has stopped
    log_to_console(work.settings.mode)
    try:
        with opened(work.where) as desk:
            server = Server(app(desk, work.settings), kept_open=work.kept_open)
            Thread(target=_stop_with_parent, args=(server,), daemon=True).start()
            keep_for_good()
            server.run(sockets=[work.door])
    except Refusal as refusal:
        output.refuse(refusal, json=False)
        sys.exit(2)


def _stop_with_parent(server: "Server") -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        server.should_exit = True  # nobody would start it anew, or stop it


def _started(work: Work) -> Worker:
    process = get_context("spawn").Process(target=serve_along, args=(work,))
    process.start()
    return Worker(process, time.monotonic())


def _again(dead: Worker, work: Work) -> Worker:
    log.warning("A worker has ended (%s), and is started anew.", dead.process.exitcode)
    mark_process_dead(dead.process.pid)  # type: ignore[no-untyped-call]  # the library declares no types there
    is_short = time.monotonic() - dead.since < SHORT
    pause = min(max(2 * dead.pause, 0.5), LONGEST_PAUSE) if is_short else 0.0
    time.sleep(pause)
    fresh = _started(work)
    fresh.pause = pause
    return fresh


def _dismiss(crew: list[SpawnProcess], seconds: float) -> None:
    for process in crew:
        process.terminate()
    until = time.monotonic() + seconds
    for process in crew:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
