"""A player's place in the round that is being played: the table, the opponent, and what both have said so far."""

from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import PlayerId
from topcut.rules.actions.playing import Playing, playing
from topcut.rules.actions.reports import claim_mark
from topcut.rules.match import Entry, Match, Seat, Stage
from topcut.rules.tournament import Claims, Tournament


class State(StrEnum):
    """How a match stands, as one of its players sees it."""

    BYE = "bye"
    OPEN = "open"
    MINE = "mine"  # I have reported, the other has not
    THEIRS = "theirs"  # the other has reported, I have not
    DISPUTED = "disputed"
    DRAWN = "drawn"  # in the bracket, and nobody has won the roll yet
    SETTLED = "settled"


REPORTABLE = frozenset({State.OPEN, State.MINE, State.THEIRS, State.DISPUTED})


@dataclass(frozen=True, slots=True)
class Place:
    now: Playing
    number: int  # of the match
    me: PlayerId

    @property
    def match(self) -> Match:
        return self.now.round.matches[self.number - 1]

    @property
    def seat(self) -> Seat:
        return Seat.FIRST if self.match.first == self.me else Seat.SECOND

    @property
    def opponent(self) -> PlayerId | None:
        return self.match.second if self.seat is Seat.FIRST else self.match.first

    @property
    def table(self) -> int:
        return self.match.table or self.number

    @property
    def mine(self) -> Entry | None:
        return self._claims.entries.get(self.me)

    @property
    def theirs(self) -> Entry | None:
        return None if self.opponent is None else self._claims.entries.get(self.opponent)

    @property
    def state(self) -> State:
        if self.opponent is None:
            return State.BYE
        if self.match.result is not None:
            return State.DRAWN if self.number in self.now.open else State.SETTLED
        if self.number not in self.now.open:
            return State.SETTLED  # the opponent has left the bracket
        if self._claims.disputed:
            return State.DISPUTED
        if self.mine is not None:
            return State.MINE
        return State.THEIRS if self.theirs is not None else State.OPEN

    @property
    def is_reportable(self) -> bool:
        return self.state in REPORTABLE and not self.now.round.closed

    @property
    def _claims(self) -> Claims:
        return self.now.round.claims.get(self.number, Claims())

    def mark(self, t: Tournament, player: PlayerId) -> str:
        """What a form on this page knows of that player's claim."""
        return claim_mark(t, self.now.stage, self.now.number, self.number, player)


def place(t: Tournament, me: PlayerId) -> Place | None:
    """None before the first round, and for somebody who is not paired in this one."""
    now = playing(t)
    number = None if now is None else now.match_of(me)
    return None if now is None or number is None else Place(now, number, me)


def seats(t: Tournament) -> dict[PlayerId, tuple[Stage, int, int]]:
    """The stage, the round and the match of everybody who is paired in the round that is being played."""
    now = playing(t)
    matches = () if now is None else now.round.matches
    return {
        player: (now.stage, now.number, number)
        for number, match in enumerate(matches, start=1)
        for player in (match.first, match.second)
        if now is not None and player is not None
    }
