"""What the desk remembers of each tournament: its log, folded as far as this program can read it."""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from threading import Lock

from cachetools import LRUCache

from topcut.desk.clock import Clock
from topcut.desk.pairings import Pairings
from topcut.desk.ticker import is_timed
from topcut.desk.writing import actor, read_fact
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.codec import UnknownFact
from topcut.rules.facts import Fact, Stamped
from topcut.rules.fold import fold, following, undoes
from topcut.rules.tournament import Tournament
from topcut.store import Stamp, Store

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Known:
    """A tournament as folded up to a fact, and when that was written: by its own stamp, and by the clock inside."""

    n: int
    at: str
    t: Tournament
    since: timedelta
    history: int = 0  # of its log, as the store counts


class Memory:
    """Whoever asks for the news of a tournament, or keeps what has become of it, does that alone; anyone may look."""

    def __init__(self, store: Store, clock: Clock, pairings: Pairings, kept: int) -> None:
        self._store = store
        self._clock = clock
        self.pairings = pairings
        self._known: LRUCache[TournamentId, Known] = LRUCache(kept)
        self._unreadable: dict[TournamentId, Refusal] = {}
        self._lock = Lock()

    def known(self, tournament: TournamentId) -> Known | None:
        """As it was when somebody last looked."""
        with self._lock:
            return self._known.get(tournament)

    def current(self, tournament: TournamentId) -> Known | None:
        """The same, if nothing has happened since."""
        head = self._store.head(tournament)
        known = self.known(tournament)
        is_current = known is not None and (known.n, known.history) == (head.n, self._store.history(tournament))
        return known if is_current else None

    def unreadable(self, tournament: TournamentId) -> Refusal | None:
        """Why the rest of its log cannot be read, if that is so."""
        return self._unreadable.get(tournament)

    def try_again(self, tournament: TournamentId) -> None:
        self._unreadable.pop(tournament, None)

    def caught_up(self, tournament: TournamentId) -> Known | None:
        """As it is after the news; None if not even its first fact can be read."""
        head = self._store.head(tournament)
        history = self._store.history(tournament)  # before its facts are read
        known = self.known(tournament)
        if known is not None and known.history != history:  # what was folded does not hold any more
            known = None
            self.try_again(tournament)
        if known is None or (known.n < head.n and tournament not in self._unreadable):
            known = self._after_the_news(tournament, known)
        if known is not None:
            known = replace(known, history=history)
            self.keep(tournament, known)
        return known

    def after(self, tournament: TournamentId, known: Known | None, facts: Sequence[Fact], stamp: Stamp) -> Known:
        """How it will be: what cannot be folded is never written."""
        by = actor(stamp.role, stamp.id)
        first = known.n + 1 if known else 1
        news = [Stamped(n, stamp.at, by, fact) for n, fact in enumerate(facts, first)]
        after = self._folded(tournament, known, news)
        assert after is not None, "a tournament begins with a fact"
        return after

    def keep(self, tournament: TournamentId, known: Known) -> None:
        with self._lock:
            (self._clock.hold if is_timed(known.t) else self._clock.let_go)(tournament)
            self._known[tournament] = known
        self.pairings.notice(tournament, known.t)

    def forget(self, tournament: TournamentId) -> None:
        with self._lock:
            self._known.pop(tournament, None)

    def remove(self, tournament: TournamentId) -> None:
        with self._lock:
            self._clock.let_go(tournament)
            self._known.pop(tournament, None)
        self.try_again(tournament)
        self.pairings.forget(tournament)

    def history(self, tournament: TournamentId, after: int = 0) -> Iterator[Stamped]:
        """The facts after a number, as far as this program knows them."""
        for sealed in self._store.sealed(tournament, after):
            record = sealed.record
            if sealed.is_withheld:  # a mirror shows what is public, which never depends on the rest
                continue
            try:
                yield read_fact(sealed)
            except (UnknownFact, ValueError):  # a kind, a form or a role of a newer program
                self._unreadable[tournament] = Refusal("fact-unknown", n=record.n, kind=record.kind, v=record.v)
                return

    def _after_the_news(self, tournament: TournamentId, known: Known | None) -> Known | None:
        last = self._store.head(tournament).n
        news = list(self.history(tournament, known.n if known else 0))
        try:
            return self._up_to(tournament, self._folded(tournament, known, news), last)
        except Exception:
            if tournament not in self._unreadable:  # once, however often strangers ask for it
                log.exception("%s cannot be folded", tournament)
        for stamped in news:
            try:
                known = self._folded(tournament, known, [stamped])
            except Exception:  # noqa: BLE001  # told above; whatever it is, the organizer must get at the rest
                self._unreadable[tournament] = Refusal("fact-unreadable", n=stamped.n)
                break
        return known

    def _up_to(self, tournament: TournamentId, known: Known | None, last: int) -> Known | None:
        """On a mirror the last facts may be withheld; the tournament stands as it is after them all the same."""
        if known is None or known.n >= last or tournament in self._unreadable:
            return known
        return replace(known, n=last, t=replace(known.t, facts=last))

    def _folded(self, tournament: TournamentId, known: Known | None, news: Sequence[Stamped]) -> Known | None:
        if not news:
            return known
        if known is None:
            t = fold(news)
        elif undoes(news):
            before = (stamped for stamped in self.history(tournament) if stamped.n < news[0].n)
            t = fold([*before, *news])
        else:
            t = following(known.t, news)
        return Known(news[-1].n, news[-1].at, t, self._clock.elapsed(), known.history if known else 0)
