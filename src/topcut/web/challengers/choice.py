"""What a player is asked in a match, with all that is needed to decide: the card that asks and those to choose from."""

from collections import Counter
from dataclasses import dataclass

from topcut.cards.decision import STOP
from topcut.cards.language import Card, Side
from topcut.cards.view import UNSEEN
from topcut.desk.names import Names
from topcut.rules.actions.challengers.deciding import asked
from topcut.web.challengers.board import SETS, called
from topcut.web.challengers.table import Here
from topcut.words import say
from topcut.words.cards import card_sentence

IN_A_MATCH = ("move", "top")


@dataclass(frozen=True, slots=True)
class Option:
    said: str  # what the form sends
    card: Card
    label: str
    copies: int
    colours: str
    says: str


@dataclass(frozen=True, slots=True)
class Choice:
    of: str  # names the question, so that an old page does no harm
    question: str
    says: str  # the card that asks
    options: tuple[Option, ...]
    may_stop: bool
    deck: tuple[str, ...]  # what is still to come of one's own deck, sorted


def choice(here: Here, names: Names) -> Choice | None:
    """The question that is open to the viewer in a match; None if there is none."""
    known = here.known
    decision = known.pending
    if here.seat is None or decision is None or decision.ask not in IN_A_MATCH:
        return None
    binder = here.game.binder
    effect = decision.effect
    lying = Counter(_where(here, effect.source if effect else ""))
    options = tuple(
        Option(
            binder.label(number),
            binder.cards[number],
            binder.label(number),
            max(1, lying[number]),
            SETS.get(binder.cards[number].set, "own"),
            card_sentence(binder.cards[number]),
        )
        for number in decision.options
        if number >= 0
    )
    other = next(half.seat for half in known.park or () if half.seat != here.seat)
    theirs = effect is not None and effect.chooser is Side.OPPONENT  # the Robot lets its opponent choose (Q48)
    owner = called(here, names, other if theirs else here.seat)
    card = binder.cards[decision.card]
    question = say(f"choice-{decision.ask}", owner=owner, card=card.name, to=effect.target if effect else "top")
    left = Counter(known.deck)
    deck = tuple(_times(_named(here, number), count) for number, count in sorted(left.items()))
    return Choice(asked(here.game, here.seat), question, card_sentence(card), options, STOP in decision.options, deck)


def _where(here: Here, zone: str) -> tuple[int, ...]:
    """Which cards lie where one is to choose from, as far as everyone sees them."""
    halves = here.known.park or ()
    lying = {
        "bench": [card for half in halves for card in half.bench],
        "exhaust": [c for h in halves for c in h.exhaust],
    }
    return tuple(lying.get(zone, ()))


def _named(here: Here, card: int) -> str:
    return say("play-unseen") if card == UNSEEN else here.game.binder.label(card)


def _times(label: str, count: int) -> str:
    return f"{count} × {label}" if count > 1 else label
