"""What several processes count together, or keep for some minutes: by the server's clock, and gone with a crash."""

from collections.abc import Mapping
from time import monotonic

from sqlalchemy import Connection, text

from topcut.store.medium import Medium

SWEPT = 60.0  # seconds after which what has run out is removed
COUNT = text("""
    INSERT INTO counts (what, until, times)
    SELECT what, floor(extract(epoch FROM clock_timestamp()))::bigint + seconds, :amount
    FROM unnest(CAST(:whats AS text[]), CAST(:seconds AS int[])) AS asked (what, seconds)
    ON CONFLICT (what) DO UPDATE SET
        times = excluded.times
            + CASE WHEN counts.until <= extract(epoch FROM clock_timestamp()) THEN 0 ELSE counts.times END,
        until = CASE WHEN counts.until <= extract(epoch FROM clock_timestamp())
            THEN excluded.until ELSE counts.until END
    RETURNING what, times""")
COUNTED = text("""
    SELECT times, until FROM counts
    WHERE what = :what AND until > extract(epoch FROM clock_timestamp())""")
CLEAR = text("DELETE FROM counts WHERE what = :what")
JOT = text("""
    INSERT INTO passing (what, whose, until, value)
    VALUES (:what, :whose, floor(extract(epoch FROM clock_timestamp()))::bigint + :seconds, :value)
    ON CONFLICT (what, whose) DO UPDATE SET until = excluded.until, value = excluded.value""")
LOOK = text("""
    SELECT value FROM passing
    WHERE what = :what AND whose = :whose AND until > extract(epoch FROM clock_timestamp())""")
TAKE = text("""
    DELETE FROM passing WHERE what = :what AND whose = :whose
    RETURNING value, until > extract(epoch FROM clock_timestamp())""")
SWEEP = (
    text("DELETE FROM counts WHERE until <= extract(epoch FROM clock_timestamp())"),
    text("DELETE FROM passing WHERE until <= extract(epoch FROM clock_timestamp())"),
)


class Fleeting:
    """Each of these is one statement, which needs no transaction around it; done twice, it does no harm."""

    def __init__(self, medium: Medium) -> None:
        self._medium = medium
        self._swept = monotonic()

    def count(self, what: str, seconds: int, amount: int = 1) -> int:
        """One more; how many there are, from the first one on, for so many seconds."""
        return self.count_all({what: seconds}, amount)[what]

    def count_all(self, seconds: Mapping[str, int], amount: int = 1) -> Mapping[str, int]:
        """One more of each. In one order, so that no two processes hold what the other waits for."""
        self._sweep()
        whats = sorted(seconds)
        asked = {"whats": whats, "seconds": [seconds[what] for what in whats], "amount": amount}
        found = self._medium.read(lambda connection: connection.execute(COUNT, asked).all())
        return {row.what: row.times for row in found}

    def counted(self, what: str) -> tuple[int, int]:
        """How many there are, and until when they count."""
        found = self._medium.read(lambda connection: connection.execute(COUNTED, {"what": what}).first())
        return (0, 0) if found is None else (found.times, found.until)

    def clear(self, what: str) -> None:
        self._medium.read(lambda connection: connection.execute(CLEAR, {"what": what}))

    def keep(self, what: str, whose: str, value: str, seconds: int) -> None:
        self._sweep()
        row = {"what": what, "whose": whose, "value": value, "seconds": seconds}
        self._medium.read(lambda connection: connection.execute(JOT, row))

    def look(self, what: str, whose: str) -> str | None:
        asked = {"what": what, "whose": whose}
        found: str | None = self._medium.read(lambda connection: connection.execute(LOOK, asked).scalar())
        return found

    def take(self, what: str, whose: str) -> str | None:
        """The same, once: of several who ask at the same time one gets it."""
        asked = {"what": what, "whose": whose}
        found = self._medium.read(lambda connection: connection.execute(TAKE, asked).first())
        return found[0] if found is not None and found[1] else None

    def _sweep(self) -> None:
        if monotonic() - self._swept > SWEPT:
            self._swept = monotonic()
            self._medium.read(_sweep)


def _sweep(connection: Connection) -> None:
    for one in SWEEP:
        connection.execute(one)
