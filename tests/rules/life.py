"""The life of a tournament in memory: actions through the fold, with fixed times, a fixed seed, and every fact written
and read again on its way."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Self

import pytest

from topcut.chance import commitment
from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.means import Means
from topcut.rules.actions.reports import enter
from topcut.rules.actions.rounds import close_round, open_draw, publish
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.actor import Actor, Role
from topcut.rules.codec import decode, encode
from topcut.rules.facts import (
    CutMade,
    Fact,
    ListHandedIn,
    OfficialNamed,
    PlayerEntered,
    ResultSettled,
    RoundClosed,
    RoundPaired,
    SeatedPair,
    Stamped,
    Started,
    TournamentCreated,
)
from topcut.rules.fold import fold, following, undoes
from topcut.rules.match import Entry, Match, Seat, Stage
from topcut.rules.results import settle
from topcut.rules.ruleset import How, load, structure_for, text_of
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Tournament, drawn_from, games_of, rounds_of

SEED = bytes(range(32))
MORNING = datetime(2026, 11, 15, 9, tzinfo=UTC)

ORGANIZER = Actor(Role.ORGANIZER, "olga")
JUDGE = Actor(Role.OFFICIAL, "wanda")
OFFICIALS = {"challenger": "watcher", "timeline": "watcher", "showdown": "arbiter", "munchkin": "floor-judge"}
WON = Entry(how=How.VICTORY, winner=Seat.FIRST)  # with the least that the rule book asks for, see `won`
LOST = Entry(how=How.VICTORY, winner=Seat.SECOND)
ABSENT = Entry(how=How.NO_SHOW, winner=Seat.SECOND)  # the first seat has not come
NOBODY = Entry(how=How.DOUBLE_NO_SHOW)


def vp(first: int, second: int) -> Entry:
    return Entry(scores={"vp": (first, second)})


def won(t: Tournament, winner: Seat, stage: Stage = Stage.SWISS) -> Entry:
    """A victory with as few figures and games as the rule book takes for one."""
    rules = t.ruleset
    needed = {step.figure: step.enough or 0 for step in rules.endings[How.VICTORY].compare}
    asked = rules.kept_figures if rules.endings[How.VICTORY].asks else ()
    least = {figure.name: needed.get(figure.name, 0) for figure in asked}
    scores = {name: (number, 0) if winner is Seat.FIRST else (0, number) for name, number in least.items()}
    best_of = games_of(t, stage)
    games = (winner,) * (best_of // 2 + 1) if best_of > 1 else ()
    return Entry(how=How.VICTORY, winner=winner, scores=scores, games=games)


def filled(t: Tournament, thing: Any, stage: Stage = Stage.SWISS) -> Any:
    """WON and LOST as a table of this rule book would say it; anything else as it is."""
    return won(t, Seat.FIRST if thing is WON else Seat.SECOND, stage) if thing is WON or thing is LOST else thing


def player(id: str) -> Actor:
    return Actor(Role.PLAYER, id)


def ids(number: int) -> tuple[PlayerId, ...]:
    """p01, p02, ..."""
    return tuple(PlayerId(f"p{i:02d}") for i in range(1, number + 1))


class Life:
    """`event = Life("challenger", players=8)` has begun; one with `started=False` still awaits players.

    `event.act(drop, "p03", by=ORGANIZER)` runs an action and gives its facts; `event.refused(...)` gives its refusal.
    `event.pair()` draws a round and `event.play()` plays it; `event.seat("p01 p02", "p03")` writes down who sits where,
    whatever the pairing would have been.
    """

    def __init__(
        self,
        ruleset: str = "challenger",
        players: int | Sequence[str] = 8,
        *,
        started: bool = True,
        rounds: int | None = None,
        cut: int | None = None,
        settings: Mapping[str, str | int | bool] | None = None,
        options: Mapping[str, str] | None = None,
        structure: Mapping[str, Any] | None = None,  # further fields of Started
        log: int = 1,
    ) -> None:
        self.seed = SEED
        self.now = MORNING
        self.log: list[Stamped] = []
        self.t: Tournament
        text = text_of(ruleset)
        self.say(
            TournamentCreated(
                tournament="e1",
                title="Autumn Cup",
                first_day="2026-11-15",
                place="Town hall",
                ruleset=text,
                ruleset_hash=hashlib.sha256(text.encode()).hexdigest(),
                commitment=commitment(SEED).hex(),
                settings=settings or {},
                options=options or {},
                log=log,
            )
        )
        self.say(OfficialNamed(JUDGE.id, OFFICIALS.get(ruleset, load(ruleset).officials[0].name)))
        names = ids(players) if isinstance(players, int) else tuple(map(PlayerId, players))
        self.say(*(PlayerEntered(name) for name in names))
        if started:
            self.say(*(ListHandedIn(name, f"The list of {name}") for name in names))
            course = structure_for(load(ruleset), len(names), deviation=True)
            self.say(
                Started(
                    rounds=course.rounds if rounds is None else rounds,
                    cut=course.cut if cut is None else cut,
                    clause=course.clause,
                    players=len(names),
                    **(structure or {}),
                )
            )

    @property
    def at(self) -> str:
        return self.now.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    @property
    def entropy(self) -> bytes:
        """Fresh bytes for each act, the same in each run."""
        return hashlib.sha256(f"entropy {len(self.log)}".encode()).digest()

    def wait(self, minutes: int = 0, seconds: int = 0) -> None:
        self.now += timedelta(minutes=minutes, seconds=seconds)

    def act(self, action: Callable[..., list[Fact]], *args: Any, by: Actor = ORGANIZER, **named: Any) -> list[Fact]:
        """What the desk does: time, seed and entropy for those actions that ask for them."""
        seed = drawn_from(self.t, self.seed)
        means = Means(at=self.at, entropy=self.entropy, secret=self.seed, seed=seed, tournament=self.t.id)
        stage = named.get("stage", Stage.SWISS)
        args = tuple(filled(self.t, arg, stage) for arg in args)
        facts = action(self.t, by, *args, **means.for_action(action), **named)
        self.say(*facts, by=by)
        return facts

    def refused(self, action: Callable[..., list[Fact]], *args: Any, by: Actor = ORGANIZER, **named: Any) -> Refusal:
        before, facts = self.t, len(self.log)
        with pytest.raises(Refusal) as caught:
            self.act(action, *args, by=by, **named)
        assert (self.t, len(self.log)) == (before, facts), "a refusal leaves nothing behind"
        return caught.value

    def say(self, *facts: Fact, by: Actor = ORGANIZER) -> None:
        """These facts, whatever the actions think of them. Every step takes a second."""
        news = [Stamped(len(self.log) + i, self.at, by, _read_again(fact)) for i, fact in enumerate(facts, start=1)]
        self.now += timedelta(seconds=1)
        begins = not self.log
        self.log += news
        if news:
            self.t = fold(self.log) if begins or undoes(news) else following(self.t, news)

    def deviate(self, clause: str) -> Self:
        self.act(declare_deviation, clause, "The hall asks for it")
        return self

    def pair(self, **named: Any) -> Self:
        self.act(open_draw, **named)
        self.act(publish)
        return self

    def play(self, entries: Mapping[int, Entry] | Callable[[Match], Entry] | None = None) -> Self:
        """Every open table of the current round gets its result; the better name wins unless something else is said."""
        now = self._playing
        for number in now.open:
            match = now.round.matches[number - 1]
            entry = self.by_name(match, now.stage)
            if callable(entries):
                entry = entries(match)
            elif entries is not None and number in entries:
                entry = entries[number]
            self.act(enter, now.number, number, entry, stage=now.stage, by=JUDGE)
        return self

    def by_name(self, match: Match, stage: Stage) -> Entry:
        """The one who comes first in the alphabet wins, in as many games as it takes."""
        assert match.second is not None
        return won(self.t, Seat.FIRST if match.first < match.second else Seat.SECOND, stage)

    def played(self, rounds: int) -> Self:
        """So many Swiss rounds, closed."""
        for _ in range(rounds):
            self.pair()
            self.play()
            self.act(close_round)
        return self

    def begin_bracket(self) -> Self:
        """The cut is made, and its first round published."""
        self.act(make_cut)
        self.act(publish_bracket)
        return self

    def bracket_round(self) -> Self:
        self.act(publish_bracket)
        return self.play()

    def seats(self, match: int) -> tuple[PlayerId, PlayerId]:
        found = self._playing.round.matches[match - 1]
        assert found.second is not None
        return found.first, found.second

    @property
    def _playing(self) -> Playing:
        now = playing(self.t)
        assert now is not None
        return now

    def seat(self, *tables: str, stage: Stage = Stage.SWISS, attempt: int = 1) -> Self:
        """`event.seat("p01 p02", "p03 p04", "p05")`: two tables and a bye."""
        pairs = tuple(_seated(number, names.split()) for number, names in enumerate(tables, start=1))
        number = len(rounds_of(self.t, stage)) + 1
        matches = tuple(range(1, len(pairs) + 1)) if stage is Stage.BRACKET else ()
        self.say(RoundPaired(stage, number, attempt, pairs, way="by-hand", matches=matches))
        return self

    def first_wins(self, match: int = 1, how: How = How.VICTORY, stage: Stage = Stage.SWISS) -> Self:
        """The first seat wins the match of the current round."""
        result = settle(self.t.ruleset, Entry(how=how, winner=Seat.FIRST))
        self.say(ResultSettled(stage, len(rounds_of(self.t, stage)), match, result))
        return self

    def close(self, stage: Stage = Stage.SWISS) -> Self:
        self.say(RoundClosed(stage, len(rounds_of(self.t, stage))))
        return self

    def cut(self, *seeds: str) -> Self:
        self.say(CutMade(tuple(map(PlayerId, seeds))))
        return self


def _seated(number: int, names: list[str]) -> SeatedPair:
    first, *others = map(PlayerId, names)
    return SeatedPair(TableNumber(number) if others else None, first, others[0] if others else None)


def _read_again(fact: Fact) -> Fact:
    kind, v, body = encode(fact)
    again = decode(kind, v, json.loads(json.dumps(body)))
    assert again == fact
    return again
