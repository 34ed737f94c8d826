"""Chance for made-up tournaments: the same text gives the same tournament, on every computer."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from topcut.chance import Stream, draw_key

Thing = TypeVar("Thing")


class Dice:
    def __init__(self, text: str, purpose: str) -> None:
        final = hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()
        self._stream = Stream(draw_key(final, {"purpose": purpose}))

    def below(self, n: int) -> int:
        return self._stream.below(n)

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        return self._stream.shuffle(things)

    def some(self, things: Sequence[Thing], most: int) -> list[Thing]:
        """Up to so many of them, none twice."""
        return self.shuffled(things)[: self.below(min(most, len(things)) + 1)]

    def weighted(self, things: Sequence[tuple[int, Thing]]) -> Thing:
        left = self.below(sum(weight for weight, _ in things))
        for weight, thing in things:
            left -= weight
            if left < 0:
                return thing
        raise AssertionError("the weights do not add up")

    def bytes(self, length: int) -> bytes:
        return bytes(self.below(256) for _ in range(length))
