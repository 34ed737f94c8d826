"""One program at a time in a data folder, and the second is told who holds it."""

import json
import os
import platform
from pathlib import Path

import pytest

from tests.refusing import refusal_from
from topcut.store.lock import FolderLock, Holder, holder
from topcut.store.place import LOCK
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
