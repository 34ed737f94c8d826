"""Cards of Challengers! on a page: the drawing stands in the page itself, so that it needs no address and no script,
and cards that users have written are drawn like all others. Each is drawn once and kept."""

from functools import lru_cache
from typing import Literal

from markupsafe import Markup

from topcut.cards.language import Card
from topcut.faces import drawing
from topcut.words import say
from topcut.words.cards import card_sentence
from topcut.words.reader import language

Size = Literal["large", "small"]
KEPT = 2048  # drawings: of all sets in every size some two hundred


def card_face(card: Card, size: Size = "large", round: int | None = None, power: int | None = None) -> Markup:
    return _face(language(), card, size, round, power)


@lru_cache(KEPT)
def _face(_language: str, card: Card, size: Size, round: int | None, power: int | None) -> Markup:
    """In a round, a power that is its number is shown as such; `power` is what the card has at this moment."""
    now = power if power is not None else card.power_in(round) if round else None
    shown = drawing.printed_power(card) if now is None else f"{now}".replace("-", "−")
    spoken = shown if now is not None or not card.power_is_round else "round"
    said = {"name": card.name, "set": card.set, "power": spoken, "level": card.level}
    sentence = card_sentence(card)
    if size == "small":
        return Markup(drawing.small(card, say("card-face-small", **said), shown))
    return Markup(drawing.large(card, sentence, say("card-face", **said, text=sentence or "none"), shown))
