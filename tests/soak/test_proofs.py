"""The runner of long proofs goes on where it stopped and says how far it got."""

from inspect import signature
from pathlib import Path

import pytest

from soak.mutation import score
from soak.proofs import FOLDER, counted, proofs, reached, run


def test_a_proof_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tried: list[int] = []
    assert run("toy", tried.append, tmp_path, count=3, seconds=60)
    assert run("toy", tried.append, tmp_path, count=2, seconds=60)
    assert tried == [0, 1, 2, 3, 4]
    assert "held for seeds 3 to 4" in capsys.readouterr().out


def test_what_a_proof_counts_is_added_up_over_its_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def prove(seed: int) -> dict[str, int]:
        assert seed < 5, "enough"
        return {"kills": 400, "lost": 0}

    assert run("toy", prove, tmp_path, count=3, seconds=60)
    assert not run("toy", prove, tmp_path, count=9, seconds=60)
    assert counted("toy", tmp_path) == {"kills": 2000, "lost": 0}
    assert "in all runs 1,200 kills, 0 lost" in capsys.readouterr().out


def test_a_proof_can_begin_at_a_seed(tmp_path: Path) -> None:
    tried: list[int] = []
    run("toy", tried.append, tmp_path, start=70, count=2, seconds=60)
    assert tried == [70, 71]


def test_a_broken_proof_names_its_seed_and_how_to_repeat_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def prove(seed: int) -> None:
        assert seed != 4, "four is unlucky"

    assert not run("toy", prove, tmp_path, count=10, seconds=60)
    said = capsys.readouterr().out
    assert "BROKEN at seed 4: four is unlucky" in said
    assert "python -m soak toy --from 4 --count 1" in said
    assert reached("toy", tmp_path) == 4


def test_a_proof_stops_when_its_time_is_over(tmp_path: Path) -> None:
    tried: list[int] = []
    assert run("toy", tried.append, tmp_path, seconds=0)
    assert tried == []


@pytest.mark.parametrize("name", ["cards", "games", "lists", "pairing", "referee"])
def test_a_proof_whose_seeds_are_short_holds_for_the_first(name: str) -> None:
    proofs(FOLDER)[name](0)


def test_every_proof_asks_for_a_seed_and_nothing_else() -> None:
    for name, prove in proofs(FOLDER).items():
        assert list(signature(prove).parameters) == ["seed"], name


def test_a_mutant_that_no_test_reaches_counts_as_unnoticed() -> None:
    counts = {"total": 10, "skipped": 0, "killed": 7, "timeout": 1, "no_tests": 1, "survived": 1}
    assert score(counts) == 80
