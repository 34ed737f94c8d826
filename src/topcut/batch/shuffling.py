"""Chance for thoughts, not for the table: SplitMix64, the same in compiled code and in `topcut.cards.trials`."""

import numpy as np

from topcut.batch.compiling import compiled
from topcut.batch.lying import CHANCE
from topcut.batch.sheet import Row

_STEP, _ONE, _TWO = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_APART = np.uint64(0xD1342543DE82EF95)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@compiled
def below(z: Row, n: int) -> int:
    """A number from 0 to n - 1, evenly enough: n is far below four billion."""
    luck = np.uint64(z[CHANCE]) + _STEP
    z[CHANCE] = np.int64(luck)
    luck = (luck ^ (luck >> _S30)) * _ONE
    luck = (luck ^ (luck >> _S27)) * _TWO
    luck ^= luck >> _S31
    return np.int64(((luck >> _S32) * np.uint64(n)) >> _S32)  # type: ignore[return-value]  # an int once compiled


@compiled
def shuffle(z: Row, order: Row, number: int) -> None:
    """The first numbers in a random order."""
    for i in range(number):
        order[i] = i
    for i in range(number - 1, 0, -1):
        j = below(z, i + 1)
        order[i], order[j] = order[j], order[i]


@compiled
def apart(seed: int, number: int) -> int:
    """Where the luck of one match begins, far from that of the others."""
    return np.int64(np.uint64(seed) + np.uint64(number) * _APART)  # type: ignore[return-value]  # as above
