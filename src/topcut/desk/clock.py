"""What time it is: the time of day, kept steady while something is timed."""

import json
import logging
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
JUMP = timedelta(seconds=1)

log = logging.getLogger(__name__)


class Clock:
    """UTC by the computer's clock; while it is held, an internal clock that cannot be set carries it on.

    A deadline in the log is a time of day. If the computer's clock is moved, or corrects itself, in the middle of a
    round, that round still ends when it should, also over a restart of the program: `file` remembers who holds the
    clock since when. The clock inside goes on while a laptop sleeps. It starts again with the computer, and then only
    the time of day is left to go by.
    """

    def __init__(
        self,
        file: Path | None = None,
        *,
        wall: Callable[[], float] = time.time,
        elapsed: Callable[[], float] | None = None,
        boot: Callable[[], str | None] | None = None,
    ) -> None:
        self._file = file
        self._wall = wall
        self._elapsed = elapsed or elapsed_seconds
        self._boot = (boot or _boot_id)()
        self._offset = 0.0
        self._holders: set[str] = set()
        self._remember_holders()

    def now(self) -> datetime:
        offset = self._offset if self._holders else self._wall_offset()
        return datetime.fromtimestamp(self._elapsed() + offset, UTC)

    def stamp(self) -> str:
        return written(self.now())

    def elapsed(self) -> timedelta:
        """Since some fixed moment, by the clock inside that nobody can set."""
        return timedelta(seconds=self._elapsed())

    def hold(self, holder: str) -> None:
        """From here on time goes on evenly, until all who hold the clock have let it go."""
        if holder in self._holders:
            return
        if not self._holders:
            self._offset = self._wall_offset()
        self._holders.add(holder)
        self._write_down()

    def let_go(self, holder: str) -> None:
        if holder not in self._holders:
            return
        jump = self.jump
        self._holders.remove(holder)
        if jump and not self._holders:
            log.warning("The computer's clock was moved by %s meanwhile. From now on it is followed.", jump)
        self._write_down()

    @property
    def jump(self) -> timedelta:
        """How far the computer's clock has been moved since this one was first held."""
        moved = timedelta(seconds=self._wall_offset() - self._offset) if self._holders else timedelta()
        return moved if abs(moved) > JUMP else timedelta()

    def _wall_offset(self) -> float:
        return self._wall() - self._elapsed()

    def _remember_holders(self) -> None:
        if self._file is None or self._boot is None:
            return
        try:
            said = json.loads(self._file.read_bytes())
            if said["boot"] == self._boot:
                self._offset, self._holders = float(said["offset"]), {str(holder) for holder in said["holders"]}
        except (OSError, ValueError, KeyError, TypeError):
            return

    def _write_down(self) -> None:
        """Losing this does no harm: the time of day takes its place."""
        if self._file is None or self._boot is None:
            return
        scratch = self._file.with_name(f"{self._file.name}.new")
        said = {"boot": self._boot, "offset": self._offset, "holders": sorted(self._holders)}
        try:
            scratch.write_text(json.dumps(said), "utf-8")
            os.replace(scratch, self._file)
        except OSError as error:
            log.warning("The clock could not be written down: %s", error)


def written(moment: datetime) -> str:
    """As the log writes it: `2026-11-15T09:41:07.120Z`."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def moment(stamp: str) -> datetime:
    return datetime.fromisoformat(stamp)


def elapsed_seconds() -> float:
    """Seconds since some fixed moment, sleep included: `time.monotonic` stands still in a sleeping Linux laptop."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            return time.clock_gettime(getattr(time, name))
    return time.monotonic()


def _boot_id() -> str | None:
    try:
        return BOOT_ID.read_text("ascii").strip()
    except OSError:
        return None
