"""Answers anything that may be answered, but keeps a deck."""

from collections.abc import Callable

from topcut.cards.binder import Binder
from topcut.cards.decision import NO, STOP, Decision
from topcut.cards.view import View
from topcut.chance import Stream


class RandomBot:
    def __init__(self, binder: Binder, chance: Stream) -> None:
        self.chance = chance

    def choose(self, decision: Decision, look: Callable[[], View]) -> int:
        if decision.ask == "empty":
            return NO
        if decision.ask == "remove" and self.chance.below(4):  # or hardly a card would stay
            return STOP
        return decision.options[self.chance.below(len(decision.options))]
