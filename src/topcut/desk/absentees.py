"""Who does not come again on a later day, and what the round before has given them."""

from datetime import datetime

from topcut.desk.door import Desk
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import leaving
from topcut.rules.facts import ResultCorrected, ResultSettled
from topcut.rules.match import Stage


def won_on(desk: Desk, tournament: TournamentId, player: PlayerId, day: str | None) -> bool:
    """Whether the last win came only because the opponent was not here this morning either."""
    t = desk.look(tournament)
    number, settled = leaving.won_unplayed(t, player), None
    for one in desk.history(tournament) if number else ():
        fact = one.fact
        if isinstance(fact, ResultSettled | ResultCorrected) and (fact.stage, fact.round, fact.match) == (
            Stage.SWISS,
            len(t.rounds),
            number,
        ):
            settled = one.at
    return settled is not None and day is not None and _day_of(settled) >= day


def _day_of(stamp: str) -> str:
    """As the calendar of the hall has it."""
    return datetime.fromisoformat(stamp).astimezone().date().isoformat()
