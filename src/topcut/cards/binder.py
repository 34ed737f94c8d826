"""The cards of a box by number and name, and how a match between two lists of cards is set up."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from topcut.cards.box import Box, open_box
from topcut.cards.decision import WORDS
from topcut.cards.language import Card
from topcut.cards.match import NO_PILES, Match
from topcut.cards.park import Half, Piles, Record, Tables
from topcut.cards.tables import tables
from topcut.refusal import Refusal


class Binder:
    """Cards by number and name; what each does in a round is prepared once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = box.cards
        self.starter = tuple(n for n, card in enumerate(self.cards) for _ in range(card.copies) if is_starter(card))
        self._labels = _labels(self.cards)
        self._twins = _twins(self.cards)
        self._tables: dict[tuple[int, bool], Tables] = {}

    def tables(self, round: int, *, for_robot: bool = False) -> Tables:
        """The final counts as the last round (Q51)."""
        found = self._tables.get((round, for_robot))
        if found is None:
            found = tables(self.cards, min(round, len(self.box.rounds)), self.box.seats, for_robot=for_robot)
            self._tables[round, for_robot] = found
        return found

    def match(
        self,
        decks: tuple[Sequence[int], Sequence[int]],
        first: int = 0,
        round: int = 1,
        *,
        trophies: tuple[int, int] = (0, 0),
        robots: tuple[bool, bool] = (False, False),
        piles: Piles = NO_PILES,
        record: Record | None = None,
    ) -> Match:
        """A match between decks as they lie: the last card of each is its top card."""
        halves = (
            Half(0, decks[0], self.tables(round, for_robot=robots[0]), trophies[0], robots[0]),
            Half(1, decks[1], self.tables(round, for_robot=robots[1]), trophies[1], robots[1]),
        )
        return Match(halves, first, seats=self.box.seats, guard=self.box.guard, piles=piles, record=record)

    def label(self, number: int) -> str:
        """A card or another answer, in a word; a twin of a starter card says its level."""
        if number < 0:
            return WORDS[number]
        card = self.cards[number]
        return f"{card.name} ({card.level})" if number in self._twins.values() else card.name

    def number(self, label: str) -> int:
        """The card of a name, `Talent` or `Talent (A)`; a starter card is meant where there is also another."""
        written = " ".join(label.split()).casefold()
        found = self._labels.get(written)
        if found is None:
            from difflib import get_close_matches

            near = get_close_matches(written, self._labels, n=2)
            names = tuple(dict.fromkeys(self.cards[self._labels[one]].name for one in near))
            raise Refusal("card-unknown", written=label.strip(), near=names, how_many=len(names))
        return found

    def deck(self, names: Sequence[str]) -> tuple[int, ...]:
        """Cards by name. Everyone has one starter Talent, Dog and Champion: a second one is from the City set (Q18)."""
        used: Counter[int] = Counter()
        numbers = []
        for name in names:
            number = self.number(name)
            card = self.cards[number]
            twin = self._twins.get(number)
            if twin is not None and "(" not in name and used[number] >= card.copies:
                number = twin
            used[number] += 1
            numbers.append(number)
        return tuple(numbers)


def open_binder(own: Sequence[str] = ()) -> Binder:
    """The binder of the box, with users' sets by the paths of their files."""
    return Binder(open_box(own)) if own else _shipped()


def is_starter(card: Card) -> bool:
    return card.group == "starter"


@cache
def _shipped() -> Binder:
    return Binder(open_box())


def _twins(cards: tuple[Card, ...]) -> dict[int, int]:
    """Starter card to the card of the same name in the City."""
    starters = {card.name: number for number, card in enumerate(cards) if is_starter(card)}
    market = [(number, card) for number, card in enumerate(cards) if card.group == "market" and card.name in starters]
    return {starters[card.name]: number for number, card in market}


def _labels(cards: tuple[Card, ...]) -> dict[str, int]:
    labels: dict[str, int] = {}
    for number, card in enumerate(cards):
        labels.setdefault(card.name.casefold(), number)
        labels[f"{card.name} ({card.level})".casefold()] = number
    return labels
