"""The files that commands read: one history, one a line, or standard input."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import click

from topcut.cli import output
from topcut.exchange.document import MOST_BYTES, document
from topcut.exchange.history import History
from topcut.exchange.incoming import from_json, from_text
from topcut.exchange.places import placed
from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset

STANDARD_INPUT = "-"
CHUNK = 16 * 1024 * 1024


def answer_each(file: str, ruleset: Ruleset | None, *, json: bool, answer: Callable[[History], None]) -> None:
    """Answer for the history in a file, or for each line of a `.jsonl`, where a bad line does not stop the others."""
    with _opened(file) as stream:
        if file.endswith(".jsonl"):
            return _answer_lines(stream, ruleset, json, answer)
        data = _all(stream)
    if file == STANDARD_INPUT and _is_one_a_line(data):
        return _answer_lines(BytesIO(data), ruleset, json, answer)
    return answer(_history(file, data, ruleset))


def one_history(file: str, ruleset: Ruleset | None) -> History:
    return _history(file, _read(file), ruleset)


def _history(file: str, data: bytes, ruleset: Ruleset | None) -> History:
    found = from_text(data, ruleset) if file.endswith(".txt") else from_json(data, ruleset)
    warn(found)
    return found


def warn(history: History, **place: int) -> None:
    """Of what stands in a history and was not read: on standard error, so that the answer stays as it is."""
    from topcut.words import sentence

    for member in history.unread:
        click.echo(sentence(member.said(**place)), err=True)


def one_document(file: str) -> object:
    """The JSON in a file, whatever it holds."""
    return document(_read(file))


def all_bytes(file: str) -> bytes:
    """What a file holds, whatever it is; a little more than may be read is enough to refuse it."""
    return _read(file)


def _read(file: str) -> bytes:
    with _opened(file) as stream:
        return _all(stream)


def content(file: str, most: int) -> bytes:
    """What a file or standard input holds, and a byte more than may be read where it holds too much."""
    with _opened(file) as stream:
        parts: list[bytes] = []
        left = most + 1
        while left > 0 and (part := _part(stream, min(left, CHUNK))):
            parts.append(part)
            left -= len(part)
    return b"".join(parts)


def _answer_lines(stream: BinaryIO, ruleset: Ruleset | None, json: bool, answer: Callable[[History], None]) -> None:
    failed = False
    number = 0
    for number, line in _numbered(stream):
        if not json:
            output.title(f"Line {number}")
        try:
            found = from_json(line, ruleset)
            warn(found, line=number)
            answer(found)
        except Refusal as refusal:
            failed = True
            output.refuse(placed(refusal, line=number), json=json)
    if not number:
        raise Refusal("file-empty")
    if failed:
        raise click.exceptions.Exit(2)


def _all(stream: BinaryIO) -> bytes:
    """A little more than may be read is enough to refuse it: standard input has no end that one could trust."""
    parts: list[bytes] = []
    while sum(map(len, parts)) <= MOST_BYTES and (part := _part(stream, CHUNK)):
        parts.append(part)
    return b"".join(parts)


def _part(stream: BinaryIO, most: int) -> bytes:
    try:
        return stream.read(most)
    except OSError as error:
        raise Refusal("file-unreadable", file=str(stream.name), problem=_problem(error)) from None


def _numbered(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Lines and their numbers; an empty one counts, but asks for no answer."""
    for number, line in enumerate(iter(lambda: stream.readline(MOST_BYTES + 1), b""), 1):
        if line.strip():
            yield number, line


def _is_one_a_line(data: bytes) -> bool:
    """Standard input has no name to tell: a history a line if there is more after a first line that is whole."""
    first, _, rest = data.strip().partition(b"\n")
    if not rest:
        return False
    try:
        document(first)
    except Refusal:
        return False
    return True


@contextmanager
def _opened(file: str) -> Iterator[BinaryIO]:
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer
        return
    with ExitStack() as stack:
        try:
            if Path(file).is_dir():
                raise Refusal("file-is-folder", file=file)
            stream = stack.enter_context(Path(file).open("rb"))
        except FileNotFoundError:
            raise Refusal("file-missing", file=file) from None
        except (OSError, ValueError) as error:
            raise Refusal("file-unreadable", file=file, problem=_problem(error)) from None
        yield stream


def _problem(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
