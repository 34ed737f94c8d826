"""Duels of the expert with the drafter, whose matches are played by compiled code: the same decisions, much sooner."""

import time
from collections.abc import Mapping, Sequence

import numpy as np

from tests.cards.table import SEED, setup
from topcut.batch.compiling import compiled
from topcut.batch.kernel import play as play_match
from topcut.batch.lying import BELOW, DECK_AT, GAINED, HALF, HELD, HIGH, WINNER, cleared, laid
from topcut.batch.sheet import Row
from topcut.batch.trials import played, sheet_of
from topcut.cards.bots.bot import Bot, Look, play
from topcut.cards.bots.drafter import FAN, WIN, Drafter, _shuffled
from topcut.cards.bots.expert import Expert
from topcut.cards.decision import Decision
from topcut.cards.game import Game
from topcut.cards.language import PILES
from topcut.cards.view import View
from topcut.chance import NUMBERS


class QuickDrafter(Drafter):
    """Its looks are compiled where no card takes from a pile; else they are the drafter's own."""

    def _look(self, decks: Mapping[int, Sequence[int]], seen: View, matches: int) -> dict[int, int]:
        takes = [any(effect.source in PILES for effect in card.effects) for card in self.binder.cards]
        opponents = [cards for one in seen.players for cards in (self.opponents.get(one.seat, ()),)]
        possible = [*self.levels["A"], *self.levels["B"], *self.levels["C"]]
        level = self.binder.box.rounds[seen.round - 1].picks[-1][0]
        dreamt = [card for card in possible if self.binder.cards[card].level == level]
        lying = [card for deck in (*decks.values(), *opponents, dreamt) for card in deck]
        numbers = sheet_of(self.binder)
        if numbers is None or any(takes[card] for card in lying) or any(one.robot for one in seen.players):
            return super()._look(decks, seen, matches)
        trophies = (len(seen.trophies), max(len(one.trophies) for one in seen.players if one.seat != seen.seat))
        rows: list[tuple[int, list[int], list[int]]] = []
        for number in range(matches):
            theirs = self._shuffled(self._opponent(seen))
            luck = self.chance.below(NUMBERS)
            rows += [(number % 2, _shuffled(deck, luck), theirs) for deck in decks.values()]
        scores = _scores(numbers, rows, trophies, seen.round).reshape(matches, len(decks)).sum(axis=0)
        return {option: int(score) * 100 // matches for option, score in zip(decks, scores, strict=True)}


def _scores(
    numbers: Row, rows: Sequence[tuple[int, list[int], list[int]]], trophies: tuple[int, int], round: int
) -> Row:
    longest = max(len(deck) for _, *decks in rows for deck in decks)
    flat = [
        (first, len(a), *a, *(0,) * (longest - len(a)), len(b), *b, *(0,) * (longest - len(b))) for first, a, b in rows
    ]
    return _played(numbers, laid([[], [], []]), np.array(flat, np.int64), trophies, round - 1)


@compiled
def _played(sheet: Row, z: Row, rows: Row, trophies: tuple[int, int], round: int) -> Row:
    scores = np.zeros(len(rows), np.int64)
    width = (rows.shape[1] - 1) // 2
    for row in range(len(rows)):
        cleared(sheet, z, round, 0, 0)
        for half in range(2):
            at = 1 + half * width
            for place in range(rows[row, at]):
                z[half * HALF + DECK_AT + BELOW + place] = rows[row, at + 1 + place]
            z[half * HALF + HIGH] = BELOW + rows[row, at]
            z[half * HALF + HELD] = trophies[half]
        play_match(sheet, z, rows[row, 0])
        scores[row] = FAN * (z[GAINED] - z[HALF + GAINED]) + (WIN if z[WINNER] == 0 else 0)
    return scores


class Timed:
    """A bot whose decisions are timed, in processor time."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def choose(self, decision: Decision, look: Look) -> int:
        began = time.process_time()
        answer = self.bot.choose(decision, look)
        self.times.append(time.process_time() - began)
        return answer


def expert_wins(number: int, times: list[float], *, quick: bool = True) -> bool:
    """They take turns in the first seat."""
    game = Game(setup(2, game=f"expert duel {number}"), SEED)
    seat = number % 2
    streams = [game.chance.stream("bot", seat=one) for one in (0, 1)]
    drafter = (QuickDrafter if quick else Drafter)(game.binder, streams[1 - seat])
    expert = Timed(Expert(game.binder, streams[seat], played), times)
    play(game, {seat: expert, 1 - seat: drafter})
    return game.winner == seat
