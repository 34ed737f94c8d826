"""A real Dask scheduler with two workers, one of which is killed: the answer is that of one process."""

import gc
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.own_loop import own_loop
from tests.refusing import refusal_from
from topcut.planner.question import Question, Structure
from topcut.planner.sharing import Workers, shared_out
from topcut.planner.skill import Skill
from topcut.refusal import Refusal
from topcut.rules.ruleset import load

pytest.importorskip("distributed")
__all__ = ["own_loop"]
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("own_loop")]

QUESTION = Question(load("challenger"), 16, (Structure(4, 4),), Skill(), "cluster")
TOURNAMENTS, CHUNK = 120, 4


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[str, Path]]:
    """Its address is in a file as soon as it listens."""
    file = folder / "scheduler.json"
    with _started("scheduler", "--scheduler-file", str(file), "--port", "0", "--no-dashboard", "--host", "127.0.0.1"):
        from distributed import Client

        with Client(scheduler_file=str(file), timeout="60s", set_as_default=False) as client:
            yield client.scheduler.address, file


@contextmanager
def _started(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]],
        env={**os.environ, "TOPCUT_PLAIN_PLANNER": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    from distributed import Client

    (*_, (_, alone)) = shared_out(QUESTION, TOURNAMENTS, Workers(chunk=CHUNK))
    worker = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
    with scheduler(tmp_path) as (address, file):
        told = ("worker", "--scheduler-file", str(file), *worker)
        assert refusal_from(list, shared_out(QUESTION, 4, Workers(cluster=address))).code == "planner-cluster-empty"
        with _started(*told) as doomed, _started(*told):
            with Client(address, set_as_default=False) as client:
                client.wait_for_workers(2, timeout=60)
            growing = shared_out(QUESTION, TOURNAMENTS, Workers(cluster=address, chunk=CHUNK))
            next(growing)
            doomed.kill()
            (*_, (done, together)) = growing
            assert done == TOURNAMENTS
            assert together == alone
            refused = _without_its_scheduler(address)
    assert refused.code == "planner-cluster-lost"


def _without_its_scheduler(address: str) -> Refusal:
    """All that runs is told to leave, in the middle of many chunks."""
    from distributed import Client

    growing = shared_out(QUESTION, 1_000_000, Workers(cluster=address, chunk=CHUNK))
    next(growing)
    with Client(address, set_as_default=False) as client:
        client.shutdown()
    return refusal_from(list, growing)


@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")  # tornado leaves a web socket that nobody answers open
@pytest.mark.parametrize("scheme", ["", "ws://"])
def test_what_listens_there_and_is_no_scheduler_is_refused(scheme: str) -> None:
    """It takes the connection, and never says anything."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"{scheme}127.0.0.1:{silent.getsockname()[1]}"
        assert refusal_from(list, shared_out(QUESTION, 4, Workers(cluster=address))).code == "planner-cluster"
    gc.collect()  # here, and not in the middle of another test


def test_without_the_library_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    refusal = refusal_from(list, shared_out(QUESTION, 4, Workers(cluster="tcp://127.0.0.1:9")))
    assert refusal.code == "planner-cluster-missing"
