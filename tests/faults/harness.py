"""Runs of a child that meets a fault, and what must be true of its data folder afterwards."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.keeping import CUP, ORGANIZER, batches, set_up, with_cup
from topcut.desk import Clock, Desk
from topcut.rules.facts import TableSet
from topcut.rules.fold import fold
from topcut.store import Store

ROOT = Path(__file__).parent.parent.parent
PREPARED = 3
FULL = 1500  # bytes of a daybook that is carried over after two or three acts

needs_strace = pytest.mark.skipif(
    shutil.which("strace") is None, reason="strace is not installed: faults cannot be put into system calls"
)


@dataclass(frozen=True)
class Fault:
    """What strace does to one system call: `signal=SIGKILL`, `error=ENOSPC`."""

    call: str
    strikes: str


@dataclass(frozen=True)
class Outcome:
    folder: Path
    done: dict[int, tuple[int, str]]  # batch -> number and head of its receipt
    refused: list[tuple[int, str]]
    attempted: set[int]
    was_killed: bool


def struck(scratch: Path, fault: Fault, places: list[int], acts: int = 8) -> list[Outcome]:
    """One run for each place: the fault strikes the child's first, second, third ... such call."""
    last = max(places)
    runs = [_run(scratch, number, acts, call=fault.call, before=last - place) for number, place in enumerate(places)]
    quick = [] if "signal" in fault.strikes else ["--seccomp-bpf"]  # with which strace sends no signals
    trace = ["strace", "-f", "-qq", *quick, "-o", os.devnull, "-e", f"trace={fault.call}"]
    return _raised(scratch, runs, [*trace, "-e", f"inject={fault.call}:{fault.strikes}:when={last}"])


def killed(scratch: Path, moments: list[tuple[int, float]], acts: int = 2000) -> list[Outcome]:
    """One run for each moment: `kill -9` from outside, so many seconds after so many answers."""
    runs = [_run(scratch, number, acts, kill_after=moment) for number, moment in enumerate(moments)]
    return _raised(scratch, runs, [])


def moments(dice: Random, number: int) -> list[tuple[int, float]]:
    """Anywhere in an act, and sometimes before the first."""
    return [(answers := dice.randint(0, 30), dice.uniform(0, 0.005 if answers else 0.1)) for _ in range(number)]


def check(outcome: Outcome) -> None:
    """Nothing acknowledged is lost, no batch is halved, the log folds to what the desk shows, and life goes on."""
    with Store(outcome.folder) as store:
        assert store.trouble(CUP) is None, f"{outcome.folder}: {store.trouble(CUP)}"
        desk = Desk(store, Clock())
        hashes = {sealed.record.n: sealed.hash.hex() for sealed in store.sealed(CUP)}
        for batch, (n, head) in outcome.done.items():
            assert hashes.get(n) == head, f"{outcome.folder}: batch {batch} was acknowledged as fact {n} and is lost"
        stored = stored_batches(desk)
        assert set(outcome.done) <= set(stored), f"{outcome.folder}: lost {set(outcome.done) - set(stored)}"
        assert set(stored) <= set(outcome.attempted) | set(range(1, PREPARED + 1))
        assert stored == sorted(set(stored)), f"{outcome.folder}: twice or out of order: {stored}"
        assert desk.look(CUP) == fold(list(desk.history(CUP)))
        again(desk, outcome, stored)


def again(desk: Desk, outcome: Outcome, stored: list[int]) -> None:
    """Every request sent once more: what was stored gives the same receipt, and the others are done now (A3)."""
    for batch in sorted(outcome.attempted):
        before = desk.store.head(CUP).n
        receipt = desk.act(CUP, ORGANIZER, set_up, batch, 1 + batch % 3, key=f"k{batch}")
        assert (desk.store.head(CUP).n == before) == (batch in stored)
        if batch in outcome.done:
            assert (receipt.n, receipt.head) == outcome.done[batch]


def stored_batches(desk: Desk) -> list[int]:
    return batches([stamped.fact.name for stamped in desk.history(CUP) if isinstance(stamped.fact, TableSet)])


def _run(
    scratch: Path,
    number: int,
    acts: int,
    *,
    call: str = "fsync",
    before: int = 0,
    kill_after: tuple[int, float] | None = None,
) -> dict[str, object]:
    template = scratch / "template"
    if not template.exists():
        with_cup(template, PREPARED)
    folder = scratch / f"run{number}"
    shutil.copytree(template, folder)
    return {
        "folder": str(folder),
        "scratch": str(scratch / "idle"),
        "acts": acts,
        "full": FULL,
        "first": PREPARED + 1,
        "call": call,
        "before": before,
        "kill_after": kill_after,
    }


def _raised(scratch: Path, runs: list[dict[str, object]], around: list[str]) -> list[Outcome]:
    plan = scratch / "plan.json"
    plan.write_text(json.dumps(runs), "utf-8")
    command = [*around, sys.executable, "-m", "tests.faults.nursery", str(plan)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = ended.stdout.splitlines()
    assert len(lines) == len(runs), f"the nursery ended with {ended.returncode}: {ended.stderr[-2000:]}"
    return [_outcome(run, json.loads(line)) for run, line in zip(runs, lines, strict=True)]


def _outcome(run: dict[str, object], report: dict[str, object]) -> Outcome:
    told = report["told"]
    assert isinstance(told, list)
    assert report["status"] in (0, -9), f"the child crashed: {report}"
    done: dict[int, tuple[int, str]] = {}
    refused: list[tuple[int, str]] = []
    for line in told:
        match line.split():
            case ["done", batch, n, head]:
                done[int(batch)] = int(n), head
            case ["refused", batch, code]:
                refused.append((int(batch), code))
    first, acts = int(str(run["first"])), int(str(run["acts"]))
    answered = [*done, *(batch for batch, _ in refused)]
    last = first + acts - 1 if report["status"] == 0 else max(answered, default=first - 1) + 1
    attempted = set(range(first, last + 1)) if answered != [0] else set()
    return Outcome(Path(str(run["folder"])), done, refused, attempted, report["status"] == -9)
