"""Engine and referee are of one mind where only a few tables were spoken of, and the hall was never counted."""

from typing import Any

import pytest

import topcut_referee
from tests.rules.life import SEED, Life
from tests.topcut_referee.sealing import archive
from tools.release_logs import record
from topcut.ids import TableNumber
from topcut.rules.actions.registration import fix_seat
from topcut.rules.actions.venue import set_table


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
    verdict = topcut_referee.verify(archive([record(stamped) for stamped in event.log], seed=SEED.hex()))
    assert [found.text for found in verdict.discrepancies if found.clause == "tables"] == []
    assert not [text for text in verdict.unchecked if "table" in text]
