"""Backups follow every change, are read back, and a stick that fails is told of and tried again."""

import errno
import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.desk.test_clock import Computer
from tests.keeping import CUP, ORGANIZER, create, set_up
from tests.refusing import refusal_from
from tests.web.hall import Hall as Finished
from topcut.desk import Desk
from topcut.desk.backup_folder import Found, backups_in, checked, name_of, superfluous
from topcut.desk.backups import FILE, PAUSE, Backups
from topcut.desk.copies import take_over_here
from topcut.desk.people import enter_people, forget
from topcut.desk.sticks import plugged_in
from topcut.exchange import full_copy
from topcut.exchange.people_csv import Arrival
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.announcing import announce
from topcut.rules.chain import Head
from topcut.store import Store
from topcut.store.accounts import Session
from topcut.store.keeping import Keeping
from topcut.store.security_log import Act, by_command
from topcut.words import sentence

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
OPEN = TournamentId("open")
MEMORY = Path("/dev/shm")


class Hall:
    """A data folder, a stick, and a computer whose time passes when we say so."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.stick = folder / "data", folder / "stick"
        self.computer = Computer()
        self.store = Store(self.folder)
        self.desk = Desk(self.store, self.computer.clock())
        self.desk.create(ORGANIZER, create, tournament=CUP)
        self.backups = Backups(self.desk)

    def tick(self, seconds: float = 1.0) -> None:
        self.computer.pass_time(seconds)
        self.backups.catch_up()

    def act(self, batch: int) -> None:
        self.computer.pass_time(0.01)
        self.desk.act(CUP, ORGANIZER, set_up, batch)

    @property
    def told(self) -> str:
        """The code of what is told at the desk, if anything is."""
        return problem_of(self.backups)

    @property
    def newest(self) -> Found:
        return backups_in(self.stick)[0]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path)
    yield made
    made.store.close()


@pytest.mark.fault("B14", "L12")
def test_a_change_is_on_the_stick_within_ten_seconds_and_reads_as_the_log(hall: Hall) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    for batch in range(1, 4):
        hall.act(batch)
        for _ in range(9):
            hall.tick()
        assert hall.newest.n == hall.store.head(CUP).n
    assert checked(hall.newest, None).verdict is not None
    assert hall.newest.head == hall.store.head(CUP).hash.hex()[:12]
    assert hall.newest.file.stat().st_mode & 0o077 == 0
    assert hall.backups.kept[CUP].n == hall.store.head(CUP).n
    assert hall.told == ""


def test_nothing_is_written_while_nothing_changes_and_who_comes_in_is_a_change(hall: Hall) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    before = backups_in(hall.stick)
    hall.tick(60)
    other = Session("s0", b"\1", b"", "player", "p1", None, "", "", "2099")
    hall.store.change_access(lambda accounts: accounts.put(other))
    hall.tick(60)
    assert backups_in(hall.stick) == before
    hall.store.change_access(
        lambda accounts: accounts.put(Session("s1", b"\2", b"", "player", "p1", CUP, "", "", "2099"))
    )
    hall.tick(60)
    assert len(backups_in(hall.stick)) == 2


def test_what_is_over_is_not_copied_again_at_every_start(tmp_path: Path) -> None:
    with closing(Finished(tmp_path / "data")) as over:
        over.finished()
        first = Backups(over.desk)
        first.choose(tmp_path / "stick")
        first.copy_all()
        before = backups_in(tmp_path / "stick")
        assert len(before) == 1
        over.wait(minutes=1)
        Backups(over.desk).copy_all()
        over.store.change_access(
            lambda found: found.put(Session("s2", b"\3", b"", "player", "p1", None, "", "", "2099"))
        )
        Backups(over.desk).copy_all()
        assert backups_in(tmp_path / "stick") == before


def test_changes_one_right_after_another_wait_for_the_pause(hall: Hall) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    hall.act(1)
    hall.tick(PAUSE.total_seconds() / 2)
    assert len(backups_in(hall.stick)) == 1
    hall.tick(PAUSE.total_seconds() / 2)
    assert hall.newest.n == hall.store.head(CUP).n


@pytest.mark.fault("B14")
@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "backup-full"), (errno.EROFS, "backup-read-only"), (errno.EIO, "backup-gone")],
)
def test_a_stick_that_fails_is_told_of_and_tried_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    replace = os.replace

    def failing(source: Any, target: Any) -> None:
        if Path(target).parent == hall.stick:
            raise OSError(number, os.strerror(number))
        replace(source, target)

    hall.act(1)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", failing)
        hall.tick(5)
        assert hall.told == code
        assert str(hall.stick) in sentence(hall.backups.problem or Refusal("none"))
    assert len(list(hall.stick.iterdir())) == 1, "no half file is left"
    hall.tick(5)
    assert hall.told == ""
    assert hall.newest.n == hall.store.head(CUP).n


def test_a_stick_that_is_pulled_is_not_made_up_and_catches_up_when_it_is_back(hall: Hall, tmp_path: Path) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    hall.stick.rename(tmp_path / "pulled")
    hall.act(1)
    hall.tick(5)
    assert hall.told == "backup-gone"
    assert not hall.stick.exists()
    (tmp_path / "pulled").rename(hall.stick)
    hall.tick(5)
    assert hall.told == ""
    assert hall.newest.n == hall.store.head(CUP).n


@pytest.mark.skipif(not MEMORY.is_dir(), reason="there is no second disk to play the stick")
def test_a_bare_folder_where_the_stick_was_is_no_stick_and_the_desk_goes_on_saying_so(
    hall: Hall, tmp_path: Path
) -> None:
    with TemporaryDirectory(dir=MEMORY) as stick:
        place = tmp_path / "plugged in"
        place.symlink_to(stick)
        hall.backups.choose(place)
        hall.tick()
        hall.tick(PAUSE.total_seconds())
        hall.act(1)
        hall.tick()  # from now on the folder is looked at between two tries
        place.unlink()
        place.mkdir()
        hall.act(2)
        told = []
        for _ in range(15):
            hall.tick()
            told.append(hall.told)
        assert told[5:] == ["backup-gone"] * 10
        assert not list(place.iterdir())
        place.rmdir()
        place.symlink_to(stick)
        hall.tick(5)
        assert hall.told == ""
        assert max(one.n for one in backups_in(place)) == hall.store.head(CUP).n


def test_another_stick_in_its_place_gets_a_copy_although_nothing_changes(hall: Hall, tmp_path: Path) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    hall.stick.rename(tmp_path / "in the pocket")
    hall.stick.mkdir()
    hall.tick(5)
    assert hall.newest.n == hall.store.head(CUP).n
    hall.newest.file.unlink()
    hall.tick(5)
    assert hall.newest.n == hall.store.head(CUP).n


def test_a_folder_that_cannot_be_one_is_refused(hall: Hall, tmp_path: Path) -> None:
    assert refusal_from(hall.backups.choose, hall.folder / "inside").code == "backup-inside"
    assert refusal_from(hall.backups.choose, hall.folder).code == "backup-inside"
    assert refusal_from(hall.backups.choose, tmp_path / "not plugged in" / "stick").code == "backup-gone"
    assert not (tmp_path / "not plugged in").exists()
    (tmp_path / "file").touch()
    assert refusal_from(hall.backups.choose, tmp_path / "file").code == "backup-gone"
    assert hall.backups.folder is None


def test_the_folder_is_remembered_and_a_password_is_asked_for_again(hall: Hall) -> None:
    hall.backups.choose(hall.stick)
    assert hall.backups.is_on_same_disk
    assert Backups(hall.desk).folder == hall.stick
    hall.backups.choose(hall.stick, "correct horse")
    hall.tick()
    assert hall.newest.sealed
    assert checked(hall.newest, "correct horse").verdict is not None
    assert checked(hall.newest, None).wrong is not None
    assert b"correct horse" not in (hall.folder / FILE).read_bytes()
    later = Backups(hall.desk)
    assert later.folder is None
    assert later.remembered == hall.stick
    assert problem_of(later) == "backup-password"
    later.catch_up()
    later.stop()
    assert problem_of(later) == ""
    assert Backups(hall.desk).problem is None


@pytest.mark.fault("L3")
@pytest.mark.parametrize("damage", ["flipped", "cut", "renamed", "empty"])
def test_a_damaged_backup_among_good_ones_is_found(hall: Hall, damage: str) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    good = hall.newest
    hall.act(1)
    hall.tick(5)
    newest = hall.newest
    content = newest.file.read_bytes()
    if damage == "renamed":
        newest.file.write_bytes(good.file.read_bytes())
    else:
        half = len(content) // 2
        flipped = content[:half] + bytes([content[half] ^ 4]) + content[half + 1 :]
        newest.file.write_bytes({"flipped": flipped, "cut": content[:half], "empty": b""}[damage])
    found = [checked(one, None) for one in backups_in(hall.stick)]
    assert [one.verdict is not None for one in found] == [False, True]
    assert found[0].wrong is not None
    codes = {"renamed": "copy-renamed", "empty": "copy-foreign"}
    assert found[0].wrong.code == codes.get(damage, "copy-damaged")
    assert found[1].found == good


def test_a_large_copy_is_read_in_a_process_of_its_own(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("topcut.desk.backup_folder.LARGE", 1)
    hall.backups.choose(hall.stick)
    hall.tick()
    assert checked(hall.newest, None).verdict is not None
    hall.newest.file.write_bytes(hall.newest.file.read_bytes()[:-10])
    assert checked(hall.newest, None).wrong is not None


def test_older_copies_are_thinned_out() -> None:
    every_minute = [found(n, NOON - timedelta(minutes=3000 - n)) for n in range(1, 3001)]
    gone = {one.n for one in superfluous(every_minute, NOON)}
    kept = [one for one in every_minute if one.n not in gone]
    assert [one.n for one in kept[-5:]] == [2996, 2997, 2998, 2999, 3000]
    last_day = [one for one in kept if NOON - one.made < timedelta(days=1)]
    assert 24 <= len(last_day) <= 30
    assert len(kept) <= 33
    old = [found(1, NOON - timedelta(days=400))]
    assert superfluous(old, NOON) == []


def test_copies_that_still_hold_what_was_forgotten_are_deleted(hall: Hall) -> None:
    hall.backups.choose(hall.stick)
    enter_people(hall.desk, CUP, ORGANIZER, [Arrival(1, "Ana Example")])
    hall.tick()
    assert b"Ana Example" in hall.newest.file.read_bytes()
    hall.computer.pass_time(1)
    forget(hall.desk, CUP, ORGANIZER, hall.store.people(CUP)[0].player)
    hall.tick(5)
    assert [one for one in hall.stick.iterdir() if b"Ana Example" in one.read_bytes()] == []
    assert checked(hall.newest, None).verdict is not None


def test_copies_of_what_was_removed_for_good_go_with_it(hall: Hall) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    hall.desk.remove(CUP)
    hall.tick(5)
    assert backups_in(hall.stick) == []


def test_drills_and_deleted_tournaments_are_not_copied(hall: Hall) -> None:
    hall.store.keep(CUP, Keeping(deleted="2026-11-15T09:00:00.000Z"))
    hall.backups.choose(hall.stick)
    hall.tick()
    assert backups_in(hall.stick) == []


@pytest.mark.fault("L7")
def test_a_stick_with_a_newer_epoch_stops_the_first_computer(hall: Hall, tmp_path: Path) -> None:
    hall.backups.choose(hall.stick)
    hall.tick()
    with Store(tmp_path / "second") as second:
        desk = Desk(second, hall.computer.clock())
        copy = full_copy.read(hall.newest.file.read_bytes())
        take_over_here(desk, copy, ORGANIZER, by_command(desk.clock.stamp(), Act.IMPORTED))
        there = Backups(desk)
        there.choose(hall.stick)
        there.copy_all()
        assert there.others == {}
    hall.act(1)
    hall.tick(5)
    assert refusal_from(hall.act, 2).code == "taken-over"
    (told,) = hall.backups.others.values()
    assert told.code == "backup-other"


@pytest.mark.fault("L7")
def test_a_made_up_copy_with_a_newer_epoch_is_told_of_and_stops_nobody(hall: Hall, tmp_path: Path) -> None:
    """Whoever can only write into the folder has the public log, and not the secret of the draws."""
    hall.backups.choose(hall.stick)
    hall.tick()
    with Store(tmp_path / "second") as second:
        desk = Desk(second, hall.computer.clock())
        copy = full_copy.read(hall.newest.file.read_bytes())
        guessed = replace(copy, archive=replace(copy.archive, seed=bytes(32)))
        take_over_here(desk, guessed, ORGANIZER, by_command(desk.clock.stamp(), Act.IMPORTED))
        there = Backups(desk)
        there.choose(hall.stick)
        there.copy_all()
    hall.act(1)
    hall.tick(5)
    hall.act(2)
    assert [one.code for one in hall.backups.others.values()] == ["backup-other"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_in_the_folder_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / name_of(OPEN, 2, Head(312, bytes(32)), NOON, sealed=False))
    assert backups_in(tmp_path) == []


@pytest.mark.fault("L7")
def test_a_copy_of_the_same_epoch_that_is_not_from_our_log_is_told_of_and_left(hall: Hall, tmp_path: Path) -> None:
    hall.act(1)
    with Store(tmp_path / "second") as second:
        desk = Desk(second, hall.computer.clock())
        desk.create(ORGANIZER, create, tournament=CUP)
        desk.act(CUP, ORGANIZER, announce, "Another way")
        there = Backups(desk)
        there.choose(hall.stick)
        there.copy_all()
    hall.backups.choose(hall.stick)
    hall.tick()
    assert [one.code for one in hall.backups.others.values()] == ["backup-other"]
    hall.act(2)
    assert len(backups_in(hall.stick)) == 2
    for strange in hall.backups.others:
        strange.unlink()
    hall.tick(5)
    assert not hall.backups.others, "what is gone is told of no longer"


def test_names_of_backups_tell_what_they_are(tmp_path: Path) -> None:
    name = name_of(OPEN, 2, Head(312, bytes(range(32))), NOON, sealed=True)
    assert name == "open.2.312.000102030405.20261115T120000Z.topcut.sealed"
    for other in (name, "notes.txt", "open.1.2.x.topcut", "open.2.312.000102030405.20269915T120000Z.topcut"):
        (tmp_path / other).touch()
    (one,) = backups_in(tmp_path)
    assert (one.tournament, one.epoch, one.n, one.made, one.sealed) == (OPEN, 2, 312, NOON, True)


def test_sticks_are_where_each_system_shows_them(tmp_path: Path) -> None:
    for place in ("media/ana/STICK", "run/media/ana/OTHER", "Volumes/STICK"):
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "Volumes" / "Macintosh HD").symlink_to(tmp_path)
    assert plugged_in("linux", tmp_path) == [tmp_path / "media/ana/STICK", tmp_path / "run/media/ana/OTHER"]
    assert plugged_in("darwin", tmp_path) == [tmp_path / "Volumes/STICK"]
    assert plugged_in("win32", tmp_path) == []


def problem_of(backups: Backups) -> str:
    return backups.problem.code if backups.problem else ""


def found(n: int, made: datetime) -> Found:
    return Found(Path(str(n)), CUP, 1, n, "0" * 12, made, False)
