"""A second memory of where every log ends, beside the database, so that a lost tail cannot pass for the truth."""

import errno
import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from io import FileIO
from pathlib import Path

from topcut.chance import canon
from topcut.ids import TournamentId
from topcut.rules.chain import Head
from topcut.store.daybook import State
from topcut.store.place import sync_folder, sync_whole

NOWHERE = State(0, 0)
LONGEST = 1 << 20  # bytes, after which the file is rewritten with one line per tournament
TIMES = 2  # as long as it was then: with many tournaments that alone is longer, and it is not rewritten for each act


@dataclass(frozen=True, slots=True)
class Statement:
    """What the witness knows: the heads of all logs, the state of the database then, and how many acts stood in the
    daybook that belongs to it."""

    heads: Mapping[TournamentId, Head]
    state: State | None
    acts: int


class Witness:
    """One line per act. A line torn by a crash says nothing, and the one before it is still true."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._size = file.stat().st_size if file.exists() else 0
        self._longest = LONGEST
        self._heads = dict(statement(file).heads)
        self._is_whole = self._size > 0 and file.read_bytes().endswith(b"\n")

    def note(self, heads: Mapping[TournamentId, Head], state: State = NOWHERE, acts: int = 0) -> None:
        """Remember heads for good: at once if the database was changed. What stands in the daybook is safe already, and
        the disk may take its time. If this raises, the next call rewrites the whole file."""
        self._heads |= heads
        whole, self._is_whole = self._is_whole, False
        if whole and self._size < self._longest:
            self._append(_lines(heads, state, acts), synced=not acts)
        else:
            self._rewrite(_lines(self._heads, state, acts))
        self._is_whole = True

    def forget(self, tournament: TournamentId, state: State = NOWHERE, acts: int = 0) -> None:
        """A tournament was removed for good: not even where its log ended is kept."""
        self._heads.pop(tournament, None)
        self._is_whole = False
        self.note({}, state, acts)

    @property
    def is_whole(self) -> bool:
        return self._is_whole

    def _append(self, text: bytes, *, synced: bool) -> None:
        with self._file.open("r+b", buffering=0) as file:  # not "a": a file that has vanished must not start over
            file.seek(0, os.SEEK_END)
            _write(file, text)
            if synced:
                sync_whole(file.fileno())
        self._size += len(text)

    def _rewrite(self, text: bytes) -> None:
        scratch = self._file.with_name(f"{self._file.name}.new")
        with open(scratch, "wb", buffering=0, opener=_for_its_owner) as file:
            _write(file, text)
            sync_whole(file.fileno())
        scratch.replace(self._file)
        sync_folder(self._file.parent)
        self._size = len(text)
        self._longest = max(LONGEST, TIMES * self._size)


def _for_its_owner(file: str, flags: int) -> int:
    return os.open(file, flags, 0o600)


def _write(file: FileIO, text: bytes) -> None:
    if file.write(text) != len(text):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def statement(file: Path) -> Statement:
    heads: dict[TournamentId, Head] = {}
    state, acts = None, 0
    for line in file.read_bytes().split(b"\n") if file.exists() else ():
        said = _said(line)
        if said is not None:
            tournament, head, state, acts = said
            if tournament is not None and head is not None:
                heads[tournament] = head
    return Statement(heads, state, acts)


def _lines(heads: Mapping[TournamentId, Head], state: State, acts: int) -> bytes:
    return b"".join(_line(*item, state, acts) for item in heads.items()) or _line(None, None, state, acts)


def _line(tournament: TournamentId | None, head: Head | None, state: State, acts: int) -> bytes:
    n, hash = (head.n, head.hash.hex()) if head else (0, "")
    text = canon({"tournament": tournament, "n": n, "head": hash, **state._asdict(), "acts": acts})
    return text + b" " + _check(text) + b"\n"


def _said(line: bytes) -> tuple[TournamentId | None, Head | None, State, int] | None:
    text, _, check = line.rpartition(b" ")
    if not text or check != _check(text):
        return None
    said = json.loads(text)
    state, acts = State(said["changes"], said.get("mark", 0)), said.get("acts", 0)  # older ones had neither
    if said["tournament"] is None:
        return None, None, state, acts
    return said["tournament"], Head(said["n"], bytes.fromhex(said["head"])), state, acts


def _check(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest()[:16].encode()
