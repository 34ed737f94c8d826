"""Logs that come here whole from elsewhere: from an archive, or from a computer that another one goes on for."""

from collections.abc import Sequence

from sqlalchemy import Connection

from topcut.ids import TournamentId
from topcut.rules.chain import Head, Sealed, beginning
from topcut.rules.texts import Person
from topcut.store import copying, noting, rows, schema
from topcut.store.appending import Appending, everyones, marked
from topcut.store.keeping import AS_USUAL, Keeping
from topcut.store.knowledge import Knowledge
from topcut.store.logs import chained, walk
from topcut.store.medium import Medium
from topcut.store.rows import Beside, Entry, Stamp
from topcut.store.security_log import Line


class Arrivals:
    def __init__(self, medium: Medium, knowledge: Knowledge, appending: Appending) -> None:
        self._medium = medium
        self._knowledge = knowledge
        self._appending = appending

    def adopt(
        self,
        tournament: TournamentId,
        name: str,
        facts: Sequence[Sealed],
        *,
        seed: bytes | None = None,
        people: Sequence[Person] = (),
        kept: Keeping = AS_USUAL,
        noted: Line | None = None,
    ) -> Head:
        """A whole log from elsewhere, with its salts, so that its hashes stay as they are."""
        assert facts
        walk(tournament, facts)
        with self._medium.lock:
            self._appending.refuse_twice(tournament)
            row = rows.tournament_row(tournament, name, facts[0].record.at, seed)
            first = (schema.tournaments, [row]), everyones(tournament), *marked(tournament, kept)
            before = beginning(tournament, facts[0].openness)
            head = self._appending.keep(tournament, before, facts, None, Beside(people), *first, noted=noted)
            self._appending.mark(tournament, kept)
            return head

    def take_over(
        self,
        tournament: TournamentId,
        name: str,
        facts: Sequence[Sealed],
        *,
        seed: bytes | None,
        people: Sequence[Person],
        rows_beside: Sequence[copying.Row],
        form: str,
        stamp: Stamp,
        entries: Sequence[Entry],
        noted: Line,
    ) -> Head:
        """A whole log from elsewhere with all that stood beside it, and in the same write the facts by which this
        computer goes on with it (L1, L7)."""
        head = walk(tournament, facts)
        assert head is not None, "a log has facts"
        with self._medium.lock:
            self._appending.refuse_twice(tournament)
            first = (schema.tournaments, [rows.tournament_row(tournament, name, facts[0].record.at, seed)])
            news = [*facts, *chained(head, stamp, entries)]

            def came(connection: Connection) -> None:
                copying.taken_in(connection, tournament, rows_beside, form)
                noting.append(connection, noted)

            before = beginning(tournament, facts[0].openness)
            head = self._appending.keep(tournament, before, news, None, Beside(people), first, more=came, access=True)
            self._knowledge.look_at(tournament)
            return head
