"""The examination of a data folder when it is opened: is every log what was written, and all of it?"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Column, Connection, Row, Select, Table, func, select

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, after, beginning
from topcut.store import alarms, keeping, mirrors, missing, rows, schema
from topcut.store.alarms import Alarm
from topcut.store.keeping import Keeping
from topcut.store.medium import Medium
from topcut.store.mirrors import Mirrored
from topcut.store.place import DATABASE

AT_ONCE = 20_000  # facts, in about half a second
CHECKED = (
    (schema.tournaments, "id"),
    (schema.keys, "key"),
    (schema.texts, "n"),
    (schema.people, "player"),
    (schema.accounts, "id"),
    (schema.sessions, "id"),
    (schema.tokens, "kind"),
    (schema.rights, "holder"),
    (schema.house, "id"),
    (schema.card_tables, "id"),
    (schema.quotas, "account"),
    (schema.clubs, "id"),
    (schema.members, "account"),
    (schema.listings, "tournament"),
    (schema.sign_up, "tournament"),
    (schema.applicants, "number"),
    (schema.keeping, "tournament"),
    (schema.drills, "tournament"),
    (schema.displays, "tournament"),
    (schema.display_languages, "tournament"),
    (schema.gone, "id"),
    (schema.gone_mirrors, "id"),
    (schema.security_log, "n"),
    (schema.passkeys, "name"),
    (schema.authenticators, "account"),
    (schema.alarms, "kind"),
    (schema.reports, "n"),
    (schema.witnessed, "tournament"),
    (schema.server_keys, "name"),
    (schema.catalogues, "name"),
    (schema.mirror_keys, "name"),
    (schema.api_tokens, "name"),
    (schema.mirrored, "tournament"),
    (schema.mirroring, "tournament"),
)


@dataclass(slots=True)
class Findings:
    """Where each log ends, as far as it can be trusted, and what is wrong with it."""

    heads: dict[TournamentId, Head] = field(default_factory=dict)
    troubles: dict[TournamentId, Refusal] = field(default_factory=dict)
    broken: Refusal | None = None
    notices: list[Refusal] = field(default_factory=list)
    kept: dict[TournamentId, Keeping] = field(default_factory=dict)
    gone: dict[TournamentId, str] = field(default_factory=dict)  # removed for good, and when
    alarms: dict[TournamentId, dict[str, Alarm]] = field(default_factory=dict)  # by kind
    witnessed: dict[TournamentId, Head] = field(default_factory=dict)  # where a log ended, where somebody missed it
    unwalked: set[TournamentId] = field(default_factory=set)  # whose heads are only what they say themselves
    mirrored: dict[TournamentId, Mirrored] = field(default_factory=dict)


def examine(connection: Connection, medium: Medium) -> Findings:
    """Everything, where that is quickly done. In a folder with many facts every log is put off, and walked before
    anything of it is read or written (`examine_log`)."""
    found, witnessed = Findings(), medium.witnessed
    passed: dict[TournamentId, Head] = {}
    try:
        _read_tournaments(connection, found)
        _stand(connection, found)
        known = ends(connection)
        if sum(head.n for head in known.values()) > AT_ONCE:
            found.heads |= {id: head for id, head in known.items() if id in found.heads}
            found.unwalked = set(found.heads)
        else:
            walked = connection.execute(select(schema.facts).order_by(*medium.as_written))
            passed = _walk_chains(walked, found, witnessed)
            for table, name in CHECKED:
                _check_rows(connection, found, name, select(table), table)
            _check_pages(connection, found, medium)
    except medium.errors as error:
        found.broken = medium.meaning(error)
    _hear_witness(found, witnessed, passed)
    return found


def examine_log(connection: Connection, medium: Medium, known: Findings, tournament: TournamentId) -> None:
    """One that was put off: its chain, its rows, and what the witness says."""
    facts, found = schema.facts, Findings({tournament: beginning(tournament, None)}, mirrored=known.mirrored)
    try:
        walked = connection.execute(select(facts).where(facts.c.tournament == tournament).order_by(facts.c.n))
        passed = _walk_chains(walked, found, medium.witnessed)
        for table, name in CHECKED:
            if (its := _tournament(table)) is not None:
                _check_rows(connection, found, name, select(table).where(its == tournament), table)
        _hear_witness(found, {id: head for id, head in medium.witnessed.items() if id == tournament}, passed)
    except medium.errors as error:
        found.troubles[tournament] = medium.meaning(error)
    known.troubles |= found.troubles
    known.notices += found.notices
    known.heads |= found.heads
    known.unwalked.discard(tournament)


def examine_rest(connection: Connection, medium: Medium, known: Findings) -> None:
    """After all logs that were put off: the rows of no tournament, and the pages."""
    try:
        for table, name in CHECKED:
            its = _tournament(table)
            _check_rows(
                connection, known, name, select(table) if its is None else select(table).where(its.is_(None)), table
            )
        _check_pages(connection, known, medium)
    except medium.errors as error:
        known.broken = medium.meaning(error)


def standing(connection: Connection, tournament: TournamentId | None = None) -> Findings:
    """What has become of tournaments as a whole, or of one of them."""
    found = Findings()
    _stand(connection, found, tournament)
    return found


def ends(connection: Connection) -> dict[TournamentId, Head]:
    """Where each log ends, by what it says itself."""
    table = schema.facts
    last = select(table.c.tournament, func.max(table.c.n).label("n")).group_by(table.c.tournament).subquery()
    query = select(table.c.tournament, table.c.n, table.c.hash).join(
        last, (table.c.tournament == last.c.tournament) & (table.c.n == last.c.n)
    )
    return {row.tournament: Head(row.n, row.hash) for row in connection.execute(query)}


def _stand(connection: Connection, found: Findings, tournament: TournamentId | None = None) -> None:
    found.kept = dict(keeping.kept(connection, tournament))
    found.gone = dict(keeping.gone(connection, tournament))
    found.alarms = alarms.alarms(connection, tournament)
    found.witnessed = missing.witnessed(connection, tournament)
    found.mirrored = mirrors.mirrored(connection, tournament)


def _read_tournaments(connection: Connection, found: Findings) -> None:
    tournaments = schema.tournaments
    for id in connection.scalars(select(tournaments.c.id).order_by(tournaments.c.created, tournaments.c.id)):
        if isinstance(id, str):  # damage can turn it into anything
            found.heads[TournamentId(id)] = beginning(TournamentId(id), None)
        else:
            found.broken = Refusal("data-damaged", file=DATABASE)


def _walk_chains(
    walked: Iterable[Row[Any]], found: Findings, witnessed: Mapping[TournamentId, Head]
) -> dict[TournamentId, Head]:
    """Fact after fact, in the order of writing; returns the heads where the witness stood."""
    heads, troubles = found.heads, found.troubles
    passed: dict[TournamentId, Head] = {}
    for row in walked:
        tournament = row[0]
        head = heads.get(tournament)
        if head is None:
            found.broken = Refusal("data-damaged", file=DATABASE)
        elif tournament not in troubles:
            reached = after(tournament, head, rows.sealed(row)) if rows.is_fact(row) else None
            if reached is None:
                troubles[tournament] = Refusal("log-damaged", n=head.n + 1)
                continue
            heads[tournament] = head = reached
            if tournament in witnessed and witnessed[tournament].n == head.n:
                passed[tournament] = head
    return passed


def _check_rows(connection: Connection, found: Findings, name: str, query: Select[Any], table: Table) -> None:
    """A wrong letter in a name is worth a notice; a wrong seed would spoil every draw to come."""
    for row in connection.execute(query).mappings():
        if not rows.is_whole(row):
            damage = Refusal("row-damaged", table=table.name, row=str(row[name]))
            found.notices.append(damage)
            if table is schema.tournaments:
                found.troubles.setdefault(row[name], damage)


def _tournament(table: Table) -> Column[Any] | None:
    """Where its rows say to which tournament they belong. A line of the security log outlives its own."""
    if table is schema.tournaments:
        return table.c.id
    found = table.c.get("tournament")
    return found if found is not None and found.foreign_keys else None


def _check_pages(connection: Connection, found: Findings, medium: Medium) -> None:
    if not medium.is_sound(connection):
        found.broken = Refusal("data-damaged", file=DATABASE)


def _hear_witness(found: Findings, witnessed: Mapping[TournamentId, Head], passed: Mapping[TournamentId, Head]) -> None:
    for tournament, seen in witnessed.items():
        head = found.heads.get(tournament)
        if head is None and tournament in found.gone:
            continue  # removed for good, and the program ended before the witness was told
        if tournament in found.mirrored and tournament in found.heads:
            continue  # the hall may have another history now, which another process was sent; it sends what is missing
        if head is None:
            found.heads[tournament] = beginning(tournament, None)
            found.troubles[tournament] = Refusal("log-behind-witness", n=0, witnessed=seen.n)
        elif tournament in found.troubles or tournament in found.unwalked:
            continue
        elif head.n < seen.n and found.broken:
            found.troubles[tournament] = Refusal("log-damaged", n=head.n + 1)
        elif head.n < seen.n or (tournament in passed and passed[tournament] != seen):
            found.troubles[tournament] = Refusal("log-behind-witness", n=head.n, witnessed=seen.n)
