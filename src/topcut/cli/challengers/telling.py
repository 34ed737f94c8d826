"""What people at the keyboard are told about a game of Challengers!: matches, trophies, standings, the final."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import click

from topcut.cards.game import Game, Parked
from topcut.cards.record import story
from topcut.cards.view import PlayerView, seen, view
from topcut.cli import output
from topcut.words import say, you
from topcut.words.matches import told_lines, trophy_line

HIDDEN = "hidden"
MATCH = "  "  # before a line of a match


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits where, and which of them are at this keyboard."""

    names: tuple[str, ...]  # of every seat, the Robot's last
    people: tuple[int, ...]

    @property
    def several(self) -> bool:
        return len(self.people) > 1

    @property
    def eyes(self) -> int | None:
        """The one seat whose secrets may always be shown; None: more than one person looks at the screen."""
        return None if self.several else self.people[0]


def sitting(game: Game, seats: Sequence[str | None], people: Sequence[str]) -> Sitting:
    """A person alone with bots is called You; several people are named, in this order, at the seats without a bot."""
    mine = tuple(seat for seat, bot in enumerate(seats) if bot is None)
    called = dict(zip(mine, people if len(mine) > 1 else (you(),), strict=True))
    names = [called.get(seat) or bot_name(str(bot), seat) for seat, bot in enumerate(seats)]
    if len(game.players) > len(seats):
        names.append(say("play-robot"))
    return Sitting(tuple(names), mine)


def bot_name(bot: str, seat: int) -> str:
    return say("play-bot", bot=bot, seat=seat + 1)


class Telling:
    """Remembers what was told. Matches that were over when it began are not told again."""

    def __init__(self, game: Callable[[], Game], who: Sitting, wait: Callable[[], None]) -> None:
        self._game = game
        self._who = who
        self._wait = wait  # after each match
        self._told = {_place(one): _steps(one) for one in game().matches if one.match.winner is not None}
        self._finalists_told = False

    @property
    def game(self) -> Game:
        return self._game()

    @property
    def has_news(self) -> bool:
        return any(self._told.get(_place(one), 0) < _steps(one) for one in self._matches) or self._has_finalists

    def news(self) -> None:
        """Matches of people at the keyboard, then the finalists, then the final, which everyone watches."""
        last = len(self.game.setup.pairs)
        for parked in self._matches:
            if parked.round > last:
                self._finalists()
            self._match(parked)
        self._finalists()

    def standing(self, eyes: int) -> None:
        """The tokens of each player, and the total of fans where that seat may know it."""
        for one in view(self.game, eyes).players:
            if not one.robot or self.game.solo:
                output.line(self._standing(one), MATCH, MATCH * 2)

    def end(self) -> None:
        """Everything is open now."""
        click.echo()
        self.standing(self._who.people[0])
        winner = self.game.winner
        if winner is not None:
            output.title(say("play-won", name=self._who.names[winner]))

    @property
    def _matches(self) -> list[Parked]:
        """Rounds that are over count too: others may have played on in the meantime."""
        last = len(self.game.setup.pairs)
        return [one for one in self.game.matches if one.round > last or {*self._who.people} & {*one.seats}]

    @property
    def _has_finalists(self) -> bool:
        return bool(self.game.finalists) and not self._finalists_told

    def _finalists(self) -> None:
        if not self._has_finalists:
            return
        self._finalists_told = True
        first, second = (self._who.names[seat] for seat in self.game.finalists)
        click.echo()
        output.title(say("play-finalists", first=first, second=second))

    def _match(self, parked: Parked) -> None:
        before, there = self._told.get(_place(parked)), _steps(parked)
        if before == there:
            return
        if before is None:
            self._opening(parked)
        shown = story(self.game.binder, seen(parked.record or (), parked.seats, self._who.eyes))
        known = story(self.game.binder, (parked.record or ())[: before or 0])
        names = {half + 1: self._who.names[seat] for half, seat in enumerate(parked.seats)}
        for line in told_lines(shown[len(known) :], names, self.game.binder.box.seats):
            output.line(line, MATCH, MATCH * 2)
        self._told[_place(parked)] = there
        if parked.match.winner is not None:
            self._trophy(parked)
            self._wait()

    def _opening(self, parked: Parked) -> None:
        first, second = (self._who.names[seat] for seat in parked.seats)
        begins = self._who.names[parked.seats[parked.match.first]]
        final = parked.round > len(self.game.setup.pairs)
        click.echo()
        output.title(say("play-match", first=first, second=second, begins=begins, final=final))

    def _trophy(self, parked: Parked) -> None:
        """Only the winner knows its fans; with one or two players, everyone does (CG-22, CG-36, Q56)."""
        played = next(one for one in self.game.results if (one.round, one.park) == _place(parked))
        if played.trophy is None:
            return
        winner = played.winner
        boxed = self.game.players[winner].robot and not self.game.solo
        shown = self.game.open_hands or winner == self._who.eyes  # also where the game went on to its end meanwhile
        fans, later = played.trophy.fans if shown else None, self._who.several and winner in self._who.people
        line = trophy_line(self._who.names[winner], played.trophy.round, fans, boxed=boxed, later=later)
        output.line(line, MATCH)

    def _standing(self, one: PlayerView) -> str:
        hidden = one.worth is None and one.trophies
        fans: int | str = HIDDEN if hidden else one.fans + sum(one.worth or ())
        name, count = self._who.names[one.seat], len(one.trophies)
        return say("play-standing", name=name, tokens=one.fans, trophies=one.trophies, count=count, fans=fans)


def _place(parked: Parked) -> tuple[int, int]:
    return parked.round, parked.park


def _steps(parked: Parked) -> int:
    return len(parked.record or ())
