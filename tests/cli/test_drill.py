"""The command that runs a drill: what it says, what it refuses, and that it leaves nothing behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.running import answer
from tests.cli.test_serve import PATIENCE, free_port, wait_for
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.words import sentence

DRILL = [sys.executable, "-c", "from topcut.cli import main; main()", "drill"]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (("challengers",), "topcut challengers play"),
        (("chess",), "challenger, munchkin, showdown and timeline"),
        (("--players", "3"), "8 to 128"),
        (("--players", "many"), "--help"),
        (("--speed", "5"), "1, 4 and 20"),
        (("--speed", "0"), "1, 4 and 20"),
        (("--seed", " "), "200"),
    ],
)
def test_wrong_input_gets_a_sentence_and_nothing_is_started(typed: tuple[str, ...], says: str, tmp_path: Path) -> None:
    found = answer("drill", *typed, "--data", str(tmp_path / "data"))
    assert found.code == 2
    assert says in found.err
    assert len(found.err.strip().splitlines()) == 1
    assert not (tmp_path / "data").exists()


def test_where_a_server_is_at_work_it_points_to_the_button(tmp_path: Path) -> None:
    with Store(tmp_path):
        found = answer("drill", "--data", str(tmp_path))
    assert found.code == 2
    assert found.err.strip() == sentence(Refusal("drill-data-in-use", folder=str(tmp_path)))


def test_it_says_where_it_is_and_leaves_nothing_behind(tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [*DRILL, "munchkin", "--players", "8", "--seed", "hall", "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "TMPDIR": str(tmp_path)},
    )
    assert process.stdout is not None
    lines: list[str] = []
    try:
        while not lines or "Ctrl+C" not in lines[-1]:
            line = process.stdout.readline()
            assert line, lines
            lines.append(line)
        wait_for(port)
        said = "".join(lines)
        assert f"http://127.0.0.1:{port}" in said
        assert "--seed hall" in said
        assert "topcut drill munchkin --players 8" in said  # with phones
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).status_code == 200
        assert list(tmp_path.iterdir())
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert list(tmp_path.glob("topcut-drill-*")) == []
