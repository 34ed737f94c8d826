"""The examination of a data folder when it is opened: is every log what was written, and all of it?"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection, select, text

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, after, beginning
from topcut.store import alarms, keeping, rows, schema, sqlite
from topcut.store.alarms import Alarm
from topcut.store.keeping import Keeping
from topcut.store.place import DATABASE

CHECKED = (
    (schema.tournaments, "id"),
    (schema.keys, "key"),
    (schema.texts, "n"),
    (schema.people, "player"),
    (schema.accounts, "id"),
    (schema.sessions, "id"),
    (schema.tokens, "kind"),
    (schema.rights, "holder"),
    (schema.sign_up, "tournament"),
    (schema.applicants, "number"),
    (schema.keeping, "tournament"),
    (schema.drills, "tournament"),
    (schema.displays, "tournament"),
    (schema.gone, "id"),
    (schema.security_log, "n"),
    (schema.passkeys, "name"),
    (schema.authenticators, "account"),
    (schema.alarms, "kind"),
    (schema.reports, "n"),
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


def examine(connection: Connection, folder: Path, witnessed: Mapping[TournamentId, Head]) -> Findings:
    found = Findings()
    passed: dict[TournamentId, Head] = {}
    try:
        _read_tournaments(connection, found)
        found.kept, found.gone = dict(keeping.kept(connection)), dict(keeping.gone(connection))
        found.alarms = alarms.alarms(connection)
        passed = _walk_chains(connection, found, witnessed)
        _check_rows(connection, found)
        if not sqlite.is_sound(connection):
            found.broken = Refusal("data-damaged", file=DATABASE)
    except sqlite.ERRORS as error:
        found.broken = sqlite.meaning(error, folder)
    _hear_witness(found, witnessed, passed)
    return found


def _read_tournaments(connection: Connection, found: Findings) -> None:
    for id in connection.scalars(select(schema.tournaments.c.id).order_by(schema.tournaments.c.id)):
        if isinstance(id, str):  # damage can turn it into anything
            found.heads[TournamentId(id)] = beginning(TournamentId(id), None)
        else:
            found.broken = Refusal("data-damaged", file=DATABASE)


def _walk_chains(
    connection: Connection, found: Findings, witnessed: Mapping[TournamentId, Head]
) -> dict[TournamentId, Head]:
    """Every fact of every log in the order of writing, past the indexes; returns the heads where the witness stood."""
    heads, troubles = found.heads, found.troubles
    passed: dict[TournamentId, Head] = {}
    for row in connection.execute(select(schema.facts).order_by(text("rowid"))):
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


def _check_rows(connection: Connection, found: Findings) -> None:
    """A wrong letter in a name is worth a notice; a wrong seed would spoil every draw to come."""
    for table, name in CHECKED:
        for row in connection.execute(select(table)).mappings():
            if not rows.is_whole(row):
                damage = Refusal("row-damaged", table=table.name, row=str(row[name]))
                found.notices.append(damage)
                if table is schema.tournaments:
                    found.troubles.setdefault(row[name], damage)


def _hear_witness(found: Findings, witnessed: Mapping[TournamentId, Head], passed: Mapping[TournamentId, Head]) -> None:
    for tournament, seen in witnessed.items():
        head = found.heads.get(tournament)
        if head is None and tournament in found.gone:
            continue  # removed for good, and the program ended before the witness was told
        if head is None:
            found.heads[tournament] = beginning(tournament, None)
            found.troubles[tournament] = Refusal("log-behind-witness", n=0, witnessed=seen.n)
        elif tournament in found.troubles:
            continue
        elif head.n < seen.n and found.broken:
            found.troubles[tournament] = Refusal("log-damaged", n=head.n + 1)
        elif head.n < seen.n or (tournament in passed and passed[tournament] != seen):
            found.troubles[tournament] = Refusal("log-behind-witness", n=head.n, witnessed=seen.n)
