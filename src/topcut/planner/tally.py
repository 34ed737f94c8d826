"""Counting: what a tournament was, added to what was counted of its structure."""

from typing import Any

from topcut.planner.book import UNIT
from topcut.planner.columns import BYES as HAD_BYES
from topcut.planner.columns import PLAYED, POINTS, Columns, in_units, is_in, place_of
from topcut.planner.columns import WON as HAS_WON
from topcut.planner.compiled import inlined
from topcut.planner.question import (
    BYES,
    HAD,
    HAD_AND_MADE,
    HAD_SQUARED,
    HEAD,
    LEFT,
    MADE_SQUARED,
    NONE_UNDEFEATED,
    PER_PLAYER,
    PER_POINTS,
    PRODUCT,
    REMATCHED,
    REMATCHES,
    SEVERAL_UNDEFEATED,
    TOURNAMENTS,
    TWO_BYES,
)


@inlined
def count_field(now: Columns, rules: Any, tally: Any, base: int, rematches: int, left: int, counts: Any) -> None:
    """What does not depend on the cut; how many of those still in have so many points is left in `counts`."""
    undefeated, byes, two_byes, unit = 0, 0, 0, rules[UNIT]
    for player in range(now.players):
        at = place_of(now, player)
        here, had = is_in(now, at), now.cells[at + HAD_BYES]
        undefeated += int(now.cells[at + HAS_WON] == now.cells[at + PLAYED]) & here
        byes += had
        two_byes |= int(had > 1)
        counts[in_units(now.cells[at + POINTS], unit)] += here
    tally[base + TOURNAMENTS] += 1
    tally[base + SEVERAL_UNDEFEATED] += int(undefeated > 1)
    tally[base + NONE_UNDEFEATED] += int(undefeated == 0)
    tally[base + REMATCHED] += int(rematches > 0)
    tally[base + REMATCHES] += rematches
    tally[base + BYES] += byes
    tally[base + TWO_BYES] += two_byes
    tally[base + LEFT] += left


@inlined
def count_points(
    now: Columns, rules: Any, tally: Any, base: int, among: Any, found: int, counts: Any, made: Any
) -> None:
    """Of those still in: how many had so many points, and how many of them made it; squares for the error bars."""
    for place in range(found):
        at = place_of(now, among[place])
        made[in_units(now.cells[at + POINTS], rules[UNIT])] += is_in(now, at)
    first = base + HEAD + now.players * PER_PLAYER
    for key in range(len(counts)):
        if counts[key]:
            place = first + key * PER_POINTS
            had, got = counts[key], made[key]
            tally[place + HAD] += had
            tally[place + HAD_AND_MADE] += got
            tally[place + HAD_SQUARED] += had * had
            tally[place + MADE_SQUARED] += got * got
            tally[place + PRODUCT] += had * got
            counts[key], made[key] = 0, 0
