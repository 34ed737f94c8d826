"""One half of a park: the cards of one seat during a match, as flat lists of numbers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from topcut.cards.tables import Tables

NOTHING = -1  # where there is no card


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

    def __init__(self, seat: int, deck: Sequence[int], tables: "Tables", trophies: int = 0, robot: bool = False):
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

    @property
    def in_park(self) -> list[int]:
        return [*self.under, *self.attack, *([] if self.flag == NOTHING else [self.flag])]

    @property
    def collected(self) -> list[int]:
        """All cards of the deck: from bench, park, exhaust pile and deck (CG-22), sorted so as to give nothing away."""
        return sorted([*self.deck, *self.bench, *self.exhaust, *self.in_park])
