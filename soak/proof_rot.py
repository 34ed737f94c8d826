"""A byte flipped in the database: seed after seed every 997th, beginning one byte further each time, until all were."""

import shutil
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.faults.rot import check, flipped, planted
from topcut.store.place import DATABASE

STEP = 997


def prove(seed: int) -> Counter[str]:
    """How each flip was found out: by which refusal or notice, or that it changed nothing anybody reads."""
    found: Counter[str] = Counter()
    dice = Random(f"rot {seed}")
    with TemporaryDirectory() as scratch:
        good, rotten = Path(scratch) / "good", Path(scratch) / "rotten"
        original = planted(good)
        for at in range(seed % STEP, (good / DATABASE).stat().st_size, STEP):
            found[check(flipped(good, rotten, DATABASE, at, dice.randint(1, 255)), original)] += 1
            shutil.rmtree(rotten)
    return found
