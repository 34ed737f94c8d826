"""The three trays: a level pile and its compartment for discarded cards, which comes back under the pile."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from topcut.cards.language import Card
from topcut.cards.park import NOTHING

Shuffle = Callable[[str, int, Sequence[int]], list[int]]  # level, how often before, cards


class Trays:
    """A pile's top card is its last. Cards that have no tray go back to the box (CG-13)."""

    __slots__ = ("box", "capacity", "cards", "discards", "piles", "recycled", "shuffle")

    def __init__(
        self, piles: Mapping[str, Sequence[int]], cards: Sequence[Card], shuffle: Shuffle, capacity: int | None = None
    ):
        self.piles = {level: shuffle(level, 0, pile) for level, pile in piles.items()}
        self.discards: dict[str, list[int]] = {level: [] for level in piles}
        self.recycled = dict.fromkeys(piles, 0)
        self.box: list[int] = []
        self.cards = cards
        self.shuffle = shuffle
        self.capacity = capacity  # the literal rule of CG-11; without it the pile is filled up when it is short (Q9)

    def draw(self, level: str, number: int) -> list[int]:
        """The top cards, fewer only when pile and compartment have no more (Q11)."""
        if len(self.piles[level]) < number:
            self._recycle(level)
        pile = self.piles[level]
        drawn = pile[: -number - 1 : -1]
        del pile[len(pile) - len(drawn) :]
        return drawn

    def take(self, level: str) -> int:
        drawn = self.draw(level, 1)
        return drawn[0] if drawn else NOTHING

    def discard(self, cards: Iterable[int]) -> None:
        for card in cards:
            level = self.cards[card].level
            compartment = self.discards.get(level)
            if compartment is None or self.cards[card].group != "market":
                self.box.append(card)
                continue
            compartment.append(card)
            if self.capacity is not None and len(compartment) >= self.capacity:
                self._recycle(level)

    def _recycle(self, level: str) -> None:
        """Shuffled and put under the pile, so that these cards come up last (Q10)."""
        if not self.discards[level]:
            return
        self.recycled[level] += 1
        shuffled = self.shuffle(level, self.recycled[level], self.discards[level])
        self.piles[level] = [*shuffled, *self.piles[level]]
        self.discards[level] = []
