"""Chance for what is only imagined: the same text gives the same numbers, on every computer."""

import hashlib
from collections.abc import Sequence
from statistics import NormalDist
from typing import TypeVar

from topcut.chance import Stream, draw_key

Thing = TypeVar("Thing")
FINE = 1 << 30  # steps between 0 and 1
BELL = NormalDist()


class Dice:
    def __init__(self, text: str) -> None:
        self._stream = Stream(draw_key(hashlib.sha256(text.encode()).digest(), {"purpose": "imagined"}))

    def share(self) -> float:
        """From 0 to 1, without either of them."""
        return (self._stream.below(FINE) + 0.5) / FINE

    def bell(self, likely: float, spread: float) -> float:
        return likely + spread * BELL.inv_cdf(self.share())

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self._stream.below(len(things))]

    def secret(self) -> bytes:
        return b"".join(self._stream.below(FINE).to_bytes(4, "big") for _ in range(8))
