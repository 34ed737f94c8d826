"""Alarms about the end of a log, kept until an official has acknowledged them: something that was saved may be gone."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime

from sqlalchemy import Connection, delete, insert

from topcut.ids import TournamentId
from topcut.rules.chain import Head
from topcut.store import rows, schema

PHONE, WITNESS, EPOCH = "phone", "witness", "epoch"


@dataclass(frozen=True, slots=True)
class Alarm:
    kind: str  # a phone knows more than the log, the witness knows nothing of it, or another computer has taken over
    n: int  # of the fact that the phone knows, or at which the log ended; or the other computer's epoch
    hash: str  # of that fact, in hex
    at: str
    acknowledged: str | None = None
    by: str | None = None


def alarms(connection: Connection, of: TournamentId | None = None) -> dict[TournamentId, dict[str, Alarm]]:
    """One that is not what was written counts as not acknowledged."""
    found: dict[TournamentId, dict[str, Alarm]] = {}
    for row in connection.execute(schema.about(schema.alarms, "tournament", of)).mappings():
        one = Alarm(**{name: row[name] for name in Alarm.__slots__})
        whole = one if rows.is_whole(row) else replace(one, acknowledged=None, by=None)
        found.setdefault(row["tournament"], {})[one.kind] = whole
    return found


def without_witness(heads: Mapping[TournamentId, Head]) -> dict[TournamentId, Alarm]:
    """Of each log that has facts, although the witness has never heard of it."""
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return {id: Alarm(WITNESS, head.n, head.hash.hex(), now) for id, head in heads.items() if head.n}


def keep(connection: Connection, made: Mapping[TournamentId, Alarm]) -> None:
    table = schema.alarms
    for tournament, one in made.items():
        connection.execute(delete(table).where(table.c.tournament == tournament, table.c.kind == one.kind))
        connection.execute(insert(table), rows.checked({"tournament": tournament, **asdict(one)}))
