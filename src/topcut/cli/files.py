"""The files that commands read and write; - is standard input or output."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

from topcut import __version__
from topcut.exchange.document import MOST_BYTES
from topcut.refusal import Refusal
from topcut.store.whole_file import write_whole

STANDARD_INPUT = STANDARD_OUTPUT = "-"
SOFTWARE = f"topcut {__version__}"  # which wrote an archive
CHUNK = 16 * 1024 * 1024


def content(file: str, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file, at most one more than is allowed: standard input may never end."""
    with opened(file) as stream:
        return all_of(stream, most)


def all_of(stream: BinaryIO, most: int = MOST_BYTES) -> bytes:
    parts: list[bytes] = []
    left = most + 1
    while left > 0 and (part := _part(stream, min(left, CHUNK))):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


@contextmanager
def opened(file: str) -> Iterator[BinaryIO]:
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    with ExitStack() as stack:
        try:
            if not file:
                raise Refusal("file-unnamed")
            if Path(file).is_dir():
                raise Refusal("file-is-folder", file=file)
            stream = stack.enter_context(Path(file).open("rb"))
        except FileNotFoundError:
            raise Refusal("file-missing", file=file) from None
        except (OSError, ValueError) as error:
            raise Refusal("file-unreadable", file=file, problem=_problem(error)) from None
        yield stream


def write(file: str, parts: Iterable[bytes]) -> None:
    """A half-written file never has the final name, whatever happens (A6)."""
    if file == STANDARD_OUTPUT:
        for part in parts:
            _to_standard_output(part)
        return
    try:
        write_whole(Path(file), parts)
    except OSError as error:
        raise Refusal("file-unwritable", file=file, problem=_problem(error)) from None


def _part(stream: BinaryIO, most: int) -> bytes:
    try:
        return stream.read(most)
    except OSError as error:
        raise Refusal("file-unreadable", file=str(stream.name), problem=_problem(error)) from None


def _to_standard_output(part: bytes) -> None:
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(part.decode())
    else:
        buffer.write(part)


def _problem(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
