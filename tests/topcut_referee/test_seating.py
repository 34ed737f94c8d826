"""Tables that are closed: nobody is seated there, and who sits there already may stay."""

import pytest

import topcut_referee
from tests.topcut_referee.sealing import Record, archive, records, renumbered


def closed_before_a_repair(table: int) -> list[Record]:
    """A table is closed after the round was called; then others of its tables are paired again."""
    facts = records("challenger")[:140]
    assert [fact["kind"] for fact in facts[-5:]] == [
        "PenaltyRecorded", "DrawOpened", "RoundPaired", "ResultCorrected", "TablesRepaired",
    ]  # fmt: skip
    shut = {**facts[135], "at": facts[137]["at"], "kind": "TableSet", "body": {"table": table, "closed": True}}
    return renumbered([*facts[:135], *facts[136:138], shut, *facts[138:]])


@pytest.mark.parametrize(("table", "right"), [(3, True), (2, False)])
def test_a_repair_seats_only_its_own_tables(table: int, right: bool) -> None:
    found = topcut_referee.verify(archive(closed_before_a_repair(table))).discrepancies

    assert [(fault.fact, fault.clause) for fault in found] == ([] if right else [(140, "tables")])
