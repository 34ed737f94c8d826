"""Tables with their terrain, and what players bring."""

from typing import Any

import pytest

from tests.rules.life import JUDGE, Life, ids, player
from topcut.ids import TableNumber
from topcut.rules.actions.registration import fix_seat
from topcut.rules.actions.rounds import move_table, open_draw, publish
from topcut.rules.actions.venue import (
    approve_substitute,
    check_materials,
    check_table,
    coming_round,
    set_table,
    set_tables,
    unchecked_tables,
    unticked,
)
from topcut.rules.codec import decode
from topcut.rules.facts import CutMade, MaterialsChecked, RoundPaired, SeatedPair, SubstituteApproved, TableChecked
from topcut.rules.match import Stage

P1, P2 = ids(2)
ONE, TWO, THREE = TableNumber(1), TableNumber(2), TableNumber(3)
TERRAIN = {"challenger": "CH-46", "timeline": "TL-34", "showdown": "PS-29"}
SUBSTITUTES = [
    ("challenger", "tools", "CH-05"),
    ("challenger", "tokens", "CH-06"),
    ("timeline", "tools", "TL-01"),
    ("showdown", "tokens", "PS-01"),
]


@pytest.mark.clause("CH-46", "TL-34", "PS-29")
@pytest.mark.parametrize("book", TERRAIN)
class TestTables:
    def test_a_table_has_a_name_and_a_note_on_its_terrain(self, book: str) -> None:
        event = Life(book)
        event.act(set_table, ONE, name="Sanctum", note="Two ruins, size 3 and 4\nA lamp post")
        assert event.t.tables[ONE].note == "Two ruins, size 3 and 4\nA lamp post"

    def test_the_checklist_between_rounds(self, book: str) -> None:
        event = Life(book)
        for table in (TWO, ONE):
            event.act(set_table, table)
        event.act(set_table, THREE, closed=True)
        assert unchecked_tables(event.t) == (ONE, TWO)
        assert event.act(check_table, TWO, by=JUDGE) == [TableChecked(TWO, 1)]
        assert unchecked_tables(event.t) == (ONE,)
        event.say(RoundPaired(Stage.SWISS, 1, 1, (SeatedPair(ONE, P1, P2),), "first"))
        assert unchecked_tables(event.t) == (ONE, TWO)
        assert event.act(check_table, TWO) == [TableChecked(TWO, 2)]


def test_bracket_rounds_are_counted_on() -> None:
    event = Life()
    event.say(RoundPaired(Stage.SWISS, 1, 1, (SeatedPair(ONE, P1, P2),), "first"), CutMade((P1, P2)))
    assert coming_round(event.t) == 2
    event.say(RoundPaired(Stage.BRACKET, 1, 1, (SeatedPair(ONE, P1, P2),), "bracket", matches=(1,)))
    assert coming_round(event.t) == 3


def test_one_table_is_on_the_stream() -> None:
    event = Life()
    event.act(set_table, ONE, name="Sanctum", stream=True)
    event.act(set_table, TWO, stream=True)
    assert [(table.name, table.stream) for table in event.t.tables.values()] == [("Sanctum", False), ("", True)]
    event.act(set_table, TWO, stream=True, name="Lamp")
    assert [(table.name, table.stream) for table in event.t.tables.values()] == [("Sanctum", False), ("Lamp", True)]


class TestTheHall:
    """How many tables there are is said of the hall, not of a table."""

    def test_closing_a_table_leaves_all_others(self) -> None:
        assert tables_of_round(TWO, closed=True) == [1, 3, 4, 5]

    def test_a_note_leaves_all_tables(self) -> None:
        assert tables_of_round(THREE, note="Two ruins") == [1, 2, 3, 4]

    def test_a_stream_table_leaves_all_others(self) -> None:
        assert tables_of_round(THREE, stream=True) == [1, 2, 3, 4]
        assert tables_of_round(TableNumber(30), stream=True) == [1, 2, 3, 30]

    def test_tables_that_were_counted_are_all_that_there_are(self) -> None:
        event = Life()
        event.act(set_table, TWO, name="Window", closed=True)
        event.act(set_tables, 4)
        assert event.t.hall == (2, 1, 3, 4)
        assert (event.t.tables[TWO].name, event.t.tables[TWO].closed) == ("Window", True)
        event.act(open_draw)
        refusal = event.refused(publish)
        assert (refusal.code, refusal.parameters["missing"]) == ("too-few-tables", 1)
        event.act(set_table, TableNumber(7), name="Kitchen")
        event.act(publish)
        assert seated_at(event) == [1, 3, 4, 7]

    def test_a_seat_is_fixed_and_a_match_moved_wherever_there_can_be_a_table(self) -> None:
        event = Life()
        event.act(set_table, TWO, closed=True)
        event.act(fix_seat, P1, TableNumber(9))
        assert event.refused(fix_seat, P2, TWO).code == "table-closed"
        event.pair()
        assert seated_at(event) == [1, 3, 4, 9]
        number = next(n for n, match in enumerate(event.t.rounds[0].matches, 1) if match.table == 4)
        assert event.refused(move_table, number, TWO).code == "table-closed"
        event.act(move_table, number, TableNumber(12))
        assert seated_at(event) == [1, 3, 9, 12]

    def test_what_a_log_listed_before_there_was_another_way_still_holds(self) -> None:
        event = Life(players=2)
        event.say(decode("TableSet", 1, {"table": 4, "name": "", "note": "", "closed": False, "stream": False}))
        event.pair()
        assert event.t.hall == (4,)
        assert seated_at(event) == [4]


def tables_of_round(table: TableNumber, **said: Any) -> list[int]:
    event = Life()
    event.act(set_table, table, **said)
    event.pair()
    return seated_at(event)


def seated_at(event: Life) -> list[int]:
    return sorted(match.table for match in event.t.rounds[-1].matches if match.table is not None)


def test_what_no_table_can_be() -> None:
    event = Life()
    assert event.refused(set_table, TableNumber(0)).code == "table-number"
    assert event.refused(check_table, ONE).code == "table-not-set"
    assert event.refused(set_table, ONE, closed=True, stream=True).code == "table-closed"
    assert event.refused(set_table, ONE, note="x" * 1001).code == "text-too-long"
    assert event.refused(set_table, ONE, by=player("p01")).code == "staff-only"


class TestMaterials:
    @pytest.mark.clause("CH-01", "CH-02", "TL-01", "PS-01", "MU-07", "MU-12")
    @pytest.mark.parametrize(
        ("book", "item"),
        [("challenger", "miniatures"), ("timeline", "miniatures"), ("showdown", "dice"), ("munchkin", "sleeves")],
    )
    def test_an_official_ticks_off_what_a_player_brings(self, book: str, item: str) -> None:
        event = Life(book)
        assert event.t.ruleset.materials is not None
        assert unticked(event.t, P1) == tuple(event.t.ruleset.materials.items)
        ticked = event.act(check_materials, P1, item, by=JUDGE)
        assert ticked == [MaterialsChecked(P1, item, passed=True)]
        assert item not in unticked(event.t, P1)
        event.act(check_materials, P1, item, passed=False, note="bent", by=JUDGE)
        assert item in unticked(event.t, P1)

    @pytest.mark.clause("TL-01")
    def test_a_timeline_event_asks_for_painted_miniatures(self) -> None:
        painted = {book: Life(book).t.ruleset.materials for book in ("challenger", "timeline")}
        said = {book: asked.items["miniatures"] for book, asked in painted.items() if asked is not None}
        assert "paint" in said["timeline"]
        assert "paint" not in said["challenger"]

    def test_only_what_is_on_the_list_is_ticked_by_officials(self) -> None:
        event = Life()
        assert event.refused(check_materials, P1, "mood").code == "item-unknown"
        assert event.refused(check_materials, P1, "dice", by=player("p01")).code == "staff-only"
        assert event.refused(check_materials, "nobody", "dice").code == "player-unknown"

    def test_some_rule_books_have_no_such_list(self) -> None:
        event = Life("magic", players=8)
        assert event.refused(check_materials, P1, "dice").code == "no-materials"
        assert unticked(event.t, P1) == ()


class TestSubstitutes:
    @pytest.mark.clause("CH-05", "CH-06", "TL-01", "PS-01")
    @pytest.mark.parametrize(("book", "item", "clause"), SUBSTITUTES)
    def test_the_organizer_approves_them_before_the_start(self, book: str, item: str, clause: str) -> None:
        event = Life(book, started=False)
        assert event.refused(approve_substitute, P1, item, by=JUDGE).code == "organizer-only"
        approved = event.act(approve_substitute, P1, item, note="laser-cut")
        assert approved == [SubstituteApproved(P1, item, "laser-cut")]
        assert event.t.conduct.substitutes == ((P1, item, "laser-cut"),)

    @pytest.mark.clause("CH-05", "CH-06", "TL-01", "PS-01")
    @pytest.mark.parametrize(("book", "item", "clause"), SUBSTITUTES)
    def test_later_only_if_that_is_confirmed(self, book: str, item: str, clause: str) -> None:
        event = Life(book)
        refusal = event.refused(approve_substitute, P1, item)
        assert (refusal.code, refusal.clause) == ("confirm-needed", clause)
        assert event.act(approve_substitute, P1, item, confirm=(clause,))

    @pytest.mark.parametrize("item", ["dice", "cards", "miniatures"])
    def test_not_everything_may_be_replaced(self, item: str) -> None:
        assert Life(started=False).refused(approve_substitute, P1, item).code == "no-substitute"

    @pytest.mark.clause("MU-12")
    def test_sleeves_are_replaced_at_any_time(self) -> None:
        assert Life("munchkin").act(approve_substitute, P1, "sleeves", note="marked ones replaced")


def test_tables_are_set_up_at_once_and_those_that_were_there_stay_as_they_are() -> None:
    event = Life("challenger", players=4, started=False)
    event.act(set_table, TableNumber(2), name="Window", closed=True, by=JUDGE)
    event.act(set_tables, 3, by=JUDGE)
    assert sorted(event.t.tables) == [1, 2, 3]
    assert (event.t.tables[TableNumber(2)].name, event.t.tables[TableNumber(2)].closed) == ("Window", True)


def test_nobody_sets_up_no_table_or_ten_thousand() -> None:
    event = Life("challenger", players=4, started=False)
    assert event.refused(set_tables, 0, by=JUDGE).code == "table-number"
    assert event.refused(set_tables, 10_000, by=JUDGE).code == "table-number"
    assert event.refused(set_tables, 3, by=player("p01")).code == "staff-only"


def test_all_tables_that_nobody_has_looked_at_are_checked_together() -> None:
    event = Life("challenger", players=4, started=False)
    event.act(set_tables, 3, by=JUDGE)
    event.act(check_table, TableNumber(2), by=JUDGE)
    assert event.act(check_table, by=JUDGE) == [TableChecked(TableNumber(table), 1) for table in (1, 3)]
    assert event.act(check_table, by=JUDGE) == []
