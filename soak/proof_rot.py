"""A byte flipped in the database: seed after seed every 997th, beginning one byte further each time, until all were."""

import shutil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.faults.rot import check, flipped, planted
from topcut.store.place import DATABASE

STEP = 997


def prove(seed: int) -> None:
    dice = Random(f"rot {seed}")
    with TemporaryDirectory() as scratch:
        good, rotten = Path(scratch) / "good", Path(scratch) / "rotten"
        original = planted(good)
        for at in range(seed % STEP, (good / DATABASE).stat().st_size, STEP):
            check(flipped(good, rotten, DATABASE, at, dice.randint(1, 255)), original)
            shutil.rmtree(rotten)
