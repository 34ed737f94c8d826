"""Runs the measurements and prints them as a table: `python -m bench [NAME | NAME.PART ...]`."""

import importlib
import importlib.metadata
import os
import platform
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.measure import Parts, Row

PEERS = ("networkx", "rustworkx", "swisspair", "msgspec")


def main() -> int:
    known = [file.stem.removeprefix("bench_") for file in sorted(Path(__file__).parent.glob("bench_*.py"))]
    asked = [name.partition(".") for name in sys.argv[1:] or known]
    unknown = [name for name, _, part in asked if name not in known or part not in parts(name)]
    if unknown:
        print(f"No such measurement: {', '.join(unknown)}. There are: {', '.join(known)}.")
        return 2
    before = load()
    rows = [row for name, _, part in asked for row in parts(name)[part]()]
    Console().print(table(rows))
    print(f"Load of the machine: {before} before, {load()} after; {os.cpu_count()} cores.")
    print(versions())
    return 0 if all(row.met for row in rows) else 1


def parts(name: str) -> Parts:
    """All of a measurement, and the parts of it that can be run alone."""
    module = importlib.import_module(f"bench.bench_{name}")
    return {"": module.run, **getattr(module, "PARTS", {})}


def load() -> str:
    return ", ".join(f"{one:.1f}" for one in os.getloadavg())


def table(rows: list[Row]) -> Table:
    shown = Table("job", "against")
    for heading in ("ours", "theirs", "ratio", "target"):
        shown.add_column(heading, justify="right")
    shown.add_column("met")
    for row in rows:
        figures = (duration(row.ours), duration(row.theirs), f"{row.ratio:.2f}", f"{row.target:g}")
        shown.add_row(row.name, row.against, *figures, "yes" if row.met else "NO")
    return shown


def duration(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"


def versions() -> str:
    installed = {dist.name: dist.version for dist in importlib.metadata.distributions()}
    peers = [f"{peer} {installed[peer]}" for peer in PEERS if peer in installed]
    return f"Medians, in turns. Python {platform.python_version()}, {', '.join(peers)}; {platform.machine()}"


if __name__ == "__main__":
    sys.exit(main())
