"""Raises one child after the other that does acts until it is done or dies: `python -m tests.faults.nursery PLAN`.

The plan is a list of runs; what each child was told and how it ended is written, one line of JSON a run. Under strace a
fault strikes every child at the same call; a child that first makes some calls of its own meets it earlier in its work.
"""

import json
import os
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.keeping import CUP, ORGANIZER, desk_of, set_up
from topcut.refusal import Refusal
from topcut.store import daybook

CALLS: dict[str, Callable[[int], object]] = {
    "pwrite64": lambda handle: os.pwrite(handle, b"x", 0),
    "fdatasync": os.fdatasync,
    "fsync": os.fsync,
    "ftruncate": lambda handle: os.ftruncate(handle, 0),
}


def main() -> None:
    for run in json.loads(Path(sys.argv[1]).read_text("utf-8")):
        sys.stdout.write(json.dumps(raised(run)) + "\n")
        sys.stdout.flush()


def raised(run: dict[str, Any]) -> dict[str, Any]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        status = 1
        try:
            work(run, writing)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    told = heard(reading, child, run["kill_after"])
    _, status = os.waitpid(child, 0)
    return {"told": told.decode().splitlines(), "status": os.waitstatus_to_exitcode(status)}


def heard(reading: int, child: int, kill_after: tuple[int, float] | None) -> bytes:
    """All that the child said before it ended, or was killed so many seconds after so many answers."""
    told = b""
    deadline = None
    while True:
        if kill_after is not None and told.count(b"\n") >= kill_after[0]:
            deadline = time.monotonic() + kill_after[1]
            kill_after = None
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        ready, _, _ = select.select([reading], [], [], left)
        if not ready or left == 0:
            os.kill(child, signal.SIGKILL)
            deadline = None
            continue
        said = os.read(reading, 1 << 16)
        if not said:
            os.close(reading)
            return told
        told += said


def work(run: dict[str, Any], answer: int) -> None:
    """Each act is answered by `done BATCH N HEAD` or `refused BATCH CODE`."""
    daybook.FULL = run["full"]
    handle = os.open(run["scratch"], os.O_RDWR | os.O_CREAT)
    for _ in range(run["before"]):
        CALLS[run["call"]](handle)
    try:
        desk = desk_of(Path(run["folder"]))
    except Refusal as refusal:
        os.write(answer, f"refused 0 {refusal.code}\n".encode())
        return
    for batch in range(run["first"], run["first"] + run["acts"]):
        try:
            receipt = desk.act(CUP, ORGANIZER, set_up, batch, 1 + batch % 3, key=f"k{batch}")
            os.write(answer, f"done {batch} {receipt.n} {receipt.head}\n".encode())
        except Refusal as refusal:
            os.write(answer, f"refused {batch} {refusal.code}\n".encode())


if __name__ == "__main__":
    main()
