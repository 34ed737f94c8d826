"""Referees that go wrong. Imports little: each child begins with it."""

import os
import signal
from pathlib import Path

from tests.desk.slowly import until


def crash(archive: bytes) -> bytes:
    raise RuntimeError(len(archive))


def babble(archive: bytes) -> bytes:
    return b'{"ok": tru'


def dawdle(archive: bytes) -> bytes:
    until(lambda: False)
    return b""


def devour(archive: bytes) -> bytes:
    held = []
    while True:
        held.append(bytearray(64 << 20))


def fall(archive: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def patiently(place: Path, archive: bytes) -> bytes:
    """Says that it has begun, and waits until it is told to go on."""
    with (place / "begun").open("a") as begun:
        begun.write("begun\n")
    until((place / "go").exists)
    return b'{"ok":true,"facts":1,"withheld":0,"rounds":0,"draws":[0,0],"discrepancies":[],"unchecked":[],"remarks":[]}'
