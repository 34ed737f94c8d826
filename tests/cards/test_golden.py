"""Scripted matches with known decks and answers: their full records, step by step."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cards.park import BINDER, played
from topcut.cards.record import told

FILES = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.clause("CG-17", "CG-18", "CG-19", "CG-20", "CG-21", "CG-22")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scripted_match_has_its_record(file: Path) -> None:
    case = json.loads(file.read_text(encoding="utf-8"))
    how: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in case["how"].items()
    }
    match = played(case["one"], case["two"], *case["answers"], **how).match
    assert json.loads(json.dumps(told(BINDER, match))) == case["record"]


@pytest.mark.clause("CG-21")
def test_the_records_show_every_kind_of_step_and_both_ways_to_win() -> None:
    records = [json.loads(file.read_text(encoding="utf-8"))["record"] for file in FILES]
    steps = {step["do"] for record in records for step in record["steps"]}
    assert steps == {"reveal", "flag", "bench", "move", "arrange", "choose", "fans", "next", "end"}
    assert {record["how"] for record in records} == {"deck", "bench"}
