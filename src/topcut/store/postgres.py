"""What is special about PostgreSQL: how it is reached, what it must not be set to, and what its errors mean."""

import logging
from collections.abc import Mapping

import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL, Connection, Engine, create_engine, func, make_url, select, text
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolIsEmpty

from topcut.refusal import Refusal

SCHEMES = ("postgresql", "postgres", "postgresql+psycopg")
SAFE = ("fsync", "full_page_writes", "synchronous_commit")  # none of them may be off
SHOWN = ("server_version", *SAFE, "transaction_read_only")
POOL, MORE = 4, 12  # connections of one process, without the one that listens
ERRORS = (DBAPIError, PoolIsEmpty)
MEANINGS = {
    "25006": "database-read-only",
    "40P01": "database-busy",  # deadlock detected
    "53100": "database-full",
    "55P03": "database-busy",  # lock not available
    "57014": "database-busy",  # took too long
    "XX001": "database-damaged",
    "XX002": "database-damaged",
}

logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it warns of when a line is cut, we tell ourselves


def engine(url: str, wait: float) -> Engine:
    milliseconds = int(wait * 1000)
    return create_engine(
        _read(url).set(drivername="postgresql+psycopg"),
        pool_size=POOL,
        max_overflow=MORE,
        pool_timeout=wait,
        hide_parameters=True,  # names and secrets do not belong in an error log
        connect_args={
            "connect_timeout": max(2, int(wait)),
            "application_name": "topcut",
            "tcp_user_timeout": milliseconds,
            "options": f"-c lock_timeout={milliseconds} -c idle_in_transaction_session_timeout={4 * milliseconds}",
        },
    )


def conninfo(url: str) -> str:
    """The same for the connection that listens: written as the library reads it, whatever signs are in it."""
    _, options = PGDialect_psycopg().create_connect_args(_read(url))  # type: ignore[no-untyped-call]  # it has no types
    return make_conninfo(**options)


def shown(url: str) -> str:
    """Without a password, as people see it; one may stand behind the question mark as well."""
    return _read(url).set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def settings(connection: Connection) -> dict[str, str]:
    return {name: str(connection.scalar(select(func.current_setting(name)))) for name in SHOWN}


def holders(connection: Connection, lock: int) -> int:
    """How many connections to this database hold this advisory lock."""
    query = text(
        "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
        " WHERE locktype = 'advisory' AND objid = :lock AND granted AND datname = current_database()"
    )
    return int(connection.execute(query, {"lock": lock}).scalar_one())


def refuse_unsafe(settings: Mapping[str, str]) -> None:
    """Where a crash could take what people were told is saved (B17), or nothing can be saved at all."""
    for name in SAFE:
        if settings[name] == "off":
            raise Refusal("database-unsafe", setting=name)
    if settings["transaction_read_only"] == "on":
        raise Refusal("database-read-only")


def check(connection: psycopg.Connection) -> None:
    """The same of a connection to a server that may have been started anew, or be another one."""
    found = (connection.execute("SELECT current_setting(%s)", (name,)).fetchone() for name in SHOWN)
    refuse_unsafe({name: one[0] for name, one in zip(SHOWN, found, strict=True) if one})


def is_cut(error: BaseException) -> bool:
    """Whether the server went away, rather than saying no: it may be there again in a moment."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        state = getattr(error.orig, "sqlstate", None)
        return isinstance(error, OperationalError | InterfaceError) and state not in MEANINGS
    return isinstance(error, psycopg.OperationalError)


def meaning(error: Exception) -> Refusal:
    """What a database error means to the person who wanted something saved or read."""
    cause = getattr(error, "orig", None) or error
    state = getattr(cause, "sqlstate", None) or ""
    if state in MEANINGS:
        return Refusal(MEANINGS[state])
    if isinstance(error, PoolIsEmpty):
        return Refusal("database-busy")
    if is_cut(error):
        return Refusal("database-away")
    if isinstance(cause, psycopg.DataError):
        return Refusal("text-unstorable")
    return Refusal("database-refused", state=state)


def unreached(error: BaseException | None, url: str) -> Refusal | None:
    """Why there is no connection at all, as the server or the library says it; None if it is about something else."""
    cause = getattr(error, "orig", None) or error
    is_about_that = isinstance(cause, psycopg.OperationalError | psycopg.ProgrammingError)
    if not is_about_that or getattr(cause, "sqlstate", None):
        return None
    said = str(cause).strip().partition("\n")[0].rpartition("FATAL: ")[2].strip()
    for beginning in ("connection failed: ", "connection is bad: "):
        said = said.removeprefix(beginning)
    password = _read(url).password
    return Refusal("database-unreached", problem=said.replace(str(password), "***") if password else said)


def _read(url: str) -> URL:
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):  # a port that is no number
        raise Refusal("database-url") from None
    if read.drivername not in SCHEMES or not read.database:
        raise Refusal("database-url")
    return read
