"""How old a mirror is, as its pages say it."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from topcut.desk.door import Desk
from topcut.ids import TournamentId

QUIET = timedelta(seconds=75)  # after which the pages say that the hall is out of reach


@dataclass(frozen=True, slots=True)
class Age:
    heard: str  # when the hall last spoke
    minutes: int
    is_quiet: bool


def age_of(desk: Desk, tournament: TournamentId) -> Age | None:
    """None for a tournament that is decided here."""
    found = desk.store.halls.of(tournament)
    if found is None:
        return None
    since = max(timedelta(), desk.clock.now() - datetime.fromisoformat(found.heard))
    return Age(found.heard, since // timedelta(minutes=1), since > QUIET)
