"""The referee as a program of its own: it reads a file, says what it found, and takes no more than it is given."""

import io
import os
import runpy
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from threading import Lock

import msgspec

from topcut.child import Child, Died, Exceeded, Limits
from topcut.refusal import Refusal

RIGHT, WRONG, UNREADABLE = 0, 1, 2
LIMITS = Limits(seconds=120, cpu_seconds=60, memory=1 << 30)
NICE = 10  # whoever plays comes first
MOST_NAMED = 200  # discrepancies that are kept; all of them are counted
LONGEST = 600  # letters of one of them


class Discrepancy(msgspec.Struct, frozen=True):
    fact: int  # 0 is the file as a whole
    clause: str
    text: str


class Remark(msgspec.Struct, frozen=True):
    text: str
    facts: tuple[int, ...]


class Verdict(msgspec.Struct, frozen=True):
    """What the referee says in JSON, as far as we show it."""

    ok: bool
    facts: int
    withheld: int
    rounds: int
    draws: tuple[int, int]  # how many match, of how many
    discrepancies: tuple[Discrepancy, ...]
    unchecked: tuple[str, ...]
    remarks: tuple[Remark, ...]
    found: int = 0  # discrepancies, also those that are not named


class Referee:
    """One run. It can be ended from any thread."""

    def __init__(self, program: Callable[[Path], bytes] | None = None, limits: Limits = LIMITS) -> None:
        self._program = program or ran
        self._limits = limits
        self._lock = Lock()
        self._child: Child | None = None
        self._ended = False

    def verdict(self, archive: bytes) -> Verdict:
        """Or a refusal: it cannot read the file, took too long, was ended, or failed."""
        try:
            with tempfile.TemporaryDirectory(prefix="topcut-referee-") as folder:
                file = Path(folder) / "archive.topcut"
                file.write_bytes(archive)
                return msgspec.json.decode(self._started(file).answer(), type=Verdict)
        except Exceeded:
            raise self._why(Refusal("verify-stopped", seconds=round(self._limits.seconds))) from None
        except (Died, msgspec.MsgspecError) as error:
            raise self._why(Refusal("verify-failed")) from error
        except OSError as error:
            raise Refusal("verify-no-room", problem=os.strerror(error.errno or 0)) from error

    def kill(self) -> None:
        with self._lock:
            self._ended = True
            if self._child is not None:
                self._child.kill()

    def _why(self, otherwise: Refusal) -> Refusal:
        return Refusal("stopping") if self._ended else otherwise

    def _started(self, file: Path) -> Child:
        with self._lock:
            if self._ended:
                raise Refusal("stopping")
            self._child = Child(self._program, file, limits=self._limits)
            return self._child


def ran(file: Path) -> bytes:
    """In the child: the program `topcut_referee`, as if it had been typed, and its verdict without what is too much.

    A log that is wrong everywhere must not fill the page or the disk.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    said, complaint = io.StringIO(), io.StringIO()
    sys.argv = ["topcut_referee", str(file), "--json"]
    with redirect_stdout(said), redirect_stderr(complaint):
        try:
            runpy.run_module("topcut_referee", run_name="__main__", alter_sys=True)
        except SystemExit as ended:
            status = ended.code
    if status == UNREADABLE:
        raise Refusal("verify-unreadable", problem=complaint.getvalue()[:LONGEST].strip())
    assert status in (RIGHT, WRONG)
    return msgspec.json.encode(_shortened(msgspec.json.decode(said.getvalue(), type=Verdict)))


def _shortened(said: Verdict) -> Verdict:
    return msgspec.structs.replace(
        said,
        discrepancies=tuple(_short(one) for one in said.discrepancies[:MOST_NAMED]),
        unchecked=tuple(one[:LONGEST] for one in said.unchecked[:MOST_NAMED]),
        remarks=tuple(
            msgspec.structs.replace(one, text=one.text[:LONGEST], facts=one.facts[:MOST_NAMED])
            for one in said.remarks[:MOST_NAMED]
        ),
        found=len(said.discrepancies),
    )


def _short(one: Discrepancy) -> Discrepancy:
    return msgspec.structs.replace(one, text=one.text[:LONGEST])
