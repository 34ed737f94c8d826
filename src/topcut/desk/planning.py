"""Plans of structures, worked out beside everything else: one child at a time, the last answers kept.

Where several processes serve the same people, one of them works it out, and tells the others what it knows so far.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any

import msgspec
from cachetools import LRUCache

from topcut.child import Child, Died, Limits
from topcut.declared import ready
from topcut.planner.plan import Answer, Request, alone, check
from topcut.refusal import Refusal
from topcut.store.fleeting import Fleeting

PLAN, STOP = "plan", "plan-stop"
SOON = 5.0  # seconds, in which a run that was ended has told so
SILENT, TOLD = 60, 3600  # seconds for which others know of it: while it is worked out, and afterwards
LIMITS = Limits(seconds=900, cpu_seconds=600, memory=6 << 30)  # addresses, most of which compiled code never touches
REMEMBERED = 32

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Run:
    """What is known so far of one question."""

    started: float
    by: str = ""  # who asked
    answer: Answer | None = None
    failed: Refusal | None = None
    stopped: bool = False  # by whoever asked
    ended: Event = field(default_factory=Event)

    @property
    def over(self) -> bool:
        return self.ended.is_set()

    @property
    def is_whole(self) -> bool:
        """False of one that was stopped, or that failed."""
        return self.answer is not None and self.answer.is_whole

    @property
    def seconds_left(self) -> int | None:
        """About so many, by how long it took so far."""
        if self.over or self.answer is None or not self.answer.done:
            return None
        return round((monotonic() - self.started) * (self.answer.wanted / self.answer.done - 1))


@ready
@dataclass(frozen=True, slots=True)
class _Told:
    """A run, as other processes hear of it."""

    seconds: float
    over: bool
    answer: Answer | None
    failed: tuple[str, Mapping[str, Any]] | None

    @property
    def run(self) -> Run:
        failed = self.failed and Refusal(self.failed[0], None, **self.failed[1])
        run = Run(monotonic() - self.seconds, answer=self.answer, failed=failed or None)
        if self.over:
            run.ended.set()
        return run


class Planning:
    """Safe for threads. A question that is known or being worked out costs nothing; `key` names it."""

    def __init__(self, fleeting: Fleeting | None = None) -> None:
        self._fleeting = fleeting
        self._runs: LRUCache[str, Run] = LRUCache(REMEMBERED)
        self._child: Child | None = None
        self._running: Run | None = None
        self._lock = Lock()

    def known(self, key: str) -> Run | None:
        with self._lock:
            mine = self._runs.get(key)
        if self._fleeting is None or (mine is not None and not mine.over):
            return mine
        told = self._fleeting.look(PLAN, _whose(key))
        return mine if told is None else msgspec.json.decode(told, type=_Told).run

    def ask(self, key: str, request: Request, by: str) -> None:
        """Whoever asks something else waits no longer for what they asked before."""
        check(request)
        known = self.known(key)
        if known is not None and (not known.over or known.is_whole):
            return
        self._make_way(by)
        with self._lock:
            if self._child is not None:
                raise Refusal("planner-busy")
            self._child = Child(alone, request, limits=LIMITS)
            run = self._running = self._runs[key] = Run(monotonic(), by)
        self._tell(key, run)
        Thread(target=self._hear, args=(key, run, self._child), daemon=True).start()

    def stop(self, key: str) -> None:
        """What is known so far is enough."""
        with self._lock:
            run = self._runs.get(key)
            if run is not None and not run.over and self._child is not None:
                self._end(run, self._child)
                return
        if self._fleeting is not None:
            self._fleeting.keep(STOP, _whose(key), "", SILENT)

    def wait(self, key: str, seconds: float) -> None:
        """Until the run of this question has ended, but no longer than that."""
        with self._lock:
            run = self._runs.get(key)
        if run is not None:
            run.ended.wait(seconds)

    def close(self) -> None:
        with self._lock:
            if self._child is not None:
                self._child.kill()
            runs = tuple(self._runs.values())
        for run in runs:
            run.ended.wait(SOON)

    def _make_way(self, by: str) -> None:
        with self._lock:
            run = self._running
            if self._child is None or run is None or run.by != by:
                return
            self._end(run, self._child)
        run.ended.wait(SOON)

    @staticmethod
    def _end(run: Run, child: Child) -> None:
        run.stopped = True
        child.kill()

    def _hear(self, key: str, run: Run, child: Child) -> None:
        try:
            for answer in child.answers():
                run.answer = answer
                if self._tell(key, run):
                    self._end(run, child)
        except Refusal as refusal:
            run.failed = refusal
        except (Died, OSError) as error:  # stopped, or over its limits: what is there stays
            log.info("a plan ended early: %s", error)
            run.failed = Refusal("planner-failed") if run.answer is None and not run.stopped else None
        finally:
            with self._lock:
                self._child = None
            self._tell(key, run, over=True)
            run.ended.set()

    def _tell(self, key: str, run: Run, *, over: bool = False) -> bool:
        """To other processes, and whether somebody there wants no more; it goes on here even if they cannot hear it."""
        if self._fleeting is None:
            return False
        failed = run.failed and (run.failed.code, run.failed.parameters)
        told = msgspec.json.encode(_Told(monotonic() - run.started, over, run.answer, failed or None)).decode()
        try:
            self._fleeting.keep(PLAN, _whose(key), told, TOLD if over else SILENT)
            return self._fleeting.take(STOP, _whose(key)) is not None
        except Refusal as refusal:
            log.info("a plan could not be told to other processes: %s", refusal)
            return False


def _whose(key: str) -> str:
    return sha256(key.encode()).hexdigest()
