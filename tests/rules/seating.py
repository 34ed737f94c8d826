"""Rounds in a Life without a draw: who sits where is written down, whatever the pairing would have been."""

from tests.rules.life import ORGANIZER, Life
from topcut.ids import PlayerId, TableNumber
from topcut.rules.facts import CutMade, ResultSettled, RoundClosed, RoundPaired, SeatedPair
from topcut.rules.match import Entry, Result, Seat, Stage
from topcut.rules.results import settle
from topcut.rules.ruleset import How
from topcut.rules.tournament import rounds_of


def pair(event: Life, *tables: str, stage: Stage = Stage.SWISS, attempt: int = 1) -> None:
    """`pair(event, "p01 p02", "p03 p04", "p05")`: two tables and a bye."""
    pairs = tuple(_seats(number, names.split()) for number, names in enumerate(tables, start=1))
    number = len(rounds_of(event.t, stage)) + 1
    matches = tuple(range(1, len(pairs) + 1)) if stage is Stage.BRACKET else ()
    event.say(RoundPaired(stage, number, attempt, pairs, way="by-hand", matches=matches), by=ORGANIZER)


def cut(event: Life, *seeds: str) -> None:
    event.say(CutMade(tuple(map(PlayerId, seeds))))


def win(event: Life, match: int = 1, how: How = How.VICTORY, stage: Stage = Stage.SWISS) -> None:
    """The first seat wins the match of the current round."""
    number = len(rounds_of(event.t, stage))
    event.say(ResultSettled(stage, number, match, won(event, how)))


def won(event: Life, how: How) -> Result:
    return settle(event.t.ruleset, Entry(how=how, winner=Seat.FIRST))


def close(event: Life, stage: Stage = Stage.SWISS) -> None:
    event.say(RoundClosed(stage, len(rounds_of(event.t, stage))))


def _seats(number: int, names: list[str]) -> SeatedPair:
    first, *others = map(PlayerId, names)
    return SeatedPair(TableNumber(number) if others else None, first, others[0] if others else None)
