"""Cards as one row of numbers: what the language says of each, for every round, in our hands and in the Robot's."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from topcut.cards.binder import Binder
from topcut.cards.bots.greedy import Greedy
from topcut.cards.language import Card, Count, Do, Effect, Measure, Select, Side, When, Zone

Row: TypeAlias = NDArray[np.int64]

# The head of a sheet: numbers of the box, and where each part begins.
KINDS, ROUNDS, SELECTIONS, SEATS, GUARD, EVERYTHING = range(6)
POWER_AT, NAME_AT, SET_AT, ORDER_AT, WORKS_AT, GIVES_AT, SPANS_AT, MEMBERS_AT, ATTACK_AURAS_AT, FLAG_AURAS_AT = range(
    6, 16
)
EFFECTS_AT, MEASURES_AT, HEAD = 16, 17, 18

# The columns of an effect; others speak of it by where it begins, and so of a measure.
DO, AMOUNT, PER, HOLDS, LEAST, MOST, SELECT, SOURCE, TARGET, WHOSE, CHOOSER, NUMBER, OPTIONAL, WISH = range(14)
# What it does.
MOVE_CHOSEN, MOVE, ARRANGE, FANS, NEXT = range(5)
# The columns of a measure, and what it counts.
COUNT, ZONE, OF, MEMBERS = range(4)
CARDS, SETS, EMPTY_SEATS, TROPHIES = range(4)
# Where cards lie.
SELF, BENCH, DECK, TOP, BOTTOM, EXHAUST, REMOVED, PILE_A, PILE_B, PILE_C = range(10)
# The moments of a card: from which to which effect.
ON_REVEAL, ACTS, ATTACKING, FLAGGED, GAIN, LOSS = range(6)
# What a player without a thought wishes for: the strongest, the weakest, or to hurt the opponent's bench.
STRONGEST, WEAKEST, AGAINST = range(3)

NONE = -1
COLUMNS, MEASURE_COLUMNS, MOMENTS = WISH + 1, MEMBERS + 1, LOSS + 1
MOST_SETS = 60  # as many as one number can mark
MOST_NAMES = 1000

_ZONES = {zone: number for number, zone in enumerate(Zone)}
_COUNTS = {count: number for number, count in enumerate(Count)}
_VERBS = {Do.ARRANGE: ARRANGE, Do.FANS: FANS, Do.NEXT: NEXT}
_CHOSEN = (Zone.BENCH, Zone.DECK, Zone.EXHAUST)
_MOMENTS = {ON_REVEAL: When.REVEAL, ATTACKING: When.ATTACK, FLAGGED: When.FLAG}
_ACTS = {ACTS: When.REVEAL, GAIN: When.GAIN, LOSS: When.LOSS}


class Uncompiled(Exception):
    """These cards say something that arrays cannot say; the reference engine plays them."""


def sheet(binder: Binder) -> Row:
    """What the reference engine does with these cards, as numbers (see `topcut.cards.tables`)."""
    return _Writing(binder).sheet()


class _Writing:
    def __init__(self, binder: Binder) -> None:
        self.binder = binder
        self.cards = binder.cards
        self.rounds = range(1, len(binder.box.rounds) + 1)
        self.effects: list[list[int]] = []
        self.measures: list[list[int]] = []
        self.selections: list[Select] = []

    def sheet(self) -> Row:
        cards, box = self.cards, self.binder.box
        names = {name: number for number, name in enumerate(dict.fromkeys(card.name for card in cards))}
        sets = {name: number for number, name in enumerate(dict.fromkeys(card.set for card in cards))}
        if len(sets) > MOST_SETS or len(names) > MOST_NAMES:
            raise Uncompiled
        everything = self._selection(Select())
        spans = [[self._spans(card, told=not robot or card.is_robot) for card in cards] for robot in (False, True)]
        worth = Greedy(self.binder).worth
        ranked = sorted(range(len(cards)), key=lambda card: (worth[card], -card))
        auras = np.array([[_auras(cards, round, when) for round in self.rounds] for when in (When.ATTACK, When.FLAG)])
        parts: dict[int, object] = {
            POWER_AT: [[card.power_in(round) for card in cards] for round in self.rounds],
            NAME_AT: [names[card.name] for card in cards],
            SET_AT: [sets[card.set] for card in cards],
            ORDER_AT: [ranked.index(card) for card in range(len(cards))],
            WORKS_AT: [any(effect.when is When.BENCH for effect in card.effects) for card in cards],
            GIVES_AT: auras.any(axis=(0, 1, 4)),
            SPANS_AT: spans,
            MEMBERS_AT: [self._members(round) for round in self.rounds],
            ATTACK_AURAS_AT: auras[0],
            FLAG_AURAS_AT: auras[1],
            EFFECTS_AT: self.effects,
            MEASURES_AT: self.measures,
        }
        head = [len(cards), len(self.rounds), len(self.selections), box.seats, box.guard, everything]
        return _bound(head, {part: np.array(numbers, np.int64) for part, numbers in parts.items()})

    def _spans(self, card: Card, *, told: bool) -> list[list[int]]:
        spans = []
        for moment in range(MOMENTS):
            power = moment in _MOMENTS
            when = _MOMENTS[moment] if power else _ACTS[moment]
            meant = [one for one in card.effects if told and one.when is when and (one.do is Do.POWER) is power]
            begin = len(self.effects)
            self.effects += [self._effect(one) for one in meant]
            spans.append([begin, len(self.effects)])
        return spans

    def _effect(self, effect: Effect) -> list[int]:
        if effect.do is Do.ARRANGE and effect.target is Zone.BOTTOM and effect.number != 2:
            raise Uncompiled
        chosen = effect.source in _CHOSEN
        holds = effect.condition
        return [
            _VERBS.get(effect.do, MOVE_CHOSEN if chosen else MOVE),
            effect.amount,
            NONE if effect.per is None else self._measure(effect.per),
            NONE if holds is None else self._measure(holds),
            (holds.least if holds is not None else None) or 0,
            NONE if holds is None or holds.most is None else holds.most,
            self._selection(effect.select),
            _ZONES[effect.source],
            _ZONES[effect.target],
            int(effect.whose is Side.OPPONENT),
            int(effect.chooser is Side.OPPONENT),
            effect.number,
            int(effect.optional),
            _wish(effect),
        ]

    def _measure(self, measure: Measure) -> int:
        picked = Select(measure.name, measure.set, measure.level, measure.power, measure.most_power)
        whose = int(measure.whose is Side.OPPONENT)
        row = [_COUNTS[measure.count], _ZONES[Zone(measure.zone)], whose, self._selection(picked)]
        self.measures.append(row)
        return len(self.measures) - 1

    def _selection(self, select: Select) -> int:
        if select not in self.selections:
            self.selections.append(select)
        return self.selections.index(select) * len(self.cards)

    def _members(self, round: int) -> list[list[bool]]:
        return [[select.takes(card, card.power_in(round)) for card in self.cards] for select in self.selections]


def _wish(effect: Effect) -> int:
    """As the greedy bot chooses, see `Greedy.in_match`."""
    if effect.do is Do.ARRANGE:
        return STRONGEST
    if effect.whose is Side.OPPONENT and effect.chooser is Side.OWN:
        return AGAINST
    return STRONGEST if effect.target is Zone.TOP else WEAKEST


def _auras(cards: Sequence[Card], round: int, during: When) -> list[list[list[int]]]:
    """What the first card gives the second from the bench: in a player's hands, and in the Robot's."""
    own = [[_given(giver, card, round, during) for card in cards] for giver in cards]
    robot = [row if giver.is_robot else [0] * len(cards) for giver, row in zip(cards, own, strict=True)]
    return [own, robot]


def _given(giver: Card, card: Card, round: int, during: When) -> int:
    return sum(
        effect.amount
        for effect in giver.effects
        if effect.when is When.BENCH and effect.do is Do.POWER and effect.during in (None, during)
        if effect.select.takes(card, card.power_in(round))
    )


def _bound(head: Sequence[int], parts: Mapping[int, Row]) -> Row:
    """All parts in one row; effects and measures are then spoken of by where they begin."""
    begin = HEAD
    places: dict[int, int] = {}
    for part, numbers in parts.items():
        places[part] = begin
        begin += numbers.size
    effects = parts[EFFECTS_AT].reshape(-1, COLUMNS)
    for column in (PER, HOLDS):
        spoken = effects[:, column] != NONE
        effects[spoken, column] = places[MEASURES_AT] + effects[spoken, column] * MEASURE_COLUMNS
    parts[SPANS_AT][...] = places[EFFECTS_AT] + parts[SPANS_AT] * COLUMNS
    whole = [*head, *(places[part] for part in range(POWER_AT, HEAD))]
    return np.concatenate([np.array(whole, np.int64), *(numbers.ravel() for numbers in parts.values())])
