"""Topcut on laptops that are not Linux: nothing that one system alone has is needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="what Windows forbids is played on Linux, with its /proc")
def test_store_lock_witness_clock_and_backups_work_without_what_only_posix_has(tmp_path: Path) -> None:
    """Every text is read and written in an encoding that is named: Windows would take cp1252."""
    strict = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning:topcut"]
    ran = subprocess.run(
        [sys.executable, *strict, "-m", "tests.elsewhere", str(tmp_path / "data")],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    said = ran.stdout.decode("utf-8", "replace").splitlines()
    assert ran.returncode == 0, ran.stderr.decode("utf-8", "replace")[-3000:]
    assert "second: data-in-use" in said
    assert "backup: None 41" in said
    assert "restore: 0" in said
    assert "heads: True ()" in said
    assert any("goes on here" in line for line in said)
