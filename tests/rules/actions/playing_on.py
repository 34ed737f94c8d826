"""Rounds paired and played for tests that are about something else."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.rules.life import JUDGE, LOST, WON, Life, won
from topcut.ids import PlayerId
from topcut.rules.actions.cut import publish_bracket
from topcut.rules.actions.reports import enter
from topcut.rules.actions.rounds import close_round, open_draw, publish
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.match import Entry, Match, Seat, Stage
from topcut.rules.ruleset import How
from topcut.rules.state import playing

__all__ = ["ABSENT", "LOST", "NOBODY", "WON", "by_name", "pair", "play", "played", "seats", "vp", "with_deviation"]

ABSENT = Entry(how=How.NO_SHOW, winner=Seat.SECOND)  # the first seat has not come
NOBODY = Entry(how=How.DOUBLE_NO_SHOW)


def vp(first: int, second: int) -> Entry:
    return Entry(scores={"vp": (first, second)})


def pair(event: Life, **named: Any) -> None:
    event.act(open_draw, **named)
    event.act(publish)


def play(event: Life, entries: Mapping[int, Entry] | Callable[[Match], Entry] | None = None) -> None:
    """Every open table of the current round gets its result; the better name wins unless something else is said."""
    now = playing(event.t)
    assert now is not None
    for number in now.open:
        match = now.round.matches[number - 1]
        entry = by_name(event, match, now.stage)
        if callable(entries):
            entry = entries(match)
        elif entries is not None and number in entries:
            entry = entries[number]
        event.act(enter, now.number, number, entry, stage=now.stage, by=JUDGE)


def by_name(event: Life, match: Match, stage: Stage) -> Entry:
    """The one who comes first in the alphabet wins, in as many games as it takes."""
    assert match.second is not None
    winner = Seat.FIRST if match.first < match.second else Seat.SECOND
    return won(event.t, winner, stage)


def played(event: Life, rounds: int) -> None:
    """So many Swiss rounds, closed."""
    for _ in range(rounds):
        pair(event)
        play(event)
        event.act(close_round)


def bracket_round(event: Life) -> None:
    event.act(publish_bracket)
    play(event)


def seats(event: Life, match: int) -> tuple[PlayerId, PlayerId]:
    now = playing(event.t)
    assert now is not None
    found = now.round.matches[match - 1]
    assert found.second is not None
    return found.first, found.second


def with_deviation(event: Life, clause: str) -> Life:
    event.act(declare_deviation, clause, "The hall asks for it")
    return event
