"""What a card says, made from its effects: codes and their parts, which a message catalogue turns into a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from topcut.cards.language import PILES, Card, Condition, Count, Do, Effect, Measure, Select, Side, Zone

NONE = "none"  # a part that is not said


@dataclass(frozen=True, slots=True)
class Phrase:
    """One message and its parts: numbers, words, or phrases within the phrase."""

    code: str
    parts: Mapping[str, "int | str | Phrase"] = field(default_factory=dict)


def card_text(card: Card) -> tuple[Phrase, ...]:
    """One sentence per effect; a card without effects says nothing."""
    said = [_effect(effect) for effect in card.effects]
    if card.power_is_round:
        said.insert(0, Phrase("power-is-round"))
    return tuple(said)


def _effect(effect: Effect) -> Phrase:
    body = _VERBS[effect.do](effect)
    if effect.condition is not None:
        body = Phrase("if", {"text": body, "condition": _condition(effect.condition)})
    return Phrase("sentence", {"when": str(effect.when), "text": body})


def _power(effect: Effect) -> Phrase:
    amount = f"{effect.amount:+d}".replace("-", "−")
    if effect.when == "bench":
        during = str(effect.during) if effect.during else NONE
        return Phrase("aura", {"amount": amount, "cards": _cards(effect.select, 2), "during": during})
    if effect.per is not None:
        return Phrase("power-per", {"amount": amount, "measure": _measure(effect.per, "each")})
    return Phrase("power", {"amount": amount})


def _move(effect: Effect) -> Phrase:
    if effect.source is Zone.SELF:
        return Phrase("move-self", {"target": str(effect.target)})
    who = "opponent" if effect.chooser is Side.OPPONENT else "you"
    whose = "opponent" if effect.whose is Side.OPPONENT else "own"
    if effect.source in PILES:
        parts: dict[str, int | str | Phrase] = {"level": PILES[effect.source], "number": effect.number}
        return Phrase("move-pile", {**parts, "whose": whose, "target": str(effect.target)})
    return Phrase(
        "move",
        {
            "who": who,
            "whose": whose,
            "may": "may" if effect.optional else "must",
            "number": effect.number,
            "cards": _cards(effect.select, effect.number),
            "source": str(effect.source),
            "target": str(effect.target),
        },
    )


def _arrange(effect: Effect) -> Phrase:
    return Phrase("arrange", {"number": effect.number, "target": "top" if effect.target is Zone.TOP else "ends"})


def _fans(effect: Effect) -> Phrase:
    who = "opponent" if effect.whose is Side.OPPONENT else "you"
    if effect.per is not None:
        return Phrase("fans-per", {"who": who, "number": effect.amount, "measure": _measure(effect.per, "each")})
    return Phrase("fans", {"who": who, "number": effect.amount})


def _next(effect: Effect) -> Phrase:
    return Phrase("next", {"amount": f"{effect.amount:+d}"})


def _extra_pick(effect: Effect) -> Phrase:
    return Phrase("extra-pick", {"number": effect.number, "cards": _cards(effect.select, effect.number)})


_VERBS = {
    Do.POWER: _power,
    Do.MOVE: _move,
    Do.ARRANGE: _arrange,
    Do.FANS: _fans,
    Do.NEXT: _next,
    Do.EXTRA_PICK: _extra_pick,
}


def _condition(condition: Condition) -> Phrase:
    if condition.most == 0:
        return Phrase("none-of", {"measure": _measure(condition, "none")})
    if condition.most is not None:
        return Phrase("at-most", {"number": condition.most, "measure": _measure(condition, "some", condition.most)})
    least = condition.least or 0
    return Phrase("at-least", {"number": least, "measure": _measure(condition, "some", least)})


def _measure(measure: Measure, how: str, number: int = 1) -> Phrase:
    whose = "opponent" if measure.whose is Side.OPPONENT else "own"
    if measure.count is not Count.CARDS:
        return Phrase(f"count-{measure.count}", {"whose": whose, "how": how, "number": number})
    cards = _cards(measure, number)
    return Phrase("count-cards", {"cards": cards, "zone": str(measure.zone), "whose": whose, "how": how})


def _cards(select: Select, number: int) -> Phrase:
    return Phrase(
        "cards",
        {
            "number": number,
            "name": select.name or NONE,
            "set": select.set or NONE,
            "level": select.level or NONE,
            "power": NONE if select.power is None else str(select.power),
            "most": NONE if select.most_power is None else str(select.most_power),
        },
    )
