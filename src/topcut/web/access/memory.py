"""Whom a browser stands for, remembered until anything about who may come in changes: then all is looked up anew."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Found = TypeVar("Found")
MOST = 10_000


class Memory(Generic[Found]):
    """Nobody else can change what was looked up: one process holds the folder, and counts its changes."""

    def __init__(self) -> None:
        self._kept: tuple[int, dict[Hashable, tuple[Found, ...]]] = -1, {}

    def recall(self, edition: int, key: Hashable, look: Callable[[], tuple[Found, ...]]) -> tuple[Found, ...]:
        """`edition` is that of before the look. A key that nothing is found for costs no memory."""
        of, kept = self._kept
        if of != edition or len(kept) >= MOST:
            self._kept = _, kept = edition, {}
        found = kept.get(key)
        if found is None:
            found = look()
            if found:
                kept[key] = found
        return found
