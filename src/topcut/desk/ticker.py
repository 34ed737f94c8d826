"""What the clock does by itself: at its time, not before, once, and also when the program was off at the time."""

import logging

from topcut.desk.request import Action
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import clock, squads
from topcut.rules.tournament import Tournament

ACTIONS: dict[clock.Task, Action] = {
    clock.Task.CALL_TIME: clock.call_time,
    clock.Task.MUST_USE: squads.record_missed,
}

log = logging.getLogger(__name__)


def due(t: Tournament, at: str) -> list[Action]:
    """What the clock has to do now. It follows from the log, so nothing is armed and nothing is lost by a restart."""
    return [ACTIONS[due.task] for due in clock.due(t, at) if due.task in ACTIONS]


def is_timed(t: Tournament) -> bool:
    """Whether something may fall due though nothing happens."""
    return t.clock is not None and t.clock.called is None


class Agenda:
    """Which tournaments need no look before something happens in them, and what was refused in vain."""

    def __init__(self) -> None:
        self._resting: dict[TournamentId, int] = {}
        self._refused: set[tuple[TournamentId, int, Action]] = set()
        self._timed: set[TournamentId] = set()

    @property
    def is_empty(self) -> bool:
        return not self._timed

    def is_resting(self, tournament: TournamentId, n: int) -> bool:
        return self._resting.get(tournament) == n

    def next(self, tournament: TournamentId, t: Tournament, actions: list[Action]) -> Action | None:
        n = t.facts
        action = next((action for action in actions if (tournament, n, action) not in self._refused), None)
        (self._timed.add if is_timed(t) else self._timed.discard)(tournament)
        if action is None and not is_timed(t):
            self._resting[tournament] = n
        return action

    def set_aside(self, tournament: TournamentId, n: int, action: Action, refusal: Refusal) -> None:
        """Not asked again before something has happened in the tournament."""
        log.warning("%s is due in %s, but refused: %s", action.__name__, tournament, refusal)
        self._refused.add((tournament, n, action))
