"""The disk under a data folder: one process, one connection, one witness; what is written is on the disk or refused."""

import logging
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from threading import RLock
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store import place, sqlite
from topcut.store.lock import DatabaseLock, FolderLock
from topcut.store.migrations import forms
from topcut.store.witness import Witness, statement

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class Overtaken(Exception):
    """Someone else wrote in between: what was decided was decided on old news."""


class Disk:
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
            self._opened.close()

    def read(self, job: Callable[[Connection], Answer]) -> Answer:
        with self.lock:
            try:
                with self._reader.connect() as connection:
                    return job(connection)
            except sqlite.ERRORS as error:
                raise sqlite.meaning(error, self.folder) from error

    def write(self, job: Callable[[Connection], object], heads: Mapping[TournamentId, Head]) -> None:
        """One transaction, on the disk when this returns. Then the witness learns where those logs end now."""
        with self.lock:
            if self.failed is not None:
                raise Refusal(self.failed.code, None, **self.failed.parameters)
            if not self._witness.is_whole:
                self.bear_witness({})
            try:
                with self._writer.begin() as connection:
                    job(connection)
            except IntegrityError as error:
                raise Overtaken from error
            except sqlite.ERRORS as error:
                raise self._failure(error) from error
            try:
                self.bear_witness(heads)
            except Refusal as refusal:
                # It is saved anyway; but nothing more is written before the witness has been told.
                log.warning("Saved, but the witness could not be told: %s", refusal)

    def bear_witness(self, heads: Mapping[TournamentId, Head]) -> None:
        try:
            self._witness.note(heads, self._header.changes())
        except OSError as error:
            refusal = place.unwritable(self.folder, error)
            if refusal.code == "store-failed":
                self.failed = refusal
            raise Refusal(refusal.code, None, **refusal.parameters) from error

    def forget(self, tournament: TournamentId) -> None:
        """The witness need no longer know where this log ended. If it cannot be told now, it is told at the end of the
        next write, and what has been removed is known to be gone all the same."""
        try:
            self._witness.forget(tournament, self._header.changes())
        except OSError as error:
            log.warning("Removed, but the witness could not be told: %s", error)

    def _open(self, wait: float, opened: ExitStack) -> None:
        file = self.folder / place.WITNESS
        said = statement(file)
        self.witnessed = said.heads
        sqlite.refuse_foreign_journal(self.folder, said.changes)
        opened.callback(DatabaseLock(self.folder).release)
        self._reader = sqlite.engine(self.folder, wait)
        opened.callback(self._reader.dispose)
        self._writer = self._reader.execution_options(**{sqlite.WRITING: True})
        self.read(forms.form)  # what a crash interrupted is rolled back by the first look
        self._header = sqlite.Header(self.folder)
        opened.callback(self._header.close)
        self._header.refuse_damage()
        # A witness that has heard of the last change has heard of every log; one that has not may have missed a first.
        self.may_miss_one = said.changes is not None and self._header.changes() > said.changes
        self._witness = Witness(file)
        self.bear_witness({})
        self.write(forms.upgrade, {})

    def _failure(self, error: DBAPIError | UnicodeDecodeError) -> Refusal:
        """After a failed sync it is not known what is on the disk, so nothing more is written until a fresh start."""
        refusal = sqlite.meaning(error, self.folder)
        if refusal.code in ("store-failed", "data-damaged"):
            self.failed = refusal
        return refusal
