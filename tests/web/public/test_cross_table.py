"""The cross-table as anybody reads it, on the page and in a spreadsheet."""

import csv
import io
import re

import pytest

from tests.web.hall import Hall
from topcut.rules.actions import leaving
from topcut.rules.cross_table import cross_table
from topcut.rules.record import Outcome
from topcut.web.public import cross_table as page


def table(hall: Hall) -> list[list[str]]:
    found = hall.anybody.get(f"/t/{hall.last}/cross-table.csv")
    assert found.status_code == 200
    assert found.headers["content-disposition"] == f'attachment; filename="{hall.last}-cross-table.csv"'
    return list(csv.reader(io.StringIO(found.content.decode("utf-8-sig"))))


def rows(text: str) -> dict[int, str]:
    found = re.findall(r'<tr id="r(\d+)">(.*?)</tr>', text, flags=re.DOTALL)
    return {int(number): body for number, body in found}


def test_every_player_has_a_row_with_a_cell_for_each_round(hall: Hall) -> None:
    t = hall.bracket(players=17)
    text = hall.anybody.get(f"/t/{t}/cross-table").text
    shown = rows(text)
    assert list(shown) == list(range(1, 18))
    rounds = len(hall.t.rounds) + len(hall.t.bracket.rounds if hall.t.bracket else ())
    for row in cross_table(hall.t):
        body = shown[row.number]
        assert hall.names[row.player] in body
        assert body.count("data-label=") == rounds == len(row.cells)
        for cell in row.cells:
            assert cell.opponent is None or f'href="#r{cell.opponent}"' in body
        assert f"<b>{row.points}</b>" in body


def test_who_leaves_has_no_cell_filled_afterwards(hall: Hall) -> None:
    t = hall.paired(players=8)
    hall.play()
    hall.act(leaving.drop, "p1")
    hall.pair()
    row = next(row for row in cross_table(hall.t) if row.player == "p1")
    assert [cell.played.outcome for cell in row.cells][1] is Outcome.NOT_IN
    body = rows(hall.anybody.get(f"/t/{t}/cross-table").text)[row.number]
    assert "has left" in body
    assert body.count('class="not-in"') == 1


def test_the_file_has_the_same_numbers(hall: Hall) -> None:
    hall.bracket(players=17)
    head, *lines = table(hall)
    totals = [place for place, name in enumerate(head) if name.endswith(": total")]
    assert len(totals) == len(hall.t.rounds)
    for line, row in zip(lines, cross_table(hall.t), strict=True):
        assert (line[0], line[2], line[-1]) == (str(row.number), hall.names[row.player], str(row.points))
        assert line[totals[-1]] == str(row.points)


def test_a_large_field_comes_in_parts(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "A_PAGE", 3)
    t = hall.paired(players=8)
    first = rows(hall.anybody.get(f"/t/{t}/cross-table").text)
    last = rows(hall.anybody.get(f"/t/{t}/cross-table?after=6").text)
    assert (list(first), list(last)) == ([1, 2, 3], [7, 8])
    assert hall.anybody.get(f"/t/{t}/cross-table?after=8").status_code == 404


@pytest.mark.fault("K4")
def test_a_part_begins_where_parts_begin_so_that_nobody_pushes_out_what_others_look_at(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "A_PAGE", 3)
    t = hall.paired(players=8)
    found = {after: hall.anybody.get(f"/t/{t}/cross-table?after={after}").status_code for after in range(8)}
    assert [after for after, status in found.items() if status == 200] == [0, 3, 6]


def test_the_file_has_whole_names(hall: Hall) -> None:
    long = "Maximiliane Alexandra von Hohenlohe-Waldenburg-Schillingsfürst"
    hall.paired(players=[long, "Bo", "Cleo", "Dan"])
    assert long in [line[2] for line in table(hall)]


def test_before_the_first_round_the_page_says_so(hall: Hall) -> None:
    t = hall.tournament()
    found = hall.anybody.get(f"/t/{t}/cross-table")
    assert found.status_code == 200
    assert not rows(found.text)
    assert len(table(hall)) == 9
