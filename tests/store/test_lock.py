"""One program at a time in a data folder, and the second is told who holds it."""

import json
import os
import platform
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.keeping import with_cup
from tests.refusing import refusal_from
from topcut.store import Store
from topcut.store.lock import FolderLock, Holder, holder
from topcut.store.place import DATABASE, LOCK
from topcut.words import sentence


@pytest.mark.fault("A11", "A12")
def test_a_second_program_is_refused_and_told_who_holds_the_folder(tmp_path: Path) -> None:
    held = FolderLock(tmp_path)
    refused = refusal_from(FolderLock, tmp_path)
    said = refused.parameters
    assert (refused.code, said["pid"], said["host"]) == ("data-in-use", os.getpid(), platform.node())
    assert f"process {os.getpid()}" in sentence(refused)
    held.release()
    FolderLock(tmp_path).release()


def test_who_takes_leave_leaves_no_name(tmp_path: Path) -> None:
    FolderLock(tmp_path).release()
    assert holder(tmp_path / LOCK) is None


@pytest.mark.fault("A11")
def test_the_lock_of_a_dead_process_is_taken_over(tmp_path: Path) -> None:
    """The system gave up its lock with it, whoever has its number now."""
    left = {"pid": os.getpid(), "host": platform.node(), "since": "2026-11-15T09:00:00+00:00"}
    (tmp_path / LOCK).write_text(json.dumps(left), "utf-8")
    held = FolderLock(tmp_path)
    now = holder(tmp_path / LOCK)
    assert now is not None
    assert now.since > left["since"]  # type: ignore[operator]  # both are texts
    held.release()


@pytest.mark.fault("A11", "B10")
def test_the_word_of_another_computer_is_believed(tmp_path: Path) -> None:
    left = {"pid": 4, "host": f"not-{platform.node()}", "since": "2026-11-15T09:00:00+00:00"}
    (tmp_path / LOCK).write_text(json.dumps(left), "utf-8")
    for _ in range(2):
        refused = refusal_from(FolderLock, tmp_path)
        assert refused.code == "data-in-use"
        assert f"delete the file {LOCK}" in sentence(refused)
    assert holder(tmp_path / LOCK) == Holder(**left)  # type: ignore[arg-type]  # as written above


@pytest.mark.parametrize("text", ["", "{", "[]", '{"pid": 4}', '{"pid": "x", "host": "a", "since": "b"}', "\xff"])
def test_a_lock_file_that_says_nothing_holds_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / LOCK).write_text(text, "latin-1")
    FolderLock(tmp_path).release()


@pytest.mark.fault("A11", "A12")
def test_deleting_the_lock_file_lets_no_second_program_in(tmp_path: Path) -> None:
    program = "from pathlib import Path; import sys; from topcut.store import Store; Store(Path(sys.argv[1]))"
    with Store(with_cup(tmp_path)) as store:
        (tmp_path / LOCK).unlink()
        assert refusal_from(Store, tmp_path).code == "data-in-use-unnamed"
        (tmp_path / LOCK).unlink()
        second = subprocess.run([sys.executable, "-c", program, tmp_path], capture_output=True, text=True, check=False)
        assert second.returncode != 0
        assert "data-in-use-unnamed" in second.stderr
        assert store.condition().troubles == {}
    Store(tmp_path).close()


@pytest.mark.fault("A12")
def test_the_lock_of_the_database_dies_with_its_holder(tmp_path: Path) -> None:
    program = "import os, pathlib, sys, topcut.store as s; s.Store(pathlib.Path(sys.argv[1])); os._exit(9)"
    subprocess.run([sys.executable, "-c", program, with_cup(tmp_path)], check=False)
    Store(tmp_path).close()


def test_who_only_reads_the_database_is_not_in_the_way(tmp_path: Path) -> None:
    with Store(with_cup(tmp_path)):
        count = "SELECT count(*) FROM facts"
        reader = f"import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('{count}').fetchone())"
        found = subprocess.run(
            [sys.executable, "-c", reader, tmp_path / DATABASE], capture_output=True, text=True, check=True
        )
        assert int(found.stdout) > 0
        with sqlite3.connect(tmp_path / DATABASE) as here:
            assert here.execute(count).fetchone()[0] == int(found.stdout)
        here.close()
        assert refusal_from(Store, tmp_path).code == "data-in-use"
