"""The calendar: coming, running and past tournaments for everyone, a page at a time, whatever their number."""

from datetime import timedelta

from topcut.desk.door import Desk
from topcut.desk.listing import listing_of, plain
from topcut.ids import TournamentId
from topcut.store.listings import Asked, Found
from topcut.store.rows import State

LONGEST = 100  # letters of what somebody looks for
WORDS = 8
FORGOTTEN = timedelta(days=3)  # after its last day what nobody has ended is over


def find(desk: Desk, state: State | None, looked_for: str = "", *, first: int = 0, most: int) -> Found:
    since = (desk.clock.now() - FORGOTTEN).date().isoformat()
    words = plain(looked_for[:LONGEST]).split()[:WORDS]
    return desk.store.calendar.page(Asked(state, since, words), first, most)


def is_listed(desk: Desk, tournament: TournamentId) -> bool:
    """As its organizer has chosen."""
    found = desk.store.calendar.of(tournament)
    return found is None or found.listed


def choose_listed(desk: Desk, tournament: TournamentId, *, listed: bool) -> None:
    """Whether strangers find it in lists and feeds; its pages stay where they are."""
    with desk.alone(tournament):
        desk.store.calendar.keep(listing_of(tournament, desk.look(tournament), desk.clock.stamp()), chosen=listed)
