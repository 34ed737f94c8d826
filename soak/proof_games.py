"""Games of Challengers!, digital and with real cards, one after the other, played again by the referee."""

from tests.test_engine_and_referee import TABLE, opinions
from topcut.generator.life import Stuck


def prove(seed: int) -> None:
    try:
        found = opinions("challengers", f"games {seed}", TABLE)
    except Stuck as stuck:
        raise AssertionError(str(stuck)) from stuck
    assert not found, "; ".join(found[:3])
