"""What is known of each player while a tournament is played out: one run of numbers, a stretch of it for each player.

The numbers are of 32 bits, so that a whole tournament stays next to the processor. What does not change stands beside
them and not among them: after each write the processor would have to read it again.
"""

from typing import Any, NamedTuple

from topcut.planner.compiled import inlined, narrow

# In a player's stretch. Then come the opponents, and from the end of their room those whom a no-show kept from being
# one; the total of each figure; where a rule book asks for it, the rounds in which each was scored, as a number that
# orders as the rule book does; and a bit for each player: met.
POINTS, PLAYED, BYES, WON, LOST, GONE, OPPONENTS, ABSENCES, MET = range(9)

LATER = 1 << 20  # how often something was scored counts before when
PER_WORD = 32  # bits
INSIDE = (1 << 31) - 1  # what is masked by it is seen not to be negative, so no index is taken from the end


class Columns(NamedTuple):
    """`totals`, `dates` and `bits` say where they begin in a stretch; without dates there are no such numbers."""

    cells: Any
    players: int
    width: int  # of a stretch
    totals: int
    dates: int
    has_dates: int
    bits: int


def fresh(players: int, rounds: int, figures: int, *, has_dates: bool) -> Columns:
    """Nobody has played, everyone is there."""
    totals = MET + max(1, rounds)
    dates = totals + figures
    bits = dates + (figures if has_dates else 0)
    width = bits + (players + PER_WORD - 1) // PER_WORD
    return Columns(narrow(players * width), players, width, totals, dates, int(has_dates), bits)


@inlined
def place_of(now: Columns, player: int) -> int:
    """Where a player's stretch begins."""
    return (player * now.width) & INSIDE


@inlined
def clear(now: Columns) -> None:
    """Nobody has played."""
    for place in range(len(now.cells)):
        now.cells[place] = 0


@inlined
def is_in(now: Columns, at: int) -> int:
    """1 of a player who has not left."""
    return 1 - now.cells[at + GONE]


@inlined
def in_units(points: int, unit: int) -> int:
    """Dividing is slow, and nearly every rule book counts by one."""
    return points if unit == 1 else points // unit


@inlined
def have_met(now: Columns, one: int, other: int) -> bool:
    word = (place_of(now, one) + now.bits + (other >> 5)) & INSIDE
    return (now.cells[word] >> (other & 31)) & 1 != 0


@inlined
def missed(now: Columns, at: int) -> int:
    """Where those begin whom a no-show kept from being opponents."""
    return at + now.totals - now.cells[at + ABSENCES]


@inlined
def meetings(now: Columns, one: int, other: int) -> int:
    """How often two players have been paired."""
    count = 0
    if have_met(now, one, other):
        at = place_of(now, one)
        for place in range(at + MET, at + MET + now.cells[at + OPPONENTS]):
            count += now.cells[place] == other
        for place in range(missed(now, at), at + now.totals):
            count += now.cells[place] == other
    return count


@inlined
def note_meeting(now: Columns, one: int, other: int) -> None:
    """To be told from both sides."""
    at = place_of(now, one)
    count = now.cells[at + OPPONENTS]
    now.cells[(at + MET + count) & INSIDE] = other
    now.cells[at + OPPONENTS] = count + 1
    now.cells[(at + now.bits + (other >> 5)) & INSIDE] |= 1 << (other & 31)


@inlined
def note_absence(now: Columns, one: int, other: int) -> None:
    """To be told from both sides."""
    at = place_of(now, one)
    now.cells[at + ABSENCES] += 1
    now.cells[missed(now, at)] = other
    now.cells[at + now.bits + (other >> 5)] |= 1 << (other & 31)


@inlined
def note_figure(now: Columns, at: int, figure: int, scored: int, round: int) -> None:
    now.cells[(at + now.totals + figure) & INSIDE] += scored
    if now.has_dates and scored:
        now.cells[(at + now.dates + figure) & INSIDE] += LATER + (1 << round)
