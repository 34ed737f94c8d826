"""When a session was last used: after an hour without anybody, destructive things ask for the password again."""

from datetime import datetime, timedelta

IDLE = timedelta(hours=1)
MOST = 10_000


class Presence:
    """Kept in memory, so that looking at a page writes nothing; after a restart everybody counts as away."""

    def __init__(self) -> None:
        self._last: dict[str, datetime] = {}
        self._back: set[str] = set()  # claimed sessions whose cookie has come back (D9)

    def begin(self, session: str, now: datetime) -> None:
        """Somebody has just proved who they are."""
        self._last[session] = now
        while len(self._last) > MOST:
            del self._last[next(iter(self._last))]

    def note(self, session: str, now: datetime) -> None:
        """A page was asked for; who comes back after an hour stays away until the password is given."""
        if self.is_here(session, now):
            self._last[session] = now

    def is_here(self, session: str, now: datetime) -> bool:
        last = self._last.get(session)
        return last is not None and abs(now - last) <= IDLE

    def came_back(self, session: str) -> None:
        self._back.add(session)

    def has_come_back(self, session: str) -> bool:
        return session in self._back
