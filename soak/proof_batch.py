"""Random matches by compiled code and by the reference engine, from equal decks and answers: alike in each step."""

from random import Random

from tests.batch.given import ending
from tests.batch.reference import expected, random_match
from topcut.batch.trials import sheet_of
from topcut.cards.binder import open_binder

AT_ONCE = 1000  # a thousand of these runs are a million matches


def prove(seed: int) -> dict[str, int]:
    binder, dice = open_binder(), Random(f"batch {seed}")
    numbers = sheet_of(binder)
    assert numbers is not None
    for number in range(AT_ONCE):
        match = random_match(binder, dice)
        found = ending(numbers, match)
        assert found is None or found == expected(binder, match), f"match {number}: {match}"
        assert found is not None, f"match {number} does not fit: {match}"
    return {"matches": AT_ONCE}
