"""Chance by counting: the seed and the number of a tournament give its stream, whoever plays it out and when.

A linear congruential generator of 64 bits, its upper half mixed once more; each tournament has an increment of its own,
so no two streams are parts of one another. Good enough for simulations; draws that people must be able to check are
those of `topcut.chance`.
"""

import hashlib
from typing import Any

from topcut.planner.compiled import WORD, column, inlined

HALF = 0xFFFFFFFF
MULTIPLIER = 6364136223846793005


def key_of(seed: str) -> Any:
    """Four numbers of 32 bits."""
    digest = hashed(f"topcut-planner-1\0{seed}")
    return column([int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4)])


def hashed(text: str) -> bytes:
    """Of any text, as a terminal hands it on."""
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


@inlined
def mixed(x: int) -> int:
    """Any 32 bits to other ones, one to one (the finalizer of MurmurHash3, A. Appleby)."""
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & HALF
    x ^= x >> 13
    x = (x * 0xC2B2AE35) & HALF
    return x ^ (x >> 16)


@inlined
def begin(stream: Any, key: Any, number: int, purpose: int) -> None:
    """Sets the stream to the first number of this tournament; `purpose` tells its parts apart.

    The first number is the upper half, so that must hang on all three: with another order, the first game of every
    bracket was decided by the number that had drawn the first pair of the tournament.
    """
    low, high = number & HALF, (number >> 32) & HALF
    a = mixed(key[0] ^ low)
    b = mixed(mixed(key[1] ^ a) ^ high)
    c = mixed(mixed(key[2] ^ b) ^ purpose)
    d = mixed(key[3] ^ c ^ a)
    stream[0] = ((c << 32) | a) & WORD
    stream[1] = ((b << 32) | d | 1) & WORD
    stream[2] = d  # for lots


@inlined
def number(stream: Any) -> int:
    """The next 32 bits."""
    state = stream[0]
    stream[0] = (state * MULTIPLIER + stream[1]) & WORD
    x = (state >> 32) & HALF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & HALF
    return x ^ (x >> 16)


@inlined
def below(stream: Any, n: int) -> int:
    """From 0 to n - 1."""
    return (number(stream) * n) >> 32


@inlined
def lot(stream: Any, player: int) -> int:
    """What a player has drawn once for the whole tournament."""
    return mixed(mixed(stream[2] ^ player) ^ (player * 0x9E3779B1 & HALF))
