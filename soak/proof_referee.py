"""One made-up tournament after the other, each rule book in its turn, against the referee."""

from tests.test_engine_and_referee import BOOKS, opinions
from topcut.generator.life import Stuck


def prove(seed: int) -> None:
    """Mostly small fields, of which there are most; one in fifty is larger."""
    book = BOOKS[seed % len(BOOKS)]
    players = (25, 60) if seed % 50 == 49 else (4, 24)
    try:
        found = opinions(book, f"soak {seed}", players)
    except Stuck as stuck:
        raise AssertionError(f"{book}: {stuck}") from stuck
    assert not found, "; ".join(found[:3])
