"""Keeping the security log: lines are appended and read, never changed; the oldest of an act go when there are many."""

from collections.abc import Callable, Collection
from dataclasses import asdict, replace

from sqlalchemy import Connection, delete, func, insert, select

from topcut.store import rows, schema
from topcut.store.migrations.forms import VERSIONS
from topcut.store.security_log import KEPT, Line

SWEPT = 100  # every so many lines it is looked whether there are too many
AT_ONCE = 500


def append(connection: Connection, line: Line) -> None:
    table = schema.security_log
    connection.execute(select(VERSIONS).with_for_update())  # one line after the other, where several processes write
    n = (connection.scalar(select(func.max(table.c.n))) or 0) + 1
    connection.execute(insert(table), rows.checked(asdict(replace(line, n=n))))
    if n % SWEPT == 0:
        _sweep(connection)


def lines(connection: Connection, before: int | None, acts: Collection[str]) -> tuple[Line, ...]:
    """The newest first. Of a line that is not what was written only the number is left."""
    table = schema.security_log
    query = select(table).order_by(table.c.n.desc()).limit(AT_ONCE)
    query = query if before is None else query.where(table.c.n < before)
    query = query.where(table.c.act.in_(acts)) if acts else query
    return tuple(
        Line(**{str(name): row[name] for name in row if name != "checksum"})
        if rows.is_whole(row)
        else Line("", "", n=row["n"])
        for row in connection.execute(query).mappings()
    )


def noting(job: Callable[[Connection], object], noted: Line | None) -> Callable[[Connection], None]:
    """The same with its line in the security log, both or neither."""

    def both(connection: Connection) -> None:
        job(connection)
        if noted is not None:
            append(connection, noted)

    return both


def _sweep(connection: Connection) -> None:
    table = schema.security_log
    for act in connection.scalars(select(table.c.act).distinct()).all():
        oldest = select(table.c.n).where(table.c.act == act).order_by(table.c.n.desc()).offset(KEPT).limit(1)
        last = connection.scalar(oldest)
        if last is not None:
            connection.execute(delete(table).where(table.c.act == act, table.c.n <= last))
