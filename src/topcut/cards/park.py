"""What lies in a park during a match: the cards of each seat, as flat lists of numbers, and what each card does."""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from topcut.cards.decision import Asking

NOTHING = -1  # where there is no card

Step: TypeAlias = tuple[Any, ...]  # what happened, to whose cards, which cards, and more
Record: TypeAlias = MutableSequence[Step]


class Piles(Protocol):
    def take(self, level: str) -> int:
        """The top card of a level pile, unseen, or NOTHING."""
        ...


class Park(Protocol):
    """A match as the effects of its cards see it."""

    piles: Piles
    record: Record | None
    winner: int | None

    def end(self, winner: int, how: str) -> None: ...


Bonus: TypeAlias = Callable[["Half", "Half"], int]
Act: TypeAlias = Callable[[Park, "Half", "Half", int], Asking]


@dataclass(frozen=True, slots=True)
class Tables:
    """What each kind of card is and does in one round. All lists are read with the number of a card."""

    power: list[int]
    name: list[int]
    bonus: list[Bonus | None]  # on reveal
    acts: list[tuple[Act, ...] | None]  # on reveal
    attacking: list[Bonus | None]
    flagged: list[Bonus | None]
    gain: list[tuple[Act, ...] | None]
    loss: list[tuple[Act, ...] | None]
    has_aura: list[bool]
    attack_aura: list[list[int]]  # what the first card on the bench gives the second
    flag_aura: list[list[int]]


class Half:
    """A deck's top card is its last. Cards are numbers of kinds; two of a kind are the same."""

    __slots__ = (
        "attack",
        "auras",
        "bench",
        "deck",
        "exhaust",
        "fans",
        "flag",
        "flag_value",
        "names",
        "next_bonus",
        "removed",
        "robot",
        "seat",
        "tables",
        "trophies",
        "under",
        "values",
    )

    def __init__(self, seat: int, deck: Sequence[int], tables: Tables, trophies: int = 0, robot: bool = False):
        self.seat = seat
        self.deck = list(deck)
        self.tables = tables
        self.trophies = trophies
        self.robot = robot
        self.bench: list[int] = []
        self.names: dict[int, int] = {}  # seats of the bench: name and how many cards lie there
        self.auras: list[int] = []  # the cards of the bench that give power from there
        self.exhaust: list[int] = []
        self.removed: list[int] = []
        self.attack: list[int] = []
        self.values: list[int] = []  # of the attack: base power and fixed bonuses of each card
        self.under: list[int] = []
        self.flag = NOTHING
        self.flag_value = 0
        self.next_bonus = 0
        self.fans = 0

    def put_on_bench(self, card: int) -> None:
        tables = self.tables
        name = tables.name[card]
        self.bench.append(card)
        self.names[name] = self.names.get(name, 0) + 1
        if tables.has_aura[card]:
            self.auras.append(card)

    def take_from_bench(self, card: int) -> None:
        tables = self.tables
        name = tables.name[card]
        self.bench.remove(card)
        if self.names[name] == 1:
            del self.names[name]
        else:
            self.names[name] -= 1
        if tables.has_aura[card]:
            self.auras.remove(card)

    def flag_total(self, opponent: "Half") -> int:
        """The total of the card with the flag (CG-18), read again at every comparison (Q26), never below 0 (Q40)."""
        card, tables = self.flag, self.tables
        value = self.flag_value
        bonus = tables.flagged[card]
        if bonus is not None:
            value += bonus(self, opponent)
        for giver in self.auras:
            value += tables.flag_aura[giver][card]
        return value if value > 0 else 0

    def attack_total(self, opponent: "Half") -> int:
        """The sum over all cards of this attack, each never below 0."""
        tables, total = self.tables, 0
        for card, fixed in zip(self.attack, self.values, strict=True):
            value = fixed
            bonus = tables.attacking[card]
            if bonus is not None:
                value += bonus(self, opponent)
            for giver in self.auras:
                value += tables.attack_aura[giver][card]
            if value > 0:
                total += value
        return total

    def counted(self, opponent: "Half") -> tuple[int, ...]:
        """What each card of the attack adds to its total; the first card of a match has no attack to count in (Q24)."""
        if not self.values:
            return tuple(max(0, self.flag_value) for _ in self.attack)
        tables = self.tables
        counts = []
        for card, fixed in zip(self.attack, self.values, strict=True):
            bonus = tables.attacking[card]
            value = fixed + (0 if bonus is None else bonus(self, opponent))
            counts.append(max(0, value + sum(tables.attack_aura[giver][card] for giver in self.auras)))
        return tuple(counts)

    @property
    def in_park(self) -> list[int]:
        return [*self.under, *self.attack, *([] if self.flag == NOTHING else [self.flag])]

    @property
    def collected(self) -> list[int]:
        """All cards of the deck: from bench, park, exhaust pile and deck (CG-22), sorted so as to give nothing away."""
        return sorted([*self.deck, *self.bench, *self.exhaust, *self.in_park])
