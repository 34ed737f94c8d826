"""Plans of structures, worked out beside everything else: one child at a time, the last answers kept.

A question belongs to the account that asked it. Each account has one in the line; another one takes its place, and goes
to the end. Where several processes serve the same people, one of them works it out, and tells the others what it knows
so far.
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

PLAN, STOP, LATEST = "plan", "plan-stop", "plan-latest"
SOON = 1.0  # seconds, in which a run that was ended has told so
SILENT, TOLD = 60, 3600  # seconds for which others know of it: while it is worked out, and afterwards
LIMITS = Limits(seconds=900, cpu_seconds=600, memory=6 << 30)  # addresses, most of which compiled code never touches
TURN = 60.0  # seconds, after which a question with some answer lets the next one in
WAITING = 8  # questions, besides the one that is worked out
RETOLD = 10.0  # seconds
ACCOUNTS, OF_ONE = 64, 8  # so many answers are kept

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Run:
    """What is known so far of one question."""

    started: float
    ahead: int = 0  # questions before this one
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
    ahead: int = 0

    @property
    def run(self) -> Run:
        failed = self.failed and Refusal(self.failed[0], None, **self.failed[1])
        run = Run(monotonic() - self.seconds, self.ahead, self.answer, failed or None)
        if self.over:
            run.ended.set()
        return run


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """A question that waits, or is worked out."""

    who: str
    key: str
    request: Request
    run: Run

    def is_of(self, who: str, key: str | None) -> bool:
        return self.who == who and key in {None, self.key}


class Planning:
    """Safe for threads. `who` asked; `key` names the question among theirs. One that is known or being worked out costs
    nothing."""

    def __init__(self, fleeting: Fleeting | None = None) -> None:
        self._fleeting = fleeting
        self._kept: LRUCache[str, LRUCache[str, Run]] = LRUCache(ACCOUNTS)
        self._line: dict[str, _Asked] = {}  # by account; who came first is first
        self._at_work: tuple[_Asked, Child] | None = None
        self._retold = 0.0
        self._lock = Lock()

    def known(self, who: str, key: str) -> Run | None:
        mine = self._mine(who, key)
        if self._fleeting is None or (mine is not None and not mine.over):
            return mine
        told = self._fleeting.look(PLAN, _whose(who, key))
        return mine if told is None else msgspec.json.decode(told, type=_Told).run

    def ask(self, who: str, key: str, request: Request) -> None:
        check(request)
        known = self.known(who, key)
        if known is not None and (known.is_whole or not (known.over or known.stopped)):
            return
        asked = _Asked(who, key, request, Run(monotonic()))
        self._refuse_full(who)
        self._end_elsewhere(asked)
        with self._lock:
            gone = self._taken_out(who)
            self._line[who] = asked
            self._kept.setdefault(who, LRUCache(OF_ONE))[key] = asked.run
            self._count()
        self._end(gone)
        self._tell(asked)
        self._begin()

    def stop(self, who: str, key: str) -> None:
        """What is known so far is enough."""
        run = self._mine(who, key)
        if run is not None and not run.over:
            with self._lock:
                gone = self._taken_out(who, key)
            self._end(gone)
        elif self._fleeting is not None:
            self._fleeting.keep(STOP, _whose(who, key), "", SILENT)

    def wait(self, who: str, key: str, seconds: float) -> None:
        """Until the run of this question has ended, but no longer than that."""
        run = self._mine(who, key)
        if run is not None:
            run.ended.wait(seconds)

    def close(self) -> None:
        with self._lock:
            waiting, self._line = tuple(self._line.values()), {}
            at_work = self._at_work
        for one in waiting:
            self._end(one)
        if at_work is not None:
            at_work[1].kill()
            at_work[0].run.ended.wait(SOON)

    def _refuse_full(self, who: str) -> None:
        """Whoever has a place in the line keeps one."""
        with self._lock:
            has_one = who in self._line or (self._at_work is not None and self._at_work[0].who == who)
            if not has_one and len(self._line) >= WAITING:
                raise Refusal("planner-busy", waiting=WAITING)

    def _mine(self, who: str, key: str) -> Run | None:
        with self._lock:
            kept = self._kept.get(who)
            return None if kept is None else kept.get(key)

    def _taken_out(self, who: str, key: str | None = None) -> _Asked | None:
        """What this account has in the line, whatever it is or by this key; what is at work ends by itself. With the
        lock."""
        if self._at_work is not None and self._at_work[0].is_of(who, key):
            self._at_work[0].run.stopped = True
            self._at_work[1].kill()
        if who not in self._line or not self._line[who].is_of(who, key):
            return None
        gone = self._line.pop(who)
        self._count()
        return gone

    def _end(self, one: _Asked | None) -> None:
        if one is not None:
            self._tell(one, over=True)
            one.run.ended.set()

    def _end_elsewhere(self, asked: _Asked) -> None:
        """What the same account has asked before at another process. Who wanted no more of this one wants it again."""
        if self._fleeting is None:
            return
        before = self._fleeting.look(LATEST, asked.who)
        if before is not None and before != asked.key:
            self._fleeting.keep(STOP, _whose(asked.who, before), "", SILENT)
        self._fleeting.take(STOP, _whose(asked.who, asked.key))
        self._fleeting.keep(LATEST, asked.who, asked.key, TOLD)

    def _count(self) -> None:
        """How many are before each. With the lock."""
        for number, one in enumerate(self._line.values(), start=self._at_work is not None):
            one.run.ahead = number

    def _begin(self) -> None:
        """The next one, if none is at work."""
        with self._lock:
            if self._at_work is not None or not self._line:
                return
            asked = self._line.pop(next(iter(self._line)))
            asked.run.started, asked.run.ahead = monotonic(), 0
            begun = self._set_to_work(asked)
            self._count()
        if not begun:
            asked.run.failed = Refusal("planner-failed")
            self._end(asked)
            self._begin()

    def _set_to_work(self, asked: _Asked) -> bool:
        """False where the system has no process or thread left for it. With the lock."""
        child = None
        try:
            child = Child(alone, asked.request, limits=LIMITS)
            self._at_work = asked, child
            Thread(target=self._hear, args=(asked, child), daemon=True).start()
        except (OSError, RuntimeError) as error:
            log.warning("a plan could not be begun: %s", error)
            self._at_work = None
            if child is not None:
                child.let_go()
            return False
        return True

    def _hear(self, asked: _Asked, child: Child) -> None:
        run = asked.run
        try:
            for answer in child.answers():
                run.answer = answer
                run.stopped = run.stopped or self._tell(asked)
                if run.stopped or self._had_its_turn(run):
                    child.kill()
                self._tell_waiting()
        except Refusal as refusal:
            run.failed = refusal
        except (Died, OSError, RuntimeError) as error:  # stopped, over its limits, no thread: what is there stays
            log.info("a plan ended early: %s", error)
            run.failed = Refusal("planner-failed") if run.answer is None and not run.stopped else None
        finally:
            with self._lock:
                self._at_work = None
            self._end(asked)
            self._begin()

    def _had_its_turn(self, run: Run) -> bool:
        return bool(self._line) and monotonic() - run.started > TURN

    def _tell_waiting(self) -> None:
        """That they still wait; whoever wants no more at another process is heard here, too."""
        if self._fleeting is None or monotonic() - self._retold < RETOLD:
            return
        self._retold = monotonic()
        with self._lock:
            waiting = tuple(self._line.values())
        for one in waiting:
            if self._tell(one):
                self.stop(one.who, one.key)

    def _tell(self, asked: _Asked, *, over: bool = False) -> bool:
        """To other processes, and whether somebody there wants no more; it goes on here even if they cannot hear it."""
        if self._fleeting is None:
            return False
        run, whose = asked.run, _whose(asked.who, asked.key)
        failed = run.failed and (run.failed.code, run.failed.parameters)
        told = _Told(monotonic() - run.started, over, run.answer, failed or None, run.ahead)
        try:
            self._fleeting.keep(PLAN, whose, msgspec.json.encode(told).decode(), TOLD if over else SILENT)
            return self._fleeting.take(STOP, whose) is not None
        except Refusal as refusal:
            log.info("a plan could not be told to other processes: %s", refusal)
        except Exception:  # whatever it is, the line goes on
            log.exception("a plan could not be told to other processes")
        return False


def _whose(who: str, key: str) -> str:
    return sha256(f"{who}\n{key}".encode()).hexdigest()
