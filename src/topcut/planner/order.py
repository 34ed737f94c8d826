"""Who is ahead: points, then the rule book's tiebreakers in their order, exactly, in whole numbers."""

from typing import Any

from topcut.planner.book import (
    ALL_ROUNDS,
    ALONE,
    BYE_IS_OPPONENT,
    EXTENDED,
    FIGURE,
    FLOOR,
    KIND,
    LATEST,
    LOT,
    MET_ONCE,
    PARTS,
    PER_TIE,
    SCALE,
    SHARES,
    STRENGTH,
    TIEBREAKERS,
    TIES,
    TOTAL,
    WIN,
)
from topcut.planner.columns import BYES, MET, OPPONENTS, PLAYED, POINTS, Columns, place_of
from topcut.planner.compiled import compiled, inlined
from topcut.planner.stream import lot

UNKNOWN = -1  # no figure is negative


@inlined
def rate(now: Columns, rules: Any, rounds: int, player: int) -> int:
    """Points per round, times the scale."""
    divisor = rounds if rules[ALL_ROUNDS] else now.cells[place_of(now, player) + PLAYED]
    return now.cells[place_of(now, player) + POINTS] * rules[SHARES + divisor]


@inlined
def _is_again(now: Columns, player: int, place: int) -> bool:
    """Whether the opponent at this place has been met before."""
    for before in range(place_of(now, player) + MET, place):
        if now.cells[before] == now.cells[place]:
            return place > before
    return False


@inlined
def strength(now: Columns, rules: Any, rounds: int, player: int) -> int:
    """The mean of the opponents' points per round, times the scale squared."""
    at = place_of(now, player)
    total, count = 0, 0
    for place in range(at + MET, at + MET + now.cells[at + OPPONENTS]):
        if rules[MET_ONCE] and _is_again(now, player, place):
            continue
        total += rate(now, rules, rounds, now.cells[place])
        count += 1
    if rules[BYE_IS_OPPONENT] and now.cells[at + BYES]:
        count += 1 if rules[MET_ONCE] else now.cells[at + BYES]
    scale = rules[SCALE]
    return total * rules[SHARES + count] if count else rules[ALONE] * scale * scale


@compiled
def extended(now: Columns, rules: Any, rounds: int, player: int) -> int:
    """The mean of the opponents' strength, times the scale cubed."""
    at = place_of(now, player)
    total, count = 0, 0
    for place in range(at + MET, at + MET + now.cells[at + OPPONENTS]):
        if rules[MET_ONCE] and _is_again(now, player, place):
            continue
        total += strength(now, rules, rounds, now.cells[place])
        count += 1
    if rules[BYE_IS_OPPONENT] and now.cells[at + BYES]:
        count += 1 if rules[MET_ONCE] else now.cells[at + BYES]
    scale = rules[SCALE]
    return total * rules[SHARES + count] if count else rules[ALONE] * scale * scale * scale


@compiled
def win_rate(now: Columns, rules: Any, rounds: int, player: int, tie: int) -> int:
    """The mean of the opponents' shares of the points they could have won, none below the floor, times its scale."""
    scale = rules[SCALE]
    least, parts = rules[tie + FLOOR] * scale * rules[WIN], rules[tie + PARTS]
    at = place_of(now, player)
    total, count = 0, 0
    for place in range(at + MET, at + MET + now.cells[at + OPPONENTS]):
        if rules[MET_ONCE] and _is_again(now, player, place):
            continue
        total += max(least, rate(now, rules, rounds, now.cells[place]) * parts)
        count += 1
    if rules[BYE_IS_OPPONENT] and now.cells[at + BYES]:
        byes = 1 if rules[MET_ONCE] else now.cells[at + BYES]
        total += byes * least
        count += byes
    return total * rules[SHARES + count] if count else rules[ALONE] * scale * rules[WIN] * parts * scale


@compiled
def figure(now: Columns, rules: Any, stream: Any, rounds: int, player: int, tie: int) -> int:
    """What a player is ordered by in one tiebreaker, `tie` being where it stands in the rules."""
    kind = rules[tie + KIND]
    if kind == STRENGTH:
        return strength(now, rules, rounds, player)
    if kind == EXTENDED:
        return extended(now, rules, rounds, player)
    if kind == TOTAL:
        return now.cells[place_of(now, player) + now.totals + rules[tie + FIGURE]]
    if kind == LATEST:
        return now.cells[place_of(now, player) + now.dates + rules[tie + FIGURE]]
    if kind == LOT:
        return lot(stream, player)
    return win_rate(now, rules, rounds, player, tie)


@compiled
def ranked(now: Columns, rules: Any, stream: Any, rounds: int, among: Any, count: int, keys: Any) -> None:
    """Puts the first `count` of `among` into the order of the standings; `keys` has room for all figures of each.

    A figure is worked out where it is asked for: mostly the first one tells two players apart.
    """
    width = rules[TIEBREAKERS]
    for place in range(count):
        for number in range(width):
            keys[among[place] * width + number] = UNKNOWN
    for place in range(1, count):
        player = among[place]
        before = place - 1
        while before >= 0 and _goes_before(now, rules, stream, rounds, keys, player, among[before]):
            among[before + 1] = among[before]
            before -= 1
        among[before + 1] = player


@inlined
def _goes_before(now: Columns, rules: Any, stream: Any, rounds: int, keys: Any, one: int, other: int) -> bool:
    mine, theirs = now.cells[place_of(now, one) + POINTS], now.cells[place_of(now, other) + POINTS]
    number = 0
    while mine == theirs:
        if number == rules[TIEBREAKERS]:
            return one < other
        mine = _key(now, rules, stream, rounds, keys, one, number)
        theirs = _key(now, rules, stream, rounds, keys, other, number)
        number += 1
    return mine > theirs


@inlined
def _key(now: Columns, rules: Any, stream: Any, rounds: int, keys: Any, player: int, number: int) -> int:
    place = player * rules[TIEBREAKERS] + number
    if keys[place] == UNKNOWN:
        keys[place] = figure(now, rules, stream, rounds, player, TIES + number * PER_TIE)
    return keys[place]
