"""Appending to a log: facts, receipt and what changes beside it in one write, whatever becomes of the line."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import cache

from sqlalchemy import Connection, Table, delete, insert

from topcut.figures import FACTS
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, Sealed
from topcut.store import keeping, listings, noting, reports, rows, schema
from topcut.store.accounts import EVERYONE, Right
from topcut.store.keeping import AS_USUAL, Keeping
from topcut.store.knowledge import Knowledge
from topcut.store.logs import is_in_log
from topcut.store.medium import Lost, News, Overtaken
from topcut.store.rows import Asked, Beside
from topcut.store.security_log import Line

Rows = tuple[Table, Sequence[Mapping[str, object]]]
_inserting = cache(insert)


class Appending:
    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge

    def keep(
        self,
        tournament: TournamentId,
        after: Head,
        facts: Sequence[Sealed],
        asked: Asked | None,
        beside: Beside,
        *first: Rows,
        noted: Line | None = None,
        more: Callable[[Connection], None] = lambda _: None,
        access: bool = False,
    ) -> Head:
        """All of it or nothing. What comes first are the rows without which there is no such log yet."""
        head = Head(facts[-1].record.n, facts[-1].hash) if facts else after
        written = [*first, (schema.facts, [rows.fact_row(tournament, sealed) for sealed in facts])]
        written.append((schema.texts, [row for sealed in facts for row in rows.text_rows(tournament, sealed)]))
        written.append((schema.people, [rows.person_row(tournament, person) for person in beside.people]))
        if asked is not None:
            written.append((schema.keys, [rows.key_row(tournament, asked, head)]))

        def job(connection: Connection) -> None:
            if facts and after.n and not is_in_log(connection, tournament, after):
                self._knowledge.doubt_everything()
                raise Overtaken
            if tournament in self._knowledge.found.gone:  # it comes back from an archive
                keeping.come_back(connection, tournament)
            _delete(connection, tournament, beside)
            _insert(connection, written)
            if beside.listing is not None:
                listings.keep(connection, beside.listing)
            more(connection)

        news = News(tournament, head.n, beside=bool(beside or first), access=access, anew=bool(beside.deleted))
        try:
            self._knowledge.write(tournament, noting.noting(job, noted), head, news)
        except Lost:
            if not facts:
                raise
            self._knowledge.see_whether_saved(tournament, head)
        FACTS.inc(len(facts))
        self._knowledge.found.gone.pop(tournament, None)
        return head

    def refuse_twice(self, tournament: TournamentId) -> None:
        if tournament in self._knowledge.found.heads:
            raise Refusal("tournament-exists", tournament=tournament)

    def mark(self, tournament: TournamentId, kept: Keeping) -> None:
        """What was written as a drill, or out of the lists, is known as such."""
        if kept != AS_USUAL:
            self._knowledge.found.kept[tournament] = kept


def everyones(tournament: TournamentId) -> Rows:
    """Of everyone with an account, until one of them makes it theirs."""
    return schema.rights, [rows.checked(asdict(Right(tournament, EVERYONE, "owner")))]


def marked(tournament: TournamentId, kept: Keeping) -> list[Rows]:
    """The rows that say that it is a drill, or out of the lists."""
    return [] if kept == AS_USUAL else [(table, [row]) for table, row in keeping.written(tournament, kept)]


def _delete(connection: Connection, tournament: TournamentId, beside: Beside) -> None:
    for id in (*(person.player for person in beside.people), *beside.forgotten):
        _forget(connection, tournament, id)
    for n, member in beside.deleted:
        _delete_text(connection, tournament, n, member)
    if beside.forgotten or beside.deleted:
        reports.forget(connection, tournament)


def _forget(connection: Connection, tournament: TournamentId, player: PlayerId) -> None:
    table = schema.people
    connection.execute(delete(table).where(table.c.tournament == tournament, table.c.player == player))


def _delete_text(connection: Connection, tournament: TournamentId, n: int, member: str) -> None:
    table = schema.texts
    connection.execute(delete(table).where(table.c.tournament == tournament, table.c.n == n, table.c.member == member))


def _insert(connection: Connection, written: Sequence[Rows]) -> None:
    for table, new in written:
        if new:
            connection.execute(_inserting(table), list(new))
