"""Drafts by playing matches in its head: it picks what wins most against what it has seen."""

from collections.abc import Callable, Mapping, Sequence

from topcut.cards.binder import Binder
from topcut.cards.bots.greedy import Greedy
from topcut.cards.decision import LEVELS, NO, REDRAW, STOP, Decision, settle
from topcut.cards.park import NOTHING
from topcut.cards.setup import piles
from topcut.cards.view import View
from topcut.chance import NUMBERS, Stream

FIRST_LOOK = 220  # matches, shared by all options
SECOND_LOOK = 80  # matches for each of the best
CLOSE = 3  # options that get a second look
DREAMS = 8  # cards that a new draw could bring
WIN, FAN = 100, 12  # what a won match and a fan count
MARGIN = 2  # by how much a deck must be better without a card, in hundredths of a win


class Imagined:
    """Level piles about which it is only known what could be in them."""

    def __init__(self, levels: Mapping[str, Sequence[int]], chance: Stream) -> None:
        self.levels = levels
        self.chance = chance

    def take(self, level: str) -> int:
        cards = self.levels[level]
        return cards[self.chance.below(len(cards))] if cards else NOTHING


class Drafter:
    """Its thinking is counted in matches, not in seconds, so that equal seeds give equal games."""

    def __init__(self, binder: Binder, chance: Stream) -> None:
        self.binder = binder
        self.chance = chance
        self.greedy = Greedy(binder)
        self.opponents: dict[int, tuple[int, ...]] = {}  # their cards as last seen at a park
        self.levels: dict[str, list[int]] = {}

    def choose(self, decision: Decision, look: Callable[[], View]) -> int:
        if decision.ask in ("move", "top"):
            return self.greedy.in_match(decision)
        if decision.ask == "empty":
            return NO
        seen = look()
        self._remember(seen)
        if decision.ask == "draw":
            return self._pile(decision, seen)
        options = [option for option in decision.options if option != REDRAW]
        scores = self._scores({option: _after(decision.ask, option, seen.deck) for option in options}, seen)
        best = max(scores, key=lambda option: (scores[option], -option))
        if decision.ask == "remove" and STOP in scores and scores[best] < scores[STOP] + MARGIN * WIN:
            return STOP
        if REDRAW in decision.options and scores[best] < self._hoped(seen):
            return REDRAW
        return best

    def _remember(self, seen: View) -> None:
        self.levels = self.levels or piles(self.binder, seen.sets)
        for half in seen.park or ():
            if half.seat != seen.seat:
                held = () if half.flag is None else (half.flag,)
                self.opponents[half.seat] = (*half.bench, *half.exhaust, *half.under, *half.attack, *held)
        for met in seen.met:  # by a bot that is made anew for each answer
            self.opponents.setdefault(met.seat, met.cards)

    # What to compare.

    def _pile(self, decision: Decision, seen: View) -> int:
        """Which pile promises more: a few imagined draws of each."""
        if len(decision.options) == 1:
            return decision.options[0]
        picks = {LEVELS[level]: (level, number) for level, number in self.binder.box.rounds[seen.round - 1].picks}
        hopes: dict[int, int] = {}
        for option in decision.options:
            level, number = picks[option]
            decks = {}
            for dream in range(DREAMS // 2):
                drawn = [self._dreamed(level) for _ in range(self.binder.box.drawn)]
                drawn.sort(key=lambda card: self.greedy.worth[card])
                decks[dream] = (*seen.deck, *drawn[-number:])
            hopes[option] = sum(self._look(decks, seen, FIRST_LOOK // (2 * len(decks))).values())
        return max(hopes, key=lambda option: hopes[option])

    def _hoped(self, seen: View) -> int:
        """About the best of five new cards: the second best of eight that could come."""
        decks = {dream: (*seen.deck, self._dreamed(seen.level)) for dream in range(DREAMS)}
        return sorted(self._look(decks, seen, FIRST_LOOK // len(decks)).values())[-2]

    def _dreamed(self, level: str) -> int:
        cards = self.levels[level]
        return cards[self.chance.below(len(cards))]

    # Playing in the head.

    def _scores(self, decks: Mapping[int, Sequence[int]], seen: View) -> dict[int, int]:
        """A short look at all, a longer one at the best and at doing nothing."""
        scores = self._look(decks, seen, max(1, FIRST_LOOK // len(decks)))
        close = sorted(scores, key=lambda option: scores[option])[-CLOSE:]
        again = {option: decks[option] for option in decks if option in close or option == STOP}
        return self._look(again, seen, SECOND_LOOK)

    def _look(self, decks: Mapping[int, Sequence[int]], seen: View, matches: int) -> dict[int, int]:
        """The score of each deck per hundred matches, all against the same opponents."""
        totals = dict.fromkeys(decks, 0)
        trophies = (len(seen.trophies), max(len(one.trophies) for one in seen.players if one.seat != seen.seat))
        imagined = Imagined(self.levels, self.chance)
        for number in range(matches):
            theirs = self._shuffled(self._opponent(seen))
            luck = self.chance.below(NUMBERS)
            for option, deck in decks.items():
                ours = _shuffled(deck, luck)
                match = self.binder.match((ours, theirs), number % 2, seen.round, trophies=trophies, piles=imagined)
                settle(match.run(), self.greedy.in_match)
                own, other = match.halves
                totals[option] += FAN * (own.fans - other.fans) + (WIN if match.winner == 0 else 0)
        return {option: total * 100 // matches for option, total in totals.items()}

    def _opponent(self, seen: View) -> tuple[int, ...]:
        """A player's cards as last seen, a starter deck before that, and what the round may have added."""
        others = [one for one in seen.players if one.seat != seen.seat]
        one = others[self.chance.below(len(others))]
        known = self.opponents.get(one.seat, self.binder.starter)
        if one.robot:
            return known
        level, number = self.binder.box.rounds[seen.round - 1].picks[-1]
        return (*known, *(max(self._dreamed(level), self._dreamed(level), key=self._worth) for _ in range(number)))

    def _worth(self, card: int) -> int:
        return self.greedy.worth[card]

    def _shuffled(self, deck: Sequence[int]) -> list[int]:
        return _shuffled(deck, self.chance.below(NUMBERS))


def _after(ask: str, option: int, deck: Sequence[int]) -> tuple[int, ...]:
    """The deck that an answer leads to."""
    if option == STOP:
        return tuple(deck)
    if ask == "pick":
        return (*deck, option)
    left = list(deck)
    left.remove(option)
    return tuple(left)


def _shuffled(deck: Sequence[int], luck: int) -> list[int]:
    """All orders from one number: good enough for a thought, not for the table."""
    cards = list(deck)
    for i in range(len(cards) - 1, 0, -1):
        luck, j = divmod(luck, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
