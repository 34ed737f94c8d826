"""Where logs are known to have ended that the database has lost the end of: told by the process that knows, to all."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select

from topcut.ids import TournamentId
from topcut.rules.chain import Head
from topcut.store import rows, schema


def witnessed(connection: Connection, of: TournamentId | None = None) -> dict[TournamentId, Head]:
    found = connection.execute(schema.about(schema.witnessed, "tournament", of)).mappings()
    return {row["tournament"]: Head(row["n"], row["hash"]) for row in found if rows.is_whole(row)}


def tell(connection: Connection, heads: Mapping[TournamentId, Head]) -> None:
    table = schema.witnessed
    for id, head in heads.items():
        connection.execute(delete(table).where(table.c.tournament == id, table.c.n <= head.n))
        if connection.scalar(select(table.c.n).where(table.c.tournament == id)) is None:
            row = {"tournament": id, "n": head.n, "hash": head.hash}
            connection.execute(insert(table), rows.checked(row))
