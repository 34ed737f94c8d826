"""What becomes of a tournament as a whole: archived, deleted but kept for a while, a sample, or removed for good."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from topcut.ids import TournamentId
from topcut.store import rows, schema


@dataclass(frozen=True, slots=True)
class Keeping:
    archived: str | None = None  # since when it is out of the lists
    deleted: str | None = None  # since when it is closed to everyone; its owner can still bring it back
    sample: bool = False  # made up to look around in


AS_USUAL = Keeping()


def kept(connection: Connection) -> Mapping[TournamentId, Keeping]:
    """A row that is not what was written hides nothing and deletes nothing."""
    found = connection.execute(select(schema.keeping)).mappings()
    return {
        row["tournament"]: Keeping(row["archived"], row["deleted"], row["sample"])
        for row in found
        if rows.is_whole(row)
    }


def keep(connection: Connection, tournament: TournamentId, made: Keeping) -> None:
    table = schema.keeping
    connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(insert(table), rows.checked({"tournament": tournament, **asdict(made)}))


def gone(connection: Connection) -> Mapping[TournamentId, str]:
    """The ids of what was removed for good, and when. Nothing else of it is left."""
    found = connection.execute(select(schema.gone)).mappings()
    return {row["id"]: row["at"] for row in found if rows.is_whole(row)}


def remove(connection: Connection, tournament: TournamentId, at: str) -> None:
    """The log and everything beside it. That there was such an id stays, so that its address can say so, and so that
    the witness does not take its absence for a loss."""
    for table in reversed(schema.metadata.sorted_tables):
        if "tournament" in table.c and table.c.tournament.foreign_keys:  # not the lines of the security log
            connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(delete(schema.tournaments).where(schema.tournaments.c.id == tournament))
    connection.execute(insert(schema.gone), rows.checked({"id": tournament, "at": at}))


def come_back(connection: Connection, tournament: TournamentId) -> None:
    connection.execute(delete(schema.gone).where(schema.gone.c.id == tournament))
