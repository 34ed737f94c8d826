"""What is read off the table in a match of compiled code: counts, conditions, totals; as `topcut.cards.tables` does."""

from topcut.batch.compiling import compiled
from topcut.batch.lying import (
    AURAS,
    AURAS_AT,
    BENCH_AT,
    BENCHED,
    DECK_AT,
    EXHAUST_AT,
    EXHAUSTED,
    FLAG,
    FLAG_AURA,
    HALF,
    HELD,
    HIGH,
    LOW,
    MEMBERS_NOW,
    SEATS_TAKEN,
    SPANS,
    TRACE,
    TRACE_MASK,
    TRACE_STEP,
    VALUE,
)
from topcut.batch.sheet import (
    AMOUNT,
    BENCH,
    COLUMNS,
    COUNT,
    EMPTY_SEATS,
    EXHAUST,
    FLAGGED,
    HOLDS,
    KINDS,
    LEAST,
    MEMBERS,
    MOMENTS,
    MOST,
    NONE,
    OF,
    PER,
    SEATS,
    SET_AT,
    SETS,
    TROPHIES,
    ZONE,
    Row,
)


@compiled
def traced(z: Row, what: int) -> None:
    z[TRACE] = (z[TRACE] * TRACE_STEP + what) & TRACE_MASK


@compiled
def measured(sheet: Row, z: Row, measure: int, own: int) -> int:
    half = own if sheet[measure + OF] == 0 else HALF - own
    count = sheet[measure + COUNT]
    if count == TROPHIES:
        return z[half + HELD]
    if count == EMPTY_SEATS:
        return max(0, sheet[SEATS] - z[half + SEATS_TAKEN])
    found = 0
    if count == SETS:
        marked = 0
        for place in range(z[half + BENCHED]):
            bit = 1 << sheet[sheet[SET_AT] + z[half + BENCH_AT + place]]
            if not marked & bit:
                marked |= bit
                found += 1
        return found
    zone, members = sheet[measure + ZONE], z[MEMBERS_NOW] + sheet[measure + MEMBERS]
    if zone == BENCH:
        for place in range(z[half + BENCHED]):
            found += sheet[members + z[half + BENCH_AT + place]]
    elif zone == EXHAUST:
        for place in range(z[half + EXHAUSTED]):
            found += sheet[members + z[half + EXHAUST_AT + place]]
    else:
        for place in range(z[half + LOW], z[half + HIGH]):
            found += sheet[members + z[half + DECK_AT + place]]
    return found


@compiled
def amount(sheet: Row, z: Row, effect: int, own: int) -> int:
    """The number an effect gives now: 0 if its condition does not hold."""
    holds, per = sheet[effect + HOLDS], sheet[effect + PER]
    if holds != NONE:
        found = measured(sheet, z, holds, own)
        most = sheet[effect + MOST]
        if found < sheet[effect + LEAST] or (most != NONE and found > most):
            return 0
    times = sheet[effect + AMOUNT]
    if per != NONE:
        return times * measured(sheet, z, per, own)
    return times


@compiled
def flag_total(sheet: Row, z: Row, own: int) -> int:
    card = z[own + FLAG]
    at = z[own + SPANS] + 2 * (card * MOMENTS + FLAGGED)
    value = z[own + VALUE]
    for effect in range(sheet[at], sheet[at + 1], COLUMNS):
        value += amount(sheet, z, effect, own)
    for giver in range(z[own + AURAS]):
        value += sheet[z[own + FLAG_AURA] + z[own + AURAS_AT + giver] * sheet[KINDS] + card]
    return max(0, value)
