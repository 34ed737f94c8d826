"""What the big screen shows is kept beside the log: it survives a restart, and a damaged row leaves it to itself."""

import sqlite3
from pathlib import Path

from tests.keeping import CUP, with_cup
from topcut.store import Store, schema
from topcut.store.displays import Choice
from topcut.store.examination import CHECKED
from topcut.store.place import DATABASE


def test_a_choice_is_kept_and_is_no_fact(tmp_path: Path) -> None:
    with_cup(tmp_path)
    with Store(tmp_path) as store:
        head, edition = store.head(CUP), store.edition(CUP)
        assert store.display(CUP) is Choice.BY_ITSELF
        store.set_display(CUP, Choice.STANDINGS)
        store.set_display(CUP, Choice.BLANK)
        assert store.head(CUP) == head
        assert store.edition(CUP) > edition
    with Store(tmp_path) as store:
        assert store.display(CUP) is Choice.BLANK


def test_a_row_that_was_changed_by_hand_counts_for_nothing(tmp_path: Path) -> None:
    with_cup(tmp_path)
    with Store(tmp_path) as store:
        store.set_display(CUP, Choice.BLANK)
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("UPDATE displays SET shows = 'standings'")
    other.close()
    with Store(tmp_path) as store:
        assert store.display(CUP) is Choice.BY_ITSELF
        (notice,) = store.condition().notices
        assert (notice.code, notice.parameters) == ("row-damaged", {"table": "displays", "row": CUP})


def test_every_row_with_a_checksum_is_examined_at_the_start() -> None:
    checked = {table for table in schema.metadata.tables.values() if "checksum" in table.c}
    assert {table for table, _ in CHECKED} == checked


def test_it_goes_with_its_tournament(tmp_path: Path) -> None:
    with_cup(tmp_path)
    with Store(tmp_path) as store:
        store.set_display(CUP, Choice.BLANK)
        store.remove(CUP, "2026-11-15T09:00:00.000Z")
    with sqlite3.connect(tmp_path / DATABASE) as other:
        assert other.execute("SELECT * FROM displays").fetchall() == []
    other.close()
