"""How often Python looks for garbage in a program that serves: by itself so often that a quarter of the work of a full
hall goes into that."""

import gc

SELDOM = 20_000, 5, 5  # new objects, and how often their survivors are looked at; more would hold on to closed pages


def look_seldom() -> None:
    gc.set_threshold(*SELDOM)


def keep_for_good() -> None:
    """What the start has made stays as long as the program: nobody looks at it again."""
    gc.freeze()
