"""The tables of the round that is being played: who sits there, what they say, and what is settled."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.playing import Playing, goes_on, playing
from topcut.rules.actions.reports import result_of
from topcut.rules.match import Entry, Match, Result, Seat, Stage
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Tournament


class State(StrEnum):
    OPEN = "open"
    CLAIMED = "claimed"
    DISPUTED = "disputed"
    DRAWN = "drawn"  # in the bracket, and nobody has won the roll yet
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class Claim:
    """What one player says; the result is None where the claim no longer reads as one."""

    player: PlayerId
    result: Result | None


@dataclass(frozen=True, slots=True)
class Line:
    """One table. `number` is that of the match, `table` what people call it."""

    number: int
    table: int
    first: PlayerId
    second: PlayerId
    state: State
    result: Result | None
    claims: tuple[Claim, ...] = ()
    extended: int = 0
    tie_of: PlayerId | None = None  # who goes on from a drawn bracket match
    bye_of: PlayerId | None = None  # who goes on from one that the other has left
    unknown: str = ""  # why there are no figures

    @property
    def players(self) -> tuple[PlayerId, PlayerId]:
        return self.first, self.second


@dataclass(frozen=True, slots=True)
class Board:
    now: Playing
    lines: tuple[Line, ...]
    byes: tuple[PlayerId, ...]

    def of(self, *states: State) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.state in states)

    @property
    def waiting(self) -> tuple[Line, ...]:
        """Every table that keeps the round open."""
        return tuple(line for line in self.lines if line.state is not State.SETTLED)

    def at(self, table: int) -> Line:
        found = next((line for line in self.lines if line.table == table), None)
        if found is None:
            raise Refusal("table-empty", table=table)
        return found


def board(t: Tournament) -> Board | None:
    """None while no round is published."""
    now = playing(t)
    if now is None:
        return None
    seated = [(number, match) for number, match in enumerate(now.round.matches, start=1) if match.second is not None]
    lines = sorted((_line(t, now, number, match) for number, match in seated), key=lambda line: line.table)
    return Board(now, tuple(lines), tuple(match.first for match in now.round.matches if match.second is None))


def the_board(t: Tournament) -> Board:
    found = board(t)
    if found is None:
        raise Refusal("no-round")
    return found


def worth(t: Tournament, stage: Stage) -> Mapping[PlayerId, int]:
    """What everybody was paired by: the points before the round, or in the bracket the seed."""
    if stage is Stage.BRACKET:
        assert t.bracket is not None
        return {player: seed for seed, player in enumerate(t.bracket.seeds, start=1) if player is not None}
    so_far = sheet(replace(t, rounds=t.rounds[:-1]))
    return dict(zip(so_far.ids, so_far.points, strict=True))


def score(ruleset: Ruleset, result: Result | None, seat: Seat = Seat.FIRST) -> str:
    """`16 : 9`, this seat's first; `2 : 1 (9 : 4)` where two figures count; games where none does; else nothing."""
    if result is None:
        return ""
    totals = {tiebreaker.figure for tiebreaker in ruleset.tiebreakers}
    kept = [pair for figure, pair in zip(ruleset.kept_figures, result.figures, strict=True) if figure.name in totals]
    if ruleset.points.recorded:
        kept = [result.points, *kept]
    if not kept and len(result.games) > 1:
        kept = [(result.games.count(Seat.FIRST), result.games.count(Seat.SECOND))]
    first, *others = [" : ".join(map(str, pair if seat is Seat.FIRST else reversed(pair))) for pair in kept] or [""]
    return f"{first} ({', '.join(others)})" if others else first


def _line(t: Tournament, now: Playing, number: int, match: Match) -> Line:
    assert match.second is not None
    claims = now.round.claims.get(number)
    said = () if claims is None else tuple(Claim(who, _read(t, now.stage, one)) for who, one in claims.entries.items())
    state = State.SETTLED
    if number in now.open:
        state = State.OPEN if match.result is None else State.DRAWN
        if claims is not None and match.result is None:
            state = State.DISPUTED if claims.disputed else State.CLAIMED
    return Line(
        number=number,
        table=match.table or number,
        first=match.first,
        second=match.second,
        state=state,
        result=match.result,
        claims=said,
        extended=now.round.extended.get(number, 0),
        tie_of=_tie_of(t, now, number),
        bye_of=goes_on(t, now.number, number) if match.result is None and number not in now.open else None,
        unknown=now.round.unknown.get(number, ""),
    )


def _tie_of(t: Tournament, now: Playing, number: int) -> PlayerId | None:
    if now.stage is Stage.SWISS or t.bracket is None:
        return None
    return t.bracket.ties.get(t.bracket.numbers[now.number - 1][number - 1])


def _read(t: Tournament, stage: Stage, entry: Entry) -> Result | None:
    try:
        return result_of(t, stage, entry)
    except Refusal:
        return None
