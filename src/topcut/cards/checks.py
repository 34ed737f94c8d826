"""What cards must keep to, beyond being well written: power, names, moments, and that returns cannot go round."""

from collections.abc import Iterable, Mapping, Sequence

from topcut.cards.language import CHOSEN, MOVES, STATIC, Card, CardSet, Do, Effect, Select, When, Zone
from topcut.refusal import Refusal


def check(
    sets: Iterable[CardSet],
    most_power: Mapping[str, int],
    picked_in: Sequence[str],
    rounds: int,
    sources: Mapping[str, str],
) -> None:
    """All sets of a box together: a card may speak of the cards of another set."""
    cards = [card for one in sets for card in one.cards]
    for card in cards:
        source = sources.get(card.set, card.set)
        level, power, most = card.level, card.power, most_power[card.level]
        if power > most:
            raise Refusal("set-power", "CG-30", source=source, card=card.name, level=level, power=power, most=most)
        for effect in card.effects:
            _check_effect(effect, card, source, picked_in)
    _check_names(cards, sources)
    _check_returns(cards, rounds, sources)


def _check_effect(effect: Effect, card: Card, source: str, picked_in: Sequence[str]) -> None:
    def refused(code: str, clause: str, **about: object) -> Refusal:
        return Refusal(code, clause, source=source, card=card.name, **about)

    if effect.when is When.PICKED and card.set not in picked_in:
        raise refused("set-picked", "CG-28", sets=tuple(picked_in))
    if effect.when in STATIC and effect.do is not Do.POWER:
        raise refused("set-static", "CG-25", when=effect.when, do=effect.do)
    if not _has_its_moment(effect):
        raise refused("set-moment", "CG-23", when=effect.when, do=effect.do)
    if not _is_plain_aura(effect):
        raise refused("set-bench", "CG-25")
    if effect.do is Do.MOVE and not _is_possible(effect):
        raise refused("set-move", "CG-23", taken=effect.source, put=effect.target)
    if effect.do is Do.ARRANGE and effect.target is Zone.BOTTOM and effect.number != 2:
        raise refused("set-arrange", "Q32", number=effect.number)
    if effect.do is Do.FANS and effect.amount < 0:
        raise refused("set-fans", "CG-29", amount=effect.amount)
    if card.is_robot and _is_choice(effect) and effect.chooser != "opponent":
        raise refused("set-robot-choice", "Q48")


def _has_its_moment(effect: Effect) -> bool:
    """Power is given on reveal or lasts; an extra pick belongs to the pick, as fans may, if they are plain."""
    if effect.do is Do.POWER:
        return effect.when not in (When.GAIN, When.LOSS, When.PICKED)
    if effect.when is When.PICKED:
        plain = effect.per is None and effect.condition is None and effect.whose == "own"
        return effect.do is Do.EXTRA_PICK or (effect.do is Do.FANS and plain)
    return effect.do is not Do.EXTRA_PICK


def _is_plain_aura(effect: Effect) -> bool:
    if effect.when is When.BENCH:
        return effect.per is None and effect.condition is None and effect.during in (None, When.ATTACK, When.FLAG)
    return effect.during is None and (effect.do is not Do.POWER or effect.select == Select())


def _is_possible(effect: Effect) -> bool:
    """Only a card that loses the flag can send itself away, and only chosen cards are selected."""
    itself = effect.when is When.LOSS and effect.whose == "own" and effect.number == 1
    if effect.target not in MOVES.get(effect.source, ()) or (effect.source is Zone.SELF and not itself):
        return False
    return effect.source in CHOSEN or (effect.select == Select() and not effect.optional)


def _is_choice(effect: Effect) -> bool:
    return effect.do is Do.ARRANGE or (effect.do is Do.MOVE and effect.source in CHOSEN)


def _check_names(cards: Sequence[Card], sources: Mapping[str, str]) -> None:
    """A name stands for one card; a starter card may have a twin in the City, on another level (Q18)."""
    seen: dict[tuple[str, bool], Card] = {}
    by_name: dict[str, Card] = {}
    for card in cards:
        twin = by_name.get(card.name)
        starter = card.group == "starter"
        if (card.name, starter) in seen or (twin is not None and twin.set != card.set):
            other = twin.set if twin else card.set
            raise Refusal("set-name-twice", source=sources.get(card.set, card.set), card=card.name, set=other)
        seen[card.name, starter] = by_name[card.name] = card


def _check_returns(cards: Sequence[Card], rounds: int, sources: Mapping[str, str]) -> None:
    """Q58: no card may bring back a card that brings back ... itself, or a match could go on forever."""
    returning = [card for card in cards if any(effect.returns for effect in card.effects)]
    brought = {card: [other for other in returning if _returns(card, other, rounds)] for card in returning}
    for start in sorted(returning, key=lambda card: card.set not in sources):  # a user's own card is named first
        path, open_ends = {start: [start]}, [start]
        while open_ends:
            card = open_ends.pop()
            for other in brought[card]:
                if other is start:
                    names = tuple(one.name for one in (*path[card], start))
                    source = sources.get(start.set, start.set)
                    raise Refusal("set-cycle", clause="Q58", source=source, card=start.name, cards=names)
                if other not in path:
                    path[other] = [*path[card], other]
                    open_ends.append(other)


def _returns(card: Card, other: Card, rounds: int) -> bool:
    """Whether the first can bring the second back into a deck, in any round."""
    powers = {other.power_in(round) for round in range(1, rounds + 1)}
    return any(
        effect.returns
        and (
            other is card if effect.source is Zone.SELF else any(effect.select.takes(other, power) for power in powers)
        )
        for effect in card.effects
    )
