"""Many imagined matches: what is asked for, how it is answered, and the answer of the reference engine."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from topcut.cards.binder import Binder
from topcut.cards.bots.greedy import Greedy
from topcut.cards.decision import settle
from topcut.cards.park import NOTHING

GAP = -1  # in a deck: no card at this place
_MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class World:
    """A match as it may come: against which cards, in which round, who begins (0: we do), trophies of both."""

    round: int
    theirs: tuple[int, ...]
    extra: tuple[int, ...] = ()  # what comes to our own deck until then
    first: int | None = None  # None: in turns
    trophies: tuple[int, int] = (0, 0)
    robot: bool = False


@dataclass(frozen=True, slots=True)
class Trials:
    """Each deck plays in each world as often as there are shuffles, all decks with the same luck.

    Decks have equally many places, so that the cards they share are shuffled alike; GAP stands for no card.
    """

    decks: tuple[tuple[int, ...], ...]
    worlds: tuple[World, ...]
    shuffles: int
    seed: int
    levels: Mapping[str, Sequence[int]]  # what could lie in the piles


@dataclass(frozen=True, slots=True)
class Outcome:
    """By deck and world: matches won, and fans gained by us and by them."""

    won: tuple[tuple[int, ...], ...]
    fans: tuple[tuple[int, ...], ...]
    their_fans: tuple[tuple[int, ...], ...]


Play = Callable[[Binder, Trials], Outcome]


class Luck:
    """SplitMix64: quick, and good enough for a thought, not for the table."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, n: int) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        return ((z >> 32) * n) >> 32

    def order(self, number: int) -> list[int]:
        order = list(range(number))
        for i in range(number - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class Imagined:
    """Level piles about which it is only known what could be in them."""

    def __init__(self, levels: Mapping[str, Sequence[int]], luck: Luck) -> None:
        self.levels = levels
        self.luck = luck

    def take(self, level: str) -> int:
        cards = self.levels[level]
        return cards[self.luck.below(len(cards))] if cards else NOTHING


def played(binder: Binder, trials: Trials) -> Outcome:
    """By the reference engine: slow, and right."""
    choose = Greedy(binder).in_match
    counts = [[[0] * len(trials.worlds) for _ in trials.decks] for _ in range(3)]
    for number, world in enumerate(trials.worlds):
        for shuffle in range(trials.shuffles):
            seed = seed_of(trials, number, shuffle)
            for option, deck in enumerate(trials.decks):
                luck = Luck(seed)
                ours, theirs = _shuffled((*deck, *world.extra), luck), _shuffled(world.theirs, luck)
                first = shuffle % 2 if world.first is None else world.first
                match = binder.match(
                    (ours, theirs),
                    first,
                    world.round,
                    trophies=world.trophies,
                    robots=(False, world.robot),
                    piles=Imagined(trials.levels, luck),
                )
                settle(match.run(), choose)
                for count, more in zip(counts, (match.winner == 0, *(half.fans for half in match.halves)), strict=True):
                    count[option][number] += more
    won, fans, their_fans = (tuple(map(tuple, count)) for count in counts)
    return Outcome(won, fans, their_fans)


def seed_of(trials: Trials, world: int, shuffle: int) -> int:
    """Far apart, so that no two matches share their luck."""
    return (trials.seed + (world * trials.shuffles + shuffle) * 0xD1342543DE82EF95) & _MASK


def _shuffled(cards: Sequence[int], luck: Luck) -> list[int]:
    return [cards[place] for place in luck.order(len(cards)) if cards[place] != GAP]
