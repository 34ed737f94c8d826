"""The Deck Phase of one seat: draw, redraw once, pick, pay for more, remove (CG-10 to CG-13, CG-28)."""

from dataclasses import dataclass, field

from topcut.cards.binder import Binder
from topcut.cards.decision import LEVELS, NO, REDRAW, STOP, YES, Asking, Decision
from topcut.cards.language import Card, Do, Effect, When
from topcut.cards.park import Record
from topcut.cards.player import Player
from topcut.cards.trays import Trays


@dataclass(slots=True, eq=False)
class DeckPhase:
    """`run` stops at every choice; the drawn cards can be seen by their seat meanwhile."""

    seat: int
    player: Player
    binder: Binder
    trays: Trays
    keep_one: bool = False
    record: Record | None = None
    level: str = ""
    drawn: list[int] = field(default_factory=list)
    base: int = 0
    allowed: int = 0
    taken: int = 0
    redrawn: bool = False

    def run(self, round: int) -> Asking:
        """One pile is chosen before drawing (Q5); asking for cards is an answer even when there is one pile (Q4)."""
        picks = dict(self.binder.box.rounds[round - 1].picks)
        answer = yield Decision(self.seat, "draw", tuple(LEVELS[level] for level in picks))
        self.level = next(level for level in picks if LEVELS[level] == answer)
        self.base = self.allowed = picks[self.level]
        self._draw(self.binder.box.drawn)
        yield from self._pick_cards()
        rest, self.drawn = self.drawn, []
        self.trays.discard(rest)
        self._note("discard", rest)
        yield from self.removal()

    def removal(self) -> Asking:
        """Any number of cards, even all of them, but then the player is asked twice (CG-13, Q12)."""
        deck = self.player.deck
        while len(deck) > (1 if self.keep_one else 0):
            answer = yield Decision(self.seat, "remove", (*sorted(set(deck)), STOP))
            if answer == STOP:
                return
            if len(deck) == 1 and (yield Decision(self.seat, "empty", (NO, YES))) == NO:
                continue
            self._remove(answer)

    @property
    def may_redraw(self) -> bool:
        """Once, before the last pick the plan gives (CG-12, Q7, Q8, Q59)."""
        return not self.redrawn and self.taken < self.base

    def _pick_cards(self) -> Asking:
        while self.taken < self.allowed and self.drawn:
            redraw = (REDRAW,) if self.may_redraw else ()
            answer = yield Decision(self.seat, "pick", (*sorted(set(self.drawn)), *redraw, STOP))
            if answer == STOP:  # Q6
                return
            if answer == REDRAW:
                self._redraw()
                continue
            self.drawn.remove(answer)
            self.player.deck.append(answer)
            self.taken += 1
            self._note("pick", [answer])
            for effect in self.binder.cards[answer].effects:
                if effect.when is When.PICKED:
                    yield from self._picked(answer, effect)

    def _picked(self, card: int, effect: Effect) -> Asking:
        if effect.do is Do.FANS:
            self.player.fans += effect.amount
            self._note("fans", [card], effect.amount)
            return
        for paid in range(effect.number):
            options = sorted({one for one in self.player.deck if self._is_payment(one, effect)})
            if not paid and (not self.drawn or self._payments(effect) < effect.number):
                return
            answer = options[0]
            if not paid:
                answer = yield Decision(self.seat, "pay", (*options, STOP), card, effect)
            elif len(options) > 1:
                answer = yield Decision(self.seat, "pay", tuple(options), card, effect)
            if answer == STOP:
                return
            self._remove(answer)
        self.allowed += 1

    def _payments(self, effect: Effect) -> int:
        return sum(self._is_payment(card, effect) for card in self.player.deck)

    def _is_payment(self, number: int, effect: Effect) -> bool:
        card: Card = self.binder.cards[number]
        return effect.select.takes(card, card.power)

    def _draw(self, number: int) -> None:
        self.drawn = self.trays.draw(self.level, number)
        self._note("draw", self.drawn, self.level)

    def _redraw(self) -> None:
        """As many cards as are given back, which go back first (Q10)."""
        self.redrawn = True
        given, self.drawn = self.drawn, []
        self.trays.discard(given)
        self._note("redraw", given)
        self._draw(len(given))

    def _remove(self, card: int) -> None:
        self.player.deck.remove(card)
        self.trays.discard([card])
        self._note("remove", [card])

    def _note(self, what: str, cards: list[int], *more: object) -> None:
        if self.record is not None:
            self.record.append((what, self.seat, tuple(cards), *more))
