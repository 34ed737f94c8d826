"""Players in and tables out, as spreadsheets write and read them."""

import csv
from contextlib import suppress
from io import StringIO

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.refusing import refusal_from
from topcut.exchange import people_csv
from topcut.exchange.notation import tournament as text_tournament
from topcut.exchange.people_csv import MOST_ROWS, Arrival, plain, preview, safe, same, sheet
from topcut.ids import PlayerId
from topcut.refusal import Refusal

TABLE = "Name;Club;E-Mail;Paid\nAna Lee;North;ana@example.org;yes\nBo;;;\n"


def refusal_of(data: bytes) -> str:
    return refusal_from(preview, data).code


def test_a_table_is_read_with_its_lines() -> None:
    found = preview(TABLE.encode())
    assert found.arrivals == (
        Arrival(2, "Ana Lee", "North", "ana@example.org", True),
        Arrival(3, "Bo"),
    )
    assert (found.problems, found.encoding, found.separator) == ((), "utf-8", ";")


@pytest.mark.fault("F1")
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_every_spreadsheet_is_understood(encoding: str, ending: str, separator: str) -> None:
    text = ending.join(separator.join(row) for row in (("name", "club"), ("Jürgen", "Süd"), ('"Lee, ""Ana"";"', "")))
    found = preview(text.encode(encoding))
    assert [(one.line, one.name, one.club) for one in found.arrivals] == [
        (2, "Jürgen", "Süd"),
        (3, 'Lee, "Ana";', None),
    ]
    assert found.encoding == ("utf-8" if encoding == "utf-8-sig" else encoding)


def test_a_list_of_names_needs_no_heading() -> None:
    assert [one.name for one in preview(b"Ana\n\nBo\n").arrivals] == ["Ana", "Bo"]


@pytest.mark.fault("F1")
def test_numbers_and_bullets_of_a_pasted_list_are_not_names() -> None:
    text = "1. Ana Kovač, North\n2) Bo\n• Cy\n- Dee\n* Eve\n3.\tFay\n✅ Gil\n- 10. Hal\n"
    assert [one.name for one in preview(text.encode()).arrivals] == [
        "Ana Kovač",
        "Bo",
        "Cy",
        "Dee",
        "Eve",
        "Fay",
        "Gil",
        "Hal",
    ]
    assert [one.name for one in preview(b"1.\tAna\tNorth\n2.\tBo\tSouth").arrivals] == ["Ana", "Bo"]


def test_a_name_is_kept_as_it_is_where_the_column_says_so_or_nothing_follows_the_mark() -> None:
    assert [one.name for one in preview(b"name\n3. Bo\n- Cy\n").arrivals] == ["3. Bo", "- Cy"]
    assert [one.name for one in preview("42\n-Ana-\n3.14\n🐉\nJ. R.\nAna - Bo\n".encode()).arrivals] == [
        "42",
        "-Ana-",
        "3.14",
        "🐉",
        "J. R.",
        "Ana - Bo",
    ]


def test_an_address_in_the_place_of_the_club_is_a_contact_and_not_for_everybody() -> None:
    found = preview(b"Ana, ana@example.org\nBo, North, bo@example.org\nCy, Caf\xc3\xa9 @ Home\n")
    assert [(one.club, one.contact) for one in found.arrivals] == [
        (None, "ana@example.org"),
        ("North", "bo@example.org"),
        ("Café @ Home", None),
    ]


def test_a_name_may_go_over_two_lines_and_lines_are_still_counted() -> None:
    found = preview(b'name,club\n"Ana\nLee",North\nBo,\nBo,\n')
    assert [(one.line, one.name) for one in found.arrivals] == [(2, "Ana Lee"), (4, "Bo")]
    assert [problem.parameters["place"] for problem in found.problems] == [{"line": 5}]


@pytest.mark.fault("F1")
@pytest.mark.parametrize(
    ("rows", "code", "line"),
    [
        ("name\nAna\n ana \n", "people-twice", 3),
        ("name,club\n,North\n", "name-blank", 2),
        ("Ana\n-----\nBo\n", "name-blank", 2),
        (f"name\n{'x' * 81}\n", "people-name-long", 2),
        ("name\nAna\x07\n", "people-name-unprintable", 2),
        (f"name,club\nAna,{'x' * 200}\n", "people-cell", 2),
        ("name,paid\nAna,perhaps\n", "people-paid", 2),
        ("name\nZoe\n", "people-in-already", 2),
    ],
)
def test_a_line_that_cannot_be_taken_is_told_with_its_number(rows: str, code: str, line: int) -> None:
    found = preview(rows.encode(), frozenset({same("ZOE")}))
    assert [(one.code, one.parameters["place"]) for one in found.problems] == [(code, {"line": line})]


@pytest.mark.fault("F1")
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "people-empty"),
        (b"\n \n;;\n", "people-empty"),
        (b"name\n", "people-empty"),
        (b"Ana\0Bo\n", "people-not-text"),
        (b"PK\x03\x04\0\0", "people-not-text"),
        (b"\xff\xfe\n", "people-not-text"),
        (b"\x81\x8d\n", "people-not-text"),
        (b'name\n"Ana\nBo\n', "people-quotes"),
        (b'name\n"Ana" Lee\n', "people-quotes"),
        (b"x" * (5 * 1024 * 1024 + 1), "people-too-large"),
        (b"name\n" + b"".join(b"n%d\n" % n for n in range(MOST_ROWS + 2)), "people-too-many"),
        (b"a\n" * 1_000_000, "people-too-many"),
        (b'"' + b"a" * 200_000 + b'"\n', "people-quotes"),
    ],
)
def test_a_file_that_is_no_list_of_players_is_refused(data: bytes, code: str) -> None:
    assert refusal_of(data) == code


@given(st.binary(max_size=300))
def test_whatever_the_bytes_are_there_is_a_preview_or_a_sentence(data: bytes) -> None:
    with suppress(Refusal):
        assert preview(data).arrivals or preview(data).problems


@pytest.mark.fault("F7")
@pytest.mark.parametrize("text", ['=HYPERLINK("x")', "+1", "-1", "@sum", "\tx", "\rx", "\nx", "'=1", "''+", "＝1"])
def test_no_cell_is_a_formula_and_reading_gives_it_back(text: str) -> None:
    assert safe(text) == f"'{text}"
    assert plain(safe(text)) == text


@given(st.text())
def test_what_is_made_safe_comes_back(text: str) -> None:
    assert plain(safe(text)) == text
    assert not safe(text).startswith(("=", "+", "-", "@", "\t", "\r", "\n"))


@pytest.mark.fault("F7")
@given(st.text(alphabet=";\"'=-@,ax ", max_size=12))
@example('x;"=1;y')
@example("x;=1;y")
def test_no_cell_is_a_formula_where_semicolons_part_the_cells(text: str) -> None:
    """Half of Europe's spreadsheets take a semicolon for what parts the cells of any file that ends in `.csv`."""
    assert plain(safe(text)) == text
    for first in ("1", text):
        for row in csv.reader(sheet([[first, text, "club"]]).splitlines(), delimiter=";"):
            assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row), row


@pytest.mark.parametrize("text", ["Ana", "O'Brien", "'quoted'", "", "1+1", "a=b", "North; South", "a;b"])
def test_an_ordinary_name_is_left_as_it_is(text: str) -> None:
    assert safe(text) == text == plain(text)


@pytest.mark.fault("F7")
def test_players_come_back_as_they_were_written() -> None:
    t = text_tournament("players: p1 p2\n")
    people = {
        PlayerId("p1"): ("=HYPERLINK(1)", 'Nor"th', "+49 30"),
        PlayerId("p2"): ("Bo, the\tsecond", None, None),
    }
    written = people_csv.players(t, people)
    found = preview(written.encode("utf-8-sig"))
    assert [(one.name, one.club, one.contact) for one in found.arrivals[:1]] == [("=HYPERLINK(1)", 'Nor"th', "+49 30")]
    assert all(not cell.startswith(("=", "+", "-", "@")) for row in csv.reader(StringIO(written)) for cell in row)


def test_results_are_a_table() -> None:
    t = text_tournament("1:  [1] ana 16-9 bo    [2] cy 9-9 dee\n2:  [1] ana - cy   [2] bo > dee\n")
    names = {player: f"={player}" for player in t.players}
    results = list(csv.reader(StringIO(people_csv.results(t, names))))
    assert len(results) == 5
    assert results[1][:9] == ["swiss", "1", "1", "'=ana", "'=bo", "'=ana", "victory", "3", "0"]
    assert results[2][5:7] == ["draw", "time"]
    assert results[3][5:] == [""] * (len(results[0]) - 5)


def test_numbers_stay_numbers_and_nothing_is_empty() -> None:
    assert sheet([("a", 1, None, "=1")]) == "a,1,,'=1\r\n"
