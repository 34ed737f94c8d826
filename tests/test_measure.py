"""What the measurements in `bench/` take for the memory of a process."""

import subprocess
import sys

from bench.measure import peak_of

ABOUT_NOTHING = 100.0  # megabytes


def test_the_peak_of_a_process_is_not_that_of_whoever_started_it() -> None:
    program = "held = b'.' * 300_000_000; from bench.measure import peak_of; print(peak_of('bench.measure', 'pass'))"
    answer = subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    assert float(answer) < ABOUT_NOTHING


def test_the_peak_of_a_process_counts_what_it_has_let_go() -> None:
    assert peak_of("bench.measure", "len(b'.' * 300_000_000)") > 3 * ABOUT_NOTHING - 20
