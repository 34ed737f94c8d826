"""What the referee found, kept beside the log: one report for each head that somebody asked about."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from topcut.ids import TournamentId
from topcut.store import rows, schema

KEPT = 50  # of each tournament, the latest


@dataclass(frozen=True, slots=True)
class Report:
    n: int  # where the log ended
    hash: bytes  # of that fact
    at: str
    verdict: str  # as the referee said it, in JSON


def reports(connection: Connection, tournament: TournamentId) -> tuple[Report, ...]:
    """The newest first. One that is not what was written is none: it can be asked for again."""
    table = schema.reports
    found = connection.execute(select(table).where(table.c.tournament == tournament).order_by(table.c.n.desc()))
    return tuple(
        Report(row["n"], row["hash"], row["at"], row["verdict"]) for row in found.mappings() if rows.is_whole(row)
    )


def keep(connection: Connection, tournament: TournamentId, made: Report) -> None:
    """In the place of one about the same number; the oldest go."""
    table = schema.reports
    mine = table.c.tournament == tournament
    connection.execute(delete(table).where(mine, table.c.n == made.n))
    connection.execute(insert(table), rows.checked({"tournament": tournament, **asdict(made)}))
    newest = select(table.c.n).where(mine).order_by(table.c.n.desc()).limit(KEPT)
    connection.execute(delete(table).where(mine, table.c.n.not_in(newest)))


def forget(connection: Connection, tournament: TournamentId) -> None:
    """A report may name a person or quote a text that is no longer to be known."""
    connection.execute(delete(schema.reports).where(schema.reports.c.tournament == tournament))
