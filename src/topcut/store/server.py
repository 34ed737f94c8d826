"""A PostgreSQL server under the store: many processes on many computers, and the log's own key says who was first.

A write lines up for the log it touches, so that what is beside a log is decided one after the other, too. Deciding what
to write does not: whoever was overtaken lines up before deciding again, and is then first for certain.
"""

import hashlib
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from threading import RLock
from time import monotonic, sleep

import psycopg
from sqlalchemy import Connection, TextClause, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store import missing, place, postgres, schema, shared_catalogues
from topcut.store.acknowledged import Acknowledged, later
from topcut.store.listening import CHANNEL, PRESENT, Ear
from topcut.store.medium import Answer, Hear, Lost, News, Order, Overtaken
from topcut.store.migrations import forms
from topcut.store.place import Database

AGAIN = 0.1
TURN = text("SELECT pg_advisory_xact_lock(:log)")
AHEAD = text("SELECT pg_advisory_lock(:log)")
LET_GO = "SELECT pg_advisory_unlock_all()"
TELL = text("SELECT pg_notify(:channel, :news)")
EVERYTHING = TournamentId("")  # the turn of what belongs to no log: who may come in, what becomes of tournaments

log = logging.getLogger(__name__)


class Server:
    may_miss_one = True  # a process knows nothing of what it did not write itself
    is_shared = True
    errors: tuple[type[Exception], ...] = ()  # a server tells of its damage when it is met
    as_written: tuple[Order, ...] = (schema.facts.c.tournament, schema.facts.c.n)

    def __init__(self, database: Database, wait: float) -> None:
        self.folder = place.made(database.folder)
        self.lock = RLock()
        self.failed: Refusal | None = None
        self._wait = wait
        self._is_away = False  # it did not come back in that time: nobody else waits for it so long
        self._ahead: tuple[TournamentId, Connection] | None = None  # who goes first in which log
        try:
            with ExitStack() as opened:
                self._open(database.url, opened)
                self._opened = opened.pop_all()
        except OSError as error:
            raise place.unwritable(self.folder, error) from error
        except (psycopg.Error, DBAPIError) as error:
            raise postgres.unreached(error, database.url) or self.meaning(error) from error
        except Refusal as refusal:
            raise postgres.unreached(refusal.__cause__, database.url) or refusal from refusal.__cause__

    def close(self) -> None:
        with self.lock:
            self._opened.close()

    def read(self, job: Callable[[Connection], Answer]) -> Answer:
        """A look does no harm, so it is tried again as long as the server may come back."""
        until = self._patience()
        while True:
            try:
                with self._reader.connect() as connection:
                    self._is_away = False
                    return job(connection)
            except postgres.ERRORS as error:
                if self._gives_up(error, until):
                    raise self.meaning(error) from error
                sleep(AGAIN)

    def write(self, job: Callable[[Connection], object], heads: Mapping[TournamentId, Head]) -> None:
        with self.lock:
            if self.failed is not None:
                raise Refusal(self.failed.code, None, **self.failed.parameters)
            try:
                with self._turn(*sorted(heads)) as connection:
                    job(connection)
            except IntegrityError as error:
                raise Overtaken from error
            except postgres.ERRORS as error:
                refusal = self.meaning(error)
                raise (Lost(refusal.code) if postgres.is_cut(error) else refusal) from error
            try:
                self.bear_witness(heads)
            except Refusal as refusal:
                log.warning("Saved, but it could not be noted in the data folder: %s", refusal)

    @contextmanager
    def first(self, tournament: TournamentId) -> Iterator[None]:
        """The lock is that of the connection, which then has to be the one that writes."""
        with self.lock:
            if self._ahead is not None:
                self._wait_for(tournament, self._ahead[1])
                yield
                return
            with self._reached(tournament) as connection:
                self._ahead = tournament, connection
                try:
                    yield
                finally:
                    self._ahead = None
                    _let_go(connection)

    def _wait_for(self, tournament: TournamentId, connection: Connection) -> None:
        """Also for one of our own whose line was cut while the server was still at it."""
        try:
            _line_up(connection, AHEAD, [tournament])
        except postgres.ERRORS as error:
            connection.rollback()
            raise self.meaning(error) from error

    def _reached(self, tournament: TournamentId) -> Connection:
        try:
            return self._connected(AHEAD, [tournament])
        except postgres.ERRORS as error:
            raise self.meaning(error) from error

    def refuse_unready(self) -> None:
        postgres.refuse_unsafe(self.read(postgres.settings))

    def tell(self, connection: Connection, news: News) -> None:
        connection.execute(TELL, {"channel": CHANNEL, "news": self._ear.written(news)})

    def share_catalogues(self, changed: str | None = None) -> None:
        shared_catalogues.share(self, self.folder, changed)

    def hear(self, hear: Hear) -> None:
        self._ear.hear(hear)

    @property
    def is_in_touch(self) -> bool:
        return self._ear.is_in_touch

    @property
    def leads(self) -> bool:
        return self._ear.leads

    def settle(self) -> None:
        """The server sees to that."""

    def bear_witness(self, heads: Mapping[TournamentId, Head]) -> None:
        try:
            self._acknowledged.note(heads)
        except OSError as error:
            raise place.unwritable(self.folder, error) from error

    def forget(self, tournament: TournamentId) -> None:
        try:
            self._acknowledged.forget(tournament)
        except OSError as error:
            log.warning("Removed, but it could not be noted in the data folder: %s", error)

    def meaning(self, error: Exception) -> Refusal:
        return postgres.meaning(error)

    def is_sound(self, connection: Connection) -> bool:  # the server's own checksums see to it
        return True

    def others(self, connection: Connection) -> int:
        return postgres.holders(connection, PRESENT) - 1

    def settings(self, connection: Connection) -> Mapping[str, str]:
        return postgres.settings(connection)

    def _open(self, url: str, opened: ExitStack) -> None:
        self._engine = postgres.engine(url, self._wait)
        opened.callback(self._engine.dispose)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        postgres.refuse_unsafe(self.read(postgres.settings))
        with self._turn() as connection:
            _upgrade(connection)
        self._ear = Ear(postgres.conninfo(url), postgres.check, self._fail)
        opened.callback(self._ear.close)
        self._acknowledged = Acknowledged(self.folder)
        opened.callback(self._acknowledged.close)
        self.share_catalogues()
        self.witnessed: Mapping[TournamentId, Head] = later(self._acknowledged.of_all(), self.read(missing.witnessed))

    @contextmanager
    def _turn(self, *of: TournamentId) -> Iterator[Connection]:
        """A transaction, when nobody else has one for the same."""
        held, ahead = self._ahead or (None, None)
        logs = [one for one in of or (EVERYTHING,) if one != held]
        with nullcontext(ahead) if ahead else self._connected(TURN, logs) as connection:
            try:
                if ahead:
                    _line_up(connection, TURN, logs)
                yield connection
                connection.commit()
            finally:
                connection.rollback()

    def _connected(self, turn: TextClause, logs: Sequence[TournamentId]) -> Connection:
        """To a server that answers, when it is our turn: it may have been restarted since the last time."""
        until = self._patience()
        while True:
            connection = None
            try:
                connection = self._engine.connect()
                self._is_away = False
                _line_up(connection, turn, logs)
                return connection
            except postgres.ERRORS as error:
                if connection is not None:
                    connection.close()
                if self._gives_up(error, until):
                    raise
                sleep(AGAIN)

    def _patience(self) -> float:
        """Until when the server may come back. Once it has not, each answer is a sentence at once, until it has."""
        return monotonic() + (0.0 if self._is_away else self._wait)

    def _gives_up(self, error: Exception, until: float) -> bool:
        """Only a server that went away is waited for."""
        is_cut = postgres.is_cut(error)
        self._is_away = self._is_away or (is_cut and monotonic() > until)
        return self._is_away or not is_cut

    def _fail(self, refusal: Refusal) -> None:
        self.failed = refusal


def _upgrade(connection: Connection) -> None:
    """The tables in the form that this program knows, if no other program has them open in the form before."""
    if forms.form(connection) != forms.NEWEST and not connection.scalar(
        select(func.pg_try_advisory_xact_lock(PRESENT))
    ):
        raise Refusal("database-in-use")
    forms.upgrade(connection)


def _line_up(connection: Connection, turn: TextClause, logs: Sequence[TournamentId]) -> None:
    for one in logs:
        connection.execute(turn, {"log": _key(one)})


def _let_go(connection: Connection) -> None:
    """Outside a transaction: to begin and to end one would be two more ways there and back for each act."""
    try:
        connection.rollback()
        line = connection.connection.driver_connection
        assert isinstance(line, psycopg.Connection)
        line.autocommit = True
        line.execute(LET_GO)
        line.autocommit = False
    except (SQLAlchemyError, psycopg.Error):
        connection.invalidate()  # the server lets go with the connection


def _key(tournament: TournamentId) -> int:
    """An advisory lock is a number; two tournaments that share one only wait for each other."""
    return int.from_bytes(hashlib.sha256(tournament.encode()).digest()[:8], "big", signed=True)
