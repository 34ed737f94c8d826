"""The Robot's deck at each level (CG-33, CG-35, CG-38)."""

from topcut.cards.binder import Binder
from topcut.chance import Stream
from topcut.refusal import Refusal

MULTIPLAYER_LEVELS = 3  # Q49: above that only in solo games


def robot_deck(binder: Binder, level: int, chance: Stream, *, solo: bool, solo_cards: bool = False) -> list[int]:
    """Its start cards, some replaced by random R cards, which are drawn once for the whole game (Q50)."""
    levels = binder.box.robot_levels
    most = len(levels) if solo else MULTIPLAYER_LEVELS
    if not 1 <= level <= most:
        raise Refusal("robot-level", clause="Q49", level=level, most=most)
    if solo_cards and not solo:
        raise Refusal("solo-cards", clause="Q49")
    asked = levels[level - 1]
    start = [card for card in _cards(binder, "robot-start") if binder.cards[card].name not in asked.out]
    pool = _cards(binder, "robot") + (_cards(binder, "solo") if solo_cards else [])
    return sorted(start + chance.sample(pool, asked.random))


def _cards(binder: Binder, group: str) -> list[int]:
    return [number for number, card in enumerate(binder.cards) for _ in range(card.copies) if card.group == group]
