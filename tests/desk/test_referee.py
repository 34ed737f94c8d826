"""The referee in a child: what it says is read, and whatever happens to it, there is a sentence and nothing else."""

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.desk import misjudging
from tests.refusing import refusal_from
from tests.web.hall import Hall
from topcut.child import Limits
from topcut.desk import referee
from topcut.desk.referee import Referee
from topcut.desk.second_opinion import public_archive

SHORT = Limits(seconds=0.5, cpu_seconds=60, memory=1 << 30)
SMALL = Limits(seconds=60, cpu_seconds=60, memory=1 << 30)


def test_a_log_of_ours_is_right(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    head, archive = public_archive(hall.desk, hall.finished())
    said = Referee().verdict(archive)
    assert (said.ok, said.found, said.facts, said.draws[0]) == (True, 0, head.n, said.draws[1])
    assert said.withheld > 0
    hall.close()


def test_a_file_that_it_cannot_read_is_told_in_its_own_words() -> None:
    refused = refusal_from(Referee().verdict, b"{}\n")
    assert refused.code == "verify-unreadable"
    assert "archive" in str(refused.parameters["problem"])


@pytest.mark.parametrize(
    ("program", "limits", "code"),
    [
        (misjudging.crash, SMALL, "verify-failed"),
        (misjudging.babble, SMALL, "verify-failed"),
        (misjudging.fall, SMALL, "verify-stopped"),
        (misjudging.devour, SMALL, "verify-stopped"),
        (misjudging.dawdle, SHORT, "verify-stopped"),
    ],
)
def test_a_run_without_a_verdict_is_a_sentence(program: Callable[[bytes], bytes], limits: Limits, code: str) -> None:
    assert refusal_from(Referee(program, limits).verdict, b"").code == code


def test_a_run_that_was_ended_before_it_began_never_begins() -> None:
    ended = Referee(misjudging.dawdle)
    ended.kill()
    assert refusal_from(ended.verdict, b"").code == "stopping"


def test_a_computer_that_can_start_no_more_programs_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", refuses)
    assert refusal_from(Referee().verdict, b"").code == "verify-failed"


def test_no_file_with_names_is_written_that_a_sudden_end_would_leave(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "nowhere"))
    assert refusal_from(Referee().verdict, b"{}\n").code == "verify-unreadable"


def test_a_log_that_is_wrong_everywhere_does_not_fill_the_disk() -> None:
    many = tuple(referee.Discrepancy(n, "CH-01", "x" * 10_000) for n in range(5000))
    said = referee._shortened(referee.Verdict(False, 5000, 0, 0, (0, 0), many, ("y" * 10_000,) * 900, ()))
    assert said.found == 5000
    assert len(str(said)) < 300_000
