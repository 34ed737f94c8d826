"""The calendar beside the logs: written with what it tells of, in no list once it is damaged, and a page at a time."""

import sqlite3
from pathlib import Path

from tests.keeping import CUP, with_cup
from topcut.ids import TournamentId
from topcut.store import Store
from topcut.store.listings import Asked
from topcut.store.place import DATABASE
from topcut.store.rows import Listing, State

ANY = Asked(None, "2026-11-01")


def shown(store: Store) -> list[TournamentId]:
    return [one.tournament for one in store.calendar.page(ANY, 0, 10).listings]


def test_a_new_tournament_is_listed_in_the_same_write(tmp_path: Path) -> None:
    with_cup(tmp_path)
    with Store(tmp_path) as store:
        found = store.calendar.of(CUP)
        assert found is not None
        assert (found.title, found.first_day, found.state, found.listed) == ("Autumn Cup", "2026-11-15", "coming", True)
        assert store.calendar.missing(10) == ()
        assert shown(store) == [CUP]


def test_what_was_changed_by_hand_is_in_no_list_until_somebody_chooses_again(tmp_path: Path) -> None:
    with_cup(tmp_path)
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("UPDATE listings SET title = 'Other Cup'")
    other.close()
    with Store(tmp_path) as store:
        assert shown(store) == []
        (notice,) = store.condition().notices
        assert (notice.code, notice.parameters) == ("row-damaged", {"table": "listings", "row": CUP})
        made = Listing(CUP, "Autumn Cup", "2026-11-15", "2026-11-15", "", "Game", "autumn cup", "coming", "2026-11-15")
        store.calendar.keep(made)
        assert store.calendar.hidden() == {CUP}
        store.calendar.keep(made, chosen=True)
        assert shown(store) == [CUP]


def test_it_goes_with_its_tournament(tmp_path: Path) -> None:
    with_cup(tmp_path)
    with Store(tmp_path) as store:
        before = store.calendar.edition
        store.remove(CUP, "2026-11-15T09:00:00.000Z")
        assert store.calendar.edition > before
        assert store.calendar.of(CUP) is None
        assert store.calendar.page(Asked(State.COMING, "2026-11-01"), 0, 10).total == 0
