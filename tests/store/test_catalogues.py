"""Files of catalogues: nothing is written outside their folder, and each is there whole or not at all."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from signal import SIGKILL

import pytest

from topcut.store.catalogues import keep, kept, put_aside, replaced, take_out

KILLED = """
import os, pathlib, signal, sys
from topcut.store.catalogues import put_aside
os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
put_aside(pathlib.Path(sys.argv[1]), "own", b"{}")
"""


@pytest.mark.fault("F4")
@pytest.mark.parametrize("name", ["../x", "a/b", "/tmp/x"])
def test_nothing_is_written_or_taken_out_elsewhere(tmp_path: Path, name: str) -> None:
    for job in (lambda: keep(tmp_path, name, "{}"), lambda: put_aside(tmp_path, name, b"{}")):
        with pytest.raises(AssertionError):
            job()
    with pytest.raises(AssertionError):
        take_out(tmp_path, name)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.fault("A6")
def test_one_that_was_replaced_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    assert ran.returncode == -SIGKILL
    assert replaced(tmp_path) == {}
    put_aside(tmp_path, "own", b"{}")
    assert list(replaced(tmp_path).values()) == [b"{}"]


def test_one_that_was_cut_short_is_mended_as_soon_as_it_comes_again(tmp_path: Path) -> None:
    put_aside(tmp_path, "own", b"{}")
    (cut,) = (tmp_path / "catalogues" / "replaced").iterdir()
    cut.write_bytes(b"{")
    put_aside(tmp_path, "own", b"{}")
    assert list(replaced(tmp_path).values()) == [b"{}"]


def test_several_who_add_the_same_at_once_are_not_in_each_others_way(tmp_path: Path) -> None:
    texts = [f'{{"n": {n}}}' for n in range(400)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda text: keep(tmp_path, "own", text), texts))
    assert kept(tmp_path)["own.json"].decode() in texts
    assert {text.decode() for text in replaced(tmp_path).values()} <= {*texts}
    assert not list(tmp_path.rglob("*.new"))
