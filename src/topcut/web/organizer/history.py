"""What one player has played so far: round by round, against whom, and how it ended."""

from collections.abc import Iterator
from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.rules.actions.playing import goes_on, open_in
from topcut.rules.match import Result, Seat, Stage
from topcut.rules.tournament import Tournament, rounds_of


@dataclass(frozen=True, slots=True)
class Game:
    """One round of one player; without an opponent a bye, or an unpaired loss."""

    stage: Stage
    round: int
    match: int | None
    table: int | None
    seat: Seat
    opponent: PlayerId | None
    result: Result | None
    is_open: bool = False
    has_bye: bool = False  # the other has left the bracket

    @property
    def is_unpaired_loss(self) -> bool:
        return self.match is None

    @property
    def has_won(self) -> bool:
        return self.result is not None and self.result.winner is self.seat


def games(t: Tournament, player: PlayerId) -> tuple[Game, ...]:
    return tuple(game for stage in Stage for game in _games(t, stage, player))


def _games(t: Tournament, stage: Stage, player: PlayerId) -> Iterator[Game]:
    for round, played in enumerate(rounds_of(t, stage), start=1):
        open = open_in(t, stage, round)
        if player in played.unpaired_losses:
            yield Game(stage, round, None, None, Seat.FIRST, None, None)
        for number, match in enumerate(played.matches, start=1):
            if player in (match.first, match.second):
                seat = Seat.FIRST if match.first == player else Seat.SECOND
                other = match.second if seat is Seat.FIRST else match.first
                over = match.result is None and number not in open
                yield Game(
                    stage,
                    round,
                    number,
                    match.table or number,
                    seat,
                    other,
                    match.result,
                    is_open=number in open,
                    has_bye=over and goes_on(t, round, number) == player,
                )
