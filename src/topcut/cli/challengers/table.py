"""People and bots at one keyboard: whose turn it is, what they see, and what they are asked."""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol

import click

from topcut.batch import quickly
from topcut.cards.bots.bot import EXPERT, Bot, bots_for, play
from topcut.cards.coach import coaching
from topcut.cards.decision import NO, REDRAW, STOP, WORDS, YES, Decision
from topcut.cards.game import FINAL_DECKS, OVER, Game
from topcut.cards.language import Side, Zone
from topcut.cards.view import UNSEEN, HalfView, View, view
from topcut.cli import asking, output
from topcut.cli.challengers.telling import Sitting, Telling, sitting
from topcut.words import say
from topcut.words.cards import card_sentence

QUIT, HELP, NONE, READY = "q", "?", "0", "y"
DECK_WORK = ("draw", "pick", "pay", "remove", "empty")
FORGET = "\x1b[3J"  # clears what a terminal could scroll back to


class Left(Exception):
    """A person typed q."""


class Played(Protocol):
    """The game at the table, and the one way in which it goes on."""

    @property
    def game(self) -> Game: ...

    def answer(self, seat: int, answer: int) -> None: ...


def play_at(
    played: Played, seats: Sequence[str | None], people: Sequence[str], *, stop: bool, coach: bool = False
) -> None:
    """People and bots at one table; Left if a person stops the game."""
    who = sitting(played.game, seats, people)
    made = bots_for(played.game, [name or "greedy" for name in seats], quickly() if EXPERT in seats else None)
    others = {seat: bot for seat, bot in made.items() if seat not in who.people}
    Table(played, who, stop=stop and sys.stdin.isatty(), coach=coach).run(others)


class Table:
    """Shows each person what that seat may know, and asks for its decisions.

    With several people at the keyboard, private cards are shown while the others look away.
    """

    def __init__(self, played: Played, who: Sitting, *, stop: bool, coach: bool = False) -> None:
        self.played = played
        self.who = who
        self.stop = stop
        self.coach = coach
        self.telling = Telling(lambda: played.game, who, self._wait)
        self.alone: int | None = who.eyes  # who looks at the screen alone
        self.rounds: dict[int, tuple[int, bool]] = {}  # the round last announced to each seat

    @property
    def game(self) -> Game:
        return self.played.game

    def run(self, bots: Mapping[int, Bot]) -> None:
        output.line(say("play-welcome", players=self.game.setup.players))
        while self.game.stage != OVER:
            play(self.game, bots, self.played.answer)
            self._tell()
            asked = self._asked()
            if asked is not None:
                self._turn(asked, self.game.pending[asked])
                self.played.answer(asked, self._answer(asked, self.game.pending[asked]))
        self._tell()
        self._look_again()
        self.telling.end()

    def _tell(self) -> None:
        if self.telling.has_news:
            self._look_again()
            self.telling.news()

    def _asked(self) -> int | None:
        """The person at the screen goes on, then the others in the order of the round."""
        pending = [seat for seat in self.game.order() if seat in self.game.pending and seat in self.who.people]
        return self.alone if self.alone in pending else next(iter(pending), None)

    # Whose eyes.

    def _turn(self, seat: int, decision: Decision) -> None:
        if _is_secret(decision):
            self._hand_over(seat)
        elif self.alone != seat:
            self._look_again()
            output.line(say("play-asked", name=self.who.names[seat]))
        now = (self.game.round, self.game.stage == FINAL_DECKS)
        if decision.ask in DECK_WORK and self.rounds.get(seat) != now:
            self.rounds[seat] = now
            click.echo()
            rounds = len(self.game.setup.pairs)
            output.title(say("play-final-decks") if now[1] else say("play-round", round=now[0], rounds=rounds))
            self.telling.standing(seat)

    def _hand_over(self, seat: int) -> None:
        if self.alone == seat:
            return
        if self.alone is not None:
            _wipe()
        click.echo()
        while self._typed(say("play-turn", name=self.who.names[seat])).strip().lower() != READY:
            pass  # another person's stray Enter must not show these cards
        self.alone = seat

    def _look_again(self) -> None:
        if self.who.several and self.alone is not None:
            _wipe()
            self._typed(say("play-look-again"))
            self.alone = None

    def _wait(self) -> None:
        if self.stop:
            self._typed(say("play-go-on"))

    # Asking.

    def _answer(self, seat: int, decision: Decision) -> int:
        table = view(self.game, seat)
        if decision.ask == "draw":
            return self._draw(seat, decision)
        if decision.ask == "empty":
            return YES if self._word(seat, say("play-ask-empty"), ("y", "n")) == "y" else NO
        cards = [option for option in decision.options if option >= 0]
        self._show(decision, cards, table)
        letters = {"r": REDRAW} if REDRAW in decision.options else {}
        if STOP in decision.options:
            letters |= {"": STOP, NONE: STOP}
        possible = {**{str(number): card for number, card in enumerate(cards, 1)}, **letters}
        word = self._word(seat, self._question(seat, decision, table), tuple(possible))
        if decision.ask == "pick" and not word:  # a stray Enter must not cost a pick
            word = self._word(seat, say("play-ask-none", number=table.picks_left), ("y", "n", *possible))
            if word in ("n", ""):
                return self._answer(seat, decision)
        return possible.get(word, STOP)

    def _draw(self, seat: int, decision: Decision) -> int:
        levels = {WORDS[option].lower(): option for option in decision.options}
        if len(levels) == 1:  # there is nothing to ask
            return decision.options[0]
        self._show_deck(seat)
        shown = tuple(WORDS[option] for option in decision.options)
        levels[""] = decision.options[-1]
        question = say("play-ask-draw", levels=shown, highest=shown[-1])
        return levels[self._word(seat, question, tuple(levels))]

    def _show(self, decision: Decision, cards: Sequence[int], table: View) -> None:
        held = Counter(table.drawn if decision.ask == "pick" else table.deck if decision.ask == "remove" else cards)
        if decision.ask in ("pick", "remove"):
            title = say("play-drawn") if decision.ask == "pick" else say("play-deck", number=len(table.deck))
            output.line(title)
        if decision.ask in ("move", "top"):
            for half in table.park or ():
                output.line(self._half(half), "    ", "      ")
        chances = self._chances(table) if self.coach else {}
        for number, card in enumerate(cards, 1):
            advice = f" {chances[card]}" if card in chances else ""
            output.line(f"{number:2}  {self._line(card, held[card])}{advice}", "  ", "      ")
        if STOP in chances:
            output.line(say("play-coach-none", chances=chances[STOP]), "  ", "      ")

    def _chances(self, table: View) -> dict[int, str]:
        """What the coach says of each answer, against what this seat may know."""
        told = coaching(self.game.binder, table, quickly())
        return {
            one.answer: say("play-coach", percent=round(one.share / 10), margin=max(1, round(one.margin / 10)))
            for one in told
        }

    def _half(self, half: HalfView) -> str:
        """What lies open in one half of the park: flag or attack, deck, bench and exhaust pile (CG-29, Q56)."""
        attack = self._labels(half.attack)
        flag = "none" if half.flag is None else self.game.binder.label(half.flag)
        total: int | str = half.total if half.flag is not None or half.total else "none"
        lying = {"bench": self._labels(half.bench), "exhaust": self._labels(half.exhaust), "deck": half.deck_size}
        return say("play-park", who=self.who.names[half.seat], flag=flag, attack=attack, total=total, **lying)

    def _labels(self, cards: Sequence[int]) -> tuple[str, ...] | str:
        return tuple(self.game.binder.label(card) for card in cards) or "none"

    def _line(self, card: int, copies: int = 1) -> str:
        if card == UNSEEN:
            return f"{copies} x ?"
        kind = self.game.binder.cards[card]
        times = f"{copies} x " if copies > 1 else ""
        what = f"{times}{self.game.binder.label(card)} [{kind.power}] {kind.set}, {kind.level}."
        return f"{what} {card_sentence(kind)}".rstrip()

    def _question(self, seat: int, decision: Decision, table: View) -> str:
        may = STOP in decision.options
        if decision.ask == "pick":
            return say("play-ask-pick", number=table.picks_left, redraw=REDRAW in decision.options)
        if decision.ask == "remove":
            return say("play-ask-remove")
        card = self.game.binder.cards[decision.card]
        if decision.ask == "pay":
            return say("play-ask-pay", card=card.name, may=may)
        if decision.ask == "top":
            return say("play-ask-top", card=card.name)
        owner = self._owner(seat, decision, table)
        return say("play-ask-move", owner=owner, card=card.name, text=card_sentence(card), may=may)

    def _owner(self, seat: int, decision: Decision, table: View) -> str:
        """Whose card asks: the Robot lets its opponent choose (Q48)."""
        if decision.effect is None or decision.effect.chooser is Side.OWN:
            return self.who.names[seat]
        return next(self.who.names[half.seat] for half in table.park or () if half.seat != seat)

    def _word(self, seat: int, question: str, possible: Sequence[str]) -> str:
        while True:
            word = self._typed(question).strip().casefold()
            if word not in possible and "y" in possible:  # a yes or no of another language
                word = "y" if word in asking.YES else "n" if word in asking.NO else word
            if word == HELP:
                self._hand_over(seat)
                self._show_deck(seat)
            elif word in possible:
                return word
            else:
                output.line(say("play-not-there", possible=tuple(one or "Enter" for one in possible)))

    def _show_deck(self, seat: int) -> None:
        deck = view(self.game, seat).deck
        output.line(say("play-deck", number=len(deck)))
        for card, copies in sorted(Counter(deck).items()):
            output.line(self._line(card, copies), "      ", "        ")

    def _typed(self, question: str) -> str:
        """What is typed; the end of the input is a goodbye."""
        click.echo(output.wrapped(f"{question}:") + " ", nl=False)
        line = sys.stdin.buffer.readline().decode("utf-8", "replace")
        if not line or line.strip().lower() == QUIT:
            raise Left
        return line


def _is_secret(decision: Decision) -> bool:
    """Whether the others must look away: from a deck, but not from a choice among open cards (Q56)."""
    return decision.ask != "move" or decision.effect is None or decision.effect.source is Zone.DECK


def _wipe() -> None:
    if output.is_terminal():
        click.clear()
        click.echo(FORGET, nl=False)
    click.echo()
