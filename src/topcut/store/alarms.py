"""Alarms about the end of a log, kept until an official has acknowledged them: something that was saved may be gone."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, delete, insert, select

from topcut.ids import TournamentId
from topcut.store import rows, schema

PHONE, WITNESS = "phone", "witness"


@dataclass(frozen=True, slots=True)
class Alarm:
    kind: str  # a phone knows more than the log, or the witness knows nothing of it
    n: int  # of the fact that the phone knows, or at which the log ended
    hash: str  # of that fact, in hex
    at: str
    acknowledged: str | None = None
    by: str | None = None


def alarms(connection: Connection) -> dict[TournamentId, dict[str, Alarm]]:
    """One that is not what was written counts as not acknowledged."""
    found: dict[TournamentId, dict[str, Alarm]] = {}
    for row in connection.execute(select(schema.alarms)).mappings():
        one = Alarm(**{name: row[name] for name in Alarm.__slots__})
        whole = one if rows.is_whole(row) else replace(one, acknowledged=None, by=None)
        found.setdefault(row["tournament"], {})[one.kind] = whole
    return found


def keep(connection: Connection, made: Mapping[TournamentId, Alarm]) -> None:
    table = schema.alarms
    for tournament, one in made.items():
        connection.execute(delete(table).where(table.c.tournament == tournament, table.c.kind == one.kind))
        connection.execute(insert(table), rows.checked({"tournament": tournament, **asdict(one)}))
