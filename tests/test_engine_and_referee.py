"""Two programs that share no code, one that runs tournaments and one that checks them, are of one mind."""

import pytest

import topcut_referee
from topcut.exchange import archive
from topcut.generator.generate import generate
from topcut.generator.sealing import sealed

BOOKS = ("challenger", "timeline", "showdown", "munchkin", "challengers")
EVENTS = 100  # of each rule book
CHUNK = 10
FIELD = (4, 24)
TABLE = (1, 8)  # a game of Challengers!


def opinions(book: str, seed: str, players: tuple[int, int] = FIELD) -> list[str]:
    """What the referee finds wrong in the full archive of a made-up tournament, and in the public one."""
    made = generate(book, TABLE if book == "challengers" else players, seed)
    head, facts = sealed(made)
    whole = list(archive.full(made.tournament, head, facts, (), made.seed, software="test"))
    shown = list(archive.public(made.t, made.tournament, head, facts, (), software="test"))
    return [
        f"{book} {seed}, {name}: fact {found.fact} ({found.clause}): {found.text}"
        for name, lines in (("full", whole), ("public", shown))
        for found in topcut_referee.verify([line.rstrip(b"\n") for line in lines]).discrepancies
    ]


@pytest.mark.slow
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("chunk", range(EVENTS // CHUNK))
def test_the_referee_finds_nothing_wrong(book: str, chunk: int) -> None:
    seeds = range(chunk * CHUNK, (chunk + 1) * CHUNK)
    assert [found for seed in seeds for found in opinions(book, f"referee {seed}")] == []
