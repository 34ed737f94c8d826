"""Compiled where numba is there, plain Python where it is not: the same source, and the same answers.

What is compiled keeps to whole numbers of 64 bits and to columns that are read and written by place, which numba and
Python treat alike. They part in one thing, numbers that outgrow 64 bits: there `& WORD` makes Python do what a
processor does by itself. Nothing is allocated in compiled code, so numba need not count references
(`_nrt`): doing so took a third of the time.
"""

import hashlib
import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

PLAIN = "TOPCUT_PLAIN_PLANNER"  # set it to do without numba even where it is installed

IS_COMPILED = not os.environ.get(PLAIN) and find_spec("numba") is not None and find_spec("numpy") is not None
WORD = -1 if IS_COMPILED else (1 << 64) - 1

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Keeps the machine code for the next start, where there is a folder of our own to keep it in."""
    return _made(function, inline=False)


def inlined(function: Function) -> Function:
    """The same for what is called so often that the call would cost more than what it does: each column that is passed
    on is seven numbers, one by one."""
    return _made(function, inline=True)


def _made(function: Function, *, inline: bool) -> Function:
    if not IS_COMPILED:
        return function
    import numba

    if "NUMBA_CACHE_DIR" not in os.environ:
        numba.config.CACHE_DIR = str(_folder())
    try:
        made = numba.njit(cache=True, error_model="numpy", forceinline=inline, _nrt=False)(function)
    except RuntimeError:  # nowhere to write
        made = numba.njit(error_model="numpy", forceinline=inline, _nrt=False)(function)
    return made


def column(values: Sequence[int]) -> Any:
    """Whole numbers, one a place."""
    if not IS_COMPILED:
        return list(values)
    import numpy

    return numpy.array(values, dtype=numpy.int64)


def zeros(size: int) -> Any:
    if not IS_COMPILED:
        return [0] * size
    import numpy

    return numpy.zeros(size, dtype=numpy.int64)


def narrow(size: int) -> Any:
    """Zeros again, of 32 bits each; bits beyond them are lost where it is compiled."""
    if not IS_COMPILED:
        return [0] * size
    import numpy

    return numpy.zeros(size, dtype=numpy.int32)


@cache
def _folder() -> Path:
    """One for each state of the source: numba looks at the changed file alone, not at those that call it."""
    state = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        state.update(source.read_bytes())
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "topcut" / f"planner-{state.hexdigest()[:16]}"
