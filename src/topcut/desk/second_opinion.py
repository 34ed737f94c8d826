"""What the referee says of a log, worked out beside everything else: one run at a time, one report for each head.

Reports are kept where all processes find them; those that serve the same people also tell each other who is at it.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from threading import Event, Lock, Thread
from typing import Any

import msgspec
from cachetools import LRUCache

from topcut import __version__
from topcut.desk.door import Desk
from topcut.desk.people import people_of
from topcut.desk.referee import LIMITS, Referee, Verdict
from topcut.exchange import archive as archives
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store.reports import Report

SOFTWARE = f"topcut {__version__}"
IN_LINE = 8  # runs that wait for their turn, of all tournaments
REMEMBERED = 64
READ = 8  # tournaments whose reports are at hand
RUNNING, FAILED = "verify", "verify-failed"
AT_IT = int(LIMITS.seconds) + 10  # seconds after which a process that has said no more is gone
TOLD = 3600  # seconds for which a failure is shown elsewhere

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opinion:
    """A report as a page shows it; `unkept` is why it will be gone with this process."""

    n: int
    hash: bytes
    at: str
    verdict: Verdict
    unkept: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Failure:
    n: int
    at: str
    why: Refusal


@dataclass(slots=True)
class _Run:
    head: Head
    referee: Referee
    done: Event = field(default_factory=Event)


def public_archive(desk: Desk, tournament: TournamentId) -> tuple[Head, bytes]:
    """The file that anyone may have, and where its log ends. It has the names and clubs of those who take part, and
    nothing else about people."""
    t, store = desk.look(tournament), desk.store
    head = store.head(tournament)
    while t.facts < head.n and (newer := desk.look(tournament)).facts > t.facts:  # somebody has written in between
        t, head = newer, store.head(tournament)
    facts = islice(store.sealed(tournament), head.n)
    people = people_of(desk, tournament)
    return head, b"".join(archives.public(t, tournament, head, facts, people, software=SOFTWARE))


class SecondOpinion:
    """Safe for threads. Whoever asks for what is known or being worked out costs nothing."""

    def __init__(self, desk: Desk, referee: Callable[[], Referee] = Referee) -> None:
        self._desk = desk
        self._fleeting = desk.store.fleeting
        self._referee = referee
        self._runs: dict[TournamentId, _Run] = {}
        self._failures: LRUCache[TournamentId, Failure] = LRUCache(REMEMBERED)
        self._unkept: LRUCache[TournamentId, tuple[int, Opinion]] = LRUCache(REMEMBERED)
        self._read: LRUCache[TournamentId, tuple[int, tuple[Opinion, ...]]] = LRUCache(READ)
        self._turn = Lock()  # one at a time on the whole server
        self._lock = Lock()
        self._closed = False

    def known(self, tournament: TournamentId) -> tuple[Opinion, ...]:
        """The newest first."""
        store = self._desk.store
        kept = self._kept(tournament)
        with self._lock:
            edition, unkept = self._unkept.get(tournament, (-1, None))
        if unkept is not None and edition == store.edition(tournament):
            kept = (unkept, *(one for one in kept if one.n != unkept.n))
        return tuple(sorted(kept, key=lambda one: -one.n))

    def _kept(self, tournament: TournamentId) -> tuple[Opinion, ...]:
        """Read once for however many look: again after a run anywhere, and when something may have been forgotten."""
        store = self._desk.store
        version = store.edition(tournament)
        with self._lock:
            known = self._read.get(tournament)
        if known is not None and known[0] == version:
            return known[1]
        found = tuple(
            Opinion(one.n, one.hash, one.at, msgspec.json.decode(one.verdict, type=Verdict))
            for one in store.reports(tournament)
        )
        with self._lock:
            self._read[tournament] = version, found
        return found

    def running(self, tournament: TournamentId) -> int | None:
        """The fact up to which the referee is reading, or will when it is this one's turn."""
        with self._lock:
            run = self._runs.get(tournament)
        if run is not None:
            return run.head.n
        told = self._fleeting.look(RUNNING, tournament) if self._fleeting is not None else None
        return None if told is None else int(told)

    def failure(self, tournament: TournamentId) -> Failure | None:
        """Why the last run has no report."""
        if self._fleeting is None:
            with self._lock:
                return self._failures.get(tournament)
        told = self._fleeting.look(FAILED, tournament)
        if told is None:
            return None
        n, at, code, parameters = msgspec.json.decode(told, type=tuple[int, str, str, dict[str, Any]])
        return Failure(n, at, Refusal(code, None, **parameters))

    def is_settled(self, tournament: TournamentId) -> bool:
        """Whether asking now would begin nothing: there is a report for the newest fact, or a run."""
        head = self._desk.store.head(tournament)
        if self.running(tournament) is not None:
            return True
        return any((one.n, one.hash) == (head.n, head.hash) for one in self.known(tournament))

    def ask(self, tournament: TournamentId) -> None:
        """Begins a run, unless there is one or its answer is known."""
        if self.is_settled(tournament):
            return
        run = _Run(self._desk.store.head(tournament), self._referee())
        with self._lock:
            if self._closed:
                raise Refusal("stopping")
            if tournament in self._runs:
                return
            if len(self._runs) >= IN_LINE:
                raise Refusal("verify-busy")
            self._runs[tournament] = run
            self._failures.pop(tournament, None)
        self._tell(tournament, run)
        Thread(target=self._work, args=(tournament, run), daemon=True).start()

    def wait(self, tournament: TournamentId, seconds: float) -> None:
        """Until the run of this tournament has ended, but no longer than that."""
        with self._lock:
            run = self._runs.get(tournament)
        if run is not None:
            run.done.wait(seconds)

    def close(self) -> None:
        """The program ends: what is not kept by now was promised to nobody."""
        with self._lock:
            self._closed = True
            runs = tuple(self._runs.values())
        for run in runs:
            run.referee.kill()

    def _work(self, tournament: TournamentId, run: _Run) -> None:
        failed: Refusal | None = Refusal("verify-failed")
        try:
            with self._turn:
                self._tell(tournament, run)
                self._run(tournament, run)
            failed = None
        except Refusal as refusal:
            failed = refusal
        except Exception:  # a thread has no one above it
            log.exception("the referee could not be asked")
        finally:  # also after a fault of ours: whoever waits is told
            with self._lock:
                if failed is not None:
                    self._failures[tournament] = Failure(run.head.n, self._desk.clock.stamp(), failed)
                self._runs.pop(tournament, None)
                why = self._failures.get(tournament)
            self._tell(tournament, None, why)
            run.done.set()
        if failed is not None:
            log.warning("the referee has no verdict on %s at fact %d: %s", tournament, run.head.n, failed)

    def _run(self, tournament: TournamentId, run: _Run) -> None:
        store = self._desk.store
        edition = store.edition(tournament)
        head, archive = public_archive(self._desk, tournament)
        run.head = head
        verdict = run.referee.verdict(archive)
        if self._closed:
            raise Refusal("stopping")
        if store.edition(tournament) != edition:  # someone may have been forgotten who is named in it
            raise Refusal("verify-outdated")
        report = Report(head.n, head.hash, self._desk.clock.stamp(), msgspec.json.encode(verdict).decode())
        try:
            store.keep_report(tournament, report)
        except Refusal as refusal:
            opinion = Opinion(report.n, report.hash, report.at, verdict, unkept=refusal)
            with self._lock:
                self._unkept[tournament] = edition, opinion

    def _tell(self, tournament: TournamentId, run: _Run | None, failed: Failure | None = None) -> None:
        """Other processes that somebody is at it, or has ended; it goes on here even if they cannot hear it."""
        if self._fleeting is None:
            return
        try:
            if run is not None:
                self._fleeting.keep(RUNNING, tournament, str(run.head.n), AT_IT)
                self._fleeting.take(FAILED, tournament)
                return
            if failed is not None:
                told = msgspec.json.encode((failed.n, failed.at, failed.why.code, failed.why.parameters))
                self._fleeting.keep(FAILED, tournament, told.decode(), TOLD)
            self._fleeting.take(RUNNING, tournament)
        except Refusal as refusal:
            log.info("what the referee does could not be told to other processes: %s", refusal)
