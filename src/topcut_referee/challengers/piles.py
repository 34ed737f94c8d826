"""The level piles and the compartments beside them: cards are drawn, discarded, and put under the pile again."""

from collections.abc import Iterable

from topcut_referee.challengers.box import Box
from topcut_referee.challengers.chance import Chance

LEVELS = ("A", "B", "C")


class Piles:
    """All market cards that nobody has; the last card of a list is the top."""

    def __init__(self, box: Box, chance: Chance, capacity: int | None) -> None:
        self._box, self._chance, self._capacity = box, chance, capacity
        self._steps = dict.fromkeys(LEVELS, 0)
        self._discarded: dict[str, list[int]] = {level: [] for level in LEVELS}
        self.piles = {
            level: chance.stream("pile", 0, level=level, step=0).shuffled(box.copies("market", level=level))
            for level in LEVELS
        }

    def draw(self, level: str, number: int) -> list[int]:
        """The first drawn first; a pile that is short takes its compartment under it before (Q9, Q11)."""
        if len(self.piles[level]) < number:
            self._recycle(level)
        pile = self.piles[level]
        return [pile.pop() for _ in range(min(number, len(pile)))]

    def discard(self, cards: Iterable[int]) -> None:
        """Market cards go into their compartments, others into the box (CG-13)."""
        for number in list(cards):
            card = self._box.cards[number]
            if card.group != "market":
                continue
            self._discarded[card.level].append(number)
            if self._capacity is not None and len(self._discarded[card.level]) >= self._capacity:
                self._recycle(card.level)

    def _recycle(self, level: str) -> None:
        if not self._discarded[level]:
            return
        self._steps[level] += 1
        stream = self._chance.stream("pile", 0, level=level, step=self._steps[level])
        self.piles[level] = stream.shuffled(self._discarded[level]) + self.piles[level]
        self._discarded[level] = []
