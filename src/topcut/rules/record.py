"""What each player did in each round: one outcome, and how often each comes up."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from topcut.ids import PlayerId, TableNumber
from topcut.rules.match import Match, Result, Seat, Stage
from topcut.rules.ruleset import How
from topcut.rules.state import goes_on, open_in
from topcut.rules.tournament import Round, Tournament, number_of, rounds_of


class Outcome(StrEnum):
    """A no-show is a loss for the player who did not come, or for both; unpaired losses and absences are losses too."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    BYE = "bye"
    UNPAIRED_LOSS = "unpaired-loss"  # of a round that was missed before rejoining
    NO_SHOW = "no-show"
    ABSENT = "absent"  # by arrangement
    NOT_IN = "not-in"  # before entering, after leaving, below the cut
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Played:
    """One round of one player. A bracket match that a player has left has no result: it is a loss for the one who left
    and a bye for the other."""

    stage: Stage
    round: int
    outcome: Outcome
    match: int | None = None  # its number in the round
    table: TableNumber | int | None = None  # what people call it; a bye has none
    seat: Seat = Seat.FIRST
    opponent: PlayerId | None = None
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    won: int = 0
    drawn: int = 0
    lost: int = 0


def record(t: Tournament, player: PlayerId) -> tuple[Played, ...]:
    """Every round that was published, first the Swiss rounds, then the bracket."""
    return tuple(
        _played(t, stage, number, round, player)
        for stage in Stage
        for number, round in enumerate(rounds_of(t, stage), start=1)
    )


def tally(t: Tournament, player: PlayerId | None = None) -> Mapping[PlayerId, Tally]:
    """Of the Swiss rounds, of everyone or of one player; a bye counts as won (CH-32)."""
    wanted = t.players if player is None else (player,)
    won: Counter[PlayerId] = Counter()
    drawn: Counter[PlayerId] = Counter()
    lost: Counter[PlayerId] = Counter()
    counts = {Outcome.WON: won, Outcome.BYE: won, Outcome.DRAWN: drawn, Outcome.LOST: lost, Outcome.NO_SHOW: lost}
    for round in t.rounds:
        lost.update(round.unpaired_losses)
        for match in round.matches:
            if player is not None and player not in match.players:
                continue
            for seat, one in ((Seat.FIRST, match.first), (Seat.SECOND, match.second)):
                ended = outcome(match, seat)
                if one is not None and ended is not Outcome.OPEN:
                    counts[ended][one] += 1
    return {one: Tally(won[one], drawn[one], lost[one]) for one in wanted}


def outcome(match: Match, seat: Seat) -> Outcome:
    """How a match ended for one of its seats."""
    result = match.result
    if match.second is None:
        return Outcome.BYE
    if result is None:
        return Outcome.OPEN
    if result.how is How.NO_SHOW and result.winner is not seat:
        return Outcome.NO_SHOW
    if result.how is How.DOUBLE_NO_SHOW and not any(result.points):  # else the ruling in use gives both a draw
        return Outcome.NO_SHOW
    if result.winner is None:
        return Outcome.DRAWN
    return Outcome.WON if result.winner is seat else Outcome.LOST


def _played(t: Tournament, stage: Stage, number: int, round: Round, player: PlayerId) -> Played:
    place = number_of(round, player)
    if place is None:
        return Played(stage, number, _unpaired(t, number, round, player))
    match = round.matches[place - 1]
    seat = match.seat_of(player)
    ended = outcome(match, seat)
    if ended is Outcome.OPEN and place not in open_in(t, stage, number):
        ended = Outcome.BYE if goes_on(t, number, place) == player else Outcome.LOST
    table = None if match.second is None else match.table or place
    return Played(stage, number, ended, place, table, seat, match.opponent_of(player), match.result)


def _unpaired(t: Tournament, number: int, round: Round, player: PlayerId) -> Outcome:
    if player not in round.unpaired_losses:
        return Outcome.NOT_IN
    return Outcome.ABSENT if player in t.absences.get(number, ()) else Outcome.UNPAIRED_LOSS
