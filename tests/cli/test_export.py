"""Tournaments into files: archives, and tables for spreadsheets."""

import stat
from pathlib import Path

import pytest

from tests.cli.evening import Evening, evening
from tests.cli.running import answer

__all__ = ["evening"]


@pytest.mark.fault("L8")
def test_export_import_export_is_byte_equal(evening: Evening, tmp_path: Path) -> None:
    evening.begun()
    evening.played(2)
    first, second = tmp_path / "first.topcut", tmp_path / "second.topcut"
    assert "secrets included" in evening.topcut("export", "autumn", "-o", str(first)).out
    unasked = answer("import", str(first), "--data", str(tmp_path / "there"))
    assert (unasked.code, "topcut restore" in unasked.err, "--yes" in unasked.err) == (
        2,
        True,
        True,
    )  # refusal import-unfinished
    said = answer("import", str(first), "--yes", "--data", str(tmp_path / "there"))
    assert (said.code, said.err) == (0, "")
    assert "the chain is whole" in said.out
    answer("export", "autumn", "-o", str(second), "--data", str(tmp_path / "there"))
    assert first.read_bytes() == second.read_bytes()
    assert evening.topcut("export", "autumn", "-o", "-").out.encode() == first.read_bytes()


def test_an_archive_is_not_readable_for_others(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    evening.topcut("export", "autumn", "-o", str(tmp_path / "cup"))
    assert stat.S_IMODE((tmp_path / "cup").stat().st_mode) == 0o600


def test_a_public_archive_has_names_but_no_contacts(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    (tmp_path / "p.csv").write_text("name,contact\nAna,ana@example.org\n")
    evening.topcut("import", str(tmp_path / "p.csv"), "--into", "autumn", "--yes")
    public = evening.topcut("export", "autumn", "-o", "-", "--public").out
    assert "Ana" in public
    assert "example.org" not in public
    (tmp_path / "public").write_text(public)
    said = answer("import", str(tmp_path / "public"), "--data", str(tmp_path / "there"))
    assert "This is a public archive" in said.err


@pytest.mark.fault("F9", "A6")
def test_what_cannot_be_written_leaves_no_half_file(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    said = evening.topcut("export", "autumn", "-o", str(tmp_path / "nowhere" / "cup"))
    assert said.code == 2
    assert "cannot be written" in said.err
    (tmp_path / "folder").mkdir()
    assert evening.topcut("export", "autumn", "-o", str(tmp_path / "folder")).code == 2
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("table", ["standings", "players", "results"])
def test_tables_are_written_for_spreadsheets(evening: Evening, tmp_path: Path, table: str) -> None:
    evening.new()
    (tmp_path / "players.csv").write_text('name\n"=HYPERLINK(""x"")"\nBo\nCy\nDee\n')
    evening.topcut("import", str(tmp_path / "players.csv"), "--into", "autumn", "--yes")
    evening.done("official Wanda watcher", "in all", "list all: on paper", "start")
    evening.played(1, tables=2)
    out = tmp_path / "out.csv"
    assert evening.topcut("csv", "autumn", table, "-o", str(out)).code == 0
    text = out.read_text("utf-8-sig")
    assert "'=HYPERLINK" in text
    assert ",=HYP" not in text
    assert '"=HYP' not in text
    assert evening.topcut("csv", "autumn", table).out.count("\n") == text.count("\n")


def test_a_table_that_nobody_knows_is_refused(evening: Evening) -> None:
    assert evening.topcut("csv", "autumn", "ludo").code == 2
