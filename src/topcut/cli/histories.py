"""Tournaments in files: reading one, or one per line, and calling their players by the names in the file."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from io import BytesIO
from typing import BinaryIO

import click

from topcut.cli import REFUSED, output
from topcut.cli.files import STANDARD_INPUT, all_of, content, opened
from topcut.exchange.document import MOST_BYTES, document, placed
from topcut.exchange.history import History
from topcut.exchange.incoming import from_json, from_text
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.ranking.reason import Reason
from topcut.rules.ruleset import Ruleset, load
from topcut.words import sentence, shown

ONE = ("player", "opponent", "above", "below")
SEVERAL = ("players", "met", "stuck", "scarce", "apart", "left")
LONGEST_NAME = 40


def answer_each(file: str, ruleset: str | None, *, json: bool, answer: Callable[[History], None]) -> None:
    """Answer for the history in a file, or for each line of a `.jsonl`, where a bad line does not stop the others."""
    book = None if ruleset is None else load(ruleset)
    with opened(file) as stream:
        if file.endswith(".jsonl"):
            return _answer_lines(stream, book, json, answer)
        data = all_of(stream)
    if file == STANDARD_INPUT and _is_one_a_line(data):
        return _answer_lines(BytesIO(data), book, json, answer)
    return answer(history_in(file, data, book))


def one_history(file: str, ruleset: str | None) -> History:
    book = None if ruleset is None else load(ruleset)
    return history_in(file, content(file), book)


def history_in(file: str, data: bytes, ruleset: Ruleset | None) -> History:
    """What was not read is told on standard error, apart from the answer."""
    found = from_text(data, ruleset) if file.endswith(".txt") else from_json(data, ruleset)
    _warn(found)
    return found


class Voice:
    """Says why; what ten thousand draws repeat is put into words once."""

    def __init__(self, history: History) -> None:
        self._names = history.names
        self._said: dict[tuple[object, ...], str] = {}

    def said(self, reason: Reason) -> str:
        key = (reason.code, reason.clause, *reason.parameters.items())
        if key not in self._said:
            self._said[key] = sentence(replace(reason, parameters=self._named(reason.parameters)))
        return self._said[key]

    def _named(self, parameters: Mapping[str, object]) -> Mapping[str, object]:
        if not self._names:
            return parameters
        return {role: self._called(role, value) for role, value in parameters.items()}

    def _called(self, role: str, value: object) -> object:
        if role in ONE:
            return self._names.get(PlayerId(str(value)), value)
        if role in SEVERAL and isinstance(value, tuple):
            return tuple(self._names.get(player, player) for player in value)
        return value


def called(history: History, player: PlayerId) -> str:
    return shown(history.names.get(player, player), longest=LONGEST_NAME)


def _answer_lines(stream: BinaryIO, ruleset: Ruleset | None, json: bool, answer: Callable[[History], None]) -> None:
    failed = False
    number = 0
    for number, line in _numbered(stream):
        if not json:
            output.title(f"Line {number}")
        try:
            found = from_json(line, ruleset)
            _warn(found, line=number)
            answer(found)
        except Refusal as refusal:
            failed = True
            output.refuse(placed(refusal, line=number), json=json)
    if not number:
        raise Refusal("file-empty")
    if failed:
        raise click.exceptions.Exit(REFUSED)


def _warn(history: History, **place: int) -> None:
    for member in history.unread:
        click.echo(sentence(member.said(**place)), err=True)


def _numbered(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Lines and their numbers; empty lines are counted, but not answered."""
    for number, line in enumerate(iter(lambda: stream.readline(MOST_BYTES + 1), b""), 1):
        if line.strip():
            yield number, line


def _is_one_a_line(data: bytes) -> bool:
    """Standard input has no file name: it is one history per line if the first line is complete and more follow."""
    first, _, rest = data.strip().partition(b"\n")
    if not rest:
        return False
    try:
        document(first)
    except Refusal:
        return False
    return True
