"""What time it is: the time of day for people, kept steady while a round runs."""

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
    """UTC, as it was when the computer was started last, carried on by a clock that nobody can set.

    A deadline in the log is a time of day. If somebody moves the computer's clock, or it corrects itself, this clock
    goes on as before, also over a restart of the program (`file` remembers how), and follows only when it is told to
    (`adjust`). The counting clock goes on while a laptop sleeps. After a restart of the computer only the time of day
    is left to go by.
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
        self._elapsed = elapsed or _elapsed
        self._boot = (boot or _boot_id)()
        remembered = self._remembered()
        self._offset = self._wall_offset() if remembered is None else remembered
        if remembered is None:
            self._remember()

    def now(self) -> datetime:
        return datetime.fromtimestamp(self._elapsed() + self._offset, UTC)

    def stamp(self) -> str:
        return written(self.now())

    @property
    def jump(self) -> timedelta:
        """How far the computer's clock has been moved away from this one."""
        moved = timedelta(seconds=self._wall_offset() - self._offset)
        return moved if abs(moved) > JUMP else timedelta()

    def adjust(self) -> None:
        """Follow the computer's clock: only while nothing is being timed."""
        log.warning("The computer's clock was moved by %s; from now on it is followed.", self.jump)
        self._offset = self._wall_offset()
        self._remember()

    def _wall_offset(self) -> float:
        return self._wall() - self._elapsed()

    def _remembered(self) -> float | None:
        if self._file is None or self._boot is None:
            return None
        try:
            said = json.loads(self._file.read_bytes())
            return float(said["offset"]) if said["boot"] == self._boot else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def _remember(self) -> None:
        """Losing this is no harm: the time of day takes its place."""
        if self._file is None or self._boot is None:
            return
        scratch = self._file.with_name(f"{self._file.name}.new")
        try:
            scratch.write_text(json.dumps({"boot": self._boot, "offset": self._offset}), "utf-8")
            os.replace(scratch, self._file)
        except OSError as error:
            log.warning("The clock could not be remembered: %s", error)


def written(moment: datetime) -> str:
    """As the log writes it: `2026-11-15T09:41:07.120Z`."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _elapsed() -> float:
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
