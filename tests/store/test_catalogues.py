"""Files of catalogues: nothing is written outside their folder, and each is there whole or not at all."""

from pathlib import Path

import pytest

from topcut.store.catalogues import keep, put_aside, take_out


@pytest.mark.fault("F4")
@pytest.mark.parametrize("name", ["../x", "a/b", "/tmp/x"])
def test_nothing_is_written_or_taken_out_elsewhere(tmp_path: Path, name: str) -> None:
    for job in (lambda: keep(tmp_path, name, "{}"), lambda: put_aside(tmp_path, name, b"{}")):
        with pytest.raises(AssertionError):
            job()
    with pytest.raises(AssertionError):
        take_out(tmp_path, name)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
