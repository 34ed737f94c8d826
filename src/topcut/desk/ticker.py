"""What the clock does by itself: on time, once, and later if the program was off at the time."""

import logging
from collections.abc import Mapping

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import clock
from topcut.rules.actions.means import Action
from topcut.rules.chain import Head
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
        self._timed: dict[TournamentId, None] = {}  # who was looked at last is the last
        self._told: set[tuple[TournamentId, int, str]] = set()

    def asked(self, heads: Mapping[TournamentId, Head]) -> tuple[list[TournamentId], list[TournamentId]]:
        """Where something may fall due, whoever has waited longest first; and where something has happened, the newest
        first, as old ones can wait where there are hundreds to be read."""
        timed = [id for id in self._timed if id in heads]
        others = ((id, head.n) for id, head in reversed(list(heads.items())) if id not in self._timed)
        return timed, [id for id, n in others if self._resting.get(id) != n]

    def rest(self, tournament: TournamentId, n: int) -> None:
        self._resting[tournament] = n
        self._timed.pop(tournament, None)

    def look_again(self, tournament: TournamentId) -> None:
        self._timed.pop(tournament, None)
        self._timed[tournament] = None

    def forget(self, tournament: TournamentId) -> None:
        self._resting.pop(tournament, None)
        self._timed.pop(tournament, None)

    def refused(self, tournament: TournamentId, n: int, what: str, refusal: Refusal) -> None:
        """Every tick tries again, since a full disk may have room by then; the refusal is logged once."""
        said = (tournament, n, refusal.code)
        if said not in self._told:
            self._told.add(said)
            log.warning("%s is due in %s, but refused: %s", what, tournament, refusal)
