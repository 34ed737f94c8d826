"""The disk under a data folder: one process, one connection, a daybook and a witness; what is written stays written."""

import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from threading import RLock

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store import place, sqlite
from topcut.store.daybook import Act, Daybook, is_plain
from topcut.store.lock import DatabaseLock, FolderLock
from topcut.store.medium import Answer, Hear, News, Order, Overtaken
from topcut.store.migrations import forms
from topcut.store.witness import Witness, statement

TROUBLES: tuple[type[Exception], ...] = (OSError, *sqlite.ERRORS)

log = logging.getLogger(__name__)


class Disk:
    errors: tuple[type[Exception], ...] = sqlite.ERRORS
    as_written: tuple[Order, ...] = (text("rowid"),)
    is_in_touch = leads = True
    is_shared = False

    def __init__(self, folder: Path, wait: float) -> None:
        self.folder = place.made(folder)
        self.lock = RLock()
        self.failed: Refusal | None = None
        try:
            with ExitStack() as opened:
                held = FolderLock(self.folder)
                opened.callback(held.release)
                self._open(wait, opened)
                self._opened = opened.pop_all()
        except OSError as error:
            raise place.unwritable(self.folder, error) from error

    def close(self) -> None:
        with self.lock:
            try:
                if self.failed is None:
                    self.settle()
            except Refusal as refusal:
                log.warning("What the daybook holds is carried over later: %s", refusal)
            finally:
                self._opened.close()

    def settle(self) -> None:
        """Carry over what the daybook holds: for whoever looks into the database from outside."""
        with self.lock:
            self._refuse_failed()
            try:
                self._bring_up()
                if self._daybook.number:
                    self._carry_over()
                    self._tell_witness({})
            except TROUBLES as error:
                raise self._failure(error) from error

    def read(self, job: Callable[[Connection], Answer]) -> Answer:
        with self.lock:
            try:
                self._bring_up()
                return job(self._connection)
            except TROUBLES as error:
                raise self._meaning(error) from error

    def write(self, job: Callable[[Connection], object], heads: Mapping[TournamentId, Head]) -> None:
        """One act, on the disk when this returns. Then the witness learns where those logs end now."""
        with self.lock:
            self._refuse_failed()
            try:
                self._make_ready()
                self._do(job)
            except IntegrityError as error:
                raise Overtaken from error
            except TROUBLES as error:
                raise self._failure(error) from error
            self._tell_witness(heads)

    def first(self, tournament: TournamentId) -> AbstractContextManager[object]:  # there is no other process
        return self.lock

    def tell(self, connection: Connection, news: News) -> None:
        """There is nobody else."""

    def share_catalogues(self, changed: str | None = None) -> None:
        """With nobody else."""

    def hear(self, hear: Hear) -> None:
        """Nobody tells anything."""

    def bear_witness(self, heads: Mapping[TournamentId, Head]) -> None:
        if self.failed is not None:
            return  # what it says is what a fresh start is compared with
        try:
            self._witness.note(heads, self._header.state(), self._daybook.number)
        except OSError as error:
            raise self._failure(error) from error

    def forget(self, tournament: TournamentId) -> None:
        """The witness need no longer know where this log ended. If it cannot be told now, it is told at the end of the
        next write, and what has been removed is known to be gone all the same."""
        try:
            self._witness.forget(tournament, self._header.state(), self._daybook.number)
        except OSError as error:
            log.warning("Removed, but the witness could not be told: %s", error)

    def meaning(self, error: Exception) -> Refusal:
        return sqlite.meaning(error, self.folder)

    def refuse_unready(self) -> None:
        place.refuse_full(self.folder)

    def is_sound(self, connection: Connection) -> bool:
        return sqlite.is_sound(connection)

    def others(self, connection: Connection) -> int:
        return 0  # or it could not have been opened

    def settings(self, connection: Connection) -> Mapping[str, str]:
        return sqlite.settings(connection)

    def _open(self, wait: float, opened: ExitStack) -> None:
        file = self.folder / place.WITNESS
        said = statement(file)
        self.witnessed = said.heads
        sqlite.refuse_foreign_journal(self.folder, said.state)
        opened.callback(DatabaseLock(self.folder).release)
        self._daybook = Daybook(self.folder)
        engine = sqlite.engine(self.folder, wait)
        opened.callback(engine.dispose)
        self._act: Act = []
        sqlite.take_down(engine, self._act)
        try:
            self._connection = opened.enter_context(engine.connect())
            forms.form(self._connection)  # what a crash interrupted is rolled back by the first look
        except self.errors as error:
            raise self.meaning(error) from error
        self._header = sqlite.Header(self.folder)
        opened.callback(self._header.close)
        self._header.refuse_damage()
        self._daybook.acts(self._header.state())
        now = self._header.state()
        # A witness that has heard of the last act has heard of every log; one that has not may have missed a first.
        self.may_miss_one = said.state is not None and (
            (now.changes, self._daybook.number) > (said.state.changes, said.acts)
        )
        self._witness = Witness(file)
        if now == said.state and self._daybook.number < said.acts:
            self._keep_as_it_is()
            return
        self.bear_witness({})
        self.write(forms.upgrade, {})

    def _keep_as_it_is(self) -> None:
        """Acts that were acknowledged are missing in the daybook: whoever starts again must be told again, so neither
        it nor what the witness says of it is touched."""
        self.failed = Refusal("data-damaged", file=place.DAYBOOK)
        if self.read(forms.form) != forms.NEWEST:
            self._refuse_failed()

    def _refuse_failed(self) -> None:
        if self.failed is not None:
            raise Refusal(self.failed.code, None, **self.failed.parameters)

    def _tell_witness(self, heads: Mapping[TournamentId, Head]) -> None:
        """It is saved anyway; but nothing more is written before the witness has been told."""
        try:
            self.bear_witness(heads)
        except Refusal as refusal:
            log.warning("Saved, but the witness could not be told: %s", refusal)

    def _bring_up(self) -> None:
        """What was written since the last commit is done again, if the transaction that held it is gone: all of it, or
        the next one tries again."""
        if not self._daybook.number or sqlite.is_open(self._connection):
            return
        self._connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            sqlite.do_again(self._connection, self._daybook.acts(self._header.state()))
        except BaseException as error:
            self._undo("ROLLBACK")
            if isinstance(error, IntegrityError):
                raise Refusal("data-damaged", file=place.DAYBOOK) from error
            raise

    def _make_ready(self) -> None:
        self._bring_up()
        if self._daybook.is_full:
            self.settle()
            self._refuse_failed()
        if not self._witness.is_whole:
            self.bear_witness({})
        self._daybook.cut()
        if not sqlite.is_open(self._connection):
            self._connection.exec_driver_sql("BEGIN IMMEDIATE")

    def _do(self, job: Callable[[Connection], object]) -> None:
        self._connection.exec_driver_sql("SAVEPOINT act")
        self._act.clear()
        try:
            job(self._connection)
            if not is_plain(self._act):
                self._carry_over()
                return
            if self._act:
                self._daybook.append(self._header.state(), self._act)
        except BaseException:
            try:
                self._undo("ROLLBACK TO act")
            except TROUBLES:
                self._undo("ROLLBACK")  # and what stands in the daybook is done again
            raise
        finally:
            self._rest()

    def _undo(self, how: str) -> None:
        if sqlite.is_open(self._connection):
            self._connection.exec_driver_sql(how)

    def _rest(self) -> None:
        """Others may write where we hold nothing."""
        if sqlite.is_open(self._connection):
            self._connection.exec_driver_sql("RELEASE act" if self._daybook.number else "ROLLBACK")

    def _carry_over(self) -> None:
        """The database is as the daybook says, for good: its own journal sees to it that this is done whole."""
        sqlite.commit(self._connection)
        self._daybook.clear()

    def _failure(self, error: Exception) -> Refusal:
        """After a failed sync it is not known what is on the disk, so nothing more is written until a fresh start."""
        refusal = self._meaning(error)
        if refusal.code in ("store-failed", "data-damaged"):
            self.failed = refusal
        return Refusal(refusal.code, None, **refusal.parameters)

    def _meaning(self, error: Exception) -> Refusal:
        return place.unwritable(self.folder, error) if isinstance(error, OSError) else self.meaning(error)
