"""Cards prepared for play: what each kind of card is and does, as flat tables for one round."""

from collections.abc import Callable, Sequence

from topcut.cards.effects import act
from topcut.cards.language import Card, Condition, Count, Do, Effect, Measure, When
from topcut.cards.park import Act, Bonus, Half, Tables


def tables(cards: Sequence[Card], round: int, seats: int, *, for_robot: bool = False) -> Tables:
    """In the Robot's hands only the Robot's own cards have a text (Q48)."""
    power = [card.power_in(round) for card in cards]
    told = [card.effects if card.is_robot or not for_robot else () for card in cards]
    names = {name: number for number, name in enumerate(dict.fromkeys(card.name for card in cards))}
    attack_aura = [_aura(effects, When.ATTACK, cards, power) for effects in told]
    flag_aura = [_aura(effects, When.FLAG, cards, power) for effects in told]

    def bonuses(when: When) -> list[Bonus | None]:
        return [_bonus(_of(effects, when, Do.POWER), cards, power, seats) for effects in told]

    def acts(when: When) -> list[tuple[Act, ...] | None]:
        return [_acts(effects, when, cards, power, seats) for effects in told]

    return Tables(
        power=power,
        name=[names[card.name] for card in cards],
        bonus=bonuses(When.REVEAL),
        acts=acts(When.REVEAL),
        attacking=bonuses(When.ATTACK),
        flagged=bonuses(When.FLAG),
        gain=acts(When.GAIN),
        loss=acts(When.LOSS),
        has_aura=[any(a) or any(f) for a, f in zip(attack_aura, flag_aura, strict=True)],
        attack_aura=attack_aura,
        flag_aura=flag_aura,
    )


def _of(effects: Sequence[Effect], when: When, do: Do) -> list[Effect]:
    return [effect for effect in effects if effect.when is when and effect.do is do]


def _aura(effects: Sequence[Effect], during: When, cards: Sequence[Card], power: Sequence[int]) -> list[int]:
    givers = [effect for effect in _of(effects, When.BENCH, Do.POWER) if effect.during in (None, during)]
    return [
        sum(effect.amount for effect in givers if effect.select.takes(card, power[number]))
        for number, card in enumerate(cards)
    ]


def _acts(
    effects: Sequence[Effect], when: When, cards: Sequence[Card], power: Sequence[int], seats: int
) -> tuple[Act, ...] | None:
    made = []
    for effect in effects:
        if effect.when is when and effect.do is not Do.POWER:
            member = [effect.select.takes(card, power[number]) for number, card in enumerate(cards)]
            amount = _amount(effect, cards, power, seats)
            made.append(act(effect, member, amount, seats))
    return tuple(made) or None


def _bonus(effects: Sequence[Effect], cards: Sequence[Card], power: Sequence[int], seats: int) -> Bonus | None:
    amounts = [_amount(effect, cards, power, seats) for effect in effects]
    if len(amounts) < 2:
        return amounts[0] if amounts else None
    return lambda own, opponent: sum(amount(own, opponent) for amount in amounts)


def _amount(effect: Effect, cards: Sequence[Card], power: Sequence[int], seats: int) -> Bonus:
    """The number an effect gives now: 0 if its condition does not hold."""
    times = effect.amount
    per = None if effect.per is None else _measure(effect.per, cards, power, seats)
    holds = None if effect.condition is None else _condition(effect.condition, cards, power, seats)
    if holds is None:
        if per is None:
            return lambda own, opponent: times
        return lambda own, opponent: times * per(own, opponent)
    return lambda own, opponent: (times if per is None else times * per(own, opponent)) if holds(own, opponent) else 0


def _condition(
    condition: Condition, cards: Sequence[Card], power: Sequence[int], seats: int
) -> Callable[[Half, Half], bool]:
    measure = _measure(condition, cards, power, seats)
    least = 0 if condition.least is None else condition.least
    most = condition.most
    if most is None:
        return lambda own, opponent: measure(own, opponent) >= least
    return lambda own, opponent: least <= measure(own, opponent) <= most


def _measure(measure: Measure, cards: Sequence[Card], power: Sequence[int], seats: int) -> Bonus:
    """What is on seats, in the deck or exhausted at this moment; a revealed card is in none of these (Q27, Q28)."""
    count = _count(measure, cards, power, seats)
    if measure.whose == "own":
        return lambda own, opponent: count(own)
    return lambda own, opponent: count(opponent)


def _count(measure: Measure, cards: Sequence[Card], power: Sequence[int], seats: int) -> Callable[[Half], int]:
    if measure.count is Count.TROPHIES:
        return lambda half: half.trophies
    if measure.count is Count.EMPTY_SEATS:
        return lambda half: max(0, seats - len(half.names))
    if measure.count is Count.SETS:
        card_set = [card.set for card in cards]
        return lambda half: len({card_set[card] for card in half.bench})
    member = [measure.takes(card, power[number]) for number, card in enumerate(cards)]
    if measure.zone == "bench":
        return lambda half: sum([member[card] for card in half.bench])
    if measure.zone == "exhaust":
        return lambda half: sum([member[card] for card in half.exhaust])
    if all(member):
        return lambda half: len(half.deck)
    return lambda half: sum([member[card] for card in half.deck])
