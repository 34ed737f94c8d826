"""The small language in which cards say what they do: seven moments, six verbs, counts, conditions, selections."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST = 99  # of anything on one card

Label = Annotated[str, Meta(max_length=40)]
UpTo99 = Annotated[int, Meta(ge=0, le=MOST)]
OneTo99 = Annotated[int, Meta(ge=1, le=MOST)]
Amount = Annotated[int, Meta(ge=-MOST, le=MOST)]


class When(StrEnum):
    """The moment at which an effect counts."""

    REVEAL = "reveal"  # without a keyword (CG-23)
    ATTACK = "attack"  # CG-24
    BENCH = "bench"  # CG-25
    FLAG = "flag"  # CG-26
    GAIN = "gain"  # as soon as it gets the flag
    LOSS = "loss"  # CG-27
    PICKED = "picked"  # CG-28


class Do(StrEnum):
    POWER = "power"
    MOVE = "move"
    ARRANGE = "arrange"
    FANS = "fans"
    NEXT = "next"
    EXTRA_PICK = "extra-pick"


class Zone(StrEnum):
    """Where cards are taken from or put."""

    SELF = "self"
    BENCH = "bench"
    DECK = "deck"  # any card of it: a search
    TOP = "top"
    BOTTOM = "bottom"
    EXHAUST = "exhaust"
    REMOVED = "removed"
    PILE_A = "pile-A"
    PILE_B = "pile-B"
    PILE_C = "pile-C"


class Count(StrEnum):
    """What can be counted."""

    CARDS = "cards"
    SETS = "sets"  # different sets on the bench
    EMPTY_SEATS = "empty-seats"
    TROPHIES = "trophies"


class Side(StrEnum):
    OWN = "own"
    OPPONENT = "opponent"


STATIC = (When.ATTACK, When.BENCH, When.FLAG)
PILES = {Zone.PILE_A: "A", Zone.PILE_B: "B", Zone.PILE_C: "C"}
CHOSEN = (Zone.BENCH, Zone.DECK, Zone.EXHAUST)  # zones from which a player chooses a card
DECKS = (Zone.TOP, Zone.BOTTOM)
MOVES: dict[Zone, tuple[Zone, ...]] = {
    Zone.SELF: (Zone.TOP, Zone.BOTTOM, Zone.EXHAUST, Zone.REMOVED),
    Zone.BENCH: (Zone.TOP, Zone.BOTTOM, Zone.EXHAUST, Zone.REMOVED),
    Zone.EXHAUST: (Zone.TOP, Zone.BOTTOM, Zone.REMOVED),
    Zone.DECK: (Zone.TOP, Zone.BOTTOM, Zone.BENCH, Zone.EXHAUST, Zone.REMOVED),
    Zone.TOP: (Zone.BOTTOM, Zone.BENCH, Zone.EXHAUST, Zone.REMOVED),
    Zone.BOTTOM: (Zone.TOP, Zone.BENCH, Zone.EXHAUST, Zone.REMOVED),
    Zone.PILE_A: (Zone.TOP, Zone.BOTTOM, Zone.EXHAUST),
    Zone.PILE_B: (Zone.TOP, Zone.BOTTOM, Zone.EXHAUST),
    Zone.PILE_C: (Zone.TOP, Zone.BOTTOM, Zone.EXHAUST),
}


class Printable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a set's file: its fields are what the file may say."""

    def __post_init__(self) -> None:
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if isinstance(value, str) and not (value.strip() and value.isprintable()):
                raise ValueError(field)  # which a misfit says in place of msgspec's words


class Select(Printable, frozen=True):
    """Which cards are meant; what is not said does not matter."""

    name: Label | None = None
    set: Label | None = None
    level: Label | None = None
    power: UpTo99 | None = None
    most_power: UpTo99 | None = None

    def takes(self, card: "Card", power: int) -> bool:
        return (
            self.name in (None, card.name)
            and self.set in (None, card.set)
            and self.level in (None, card.level)
            and self.power in (None, power)
            and (self.most_power is None or power <= self.most_power)
        )


class Measure(Select, frozen=True, kw_only=True):
    """A number that is read off the table: cards in a zone, sets or empty seats of a bench, trophies."""

    count: Count
    zone: Literal["bench", "deck", "exhaust"] = "bench"
    whose: Side = Side.OWN


class Condition(Measure, frozen=True, kw_only=True):
    least: UpTo99 | None = None
    most: UpTo99 | None = None


class Effect(Printable, frozen=True, rename={"condition": "if", "source": "from", "target": "to"}):
    """One thing a card does. Which of the fields count depends on the verb."""

    when: When
    do: Do
    amount: Amount = 1  # power or fans, times what `per` counts
    per: Measure | None = None
    condition: Condition | None = None
    select: Select = Select()  # who gets the power from the bench; which cards are moved or paid
    during: When | None = None  # power from the bench: only in the attack, or only with the flag
    source: Zone = Zone.SELF
    target: Zone = Zone.SELF
    whose: Side = Side.OWN  # whose cards are moved, who gets the fans
    chooser: Side = Side.OWN
    number: OneTo99 = 1  # how many cards are moved, looked at or paid
    optional: bool = False  # "may" and "up to" include none (Q30)

    @property
    def returns(self) -> bool:
        """It brings cards that had left a deck back into it."""
        gone = self.source in (Zone.BENCH, Zone.EXHAUST, Zone.SELF)
        return self.do is Do.MOVE and gone and self.target in DECKS


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card, of which there may be several copies."""

    name: str
    set: str
    level: str
    power: int
    copies: int
    effects: tuple[Effect, ...] = ()
    power_is_round: bool = False  # as the Cyborg's
    group: str = "market"  # market, starter, or the Robot's: start, R, solo

    @property
    def is_robot(self) -> bool:
        return self.group in ("robot-start", "robot", "solo")

    def power_in(self, round: int) -> int:
        return round if self.power_is_round else self.power

    @property
    def rarity(self) -> str | None:
        """CG-30: most cards have four copies."""
        if self.copies == 4 or self.group != "market":
            return None
        return "rare" if self.copies < 4 else "common"


@dataclass(frozen=True, slots=True)
class CardSet:
    name: str
    cards: tuple[Card, ...]
