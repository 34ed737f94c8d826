"""The data folder is where each system keeps a user's data, and nobody else may read it."""

import errno
import fcntl
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.refusing import refusal_from
from topcut.store.place import default_folder, is_remote, is_synced, made, sync_file, sync_whole


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"HOME": "/home/ana"}, "/home/ana/.local/share/topcut"),
        ("linux", {"HOME": "/home/ana", "XDG_DATA_HOME": "/data"}, "/data/topcut"),
        ("darwin", {"HOME": "/Users/ana"}, "/Users/ana/Library/Application Support/Topcut"),
        ("win32", {"USERPROFILE": "/c/ana", "LOCALAPPDATA": "/c/ana/local"}, "/c/ana/local/Topcut"),
        ("win32", {"USERPROFILE": "/c/ana"}, "/c/ana/AppData/Local/Topcut"),
    ],
)
def test_the_folder_is_where_the_system_keeps_data(platform: str, environ: dict[str, str], folder: str) -> None:
    assert default_folder(environ, platform) == Path(folder)


def test_a_new_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    assert made(tmp_path / "a" / "data").stat().st_mode & 0o077 == 0


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    assert refusal_from(made, tmp_path / "data").code == "data-no-folder"


@pytest.mark.fault("B10")
@pytest.mark.parametrize(
    ("folder", "synced"),
    [("/home/ana/Dropbox/cups", True), ("/c/ana/OneDrive - Club/topcut", True), ("/home/ana/cups", False)],
)
def test_a_folder_that_another_program_copies_is_known(folder: str, synced: bool) -> None:
    assert is_synced(Path(folder)) == synced


@pytest.mark.fault("B10")
def test_a_folder_on_another_machine_is_known(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text("/dev/sda1 / ext4 rw 0 0\nserver:/home /home/ana nfs4 rw 0 0\n", "utf-8")
    assert is_remote(Path("/home/ana/cups"), mounts)
    assert not is_remote(Path("/home/bo/cups"), mounts)
    assert not is_remote(Path("/home/ana/cups"), tmp_path / "no such file")


@pytest.mark.fault("B14")
@pytest.mark.parametrize("sync", [sync_file, sync_whole])
@pytest.mark.parametrize(
    ("answer", "asked"), [(0, ["disk"]), (errno.ENOTSUP, ["disk", "file system"]), (errno.EIO, ["disk"])]
)
def test_on_a_mac_the_disk_is_asked_to_empty_its_cache(
    sync: Callable[[int], None], answer: int, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its fsync ends where the disk's cache begins. A stick may know no better; one that fails is not asked again."""
    done: list[str] = []

    def controlled(_handle: int, what: int) -> None:
        assert what == fcntl.F_FULLFSYNC  # type: ignore[attr-defined]  # a Mac's alone
        done.append("disk")
        if answer:
            raise OSError(answer, os.strerror(answer))

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", controlled)
    monkeypatch.setattr(os, "fsync", lambda _handle: done.append("file system"))
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(OSError, match=os.strerror(errno.EIO)) if answer == errno.EIO else nullcontext():
        sync(3)
    assert done == asked
