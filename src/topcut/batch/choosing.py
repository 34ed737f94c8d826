"""Choices in a match of compiled code: answers as they were given, or what the greedy bot would answer."""

from topcut.batch.compiling import compiled
from topcut.batch.lying import ANSWERED, ANSWERS, ANSWERS_AT, HALF, LOOKED_AT, MEMBERS_NOW, ROBOT
from topcut.batch.sheet import (
    AGAINST,
    CHOOSER,
    EVERYTHING,
    NONE,
    OPTIONAL,
    ORDER_AT,
    SELECT,
    STRONGEST,
    WISH,
    WORKS_AT,
    Row,
)


@compiled
def chosen(  # noqa: PLR0917  # compiled code takes no keywords
    sheet: Row, z: Row, effect: int, own: int, begin: int, end: int
) -> int:
    """The first place in this row of the card that is taken, or NONE."""
    chooser = own if sheet[effect + CHOOSER] == 0 else HALF - own
    members = z[MEMBERS_NOW] + sheet[effect + SELECT]
    optional = sheet[effect + OPTIONAL] != 0
    if z[chooser + ROBOT]:
        return _lowest(sheet, z, members, begin, end)
    if z[ANSWERS]:
        number = 0
        for place in range(begin, end):
            if sheet[members + z[place]]:
                number = _noted(z, number, z[place])
        return _answered(z, number, optional, begin, end)
    wish = sheet[effect + WISH]
    if wish == AGAINST:
        best = _ranked(sheet, z, members, sheet[WORKS_AT], True, begin, end)
        if best != NONE or optional:
            return best
    return _ranked(sheet, z, members, members, wish == STRONGEST, begin, end)


@compiled
def top_chosen(sheet: Row, z: Row, own: int, begin: int, end: int) -> int:
    """Which of the cards that were looked at lies on top."""
    everything = z[MEMBERS_NOW] + sheet[EVERYTHING]
    if z[own + ROBOT]:
        return _lowest(sheet, z, everything, begin, end)
    if z[ANSWERS]:
        number = 0
        for place in range(begin, end):
            number = _noted(z, number, z[place])
        return _answered(z, number, False, begin, end)
    return _ranked(sheet, z, everything, everything, True, begin, end)


@compiled
def _lowest(sheet: Row, z: Row, members: int, begin: int, end: int) -> int:
    """The Robot has no will of its own (Q48)."""
    best = NONE
    for place in range(begin, end):
        if sheet[members + z[place]] and (best == NONE or z[place] < z[best]):
            best = place
    return best


@compiled
def _ranked(  # noqa: PLR0917  # compiled code takes no keywords
    sheet: Row, z: Row, members: int, also: int, strongest: bool, begin: int, end: int
) -> int:
    order = sheet[ORDER_AT]
    best = NONE
    for place in range(begin, end):
        card = z[place]
        if sheet[members + card] and sheet[also + card]:
            if best == NONE:
                best = place
            elif strongest:
                if sheet[order + card] > sheet[order + z[best]]:
                    best = place
            elif sheet[order + card] < sheet[order + z[best]]:
                best = place
    return best


@compiled
def _noted(z: Row, number: int, card: int) -> int:
    """Different cards, the lowest first."""
    place, end = LOOKED_AT, LOOKED_AT + number
    while place < end and z[place] < card:
        place += 1
    if place < end and z[place] == card:
        return number
    for one in range(end, place, -1):
        z[one] = z[one - 1]
    z[place] = card
    return number + 1


@compiled
def _answered(z: Row, number: int, optional: bool, begin: int, end: int) -> int:
    """Each answer is a number, which is counted round the options; no answer is asked for where there is one option."""
    if number == 0:
        return NONE
    taken = 0
    if number + optional > 1:
        answer = z[ANSWERED]
        z[ANSWERED] = answer + 1
        taken = z[ANSWERS_AT + answer % z[ANSWERS]] % (number + optional)
    if taken == number:
        return NONE
    for place in range(begin, end):
        if z[place] == z[LOOKED_AT + taken]:
            return place
    return NONE
