"""The commands backup, restore and back, as somebody types them with a broken laptop beside them."""

from pathlib import Path

import pytest

from tests.cli.evening import Evening, evening
from tests.cli.running import Answer, answer
from topcut.cli.backup import PASSWORD
from topcut.cli.data import opened
from topcut.store.accounts import Account

__all__ = ["evening"]


@pytest.fixture
def stick(evening: Evening, tmp_path: Path) -> Path:
    evening.new()
    evening.topcut("backup", str(tmp_path / "stick"))
    return tmp_path / "stick"


def test_a_folder_that_was_not_there_is_made_and_told_of(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    assert "so it was made" in evening.topcut("backup", str(tmp_path / "stik")).out
    assert "so it was made" not in evening.topcut("backup", str(tmp_path / "stik")).out


def restored(stick: Path, folder: Path, *more: str) -> Answer:
    return answer("restore", str(stick), "--data", str(folder), *more)


@pytest.mark.fault("L1", "L7")
def test_a_second_laptop_asks_and_then_goes_on(stick: Path, tmp_path: Path) -> None:
    unasked = restored(stick, tmp_path / "second")
    assert unasked.code == 2
    assert "--yes" in unasked.err  # refusal restore-unasked
    assert not (tmp_path / "second").exists()
    said = restored(stick, tmp_path / "second", "--yes")
    assert said.code == 0
    assert "“Autumn Cup” goes on here, in epoch 2" in said.out
    again = restored(stick, tmp_path / "second", "--yes")
    assert again.code == 2
    assert "Nothing was changed" in again.err  # refusal copy-known


@pytest.mark.fault("L1")
def test_who_can_sign_in_afterwards_is_told_and_what_to_do_if_nobody_knows_that_password(
    evening: Evening, tmp_path: Path
) -> None:
    evening.new()
    anna = Account("anna", "Anna", "a slow hash", "2026-11-15T09:00:00.000Z", operates="2026-11-15T09:00:00.000Z")
    with opened(evening.folder) as desk:
        desk.store.change_access(lambda accounts: accounts.put(anna))
    evening.topcut("backup", str(tmp_path / "stick"))
    said = restored(tmp_path / "stick", tmp_path / "second", "--yes")
    assert "the accounts of Anna" in said.out
    assert "topcut serve --set-up" in said.out


@pytest.mark.fault("L3")
def test_the_newest_good_one_is_taken_and_a_damaged_one_is_told_of(
    evening: Evening, stick: Path, tmp_path: Path
) -> None:
    evening.done("add Ana, Bo")
    evening.topcut("backup", str(stick))
    newest = max(stick.iterdir(), key=lambda file: int(file.name.split(".")[2]))
    newest.write_bytes(newest.read_bytes()[:-20])
    listed = answer("restore", str(stick), "--list")
    assert [("damaged" in line, "the newest" in line) for line in listed.out.splitlines()[1:]] == [
        (True, False),
        (False, True),
    ]
    said = restored(stick, tmp_path / "second", "--yes")
    assert said.code == 0
    assert f"{newest.name} is passed over" in said.err


def test_of_several_tournaments_one_is_named(evening: Evening, stick: Path, tmp_path: Path) -> None:
    evening.new("challenger", "Winter Cup")
    evening.topcut("backup", str(stick))
    assert "Name one of them" in restored(stick, tmp_path / "second", "--yes").err  # refusal backup-several
    assert "“Winter Cup” goes on here" in restored(stick, tmp_path / "second", "winter", "--yes").out
    mistyped = restored(stick, tmp_path / "second", "spring", "--yes").err  # refusal backup-of-none
    assert "No backup" in mistyped
    assert "“spring”" in mistyped
    assert "Winter Cup" in mistyped, "what there is can be read and typed"


def test_a_folder_without_a_backup_says_so(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for more in (("--yes",), ("--list",)):
        said = restored(tmp_path / "empty", tmp_path / "second", *more)
        assert said.code == 2
        assert "no good backup" in said.err  # refusal backup-none


@pytest.mark.fault("L1")
def test_a_file_from_the_stick_or_a_full_archive_goes_on_as_well(evening: Evening, stick: Path, tmp_path: Path) -> None:
    (file,) = stick.iterdir()
    assert restored(file, tmp_path / "second", "--yes").code == 0
    evening.topcut("export", "autumn", "-o", str(tmp_path / "full.jsonl"))
    assert restored(tmp_path / "full.jsonl", tmp_path / "third", "--yes").code == 0
    (tmp_path / "letter.txt").write_text("Dear Ana", "utf-8")
    assert "neither a backup nor" in restored(tmp_path / "letter.txt", tmp_path / "fourth", "--yes").err
    assert "There is no file" in restored(tmp_path / "nothing", tmp_path / "fourth", "--yes").err


def test_sealed_backups_take_the_password_from_the_environment(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.new()
    asked = evening.topcut("backup", str(tmp_path / "stick"), "--sealed")
    assert asked.code == 2
    assert PASSWORD in asked.err  # refusal backup-password-missing
    monkeypatch.setenv(PASSWORD, "correct horse")
    assert evening.topcut("backup", str(tmp_path / "stick"), "--sealed").code == 0
    monkeypatch.delenv(PASSWORD)
    assert PASSWORD in restored(tmp_path / "stick", tmp_path / "second", "--yes").err, "it is asked for all the same"
    listed = restored(tmp_path / "stick", tmp_path / "second", "--list")
    assert "sealed" in listed.out  # refusal sealed-password
    monkeypatch.setenv(PASSWORD, "horse correct")
    assert "the password is wrong" in restored(tmp_path / "stick", tmp_path / "second", "--sealed", "--yes").err
    monkeypatch.setenv(PASSWORD, "correct horse")
    assert restored(tmp_path / "stick", tmp_path / "second", "--yes").code == 0


@pytest.mark.fault("L7", "L4")
def test_instead_keeps_what_was_here_and_back_undoes_it(evening: Evening, stick: Path) -> None:
    evening.done("add Ana, Bo")
    before = len(evening.facts)
    said = restored(stick, evening.folder, "--instead", "--yes")
    assert said.code == 0
    assert evening.t.epoch == 2
    assert not evening.t.players
    listed = evening.topcut("back", "--list").out.split()
    assert len(listed) == 1
    assert "1 fact" not in evening.topcut("back", "--yes").err
    assert len(evening.facts) == before
    assert evening.t.epoch == 1


def test_back_without_a_copy_says_so(evening: Evening) -> None:
    evening.new()
    assert "There is no copy" in evening.topcut("back", "--list").out
    said = evening.topcut("back")
    assert said.code == 2
    assert "topcut back --list" in said.err  # refusal kept-none


@pytest.mark.fault("L4")
def test_the_first_command_of_another_version_tells_of_the_copy(evening: Evening) -> None:
    evening.new()
    (evening.folder / "topcut.version").write_text("0.0.9 0011\n", "utf-8")
    assert "topcut back 0.0.9-" in evening.topcut("events").err
    assert evening.topcut("events").err == ""


def test_a_stick_that_is_not_there_is_refused(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    said = evening.topcut("backup", str(tmp_path / "not plugged in" / "stick"))
    assert said.code == 2
    assert "is not there" in said.err  # refusal backup-gone
    assert "try again" in said.err  # nothing goes on that would catch up by itself
    assert "by itself" not in said.err
