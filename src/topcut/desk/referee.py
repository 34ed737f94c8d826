"""The referee as a program of its own: it reads a file, says what it found, and cannot take more than it is given."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock

import msgspec

from topcut.refusal import Refusal

MEGABYTE = 1 << 20
RIGHT, WRONG, UNREADABLE = 0, 1, 2
MOST_NAMED = 200  # discrepancies that are kept; all of them are counted
LONGEST = 600  # letters of one of them
KEPT_VARIABLES = ("SYSTEMROOT", "LD_LIBRARY_PATH")

# Limits are set by the child itself, before it reads anything: what is set between fork and exec is not safe beside
# threads. Windows has no such limits; there the time alone ends it.
BEGIN = """
import runpy, sys
path, seconds, memory, output = sys.argv[1].split("\\n"), *map(int, sys.argv[2:5])
try:
    import os, resource
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (output, output))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
except ImportError:
    pass
sys.path[:] = path
sys.argv[:] = ["topcut_referee", *sys.argv[5:]]
runpy.run_module("topcut_referee", run_name="__main__", alter_sys=True)
"""


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
    draws: tuple[int, int]  # how many, and how many match
    discrepancies: tuple[Discrepancy, ...]
    unchecked: tuple[str, ...]
    remarks: tuple[Remark, ...]
    found: int = 0  # discrepancies, also those that are not named


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a run may take."""

    seconds: float = 120
    cpu_seconds: int = 60
    memory: int = 1024 * MEGABYTE
    output: int = 16 * MEGABYTE


@dataclass(slots=True)
class Referee:
    """One run; `kill` ends it from any thread."""

    allowance: Allowance = Allowance()
    program: Sequence[str] = (sys.executable, "-I", "-X", "utf8", "-c", BEGIN)
    _process: "subprocess.Popen[bytes] | None" = None
    _lock: Lock = field(default_factory=Lock)
    _ended: bool = False

    def verdict(self, archive: bytes) -> Verdict:
        """Or a refusal: it could not read the file, took too long, was ended, or failed."""
        try:
            with tempfile.TemporaryDirectory(prefix="topcut-referee-") as folder:
                file = Path(folder) / "archive.topcut"
                file.write_bytes(archive)
                status, said, complaint = self._ran(file)
        except OSError as error:
            raise Refusal("verify-no-room", problem=os.strerror(error.errno or 0)) from error
        if status == UNREADABLE:
            raise Refusal("verify-unreadable", problem=complaint[:LONGEST].strip())
        try:
            if status not in (RIGHT, WRONG):
                raise ValueError(status)
            return _shortened(msgspec.json.decode(said, type=Verdict))
        except (ValueError, msgspec.MsgspecError):
            raise Refusal("verify-failed") from None

    def kill(self) -> None:
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    def _ran(self, file: Path) -> tuple[int, bytes, str]:
        """Its answer goes to a file rather than through a pipe: a file has a limit."""
        answer, complaint = file.with_name("answer"), file.with_name("complaint")
        with answer.open("wb") as out, complaint.open("wb") as err, self._started(file, out.fileno(), err.fileno()) as process:
            try:
                status = process.wait(self.allowance.seconds)
            except subprocess.TimeoutExpired:
                process.kill()
                raise Refusal("verify-too-long", seconds=round(self.allowance.seconds)) from None
        if self._ended:
            raise Refusal("stopping")
        return status, answer.read_bytes(), complaint.read_text("utf-8", "replace")

    @contextmanager
    def _started(self, file: Path, out: int, err: int) -> Iterator["subprocess.Popen[bytes]"]:
        limits = (self.allowance.cpu_seconds, self.allowance.memory, self.allowance.output)
        arguments = ["\n".join(sys.path), *map(str, limits), str(file), "--json"]
        with self._lock:
            if self._ended:
                raise Refusal("stopping")
            self._process = subprocess.Popen(
                [*self.program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                cwd=file.parent,
                env={name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ},
                start_new_session=True,  # Ctrl+C in the terminal is meant for us
            )
        try:
            with self._process as process:
                yield process
        finally:
            with self._lock:
                self._process = None


def _shortened(said: Verdict) -> Verdict:
    """A log that is wrong everywhere must not fill the page or the disk."""
    named = tuple(
        msgspec.structs.replace(one, text=one.text[:LONGEST]) for one in said.discrepancies[:MOST_NAMED]
    )
    return msgspec.structs.replace(
        said,
        discrepancies=named,
        unchecked=tuple(one[:LONGEST] for one in said.unchecked[:MOST_NAMED]),
        remarks=tuple(
            msgspec.structs.replace(one, text=one.text[:LONGEST], facts=one.facts[:MOST_NAMED])
            for one in said.remarks[:MOST_NAMED]
        ),
        found=len(said.discrepancies),
    )
