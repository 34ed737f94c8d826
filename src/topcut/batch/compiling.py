"""Turns plain functions over rows of numbers into machine code, which is kept on the disk for the next start."""

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import numba

Plain = TypeVar("Plain", bound=Callable[..., object])

ROOM = Path(__file__).parent


def compiled(function: Plain) -> Plain:
    """Machine code is kept where the first of `places` can be written; if none can, it is made anew at every start."""
    folder = kept_in(places())
    settings = vars(numba.config)
    before, settings["CACHE_DIR"] = settings["CACHE_DIR"], str(folder or "")
    try:
        made: Plain = numba.njit(function, cache=folder is not None, nogil=True)
    finally:
        settings["CACHE_DIR"] = before
    return made


def places() -> tuple[Path, ...]:
    """Beside the program, as Python does it, or among the user's files where the program may not be written."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return ROOM / "__pycache__", Path(home) / "topcut"


@cache
def kept_in(places: tuple[Path, ...]) -> Path | None:
    """A folder of this version's own: machine code of one file has the other files of this room in it."""
    for place in places:
        folder = place / f"batch-{_version()}"
        try:
            if not folder.is_dir():
                for older in place.glob("batch-*"):
                    shutil.rmtree(older, ignore_errors=True)
                folder.mkdir(parents=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return None


@cache
def _version() -> str:
    files = [file.read_bytes() for file in sorted(ROOM.glob("*.py"))]
    return hashlib.sha256(b"\0".join((numba.__version__.encode(), *files))).hexdigest()[:16]
