"""Picks what wins most in many imagined matches against what it knows, all options with the same luck."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from topcut.cards.binder import Binder
from topcut.cards.bots.foresight import Foresight
from topcut.cards.bots.greedy import Greedy
from topcut.cards.decision import LEVELS, NO, REDRAW, STOP, Decision
from topcut.cards.trials import GAP, Luck, Play, Trials, played
from topcut.cards.view import View
from topcut.chance import NUMBERS, Stream

WORLDS, ROUGHLY = 250, 120  # decks that the opponent may have; fewer where many cards are compared
SHUFFLES = 4  # matches of each deck against each of them
SLOWLY = 20  # so many times fewer where each match takes long
DRAWS = 200  # imagined draws from a pile
UNIT = 1000  # what a fan counts
KEEP = UNIT // 10  # how much better a deck must be without a card


class Expert:
    """Its thinking is counted in matches, not in seconds, so that equal seeds give equal games."""

    def __init__(self, binder: Binder, chance: Stream, quickly: Play | None = None) -> None:
        self.binder = binder
        self.chance = chance
        self.play = quickly or played
        self.share = 1 if quickly else SLOWLY
        self.greedy = Greedy(binder)

    def choose(self, decision: Decision, look: Callable[[], View]) -> int:
        if decision.ask in ("move", "top"):
            return self.greedy.in_match(decision)
        if decision.ask == "empty":
            return NO
        if len(decision.options) == 1:
            return decision.options[0]
        seen = look()
        ahead = Foresight(self.binder, seen, Luck(self.chance.below(NUMBERS)))
        if decision.ask == "draw":
            return self._pile(decision, ahead)
        if decision.ask == "pay":
            return self._payment(decision, ahead)
        if decision.ask == "remove":
            return self._removal(decision, ahead)
        return self._pick(decision, ahead)

    def _pile(self, decision: Decision, ahead: Foresight) -> int:
        """Which pile promises more."""
        picks = {LEVELS[level]: (level, number) for level, number in self.binder.box.rounds[ahead.seen.round - 1].picks}
        hopes = {}
        for option in decision.options:
            level, number = picks[option]
            gains = self._gains(level, number, ahead)
            hopes[option] = self._hoped(gains, ahead.levels[level], self.binder.box.drawn, number, ahead)
        return max(hopes, key=lambda option: hopes[option])

    def _pick(self, decision: Decision, ahead: Foresight) -> int:
        seen = ahead.seen
        number = min(seen.picks_left, len(seen.drawn))
        if REDRAW in decision.options:
            gains = self._gains(seen.level, number, ahead)
            have = sum(sorted(gains[card] for card in seen.drawn)[-number:])
            left = list(ahead.levels[seen.level])
            for card in seen.drawn:
                left.remove(card)
            if self._hoped(gains, left, len(seen.drawn), number, ahead) > have:
                return REDRAW
        taken: list[tuple[int, ...]] = [()]
        for many in range(1, number + 1):
            taken += sorted(set(combinations(seen.drawn, many)))
        decks = [(*seen.deck, *cards, *(GAP,) * (number - len(cards))) for cards in taken]
        scores = self._scores(decks, ahead)
        best = taken[max(range(len(taken)), key=lambda option: (scores[option], -option))]
        return best[0] if best else STOP

    def _payment(self, decision: Decision, ahead: Foresight) -> int:
        """For one card less, the best of those that are still there."""
        seen = ahead.seen
        decks = {(STOP, GAP): (*seen.deck, GAP)}
        for paid in decision.options:
            for card in set(seen.drawn) if paid != STOP else ():
                decks[paid, card] = (*_without(seen.deck, paid), card)
        if STOP not in decision.options:
            del decks[STOP, GAP]
        scores = dict(zip(decks, self._scores(list(decks.values()), ahead), strict=True))
        return max(scores, key=lambda option: (scores[option], option))[0]

    def _removal(self, decision: Decision, ahead: Foresight) -> int:
        deck = ahead.seen.deck
        decks = {card: deck if card == STOP else _without(deck, card) for card in decision.options}
        scores = dict(zip(decks, self._scores(list(decks.values()), ahead), strict=True))
        best = max(scores, key=lambda option: (scores[option], -option))
        return best if scores[best] > scores.get(STOP, 0) + KEEP or STOP not in scores else STOP

    # What it is worth.

    def _gains(self, level: str, number: int, ahead: Foresight) -> Mapping[int, int]:
        """What each card of a pile would be worth in the deck, the other picks being what they may."""
        kinds = sorted(set(ahead.levels[level]))
        deck = ahead.seen.deck
        scores = self._scores([(*deck, GAP), *((*deck, kind) for kind in kinds)], ahead, ROUGHLY, number - 1)
        return {kind: score - scores[0] for kind, score in zip(kinds, scores[1:], strict=True)}

    def _hoped(self, gains: Mapping[int, int], pile: Sequence[int], drawn: int, number: int, ahead: Foresight) -> int:
        """What the best cards of a draw from this pile give, on average."""
        total = 0
        for _ in range(DRAWS):
            cards = [gains[pile[ahead.luck.below(len(pile))]] for _ in range(drawn)]
            total += sum(sorted(cards)[-number:])
        return total // DRAWS

    def _scores(
        self, decks: Sequence[tuple[int, ...]], ahead: Foresight, worlds: int = WORLDS, extra: int = 0
    ) -> list[int]:
        """What each deck promises in the next match, counted in fans: ours less theirs, with the trophy for either."""
        seen, number = ahead.seen, max(1, worlds // self.share)
        met = tuple(ahead.world(extra) for _ in range(number))
        seed = ahead.luck.below(1 << 32) << 32 | ahead.luck.below(1 << 32)
        outcome = self.play(self.binder, Trials(tuple(decks), met, SHUFFLES, seed, ahead.levels))
        trophies = self.binder.box.rounds[seen.round - 1].trophies
        matches = number * SHUFFLES
        return [
            UNIT
            * (2 * sum(trophies) * sum(won) + len(trophies) * (sum(ours) - sum(theirs)))
            // (len(trophies) * matches)
            for won, ours, theirs in zip(outcome.won, outcome.fans, outcome.their_fans, strict=True)
        ]


def _without(deck: Sequence[int], card: int) -> tuple[int, ...]:
    place = list(deck).index(card)
    return (*deck[:place], GAP, *deck[place + 1 :])
