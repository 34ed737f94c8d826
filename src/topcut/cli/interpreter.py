"""How Python runs a program that serves: how often it looks for garbage, how soon a thread goes on, and its heap."""

import ctypes
import gc
import sys
from contextlib import suppress

# Of new objects, and how often their survivors are looked at: by itself Python looks so often that a quarter of the
# work of a full hall goes into that; more would hold on to closed pages.
SELDOM = 20_000, 5, 5
# An act gives the interpreter away some thirty times, at each look at a file or the database, and gets it back only
# when a thread that makes a page has had its turn: ten times as long as here, unless it is told otherwise. All other
# acts wait for this one.
TURN = 0.0005  # seconds
M_ARENA_MAX, M_MMAP_THRESHOLD = -8, -3  # as in malloc.h of glibc
LARGE = 1024 * 1024  # bytes


def look_seldom() -> None:
    gc.set_threshold(*SELDOM)


def switch_often() -> None:
    sys.setswitchinterval(TURN)


def share_one_heap() -> None:
    """By itself glibc gives threads heaps of their own, eight for each core. What is let go in one of them is not used
    by the others, so with some forty threads memory grows for hours. What is large goes back to the system as soon as
    it is let go; by itself glibc keeps room for more of the largest it has seen. Other systems do without this."""
    with suppress(AttributeError, OSError, TypeError):  # there is no such function, or no library to ask
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def keep_for_good() -> None:
    """What the start has made stays as long as the program: nobody looks at it again."""
    gc.freeze()
