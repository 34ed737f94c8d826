"""What the reference engine says about a match that compiled code has played, and matches at random to hold them by."""

from collections.abc import Sequence
from random import Random

from tests.batch.given import Ending, Given
from topcut.batch.lying import TRACE_MASK, TRACE_STEP
from topcut.cards.binder import Binder
from topcut.cards.decision import Decision, settle
from topcut.cards.language import Zone
from topcut.cards.park import NOTHING, Step

ZONES = {zone: number for number, zone in enumerate(Zone)}


class Laid:
    """Piles whose top card is the first."""

    def __init__(self, match: Given) -> None:
        self.piles = {level: list(cards) for level, cards in match.piles.items()}

    def take(self, level: str) -> int:
        pile = self.piles.get(level)
        return pile.pop(0) if pile else NOTHING


def expected(binder: Binder, given: Given) -> Ending:
    asked = 0
    record: list[Step] = []

    def choose(decision: Decision) -> int:
        nonlocal asked
        asked += 1
        return decision.options[given.answers[(asked - 1) % len(given.answers)] % len(decision.options)]

    match = binder.match(
        given.decks,
        given.first,
        given.round,
        trophies=given.trophies,
        robots=given.robots,
        piles=Laid(given),
        record=record,
    )
    settle(match.run(), choose)
    assert match.winner is not None
    one, two = match.halves
    return Ending(match.winner, match.how, match.reveals, (one.fans, two.fans), trace(record))


def trace(record: Sequence[Step]) -> int:
    """Every card that is revealed, moved or laid again, every total and what it must reach, in one number."""
    found = 0
    for what, _, cards, *about in record:
        numbers: tuple[int, ...] = ()
        if what == "total":
            numbers = (*cards, *about)
        elif what == "move":
            numbers = (*cards, ZONES[about[1]])
        elif what == "arrange":
            numbers = cards
        for number in numbers:
            found = (found * TRACE_STEP + number) & TRACE_MASK
    return found


def random_match(binder: Binder, dice: Random) -> Given:
    """Any cards against any cards, now and then in the Robot's hands, with decks that are empty or long too."""
    kinds = [number for number, card in enumerate(binder.cards) if not card.is_robot]
    robots = [number for number, card in enumerate(binder.cards) if card.is_robot]
    hands = (dice.random() < 0.1, dice.random() < 0.1)
    decks = [[dice.choice(kinds) for _ in range(_size(dice))] for _ in hands]
    for robot, deck in zip(hands, decks, strict=True):
        if robot or dice.random() < 0.05:
            deck.extend(dice.choices(robots, k=5))
            dice.shuffle(deck)
    return Given(
        decks=(decks[0], decks[1]),
        answers=tuple(dice.randrange(1000) for _ in range(dice.randint(1, 30))),
        first=dice.randrange(2),
        round=dice.randint(1, 8),
        trophies=(dice.randint(0, 7), dice.randint(0, 7)),
        robots=hands,
        piles={level: dice.choices(kinds, k=dice.choice((0, 1, 30))) for level in "ABC"},
    )


def _size(dice: Random) -> int:
    return dice.choice((dice.randint(0, 4), dice.randint(5, 16), dice.randint(5, 16), dice.randint(17, 40)))
