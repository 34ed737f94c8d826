"""How long the command takes to start, against an empty Python."""

import subprocess
import sys

from bench.measure import Row, side_by_side

START = "import sys; sys.argv = ['topcut', '--help']; from topcut.cli import main; main()"


def run() -> list[Row]:
    return [
        side_by_side(
            "topcut --help",
            lambda: python(START),
            lambda: python("pass"),
            target=10,
            against="python -c pass",
        )
    ]


def python(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)
