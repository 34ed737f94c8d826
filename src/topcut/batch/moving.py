"""What effects do in a match of compiled code: move, arrange, give fans; as `topcut.cards.effects` does it."""

from topcut.batch.choosing import chosen, top_chosen
from topcut.batch.compiling import compiled
from topcut.batch.lying import (
    ANSWERS,
    AURAS,
    AURAS_AT,
    BENCH_AT,
    BENCHED,
    BY_BENCH,
    DECK_AT,
    EXHAUST_AT,
    EXHAUSTED,
    FLAG,
    GAINED,
    GIVES,
    HALF,
    HIGH,
    HOW,
    LOW,
    MOST_PILED,
    NAMED_AT,
    NEXT_BONUS,
    OPEN,
    OVERFLOWN,
    PILED_A,
    PILES_AT,
    ROOM,
    SEATS_TAKEN,
    TAKEN_A,
    WINNER,
)
from topcut.batch.measuring import amount, traced
from topcut.batch.sheet import (
    AMOUNT,
    ARRANGE,
    BENCH,
    BOTTOM,
    COLUMNS,
    DECK,
    DO,
    EXHAUST,
    FANS,
    HOLDS,
    MOVE,
    NAME_AT,
    NEXT,
    NONE,
    NUMBER,
    PILE_A,
    SEATS,
    SELF,
    SOURCE,
    TARGET,
    TOP,
    WHOSE,
    Row,
)
from topcut.batch.shuffling import below


@compiled
def resolve(sheet: Row, z: Row, begin: int, end: int, own: int) -> None:
    for effect in range(begin, end, COLUMNS):
        do = sheet[effect + DO]
        if do == FANS:
            number = amount(sheet, z, effect, own)
            if number > 0:
                z[(own if sheet[effect + WHOSE] == 0 else HALF - own) + GAINED] += number
        elif do == NEXT:
            z[own + NEXT_BONUS] += sheet[effect + AMOUNT]
        elif do == ARRANGE:
            _arrange(sheet, z, effect, own)
        elif sheet[effect + HOLDS] == NONE or amount(sheet, z, effect, own) != 0:
            if do == MOVE:
                _move(sheet, z, effect, own)
            else:
                _move_chosen(sheet, z, effect, own)
        if z[WINNER] != OPEN:
            return


@compiled
def _move(sheet: Row, z: Row, effect: int, own: int) -> None:
    half = own if sheet[effect + WHOSE] == 0 else HALF - own
    source = sheet[effect + SOURCE]
    for _ in range(sheet[effect + NUMBER]):
        card = _taken(z, half, source)
        if card == NONE:
            return
        _put(sheet, z, half, card, sheet[effect + TARGET])
        if z[WINNER] != OPEN:
            return


@compiled
def _taken(z: Row, half: int, source: int) -> int:
    if source == SELF:
        card = z[half + FLAG]
        z[half + FLAG] = NONE
        return card
    if source >= PILE_A:
        return _from_pile(z, source - PILE_A)
    if z[half + LOW] == z[half + HIGH]:
        return NONE
    if source == TOP:
        z[half + HIGH] -= 1
        return z[half + DECK_AT + z[half + HIGH]]
    z[half + LOW] += 1
    return z[half + DECK_AT + z[half + LOW] - 1]


@compiled
def _from_pile(z: Row, level: int) -> int:
    """The next card where answers are given, else one that could lie there."""
    if z[ANSWERS]:
        taken = z[TAKEN_A + level]
        if taken >= z[PILED_A + level]:
            return NONE
        z[TAKEN_A + level] = taken + 1
        return z[PILES_AT + level * MOST_PILED + taken]
    if z[PILED_A + level] == 0:
        return NONE
    return z[PILES_AT + level * MOST_PILED + below(z, z[PILED_A + level])]


@compiled
def _move_chosen(sheet: Row, z: Row, effect: int, own: int) -> None:
    half = own if sheet[effect + WHOSE] == 0 else HALF - own
    source = sheet[effect + SOURCE]
    for _ in range(sheet[effect + NUMBER]):
        if source == BENCH:
            place = chosen(sheet, z, effect, own, half + BENCH_AT, half + BENCH_AT + z[half + BENCHED])
        elif source == DECK:
            place = chosen(sheet, z, effect, own, half + DECK_AT + z[half + LOW], half + DECK_AT + z[half + HIGH])
        else:
            place = chosen(sheet, z, effect, own, half + EXHAUST_AT, half + EXHAUST_AT + z[half + EXHAUSTED])
        if place == NONE:
            return
        if source == BENCH:
            card = _from_bench(sheet, z, half, place)
        elif source == DECK:
            card = _from_row(z, place, half + DECK_AT + z[half + HIGH])
            z[half + HIGH] -= 1
        else:
            card = _from_row(z, place, half + EXHAUST_AT + z[half + EXHAUSTED])
            z[half + EXHAUSTED] -= 1
        _put(sheet, z, half, card, sheet[effect + TARGET])
        if z[WINNER] != OPEN:
            return


@compiled
def _from_row(z: Row, place: int, end: int) -> int:
    card = z[place]
    for one in range(place, end - 1):
        z[one] = z[one + 1]
    return card


@compiled
def _from_bench(sheet: Row, z: Row, half: int, place: int) -> int:
    card = _from_row(z, place, half + BENCH_AT + z[half + BENCHED])
    z[half + BENCHED] -= 1
    name = sheet[sheet[NAME_AT] + card]
    z[half + NAMED_AT + name] -= 1
    if z[half + NAMED_AT + name] == 0:
        z[half + SEATS_TAKEN] -= 1
    if sheet[z[half + GIVES] + card]:
        begin, end = half + AURAS_AT, half + AURAS_AT + z[half + AURAS]
        for giver in range(begin, end):
            if z[giver] == card:
                _from_row(z, giver, end)
                z[half + AURAS] -= 1
                break
    return card


@compiled
def put_on_bench(sheet: Row, z: Row, half: int, card: int) -> None:
    place = z[half + BENCHED]
    if place >= ROOM:
        z[WINNER] = OVERFLOWN
        return
    z[half + BENCH_AT + place] = card
    z[half + BENCHED] = place + 1
    name = sheet[sheet[NAME_AT] + card]
    if z[half + NAMED_AT + name] == 0:
        z[half + SEATS_TAKEN] += 1
    z[half + NAMED_AT + name] += 1
    if sheet[z[half + GIVES] + card]:
        z[half + AURAS_AT + z[half + AURAS]] = card
        z[half + AURAS] += 1


@compiled
def _put(sheet: Row, z: Row, half: int, card: int, target: int) -> None:
    traced(z, card)
    traced(z, target)
    if target == TOP:
        if z[half + HIGH] >= ROOM:
            z[WINNER] = OVERFLOWN
            return
        z[half + DECK_AT + z[half + HIGH]] = card
        z[half + HIGH] += 1
    elif target == BOTTOM:
        if z[half + LOW] == 0:
            z[WINNER] = OVERFLOWN
            return
        z[half + LOW] -= 1
        z[half + DECK_AT + z[half + LOW]] = card
    elif target == EXHAUST:
        if z[half + EXHAUSTED] >= ROOM:
            z[WINNER] = OVERFLOWN
            return
        z[half + EXHAUST_AT + z[half + EXHAUSTED]] = card
        z[half + EXHAUSTED] += 1
    elif target == BENCH:
        put_on_bench(sheet, z, half, card)
        if z[WINNER] == OPEN and z[half + SEATS_TAKEN] > sheet[SEATS]:
            z[WINNER] = (HALF - half) // HALF
            z[HOW] = BY_BENCH


@compiled
def _arrange(sheet: Row, z: Row, effect: int, own: int) -> None:
    """Look at the top cards and put them back: in any order, or one on top and one under the deck."""
    number = min(sheet[effect + NUMBER], z[own + HIGH] - z[own + LOW])
    if number < 2:
        return
    high = own + DECK_AT + z[own + HIGH]
    low = high - number
    ends = sheet[effect + TARGET] == BOTTOM
    for place in range(high - 1, low, -1):  # from the top: who lies here
        best = top_chosen(sheet, z, own, low, place + 1)
        card = _from_row(z, best, place + 1)
        z[place] = card
        traced(z, card)
        if ends:
            break
    traced(z, z[low])
    if ends:
        if z[own + LOW] == 0:
            z[WINNER] = OVERFLOWN
            return
        card = z[low]
        z[low] = z[low + 1]
        z[own + HIGH] -= 1
        z[own + LOW] -= 1
        z[own + DECK_AT + z[own + LOW]] = card
