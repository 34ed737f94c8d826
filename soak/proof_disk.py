"""Full disks and failing ones, the error put into a random call, 10 of each kind a seed."""

from collections import Counter
from random import Random
from shutil import which
from tempfile import TemporaryDirectory

from soak.proof_kill import CALLS, RUNS, checked, folder
from tests.faults.harness import Fault, struck

ERRORS = {
    "pwrite64": ("ENOSPC", "EIO", "EDQUOT"),
    "fdatasync": ("EIO",),
    "fsync": ("EIO", "ENOSPC"),
    "ftruncate": ("EIO",),
}


def prove(seed: int) -> Counter[str]:
    if which("strace") is None:
        return Counter()
    dice = Random(f"disk {seed}")
    call = dice.choice(list(ERRORS))
    error = dice.choice(ERRORS[call])
    places = [dice.randint(1, CALLS[call]) for _ in range(RUNS)]
    with TemporaryDirectory() as scratch:
        outcomes = struck(folder(scratch, call), Fault(call, f"error={error}"), places)
        for outcome in outcomes:
            codes = {code for _, code in outcome.refused}
            assert codes <= {"disk-full", "store-failed"}, f"{call} {error}: {codes}"
            assert not outcome.was_killed
        return checked(outcomes)
