"""What a card says, in a reader's language."""

from topcut.cards.language import Card
from topcut.cards.text import Phrase, card_text
from topcut.words import say


def card_sentence(card: Card) -> str:
    """The sentences of a card; nothing for a card without effects."""
    return " ".join(_said(phrase) for phrase in card_text(card))


def _said(phrase: Phrase) -> str:
    parts = {name: _said(part) if isinstance(part, Phrase) else part for name, part in phrase.parts.items()}
    return say(f"card-{phrase.code}", **parts)
