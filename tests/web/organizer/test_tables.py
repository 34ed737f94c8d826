"""Tables: as many as are needed, with names and notes, closed, on stream, looked at before a round."""

import pytest

from tests.web.hall import Hall
from topcut.ids import TableNumber
from topcut.rules.actions import rounds

ONE, TWO, THREE = (TableNumber(number) for number in (1, 2, 3))


def test_tables_are_set_up_by_one_number(hall: Hall) -> None:
    id = hall.tournament(players=8)
    assert "Tables are numbered from 1" in hall.owner.get(f"/t/{id}/desk/tables").text
    page = hall.judge.done(f"/t/{id}/desk/tables", count="4").text
    assert "Tables 1 to 4 are set up." in page
    assert sorted(hall.t.tables) == [1, 2, 3, 4]
    assert hall.judge.send(f"/t/{id}/desk/tables", count="four").status_code == 422
    assert hall.judge.send(f"/t/{id}/desk/tables", count="0").status_code == 422


def test_a_table_has_a_name_a_note_and_a_use(hall: Hall) -> None:
    id = hall.tournament(players=4)
    hall.judge.done(f"/t/{id}/desk/tables", count="3")
    hall.judge.done(f"/t/{id}/desk/tables/one", table="2", name="Window", note="ruins <3", use="stream")
    assert (hall.t.tables[TWO].name, hall.t.tables[TWO].note, hall.t.tables[TWO].stream) == ("Window", "ruins <3", True)
    hall.judge.done(f"/t/{id}/desk/tables/one", table="3", use="stream")
    assert (hall.t.tables[TWO].stream, hall.t.tables[THREE].stream) == (False, True)
    page = hall.judge.done(f"/t/{id}/desk/tables/one", table="1", use="closed").text
    assert hall.t.tables[ONE].closed
    assert "ruins &lt;3" in page


@pytest.mark.clause("CH-46", "PS-29", "TL-34")
@pytest.mark.parametrize("book", ["challenger", "showdown", "timeline"])
def test_the_terrain_is_looked_at_before_every_round(hall: Hall, book: str) -> None:
    id = hall.tournament(book, 4)
    hall.judge.done(f"/t/{id}/desk/tables", count="3")
    assert "3 tables have not been checked." in hall.judge.get(f"/t/{id}/desk/tables").text
    page = hall.judge.done(f"/t/{id}/desk/tables/check", table="2").text
    assert "2 tables have not been checked." in page
    page = hall.judge.done(f"/t/{id}/desk/tables/check").text
    assert "looked at." not in page
    assert {table.checked for table in hall.t.tables.values()} == {1}


@pytest.mark.clause("CH-46", "PS-29", "TL-34")
@pytest.mark.parametrize("book", ["challenger", "showdown", "timeline"])
def test_between_rounds_the_preview_says_that_terrain_is_still_to_be_set_up(hall: Hall, book: str) -> None:
    id = hall.paired(book, 8)
    hall.judge.done(f"/t/{id}/desk/tables", count="4")
    hall.play()
    preview = f"/t/{id}/desk/preview"
    assert 'id="terrain"' in hall.owner.get(preview).text
    hall.act(rounds.open_draw)
    assert 'id="terrain"' in hall.owner.get(preview).text
    hall.judge.done(f"/t/{id}/desk/tables/check")
    assert 'id="terrain"' not in hall.owner.get(preview).text


def test_players_do_not_see_the_tables_of_the_desk(hall: Hall) -> None:
    id = hall.tournament(players=4)
    for client in (hall.player("p1"), hall.anybody):
        assert client.get(f"/t/{id}/desk/tables").status_code in {303, 403}
        assert client.send(f"/t/{id}/desk/tables", count="3").status_code in {401, 403}
