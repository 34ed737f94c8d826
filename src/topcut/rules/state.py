"""How each match stands: the round that is being played, its tables, and each player's place in it."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.entries import claimed_result
from topcut.rules.match import Entry, Match, Result, Seat, Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.ranking.sheet import sheet
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Claims, Round, Tournament, number_of, rounds_of

MARK = 16  # hex digits


class State(StrEnum):
    BYE = "bye"
    OPEN = "open"
    CLAIMED = "claimed"
    DISPUTED = "disputed"
    DRAWN = "drawn"  # in the bracket, and still to be decided by a roll
    SETTLED = "settled"


REPORTABLE = frozenset({State.OPEN, State.CLAIMED, State.DISPUTED})


@dataclass(frozen=True, slots=True)
class Playing:
    """The round that was published last; `open` are the numbers of its matches without a winner or a draw."""

    stage: Stage
    number: int
    round: Round
    open: tuple[int, ...]

    def state(self, match: int) -> State:
        found, claims = self.round.matches[match - 1], self.round.claims.get(match)
        if found.second is None:
            return State.BYE
        if match not in self.open:
            return State.SETTLED  # by a result, or because a player has left the bracket
        if found.result is not None:
            return State.DRAWN
        if claims is None:
            return State.OPEN
        return State.DISPUTED if claims.disputed else State.CLAIMED

    def tables(self, matches: tuple[int, ...]) -> tuple[TableNumber | int, ...]:
        """What people call these matches: their tables, or their numbers where they have none."""
        return tuple(self.round.matches[match - 1].table or match for match in matches)

    def match_of(self, player: PlayerId) -> int | None:
        """The number of the match in which a player sits, a bye too."""
        return number_of(self.round, player)


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
    """The tables of the round that is being played: who sits there, what they say, and what is settled."""

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


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player sits in the round that is being played, and what both have said so far."""

    now: Playing
    number: int  # of the match
    me: PlayerId
    match: Match
    state: State
    claims: Claims
    is_open: bool  # without a winner or a draw
    is_reportable: bool

    @property
    def seat(self) -> Seat:
        return self.match.seat_of(self.me)

    @property
    def opponent(self) -> PlayerId | None:
        return self.match.opponent_of(self.me)

    @property
    def table(self) -> int:
        return self.match.table or self.number

    @property
    def mine(self) -> Entry | None:
        return self.claims.entries.get(self.me)

    @property
    def theirs(self) -> Entry | None:
        return None if self.opponent is None else self.claims.entries.get(self.opponent)

    @property
    def is_my_turn(self) -> bool:
        """The other has reported, I have not."""
        return self.state is State.CLAIMED and self.mine is None


def playing(t: Tournament) -> Playing | None:
    """None before the first round, and between the cut and the first bracket round."""
    rounds = rounds_of(t, t.stage)
    number = len(rounds)
    return Playing(t.stage, number, rounds[-1], open_in(t, t.stage, number)) if rounds else None


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


def place(t: Tournament, me: PlayerId) -> Place | None:
    """None before the first round, and for a player who is not paired in this one."""
    now = playing(t)
    number = None if now is None else now.match_of(me)
    if now is None or number is None:
        return None
    state = now.state(number)
    is_reportable = state in REPORTABLE and not now.round.closed
    claims = now.round.claims.get(number, Claims())
    return Place(now, number, me, now.round.matches[number - 1], state, claims, number in now.open, is_reportable)


def seats(t: Tournament) -> dict[PlayerId, tuple[Stage, int, int]]:
    """The stage, the round and the match of each player who is paired in the round that is being played."""
    now = playing(t)
    matches = () if now is None else now.round.matches
    return {
        player: (now.stage, now.number, number)
        for number, match in enumerate(matches, start=1)
        for player in match.players
        if now is not None
    }


def open_in(t: Tournament, stage: Stage, round: int) -> tuple[int, ...]:
    """The matches of a round that are not decided.

    In the bracket an unbroken draw is open too, and a match that a player has left is not, though it has no result
    (TL-32).
    """
    if stage is Stage.SWISS:
        matches = enumerate(t.rounds[round - 1].matches, start=1)
        return tuple(number for number, match in matches if match.result is None)
    assert t.bracket is not None
    settled = {meeting.number for meetings in finals(t).rounds for meeting in meetings if meeting.settled}
    return tuple(place for place, number in enumerate(t.bracket.numbers[round - 1], start=1) if number not in settled)


def goes_on(t: Tournament, round: int, match: int) -> PlayerId | None:
    """Who goes on from a match of the bracket, by its result or because the opponent has left."""
    assert t.bracket is not None
    number = t.bracket.numbers[round - 1][match - 1]
    return next(one.winner for meetings in finals(t).rounds for one in meetings if one.number == number)


def the_match(t: Tournament, stage: Stage, round: int, match: int) -> Match:
    """A match of two players in a round that was published."""
    rounds = rounds_of(t, stage)
    if not 1 <= round <= len(rounds):
        raise Refusal("round-unknown", round=round, rounds=len(rounds))
    matches = rounds[round - 1].matches
    if not 1 <= match <= len(matches):
        raise Refusal("match-unknown", round=round, stage=stage, match=match, matches=len(matches))
    found = matches[match - 1]
    if found.second is None:
        raise Refusal("bye-match", clause=t.ruleset.bye.clause, player=found.first, round=round)
    return found


def refuse_open(t: Tournament, now: Playing | None) -> None:
    """A round is over when every table has a result (CH-30); the refusal names those without one."""
    if now is not None and now.open:
        raise Refusal(
            "round-open",
            clause=t.ruleset.pairing_clause if now.stage is Stage.SWISS else t.ruleset.bracket.clause,
            round=now.number,
            stage=now.stage,
            tables=now.tables(now.open),
            count=len(now.open),
        )


def refuse_unplayed(t: Tournament) -> None:
    """The Swiss rounds are over when as many as were announced are played."""
    assert t.structure is not None, "a tournament under way has its structure"
    refuse_open(t, playing(t))
    played, rounds = len(t.rounds), t.structure.rounds
    if played < rounds:
        raise Refusal("rounds-left", clause=t.ruleset.structure.fixed_clause, played=played, rounds=rounds)


def worth(t: Tournament, stage: Stage) -> Mapping[PlayerId, int]:
    """What players were paired by: the points before the round, or in the bracket the seed."""
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
        kept = [result.games_won]
    first, *others = [" : ".join(map(str, pair if seat is Seat.FIRST else reversed(pair))) for pair in kept] or [""]
    return f"{first} ({', '.join(others)})" if others else first


def mark(*shown: object) -> str:
    """What a form remembers of its page, to show whether it is out of date (D7)."""
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:MARK]


def seen(now: Playing, match: int, result: Result | None = None, roll: PlayerId | None = None) -> str:
    """What a page showed when it was tapped: another round, or another pair at that table, is something else (D7)."""
    at = now.round.matches[match - 1]
    return mark(now.stage, now.number, match, at.first, at.second, result, roll)


def claim_mark(t: Tournament, stage: Stage, round: int, match: int, player: PlayerId) -> str:
    """The mark of a player's claim."""
    seats = the_match(t, stage, round, match)
    said = rounds_of(t, stage)[round - 1].claims.get(match, Claims()).entries.get(player)
    words: tuple[object, ...] = ()
    if said is not None:
        words = said.how, said.winner, said.drawn, sorted(said.scores.items()), said.games, said.unfinished
    return mark(stage, round, match, seats.first, seats.second, words)


def _line(t: Tournament, now: Playing, number: int, match: Match) -> Line:
    assert match.second is not None
    claims = now.round.claims.get(number, Claims())
    state = now.state(number)
    return Line(
        number=number,
        table=match.table or number,
        first=match.first,
        second=match.second,
        state=state,
        result=match.result,
        claims=tuple(Claim(who, claimed_result(t, now.stage, one)) for who, one in claims.entries.items()),
        extended=now.round.extended.get(number, 0),
        tie_of=_tie_of(t, now, number),
        bye_of=goes_on(t, now.number, number) if match.result is None and state is State.SETTLED else None,
        unknown=now.round.unknown.get(number, ""),
    )


def _tie_of(t: Tournament, now: Playing, number: int) -> PlayerId | None:
    if now.stage is Stage.SWISS or t.bracket is None:
        return None
    return t.bracket.ties.get(t.bracket.numbers[now.number - 1][number - 1])
