"""Processes killed at random moments and inside random calls to the disk, 10 of each kind a seed."""

from pathlib import Path
from random import Random
from shutil import which
from tempfile import TemporaryDirectory

from tests.faults.harness import Fault, check, killed, moments, struck

RUNS = 10
CALLS = {"fdatasync": 40, "pwrite64": 180, "ftruncate": 9, "fsync": 9}  # as many as a child makes in eight acts


def prove(seed: int) -> None:
    dice = Random(f"kill {seed}")
    with TemporaryDirectory() as scratch:
        for outcome in killed(folder(scratch, "moments"), moments(dice, RUNS)):
            check(outcome)
        if which("strace") is None:
            return
        call = dice.choice(list(CALLS))
        places = [dice.randint(1, CALLS[call]) for _ in range(RUNS)]
        for outcome in struck(folder(scratch, call), Fault(call, "signal=SIGKILL"), places):
            check(outcome)


def folder(scratch: str, name: str) -> Path:
    made = Path(scratch) / name
    made.mkdir()
    return made
