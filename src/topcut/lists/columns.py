"""Tables under the headings of their columns, as the lines they stand for.

`Secure | Extract` is read column by column, and so is `Roster 1 | Roster 2 | Roster 3`; `Squad | Primary | Secondary |
Supporting` row by row. Columns may also be set apart by blanks alone.
"""

import csv
import re
from collections.abc import Iterator
from itertools import takewhile

from topcut.lists.headings import Heading, heading
from topcut.lists.names import key
from topcut.lists.written import ROLES, Form, Section

Line = tuple[int, str]  # its number in what was handed in

FEWEST_ROWS, MOST_OF_THEM = 4, 0.75  # of a file whose cells are parted by semicolons or commas

DECK = "Deck"
FEWEST_GROUPS = 2
NOTHING = Heading()
NAMES = {"card", "name", "cardname", "karte", "carta", "nombre", "carte", "nom"}  # heads of columns
NUMBERS = {"count", "qty", "quantity", "number", "copies", "#", "anzahl", "menge", "cantidad", "quantité"}
TYPES = {"type", "kind", "category", "section", "cardtype", "typ", "tipo"}

_NAME_AND_COUNT = re.compile(r"[^,]+,\s*\d+\s*")  # `Gazebo,3`
COUNTED = re.compile(r"\d{1,2}(?:\s*[xX×]\s*|\s+)(?=[^\W\d_])")  # `3 Gazebo`, `3x Gazebo`
_NUMBERED = re.compile(r"^\W*\d{1,2}[.):]\s*|^\W+")
_PARTED = re.compile(r"[|;\t]")
_BESIDE = re.compile(r"\s{2,}|\s*[,;|\t]\s*")
_SET_APART = re.compile(r"\S+(?: \S+)*")  # by two blanks or more
_POINT = re.compile(r"(?<=\w)[.!]\s+")
_BORDER = re.compile(r"[\s|:+-]*-[\s|:+-]*")


def lines(text: str, form: Form) -> Iterator[Line]:
    """The lines of a text, those of a table in the order they are meant."""
    waiting = list(enumerate(_tabbed(list(_aligned(text.splitlines(), form)), form), 1))
    here = 0
    while here < len(waiting):
        if not _PARTED.search(waiting[here][1]):
            number, line = waiting[here]
            yield from ((number, part) for part in _cards(line, form) or _sentences(line, form) or [line])
            here += 1
            continue
        crossed, taken = _crossed(waiting, here, form)
        if taken:
            yield from crossed
            here += taken
            continue
        if columns := _typed_columns(waiting[here][1], form):
            rows = list(takewhile(lambda row: _cells(row[1]), waiting[here + 1 :]))
            yield from _by_type(rows, columns)
            here += 1 + len(rows)
            continue
        heads = _heads(waiting[here][1], form)
        rows = _rows(waiting[here + 1 :], len(heads), form) if heads else []
        if not rows:
            number, line = waiting[here]
            if columns := _card_columns(line, form):
                yield number, DECK
                while (here := here + 1) < len(waiting) and (row := _cells(waiting[here][1])):
                    if not _BORDER.fullmatch(waiting[here][1]):
                        yield waiting[here][0], _card(row, columns)
                continue
            if not _heads_names(line):
                yield from ((number, part) for part in _labelled(line, form) or _cards(line, form) or [line])
            here += 1
            continue
        is_row_by_row = (heads[0].is_group and not heads[1].is_group) or any(one.section in ROLES for one in heads)
        yield from (_by_rows if is_row_by_row else _by_columns)(waiting[here], rows, form)
        here += 1 + len(rows)


def _aligned(found: list[str], form: Form) -> Iterator[str]:
    """Rows below headings that blanks set apart, with tabs for them: a cell is in the column it begins nearest to."""
    starts: list[int] = []
    for line in found:
        cells = [] if not line.strip() or _PARTED.search(line) else list(_SET_APART.finditer(line))
        if len(cells) > 1 and _heads("\t".join(cell[0] for cell in cells), form):
            starts = [cell.start() for cell in cells]
        if not cells or not starts:
            starts = []
            yield line
            continue
        columns = [""] * len(starts)
        for cell in cells:
            place = min(range(len(starts)), key=lambda place: abs(starts[place] - cell.start()))
            columns[place] = f"{columns[place]} {cell[0]}".strip()
        yield "\t".join(columns)


def _tabbed(found: list[str], form: Form) -> list[str]:
    """Where a spreadsheet saved its cells with semicolons or commas, as it would with tabs."""
    written = [line for line in found if line.strip()]
    if len(written) < FEWEST_ROWS:
        return found
    head = written[0].replace(",", "\t")
    if not _PARTED.search(written[0]) and (_heads(head, form) or _typed_columns(head, form)):
        return ["\t".join(next(csv.reader([line]), ())) for line in found]
    if sum(";" in line for line in written) >= MOST_OF_THEM * len(written):
        return [line.replace(";", "\t") for line in found]
    if form is Form.DECK and sum(map(bool, map(_NAME_AND_COUNT.fullmatch, written))) >= MOST_OF_THEM * len(written):
        return [line.replace(",", "\t") if line.count(",") == 1 else line for line in found]
    return found


def _crossed(waiting: list[Line], here: int, form: Form) -> tuple[list[Line], int]:
    """Rosters or squads side by side with what each row has of them in front, and how many lines that took:
    ` | Squad 1 | Squad 2`, and `Primary | Lord Maul | Mother Talzin` below."""
    first, head = waiting[here]
    corner, *groups = _cells(head) or [""]
    found = [heading(group, form) for group in groups]
    if len(groups) < FEWEST_GROUPS or heading(corner, form) or not all(one and one.is_group for one in found):
        return [], 0
    rows = list(takewhile(lambda line: _is_crossing(line[1], form), waiting[here + 1 :]))
    cells = [(number, _cells(row)) for number, row in rows if not _BORDER.fullmatch(row)]
    told: list[Line] = []
    for place, group in enumerate(groups, 1):
        told.append((first, group))
        told += [(number, f"{row[0]}: {row[place]}") for number, row in cells if len(row) > place and row[place]]
    return told, 1 + len(rows)


def _is_crossing(row: str, form: Form) -> bool:
    label = heading((_cells(row) or [""])[0], form)
    return bool(_BORDER.fullmatch(row)) or (label is not None and label.section is not None)


def _sentences(line: str, form: Form) -> list[str]:
    """`Characters: Hulk, Wasp. Tactics: Patch Up.` is two lines; the point of `Dr. Strange` ends none."""
    found: list[str] = []
    for part in _POINT.split(line):
        head = heading(part, form)
        if found and not (head and head.section and head.rest):
            found[-1] += f". {part}"
        else:
            found.append(part)
    return found if len(found) > 1 else []


def _cells(line: str) -> list[str]:
    if "|" in line:
        return [cell.strip() for cell in line.strip().strip("|").split("|")]
    return [cell.strip() for cell in line.split("\t")] if "\t" in line else []


def _labelled(line: str, form: Form) -> list[str]:
    """`1. Primary: Lord Maul; Secondary: Gar Saxon` is two lines."""
    cells = [_NUMBERED.sub("", cell) for cell in _cells(line) or line.split(";") if cell.strip()]
    heads = [heading(cell, form) for cell in cells] if len(cells) > 1 else []
    return cells if heads and all(one and one.section and one.rest for one in heads) else []


def _cards(line: str, form: Form) -> list[str]:
    """`3 Gazebo, 2 Axe` is two lines; without its number a comma may belong to a name."""
    cards = _BESIDE.split(line.strip()) if form is Form.DECK else []
    return cards if len(cards) > 1 and all(map(COUNTED.match, cards)) else []


def _heads(line: str, form: Form) -> list[Heading]:
    """The headings of a table's columns, or none: two or more, each of which heads names. Beside the three roles of a
    squad a form may have asked for more, which heads nothing: `Name`, `Email`."""
    cells = _cells(line)
    found = [heading(cell, form) for cell in cells] if len(cells) > 1 else []
    heads = [one for one in found if one and not one.rest and one.section is not Section.AFFILIATIONS]
    if set(ROLES) <= {one.section for one in heads}:
        return [one if one in heads else NOTHING for one in (one or NOTHING for one in found)]
    return heads if len(heads) == len(cells) else []


def _heads_names(line: str) -> bool:
    """`Card; Count`"""
    first, *others = [key(cell) for cell in _cells(line)] or [""]
    return first in NAMES and bool(others) and set(others) <= NUMBERS


def _card_columns(line: str, form: Form) -> list[str]:
    """What the columns of a spreadsheet of cards are, if their number comes first: `Qty`, `Card`, `Type`."""
    columns = [key(cell) for cell in _cells(line)] if form is Form.DECK else []
    has_both = bool(NAMES & set(columns)) and columns[:1] and columns[0] in NUMBERS
    return columns if has_both else []


def _card(row: list[str], columns: list[str]) -> str:
    """`3x Gazebo`, or `Hero: Tardigrade Wanderer`, which a column says of it."""
    told = dict(zip(columns, row, strict=False))
    name = next((cell for column, cell in told.items() if column in NAMES), "")
    number = next((cell for column, cell in told.items() if column in NUMBERS and cell.isdecimal()), "1")
    is_hero = any(key(cell) == "hero" for column, cell in told.items() if column not in NAMES)
    return f"Hero: {name}" if is_hero else f"{number}x {name}"


def _typed_columns(line: str, form: Form) -> list[str]:
    """`Type`, `Name`, `Threat`: each row says itself what it is."""
    columns = [key(cell) for cell in _cells(line)] if form is Form.ROSTERS else []
    return columns if NAMES & set(columns) and TYPES & set(columns) else []


def _by_type(rows: list[Line], columns: list[str]) -> Iterator[Line]:
    """What is of one type together, in whatever order the rows are."""
    found: dict[str, list[Line]] = {}
    for number, row in rows:
        told = dict(zip(columns, _cells(row), strict=False))
        name = next((cell for column, cell in told.items() if column in NAMES), "")
        if name and not _BORDER.fullmatch(row):
            found.setdefault(next((cell for column, cell in told.items() if column in TYPES), ""), []).append(
                (number, name)
            )
    for type, names in found.items():
        yield names[0][0], f"{type}:"
        yield from ((number, f"- {name}") for number, name in names)


def _rows(below: list[Line], width: int, form: Form) -> list[Line]:
    found = []
    for number, line in below:
        cells = _cells(line)
        if not 1 <= len(cells) <= width or ((head := heading(cells[0], form)) and head.section):
            break
        found.append((number, line))
    return found


def _by_rows(head: Line, rows: list[Line], form: Form) -> Iterator[Line]:
    words = list(zip(_cells(head[1]), _heads(head[1], form), strict=True))
    for number, row in rows:
        if _BORDER.fullmatch(row):
            continue
        told = [(word, one, cell) for (word, one), cell in zip(words, _cells(row), strict=False) if cell]
        for word, _, which in [cell for cell in told if cell[1].is_group][:1]:
            yield number, which if heading(which, form) else f"{word} {which}"
        yield from ((number, f"{word}: {cell}") for word, one, cell in told if one.section)


def _by_columns(head: Line, rows: list[Line], form: Form) -> Iterator[Line]:
    for place, word in enumerate(_cells(head[1])):
        yield head[0], word
        for number, row in rows:
            cell = dict(enumerate(_cells(row))).get(place)
            if cell and not _BORDER.fullmatch(row):
                yield number, cell if heading(cell, form) else f"- {cell}"
