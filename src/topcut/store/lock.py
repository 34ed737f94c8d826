"""One program at a time in a data folder: a lock that dies with its holder, in a file that says who holds it.

Because people delete lock files, the database is locked as well: one byte, in the page that SQLite leaves free for its
own locks (https://sqlite.org/fileformat2.html#the_lock_byte_page) and past those. Whoever only reads is not in its way.
"""

import errno
import json
import os
import platform
import struct
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from topcut.refusal import Refusal
from topcut.store.place import DATABASE, LOCK

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BESIDE = (1 << 30) + 1024  # SQLite locks 512 bytes from 1 << 30 on, and keeps nothing in that page
HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
FAR = 1 << 30  # Windows forbids reading what is locked, and everyone must be able to read who holds the lock


@dataclass(frozen=True, slots=True)
class Holder:
    pid: int
    host: str
    since: str


class FolderLock:
    """Held until `release` or the end of the process, however it ends."""

    def __init__(self, folder: Path, name: str = LOCK) -> None:
        self._file = folder / name
        self._handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise self._in_use(folder) from None
        left = holder(self._file)
        if left is not None and left.host != platform.node():
            # A folder on a share is locked on one machine only, so its word must do.
            os.close(self._handle)
            raise self._in_use(folder)
        since = datetime.now(UTC).isoformat(timespec="seconds")
        try:
            self._write(json.dumps({"pid": os.getpid(), "host": platform.node(), "since": since}).encode())
        except OSError:
            os.close(self._handle)
            raise

    def release(self) -> None:
        with suppress(OSError):  # a name that stays in the file holds nothing
            self._write(b"")
        os.close(self._handle)

    def _write(self, text: bytes) -> None:
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, text)

    def _in_use(self, folder: Path) -> Refusal:
        by = holder(self._file) or Holder(0, "", "")
        here = by.host in ("", platform.node())
        return Refusal(
            "data-in-use", folder=str(folder), file=self._file.name, pid=by.pid, host=by.host, since=by.since, here=here
        )


class DatabaseLock:
    """The database itself, for one who found no lock file: held until `release` or the end of the process."""

    def __init__(self, folder: Path) -> None:
        self._handle = os.open(folder / DATABASE, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
        try:
            _lock_byte(self._handle, BESIDE)
        except OSError as error:
            if error.errno in HELD:  # where files cannot be locked in parts, the lock file must do
                os.close(self._handle)
                raise Refusal("data-in-use-unnamed", folder=str(folder), file=LOCK) from None

    def release(self) -> None:
        os.close(self._handle)


def holder(file: Path) -> Holder | None:
    """Who last wrote the lock file without clearing it: the program that holds it, or one that crashed."""
    try:
        said = json.loads(file.read_bytes())
        return Holder(int(said["pid"]), str(said["host"]), str(said["since"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _lock_byte(handle: int, at: int) -> None:
    """By a lock of this handle, where there are such: one of the process is lost if it closes another handle."""
    if sys.platform == "win32":
        os.lseek(handle, at, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    elif hasattr(fcntl, "F_OFD_SETLK") and sys.platform == "linux":
        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, at, 1, 0)
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, wanted)
    else:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, at, os.SEEK_SET)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        _lock_byte(handle, FAR)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
