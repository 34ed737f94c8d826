"""What may come: the next match, against a deck as far as a seat can know it."""

from collections.abc import Mapping, Sequence

from topcut.cards.binder import Binder
from topcut.cards.bots.greedy import card_worth
from topcut.cards.game import FINAL_DECKS, Met
from topcut.cards.setup import piles
from topcut.cards.trials import Luck, World
from topcut.cards.view import PlayerView, View


class Foresight:
    """Made from one view: nothing that this seat may not know can enter."""

    def __init__(self, binder: Binder, seen: View, luck: Luck) -> None:
        self.binder = binder
        self.seen = seen
        self.luck = luck
        self.levels: Mapping[str, Sequence[int]] = piles(binder, seen.sets)
        self.worth = [card_worth(binder, number) for number in range(len(binder.cards))]
        self.met = {one.seat: one for one in seen.met}
        assert seen.seat is not None, "who has no seat has nothing to foresee"
        self.mine = seen.players[seen.seat].trophies
        self.others = [one for one in seen.players if one.seat != seen.seat]

    @property
    def rounds(self) -> int:
        return len(self.binder.box.rounds)

    def world(self, extra: int = 0) -> World:
        """The match of this round, as it may come; so many picks are still to come for us."""
        seen = self.seen
        other = self._opponent()
        theirs = list(self._deck(other))
        if not other.robot and seen.stage != FINAL_DECKS:
            theirs += self._picked(seen.round)
        ours = self._picked(seen.round, extra) if extra else ()
        held = (len(self.mine), len(other.trophies))
        first = _begins(self.mine, other.trophies)
        return World(seen.round, tuple(theirs), tuple(ours), first, held, other.robot)

    def _opponent(self) -> PlayerView:
        if self.seen.opponent is not None:
            return self.seen.players[self.seen.opponent]
        return self.others[self.luck.below(len(self.others))]

    def _deck(self, other: PlayerView) -> Sequence[int]:
        """Before this round's Deck Phase."""
        met = self.met.get(other.seat)
        if met is not None:
            return self._remembered(met)
        if other.robot:
            cards = self.binder.cards
            return [n for n, card in enumerate(cards) for _ in range(card.copies) if card.group == "robot-start"]
        deck = sorted(self.binder.starter, key=lambda card: self.worth[card])
        past = range(1, self.seen.round)
        return [*deck[min(len(past), 3) :], *(card for round in past for card in self._picked(round))]

    def _remembered(self, met: Met) -> Sequence[int]:
        """What lay open, what may still be there from before, and for the rest anything that could be."""
        before = list(met.before)
        while len(before) > met.unseen:
            del before[self.luck.below(len(before))]
        level = self.binder.box.rounds[max(1, min(met.round, self.rounds)) - 1].picks[0][0]
        unknown = [self.dreamed(level) for _ in range(met.unseen - len(before))]
        later = range(met.round + 1, self.seen.round)
        return [*met.cards, *before, *unknown, *(card for round in later for card in self._picked(round))]

    def _picked(self, round: int, number: int | None = None) -> Sequence[int]:
        """What someone who looks for strength takes in a round."""
        level, picks = self.binder.box.rounds[round - 1].picks[-1]
        drawn = [self.dreamed(level) for _ in range(self.binder.box.drawn)]
        drawn.sort(key=lambda card: self.worth[card])
        return drawn[-(picks if number is None else number) :]

    def dreamed(self, level: str) -> int:
        cards = self.levels[level]
        return cards[self.luck.below(len(cards))]


def _begins(mine: Sequence[int], theirs: Sequence[int]) -> int | None:
    """Who holds the better trophy begins (CG-16); otherwise it is tossed."""
    best, other = max(mine, default=0), max(theirs, default=0)
    return None if best == other else int(best < other)
