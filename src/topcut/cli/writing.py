"""Files that commands write: whole under their name, or not at all."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from topcut.refusal import Refusal

STANDARD_OUTPUT = "-"


def write(file: str, parts: Iterable[bytes]) -> None:
    """A half-written file never stands under the final name, whatever happens meanwhile (A6)."""
    if file == STANDARD_OUTPUT:
        for part in parts:
            _to_standard_output(part)
        return
    path = Path(file)
    scratch = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        try:
            _write_through(scratch, parts)
            os.replace(scratch, path)
            _sync(path.parent)
        finally:
            scratch.unlink(missing_ok=True)
    except OSError as error:
        raise Refusal("file-unwritable", file=file, problem=error.strerror or str(error)) from None


def _write_through(scratch: Path, parts: Iterable[bytes]) -> None:
    """Nobody else may read what is secret."""
    handle = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as out:
        for part in parts:
            out.write(part)
        out.flush()
        os.fsync(out.fileno())


def _sync(folder: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _to_standard_output(part: bytes) -> None:
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(part.decode())
    else:
        buffer.write(part)
