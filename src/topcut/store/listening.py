"""Listening to other processes over a connection of its own, which also says who is there and who leads.

PostgreSQL sends a notification when the transaction that made it is done, to everyone who listens by then
(https://www.postgresql.org/docs/current/sql-notify.html). What is sent while the line is cut is never heard: so after
each cut anything may have happened, and everything is looked at again. Nothing else is done over this connection but a
small question twice a second, by which a line that is dead is noticed.
"""

import logging
import selectors
import socket
from collections.abc import Callable
from secrets import token_hex
from threading import Event, Thread
from time import monotonic

import psycopg

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store.medium import Hear, News

CHANNEL = "topcut"
KINDS = "balnc"  # beside, access, less, anew, catalogues
PRESENT, LEADING = 0x746F7063, 0x746F7064  # advisory locks: held by all who are there, and by one of them
BEAT = 0.5
IN_TOUCH = 2.0  # without a beat for so long, others may have changed something
AGAIN = 0.2

log = logging.getLogger(__name__)


class Ear:
    """`check` looks at a fresh connection and refuses one that cannot be trusted."""

    def __init__(self, conninfo: str, check: Callable[[psycopg.Connection], None], fail: Callable[[Refusal], None]):
        self.me = token_hex(6)
        self.leads = False
        self._conninfo, self._check, self._fail = conninfo, check, fail
        self._hear: Hear = lambda _: None
        self._beat = 0.0
        self._bell, self._ring = socket.socketpair()
        self._stopping = Event()
        first = self._connected()
        self._lead(first)
        self._thread = Thread(target=self._run, args=(first,), name="topcut-ear", daemon=True)
        self._thread.start()

    def hear(self, hear: Hear) -> None:
        self._hear = hear

    @property
    def is_in_touch(self) -> bool:
        return monotonic() - self._beat < IN_TOUCH

    def close(self) -> None:
        self._stopping.set()
        self._ring.send(b".")
        self._thread.join()
        self._ring.close()
        self._bell.close()

    def _run(self, connection: psycopg.Connection) -> None:
        while True:
            try:
                with connection:
                    self._attend(connection)
                return
            except psycopg.Error as error:
                self.leads = False
                log.warning("The line to the database was cut: %s", type(error).__name__)
            while (again := self._again()) is None:
                if self._stopping.wait(AGAIN):
                    return
            connection = again
            self._tell(None)

    def _again(self) -> psycopg.Connection | None:
        try:
            return self._connected()
        except psycopg.Error:
            return None
        except Refusal as refusal:
            self._fail(refusal)
            return None

    def _connected(self) -> psycopg.Connection:
        connection = psycopg.connect(
            self._conninfo,
            autocommit=True,
            application_name="topcut-ear",
            connect_timeout=2,
            tcp_user_timeout=2000,  # so that a dead line is noticed
        )
        try:
            self._check(connection)
            connection.execute("SELECT pg_advisory_lock_shared(%s)", (PRESENT,))
            connection.execute("LISTEN topcut")
        except BaseException:
            connection.close()
            raise
        self._beat = monotonic()
        return connection

    def _attend(self, connection: psycopg.Connection) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(connection.fileno(), selectors.EVENT_READ)
            waiting.register(self._bell, selectors.EVENT_READ)
            due = 0.0
            while not self._stopping.is_set():
                if monotonic() >= due:
                    self._lead(connection)
                    self._beat = monotonic()
                    due = self._beat + BEAT
                for news in dict.fromkeys(self._read(one.payload) for one in connection.notifies(timeout=0)):
                    if news is not None:
                        self._tell(news)
                waiting.select(max(0.0, due - monotonic()))
            connection.execute("SELECT pg_advisory_unlock_all()")  # at once, and not when the server notices

    def _lead(self, connection: psycopg.Connection) -> None:
        """Whoever leads asks for nothing new."""
        question = "SELECT %s > 0" if self.leads else "SELECT pg_try_advisory_lock(%s)"
        found = connection.execute(question, (LEADING,)).fetchone()
        self.leads = found is not None and bool(found[0])

    def _read(self, payload: str) -> News | None:
        """None, if it is our own voice, or none of ours: anyone who may use the database may speak there."""
        try:
            me, kinds, n, tournament = payload.split(" ", 3)
            number = int(n)
        except ValueError:
            log.warning("Somebody said on our channel what no Topcut says")
            return None
        if me == self.me:
            return None
        return News(TournamentId(tournament) if tournament else None, number, *(kind in kinds for kind in KINDS))

    def written(self, news: News) -> str:
        told = zip(KINDS, (news.beside, news.access, news.less, news.anew, news.catalogues), strict=True)
        kinds = "".join(kind for kind, is_so in told if is_so)
        return f"{self.me} {kinds or '-'} {news.n} {news.tournament or ''}"

    def _tell(self, news: News | None) -> None:
        try:
            self._hear(news)
        except Exception:
            log.exception("what another process told could not be followed")
