"""A round that is paired is played: who appears, who wins, what is scored, and who leaves afterwards."""

from typing import Any

from topcut.planner.book import (
    DOUBLE_POINTS,
    DRAW,
    FIGURES,
    LOSS,
    NO_SHOW_MET,
    NO_SHOW_OPPONENTS,
    WIN,
)
from topcut.planner.columns import (
    BYES,
    GONE,
    INSIDE,
    LOST,
    PLAYED,
    POINTS,
    WON,
    Columns,
    is_in,
    note_absence,
    note_figure,
    note_meeting,
    place_of,
)
from topcut.planner.compiled import compiled, inlined
from topcut.planner.skill import DRAWS, DROPS, LOSSES_BEFORE_LEAVING, NO_SHOWS, SCORES, STAYS, Chances
from topcut.planner.stream import number

FIRST, SECOND, NOBODY = 0, 1, 2


@inlined
def outcome(x: int, chances: Chances, by_difference: Any, one: int, other: int) -> int:
    """What a number of 32 bits says: the first has won, the second, or nobody, a draw."""
    draws = chances.rates[DRAWS]
    won = int(x - draws >= by_difference[(chances.widest + chances.skill[one] - chances.skill[other]) & INSIDE])
    return NOBODY if x < draws else won


@inlined
def have_bye(now: Columns, rules: Any, bye: Any, player: int, round: int) -> None:
    at = place_of(now, player)
    now.cells[at + POINTS] += rules[WIN]
    now.cells[at + PLAYED] += 1
    now.cells[at + BYES] += 1
    now.cells[at + WON] += 1
    for figure in range(rules[FIGURES]):
        note_figure(now, at, figure, bye[figure], round)


@inlined
def settle(now: Columns, rules: Any, chances: Chances, one: int, other: int, drawn: int, line: int, round: int) -> None:
    """The first has beaten the second, or they drew; `line` is the line of the table of scores that they have."""
    here, there = place_of(now, one), place_of(now, other)
    table = chances.drawn if drawn else chances.won
    now.cells[here + POINTS] += rules[DRAW] if drawn else rules[WIN]
    now.cells[there + POINTS] += rules[DRAW] if drawn else rules[LOSS]
    now.cells[here + WON] += 1 - drawn
    now.cells[there + LOST] += 1 - drawn
    now.cells[here + PLAYED] += 1
    now.cells[there + PLAYED] += 1
    note_meeting(now, one, other)
    note_meeting(now, other, one)
    figures = rules[FIGURES]
    for figure in range(figures):
        place = 2 * (line * figures + figure)
        note_figure(now, here, figure, table[place], round)
        note_figure(now, there, figure, table[place + 1], round)


@compiled
def settle_absence(
    now: Columns, rules: Any, given: Any, one: int, other: int, here: int, there: int, round: int
) -> None:
    """One of them did not appear, or neither; who did not has left."""
    if not here and there:
        one, other, here, there = other, one, there, here
    mine, theirs = place_of(now, one), place_of(now, other)
    now.cells[mine + POINTS] += rules[WIN] if here else rules[DOUBLE_POINTS]
    now.cells[theirs + POINTS] += rules[LOSS] if here else rules[DOUBLE_POINTS]
    now.cells[mine + WON] += here
    now.cells[mine + LOST] += 1 - here
    now.cells[theirs + LOST] += 1
    now.cells[mine + PLAYED] += 1
    now.cells[theirs + PLAYED] += 1
    now.cells[mine + GONE], now.cells[theirs + GONE] = 1 - here, 1
    if rules[NO_SHOW_OPPONENTS]:
        note_meeting(now, one, other)
        note_meeting(now, other, one)
    elif rules[NO_SHOW_MET]:
        note_absence(now, one, other)
        note_absence(now, other, one)
    for figure in range(rules[FIGURES]):
        note_figure(now, mine, figure, given[figure] if here else 0, round)


@inlined
def play(now: Columns, rules: Any, given: Any, chances: Chances, stream: Any, line: Any, size: int, round: int) -> None:
    """All pairs of the line; what is drawn by chance is drawn in its order.

    One number decides who wins, and its last bits what is scored: who wins hangs on them in one case of many millions.
    """
    no_shows = chances.rates[NO_SHOWS]
    for place in range(0, size, 2):
        one, other = line[place], line[place + 1]
        if no_shows:
            here, there = int(number(stream) >= no_shows), int(number(stream) >= no_shows)
            if not (here and there):
                settle_absence(now, rules, given, one, other, here, there, round)
                continue
        x = number(stream)
        won = outcome(x, chances, chances.swiss, one, other)
        better = other if won == SECOND else one
        settle(now, rules, chances, better, one + other - better, int(won == NOBODY), x % SCORES, round)


@inlined
def leave(now: Columns, chances: Chances, stream: Any, line: Any, round: int) -> int:
    """Those who have lost enough may go home; how many did. The line is there to write on.

    One number says how many of them stay before the next one goes, as if each had drawn one.
    """
    tempted, gone = 0, 0
    if chances.rates[DROPS] and round + 1 >= LOSSES_BEFORE_LEAVING:
        for player in range(now.players):
            at = place_of(now, player)
            line[tempted] = player
            tempted += int(now.cells[at + LOST] >= LOSSES_BEFORE_LEAVING) & is_in(now, at)
        x, stayed = number(stream), 0
        for place in range(tempted):
            if x >= chances.stay[stayed]:
                now.cells[place_of(now, line[place]) + GONE] = 1
                gone += 1
                x, stayed = number(stream), 0
            else:
                stayed += 1
                if stayed == STAYS:
                    x, stayed = number(stream), 0
    return gone
