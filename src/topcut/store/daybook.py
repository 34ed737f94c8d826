"""The book of first entry: each act is on the disk once it stands here, after one sync.

Bookkeepers write everything into the daybook first and carry it over into the ledger now and then. Our ledger is the
database: its transaction stays open from act to act, in memory, and is committed when the book is full. After a crash
the database is as it was then, and the statements of each act since are done again. An act names the state of the
database it belongs to (`State`): what has been carried over already, or belongs to another copy, is never done
to this one.
"""

import errno
import hashlib
import os
import struct
from collections.abc import Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from topcut.refusal import Refusal
from topcut.store.place import DATABASE, DAYBOOK, sync_file, sync_folder

FULL = 1 << 20  # bytes, after which it is carried over
HEAD = struct.Struct(">I16s")  # how long an act is, and its check


class State(NamedTuple):
    """Of a database between two commits."""

    changes: int  # how often it has been committed to
    mark: int  # and the dice of the last time, which tell it from a copy that went another way


Act = list[tuple[str, list[tuple[Any, ...]]]]  # statements, each with the rows it is executed with


class Daybook:
    def __init__(self, folder: Path) -> None:
        self._file = folder / DAYBOOK
        self._size = 0
        self._is_cut = False  # at the size that counts
        self.number = 0  # of acts that the database does not have yet
        if not self._file.exists():
            self._file.touch(mode=0o600)
            sync_folder(folder)

    @property
    def is_full(self) -> bool:
        return self._size > FULL

    def acts(self, state: State) -> list[Act]:
        """What a database in this state does not have yet. An act torn by a crash was never acknowledged, and nothing
        comes after it."""
        read = list(_read(self._file.read_bytes()))
        acts = [act for _, found, act in read if found == state]
        if read and not acts and read[-1][1].changes != state.changes - 1:
            raise Refusal("journal-foreign", file=DATABASE, journal=DAYBOOK)
        self._size, self.number = read[-1][0] if acts else 0, len(acts)
        return acts

    def append(self, state: State, act: Act) -> None:
        """On the disk when this returns; if it raises, it is as if it had never been written."""
        said = msgspec.msgpack.encode((state, act))
        written = HEAD.pack(len(said), _check(said)) + said
        with self._open() as file:
            try:
                file.seek(self._size)
                if file.write(written) != len(written):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                sync_file(file.fileno())
            except BaseException:
                self._is_cut = False  # should this fail too, the next one does it first
                file.truncate(self._size)
                raise
        self._size += len(written)
        self.number += 1

    def clear(self) -> None:
        """Everything has been carried over. Not synced: what comes back after a power cut is known to be old."""
        self.number, self._size, self._is_cut = 0, 0, False
        with suppress(OSError):  # nothing more is written before it is done
            self.cut()

    def cut(self) -> None:
        """What has been carried over, or was torn, is not left lying about."""
        if not self._is_cut:
            with self._open() as file:
                file.truncate(self._size)
            self._is_cut = True

    def _open(self) -> FileIO:
        return self._file.open("r+b", buffering=0)  # not "a": a file that has vanished must not start over


def _read(content: bytes) -> Iterator[tuple[int, State, Act]]:
    """Where each act ends, which state of the database it belongs to, and what was done."""
    at = 0
    while len(content) - at >= HEAD.size:
        length, check = HEAD.unpack_from(content, at)
        at += HEAD.size
        said = content[at : at + length]
        if not length or _check(said) != check:
            return
        at += length
        state, act = msgspec.msgpack.decode(said, type=tuple[State, Act])
        yield at, state, act


def _check(said: bytes) -> bytes:
    return hashlib.sha256(said).digest()[:16]


def is_plain(act: Act) -> bool:
    """Whether it only adds and changes rows. A change of tables, and what deletes somebody's traces, goes right into
    the database."""
    return all(sql.startswith(("INSERT", "UPDATE")) for sql, _ in act)
