"""`kill -9`, at any moment and inside any call to the disk: nothing acknowledged is lost, nothing is halved."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.faults.harness import ROOT, Fault, check, killed, moments, needs_strace, struck
from tests.keeping import CUP, ORGANIZER, create, desk_of, set_up, with_cup
from topcut.store import Store

RUNS = 30


@pytest.mark.slow
@pytest.mark.fault("A1", "A2")
def test_killed_at_any_moment_under_load_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    outcomes = killed(tmp_path, moments(Random(1), RUNS))
    assert all(outcome.was_killed for outcome in outcomes)
    for outcome in outcomes:
        check(outcome)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("A1", "A2")
@pytest.mark.parametrize(
    ("call", "calls"), [("fdatasync", range(1, 19)), ("pwrite64", range(1, 59, 2)), ("ftruncate", range(1, 7))]
)
def test_killed_at_the_nth_call_to_the_disk_nothing_acknowledged_is_lost(
    tmp_path: Path, call: str, calls: range
) -> None:
    outcomes = struck(tmp_path, Fault(call, "signal=SIGKILL"), list(calls))
    assert all(outcome.was_killed for outcome in outcomes)
    for outcome in outcomes:
        check(outcome)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("A1")
def test_killed_before_the_witness_heard_of_it_the_fact_is_there(tmp_path: Path) -> None:
    for outcome in struck(tmp_path, Fault("fsync", "signal=SIGKILL"), list(range(1, 5))):
        assert outcome.was_killed
        check(outcome)


@pytest.mark.fault("A3", "D1", "D2")
def test_killed_between_commit_and_answer_the_same_request_gets_its_receipt(tmp_path: Path) -> None:
    with_cup(tmp_path / "data", 2)
    program = (
        "import os, signal; from pathlib import Path; from tests.keeping import *;"
        f"desk = desk_of(Path({str(tmp_path / 'data')!r}));"
        "desk.listen(lambda *_: os.kill(os.getpid(), signal.SIGKILL));"
        "desk.act(CUP, ORGANIZER, set_up, 3, 2, key='k3')"
    )
    child = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert child.returncode == -signal.SIGKILL

    desk = desk_of(tmp_path / "data")
    n = desk.store.head(CUP).n
    receipt = desk.act(CUP, ORGANIZER, set_up, 3, 2, key="k3")
    assert (receipt.n, desk.store.head(CUP).n) == (n, n)
    desk.store.close()


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("A5")
@pytest.mark.parametrize("call", ["pwrite64", "fdatasync"])
def test_killed_while_the_tables_are_made_there_are_all_of_them_or_none(tmp_path: Path, call: str) -> None:
    program = "from pathlib import Path; import sys; from topcut.store import Store; Store(Path(sys.argv[1]))"
    for place in (1, 3, 6, 10):
        folder = tmp_path / str(place)
        inject = f"inject={call}:signal=SIGKILL:when={place}"
        trace = ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={call}", "-e", inject]
        subprocess.run([*trace, sys.executable, "-c", program, str(folder)], cwd=ROOT, check=False)
        desk = desk_of(folder)
        desk.create(ORGANIZER, create, tournament=CUP)
        desk.act(CUP, ORGANIZER, set_up, 1)
        desk.store.close()


@pytest.mark.fault("A11", "A12")
def test_a_lock_dies_with_its_holder(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data")
    program = (
        "import os, signal; from pathlib import Path; from topcut.store import Store;"
        f"Store(Path({str(folder)!r})); os.kill(os.getpid(), signal.SIGKILL)"
    )
    child = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert child.returncode == -signal.SIGKILL
    assert json.loads((folder / "topcut.lock").read_text("utf-8"))["pid"] != os.getpid()
    with Store(folder) as store:
        assert store.trouble(CUP) is None
