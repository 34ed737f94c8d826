"""What becomes of a tournament as a whole: archived, deleted but kept for a while, a drill, or removed for good."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace

from sqlalchemy import Connection, Table, delete, insert

from topcut.ids import TournamentId
from topcut.store import mirrors, rows, schema


@dataclass(frozen=True, slots=True)
class Drill:
    """A tournament that counts for nothing: its players are simulated, and do the same again for the same seed."""

    seed: str
    players: int
    speed: int = 0  # so many times as fast as in a hall; 0 stands still
    crew: bool = False  # the desk is simulated, too


@dataclass(frozen=True, slots=True)
class Keeping:
    archived: str | None = None  # since when it is out of the lists
    deleted: str | None = None  # since when it is closed to everyone; its owner can still bring it back
    drill: Drill | None = None


AS_USUAL = Keeping()


def kept(connection: Connection, of: TournamentId | None = None) -> Mapping[TournamentId, Keeping]:
    """A row that is not what was written hides nothing and deletes nothing."""
    drills = {
        row["tournament"]: Drill(row["seed"], row["players"], row["speed"], row["crew"])
        for row in connection.execute(schema.about(schema.drills, "tournament", of)).mappings()
        if rows.is_whole(row)
    }
    found = {
        row["tournament"]: Keeping(row["archived"], row["deleted"])
        for row in connection.execute(schema.about(schema.keeping, "tournament", of)).mappings()
        if rows.is_whole(row)
    }
    return {id: replace(found.get(id, AS_USUAL), drill=drills.get(id)) for id in {*found, *drills}}


def keep(connection: Connection, tournament: TournamentId, made: Keeping) -> None:
    for table in (schema.keeping, schema.drills):
        connection.execute(delete(table).where(table.c.tournament == tournament))
    for table, row in written(tournament, made):
        connection.execute(insert(table), row)


def written(tournament: TournamentId, made: Keeping) -> Iterator[tuple[Table, dict[str, object]]]:
    """The rows that say it."""
    usual = {"tournament": tournament, "archived": made.archived, "deleted": made.deleted}
    yield schema.keeping, rows.checked(usual)
    if made.drill is not None:
        yield schema.drills, rows.checked({"tournament": tournament, **asdict(made.drill)})


def gone(connection: Connection, of: TournamentId | None = None) -> Mapping[TournamentId, str]:
    """The ids of what was removed for good, and when. Nothing else of it is left."""
    found = connection.execute(schema.about(schema.gone, "id", of)).mappings()
    return {row["id"]: row["at"] for row in found if rows.is_whole(row)}


def gone_mirror_of(connection: Connection, tournament: TournamentId) -> str:
    """The account for which it was shown here until it was removed; empty if it was at home here, or nobody knows."""
    found = connection.execute(schema.about(schema.gone_mirrors, "id", tournament)).mappings().first()
    return str(found["account"]) if found is not None and rows.is_whole(found) else ""


def remove(connection: Connection, tournament: TournamentId, at: str) -> None:
    """The log and everything beside it. That there was such an id stays, so that its address can say so, and so that
    the witness does not take its absence for a loss; and whose mirror it was, for whom alone it stays down."""
    shown = mirrors.mirrored(connection, tournament).get(tournament)
    for table in reversed(schema.metadata.sorted_tables):
        if "tournament" in table.c and table.c.tournament.foreign_keys:  # not the lines of the security log
            connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(delete(schema.witnessed).where(schema.witnessed.c.tournament == tournament))
    connection.execute(delete(schema.tournaments).where(schema.tournaments.c.id == tournament))
    connection.execute(insert(schema.gone), rows.checked({"id": tournament, "at": at}))
    if shown is not None:
        connection.execute(insert(schema.gone_mirrors), rows.checked({"id": tournament, "account": shown.account}))


def come_back(connection: Connection, tournament: TournamentId) -> None:
    for table in (schema.gone, schema.gone_mirrors):
        connection.execute(delete(table).where(table.c.id == tournament))
