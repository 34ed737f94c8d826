"""What a store needs of whatever its logs are kept on: a file on this computer's disk, or a server for many."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from threading import RLock
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.sql.expression import ColumnElement, TextClause

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head

Answer = TypeVar("Answer")
Order = ColumnElement[Any] | TextClause


class Overtaken(Exception):
    """Someone else wrote in between: what was decided was decided on old news."""


class Lost(Refusal):
    """The line to the database was cut in the middle of a write, so whether it is saved is not known."""


@dataclass(frozen=True, slots=True)
class News:
    """What other processes have to hear of a write: where to look, never what was written."""

    tournament: TournamentId | None = None
    n: int = 0  # where its log ends
    beside: bool = False  # something beside the log has changed
    access: bool = False  # who may come in has changed
    less: bool = False  # someone may be allowed less than before
    anew: bool = False  # the log is another one from some fact on, or tells more or less of one
    catalogues: bool = False  # one was added

    @property
    def is_append(self) -> bool:
        """Whether facts were added to a log, and nothing else: by far the most frequent news."""
        return self.n > 0 and not (self.beside or self.access or self.less or self.anew)


Hear = Callable[[News | None], None]  # None: anything may have happened meanwhile


class Medium(Protocol):
    folder: Path  # of this process, whatever the logs are kept on
    lock: RLock
    failed: Refusal | None  # why nothing more is written until a fresh start
    witnessed: Mapping[TournamentId, Head]  # where the logs ended, as the witness knew when this was opened
    may_miss_one: bool  # whether the witness may never have heard of a log
    errors: tuple[type[Exception], ...]  # what a damaged database raises
    as_written: tuple[Order, ...]  # facts in the order of writing, past damaged indexes

    def close(self) -> None: ...

    def read(self, job: Callable[[Connection], Answer]) -> Answer: ...

    def write(self, job: Callable[[Connection], object], heads: Mapping[TournamentId, Head]) -> None:
        """One transaction, durable when this returns; then the witness learns where those logs end now."""

    def refuse_unready(self) -> None:
        """Where nothing could be saved at this moment."""

    def settle(self) -> None:
        """Whatever is kept for later is done now, so that others find all of it where it belongs."""

    def first(self, tournament: TournamentId) -> AbstractContextManager[object]:
        """Nobody in any process writes into this log meanwhile."""

    def tell(self, connection: Connection, news: News) -> None:
        """Other processes hear of it when the transaction is done."""

    def share_catalogues(self, changed: str | None = None) -> None:
        """Those that were added in the folder of this computer go to the others, and theirs come here."""

    def hear(self, hear: Hear) -> None:
        """What other processes tell goes there from now on."""

    @property
    def is_in_touch(self) -> bool:
        """Whether what others have changed would have been heard of by now."""

    @property
    def leads(self) -> bool:
        """Whether this is the one process that does what is to be done once."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same people at the same time."""

    def bear_witness(self, heads: Mapping[TournamentId, Head]) -> None: ...

    def forget(self, tournament: TournamentId) -> None:
        """The witness need no longer know where this log ended."""

    def meaning(self, error: Exception) -> Refusal:
        """What one of its errors means to the person who wanted something saved or read."""

    def is_sound(self, connection: Connection) -> bool:
        """Whether pages, rows, indexes and tables agree with each other; the chain knows nothing about those."""

    def others(self, connection: Connection) -> int:
        """How many other programs have it open."""

    def settings(self, connection: Connection) -> Mapping[str, str]: ...
