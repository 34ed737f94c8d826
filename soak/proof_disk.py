"""Full disks and failing ones, the error put into a random call, 10 of each kind a seed."""

from random import Random
from shutil import which
from tempfile import TemporaryDirectory

from soak.proof_kill import CALLS, RUNS, folder
from tests.faults.harness import Fault, check, struck

ERRORS = {
    "pwrite64": ("ENOSPC", "EIO", "EDQUOT"),
    "fdatasync": ("EIO",),
    "fsync": ("EIO", "ENOSPC"),
    "ftruncate": ("EIO",),
}


def prove(seed: int) -> None:
    if which("strace") is None:
        return
    dice = Random(f"disk {seed}")
    call = dice.choice(list(ERRORS))
    error = dice.choice(ERRORS[call])
    places = [dice.randint(1, CALLS[call]) for _ in range(RUNS)]
    with TemporaryDirectory() as scratch:
        for outcome in struck(folder(scratch, call), Fault(call, f"error={error}"), places):
            codes = {code for _, code in outcome.refused}
            assert codes <= {"disk-full", "store-failed"}, f"{call} {error}: {codes}"
            assert not outcome.was_killed
            check(outcome)
