"""A coach for one's own eyes: how often each answer would win the next match, against what this seat may know."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from topcut.cards.binder import Binder
from topcut.cards.bots.foresight import Foresight
from topcut.cards.decision import REDRAW, STOP
from topcut.cards.trials import GAP, Luck, Play, Trials, played
from topcut.cards.view import View

WORLDS, SLOW_WORLDS = 600, 60  # decks that the opponent may have; fewer where matches take long
SHUFFLES = 2  # matches against each
THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Chances:
    """How often an answer won, of how many imagined matches; shares are in thousandths."""

    answer: int
    won: int
    played: int
    margin: int  # two standard errors

    @property
    def share(self) -> int:
        return (THOUSAND * self.won + self.played // 2) // self.played


def coaching(binder: Binder, seen: View, quickly: Play | None = None) -> tuple[Chances, ...]:
    """For each card that may be picked or removed, and for none; nothing where there is no such choice.

    All it knows is the view, from which even its luck comes: who sees the same is told the same.
    """
    decision = seen.pending
    if decision is None or decision.ask not in ("pick", "remove"):
        return ()
    ahead = Foresight(binder, seen, Luck(_seed(seen)))
    answers = [option for option in decision.options if option != REDRAW]
    others = max(0, min(seen.picks_left, len(seen.drawn)) - 1) if decision.ask == "pick" else 0
    decks = tuple(_after(decision.ask, answer, seen.deck) for answer in answers)
    worlds = tuple(ahead.world(others) for _ in range(WORLDS if quickly else SLOW_WORLDS))
    trials = Trials(decks, worlds, SHUFFLES, _seed(seen), ahead.levels)
    outcome = (quickly or played)(binder, trials)
    return tuple(_chances(answer, won) for answer, won in zip(answers, outcome.won, strict=True))


def _chances(answer: int, won: Sequence[int]) -> Chances:
    """The error is that between decks the opponent may have: matches against the same deck are not independent."""
    number, total = len(won), sum(won)
    squares = number * sum(one * one for one in won) - total * total  # the variance, times the number squared
    error = isqrt(4 * THOUSAND**2 * squares // (number**2 * max(1, number - 1)))
    return Chances(answer, total, number * SHUFFLES, max(1, error // SHUFFLES))


def _after(ask: str, answer: int, deck: Sequence[int]) -> tuple[int, ...]:
    """The deck that an answer leads to, each card at its place."""
    if ask == "pick":
        return (*deck, GAP if answer == STOP else answer)
    if answer == STOP:
        return tuple(deck)
    place = list(deck).index(answer)
    return (*deck[:place], GAP, *deck[place + 1 :])


def _seed(seen: View) -> int:
    known = (seen.seat, seen.round, seen.stage, seen.deck, seen.drawn, seen.opponent, seen.met)
    return int.from_bytes(hashlib.sha256(repr(known).encode()).digest()[:8], "big")
