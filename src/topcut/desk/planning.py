"""Plans of structures, worked out beside everything else: one child at a time, the last answers kept."""

import logging
from dataclasses import dataclass, field
from threading import Event, Lock, Thread
from time import monotonic

from cachetools import LRUCache

from topcut.child import Child, Died, Limits
from topcut.planner.plan import Answer, Request, alone, check
from topcut.refusal import Refusal

LIMITS = Limits(seconds=900, cpu_seconds=600, memory=6 << 30)  # addresses, most of which compiled code never touches
REMEMBERED = 32

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Run:
    """What is known so far of one question."""

    started: float
    answer: Answer | None = None
    failed: Refusal | None = None
    ended: Event = field(default_factory=Event)

    @property
    def over(self) -> bool:
        return self.ended.is_set()

    @property
    def seconds_left(self) -> int | None:
        """About so many, by how long it took so far."""
        if self.over or self.answer is None or not self.answer.done:
            return None
        return round((monotonic() - self.started) * (self.answer.wanted / self.answer.done - 1))


class Planning:
    """Safe for threads. A question that is known or being worked out costs nothing; `key` names it."""

    def __init__(self) -> None:
        self._runs: LRUCache[str, Run] = LRUCache(REMEMBERED)
        self._child: Child | None = None
        self._lock = Lock()

    def known(self, key: str) -> Run | None:
        with self._lock:
            return self._runs.get(key)

    def ask(self, key: str, request: Request) -> None:
        check(request)
        with self._lock:
            known = self._runs.get(key)
            if known is not None and known.failed is None:
                return
            if self._child is not None:
                raise Refusal("planner-busy")
            self._child = Child(alone, request, limits=LIMITS)
            run = self._runs[key] = Run(monotonic())
        Thread(target=self._hear, args=(run, self._child), daemon=True).start()

    def stop(self, key: str) -> None:
        """What is known so far is enough."""
        with self._lock:
            run = self._runs.get(key)
            if run is not None and not run.over and self._child is not None:
                self._child.kill()

    def wait(self, key: str, seconds: float) -> None:
        """Until the run of this question has ended, but no longer than that."""
        run = self.known(key)
        if run is not None:
            run.ended.wait(seconds)

    def close(self) -> None:
        with self._lock:
            if self._child is not None:
                self._child.kill()

    def _hear(self, run: Run, child: Child) -> None:
        try:
            for answer in child.answers():
                run.answer = answer
        except Refusal as refusal:
            run.failed = refusal
        except (Died, OSError) as error:  # stopped, or over its limits: what is there stays
            log.info("a plan ended early: %s", error)
            run.failed = Refusal("planner-failed") if run.answer is None else None
        finally:
            with self._lock:
                self._child = None
            run.ended.set()
