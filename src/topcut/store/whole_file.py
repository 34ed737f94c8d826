"""A file that is there whole or not at all, whatever happens while it is written (A6)."""

import errno
import os
from collections.abc import Iterable
from pathlib import Path
from threading import get_ident

from topcut.store.place import sync_folder, sync_whole

UNSYNCED = {errno.EINVAL, errno.ENOTSUP}  # some sticks and shares cannot sync a folder, and keep its names otherwise


def write_whole(path: Path, parts: Iterable[bytes]) -> None:
    """Only its owner may read it, where the disk knows owners. Raises OSError, and then nothing has that name that had
    it not before."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}.{get_ident()}.new")
    try:
        _write_through(scratch, parts)
        os.replace(scratch, path)
        try:
            sync_folder(path.parent)
        except OSError as error:
            if error.errno not in UNSYNCED:
                raise
    finally:
        scratch.unlink(missing_ok=True)


def _write_through(scratch: Path, parts: Iterable[bytes]) -> None:
    handle = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
    with os.fdopen(handle, "wb") as out:
        for part in parts:
            out.write(part)
        out.flush()
        sync_whole(out.fileno())
