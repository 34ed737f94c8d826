"""A fixed plan: a stage whose tables are all written down in advance, as in Challengers! (CG-02, CG-03, CG-09)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.ranking.reason import Reason, reason

HALVES = ("1", "2")


@dataclass(frozen=True, slots=True)
class Sitting:
    """Two plan cards at one table: the first half and the second."""

    table: TableNumber
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Plan:
    cards: int
    rounds: tuple[tuple[Sitting, ...], ...]


@dataclass(frozen=True, slots=True)
class Planned:
    """A match as the plan wants it."""

    table: TableNumber
    first: PlayerId
    second: PlayerId
    reason: Reason


def plan(cards: Sequence[str], parks: Sequence[str]) -> Plan:
    """A plan from its cards, numbered from 0, each with a place per round: `G1 R2` is park G, half 1, then R, half 2.

    Tables are numbered in the order of the parks. In each round every place that is used is used once, and no park by
    one card alone.
    """
    lines = [card.split() for card in cards]
    if not lines or len(lines) % 2:
        raise Refusal("plan-odd", cards=len(lines))
    for number, line in enumerate(lines):
        if len(line) != len(lines[0]) or not line:
            raise Refusal("plan-uneven", card=number, lines=len(line), rounds=len(lines[0]))
    rounds = [[line[round] for line in lines] for round in range(len(lines[0]))]
    return Plan(len(lines), tuple(_sittings(number, places, parks) for number, places in enumerate(rounds, start=1)))


def seating(plan: Plan, players: Sequence[PlayerId], robot: PlayerId | None = None) -> tuple[PlayerId, ...]:
    """Who holds which card: with one player too few, the Robot has card 0 (CG-02, CG-33)."""
    held = tuple(players)
    if robot is not None and len(held) == plan.cards - 1:
        held = (robot, *held)
    if len(held) != plan.cards:
        raise Refusal("plan-seats", clause="CG-03", cards=plan.cards, players=len(held))
    for player, times in Counter(held).items():
        if times > 1:
            raise Refusal("plan-player-twice", clause="CG-03", player=player)
    return held


def pairs(plan: Plan, seating: Sequence[PlayerId], round: int) -> tuple[Planned, ...]:
    """Who sits where in a round, in the order of tables; `seating` has the holder of each card."""
    if not 1 <= round <= len(plan.rounds):
        raise Refusal("plan-round-unknown", clause="CG-09", round=round, rounds=len(plan.rounds))
    if len(seating) != plan.cards:
        raise Refusal("plan-seats", clause="CG-03", cards=plan.cards, players=len(seating))
    return tuple(_planned(sitting, seating, round) for sitting in plan.rounds[round - 1])


def _sittings(round: int, places: Sequence[str], parks: Sequence[str]) -> tuple[Sitting, ...]:
    cards: dict[tuple[str, str], int] = {}
    for card, place in enumerate(places):
        park, half = place[:-1], place[-1]
        if park not in parks or half not in HALVES:
            raise Refusal("plan-place-unknown", card=card, round=round, written=place, parks=tuple(parks))
        if (park, half) in cards:
            raise Refusal("plan-place-twice", round=round, written=place, cards=(cards[park, half], card))
        cards[park, half] = card
    sittings = []
    for table, park in enumerate(parks, start=1):
        halves = [cards[park, half] for half in HALVES if (park, half) in cards]
        if len(halves) == 1:
            raise Refusal("plan-alone", round=round, card=halves[0], park=park)
        if halves:
            sittings.append(Sitting(TableNumber(table), *halves))
    return tuple(sittings)


def _planned(sitting: Sitting, seating: Sequence[PlayerId], round: int) -> Planned:
    first, second = seating[sitting.first], seating[sitting.second]
    why = reason(
        "pairing-planned", "CG-09", round=round, table=sitting.table, first=sitting.first, second=sitting.second
    )
    return Planned(sitting.table, first, second, why)
