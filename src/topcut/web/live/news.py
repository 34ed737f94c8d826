"""What has happened since a page was shown, and whether its viewer may know and its page cares."""

from collections.abc import Sequence
from dataclasses import replace

from topcut.desk import Desk
from topcut.ids import TournamentId
from topcut.rules.audience import may_read
from topcut.rules.facts import Stamped
from topcut.web.live.stream import Stream
from topcut.web.view import Cares, number


class News:
    """Of one moment: every fact is read once, however many pages wait for it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._numbers: dict[TournamentId, int] = {}
        self._read: dict[tuple[TournamentId, int], Sequence[Stamped]] = {}

    def number(self, tournament: TournamentId) -> int:
        """Looked up once, before any fact is read: what happens meanwhile is left to the next moment."""
        if tournament not in self._numbers:
            self._numbers[tournament] = number(self._desk, tournament)
        return self._numbers[tournament]

    def concerns(self, stream: Stream) -> bool:
        """That something happened may be a secret too: a viewer who may not read it is not told of it."""
        tournament = stream.view.tournament
        if self.number(tournament) <= stream.after:
            return False
        if not tournament:
            return True
        view = replace(stream.view)  # as it is now
        cares: Cares | None = getattr(view.request.scope["endpoint"], "cares", None)
        readable = (one for one in self._after(tournament, stream.after) if may_read(one, view.viewer.actor, view.t))
        return any(cares is None or cares(one, view) for one in readable)

    def _after(self, tournament: TournamentId, after: int) -> Sequence[Stamped]:
        if (tournament, after) not in self._read:
            self._read[tournament, after] = tuple(self._desk.history(tournament, after))
        return self._read[tournament, after]
