"""What the clock does by itself: on time, once, and later if the program was off at the time."""

import logging

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import clock
from topcut.rules.actions.means import Action
from topcut.rules.tournament import Tournament

log = logging.getLogger(__name__)


def due(t: Tournament, at: str) -> list[Action]:
    """What the clock has to do now. It follows from the log, so a restart loses nothing."""
    return [clock.BY_CLOCK[due.task] for due in clock.due(t, at) if due.task in clock.BY_CLOCK]


def is_timed(t: Tournament) -> bool:
    """Whether something may fall due even if nothing happens."""
    return t.clock is not None and t.clock.called is None


class Agenda:
    """Which tournaments can rest until something happens in them, and what was logged about the others."""

    def __init__(self) -> None:
        self._resting: dict[TournamentId, int] = {}
        self._told: set[tuple[TournamentId, int, str]] = set()

    def is_resting(self, tournament: TournamentId, n: int) -> bool:
        return self._resting.get(tournament) == n

    def rest(self, tournament: TournamentId, n: int) -> None:
        self._resting[tournament] = n

    def refused(self, tournament: TournamentId, n: int, action: Action, refusal: Refusal) -> None:
        """Every tick tries again, since a full disk may have room by then; the refusal is logged once."""
        said = (tournament, n, refusal.code)
        if said not in self._told:
            self._told.add(said)
            log.warning("%s is due in %s, but refused: %s", action.__name__, tournament, refusal)
