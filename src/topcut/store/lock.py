"""One program at a time in a data folder: a lock that dies with its holder, in a file that says who holds it."""

import json
import os
import platform
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from topcut.refusal import Refusal
from topcut.store.place import LOCK

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 1 << 30  # Windows forbids reading what is locked, and everyone must be able to read who holds the lock


@dataclass(frozen=True, slots=True)
class Holder:
    pid: int
    host: str
    since: str


class FolderLock:
    """Held until `release` or the end of the process, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / LOCK
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
            "data-in-use", folder=str(folder), file=LOCK, pid=by.pid, host=by.host, since=by.since, here=here
        )


def holder(file: Path) -> Holder | None:
    """Who last wrote the lock file without clearing it: the program that holds it, or one that crashed."""
    try:
        said = json.loads(file.read_bytes())
        return Holder(int(said["pid"]), str(said["host"]), str(said["since"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        os.lseek(handle, FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
