"""Cards of Challengers! to cut out, nine on a page and as large as playing cards: the same faces as on a phone."""

from collections.abc import Sequence

from topcut.cards.language import Card
from topcut.faces.drawing import large
from topcut.paper.sheet import Sheet
from topcut.words.cards import card_sentence


def card_faces(cards: Sequence[Card], title: str, *, all_copies: bool) -> Sheet:
    """One of each, or as many as lie in the box."""
    laid = [number for number, card in enumerate(cards) for _ in range(card.copies if all_copies else 1)]
    faces = [large(card, card_sentence(card)) for card in cards]
    alternatives = [f"{card.name}, {card.set}" for card in cards]
    data = {"event": "Challengers!", "title": title, "faces": faces, "laid": laid, "alternatives": alternatives}
    return Sheet("card-faces", data)
