"""A computer whose clock was really moved, between two runs of the program."""

import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.faults.harness import ROOT
from topcut.desk import Clock
from topcut.desk.clock import BOOT_ID

PROGRAM = """
import sys, time
from pathlib import Path
from topcut.desk import Clock
clock = Clock(Path(sys.argv[1]))
print(time.time(), clock.now().timestamp(), clock.jump.total_seconds())
"""


@pytest.mark.skipif(shutil.which("faketime") is None, reason="faketime is not installed: no clock can be moved")
@pytest.mark.skipif(not BOOT_ID.exists(), reason="this system does not say which start of the computer this is")
@pytest.mark.fault("E1", "E3")
@pytest.mark.parametrize("hours", [1, -1])
def test_a_program_started_under_a_moved_clock_goes_on_in_the_old_time(tmp_path: Path, hours: int) -> None:
    Clock(tmp_path / "clock").hold("cup")
    moved = ["faketime", "--exclude-monotonic", "-f", f"{hours:+d}h"]
    command = [*moved, sys.executable, "-c", PROGRAM, str(tmp_path / "clock")]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    wall, steady, jump = map(float, said.split())
    now = datetime.now(UTC).timestamp()
    assert abs(wall - now - 3600 * hours) < 60
    assert abs(steady - now) < 60
    assert abs(jump - timedelta(hours=hours).total_seconds()) < 1
