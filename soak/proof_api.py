"""Requests made up from the description of the API, by every kind of program, to tournaments in every phase: none
breaks anything, and every answer is as described."""

from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.web.api.made_up import BUSY, ROLES, halls, programs, sent
from tests.web.hall import Hall

EXAMPLES = 5


def prove(seed: int) -> Counter[str]:
    dice = Random(f"api {seed}")
    with TemporaryDirectory() as scratch:
        hall = Hall(Path(scratch) / "data", BUSY)
        ids = list(halls(hall))
        role = dice.choice(ROLES)
        done = sent(hall, programs(hall)[role], dice.choice(ids), EXAMPLES, seed)
        for id in ids:
            assert hall.desk.trouble(id) is None
        hall.close()
    return Counter({"requests done": done})
