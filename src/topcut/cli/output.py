"""What a command prints: a table for a terminal, aligned text for a pipe, JSON for a script."""

import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

import click

from topcut.refusal import Refusal

if TYPE_CHECKING:
    from datetime import datetime

Row = Sequence[str]
NUMBER = "#"  # before the title of a column that is aligned right


def as_json(value: object) -> None:
    from json import dumps

    click.echo(dumps(value, ensure_ascii=False))


def refuse(refusal: Refusal, *, json: bool) -> None:
    """Say no: to a script on standard output, to a person on standard error."""
    from topcut.words import sentence

    text = sentence(refusal)
    if json:
        as_json({"error": {"code": refusal.code, "text": text, "clause": refusal.clause}})
    else:
        click.echo(text, err=True)


def when(at: "str | datetime") -> str:
    """A time as people here read it: `2026-11-15 10:41`."""
    from datetime import datetime

    moment = datetime.fromisoformat(at) if isinstance(at, str) else at
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"


def lines(texts: Iterable[str]) -> None:
    for text in texts:
        click.echo(text)


def table(columns: Sequence[str], rows: Iterable[Iterable[object]], *, or_one_by_one: bool = False) -> None:
    """A column is named by its title; `#points` holds numbers, aligned right.

    One by one: where the terminal is too narrow for all columns, each row is told as a list of its own.
    """
    cells = [[str(cell) for cell in row] for row in rows]
    if is_terminal() and or_one_by_one and _too_wide(columns, cells):
        for row in cells:
            _told_alone(columns, row)
    elif is_terminal():
        _rich_table(columns, cells)
    else:
        lines(_aligned(columns, cells))


def title(text: str) -> None:
    click.echo(click.style(wrapped(text), bold=True) if is_terminal() else text)


def line(text: str, indent: str = "", hanging: str | None = None) -> None:
    click.echo(wrapped(text, indent, hanging))


def wrapped(text: str, indent: str = "", hanging: str | None = None) -> str:
    """Wrapped between words to fit the terminal; `hanging` indents the lines after the first."""
    if not is_terminal():
        return indent + text
    columns = shutil.get_terminal_size().columns
    return "\n".join(_wrapped(one, columns, indent, hanging) for one in text.split("\n"))


def _wrapped(text: str, columns: int, indent: str, hanging: str | None) -> str:
    plain = text.lstrip(" ")
    before = indent + " " * (len(text) - len(plain))
    return click.wrap_text(plain, columns, before, before if hanging is None else hanging)


def is_terminal() -> bool:
    return sys.stdout.isatty()


def width(text: str) -> int:
    """How many columns a text takes in a terminal."""
    if text.isascii():
        return len(text)
    import wcwidth

    return wcwidth.width(text)


def _aligned(columns: Sequence[str], rows: Sequence[Row]) -> list[str]:
    lines = [[_title(column) for column in columns], *rows]
    widths = [max(width(line[place]) for line in lines) for place in range(len(columns))]
    cells = [[_padded(*cell) for cell in zip(line, widths, columns, strict=True)] for line in lines]
    return ["  ".join(line).rstrip() for line in cells]


def _too_wide(columns: Sequence[str], rows: Sequence[Row]) -> bool:
    return max(map(width, _aligned(columns, rows))) > shutil.get_terminal_size().columns


def _told_alone(columns: Sequence[str], row: Row) -> None:
    """The first cell is what the others are about."""
    title(row[0])
    names = [_title(column) for column in columns[1:]]
    wide = max(map(width, names))
    for name, cell in zip(names, row[1:], strict=True):
        line(f"{_padded(name, wide, name)}  {cell}", "  ", " " * (wide + 4))


def _padded(word: str, wide: int, column: str) -> str:
    space = " " * (wide - width(word))
    return space + word if column.startswith(NUMBER) else word + space


def _rich_table(columns: Sequence[str], rows: Sequence[Row]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        justify: Literal["left", "right"] = "right" if column.startswith(NUMBER) else "left"
        drawn.add_column(_title(column), justify=justify, overflow="fold")
    for row in rows:
        drawn.add_row(*map(Text, row))
    Console(file=sys.stdout).print(drawn)


def _title(column: str) -> str:
    """In the reader's language: `rule book` is `column.rule-book` there. Any other has been said by then."""
    from topcut.words import say

    name = column.removeprefix(NUMBER)
    kind = "column" if name.islower() else "column-challengers"
    code = f"{kind}.{re.sub('[^a-z]+', '-', name.lower()).strip('-')}"
    said = say(code)
    return name if said == code else said
