"""Copies of a whole data folder that are kept inside it: before a newer program takes it over, or a restored log."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from topcut.refusal import Refusal
from topcut.store.catalogues import FOLDER as CATALOGUES
from topcut.store.lock import FolderLock
from topcut.store.place import DATABASE, DAYBOOK, JOURNAL, WITNESS, made, sync_folder, unwritable
from topcut.store.whole_file import write_whole

KEPT = "kept"
VERSION = "topcut.version"  # which program, and which form of the database, used the folder last
FILES = (DATABASE, JOURNAL, DAYBOOK, WITNESS, VERSION)
STAMP = "%Y%m%dT%H%M%SZ"
GONE = ".gone"
FOR = timedelta(days=30)  # then it goes: it may hold what people have asked to be forgotten
CHUNK = 1 << 20


def last_used(folder: Path) -> tuple[str, str]:
    """The version of the program and the form of the database; empty where nobody says."""
    try:
        version, _, form = (folder / VERSION).read_text("utf-8").strip().partition(" ")
    except (OSError, UnicodeDecodeError):
        return "", _form(folder)
    return version, form


def _form(folder: Path) -> str:
    """As the database itself says, which is only looked at: whoever opens it says what is wrong with it."""
    try:
        connection = sqlite3.Connection(f"{(folder / DATABASE).absolute().as_uri()}?mode=ro", uri=True)
        try:
            return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        finally:
            connection.close()
    except (sqlite3.Error, TypeError):
        return ""


def note_use(folder: Path, version: str, form: str) -> None:
    try:
        write_whole(folder / VERSION, [f"{version} {form}\n".encode()])
    except OSError as error:
        raise unwritable(folder, error) from error


def keep_copy(folder: Path, now: datetime) -> Path:
    """All that makes a data folder what it is, as it stands; nobody else may have it open. Whole, or not there."""
    version, _ = last_used(folder)
    try:
        place = _free_name(made(folder / KEPT), version or "before", now)
        name = place.name
        held = FolderLock(folder)
        try:
            copy_files(folder, place.with_name(f"{name}.new"))
        finally:
            held.release()
        place.with_name(f"{name}.new").replace(place)
        sync_folder(place.parent)
    except OSError as error:
        raise unwritable(folder, error) from error
    return place


def last_written(folder: Path) -> datetime:
    """When the database was changed last, by the clock of then."""
    return datetime.fromtimestamp((folder / DATABASE).stat().st_mtime, UTC)


def _free_name(folder: Path, version: str, now: datetime) -> Path:
    """A second later, if there is one of this second."""
    while (place := folder / f"{version}-{now.astimezone(UTC).strftime(STAMP)}").exists():
        now += timedelta(seconds=1)
    return place


def copies(folder: Path) -> list[Path]:
    """Those that are kept, the newest first."""
    found = (folder / KEPT).iterdir() if (folder / KEPT).is_dir() else ()
    return sorted((one for one in found if _made_at(one)), key=lambda one: one.name[-16:], reverse=True)


def _made_at(copy: Path) -> datetime | None:
    try:
        return datetime.strptime(copy.name[-16:], STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None


def put_back(folder: Path, copy: Path, now: datetime) -> Path:
    """The copy in the place of what is there, which is kept in its turn."""
    aside = keep_copy(folder, now)
    held = FolderLock(folder)
    try:
        (folder / JOURNAL).unlink(missing_ok=True)
        for name in FILES:
            if (copy / name).exists():
                write_whole(folder / name, _parts(copy / name))
            else:
                (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from error
    finally:
        held.release()
    return aside


def outlived(folder: Path, now: datetime) -> list[Path]:
    """Those that have been kept for long enough."""
    return [one for one in copies(folder) if (made_at := _made_at(one)) and now - made_at > FOR]


def forget(*old: Path) -> None:
    """Under another name first: half a copy must never count as one."""
    for one in old:
        gone = one.with_name(f"{one.name}{GONE}")
        with suppress(OSError):
            one.replace(gone)
        shutil.rmtree(gone, ignore_errors=True)


def the_copy(folder: Path, name: str | None) -> Path:
    """The one of that name, or the newest."""
    found = copies(folder)
    chosen = next((one for one in found if name in {None, one.name}), None)
    if chosen is None:
        raise Refusal("kept-none", folder=str(folder / KEPT))
    return chosen


def copy_files(folder: Path, into: Path) -> None:
    """Each of them on the disk when this returns."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(mode=0o700, parents=True)
    for name in FILES:
        if (folder / name).exists():
            write_whole(into / name, _parts(folder / name))
    if (folder / CATALOGUES).is_dir():
        shutil.copytree(folder / CATALOGUES, into / CATALOGUES)


def _parts(file: Path) -> Iterator[bytes]:
    with file.open("rb") as stream:
        while part := stream.read(CHUNK):
            yield part
