"""What is special about SQLite: how it is opened, how its file is watched, and what its errors mean to people."""

import secrets
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from topcut.refusal import Refusal
from topcut.store.daybook import Act, State
from topcut.store.place import DATABASE, JOURNAL, free_megabytes

SETTINGS: tuple[tuple[str, str], ...] = (
    # Truncated and synced: deleting a journal is durable only when the folder is synced too.
    ("journal_mode", "truncate"),
    ("synchronous", "extra"),
    # On a Mac the disk's own cache, too; elsewhere it changes nothing.
    ("fullfsync", "on"),
    ("foreign_keys", "on"),
    # A person who is forgotten leaves no trace in the file.
    ("secure_delete", "on"),
    ("cell_size_check", "on"),
    # Nothing of an open transaction reaches the file before it is committed.
    ("cache_spill", "off"),
    ("temp_store", "memory"),
)
LOOKING = ("SELECT", "PRAGMA", "SAVEPOINT", "RELEASE", "ROLLBACK", "BEGIN", "COMMIT")
JOURNAL_BEGINS = bytes.fromhex("d9d505f920a163d7")
CHANGES_AT = 24
MARK_AT = 60  # its `user_version`
NUMBER = 4  # bytes
FORMAT_AT = 18
FORMATS = (b"", b"\1", b"\2")  # nothing yet, rollback journal, write-ahead log
ERRORS = (DBAPIError, UnicodeDecodeError)  # the latter if a message quotes a damaged schema


def engine(folder: Path, wait: float) -> Engine:
    """One connection for the whole process: using it takes the store's lock."""
    made = create_engine(
        f"sqlite+pysqlite:///{folder / DATABASE}",
        poolclass=StaticPool,
        hide_parameters=True,  # names and secrets do not belong in an error log
        connect_args={"timeout": wait, "check_same_thread": False, "isolation_level": None},
    )
    event.listen(made, "connect", _set_up)
    return made


def take_down(engine: Engine, act: Act) -> None:
    """From now on every statement that changes something is also added to the act, with its rows."""

    def executing(_c: object, _k: object, sql: str, rows: Any, _x: object, many: bool) -> None:
        if not sql.lstrip().startswith(LOOKING):
            act.append((sql, list(rows) if many else [rows]))

    event.listen(engine, "before_cursor_execute", executing)


def do_again(connection: Connection, acts: Iterable[Act]) -> None:
    for act in acts:
        for sql, rows in act:
            connection.exec_driver_sql(sql, rows)


def commit(connection: Connection) -> None:
    connection.exec_driver_sql(f"PRAGMA user_version={secrets.randbits(31)}")
    connection.exec_driver_sql("COMMIT")


def is_open(connection: Connection) -> bool:
    """Whether its transaction is; some errors of the disk end it."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver.in_transaction


def settings(connection: Connection) -> dict[str, str]:
    return {
        "sqlite": sqlite3.sqlite_version,
        **{name: str(connection.exec_driver_sql(f"PRAGMA {name}").scalar()) for name, _ in SETTINGS},
    }


def is_sound(connection: Connection) -> bool:
    """Whether pages, rows, indexes and tables agree with each other; the chain knows nothing about those."""
    pages = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    strays = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return pages == "ok" and strays is None


class Header:
    """The beginning of the file, which says in which state it is.

    The handle stays open as long as the connection does: closing any handle of a file gives up all its POSIX locks.
    """

    def __init__(self, folder: Path) -> None:
        self._file = (folder / DATABASE).open("rb", buffering=0)

    def state(self) -> State:
        """Read in one piece: every look at a file lets other threads go first."""
        head = self._bytes(0, MARK_AT + NUMBER)
        return State(_number(head, CHANGES_AT), _number(head, MARK_AT))

    def refuse_damage(self) -> None:
        """SQLite takes a damaged format number for a future one, and would refuse only the first write."""
        if self._bytes(FORMAT_AT, 1) not in FORMATS:
            raise Refusal("data-damaged", file=DATABASE)

    def close(self) -> None:
        self._file.close()

    def _bytes(self, at: int, number: int) -> bytes:
        self._file.seek(at)
        return self._file.read(number)


def _number(head: bytes, at: int) -> int:
    return int.from_bytes(head[at : at + NUMBER], "big")


def refuse_foreign_journal(folder: Path, known: State | None) -> None:
    """An interrupted commit leaves a journal that belongs to this file; one from another copy would destroy it."""
    journal = folder / JOURNAL
    if known is None or not journal.exists() or not _is_hot(journal):
        return
    found = _state(folder)
    if found != known and found.changes != known.changes + 1:
        raise Refusal("journal-foreign", file=DATABASE, journal=JOURNAL)


def meaning(error: Exception, folder: Path) -> Refusal:
    """What a database error means to the person who wanted something saved or read."""
    if not isinstance(error, DBAPIError):
        return Refusal("data-damaged", file=DATABASE)
    name = str(getattr(error.orig, "sqlite_errorname", ""))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Refusal("store-busy", file=DATABASE)
    if name == "SQLITE_FULL":
        return Refusal("disk-full", free=free_megabytes(folder))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
        return Refusal("data-read-only", folder=str(folder), problem=str(error.orig))
    if name.startswith("SQLITE_IOERR"):
        return Refusal("store-failed", problem=str(error.orig))
    if name == "SQLITE_NOTADB":
        return Refusal("data-foreign", file=DATABASE)
    return Refusal("data-damaged", file=DATABASE)


def _state(folder: Path) -> State:
    """Only before the connection is opened: closing the file gives up its locks."""
    if not (folder / DATABASE).exists():
        return State(0, 0)
    header = Header(folder)
    try:
        return header.state()
    finally:
        header.close()


def _is_hot(journal: Path) -> bool:
    with journal.open("rb") as file:
        return file.read(len(JOURNAL_BEGINS)) == JOURNAL_BEGINS


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    connection.text_factory = _text
    cursor = connection.cursor()
    for name, value in SETTINGS:
        cursor.execute(f"PRAGMA {name}={value}")
    cursor.close()


def _text(stored: bytes) -> str:
    """A damaged letter must not stop the reading: the chain and the checksums find it."""
    return stored.decode("utf-8", "replace")
