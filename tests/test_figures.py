"""What several processes of one server count is told as one."""

import os
import subprocess
import sys
from pathlib import Path

from topcut.figures import SHARED

COUNTS = "from topcut import figures; figures.FACTS.inc(3); figures.STREAMS.inc()"
TELLS = "from topcut import figures; print(figures.written().decode())"


def test_workers_count_together(tmp_path: Path) -> None:
    environment = {**os.environ, SHARED: str(tmp_path)}
    for code in (COUNTS, COUNTS):
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    told = subprocess.run([sys.executable, "-c", TELLS], env=environment, check=True, capture_output=True, text=True)
    assert "topcut_facts_total 6.0" in told.stdout
    assert "topcut_streams 2.0" in told.stdout
