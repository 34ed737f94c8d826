"""Where the data is: the folder, the names of its files, and what can be said about the disk under it."""

import errno
import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from topcut.refusal import Refusal

if sys.platform != "win32":
    import fcntl

DATABASE = "topcut.db"
JOURNAL = "topcut.db-journal"
DAYBOOK = "topcut.acts"
WITNESS = "topcut.heads"
LOCK = "topcut.lock"

UNASKED = (errno.ENOTSUP, errno.EINVAL, errno.ENOTTY)  # where a file system knows no such request
MEGABYTE = 1 << 20
LITTLE_SPACE = 500 * MEGABYTE

SYNCED = ("dropbox", "google drive", "googledrive", "icloud", "mobile documents", "nextcloud", "onedrive")
REMOTE = ("9p", "afs", "cifs", "fuse.rclone", "fuse.sshfs", "nfs", "nfs4", "smb3", "smbfs")


@dataclass(frozen=True, slots=True)
class Database:
    """A server that keeps the data for many processes. Each has a folder of its own for what it alone has to know."""

    url: str  # with a password in it, so it is never shown
    folder: Path


Where = Path | Database


def default_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The user's own data folder, as each system names it."""
    home = Path(environ.get("USERPROFILE" if platform == "win32" else "HOME") or Path.home())
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Topcut"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Topcut"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "topcut"


def made(folder: Path) -> Path:
    """The folder, made if it is not there yet; no one else may read what people entrust to it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise Refusal("data-no-folder", folder=str(folder)) from None
    except OSError as error:
        raise unwritable(folder, error) from error
    return folder.resolve()


def unwritable(folder: Path, error: OSError) -> Refusal:
    """What a file system error means to the person who wanted something saved."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Refusal("disk-full", free=free_megabytes(folder))
    problem = os.strerror(error.errno) if error.errno else ""
    if error.errno == errno.EIO:
        return Refusal("store-failed", problem=problem)
    return Refusal("data-read-only", folder=str(folder), problem=problem)


def free_megabytes(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free // MEGABYTE
    except OSError:
        return 0


def refuse_full(folder: Path) -> None:
    """Also if it is gone, as with a stick that was pulled out."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        raise unwritable(folder, error) from error
    if free < MEGABYTE:
        raise Refusal("disk-full", free=0)


def is_synced(folder: Path) -> bool:
    """Whether another program copies this folder elsewhere while we write to it."""
    return any(part.lower().startswith(SYNCED) for part in folder.parts)


def is_remote(folder: Path, mounts: Path = Path("/proc/self/mounts")) -> bool:
    """Whether the folder is on another machine, as far as this system can tell."""
    try:
        lines = mounts.read_text("utf-8", "replace").splitlines()
    except OSError:
        return False
    mounted = [(Path(words[1].replace("\\040", " ")), words[2]) for words in map(str.split, lines) if len(words) > 2]
    over = [(len(place.parts), kind) for place, kind in mounted if folder.is_relative_to(place)]
    return bool(over) and max(over)[1] in REMOTE


def sync_file(handle: int) -> None:
    """What a file says is on the disk when this returns; when it was changed may be known later."""
    if sys.platform in ("win32", "darwin"):
        sync_whole(handle)
    else:
        os.fdatasync(handle)


def sync_whole(handle: int) -> None:
    """The same with all that is known about the file. On a Mac `fsync` ends where the disk's own cache begins, which
    forgets when the power goes: there the disk is asked too, unless its file system, as that of a stick, cannot be."""
    if sys.platform == "darwin":
        try:
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
        except OSError as error:
            if error.errno not in UNASKED:
                raise
        else:
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """A new name in a folder is safe only when the folder itself is on the disk."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
