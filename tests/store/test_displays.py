"""What the big screen shows is kept beside the log: it survives a restart, and a damaged row leaves it to itself."""

from tests.keeping import CUP, behind_its_back, with_cup
from topcut.store import Store, schema
from topcut.store.displays import Choice
from topcut.store.examination import CHECKED
from topcut.store.place import Where


def test_a_choice_is_kept_and_is_no_fact(where: Where) -> None:
    with_cup(where)
    with Store(where) as store:
        head, edition = store.head(CUP), store.edition(CUP)
        assert store.display(CUP) is Choice.BY_ITSELF
        store.set_display(CUP, Choice.STANDINGS)
        store.set_display(CUP, Choice.BLANK)
        assert store.head(CUP) == head
        assert store.edition(CUP) > edition
    with Store(where) as store:
        assert store.display(CUP) is Choice.BLANK


def test_a_row_that_was_changed_by_hand_counts_for_nothing(where: Where) -> None:
    with_cup(where)
    with Store(where) as store:
        store.set_display(CUP, Choice.BLANK)
    behind_its_back(where, "UPDATE displays SET shows = 'standings'")
    with Store(where) as store:
        assert store.display(CUP) is Choice.BY_ITSELF
        (notice,) = store.condition().notices
        assert (notice.code, notice.parameters) == ("row-damaged", {"table": "displays", "row": CUP})


def test_every_row_with_a_checksum_is_examined_at_the_start() -> None:
    checked = {table for table in schema.metadata.tables.values() if "checksum" in table.c}
    assert {table for table, _ in CHECKED} == checked


def test_it_goes_with_its_tournament(where: Where) -> None:
    with_cup(where)
    with Store(where) as store:
        store.set_display(CUP, Choice.BLANK)
        store.remove(CUP, "2026-11-15T09:00:00.000Z")
    assert behind_its_back(where, "SELECT * FROM displays") == []
