"""Imagined matches played by compiled code; what it cannot play, the reference engine plays."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from topcut.batch.compiling import compiled
from topcut.batch.kernel import play
from topcut.batch.lying import (
    BELOW,
    CHANCE,
    DECK_AT,
    GAINED,
    HALF,
    HELD,
    HIGH,
    MOST_CARDS,
    MOST_PILED,
    OVERFLOWN,
    WINNER,
    cleared,
    laid,
)
from topcut.batch.sheet import NONE, ROUNDS, Row, Uncompiled, sheet
from topcut.batch.shuffling import apart, shuffle
from topcut.cards.binder import Binder
from topcut.cards.trials import GAP, Outcome, Trials, World
from topcut.cards.trials import played as played_slowly

KEPT = 16  # binders whose cards are remembered as numbers

# The columns of a world.
_ROUND, _FIRST, _HELD, _THEY_HOLD, _ROBOT = range(5)


def played(binder: Binder, trials: Trials) -> Outcome:
    """The same as `topcut.cards.trials.played`, some dozens of times as fast."""
    worlds = trials.worlds
    levels = [list(trials.levels.get(level, ())) for level in "ABC"]
    most = max(map(len, trials.decks)) + max(len(world.extra) for world in worlds)
    numbers = sheet_of(binder)
    if numbers is None or max(most, *(len(world.theirs) for world in worlds)) > MOST_CARDS:
        return played_slowly(binder, trials)
    if max(map(len, levels)) > MOST_PILED:
        return played_slowly(binder, trials)
    counts = np.zeros((3, len(trials.decks), len(worlds)), np.int64)
    extra, theirs = [world.extra for world in worlds], [world.theirs for world in worlds]
    seed = np.array([trials.seed], np.uint64).astype(np.int64)[0]
    about = np.array([_about(world, int(numbers[ROUNDS])) for world in worlds], np.int64)
    rows = (_rows(trials.decks), _rows(extra), _rows(theirs), about)
    if not _play_all(numbers, laid(levels), rows, (trials.shuffles, seed), counts):
        return played_slowly(binder, trials)
    won, fans, their_fans = (tuple(map(tuple, count.tolist())) for count in counts)
    return Outcome(won, fans, their_fans)


@lru_cache(maxsize=KEPT)
def sheet_of(binder: Binder) -> Row | None:
    """The binder's cards as numbers, or None where they say what numbers cannot say."""
    try:
        return sheet(binder)
    except Uncompiled:
        return None


def _about(world: World, rounds: int) -> tuple[int, ...]:
    first = NONE if world.first is None else world.first
    return min(world.round, rounds) - 1, first, *world.trophies, world.robot


def _rows(cards: Sequence[Sequence[int]]) -> Row:
    """Rows of equal length, with gaps at the end and one more column that tells how long each is."""
    longest = max(map(len, cards))
    return np.array([(*row, *((GAP,) * (longest - len(row))), len(row)) for row in cards], np.int64)


@compiled
def _play_all(sheet: Row, z: Row, rows: tuple[Row, Row, Row, Row], often: tuple[int, int], counts: Row) -> bool:
    """Whether every match could be played to its end."""
    decks, extras, theirs, about = rows
    shuffles, seed = often
    places = decks.shape[1] - 1
    order, against = np.zeros(2 * MOST_CARDS, np.int64), np.zeros(2 * MOST_CARDS, np.int64)
    for world in range(len(theirs)):
        extra, other = extras[world, -1], theirs[world, -1]
        for number in range(shuffles):
            z[CHANCE] = apart(seed, world * shuffles + number)
            shuffle(z, order, places + extra)
            shuffle(z, against, other)
            luck = z[CHANCE]
            first = about[world, _FIRST]
            if first == NONE:
                first = number % 2
            for deck in range(len(decks)):
                z[CHANCE] = luck
                cleared(sheet, z, about[world, _ROUND], 0, about[world, _ROBOT])
                high = BELOW
                for one in range(places + extra):
                    place = order[one]
                    card = decks[deck, place] if place < places else extras[world, place - places]
                    if card != GAP:
                        z[DECK_AT + high] = card
                        high += 1
                z[HIGH] = high
                for place in range(other):
                    z[HALF + DECK_AT + BELOW + place] = theirs[world, against[place]]
                z[HALF + HIGH] = BELOW + other
                z[HELD], z[HALF + HELD] = about[world, _HELD], about[world, _THEY_HOLD]
                play(sheet, z, first)
                if z[WINNER] == OVERFLOWN:
                    return False
                counts[0, deck, world] += z[WINNER] == 0
                counts[1, deck, world] += z[GAINED]
                counts[2, deck, world] += z[HALF + GAINED]
    return True
