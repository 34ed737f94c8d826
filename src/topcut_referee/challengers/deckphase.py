"""A Deck Phase: draw, pick, perhaps draw anew or pay for another pick, and remove."""

from collections.abc import Generator
from dataclasses import dataclass, field

from topcut_referee.challengers.asking import NO, REDRAW, STOP, YES, Answer, Asking, Question, kinds
from topcut_referee.challengers.box import Box, Effect
from topcut_referee.challengers.piles import Piles


@dataclass(slots=True)
class Seat:
    """A seat of the table with all that belongs to it."""

    number: int
    player: str
    robot: bool = False  # the Robot plays it: from the beginning, or since its player has left
    deck: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    round: int = 0  # of its Deck Phase
    tokens: int = 0
    told: int = 0  # of the tokens, those that a MatchPlayed has told
    trophies: dict[int, int] = field(default_factory=dict)  # round to fans, without those in the box

    @property
    def fans(self) -> int:
        return self.tokens + sum(self.trophies.values())


def phase(box: Box, piles: Piles, seat: Seat, round_: int, *, least: int) -> Asking:
    """The whole phase; `least` cards stay in the deck."""
    picks, seat.round = box.rounds[round_ - 1].picks, round_
    level = str((yield Question(seat.number, "draw", None, tuple(picks))))
    seat.drawn = piles.draw(level, box.drawn)
    allowed = base = picks[level]
    picked, redrawn = 0, False
    while picked < allowed and seat.drawn:
        redraw = () if redrawn or picked >= base else (REDRAW,)  # CG-12, Q8
        answer = yield Question(seat.number, "pick", None, (*kinds(seat.drawn), *redraw, STOP))
        if answer == STOP:
            break
        if answer == REDRAW:
            old, seat.drawn, redrawn = seat.drawn, [], True
            piles.discard(old)  # Q10: first discarded, then drawn
            seat.drawn = piles.draw(level, len(old))
            continue
        card = int(answer)
        seat.drawn.remove(card)
        seat.deck.append(card)
        picked += 1
        for effect in box.cards[card].effects:
            if effect.when == "picked" and effect.do == "fans":
                seat.tokens += effect.amount
            elif effect.when == "picked" and effect.do == "extra-pick":
                allowed += yield from _paid(box, piles, seat, card, effect)
    left, seat.drawn = seat.drawn, []
    piles.discard(left)
    yield from removal(piles, seat, least=least)


def removal(piles: Piles, seat: Seat, *, least: int) -> Asking:
    """Any number of cards leaves the deck (CG-13); whoever removes the last one is asked twice (Q12)."""
    while len(seat.deck) > least:
        answer = yield Question(seat.number, "remove", None, (*kinds(seat.deck), STOP))
        if answer == STOP:
            return
        if len(seat.deck) == 1 and (yield Question(seat.number, "empty", None, (NO, YES))) == NO:
            continue
        seat.deck.remove(int(answer))
        piles.discard([int(answer)])


def _paid(box: Box, piles: Piles, seat: Seat, card: int, effect: Effect) -> Generator[Question, Answer, int]:
    """1 if the player pays for one more pick, else 0 (CG-28, Q59)."""

    def payable() -> list[int]:
        return [one for one in seat.deck if box.takes(effect.select, one, seat.round)]

    if not seat.drawn or len(payable()) < effect.number:
        return 0
    for time in range(effect.number):
        options: tuple[Answer, ...] = kinds(payable())
        if time == 0:
            options = (*options, STOP)
        answer = options[0] if len(options) == 1 and time else (yield Question(seat.number, "pay", card, options))
        if answer == STOP:
            return 0
        seat.deck.remove(int(answer))
        piles.discard([int(answer)])
    return 1
