"""One organizer at one tournament: asks the desk, tells what has happened, and asks back where the rules ask."""

from collections.abc import Callable, Collection, Sequence
from inspect import signature
from itertools import groupby
from threading import RLock
from typing import TYPE_CHECKING, Any, Protocol

from topcut.cli.asking import YES
from topcut.cli.data import ORGANIZER
from topcut.exchange.chronicle import Chronicle
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import CONFIRMABLE, Refusal
from topcut.rules.actions.rounds import current
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, Stamped
from topcut.rules.match import Stage
from topcut.rules.ranking.reason import Reason
from topcut.rules.state import Playing, the_board
from topcut.rules.tournament import Tournament
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk import Desk
    from topcut.desk.names import Names
    from topcut.desk.taking_lists import Intake

EVERYBODY = "all"
MANY, FIRST = 12, 3
LONGEST_NAMES = 100  # letters of names to be typed again


class Talk(Protocol):
    """Where lines come from and go to."""

    def read(self, prompt: str) -> str | None: ...

    def write(self, text: str) -> None: ...


class Session:
    def __init__(self, desk: "Desk", tournament: TournamentId, talk: Talk) -> None:
        self.desk = desk
        self.tournament = tournament
        self.talk = talk
        self.refused = 0
        self.prompted: tuple[Stage, int] | None = None  # the round whose Mission Critical was asked for
        self._lock = RLock()
        self.names: Names = desk.names(tournament)
        self._chronicle = Chronicle(self.t.ruleset, self.names.shown)
        self._told = 0
        self.sentences: dict[int, str] = {}  # of every fact, by its number
        self.untold()

    @property
    def t(self) -> Tournament:
        return self.desk.look(self.tournament)

    @property
    def seed(self) -> bytes:
        return self.desk.seed(self.tournament)

    @property
    def round(self) -> Playing:
        return current(self.t)

    def act(
        self,
        action: Callable[..., Sequence[Fact]],
        *args: object,
        by: Actor = ORGANIZER,
        confirm: Collection[str] | None = None,
        **named: Any,
    ) -> None:
        """Do it; where the rules want a confirmation, ask for it."""
        if "seed" in signature(action).parameters:
            self.seed  # noqa: B018  # refused where it is not known
        given: dict[str, Any] = {} if confirm is None else {"confirm": tuple(confirm)}
        try:
            self.desk.act(self.tournament, by, action, *args, **named, **given)
        except Refusal as refusal:
            if confirm is None or refusal.code not in CONFIRMABLE or refusal.clause in {None, *confirm}:
                raise
            self.say(refusal)
            if self.ask("run-confirm", clause=refusal.clause).casefold() not in YES:
                self.write(say("run-left"))
                return
            self.act(action, *args, by=by, confirm=(*confirm, str(refusal.clause)), **named)

    @property
    def intake(self) -> "Intake":
        from topcut.desk.taking_lists import Intake

        return Intake(self.desk, self.tournament, ORGANIZER)

    def tell(self) -> None:
        """What has happened since the last time, whoever did it."""
        for _, group in groupby(self.untold(), key=lambda told: type(told[0].fact)):
            told = list(group)
            few = told if len(told) <= MANY else told[:FIRST]
            for _, text in few:
                self.write(text)
            if len(few) < len(told):
                self.write(say("run-more", number=len(told) - len(few)))

    def untold(self) -> list[tuple[Stamped, str]]:
        with self._lock:
            news = list(self.desk.history(self.tournament, self._told))
            if news:
                self._told = news[-1].n
                self.know()
            found = [(stamped, self._chronicle.tell(stamped)) for stamped in news]
            self.sentences |= {stamped.n: text for stamped, text in found}
            return found

    def know(self) -> None:
        """Names may be new or changed."""
        self.names = self.desk.names(self.tournament)
        self._chronicle.names = self.names.shown

    def ask(self, code: str, /, **parameters: object) -> str:
        answer = self.talk.read(f"{say(code, **parameters)} ")
        return "" if answer is None else answer.strip()

    def say(self, thing: Refusal | Reason) -> None:
        self.write(self.names.said(thing))
        if isinstance(thing, Refusal):
            self._show_way(thing)

    def _show_way(self, refusal: Refusal) -> None:
        """What to type next, where a refusal has such a sentence."""
        players = refusal.parameters.get("players")
        names = ", ".join(map(self.names.of, players)) if isinstance(players, tuple) else ""
        way = say(f"run-way-{refusal.code}", names=names if 0 < len(names) <= LONGEST_NAMES else "NAME, NAME")
        if not way.startswith("run-way-"):  # a code without a sentence is said as it is
            self.write(way)

    def write(self, text: str = "") -> None:
        self.talk.write(text)

    def player(self, text: str) -> PlayerId:
        return self.names.player(text)

    def gone(self, text: str) -> PlayerId:
        """A player who was signed off before the start; whoever is in is found too, and refused by the action."""
        t = self.t
        return self.desk.names(self.tournament).among((*t.players, *t.signed_off)).player(text)

    def whom(self, text: str) -> str:
        """What was typed after a command about a player; if it is nothing, that is asked for."""
        asked = text or self.ask("run-whom")
        if not asked:
            raise Refusal("run-incomplete", form="NAME")
        return asked

    def players(self, text: str) -> list[PlayerId]:
        """Names with commas between them."""
        found = [self.player(name) for name in text.split(",") if name.strip()]
        if not found:
            raise Refusal("run-incomplete", form="NAME, NAME")
        return found

    def match_at(self, table: int) -> int:
        """The number of the match at a table of the current round."""
        return the_board(self.t).at(table).number


def number(text: str, form: str) -> int:
    word = text.strip()
    if not word.isascii() or not word.isdecimal() or len(word) > 9:
        raise Refusal("run-incomplete", form=form)
    return int(word)
