"""Processes killed at random moments and inside random calls to the disk, 10 of each kind a seed."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from shutil import which
from tempfile import TemporaryDirectory

from tests.faults.harness import Fault, Outcome, check, killed, moments, struck

RUNS = 10
CALLS = {"fdatasync": 18, "pwrite64": 58, "ftruncate": 6, "fsync": 4}  # as many as a child makes in eight acts


def prove(seed: int) -> Counter[str]:
    dice = Random(f"kill {seed}")
    with TemporaryDirectory() as scratch:
        done = checked(killed(folder(scratch, "moments"), moments(dice, RUNS)))
        if which("strace") is None:
            return done
        call = dice.choice(list(CALLS))
        places = [dice.randint(1, CALLS[call]) for _ in range(RUNS)]
        return done + checked(struck(folder(scratch, call), Fault(call, "signal=SIGKILL"), places))


def checked(outcomes: Iterable[Outcome]) -> Counter[str]:
    """What happened; nothing that was acknowledged is lost, or this fails."""
    done: Counter[str] = Counter()
    for outcome in outcomes:
        check(outcome)
        done["runs"] += 1
        done["killed"] += outcome.was_killed
        done["acts acknowledged, none lost"] += len(outcome.done)
        done["acts refused"] += len(outcome.refused)
    return +done


def folder(scratch: str, name: str) -> Path:
    made = Path(scratch) / name
    made.mkdir()
    return made
