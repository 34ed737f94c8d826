"""Tables as CSV for spreadsheets: no cell is ever taken for a formula, and reading gives back what was written."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

FORMULA = tuple("=+-@\t\r\n") + tuple("＝＋－＠")


def sheet(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV, with the line ends that RFC 4180 asks for. Numbers stay numbers, None is an empty cell."""
    out = StringIO()
    writer = csv.writer(out)
    for row in rows:
        writer.writerow(["" if cell is None else safe(cell) if isinstance(cell, str) else cell for cell in row])
    return out.getvalue()


def safe(text: str) -> str:
    """A text that a spreadsheet shows and does not compute: `'=1+1`."""
    return f"'{text}" if text.lstrip("'").startswith(FORMULA) else text


def plain(text: str) -> str:
    """The text that `safe` was given."""
    return text[1:] if text.startswith("'") and text.lstrip("'").startswith(FORMULA) else text
