"""Times two ways of doing one job in turns, and says how they compare."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison: medians in seconds, and the ratio that is allowed."""

    name: str
    ours: float
    theirs: float
    target: float
    against: str

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs

    @property
    def met(self) -> bool:
        return self.ratio <= self.target


Parts = Mapping[str, Callable[[], list[Row]]]  # of a measurement, that can be run alone


def side_by_side(
    name: str,
    ours: Callable[[], object],
    theirs: Callable[[], object],
    *,
    target: float,
    against: str,
    repeats: int = 15,
) -> Row:
    """Ours, theirs, ours, theirs: a machine that slows down halfway slows both."""
    ours(), theirs()
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(repeats)]
    return Row(
        name=name,
        ours=statistics.median(our for our, _ in pairs),
        theirs=statistics.median(their for _, their in pairs),
        target=target,
        against=against,
    )


def cpu_of(pid: int) -> float:
    """Seconds that a process has computed so far."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, after_name[11:13])) / os.sysconf("SC_CLK_TCK")


def held(name: str, pid: int | str = "self") -> float:
    """Megabytes of a process: `VmRSS` now, `VmHWM` at the peak. Not `ru_maxrss`, which begins with that of whoever
    started it."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024


def peak_of(module: str, call: str) -> float:
    """Megabytes at the peak of a process of its own that makes this call, imports included."""
    program = f"from {module} import *; {call}; from bench.measure import held; print(held('VmHWM'))"
    answer = subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    return float(answer.split()[-1])


def seconds(job: Callable[[], object]) -> float:
    began = time.perf_counter()
    job()
    return time.perf_counter() - began
