"""The referee as a program of its own: it reads an archive, says what it found, and takes no more than it is given."""

import os
from collections.abc import Callable
from threading import Lock

import msgspec

from topcut.child import Child, Died, Exceeded, Limits
from topcut.declared import ready
from topcut.refusal import Refusal

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


@ready
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

    def __init__(self, program: Callable[[bytes], bytes] | None = None, limits: Limits = LIMITS) -> None:
        self._program = program or ran
        self._limits = limits
        self._lock = Lock()
        self._child: Child | None = None
        self._ended = False

    def verdict(self, archive: bytes) -> Verdict:
        """Or a refusal: it cannot read the file, took too long, was ended, or failed."""
        try:
            return msgspec.json.decode(self._started(archive).answer(), type=Verdict)
        except Exceeded:
            raise self._why(Refusal("verify-stopped", seconds=round(self._limits.seconds))) from None
        except (Died, OSError, msgspec.MsgspecError) as error:
            raise self._why(Refusal("verify-failed")) from error

    def kill(self) -> None:
        with self._lock:
            self._ended = True
            if self._child is not None:
                self._child.kill()

    def _why(self, otherwise: Refusal) -> Refusal:
        return Refusal("stopping") if self._ended else otherwise

    def _started(self, archive: bytes) -> Child:
        with self._lock:
            if self._ended:
                raise Refusal("stopping")
            self._child = Child(self._program, archive, limits=self._limits)
            return self._child


def ran(archive: bytes) -> bytes:
    """In the child: what `topcut_referee` says of it, without what is too much.

    It comes by the pipe, so that no file with people's names is left behind, however this program ends. A log that is
    wrong everywhere must not fill the page or the disk.
    """
    if hasattr(os, "nice"):
        os.nice(NICE)
    import topcut_referee

    try:
        said = topcut_referee.verify(archive.split(b"\n"), [])
    except topcut_referee.Unreadable as error:
        raise Refusal("verify-unreadable", problem=str(error)[:LONGEST].strip()) from None
    return msgspec.json.encode(_shortened(msgspec.convert(said.as_json(), type=Verdict)))


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
