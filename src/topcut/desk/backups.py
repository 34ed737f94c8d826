"""Backups to a second folder or a stick, seconds after each change: written whole, read back, told of if they fail."""

import errno
import hashlib
import json
import logging
import os
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from threading import Lock

from topcut.chance import canon
from topcut.desk.backup_folder import SHOWN, Found, backups_in, checked, name_of, superfluous, verdict
from topcut.desk.copies import copied_up_to
from topcut.desk.door import Desk
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store.place import free_megabytes
from topcut.store.whole_file import write_whole
from topcut.words import sentence

FILE = "topcut.backup"  # in the data folder: where the backups go
PAUSE = timedelta(seconds=4)  # between two copies of one tournament, and before a failed one is tried again
AT_ONCE = timedelta(seconds=1)  # of work in one tick
LAST = {"TournamentFinished", "SeedRevealed"}  # facts after which nothing is played
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
CLOSED = {errno.EROFS, errno.EACCES, errno.EPERM}

_Named = tuple[TournamentId, int, str, bool]  # what the name of a copy tells: of which log, up to where, whether sealed

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Kept:
    """The last good copy of a tournament that was written: where its log ended, and when."""

    n: int
    at: str


@dataclass(frozen=True, slots=True)
class _Mark:
    """What was copied last: where the log ended, and what stood beside it. As long as nothing looks different at a
    glance, nothing is."""

    glance: Hashable
    head: Head
    beside: bytes
    is_over: bool  # then nobody who signs in elsewhere matters to it


class Backups:
    """Whoever runs the loop calls `catch_up` about once a second, on a thread that nobody waits for. Safe for
    threads."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._lock = Lock()
        self._looked: timedelta | None = None
        self._tries = "again"  # or once: by a command that ends
        self.remembered: Path | None = None  # where they went before this start
        self._chosen(None, None)
        self._remember()

    def choose(self, folder: Path, password: str | None = None, *, remember: bool = True) -> None:
        """From now on backups go there, also after a restart. The folder is made, but not the one it stands in: a stick
        that is not plugged in must not become a folder on this disk."""
        folder, data = Path(os.path.abspath(folder)), self._desk.store.folder
        if folder == data or data in folder.parents:
            raise Refusal("backup-inside", folder=str(folder))
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            backups_in(folder)
        except OSError as error:
            raise _meaning(folder, error, tries="once") from None
        with self._lock:
            self._chosen(folder, password or None)
            self._tries = "again" if remember else "once"
        if not remember:
            return
        with suppress(OSError):  # then it is forgotten with this process
            write_whole(data / FILE, [json.dumps({"folder": str(folder), "sealed": bool(password)}).encode()])

    def stop(self) -> None:
        """No more backups; those that are there stay."""
        with self._lock:
            self._chosen(None, None)
        with suppress(OSError):
            (self._desk.store.folder / FILE).unlink(missing_ok=True)

    def catch_up(self) -> None:
        """Copy what has changed, as far as its pause is over."""
        begun = self._desk.clock.elapsed()
        with self._lock:
            if self._looked is None or begun - self._looked >= PAUSE:
                self._looked = begun
                self._guarded(self._look_around)
            for id in self._changed():
                if id in self._tried and begun - self._tried[id] < PAUSE:
                    continue
                self._tried[id] = begun
                self._guarded(partial(self._copy, id))
                if self._desk.clock.elapsed() - begun > AT_ONCE:
                    return

    def copy_all(self) -> None:
        """Everything that is not copied yet, at once: by command, and when the program ends."""
        with self._lock:
            self._guarded(self._look_around)
            for id in tuple(self._changed()):
                self._guarded(partial(self._copy, id))

    def holds_others(self) -> bool:
        """Whether there are copies of tournaments that are not on this computer, as far as their names tell."""
        try:
            found = backups_in(self.folder) if self.folder is not None else []
        except OSError:
            return False
        return any(not self._desk.store.knows(one.tournament) for one in found)

    def _chosen(self, folder: Path | None, password: str | None) -> None:
        self.folder, self.password = folder, password
        self.problem: Refusal | None = None
        self.kept: dict[TournamentId, Kept] = {}
        self.is_on_same_disk = folder is not None and _is_same_disk(folder, self._desk.store.folder)
        self._marks: dict[TournamentId, _Mark] = {}
        self._tried: dict[TournamentId, timedelta] = {}
        self._looked = None
        self._judged: set[Path] = set()
        self.others: dict[Path, Refusal] = {}  # copies of a log that went another way than ours

    def _remember(self) -> None:
        """What was chosen before the program was started again. A password is nowhere written down. Several processes
        that serve one database would all write there."""
        if self._desk.store.is_shared:
            return
        try:
            said = json.loads((self._desk.store.folder / FILE).read_bytes())
            folder, sealed = Path(said["folder"]), bool(said["sealed"])
        except (OSError, ValueError, KeyError, TypeError):
            return
        self.remembered = folder
        self._chosen(None if sealed else folder, None)
        if sealed:
            self.problem = Refusal("backup-password", folder=str(folder))

    def _guarded(self, job: Callable[[], None]) -> None:
        """A failure is told at the desk and tried again; it holds up nothing."""
        if self.folder is None:
            return
        try:
            job()
        except OSError as error:
            self._fail(_meaning(self.folder, error, tries=self._tries))
        except Refusal as refusal:
            self._fail(refusal)

    def _fail(self, problem: Refusal) -> None:
        if self.problem is None or self.problem.code != problem.code:
            log.warning("No backup was written: %s", sentence(problem))
        self.problem = problem

    def _changed(self) -> Iterator[TournamentId]:
        """Drills count for nothing, and what cannot be read whole must not take the place of a good copy."""
        store = self._desk.store
        for listed in store.tournaments() if self.folder is not None else ():
            kept, known = store.kept(listed.id), self._marks.get(listed.id)
            is_wanted = not kept.drill and not kept.deleted and store.trouble(listed.id) is None
            if is_wanted and (known is None or known.glance != self._glance(listed.id, is_over=known.is_over)):
                yield listed.id

    def _glance(self, tournament: TournamentId, *, is_over: bool) -> Hashable:
        store = self._desk.store
        return store.head(tournament), store.edition(tournament), None if is_over else store.access_edition

    def _copy(self, tournament: TournamentId) -> None:
        assert self.folder is not None
        desk, known, head = self._desk, self._marks.get(tournament), self._desk.store.head(tournament)
        is_over = next(iter(desk.store.sealed(tournament, head.n - 1))).record.kind in LAST
        glance = self._glance(tournament, is_over=is_over)
        beside = hashlib.sha256(canon(list(desk.store.beside(tournament, head.n)))).digest()
        mark = _Mark(glance, head, beside, is_over)
        is_there = known is None and is_over and self._as_named(tournament, head) in _heads(backups_in(self.folder))
        if is_there or (known is not None and (known.head, known.beside) == (head, beside)):
            self._marks[tournament] = mark  # copied before this start, or somebody has signed in to another one
            return
        self._refuse_bare()
        head, content = copied_up_to(desk, tournament, self.password)
        epoch, made = desk.look(tournament).epoch, desk.clock.now()
        file = self.folder / name_of(tournament, epoch, head, made, sealed=self.password is not None)
        write_whole(file, [content])
        held = verdict(file, self.password)
        self._marks[tournament] = replace(mark, head=head)
        self.kept[tournament] = Kept(held.head.n, desk.clock.stamp())
        self.problem = None
        known_here = [one for one in backups_in(self.folder) if one.tournament == tournament]
        ours = [one for one in known_here if one.epoch <= epoch and one.file not in self.others]
        for one in superfluous(ours, made, held.erased_at):
            one.file.unlink(missing_ok=True)

    def _as_named(self, tournament: TournamentId, head: Head) -> _Named:
        return tournament, head.n, head.hash.hex()[:SHOWN], self.password is not None

    def _look_around(self) -> None:
        """What else lies in the folder: copies of a computer that has taken over (L7), and of what is gone for good.
        What no longer lies there is copied again: this may be another stick."""
        assert self.folder is not None
        self._refuse_bare()
        store, found = self._desk.store, backups_in(self.folder)
        there = _heads(found)
        self._marks = {id: mark for id, mark in self._marks.items() if self._as_named(id, mark.head) in there}
        files = {one.file for one in found}
        self.others = {file: why for file, why in self.others.items() if file in files}
        for one in found:
            if store.gone(one.tournament) is not None:
                one.file.unlink(missing_ok=True)
            elif one.file not in self._judged and store.knows(one.tournament):
                self._judged.add(one.file)
                self._judge(one)
        if self.problem is not None and self.problem.code == "backup-gone":
            self.problem = None

    def _refuse_bare(self) -> None:
        """The stick was pulled, and a folder of its name is left on the computer's own disk."""
        assert self.folder is not None
        if not self.is_on_same_disk and _is_same_disk(self.folder, self._desk.store.folder):
            raise Refusal("backup-gone", folder=str(self.folder), tries=self._tries)

    def _judge(self, one: Found) -> None:
        """A copy that tells of a newer epoch is believed once it was read to its end and has the secret of the log,
        which nobody makes up. One that has not, or is of our own epoch and not from our log, is only told of: this
        folder was put back, somebody else goes on in the same epoch, or somebody wants us to stop."""
        desk, id = self._desk, one.tournament
        epoch = desk.look(id).epoch
        if one.epoch < epoch or _is_from(desk, one):
            return
        held = checked(one, self.password).verdict
        if held is not None and held.epoch > epoch and held.seed and held.seed == desk.store.seed(id):
            desk.learn_of_epoch(id, held.epoch, held.head.hash.hex())
        title = desk.look(id).title
        self.others[one.file] = Refusal("backup-other", file=one.file.name, title=title, n=one.n, epoch=one.epoch)


def _heads(found: Iterable[Found]) -> set[_Named]:
    return {(one.tournament, one.n, one.head, one.sealed) for one in found}


def _is_from(desk: Desk, one: Found) -> bool:
    """Whether our log had the head that the name tells, at that length."""
    found = next(iter(desk.store.sealed(one.tournament, one.n - 1)), None) if one.n else None
    return found is not None and found.hash.hex().startswith(one.head)


def _meaning(folder: Path, error: OSError, *, tries: str) -> Refusal:
    """What a file system error means to the person whose stick it is, and whether it is tried again by itself."""
    if error.errno in FULL:
        return Refusal("backup-full", folder=str(folder), free=free_megabytes(folder), tries=tries)
    if error.errno in CLOSED:
        return Refusal("backup-read-only", folder=str(folder), tries=tries)
    return Refusal("backup-gone", folder=str(folder), tries=tries)


def _is_same_disk(folder: Path, data: Path) -> bool:
    try:
        return folder.stat().st_dev == data.stat().st_dev
    except OSError:
        return False
