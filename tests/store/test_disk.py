"""What the daybook holds is in the database later, whole, whatever comes between."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.keeping import CUP, ORGANIZER, batches, desk_on, set_up, with_cup
from tests.refusing import refusal_from
from topcut.rules.facts import TableSet
from topcut.store import Store
from topcut.store.disk import Disk
from topcut.store.kept_copies import keep_copy, put_back
from topcut.store.place import DAYBOOK

NOW = datetime(2026, 11, 15, 9, 41, 7, tzinfo=UTC)


def act(store: Store, *numbers: int) -> None:
    for number in numbers:
        desk_on(store).act(CUP, ORGANIZER, set_up, number, key=f"k{number}")


def stored(store: Store) -> list[int]:
    return batches([one.fact.name for one in desk_on(store).history(CUP) if isinstance(one.fact, TableSet)])


def connection_of(store: Store) -> Connection:
    assert isinstance(store._medium, Disk)
    return store._medium._connection


def crashed(store: Store, into: Path) -> Path:
    """The folder as a crash at this moment would leave it."""
    shutil.copytree(store.folder, into)
    return into


@pytest.mark.fault("B5", "B9")
def test_what_could_not_be_done_again_once_is_done_again_whole(tmp_path: Path) -> None:
    """An error of the disk ends the transaction, and its acts cannot be read at once."""
    with Store(with_cup(tmp_path)) as store:
        act(store, 1, 2)
        connection_of(store).exec_driver_sql("ROLLBACK")
        book = (tmp_path / DAYBOOK).rename(tmp_path / "away")
        for _ in range(2):
            assert refusal_from(store.receipt, CUP, "k1").code == "data-read-only"
        assert refusal_from(act, store, 3).code == "data-read-only"
        book.rename(tmp_path / DAYBOOK)
        assert store.receipt(CUP, "k2") is not None
        act(store, 3)
    with Store(tmp_path) as store:
        assert store.trouble(CUP) is None
        assert stored(store) == [1, 2, 3]


@pytest.mark.fault("A1", "B9")
def test_a_daybook_that_lacks_acknowledged_acts_is_told_at_every_start(tmp_path: Path) -> None:
    with Store(with_cup(tmp_path / "data")) as store:
        act(store, 1, 2, 3)
        folder = crashed(store, tmp_path / "crashed")
    book = folder / DAYBOOK
    book.write_bytes(book.read_bytes()[:-1])
    left = book.read_bytes()
    for _ in range(3):
        with Store(folder) as store:
            assert store.broken is not None
            assert store.broken.code == "data-damaged"
            assert refusal_from(act, store, 4).code in {"data-damaged", "log-behind-witness"}
            assert refusal_from(store.settle).code == "data-damaged"
            assert stored(store) == [1, 2]
        assert book.read_bytes() == left, "nothing of it is thrown away"


@pytest.mark.fault("A1", "L2")
def test_a_kept_copy_has_what_a_crash_left_in_the_daybook(tmp_path: Path) -> None:
    with Store(with_cup(tmp_path / "data")) as store:
        act(store, 1, 2)
        folder = crashed(store, tmp_path / "crashed")
    copy = keep_copy(folder, NOW)
    with Store(folder) as store:
        act(store, 3, 4)
        later = crashed(store, tmp_path / "later")
    aside = put_back(later, later / "kept" / copy.name, NOW)
    with Store(later) as store:
        assert store.broken is None
        assert stored(store) == [1, 2]
    put_back(later, aside, NOW)
    with Store(later) as store:
        assert store.broken is None
        assert stored(store) == [1, 2, 3, 4]


@pytest.mark.fault("A1")
def test_what_a_crash_left_is_carried_over_before_the_tables_change(tmp_path: Path) -> None:
    """And that the daybook is empty then is no damage."""
    with Store(with_cup(tmp_path / "data")) as store:
        act(store, 1, 2)
        folder = crashed(store, tmp_path / "crashed")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("topcut.store.disk.forms.upgrade", lambda connection: connection.exec_driver_sql("REINDEX"))
        with Store(folder) as store:
            assert store.broken is None
            assert (folder / DAYBOOK).stat().st_size == 0
            assert stored(store) == [1, 2]


@pytest.mark.fault("L10")
def test_whoever_is_erased_is_not_in_the_daybook_either(tmp_path: Path) -> None:
    with Store(with_cup(tmp_path)) as store:
        act(store, 1)
        assert b"INSERT INTO facts" in (tmp_path / DAYBOOK).read_bytes()
        store.remove(CUP, "2026-11-15T09:41:07.120Z")
        assert (tmp_path / DAYBOOK).read_bytes() == b""
