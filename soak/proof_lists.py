"""One random list after the other: legal in any shape, found out with one forbidden change, never a crash."""

import time
from contextlib import suppress
from random import Random

from tests.lists.listing import forbidden, found
from tests.lists.reformatting import changed, legal, shaped
from topcut.refusal import Refusal

LONGEST = 2.0  # seconds


def prove(seed: int) -> None:
    dice = Random(f"lists {seed}")
    plain = legal(dice)
    text = shaped(plain, dice)
    broken = forbidden(found(text, plain.ruleset))
    assert not broken, f"a legal list of {plain.ruleset} is called illegal: {broken}"
    wrong, clause = changed(plain, dice)
    clauses = {where for _, where, _ in forbidden(found(shaped(wrong, dice), plain.ruleset))}
    assert clause in clauses, f"{plain.ruleset}: {clause} is broken, found was {clauses}"
    _read_anything(torn(text, dice), dice)


def torn(text: str, dice: Random) -> str:
    """The list with letters struck out, doubled and put elsewhere."""
    letters = list(text)
    for _ in range(dice.randint(1, 60)):
        place = dice.randrange(len(letters))
        letters[place : place + dice.randint(0, 3)] = (
            dice.choice(["", "(", "[", "2x", "\n", ":", ",", "#", "|", "é"]) * 2
        )
    return "".join(letters)


def _read_anything(text: str, dice: Random) -> None:
    began = time.perf_counter()
    with suppress(Refusal):
        found(text, dice.choice(["challenger", "timeline", "showdown", "munchkin"]))
    taken = time.perf_counter() - began
    assert taken < LONGEST, f"reading took {taken:.1f} s"
