"""Every release's data folder is opened by this one: the same heads, the same standings, and a copy as it was."""

import json
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.release_folders import EXPECTED, expected, kept
from topcut import __version__
from topcut.desk import Clock, Desk, upgrading
from topcut.store import Store
from topcut.store.kept_copies import note_use, put_back
from topcut.store.place import DATABASE

LATER = "99.0"


@pytest.mark.fault("L4", "L6")
@pytest.mark.parametrize("file", kept(), ids=lambda file: str(file.stem))
def test_the_folder_of_a_release_is_taken_over_and_can_be_put_back(file: Path, tmp_path: Path) -> None:
    with ZipFile(file) as packed:
        packed.extractall(tmp_path)
    told = json.loads((tmp_path / EXPECTED).read_text("utf-8"))
    before = (tmp_path / DATABASE).read_bytes()
    note_use(tmp_path, file.stem, "0011")
    copy = upgrading.prepare(tmp_path, even_now=True, version=LATER)
    assert copy is not None
    with closing(Store(tmp_path)) as store:
        assert expected(Desk(store, Clock())) == told
        condition = store.condition()
        assert condition.troubles == {}
        assert [notice.code for notice in condition.notices if notice.code == "row-damaged"] == []
    upgrading.done(tmp_path, LATER)
    assert (copy / DATABASE).read_bytes() == before
    put_back(tmp_path, copy, datetime.now(UTC))
    assert (tmp_path / DATABASE).read_bytes() == before


def test_this_release_has_left_its_folder() -> None:
    assert __version__ in {file.stem for file in kept()}
