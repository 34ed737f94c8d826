"""One made-up tournament after the other, forged in many places with the chain made again, against the referee."""

import random

from tests.test_engine_and_referee import BOOKS
from tests.topcut_referee.forging import forgeries, one_of_each, tried
from tests.topcut_referee.games import tournament
from tests.topcut_referee.unbound import WITHHELD, why
from topcut.generator.life import Stuck

MOST = 60


def prove(seed: int) -> None:
    """What passes alone has a reason; beside the head nothing passes but what was only withheld."""
    book = BOOKS[seed % len(BOOKS)]
    try:
        facts, secret = tournament(book, (4, 14), f"forged {seed}")
    except Stuck:
        return  # the proof `referee` is about these
    for forgery in one_of_each(forgeries(facts), random.Random(seed), MOST):
        outcome = tried(facts, forgery, seed=secret)
        reason = why(forgery.name)
        place = f"{book}, {forgery.name}, fact {forgery.n}"
        assert not outcome.alone or reason is not None, f"{place} passes"
        assert not outcome.witnessed or reason == WITHHELD, f"{place} passes beside the head"
