"""What somebody needs to make the cut, in one or two sentences: the same on every page and in the terminal."""

from collections.abc import Sequence

from topcut.planner.fates import Fate
from topcut.planner.sampled import Share
from topcut.planner.what_if import Chances, Own, Standing, WhatIf
from topcut.words import say
from topcut.words.dates import decimal

NONE = "none"


def needs(found: WhatIf, one: Chances) -> str:
    if one.standing is not Standing.ALIVE:
        return say(f"whatif-is-{one.standing}")
    if found.left:
        enough, least = (NONE if number is None else number for number in (one.enough, one.least))
        return say("whatif-points", enough=enough, least=least)
    fates = {own: one.by_own.get(own) for own in Own}
    if fates[Own.WIN] is None:
        return say("whatif-others")
    return say(_code(fates), draw=fates[Own.DRAW] or NONE, loss=fates[Own.LOSS] or NONE)


def likely(share: Share) -> str:
    low, high = map(_percent, share.likely)
    return say("whatif-share", rate=_percent(share.rate), low=low, high=high)


def _percent(share: float) -> str:
    """With a digit more where a whole number would sound certain."""
    return decimal(100 * share, 0 if 0.01 <= share <= 0.99 else 1)


def _code(fates: dict[Own, Fate | None]) -> str:
    known = {fate for fate in fates.values() if fate is not None}
    if known == {Fate.IN}:
        return "whatif-if-played"
    if known == {Fate.OUT}:
        return "whatif-if-not-played"
    if fates[Own.DRAW] is Fate.IN:
        return "whatif-draw-enough"
    return "whatif-win-enough" if fates[Own.WIN] is Fate.IN else "whatif-win-may"


def either(names: Sequence[str]) -> str:
    """Whom a loss at a table could keep out: one of its players, or either of them."""
    return say("whatif-either", first=names[0], second=names[1]) if len(names) == 2 else names[0]
