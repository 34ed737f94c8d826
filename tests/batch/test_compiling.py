"""Where machine code is kept, and how Topcut does without."""

import importlib.util
from pathlib import Path

import pytest

from topcut import batch


def test_machine_code_is_kept_where_something_can_be_written(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    from topcut.batch.compiling import kept_in

    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    assert kept_in((file, tmp_path / "second")).parent == tmp_path / "second"  # type: ignore[union-attr]  # it is there
    assert kept_in((file,)) is None


def test_another_version_replaces_what_an_older_one_kept(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    from topcut.batch.compiling import kept_in

    (tmp_path / "here" / "batch-0123").mkdir(parents=True)
    folder = kept_in((tmp_path / "here",))
    assert [folder] == list((tmp_path / "here").iterdir())


def test_without_numba_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(batch, "find_spec", lambda name: None if name == "numba" else real(name))
    assert batch.quickly() is None
