"""A game of Challengers! in the terminal: plain prompts, the match told as it goes."""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import click

from topcut.cards.bots.bot import Bot, bots_for, play
from topcut.cards.decision import NO, REDRAW, STOP, WORDS, YES, Decision
from topcut.cards.game import FINAL, FINAL_DECKS, OVER, Game, Parked
from topcut.cards.record import story
from topcut.cards.setup import Setup
from topcut.cards.view import UNSEEN, View, seen, view
from topcut.cli import output, seeds
from topcut.cli.challengers_match import told_lines
from topcut.words import say
from topcut.words.cards import card_sentence

QUIT, HELP = "q", "?"


class Left(Exception):
    """The person has typed q."""


class Played(Protocol):
    """The game at the table, and the one way in which it goes on."""

    @property
    def game(self) -> Game: ...

    def answer(self, seat: int, answer: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Unsaved:
    game: Game

    def answer(self, seat: int, answer: int) -> None:
        self.game.answer(seat, answer)


def play_game(setup: Setup, seed: str, bots: Sequence[str], *, stop: bool) -> None:
    game = Game(setup, seeds.final(seed), record=True)
    try:
        play_at(Unsaved(game), seated(bots, setup.players), stop=stop)
    except Left:
        click.echo(say("play-goodbye", seed=seed))


def seated(bots: Sequence[str], players: int) -> tuple[str | None, ...]:
    """The person has the first seat, bots the others in turn."""
    named = tuple(bots) or ("greedy",)
    return (None, *(named[seat % len(named)] for seat in range(players - 1)))


def play_at(played: Played, seats: Sequence[str | None], *, stop: bool) -> None:
    """One person at the table, the bots of these names in the other seats; Left if the person goes."""
    me = seats.index(None)
    made = bots_for(played.game, [name or "greedy" for name in seats])
    others = {seat: bot for seat, bot in made.items() if seat != me}
    Table(played, me, seats, stop=stop and sys.stdin.isatty()).run(others)


class Table:
    """The person's end of the table: shows what that seat may know, asks what it is asked."""

    def __init__(self, played: Played, me: int, seats: Sequence[str | None], *, stop: bool) -> None:
        self.played = played
        self.me = me
        self.stop = stop
        self.names = [
            say("play-you") if name is None else say("play-bot", bot=name.title(), seat=number)
            for number, name in enumerate(seats, start=1)
        ]
        if len(self.game.players) > len(seats):
            self.names.append(say("play-robot"))
        self.told: tuple[Parked | None, int] = (None, 0)  # which match, how many of its steps
        self.round = (0, "")

    @property
    def game(self) -> Game:
        return self.played.game

    def run(self, others: Mapping[int, Bot]) -> None:
        click.echo(say("play-welcome", players=self.game.setup.players))
        while self.game.stage != OVER:
            play(self.game, others, self.played.answer)
            self._tell_match()
            decision = self.game.pending.get(self.me)
            if decision is not None:
                self._tell_round()
                self.played.answer(self.me, self._answer(decision))
        self._tell_match()
        self._tell_end()

    # Telling.

    def _tell_round(self) -> None:
        game = self.game
        now = (game.round, FINAL_DECKS if game.stage in (FINAL_DECKS, FINAL) else "")
        if now == self.round:
            return
        self.round = now
        click.echo()
        final = bool(now[1])
        rounds = len(game.setup.pairs)
        output.title(say("play-final-decks") if final else say("play-round", round=game.round, rounds=rounds))
        self._tell_standing()

    def _tell_standing(self) -> None:
        """Fans as far as they are open to this seat."""
        for one in view(self.game, self.me).players:
            if one.robot and not self.game.solo:
                continue
            fans = one.fans + sum(one.worth or ())
            trophies = one.trophies or say("play-no-trophies")
            name = self.names[one.seat]
            click.echo(f"  {say('play-standing', name=name, fans=fans, trophies=trophies)}")

    def _tell_match(self) -> None:
        parked = next((one for one in self.game.parks if self.me in one.seats), None)
        if parked is None or parked.record is None:
            return
        before = self.told[1] if self.told[0] is parked else 0
        if self.told[0] is not parked:
            self._tell_opening(parked)
        steps = story(self.game.book, seen(parked.record, parked.seats, self.me))
        names = {half + 1: self.names[seat] for half, seat in enumerate(parked.seats)}
        for line in told_lines(steps[before:], names, self.game.book.box.seats):
            click.echo(f"  {line}")
        ended = len(steps) > before and steps[-1]["do"] == "end"
        self.told = (parked, len(steps))
        if ended and self.stop:
            self._typed(say("play-go-on"))

    def _tell_opening(self, parked: Parked) -> None:
        first, second = (self.names[seat] for seat in parked.seats)
        begins = self.names[parked.seats[parked.match.first]]
        click.echo()
        output.title(say("play-match", first=first, second=second, begins=begins))

    def _tell_end(self) -> None:
        click.echo()
        self._tell_standing()
        winner = self.game.winner
        if winner == self.me:
            output.title(say("play-won"))
        elif winner is not None:
            output.title(say("play-lost", name=self.names[winner]))

    # Asking.

    def _answer(self, decision: Decision) -> int:
        table = view(self.game, self.me)
        if decision.ask == "draw":
            return self._draw(decision)
        if decision.ask == "empty":
            return YES if self._word(say("play-ask-empty"), ("y", "n")) == "y" else NO
        cards = [option for option in decision.options if option >= 0]
        self._show(decision, cards, table)
        letters = {"r": REDRAW} if REDRAW in decision.options else {}
        if STOP in decision.options:
            letters[""] = STOP
        return self._card(self._question(decision, table), cards, letters)

    def _draw(self, decision: Decision) -> int:
        levels = {WORDS[option].lower(): option for option in decision.options}
        if len(levels) == 1:  # asking is all there is to it
            return decision.options[0]
        self._show_deck()
        highest = list(levels)[-1]
        levels[""] = levels[highest]
        return levels[self._word(say("play-ask-draw", highest=highest), tuple(levels))]

    def _show(self, decision: Decision, cards: Sequence[int], table: View) -> None:
        held = Counter(table.drawn if decision.ask == "pick" else table.deck if decision.ask == "remove" else cards)
        if decision.ask in ("pick", "remove"):
            title = say("play-drawn") if decision.ask == "pick" else say("play-deck", number=len(table.deck))
            click.echo(title)
        if decision.ask in ("move", "top"):
            self._show_park(table)
        for number, card in enumerate(cards, 1):
            click.echo(f"  {number:2}  {self._line(card, held[card])}")

    def _show_park(self, table: View) -> None:
        for half in table.park or ():
            bench = tuple(self.game.book.label(card) for card in half.bench) or say("play-no-cards")
            click.echo(f"    {say('play-park', who=self.names[half.seat], deck=half.deck_size, cards=bench)}")

    def _line(self, card: int, copies: int = 1) -> str:
        if card == UNSEEN:
            return f"{copies} x ?"
        kind = self.game.book.cards[card]
        times = f"{copies} x " if copies > 1 else ""
        what = f"{times}{self.game.book.label(card)} [{kind.power}] {kind.set}, {kind.level}."
        return f"{what} {card_sentence(kind)}".rstrip()

    def _question(self, decision: Decision, table: View) -> str:
        may = STOP in decision.options
        if decision.ask == "pick":
            return say("play-ask-pick", number=table.picks_left, redraw=REDRAW in decision.options)
        if decision.ask == "remove":
            return say("play-ask-remove")
        card = self.game.book.cards[decision.card]
        if decision.ask == "pay":
            return say("play-ask-pay", card=card.name, may=may)
        if decision.ask == "top":
            return say("play-ask-top", card=card.name)
        return say("play-ask-move", card=card.name, text=card_sentence(card), may=may)

    def _card(self, question: str, cards: Sequence[int], letters: Mapping[str, int]) -> int:
        numbers = {str(number): card for number, card in enumerate(cards, 1)}
        possible = {**numbers, **letters}
        return possible[self._word(question, tuple(possible))]

    def _word(self, question: str, possible: Sequence[str]) -> str:
        while True:
            word = self._typed(question).strip().lower()
            if word == HELP:
                self._show_deck()
            elif word in possible:
                return word
            else:
                click.echo(say("play-not-there", possible=tuple(one or "Enter" for one in possible)))

    def _show_deck(self) -> None:
        deck = view(self.game, self.me).deck
        click.echo(say("play-deck", number=len(deck)))
        for card, copies in sorted(Counter(deck).items()):
            click.echo(f"      {self._line(card, copies)}")

    def _typed(self, question: str) -> str:
        """What is typed; the end of the input is a goodbye."""
        click.echo(f"{question}: ", nl=False)
        line = sys.stdin.readline()
        if not line or line.strip().lower() == QUIT:
            click.echo()
            raise Left
        return line
