"""A file is there whole or not at all, even if the program is killed while it is written."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.refusing import refusal_from
from topcut.cli.files import write
from topcut.store.whole_file import write_whole

KILLED = """
import os, pathlib, signal, sys
from topcut.store.whole_file import write_whole
setattr(os, sys.argv[2], lambda *_: os.kill(os.getpid(), signal.SIGKILL))
write_whole(pathlib.Path(sys.argv[1]), [b"new " * 1000, b"end"])
"""


@pytest.mark.fault("A6")
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_program_that_is_killed_leaves_the_file_as_it_was(tmp_path: Path, call: str) -> None:
    old, new = tmp_path / "old.topcut", tmp_path / "new.topcut"
    old.write_bytes(b"old")
    for path in (old, new):
        ran = subprocess.run([sys.executable, "-c", KILLED, str(path), call], check=False)
        assert ran.returncode == -signal.SIGKILL
    assert old.read_bytes() == b"old"
    assert not new.exists()
    write_whole(old, [b"new"])
    assert old.read_bytes() == b"new"


def test_a_failure_leaves_no_scratch_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    assert refusal_from(write, str(tmp_path / "taken"), [b"x"]).code == "file-unwritable"
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


@pytest.mark.parametrize(("number", "passes"), [(errno.EINVAL, True), (errno.EIO, False)])
def test_a_stick_that_cannot_sync_a_folder_is_good_enough_and_a_broken_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, passes: bool
) -> None:
    fsync = os.fsync

    def failing(handle: int) -> None:
        if os.path.isdir(f"/proc/self/fd/{handle}"):
            raise OSError(number, os.strerror(number))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", failing)
    if passes:
        write_whole(tmp_path / "file", [b"x"])
    else:
        with pytest.raises(OSError, match="error"):
            write_whole(tmp_path / "file", [b"x"])
