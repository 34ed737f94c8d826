"""When it will be over: the length of each round as a distribution over minutes, added up exactly.

A round is the printed minutes and the dice, then finishing the game round and setting up the next one; lunch comes
once, in the first break after noon.
"""

import re
from dataclasses import dataclass, field
from itertools import accumulate
from math import comb

from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset

FINISHING = range(4, 11)  # minutes until the last table has finished, all equally likely
SETTING_UP = range(5, 12)  # minutes from the last result to the next start
NOON = 720
LEAST_MINUTES, MOST_MINUTES = 10, 600  # of a round; lunch may be left out
HOUR = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])|(24):(00)")

Minutes = dict[int, float]  # how likely each number of minutes is


@dataclass(frozen=True, slots=True)
class Day:
    """Minutes after midnight; a length that is not given is the rule book's."""

    begins: int = 10 * 60
    until: int | None = None
    minutes: int | None = None
    lunch: int = 30
    dice: bool | None = None  # None: where the rule book always rolls them


@dataclass(frozen=True, slots=True)
class Ending:
    """The middle, and where 90 of 100 lie between."""

    middle: int
    early: int
    late: int
    in_time: float | None  # how likely it is over when the hall closes
    minutes: Minutes = field(repr=False)


def as_hour(minutes: int) -> str:
    """17:45, and 01:15 +1 on the next day."""
    later = f" +{minutes // 1440}" if minutes >= 1440 else ""
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}{later}"


def hour(text: str) -> int:
    """18:00 as minutes after midnight."""
    found = HOUR.fullmatch(text.strip())
    if found is None:
        raise Refusal("planner-hour", given=text)
    return int(found[1] or found[3]) * 60 + int(found[2] or found[4])


def ending(ruleset: Ruleset, day: Day, rounds: int, bracket_rounds: int) -> Ending:
    clock = ruleset.clock
    rolled = clock.roll == "always" if day.dice is None else day.dice and clock.dice > 0
    swiss = _round(day.minutes or clock.minutes, clock.dice, clock.hits, clock.faces if rolled else 0)
    rolled_too = rolled and clock.bracket_roll
    bracket = _round(clock.bracket_minutes, clock.dice, clock.hits, clock.faces if rolled_too else 0)
    total: Minutes = {day.begins: 1.0}
    has_eaten = not day.lunch
    for number in range(rounds + bracket_rounds):
        total = _plus(total, swiss if number < rounds else bracket)
        is_last = number + 1 == rounds + bracket_rounds
        if not has_eaten and not is_last and sum(at * share for at, share in total.items()) >= NOON:
            total = {at + day.lunch: share for at, share in total.items()}
            has_eaten = True
    return Ending(
        _quantile(total, 0.5),
        _quantile(total, 0.05),
        _quantile(total, 0.95),
        None if day.until is None else sum(share for at, share in total.items() if at <= day.until),
        total,
    )


def _round(minutes: int, dice: int, hits: int, faces: int) -> Minutes:
    length = {minutes: 1.0}
    if faces:
        share = hits / faces
        length = {
            minutes + extra: comb(dice, extra) * share**extra * (1 - share) ** (dice - extra)
            for extra in range(dice + 1)
        }
    for more in (FINISHING, SETTING_UP):
        length = _plus(length, dict.fromkeys(more, 1 / len(more)))
    return length


def _plus(one: Minutes, other: Minutes) -> Minutes:
    total: Minutes = {}
    for a, share in one.items():
        for b, more in other.items():
            total[a + b] = total.get(a + b, 0.0) + share * more
    return total


def _quantile(minutes: Minutes, share: float) -> int:
    ordered = sorted(minutes)
    return next(
        (
            at
            for at, below in zip(ordered, accumulate(map(minutes.__getitem__, ordered)), strict=True)
            if below >= share
        ),
        ordered[-1],
    )
