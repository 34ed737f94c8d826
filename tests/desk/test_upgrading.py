"""Another version on the same data: a copy first, a rehearsal, never in the middle of a round, and one way back."""

import os
import shutil
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.keeping import CUP, ORGANIZER, desk_of, set_up, with_cup
from tests.refusing import refusal_from
from tests.web.hall import Hall
from topcut.desk import upgrading
from topcut.store import Store, kept_copies
from topcut.store.catalogues import keep as keep_catalogue
from topcut.store.kept_copies import copies, forget, keep_copy, last_used, note_use, outlived, put_back, the_copy
from topcut.store.migrations.forms import NEWEST
from topcut.store.place import DATABASE
from topcut.words import sentence

NOW = datetime(2026, 11, 15, 9, tzinfo=UTC)


def opened(folder: Path, version: str) -> Path | None:
    """As a command of that version opens a data folder."""
    kept = upgrading.prepare(folder, version=version)
    Store(folder).close()
    upgrading.done(folder, version)
    return kept


@pytest.mark.fault("L4", "L6")
def test_another_version_keeps_a_copy_first_and_the_same_version_does_not(tmp_path: Path) -> None:
    assert opened(tmp_path / "new", "1.0") is None
    with_cup(tmp_path / "data", 2)
    note_use(tmp_path / "data", "0.9", NEWEST)
    keep_catalogue(tmp_path / "data", "ours", "{}\n")
    before = (tmp_path / "data" / DATABASE).read_bytes()
    first = opened(tmp_path / "data", "1.0")
    assert first is not None
    assert (first / DATABASE).read_bytes() == before
    assert (first / "catalogues" / "ours.json").read_text("utf-8") == "{}\n"
    assert opened(tmp_path / "data", "1.0") is None
    second = opened(tmp_path / "data", "1.1")
    assert second is not None
    assert second.name.startswith("1.0-")
    assert last_used(tmp_path / "data") == ("1.1", NEWEST)


@pytest.mark.fault("L4")
def test_in_the_middle_of_a_round_it_is_refused_unless_it_has_to_be(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    hall.paired(players=4)
    hall.close()
    note_use(tmp_path, "0.9", NEWEST)
    before = (tmp_path / DATABASE).read_bytes()
    refused = refusal_from(opened, tmp_path, "1.0")
    assert refused.code == "upgrade-in-round"
    assert "Round 1 of “Autumn Cup”" in sentence(refused)
    assert "Topcut 0.9" in sentence(refused)
    assert (tmp_path / DATABASE).read_bytes() == before
    assert copies(tmp_path) == []
    kept = upgrading.prepare(tmp_path, even_now=True, version="1.0")
    assert kept is not None
    hall = Hall(tmp_path)
    (listed,) = hall.store.tournaments()
    hall.last = listed.id
    hall.play()
    hall.close()
    assert opened(tmp_path, "1.0") is not None


@pytest.mark.fault("L6")
def test_a_step_that_fails_fails_on_a_copy_and_leaves_the_data_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_cup(tmp_path, 1)
    note_use(tmp_path, "0.9", "0010")
    before = (tmp_path / DATABASE).read_bytes()

    def broken(*_: object) -> None:
        raise KeyError("a mistake in a step")

    monkeypatch.setattr("topcut.store.migrations.forms.upgrade", broken)
    refused = refusal_from(opened, tmp_path, "1.0")
    assert (refused.code, refused.parameters["problem"]) == ("upgrade-fails", "KeyError")
    assert (tmp_path / DATABASE).read_bytes() == before


@pytest.mark.fault("L5")
def test_an_older_version_is_told_the_name_of_the_copy(tmp_path: Path) -> None:
    with_cup(tmp_path, 1)
    note_use(tmp_path, "0.9", NEWEST)
    kept = opened(tmp_path, "1.0")
    assert kept is not None
    note_use(tmp_path, "2.0", "9999")
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    refused = refusal_from(opened, tmp_path, "1.0")
    assert refused.code == "data-newer-kept"
    assert kept.name in sentence(refused)
    put_back(tmp_path, kept, NOW)
    assert last_used(tmp_path) == ("0.9", NEWEST)
    with Store(tmp_path) as store:
        assert store.head(CUP).n > 1


@pytest.mark.fault("L4")
def test_what_is_put_back_is_as_it_was_and_what_was_there_is_kept(tmp_path: Path) -> None:
    with_cup(tmp_path, 1)
    copy = keep_copy(tmp_path, NOW)
    desk = desk_of(tmp_path)
    head = desk.store.head(CUP)
    desk.act(CUP, ORGANIZER, set_up, 2)
    newer = desk.store.head(CUP)
    desk.store.close()
    aside = put_back(tmp_path, copy, NOW + timedelta(seconds=1))
    with Store(tmp_path) as store:
        assert (store.head(CUP), store.trouble(CUP)) == (head, None)
    put_back(tmp_path, aside, NOW + timedelta(seconds=2))
    with Store(tmp_path) as store:
        assert (store.head(CUP), store.trouble(CUP)) == (newer, None)
    assert [one.name for one in copies(tmp_path)][:2] == ["before-20261115T090002Z", aside.name]
    assert keep_copy(tmp_path, NOW).name == "before-20261115T090003Z"
    assert the_copy(tmp_path, aside.name) == aside
    assert refusal_from(the_copy, tmp_path, "nothing").code == "kept-none"


def test_copies_go_after_a_month(tmp_path: Path) -> None:
    with_cup(tmp_path)
    old, new = keep_copy(tmp_path, NOW - timedelta(days=31)), keep_copy(tmp_path, NOW)
    forget(*outlived(tmp_path, NOW))
    assert copies(tmp_path) == [new]
    assert not old.exists()


@pytest.mark.fault("E1")
def test_a_copy_made_by_a_clock_that_is_years_behind_is_not_old(tmp_path: Path) -> None:
    with_cup(tmp_path)
    note_use(tmp_path, "0.9", NEWEST)
    ahead = datetime.now(UTC) + timedelta(days=400)  # so the clock of now is behind
    os.utime(tmp_path / DATABASE, (ahead.timestamp(), ahead.timestamp()))
    kept = upgrading.prepare(tmp_path, version="1.0")
    assert kept is not None
    assert kept not in outlived(tmp_path, ahead + timedelta(days=1))


@pytest.mark.fault("A6")
def test_a_copy_that_is_half_removed_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_cup(tmp_path)
    old = keep_copy(tmp_path, NOW)
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "rmtree", lambda *_, **__: None)  # the power fails here
        forget(old)
    assert copies(tmp_path) == []
    (tmp_path / kept_copies.KEPT / "x-abcdefghTabcdefZ").mkdir()
    assert outlived(tmp_path, NOW) == [], "what is no copy of ours is left alone"


@pytest.mark.fault("A6")
def test_a_copy_that_was_interrupted_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_cup(tmp_path)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(kept_copies, "write_whole", killed)
        with pytest.raises(KeyboardInterrupt):
            keep_copy(tmp_path, NOW)
    assert copies(tmp_path) == []
    assert keep_copy(tmp_path, NOW) in copies(tmp_path)


@pytest.mark.fault("L6")
def test_data_from_before_versions_were_noted_is_known_by_its_form(tmp_path: Path) -> None:
    with_cup(tmp_path)
    assert opened(tmp_path, "1.0") is None
    (tmp_path / kept_copies.VERSION).unlink()
    with sqlite3.connect(tmp_path / DATABASE) as other:
        other.execute("UPDATE alembic_version SET version_num = '0010'")
    other.close()
    assert last_used(tmp_path) == ("", "0010")
    (tmp_path / DATABASE).write_bytes(b"no database")
    assert last_used(tmp_path) == ("", "")
    assert upgrading.prepare(tmp_path) is None, "the store says what is wrong with it"


def test_nobody_copies_a_folder_that_is_in_use(tmp_path: Path) -> None:
    note_use(with_cup(tmp_path), "0.9", NEWEST)
    with Store(tmp_path):
        assert refusal_from(upgrading.prepare, tmp_path).code == "data-in-use"
