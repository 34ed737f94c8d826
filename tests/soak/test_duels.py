"""The thousand duels are judged as one, in however many runs they were played."""

import json
from pathlib import Path

import pytest

from soak.proof_duels import DUELS, SHARE, engine, keep_and_judge


def scores(folder: Path, wins: int, by: str) -> Path:
    """All duels but the last, of which so many are won."""
    file = folder / "duels-won.json"
    won = {str(number): number < wins for number in range(DUELS - 1)}
    file.write_text(json.dumps({"engine": by, "won": won}), encoding="utf-8")
    return file


def test_the_last_duel_judges_those_of_earlier_runs_too(tmp_path: Path) -> None:
    enough = DUELS * SHARE // 100
    keep_and_judge(scores(tmp_path, enough - 1, engine()), DUELS - 1, won=True)
    with pytest.raises(AssertionError, match=f"only {enough - 1} of {DUELS} duels won"):
        keep_and_judge(scores(tmp_path, enough - 1, engine()), DUELS - 1, won=False)


def test_duels_of_another_engine_count_no_more(tmp_path: Path) -> None:
    file = scores(tmp_path, 0, "older")
    keep_and_judge(file, 7, won=True)
    assert json.loads(file.read_text(encoding="utf-8")) == {"engine": engine(), "won": {"7": True}}


def test_a_first_run_begins_with_nothing(tmp_path: Path) -> None:
    file = tmp_path / "new" / "duels-won.json"
    keep_and_judge(file, 3, won=False)
    keep_and_judge(file, 3, won=True)
    assert json.loads(file.read_text(encoding="utf-8"))["won"] == {"3": True}
