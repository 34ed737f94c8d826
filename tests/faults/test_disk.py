"""A disk that is full, fails, is read-only or goes away: a clear refusal, and nothing half done."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.faults.harness import ROOT, Fault, check, needs_strace, stored_batches, struck
from tests.keeping import CUP, ORGANIZER, desk_of, desk_on, set_up, with_cup
from topcut.desk import Desk
from topcut.refusal import Refusal
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, TableSet
from topcut.rules.tournament import Tournament
from topcut.store import Store, daybook
from topcut.store.place import DATABASE, DAYBOOK, JOURNAL, WITNESS

MIB = 1 << 20
NOBODY = 65534


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B3", "B4")
def test_on_a_full_disk_the_act_is_refused_whole_and_the_next_one_works(tmp_path: Path) -> None:
    outcomes = struck(tmp_path, Fault("pwrite64", "error=ENOSPC"), list(range(1, 58, 2)))
    for outcome in outcomes:
        assert [code for _, code in outcome.refused] == ["disk-full"]
        assert len(outcome.done) == 7
        check(outcome)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B5")
@pytest.mark.parametrize(("call", "calls"), [("fdatasync", range(1, 18)), ("pwrite64", range(1, 58, 2))])
def test_after_an_io_error_nothing_more_is_written_until_a_fresh_start(tmp_path: Path, call: str, calls: range) -> None:
    names_of_journals = 0
    for outcome in struck(tmp_path, Fault(call, "error=EIO"), list(calls)):
        if not outcome.refused:
            names_of_journals += 1  # SQLite does not mind if the folder cannot be synced, and the name is there already
        else:
            assert {code for _, code in outcome.refused} == {"store-failed"}
            first = min(batch for batch, _ in outcome.refused)
            assert max(outcome.done, default=0) < first, "something was written after the error"
        check(outcome)
    assert names_of_journals <= 2, "one for each commit"


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B5")
def test_an_io_error_of_the_witness_stops_the_writing_too(tmp_path: Path) -> None:
    for outcome in struck(tmp_path, Fault("fsync", "error=EIO"), list(range(1, 5))):
        assert {code for _, code in outcome.refused} == {"store-failed"}
        check(outcome)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B3")
def test_a_witness_that_found_no_room_is_told_before_the_next_act(tmp_path: Path) -> None:
    for outcome in struck(tmp_path, Fault("fsync", "error=ENOSPC"), list(range(2, 5))):
        assert len(outcome.done) == 8
        check(outcome)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B3")
def test_an_act_that_finds_no_room_in_the_daybook_is_as_if_it_had_never_been(tmp_path: Path) -> None:
    for outcome in struck(tmp_path, Fault("fdatasync", "error=ENOSPC"), [1, 2, 8, 9]):
        assert [code for _, code in outcome.refused] == ["disk-full"]
        assert len(outcome.done) == 7
        (refused,) = (batch for batch, _ in outcome.refused)
        with Store(outcome.folder) as store:
            assert refused not in stored_batches(desk_on(store))
        check(outcome)


@pytest.mark.slow
@needs_strace
@pytest.mark.fault("B3", "B5")
@pytest.mark.parametrize(
    ("error", "code"), [("EIO", "store-failed"), ("ENOSPC", "disk-full"), ("EROFS", "data-read-only")]
)
def test_a_disk_that_fails_at_the_start_is_a_clear_refusal(tmp_path: Path, error: str, code: str) -> None:
    (outcome,) = struck(tmp_path, Fault("ftruncate", f"error={error}"), [1])
    assert outcome.refused == [(0, code)]
    check(outcome)


def tall(t: Tournament, by: Actor) -> list[Fact]:
    return [TableSet(number, note="x" * 1000) for number in range(1, 1001)]  # type: ignore[arg-type]  # only numbers


@pytest.mark.fault("B3", "B4")
def test_a_really_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=480k", "tmpfs", str(disk)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no small disk can be mounted here: needs the rights of root")
    try:
        desk = desk_of(with_cup(disk / "data", 2))
        before = desk.store.head(CUP)
        with pytest.raises(Refusal) as refused:
            desk.act(CUP, ORGANIZER, tall)
        assert refused.value.code == "disk-full"
        assert desk.store.head(CUP) == before
        desk.act(CUP, ORGANIZER, set_up, 3)
        assert stored_batches(desk) == [1, 2, 3]
        assert [notice.code for notice in desk.store.condition().notices] == ["disk-low"]
        desk.store.close()
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.fault("B4")
def test_a_file_that_may_not_grow_leaves_no_half_batch(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 2)
    program = (
        "import resource, sys; from pathlib import Path; from tests.faults.test_disk import *;"
        f"desk = desk_of(Path({str(folder)!r}));"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({MIB // 4}, {MIB // 4}))\n"
        "try: desk.act(CUP, ORGANIZER, tall)\n"
        "except Refusal as refusal: sys.stdout.write(refusal.code)"
    )
    child = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert child.stdout == "disk-full"
    desk = desk_of(folder)
    assert stored_batches(desk) == [1, 2]
    desk.act(CUP, ORGANIZER, set_up, 3)
    desk.store.close()


@pytest.mark.fault("B6", "C14")
def test_a_database_that_another_program_holds_is_busy_and_then_not(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 2)
    with Store(folder, wait=0.05) as store:
        other = sqlite3.connect(folder / DATABASE, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        desk = desk_on(store)
        with pytest.raises(Refusal) as refused:
            desk.act(CUP, ORGANIZER, set_up, 3)
        assert refused.value.code == "store-busy"
        other.execute("ROLLBACK")
        other.close()
        desk.act(CUP, ORGANIZER, set_up, 3)
        assert stored_batches(desk) == [1, 2, 3]


@pytest.mark.fault("B15")
def test_somebody_who_reads_for_hours_makes_no_file_grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write-ahead log would grow for as long as another program reads. Our daybook is full at some point, and we are
    busy then and say so."""
    monkeypatch.setattr(daybook, "FULL", 4000)
    folder = with_cup(tmp_path / "data", 2)
    with Store(folder, wait=0.02) as store:
        desk = desk_on(store)
        other = sqlite3.connect(folder / DATABASE, isolation_level=None)
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM facts").fetchone()[0] > 2
        refused = [batch for batch in range(3, 23) if refusal_of(desk, batch) == "store-busy"]
        before = weight(folder)
        assert refused == list(range(refused[0], 23)), "busy, once the daybook is full"
        assert refusal_of(desk, 23) == "store-busy"
        assert weight(folder) == before
        other.execute("ROLLBACK")
        for batch in refused:
            desk.act(CUP, ORGANIZER, set_up, batch)
        other.close()
        store.settle()
        assert (folder / JOURNAL).stat().st_size == (folder / DAYBOOK).stat().st_size == 0
        assert not list(folder.glob("*-wal"))
        assert stored_batches(desk) == list(range(1, 23))


def refusal_of(desk: Desk, batch: int) -> str | None:
    try:
        desk.act(CUP, ORGANIZER, set_up, batch)
    except Refusal as refusal:
        return refusal.code
    return None


def weight(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


@pytest.mark.fault("B7")
def test_a_folder_that_goes_away_is_a_clear_refusal(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 2)
    with Store(folder) as store:
        desk = desk_on(store)
        t = desk.look(CUP)
        folder.rename(tmp_path / "elsewhere")
        with pytest.raises(Refusal) as refused:
            desk.act(CUP, ORGANIZER, set_up, 3)
        assert refused.value.code == "data-read-only"
        assert desk.look(CUP) == t, "what is in memory can still be shown and exported"
        (tmp_path / "elsewhere").rename(folder)
        desk.act(CUP, ORGANIZER, set_up, 3)


@pytest.mark.fault("B7")
def test_a_folder_that_may_not_be_written_is_a_clear_refusal() -> None:
    program = (
        "import os, sys; from pathlib import Path; from topcut.refusal import Refusal; from topcut.store import Store\n"
        f"os.geteuid() or os.setuid({NOBODY})\n"
        "try: Store(Path(sys.argv[1]))\n"
        "except Refusal as refusal: sys.stdout.write(refusal.code)"
    )
    with TemporaryDirectory() as parent:  # not pytest's own, which others than its user may not even see
        folder = with_cup(Path(parent) / "data", 2)
        for file in (*folder.iterdir(), folder):
            file.chmod(0o555 if file.is_dir() else 0o444)
        Path(parent).chmod(0o755)
        command = [sys.executable, "-c", program, str(folder)]
        child = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        folder.chmod(0o755)
    assert child.stdout == "data-read-only", child.stderr


@pytest.mark.fault("B8")
def test_a_witness_that_has_vanished_is_written_again(tmp_path: Path) -> None:
    folder = with_cup(tmp_path / "data", 2)
    with Store(folder) as store:
        desk = desk_on(store)
        (folder / WITNESS).unlink()
        desk.act(CUP, ORGANIZER, set_up, 3)
        desk.act(CUP, ORGANIZER, set_up, 4)
        assert f'"n":{store.head(CUP).n}' in (folder / WITNESS).read_text("utf-8")
