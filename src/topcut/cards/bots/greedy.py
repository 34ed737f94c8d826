"""Takes the strongest card it sees, throws out the weakest, and never looks further."""

from collections.abc import Callable

from topcut.cards.binder import Binder
from topcut.cards.decision import NO, REDRAW, STOP, Decision
from topcut.cards.language import Do, Effect, Side, When, Zone
from topcut.cards.view import View
from topcut.chance import Stream

FEWEST = 8  # cards it keeps in its deck
POOR = 2  # cards worth this much or less it would rather redraw


class Greedy:
    def __init__(self, binder: Binder, chance: Stream | None = None) -> None:
        self.binder = binder
        self.worth = [card_worth(binder, number) for number in range(len(binder.cards))]

    def choose(self, decision: Decision, look: Callable[[], View]) -> int:
        cards = [option for option in decision.options if option >= 0]
        if decision.ask == "draw":
            return decision.options[-1]  # the highest level
        if decision.ask == "pick":
            best = max(cards, key=self._rank)
            poor = self.worth[best] <= 2 * POOR
            return REDRAW if poor and REDRAW in decision.options else best
        if decision.ask == "remove":
            weakest = min(cards, key=self._rank)
            weak = self.binder.cards[weakest].group == "starter" and self.worth[weakest] <= 2 * POOR
            return weakest if weak and len(look().deck) > FEWEST else STOP
        if decision.ask == "empty":
            return NO
        if decision.ask == "pay":
            weakest = min(cards, key=self._rank)
            return weakest if self.worth[weakest] <= 2 * POOR or STOP not in decision.options else STOP
        return self.in_match(decision)

    def in_match(self, decision: Decision) -> int:
        """The choices of a match: strong cards up, weak cards away."""
        cards = [option for option in decision.options if option >= 0]
        effect = decision.effect
        if decision.ask == "top" or effect is None:
            return max(cards, key=self._rank)
        if effect.whose is Side.OPPONENT and effect.chooser is Side.OWN:
            return self._against(cards, decision)
        if effect.target is Zone.TOP:
            return max(cards, key=self._rank)
        return min(cards, key=self._rank)

    def _against(self, cards: list[int], decision: Decision) -> int:
        """An emptied seat helps the opponent: only a card that works from the bench is worth it."""
        working = [
            card for card in cards if any(effect.when is When.BENCH for effect in self.binder.cards[card].effects)
        ]
        if working:
            return max(working, key=self._rank)
        return STOP if STOP in decision.options else min(cards, key=self._rank)

    def _rank(self, card: int) -> tuple[int, int]:
        return self.worth[card], -card


def card_worth(binder: Binder, number: int) -> int:
    """Twice the power, and a little for each effect."""
    card = binder.cards[number]
    return 2 * card.power + sum(_effect_worth(effect) for effect in card.effects)


def _effect_worth(effect: Effect) -> int:
    if effect.do is Do.FANS:
        return effect.amount
    if effect.do is Do.POWER:
        return min(3, max(1, effect.amount))
    return 1
