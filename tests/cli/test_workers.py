"""Several processes behind one door, as somebody starts them, kills one, and stops them all."""

import os
import signal
import subprocess

import httpx
import pytest

from tests.cli.test_serve import serving
from tests.postgres import Cluster
from tests.web.serving import until
from topcut.store.place import Database

PATIENCE = 120.0


@pytest.mark.fault("B16", "A8")
def test_a_killed_worker_is_started_anew_and_all_stop_together(database: Database, cluster: Cluster) -> None:
    with serving(database.folder, "--database", database.url, "--workers", "2") as (parent, port, said):
        assert any("--workers 2 --database URL" in line for line in said), "the same, where phones are to come in"
        until(lambda: len(ears(cluster)) == 2, "both have come", PATIENCE)
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).status_code == 200
        before = ears(cluster)
        killed = workers_of(parent.pid)[-1]
        os.kill(killed, signal.SIGKILL)
        until(lambda: len(ears(cluster) - before) == 1 and len(ears(cluster)) == 2, "another has come", PATIENCE)
        assert killed not in workers_of(parent.pid)
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).status_code == 200
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0
        until(lambda: not ears(cluster), "nobody is left", PATIENCE)


def workers_of(pid: int) -> list[int]:
    """The processes that it has started; the oldest keeps count of what they share."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=True)
    return sorted(int(one) for one in found.stdout.split())[1:]


def ears(cluster: Cluster) -> set[object]:
    """The connections by which processes listen."""
    return {pid for (pid,) in cluster.ask("SELECT pid FROM pg_stat_activity WHERE application_name = 'topcut-ear'")}
