"""Power lost behind a random call, with a random part of what was not synced on the disk, 25 cuts a seed."""

from collections import Counter
from pathlib import Path
from random import Random
from shutil import which
from tempfile import TemporaryDirectory

from tests.faults.power import check, left_by, recorded

CUTS = 25


def prove(seed: int) -> Counter[str]:
    done: Counter[str] = Counter()
    if which("strace") is None:
        return done
    dice = Random(f"power {seed}")
    with TemporaryDirectory() as scratch:
        ops = recorded(Path(scratch), acts=dice.randint(1, 12))
        for number in range(CUTS):
            folder = Path(scratch) / str(number)
            acknowledged = left_by(ops[: dice.randrange(len(ops) + 1)], dice, folder)
            check(folder, acknowledged)
            done.update({"cuts": 1, "acts acknowledged, none lost": len(acknowledged)})
    return done
