"""A pairing that takes as long as a test wants. Imports little: each child begins with it."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from topcut.rules.actions.previewing import Worked, worked
from topcut.rules.tournament import Tournament

PATIENCE = 60.0


def slowly(place: Path, t: Tournament, seed: bytes) -> Worked:
    """Says that it has begun, and waits until it is told to go on."""
    with (place / "begun").open("a") as begun:
        begun.write(f"{os.getpid()}\n")
    until((place / "go").exists)
    return worked(t, seed)


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)
