"""A question that a player of Challengers! has to answer, and the answers that are possible."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeAlias

Answer: TypeAlias = int | str  # a card's number, a level, or one of the words below
STOP, REDRAW, YES, NO = "stop", "redraw", "yes", "no"


@dataclass(frozen=True, slots=True)
class Question:
    """Who is asked what, on behalf of which card."""

    seat: int
    ask: str
    card: int | None
    options: tuple[Answer, ...]


Asking: TypeAlias = Generator[Question, Answer, None]


def kinds(cards: Iterable[int]) -> tuple[int, ...]:
    """The different cards, in the order of their numbers."""
    return tuple(sorted(set(cards)))
