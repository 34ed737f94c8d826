"""Who can still make the cut, worked out beside everything else: once for each state, and nobody waits long."""

import logging
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Lock, Thread

from cachetools import LRUCache

from topcut.child import Child, Died, Limits
from topcut.ids import TournamentId
from topcut.planner.what_if import WhatIf, outlook
from topcut.refusal import Refusal
from topcut.rules.pairing.bare import bare
from topcut.rules.tournament import Tournament

HERE_UP_TO = 24  # players, for whom it takes a second at most
KEPT = 64
LIMITS = Limits(seconds=60, cpu_seconds=60, memory=1 << 30)

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Work:
    of: Tournament
    answer: Future[WhatIf] = field(default_factory=Future)


class Outlooks:
    """Safe for threads. One is worked out at a time."""

    def __init__(self, *, here_up_to: int = HERE_UP_TO, limits: Limits = LIMITS) -> None:
        self._here_up_to = here_up_to
        self._limits = limits
        self._works: LRUCache[TournamentId, _Work] = LRUCache(KEPT)
        self._lock = Lock()
        self._turn = Lock()

    def of(self, tournament: TournamentId, t: Tournament, patience: float) -> WhatIf | None:
        """None if it is not there after so many seconds; ask again then."""
        asked = bare(t)
        with self._lock:
            work = self._works.get(tournament)
            if is_new := work is None or work.of != asked:
                work = self._works[tournament] = _Work(asked)
        if is_new and len(asked.active) <= self._here_up_to:
            self._work(tournament, work)
        elif is_new:
            Thread(target=self._work, args=(tournament, work), daemon=True).start()
        try:
            return work.answer.result(patience)
        except TimeoutError:
            return None

    def _work(self, tournament: TournamentId, work: _Work) -> None:
        try:
            work.answer.set_result(self._worked_out(tournament, work))
        except BaseException as error:  # noqa: BLE001  # told to all who wait
            work.answer.set_exception(error)

    def _worked_out(self, tournament: TournamentId, work: _Work) -> WhatIf:
        if len(work.of.active) <= self._here_up_to:
            return outlook(work.of)
        with self._turn:
            with self._lock:
                if self._works.get(tournament) is not work:  # something has happened meanwhile
                    raise Refusal("whatif-outdated")
            try:
                answer: WhatIf = Child(outlook, work.of, limits=self._limits).answer()
            except (Died, OSError) as error:
                log.warning("who can make the cut could not be worked out: %s", error)
                raise Refusal("whatif-too-long") from None
            return answer
