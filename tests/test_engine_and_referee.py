"""Two programs that share no code, one that runs tournaments and one that checks them, are of one mind."""

from typing import Any

import pytest

import topcut_referee
from tests.rules.life import SEED, Life
from tests.topcut_referee import sealing
from tools.release_logs import record
from topcut.exchange import archive
from topcut.generator.generate import generate
from topcut.generator.sealing import sealed
from topcut.ids import TableNumber
from topcut.rules.actions.registration import fix_seat
from topcut.rules.actions.venue import set_table

BOOKS = ("challenger", "timeline", "showdown", "munchkin", "challengers")
EVENTS = 100  # of each rule book
CHUNK = 10
FIELD = (4, 24)
TABLE = (1, 8)  # a game of Challengers!


def opinions(book: str, seed: str, players: tuple[int, int] = FIELD) -> list[str]:
    """What the referee finds wrong in the full archive of a made-up tournament, and in the public one."""
    made = generate(book, TABLE if book == "challengers" else players, seed)
    head, facts, people = sealed(made)
    whole = list(archive.full(made.tournament, head, facts, people, made.seed, software="test"))
    shown = list(archive.public(made.t, made.tournament, head, facts, people, software="test"))
    return [
        f"{book} {seed}, {name}: fact {found.fact} ({found.clause}): {found.text}"
        for name, lines in (("full", whole), ("public", shown))
        for found in topcut_referee.verify([line.rstrip(b"\n") for line in lines]).discrepancies
    ]


@pytest.mark.slow
@pytest.mark.fault("F13")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("chunk", range(EVENTS // CHUNK))
def test_the_referee_finds_nothing_wrong(book: str, chunk: int) -> None:
    seeds = range(chunk * CHUNK, (chunk + 1) * CHUNK)
    assert [found for seed in seeds for found in opinions(book, f"referee {seed}")] == []


@pytest.mark.parametrize(
    ("said", "tables"),
    [
        ({2: {"closed": True}}, {1, 3, 4, 5}),
        ({3: {"stream": True}}, {1, 2, 3, 4}),
        ({30: {"stream": True}, 1: {"closed": True}}, {2, 3, 4, 30}),
        ({4: {"note": "Two ruins"}}, {1, 2, 3, 4}),
    ],
)
@pytest.mark.parametrize("fixed", [None, 9])
def test_a_hall_of_which_little_is_said(said: dict[int, dict[str, Any]], tables: set[int], fixed: int | None) -> None:
    event = Life()
    for number, what in said.items():
        event.act(set_table, TableNumber(number), **what)
    if fixed is not None:
        event.act(fix_seat, "p01", TableNumber(fixed))
    for _ in range(2):
        event.pair()
        taken = {match.table for match in event.t.rounds[-1].matches}
        assert taken == tables if fixed is None else fixed in taken
        event.play()
    verdict = topcut_referee.verify(sealing.archive([record(stamped) for stamped in event.log], seed=SEED.hex()))
    assert [found.text for found in verdict.discrepancies if found.clause == "tables"] == []
    assert not [text for text in verdict.unchecked if "table" in text]
