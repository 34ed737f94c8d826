"""When it will be over: the length of each round as a distribution over minutes, added up exactly.

A round is the printed minutes and the dice, then finishing the game round; between two rounds the next one is set up.
Lunch comes once, in the first break after noon, where play begins before it. A cut on the second day has a day of its
own.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import comb

from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset

FINISHING = range(4, 11)  # minutes until the last table has finished, all equally likely
SETTING_UP = range(5, 12)  # minutes from the last result to the next start
NOON = 720
EXACT = 12  # digits: shares are added up, and all of them together would be a hair less than 1
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
    second: int | None = None  # when the cut begins on the second day; None: it is played after the Swiss rounds


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


def closing(text: str) -> int:
    """The same of a hall, which may close in the night after: 01:00 +1, as `as_hour` has it."""
    of_day = text.strip().removesuffix("+1")
    return hour(of_day) + (1440 if of_day != text.strip() else 0)


def ending(ruleset: Ruleset, day: Day, rounds: int, bracket_rounds: int) -> Ending:
    clock = ruleset.clock
    rolled = clock.roll == "always" if day.dice is None else day.dice and clock.dice > 0
    swiss = _round(day.minutes or clock.minutes, clock.dice, clock.hits, clock.faces if rolled else 0)
    rolled_too = rolled and clock.bracket_roll
    bracket = _round(clock.bracket_minutes, clock.dice, clock.hits, clock.faces if rolled_too else 0)
    is_second = day.second is not None and bracket_rounds > 0
    total = _played(day, day.begins, [swiss] * rounds + [bracket] * (0 if is_second else bracket_rounds))
    if is_second:
        assert day.second is not None
        total = _played(day, day.second, [bracket] * bracket_rounds)
    return Ending(
        _quantile(total, 0.5),
        _quantile(total, 0.05),
        _quantile(total, 0.95),
        None if day.until is None else round(sum(share for at, share in total.items() if at <= day.until), EXACT),
        total,
    )


def _played(day: Day, begins: int, lengths: Sequence[Minutes]) -> Minutes:
    """When the last of these rounds is over."""
    total, has_eaten = {begins: 1.0}, not day.lunch or begins >= NOON
    for number, length in enumerate(lengths):
        if number:
            total = _plus(total, dict.fromkeys(SETTING_UP, 1 / len(SETTING_UP)))
            if not has_eaten and sum(at * share for at, share in total.items()) >= NOON:
                total = {at + day.lunch: share for at, share in total.items()}
                has_eaten = True
        total = _plus(total, length)
    return total


def _round(minutes: int, dice: int, hits: int, faces: int) -> Minutes:
    length = {minutes: 1.0}
    if faces:
        share = hits / faces
        length = {
            minutes + extra: comb(dice, extra) * share**extra * (1 - share) ** (dice - extra)
            for extra in range(dice + 1)
        }
    return _plus(length, dict.fromkeys(FINISHING, 1 / len(FINISHING)))


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
