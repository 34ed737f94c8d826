"""Makes this process believe that it runs on Windows: run as a program, it keeps a log there and says what it found.

What Windows does not have is taken away, and what it does otherwise is done so: no fcntl, no folder that can be opened,
no file that can be replaced while it is open, a console that knows cp1252 alone.
"""

import builtins
import fcntl
import os
import struct
import sys
import time
import types
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import alembic.config
import alembic.runtime.environment
import alembic.script
import click
import rich.table
import wcwidth

import topcut.web.app

# What other people's libraries look for is their own affair: they are loaded before.
LOADED = (alembic.config, alembic.runtime.environment, alembic.script, click, rich.table, wcwidth, topcut.web.app)
HIDDEN = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "syslog", "readline", "uvloop", "nis"}
ABSENT = (
    "fork forkpty fdatasync fchmod fchown chown lchown chroot geteuid getuid getgid getegid getgroups getpgid getpgrp"
    " getsid setsid setuid setgid killpg wait wait3 wait4 waitid mkfifo mknod nice sync fstatvfs sysconf"
    " confstr uname getloadavg sched_getaffinity sched_yield posix_fadvise posix_fallocate pread pwrite preadv pwritev"
    " sendfile ttyname openpty ctermid O_DIRECTORY O_SYNC O_DSYNC O_NONBLOCK O_NOFOLLOW O_CLOEXEC register_at_fork"
)
CLOCKS = ("clock_gettime", "CLOCK_BOOTTIME", "CLOCK_MONOTONIC", "CLOCK_REALTIME")


def go_abroad() -> None:
    set_lock, wanted, exclusive = fcntl.fcntl, fcntl.F_OFD_SETLK, fcntl.F_WRLCK

    def locking(handle: int, _mode: int, number: int) -> None:
        """From where the handle stands, against every other handle of this process, too."""
        here = os.lseek(handle, 0, os.SEEK_CUR)
        set_lock(handle, wanted, struct.pack("hhqqi", exclusive, os.SEEK_SET, here, number, 0))

    msvcrt = types.ModuleType("msvcrt")
    vars(msvcrt).update(locking=locking, LK_NBLCK=2, LK_UNLCK=0)
    sys.modules["msvcrt"] = msvcrt
    for name in list(sys.modules):
        if name in HIDDEN or name.partition(".")[0] in {"topcut", "prometheus_client"}:
            sys.modules.pop(name)
    builtins.__import__ = _without(builtins.__import__)
    os.open = _no_folders(os.open)
    os.replace = _no_open_files(os.replace)
    Path.replace = _replaced  # type: ignore[method-assign,assignment]  # which looks for os.replace when it is called
    for name in ABSENT.split():
        if hasattr(os, name):
            delattr(os, name)
    for name in CLOCKS:
        delattr(time, name)
    sys.platform = "win32"


def _without(really: Callable[..., Any]) -> Callable[..., Any]:
    def importing(name: str, *args: Any, **named: Any) -> Any:
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return really(name, *args, **named)

    return importing


def _no_folders(really: Callable[..., int]) -> Callable[..., int]:
    def opening(path: Any, *args: Any, **named: Any) -> int:
        if not isinstance(path, int) and os.path.isdir(path):
            raise PermissionError(13, "Permission denied", str(path))
        return really(path, *args, **named)

    return opening


def _no_open_files(really: Callable[..., None]) -> Callable[..., None]:
    def replacing(source: Any, target: Any, **named: Any) -> None:
        held = {os.readlink(f"/proc/self/fd/{one}") for one in os.listdir("/proc/self/fd") if _is_link(one)}
        if {os.path.abspath(source), os.path.abspath(target)} & held:
            raise PermissionError(13, "The process cannot access the file because it is being used", str(target))
        really(source, target, **named)

    return replacing


def _replaced(source: Path, target: str | Path) -> Path:
    os.replace(source, target)
    return Path(target)


def _is_link(number: str) -> bool:
    return os.path.islink(f"/proc/self/fd/{number}")


def tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def keep_a_log(folder: Path) -> None:
    """Store, lock, witness, clock, backups and the console, once round."""
    from tests.keeping import CUP, ORGANIZER, create, set_up
    from topcut.cli import main
    from topcut.desk import Clock, Desk
    from topcut.desk.backups import Backups
    from topcut.refusal import Refusal
    from topcut.store import Store
    from topcut.store.kept_copies import keep_copy, put_back
    from topcut.web.app import app

    with Store(folder) as store:
        clock = Clock(folder / "topcut.clock")
        desk = Desk(store, clock)
        desk.create(ORGANIZER, create, "Žižkov “Open”", tournament=CUP)
        clock.hold("cup")
        clock.let_go("cup")
        for batch in range(40):
            desk.act(CUP, ORGANIZER, set_up, batch)
        try:
            Store(folder)
        except Refusal as refusal:
            tell("second:", refusal.code)
        backups = Backups(desk)
        backups.choose(folder.with_name("stick"))
        backups.copy_all()
        tell("backup:", backups.problem, backups.kept[CUP].n)
        head = store.head(CUP)
        app(desk)
        store.remove(CUP, clock.stamp())  # the witness is written anew
    put_back(folder, keep_copy(folder, datetime.now(UTC)), datetime.now(UTC))
    sys.argv = ["topcut", "restore", str(folder.with_name("stick")), "--yes", "--data", str(folder.with_name("second"))]
    try:
        main()
    except SystemExit as ended:
        tell("restore:", ended.code)
    with Store(folder.with_name("second")) as store:
        tell("heads:", [one.hash for one in store.sealed(CUP)][head.n - 1] == head.hash, store.condition().notices)


if __name__ == "__main__":
    go_abroad()
    keep_a_log(Path(sys.argv[1]))
