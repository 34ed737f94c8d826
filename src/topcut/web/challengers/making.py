"""What a deck is made of, and what it would be after a pick: cards by set and by level, and how many names."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from topcut.cards.binder import Binder
from topcut.cards.language import Card
from topcut.web.challengers.board import SETS
from topcut.words.cards import card_sentence


@dataclass(frozen=True, slots=True)
class MakeUp:
    cards: int
    sets: tuple[tuple[str, int], ...]  # most first
    levels: tuple[tuple[str, int], ...]  # "S" is what everyone starts with
    names: tuple[str, ...]  # each takes a seat on the bench (CG-20)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card as it lies before a player: so many of it, what they have of it already, and the deck with it."""

    number: int
    label: str  # as an answer names it
    card: Card
    says: str
    copies: int = 1
    same_name: int = 0  # in the deck
    same_set: int = 0
    would: MakeUp | None = None

    @property
    def colours(self) -> str:
        return SETS.get(self.card.set, "own")


def made_of(binder: Binder, deck: Sequence[int]) -> MakeUp:
    cards = [binder.cards[one] for one in deck if one >= 0]
    sets, levels = Counter(card.set for card in cards), Counter(card.level for card in cards)
    by_level = sorted(levels.items(), key=lambda one: (one[0] != "S", one[0]))
    names = dict.fromkeys(card.name for card in cards)
    return MakeUp(len(cards), tuple(sets.most_common()), tuple(by_level), tuple(names))


def kinds(binder: Binder, cards: Sequence[int], deck: Sequence[int] = (), *, picked: bool = False) -> list[Kind]:
    """The different cards in the order of the box; `deck` is what one of them joins if it is picked."""
    mine = [binder.cards[one] for one in deck if one >= 0]
    names, sets = Counter(card.name for card in mine), Counter(card.set for card in mine)
    return [
        Kind(
            number,
            binder.label(number),
            binder.cards[number],
            card_sentence(binder.cards[number]),
            copies,
            names[binder.cards[number].name],
            sets[binder.cards[number].set],
            made_of(binder, [*deck, number]) if picked else None,
        )
        for number, copies in sorted(Counter(one for one in cards if one >= 0).items())
    ]
