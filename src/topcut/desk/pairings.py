"""The next round worked out beside everything else, once for each draw: nobody who looks or writes waits for it."""

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Condition, Lock, Thread, Timer

from cachetools import LRUCache

from topcut.child import Child, Died
from topcut.figures import PAIRING
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.previewing import Worked, worked
from topcut.rules.pairing.bare import bare
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.tournament import Tournament

HERE_UP_TO = 48  # players: the worst that was made for them takes less than a tenth of a second
AT_ONCE = 2  # children
LONGER_AT_ONCE = 1  # more, for whoever would rather wait: they take none of those places for minutes
KEPT = 64
LIMIT = 10.0  # seconds, after which there is what was found so far (A9)
LONGER = 6  # times the limit before, when the organizer would rather wait

log = logging.getLogger(__name__)


Question = Callable[[Tournament, bytes], Iterator[Worked]]


class Outdated(Exception):
    """What was being worked out is no longer asked for: something has changed since."""


@dataclass(slots=True)
class _Work:
    of: Tournament
    limit: float
    answer: Future[Worked] = field(default_factory=Future)
    child: Child | None = None
    ended: Exception | None = None  # why it was ended before it had an answer
    stopped: bool = False  # as it took too long, or the organizer would not wait


class Pairings:
    """Safe for threads. What is asked for is a bare tournament, and the answer follows from that and the seed alone."""

    def __init__(self, question: Question = worked, *, here_up_to: int = HERE_UP_TO, limit: float = LIMIT) -> None:
        self._question = question
        self._here_up_to = here_up_to
        self._limit = limit
        self._works: LRUCache[TournamentId, _Work] = LRUCache(KEPT)
        self._running: dict[TournamentId, _Work] = {}
        self._children: Counter[bool] = Counter()  # how many there are, of those who wait longer and of others
        self._lock = Lock()
        self._in_line = Condition(self._lock)
        self._closed = False

    def of(self, tournament: TournamentId, t: Tournament, seed: bytes, patience: float | None = None) -> Worked | None:
        """All who ask for the same wait for the same; None if it is not there after so many seconds. Raises `Outdated`
        if there is news."""
        asked = bare(t)
        with self._lock:
            if self._closed:
                raise Refusal("stopping")
            work = self._works.get(tournament)
            if is_new := work is None or work.of != asked:
                self._end(tournament, Outdated())
                work = self._begin(tournament, asked, self._limit)
        if is_new:
            self._start(tournament, work, seed)
        try:
            return work.answer.result(patience)
        except TimeoutError:
            if work.answer.done():
                raise
            return None

    def stop(self, tournament: TournamentId) -> None:
        """The organizer will not wait: what was found so far is the answer."""
        with self._lock:
            work = self._running.get(tournament)
            if work is not None:
                self._stop(work)
                self._in_line.notify_all()

    def wait_longer(self, tournament: TournamentId, t: Tournament, seed: bytes) -> None:
        """What was found so far will not do: the search begins again, with more time."""
        with self._lock:
            before = self._works.get(tournament)
            if self._closed or before is None or before.of != bare(t) or not before.answer.done():
                return
            work = self._begin(tournament, before.of, before.limit * LONGER)
        self._start(tournament, work, seed)

    def known(self, tournament: TournamentId, t: Tournament) -> NextRound | None:
        """Without waiting."""
        with self._lock:
            work = self._works.get(tournament)
        done = work is not None and work.answer.done() and work.answer.exception() is None and work.of == bare(t)
        return work.answer.result().found if work is not None and done else None

    def notice(self, tournament: TournamentId, t: Tournament) -> None:
        """Something has happened: what no longer holds is not worked out to its end."""
        with self._lock:
            work = self._running.get(tournament)
            if work is not None and work.of != bare(t):
                self._end(tournament, Outdated())

    def forget(self, tournament: TournamentId) -> None:
        with self._lock:
            self._end(tournament, Outdated())
            self._works.pop(tournament, None)

    def close(self) -> None:
        """The program ends: nothing has been promised yet, so nothing is lost."""
        with self._lock:
            self._closed = True
            for tournament in list(self._running):
                self._end(tournament, Refusal("stopping"))

    def _begin(self, tournament: TournamentId, of: Tournament, limit: float) -> _Work:
        work = self._works[tournament] = self._running[tournament] = _Work(of, limit)
        return work

    def _start(self, tournament: TournamentId, work: _Work, seed: bytes) -> None:
        if len(work.of.to_pair) <= self._here_up_to:
            self._work(tournament, work, seed)
        else:
            Thread(target=self._work, args=(tournament, work, seed), daemon=True).start()

    def _stop(self, work: _Work) -> None:
        work.stopped = True
        if work.child is not None:
            work.child.kill()

    def _end(self, tournament: TournamentId, why: Exception) -> None:
        work = self._running.get(tournament)
        if work is None:
            return
        work.ended = work.ended or why
        self._in_line.notify_all()
        if self._works.get(tournament) is work:
            del self._works[tournament]
        if work.child is not None:
            work.child.kill()

    def _work(self, tournament: TournamentId, work: _Work, seed: bytes) -> None:
        """The answer, or why there is none, reaches everyone who waits; only an answer is kept."""
        try:
            with PAIRING.time():
                answer = self._answer(work, seed)
            work.answer.set_result(answer)
        except BaseException as error:  # noqa: BLE001  # told to all who wait, the one who works it out included
            with self._lock:
                if self._works.get(tournament) is work:
                    del self._works[tournament]
            work.answer.set_exception(error)
        finally:
            with self._lock:
                if self._running.get(tournament) is work:
                    del self._running[tournament]

    def _answer(self, work: _Work, seed: bytes) -> Worked:
        if len(work.of.to_pair) <= self._here_up_to:
            return self._here(work, seed)
        with self._turn(work):
            with self._lock:
                if work.ended is not None:
                    raise work.ended
                if work.stopped:
                    raise Refusal("pairing-stopped")
                work.child = self._started(work.of, seed)
            if work.child is None:
                return self._here(work, seed)
            alarm = Timer(work.limit, self._stop, (work,))
            alarm.daemon = True
            alarm.start()
            try:
                return self._heard(work, work.child)
            finally:
                alarm.cancel()

    @contextmanager
    def _turn(self, work: _Work) -> Iterator[None]:
        """A place for a child. Whoever is ended or stopped in line waits for none."""
        longer = work.limit > self._limit
        most = LONGER_AT_ONCE if longer else AT_ONCE
        with self._in_line:
            self._in_line.wait_for(lambda: work.ended or work.stopped or self._children[longer] < most)
            self._children[longer] += 1
        try:
            yield
        finally:
            with self._in_line:
                self._children[longer] -= 1
                self._in_line.notify_all()

    def _here(self, work: _Work, seed: bytes) -> Worked:
        *_, last = self._question(work.of, seed)
        return last

    def _heard(self, work: _Work, child: Child) -> Worked:
        """The last answer of the child, or the last one it gave before it was stopped."""
        so_far: Worked | None = None
        try:
            for answer in child.answers():
                so_far = answer
        except Died as died:
            if work.ended is not None:
                raise work.ended from None
            if not work.stopped:
                log.error("a pairing of %d players could not be worked out: %s", len(work.of.to_pair), died)
                raise Refusal("pairing-failed") from None
        if so_far is None:
            raise Refusal("pairing-stopped")
        return so_far

    def _started(self, t: Tournament, seed: bytes) -> Child | None:
        try:
            return Child(self._question, t, seed)
        except OSError as error:  # the round is still worked out, though others notice it
            log.warning("no child could be started, so a pairing is worked out here: %s", error)
            return None
