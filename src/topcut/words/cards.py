"""What a card says, in a reader's language."""

from topcut.cards.language import Card
from topcut.cards.text import Phrase, card_text
from topcut.words import ENGLISH, say


def card_sentence(card: Card, language: str = ENGLISH) -> str:
    """The sentences of a card; nothing for a card without effects."""
    return " ".join(_said(phrase, language) for phrase in card_text(card))


def _said(phrase: Phrase, language: str) -> str:
    parts = {name: _said(part, language) if isinstance(part, Phrase) else part for name, part in phrase.parts.items()}
    return say(f"card-{phrase.code}", language, **parts)
