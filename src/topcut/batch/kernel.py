"""A match played by compiled code, step for step as `topcut.cards.match` plays it; the clauses stand there."""

from topcut.batch.compiling import compiled
from topcut.batch.lying import (
    ATTACK_AT,
    ATTACK_AURA,
    ATTACKERS,
    AURAS,
    AURAS_AT,
    BY_BENCH,
    BY_DECK,
    BY_GUARD,
    DECK_AT,
    FLAG,
    HALF,
    HIGH,
    HOW,
    LOW,
    NEXT_BONUS,
    OPEN,
    OVERFLOWN,
    POWER,
    REVEALS,
    ROOM,
    SEATS_TAKEN,
    SPANS,
    UNDER_AT,
    UNDERLYING,
    VALUE,
    VALUES_AT,
    WINNER,
)
from topcut.batch.measuring import amount, flag_total, traced
from topcut.batch.moving import put_on_bench, resolve
from topcut.batch.sheet import (
    ACTS,
    ATTACKING,
    COLUMNS,
    FLAGGED,
    GAIN,
    GUARD,
    KINDS,
    LOSS,
    MOMENTS,
    NONE,
    ON_REVEAL,
    SEATS,
    Row,
)


@compiled
def play(sheet: Row, z: Row, first: int) -> None:
    """From decks as they lie to the end."""
    own = first * HALF
    _open(sheet, z, own)
    while z[WINNER] == OPEN:
        own = HALF - own
        _attack(sheet, z, own)
        if z[WINNER] == OPEN:
            _capture(sheet, z, own)


@compiled
def _end(z: Row, winner: int, how: int) -> None:
    z[WINNER] = winner // HALF
    z[HOW] = how


@compiled
def _has(sheet: Row, z: Row, own: int, card: int, moment: int) -> bool:
    at = z[own + SPANS] + 2 * (card * MOMENTS + moment)
    return sheet[at] < sheet[at + 1]


@compiled
def _moment(sheet: Row, z: Row, own: int, card: int, moment: int) -> None:
    at = z[own + SPANS] + 2 * (card * MOMENTS + moment)
    if sheet[at] < sheet[at + 1]:
        resolve(sheet, z, sheet[at], sheet[at + 1], own)


@compiled
def _bonus(sheet: Row, z: Row, own: int, card: int, moment: int) -> int:
    at = z[own + SPANS] + 2 * (card * MOMENTS + moment)
    total = 0
    for effect in range(sheet[at], sheet[at + 1], COLUMNS):
        total += amount(sheet, z, effect, own)
    return total


@compiled
def _open(sheet: Row, z: Row, own: int) -> None:
    if z[own + LOW] == z[own + HIGH]:
        _end(z, HALF - own, BY_DECK)
        return
    z[own + HIGH] -= 1
    card = z[own + DECK_AT + z[own + HIGH]]
    z[own + ATTACK_AT] = card
    z[own + ATTACKERS] = 1
    z[REVEALS] = 1
    value = sheet[z[POWER] + card] + _bonus(sheet, z, own, card, ON_REVEAL)
    _moment(sheet, z, own, card, ACTS)
    if z[WINNER] != OPEN:
        return
    z[own + ATTACKERS] = 0
    z[own + FLAG] = card
    z[own + VALUE] = value
    traced(z, card)
    traced(z, flag_total(sheet, z, own))
    traced(z, 0)
    _moment(sheet, z, own, card, GAIN)


@compiled
def _attack(sheet: Row, z: Row, own: int) -> None:
    other = HALF - own
    flag = z[other + FLAG]
    moving = _has(sheet, z, other, flag, FLAGGED)
    summed = z[own + AURAS] > 0
    need = flag_total(sheet, z, other)
    total = 0
    while True:
        if z[own + LOW] == z[own + HIGH]:
            _end(z, other, BY_DECK)
            return
        z[REVEALS] += 1
        if z[REVEALS] > sheet[GUARD]:
            _end(z, other, BY_GUARD)
            return
        z[own + HIGH] -= 1
        card = z[own + DECK_AT + z[own + HIGH]]
        place = z[own + ATTACKERS]
        if place >= ROOM:
            z[WINNER] = OVERFLOWN
            return
        z[own + ATTACK_AT + place] = card
        z[own + VALUES_AT + place] = sheet[z[POWER] + card]
        z[own + ATTACKERS] = place + 1
        helped = z[own + NEXT_BONUS]
        z[own + NEXT_BONUS] = 0
        value = sheet[z[POWER] + card] + _bonus(sheet, z, own, card, ON_REVEAL)
        z[own + VALUES_AT + place] = value + helped
        if _has(sheet, z, own, card, ACTS):
            _moment(sheet, z, own, card, ACTS)
            if z[WINNER] != OPEN:
                return
            moving = True
            summed = True
        if summed or _has(sheet, z, own, card, ATTACKING):
            summed = True
            total = _attack_total(sheet, z, own)
        elif value + helped > 0:
            total += value + helped
        if moving:
            need = flag_total(sheet, z, other)
        traced(z, card)
        traced(z, total)
        traced(z, need)
        if total >= need:
            z[own + VALUE] = value
            return


@compiled
def _attack_total(sheet: Row, z: Row, own: int) -> int:
    total = 0
    for place in range(z[own + ATTACKERS]):
        card = z[own + ATTACK_AT + place]
        value = z[own + VALUES_AT + place] + _bonus(sheet, z, own, card, ATTACKING)
        for giver in range(z[own + AURAS]):
            value += sheet[z[own + ATTACK_AURA] + z[own + AURAS_AT + giver] * sheet[KINDS] + card]
        if value > 0:
            total += value
    return total


@compiled
def _capture(sheet: Row, z: Row, own: int) -> None:
    other = HALF - own
    _moment(sheet, z, other, z[other + FLAG], LOSS)
    if z[WINNER] != OPEN:
        return
    number = z[own + ATTACKERS] - 1
    card = z[own + ATTACK_AT + number]
    for place in range(number):
        z[own + UNDER_AT + place] = z[own + ATTACK_AT + place]
    z[own + UNDERLYING] = number
    z[own + ATTACKERS] = 0
    z[own + FLAG] = card
    _moment(sheet, z, own, card, GAIN)
    if z[WINNER] == OPEN:
        _bench(sheet, z, other)


@compiled
def _bench(sheet: Row, z: Row, own: int) -> None:
    for place in range(z[own + UNDERLYING]):
        put_on_bench(sheet, z, own, z[own + UNDER_AT + place])
    if z[own + FLAG] != NONE:
        put_on_bench(sheet, z, own, z[own + FLAG])
    z[own + UNDERLYING] = 0
    z[own + FLAG] = NONE
    if z[WINNER] == OPEN and z[own + SEATS_TAKEN] > sheet[SEATS]:
        _end(z, HALF - own, BY_BENCH)
