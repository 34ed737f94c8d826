"""A pairing that takes as long as a test wants. Imports little: each child begins with it."""

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from topcut.rules.actions.previewing import Worked, worked
from topcut.rules.facts import Bound
from topcut.rules.pairing.swiss import Way
from topcut.rules.tournament import Tournament

PATIENCE = 60.0


def slowly(place: Path, t: Tournament, seed: bytes) -> Iterator[Worked]:
    """Says that it has begun, and waits until it is told to go on."""
    with (place / "begun").open("a") as begun:
        begun.write(f"{os.getpid()}\n")
    until((place / "go").exists)
    yield from worked(t, seed)


def half_way(place: Path, t: Tournament, seed: bytes) -> Iterator[Worked]:
    """Has found something at once, as after a long search, and goes on when it is told to."""
    *_, last = worked(t, seed)
    yield Worked(replace(last.found, way=Way.LIMITED, bound=Bound(0, 0, 0, 0, 1, 0)), ())
    yield from slowly(place, t, seed)


def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)
