"""What lies in a park while compiled code plays: one row of numbers, in which every zone has its place.

One row, because compiled code hands it on at no cost. A half is known by where it begins: 0 or HALF.
"""

import numpy as np

from topcut.batch.compiling import compiled
from topcut.batch.sheet import (
    ATTACK_AURAS_AT,
    FLAG_AURAS_AT,
    GIVES_AT,
    KINDS,
    MEMBERS_AT,
    MOMENTS,
    MOST_NAMES,
    NAME_AT,
    NONE,
    POWER_AT,
    SELECTIONS,
    SPANS_AT,
    Row,
)

ROOM = 320  # cards that fit into a zone; a match that needs more is left to the reference engine
BELOW = 120  # of them below the deck as it begins, for cards that are put at its bottom
MOST_CARDS = 120  # in a deck as it begins
MOST_PILED = 1000  # cards of one level
MOST_ANSWERS = 100

# What is counted for each half, and where on the sheet its cards stand.
LOW, HIGH, BENCHED, EXHAUSTED, ATTACKERS, UNDERLYING, AURAS, SEATS_TAKEN = range(8)
FLAG, VALUE, NEXT_BONUS, GAINED, HELD, ROBOT, SPANS, GIVES, ATTACK_AURA, FLAG_AURA = range(8, 18)
COUNTED = FLAG_AURA + 1
# Its zones.
DECK_AT, BENCH_AT, EXHAUST_AT, ATTACK_AT, VALUES_AT, UNDER_AT, AURAS_AT, NAMED_AT = range(
    COUNTED, COUNTED + 8 * ROOM, ROOM
)
HALF = NAMED_AT + MOST_NAMES
# What is counted for the match.
WINNER, HOW, REVEALS, ANSWERED, TRACE, POWER, MEMBERS_NOW, CHANCE, TAKEN_A, TAKEN_B, TAKEN_C = range(
    2 * HALF, 2 * HALF + 11
)
PILED_A, ANSWERS = TAKEN_C + 1, TAKEN_C + 4
LOOKED_AT = ANSWERS + 1  # at the top of a deck, or the options of a choice
ANSWERS_AT = LOOKED_AT + ROOM  # as given; where there are none the greedy bot chooses, and piles are imagined
PILES_AT = ANSWERS_AT + MOST_ANSWERS
SIZE = PILES_AT + 3 * MOST_PILED

OPEN, OVERFLOWN = -1, -2  # winners that are none
BY_DECK, BY_BENCH, BY_GUARD = range(3)
TRACE_STEP, TRACE_MASK = 1_000_003, (1 << 48) - 1  # every card and total of a match in one number


def laid(piles: "list[list[int]]", answers: "tuple[int, ...]" = ()) -> Row:
    """A bare park beside these piles, A to C; the top card of each is its first."""
    z = np.zeros(SIZE, np.int64)
    for level, cards in enumerate(piles):
        begin = PILES_AT + level * MOST_PILED
        z[begin : begin + len(cards)] = cards
        z[PILED_A + level] = len(cards)
    z[ANSWERS_AT : ANSWERS_AT + len(answers)] = answers
    z[ANSWERS] = len(answers)
    return z


@compiled
def cleared(sheet: Row, z: Row, round: int, robot: int, other_robot: int) -> None:
    """Everything away for the next match; decks are empty until cards are laid. Rounds count from 0."""
    kinds = sheet[KINDS]
    for half in (0, HALF):
        for place in range(z[half + BENCHED]):
            z[half + NAMED_AT + sheet[sheet[NAME_AT] + z[half + BENCH_AT + place]]] = 0
        for count in range(COUNTED):
            z[half + count] = 0
        hands = robot if half == 0 else other_robot
        z[half + LOW] = z[half + HIGH] = BELOW
        z[half + FLAG] = NONE
        z[half + ROBOT] = hands
        z[half + SPANS] = sheet[SPANS_AT] + hands * kinds * MOMENTS * 2
        z[half + GIVES] = sheet[GIVES_AT] + hands * kinds
        z[half + ATTACK_AURA] = sheet[ATTACK_AURAS_AT] + (2 * round + hands) * kinds * kinds
        z[half + FLAG_AURA] = sheet[FLAG_AURAS_AT] + (2 * round + hands) * kinds * kinds
    for count in range(WINNER, TAKEN_C + 1):
        if count != CHANCE:
            z[count] = 0
    z[WINNER] = OPEN
    z[POWER] = sheet[POWER_AT] + round * kinds
    z[MEMBERS_NOW] = sheet[MEMBERS_AT] + round * sheet[SELECTIONS] * kinds
