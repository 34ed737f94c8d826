"""Players from a spreadsheet, looked at line by line before anyone is entered; and the tables of people and results.

No cell is ever taken for a formula, and reading gives back what was written.
A first row such as `name;club;contact;paid` names the columns; without one the first column is the name, to which the
number or bullet that a chat or a word processor puts before it (`1.`, `-`, `•`) does not belong.
"""

import csv
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO

from topcut.exchange.document import placed
from topcut.exchange.lookalike import skeleton
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.match import Match, Stage
from topcut.rules.tournament import Tournament, rounds_of

MOST_BYTES = 5 * 1024 * 1024
MOST_ROWS = 10_000
LONGEST_NAME = 80
LONGEST_CELL = 160
SEPARATORS = ",;\t"
# What a spreadsheet computes: at the beginning of a cell, or of what it takes for one where semicolons part the cells.
_BEGINS, _COMPUTES = r"(^|[;\t\r\n])", r"(?=['\"]*[=+\-@\t\r\n＝＋－＠])"
_FORMULA, _SAFE = re.compile(_BEGINS + _COMPUTES), re.compile(f"{_BEGINS}'{_COMPUTES}")

COLUMNS: Mapping[str, str] = {
    "name": "name",
    "player": "name",
    "club": "club",
    "team": "club",
    "contact": "contact",
    "email": "contact",
    "e-mail": "contact",
    "mail": "contact",
    "phone": "contact",
    "paid": "paid",
}
YES = frozenset({"1", "x", "y", "yes", "true", "paid", "ja", "oui", "si", "sí"})
ADDRESS = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")  # of e-mail
_MARK = r"(?:\d{1,3}[.)]|[-–—•‣◦▪●·*✓✔✅☑]\ufe0f?)"
_MARKS, _MARK_ALONE = re.compile(rf"\A(?:{_MARK}\s+)+"), re.compile(_MARK)
NO = frozenset({"", "0", "-", "n", "no", "false", "nein", "non"})


@dataclass(frozen=True, slots=True)
class Arrival:
    """A player to be entered, and the line that says so."""

    line: int
    name: str
    club: str | None = None
    contact: str | None = None
    paid: bool = False


@dataclass(frozen=True, slots=True)
class Preview:
    """What a file contains: no one is entered as long as there is a problem."""

    arrivals: tuple[Arrival, ...]
    problems: tuple[Refusal, ...]  # each with its line
    encoding: str
    separator: str


def preview(data: bytes, known: Mapping[str, object] | frozenset[str] = frozenset()) -> Preview:
    """`known` are the names of those who are already in, as `same` writes them."""
    text, encoding = _decoded(data)
    separator = _separator(text)
    arrivals: list[Arrival] = []
    problems: list[Refusal] = []
    seen: dict[str, int] = {}
    columns: Sequence[str] | None = None
    has_heading = False
    for line, row in _rows(text, separator):
        if columns is None:
            columns = _columns(row)
            if columns is not None:
                has_heading = True
                continue
            columns = ("name", "club", "contact", "paid")
        try:
            arrivals.append(_arrival(line, columns, row if has_heading else _unmarked(row), seen, known))
        except Refusal as refusal:
            problems.append(placed(refusal, line=line))
    if not arrivals and not problems:
        raise Refusal("people-empty")
    return Preview(tuple(arrivals), tuple(problems), encoding, separator)


def same(name: str) -> str:
    """Two spellings that people would take for one name."""
    return " ".join(name.split()).casefold()


def alike(name: str) -> str:
    """A name without case, accents, spaces and dots: if two share it, that is reason enough to ask who is meant."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if letter.isalnum()) or same(name)


def players(t: Tournament, people: Mapping[PlayerId, tuple[str, str | None, str | None]]) -> str:
    """Everyone with what the organizer knows; `people` gives name, club and contact. `preview` reads it again."""
    fee = ("paid",) if t.charges_fee else ()
    head = ("name", "club", "contact", *fee, "id", "checked in", "list", "state")
    rows = (
        (
            *people.get(player.id, (str(player.id), None, None)),
            *("yes" if player.paid else "no" for _ in fee),
            player.id,
            "yes" if player.checked_in else "no",
            "yes" if player.list is not None else "no",
            _state(t, player.id),
        )
        for player in t.players.values()
    )
    return sheet((head, *rows))


def results(t: Tournament, names: Mapping[PlayerId, str]) -> str:
    """One row per match: who met whom where, how it ended, points and figures of both."""
    figures = [figure.label for figure in t.ruleset.kept_figures]
    sides = [f"{label} {side}" for label in (t.ruleset.terms.points, *figures) for side in ("1", "2")]
    head = ("stage", "round", "table", "player 1", "player 2", "winner", "how", *sides)
    body = (
        _result(match, stage, number, names, len(figures))
        for stage in Stage
        for number, round in enumerate(rounds_of(t, stage), start=1)
        for match in round.matches
    )
    return sheet((head, *body))


def _decoded(data: bytes) -> tuple[str, str]:
    """UTF-8, UTF-16 with its mark, or what spreadsheets on Windows write; the preview says which it was."""
    if len(data) > MOST_BYTES:
        raise Refusal("people-too-large", most=MOST_BYTES // (1024 * 1024))
    marked = data[:2] in {b"\xff\xfe", b"\xfe\xff"}
    for attempt in ("utf-16",) if marked else ("utf-8-sig", "cp1252"):
        try:
            text = data.decode(attempt)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            raise Refusal("people-not-text")
        return text, attempt.removesuffix("-sig")
    raise Refusal("people-not-text")


def _separator(text: str) -> str:
    first = next((line for line in text.splitlines() if line.strip()), "")
    return max(SEPARATORS, key=first.count)


def _rows(text: str, separator: str) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not empty, each with the line it begins on."""
    reader = csv.reader(StringIO(text, newline=""), delimiter=separator, strict=True)
    begins, found = 1, 0
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error:
            raise placed(Refusal("people-quotes"), line=begins) from None
        if any(cell.strip() for cell in row):
            found += 1
            if found > MOST_ROWS + 1:
                raise Refusal("people-too-many", most=MOST_ROWS)
            yield begins, [" ".join(plain(cell.strip()).split()) for cell in row]
        begins = reader.line_num + 1


def _columns(row: Sequence[str]) -> tuple[str, ...] | None:
    """What the first row calls the columns, if it names any; an unknown one is left alone."""
    called = tuple(COLUMNS.get(cell.casefold(), "") for cell in row)
    return called if "name" in called else None


def _unmarked(row: Sequence[str]) -> Sequence[str]:
    """The cells without the number or bullet of a list, which may fill a cell of its own."""
    if len(row) > 1 and _MARK_ALONE.fullmatch(row[0]):
        row = row[1:]
    return (_MARKS.sub("", row[0], count=1), *row[1:])


def _arrival(
    line: int,
    columns: Sequence[str],
    row: Sequence[str],
    seen: dict[str, int],
    known: Mapping[str, object] | frozenset[str],
) -> Arrival:
    cells = {column: cell for column, cell in zip(columns, row, strict=False) if column and cell}
    name = cells.get("name", "")
    check_name(name)
    for text in cells.values():
        check_cell(text)
    if same(name) in known:
        raise Refusal("people-in-already", name=name)
    if same(name) in seen:
        raise Refusal("people-twice", name=name, first=seen[same(name)])
    seen[same(name)] = line
    paid = cells.get("paid", "").casefold()
    if paid not in YES | NO:
        raise Refusal("people-paid", word=paid)
    club, contact = cells.get("club"), cells.get("contact")
    if contact is None and ADDRESS.fullmatch(club or ""):  # a club stands in the log for ever, for everybody
        club, contact = None, club
    return Arrival(line, name, club, contact, paid in YES)


def check_name(name: str) -> None:
    """A name that a screen can show and a person can type."""
    if len(name) > LONGEST_NAME:  # first, because marks in a row take long to put in order
        raise Refusal("people-name-long", length=len(name), most=LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] not in "PZ" for letter in skeleton(name)):
        raise Refusal("name-blank")
    if not name.isprintable():
        raise Refusal("people-name-unprintable")


def check_cell(text: str) -> None:
    """What else is told of a person, such as the club."""
    if not text.isprintable() or len(text) > LONGEST_CELL:
        raise Refusal("people-cell", most=LONGEST_CELL)


def _state(t: Tournament, id: PlayerId) -> str:
    player = t.players[id]
    marks = {"ejected": player.ejected, "dropped": player.dropped, "waiting": player.waiting, "out": player.cut_off}
    return next((mark for mark, holds in marks.items() if holds), "in")


def _result(match: Match, stage: Stage, number: int, names: Mapping[PlayerId, str], figures: int) -> tuple[object, ...]:
    players = tuple(None if seat is None else names.get(seat, str(seat)) for seat in (match.first, match.second))
    result = match.result
    if result is None:
        return stage.value, number, match.table, *players, None, None, *((None,) * (2 + 2 * figures))
    winner = "draw" if result.winner is None else players[result.winner]
    kept = (value for pair in (result.points, *result.figures) for value in pair)
    return stage.value, number, match.table, *players, winner, result.how.value, *kept


def sheet(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV, with the line ends that RFC 4180 asks for. Numbers stay numbers, None is an empty cell."""
    out = StringIO()
    writer = csv.writer(out)
    for row in rows:
        writer.writerow(["" if cell is None else safe(cell) if isinstance(cell, str) else cell for cell in row])
    return out.getvalue()


def safe(text: str) -> str:
    """A text that a spreadsheet shows and does not compute: `'=1+1`."""
    return _FORMULA.sub(r"\1'", text)


def plain(text: str) -> str:
    """The text that `safe` was given."""
    return _SAFE.sub(r"\1", text)
