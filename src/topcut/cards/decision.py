"""A choice that waits for an answer: whose it is, what is asked, and every answer that may be given."""

from collections.abc import Callable, Generator
from typing import NamedTuple, TypeAlias

from topcut.cards.language import Effect

# Besides cards, which are numbers from 0, an answer can be one of these.
STOP = -1  # no card, no more cards
REDRAW = -2
YES, NO = -3, -4
LEVEL_A, LEVEL_B, LEVEL_C = -11, -12, -13

LEVELS = {"A": LEVEL_A, "B": LEVEL_B, "C": LEVEL_C}
WORDS = {STOP: "stop", REDRAW: "redraw", YES: "yes", NO: "no", LEVEL_A: "A", LEVEL_B: "B", LEVEL_C: "C"}


class Decision(NamedTuple):
    seat: int
    ask: str  # draw, pick, pay, remove, empty (Deck Phase); move, top (match)
    options: tuple[int, ...]
    card: int = STOP  # the card whose effect asks
    effect: Effect | None = None


Choose: TypeAlias = Callable[[Decision], int]
Asking: TypeAlias = Generator[Decision, int, None]  # play that stops at every choice


def settle(asking: Asking, choose: Choose) -> None:
    """Play to the end, asking one who answers at once."""
    try:
        decision = next(asking)
        while True:
            decision = asking.send(choose(decision))
    except StopIteration:
        return
