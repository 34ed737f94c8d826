"""What this process knows of its store: where each log ends and what is wrong with it, after the news of others."""

import logging
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from threading import Event, Thread
from time import monotonic

from sqlalchemy import Connection

from topcut.ids import TournamentId, is_id
from topcut.refusal import Refusal
from topcut.rules.chain import Head, Sealed, beginning
from topcut.store import alarms, missing
from topcut.store.editions import Editions
from topcut.store.examination import Findings, ends, examine, examine_log, examine_rest, standing
from topcut.store.keeping import AS_USUAL
from topcut.store.logs import READ_AT_ONCE, chunk, is_in_log, is_there, walk
from topcut.store.medium import Lost, Medium, News, Overtaken

Listener = Callable[[TournamentId | None], None]

MOST_KEPT = 20  # facts, of those that were just read
LOGS_KEPT = 64  # of which there are such: others are read again by whoever wants them
A_MOMENT = 1.0  # seconds
TOGETHER = 0.05  # seconds in which news are gathered for those who listen
PAUSE = 0.005  # seconds between two logs that are examined in the background
BEHIND = "log-behind-witness"

log = logging.getLogger(__name__)


class Knowledge:
    """Other processes may write to the same database. What they tell is learnt before the next question is answered."""

    def __init__(self, medium: Medium) -> None:
        self._medium = medium
        self.editions = Editions()
        self._rumours: set[TournamentId | None] = set()  # of other processes: what has changed; None if it may be all
        self._longer: set[TournamentId | None] = set()  # whose logs others have only appended to
        self._heard: dict[TournamentId, float] = {}  # when they did so last
        self._just_read: dict[TournamentId, list[Sealed]] = {}  # what they appended, until somebody wants it
        self._listeners: list[Listener] = []
        self._told: set[TournamentId | None] = set()  # what they have not been told yet
        self._closing = Event()
        self._telling = ThreadPoolExecutor(1, "topcut-news")
        medium.hear(self._hear)
        self._known = found = medium.read(partial(examine, medium=medium))
        self._compare_with_witness(found.heads.keys() - found.unwalked)
        self._examining = Thread(target=self._examine_the_rest, name="topcut-examination", daemon=True)
        if found.unwalked:
            self._examining.start()

    def close(self) -> None:
        self._closing.set()
        self.wait_for_examination()
        self._telling.shutdown(cancel_futures=True)

    def wait_for_examination(self) -> None:
        if self._examining.ident is not None:
            self._examining.join()

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    @property
    def found(self) -> Findings:
        """After the news of other processes."""
        if self._rumours or self._longer:
            self._learn()
        return self._known

    @property
    def broken(self) -> Refusal | None:
        """Why nothing can be written at all."""
        return self._medium.failed or self.found.broken

    def refuse_broken(self) -> None:
        if self.broken is not None:
            raise Refusal(self.broken.code, self.broken.clause, **self.broken.parameters)

    def knows(self, tournament: TournamentId) -> bool:
        """Whether it is here, even if another process began it a moment ago and the news are still on their way."""
        found = self.found
        if tournament in found.heads or tournament in found.gone or not self._medium.is_shared:
            return tournament in found.heads
        if not is_id(tournament) or not self._medium.read(partial(is_there, tournament=tournament)):
            return False
        with self._medium.lock:
            self._learn_of(tournament)
        return tournament in self._known.heads

    def head(self, tournament: TournamentId) -> Head:
        """Where the log ends, as far as it can be trusted."""
        with suppress(KeyError):  # it is being removed at this very moment
            if self.knows(tournament):
                return self._walked(tournament).heads[tournament]
        code = "tournament-deleted" if tournament in self.found.gone else "tournament-unknown"
        raise Refusal(code, tournament=tournament)

    def trouble(self, tournament: TournamentId) -> Refusal | None:
        """Why nothing more can be written; what can be read is true as far as it goes."""
        if self.found.kept.get(tournament, AS_USUAL).deleted is not None:
            return Refusal("tournament-deleted", tournament=tournament)
        wrong = self._walked(tournament).troubles.get(tournament) or self.broken
        return wrong or (Refusal("decided-at-the-hall") if tournament in self.found.mirrored else None)

    def doubt_everything(self) -> None:
        """The server has lost something: everything is looked at again."""
        self._rumours.add(None)

    def has_rivals(self, tournament: TournamentId) -> bool:
        """Whether another process wrote into this log a moment ago, and may be about to do so again."""
        return monotonic() - self._heard.get(tournament, -A_MOMENT) < A_MOMENT

    def change(
        self, job: Callable[[Connection], object], news: News, heads: Mapping[TournamentId, Head] | None = None
    ) -> None:
        """Write it, and let all processes know, this one included."""

        def telling(connection: Connection) -> None:
            job(connection)
            self._medium.tell(connection, news)

        try:
            self._medium.write(telling, heads or {})
        except Lost:  # it may be saved all the same
            self._rumours.add(news.tournament)
            self.editions.note(news)
            raise
        self.editions.note(news)
        if news.anew and news.tournament is not None:
            self._just_read.pop(news.tournament, None)

    def write(self, tournament: TournamentId, job: Callable[[Connection], object], head: Head, news: News) -> None:
        """The same into a log that ends there then, or beside it."""
        with self._medium.lock:
            trouble = self.trouble(tournament)
            if trouble is not None:
                raise Refusal(trouble.code, trouble.clause, **trouble.parameters)
            try:
                self.change(job, news, {tournament: head})
            except Overtaken:
                self.catch_up(tournament)
                raise
            self._known.heads[tournament] = head

    def write_beside(self, tournament: TournamentId, job: Callable[[Connection], object]) -> None:
        """What is kept beside the log: those who want to sign up, what the big screen shows, and such."""
        with self._medium.lock:
            head = self.head(tournament)
            self.write(tournament, job, head, News(tournament, head.n, beside=True))

    def see_whether_saved(self, tournament: TournamentId, head: Head) -> None:
        """The line was cut in the middle. Once nobody writes into this log any more, what is there was saved; what is
        not there never will be, and can be decided again."""
        with self._medium.first(tournament):
            self.catch_up(tournament)
            if not self._has(tournament, head):
                raise Overtaken
            self._medium.bear_witness({tournament: head})

    def catch_up(self, tournament: TournamentId) -> None:
        """With what someone else wrote into this log."""
        with self._medium.lock:
            self._just_read.pop(tournament, None)
            head = self._known.heads.get(tournament)
            if head is not None and tournament in self._known.mirrored and not self._has(tournament, head):
                head = None  # the hall has another history now
            number = 0 if head is None else head.n
            while some := self._medium.read(partial(chunk, tournament=tournament, after=number)):
                try:
                    head = walk(tournament, some, head)
                except Refusal as refusal:
                    self._known.troubles[tournament] = refusal
                    return
                assert head is not None, "there were facts in it"
                self._known.heads[tournament] = head
                number = head.n
                if len(some) < READ_AT_ONCE:
                    self._just_read[tournament] = some[-MOST_KEPT:]
                    for old in list(self._just_read)[:-LOGS_KEPT]:
                        self._just_read.pop(old, None)
                    return

    def just_read(self, tournament: TournamentId, after: int) -> list[Sealed]:
        """The facts after a number, if they are the very ones that were read when this log was caught up with."""
        found = self._just_read.pop(tournament, [])
        return found[after + 1 - found[0].record.n :] if found and 0 < found[0].record.n <= after + 1 else []

    def look_at(self, tournament: TournamentId) -> None:
        """What has become of it as a whole."""
        self._stand(tournament, self._medium.read(partial(standing, tournament=tournament)))

    def let_go(self, tournament: TournamentId) -> None:
        known = self._known
        for of in (known.heads, known.troubles, known.kept, known.alarms, known.mirrored, self._just_read, self._heard):
            of.pop(tournament, None)
        self._medium.forget(tournament)

    def _hear(self, news: News | None) -> None:
        """From another process, or that the line to them was cut; on the thread that listens, which never waits."""
        if news is not None and news.tournament is not None and news.is_append:
            self._longer.add(news.tournament)
            self._heard[news.tournament] = monotonic()
        elif news is None or news.tournament is not None:
            self._rumours.add(None if news is None else news.tournament)
        self.editions.note(news)
        with suppress(RuntimeError):  # it is being closed
            if news is None or news.catalogues:
                self._telling.submit(self._medium.share_catalogues)
            is_first = not self._told
            self._told.add(None if news is None else news.tournament)
            if is_first:
                self._telling.submit(self._pass_on)

    def _pass_on(self) -> None:
        """To those who listen, after a moment: of what happens in one log meanwhile they are told once."""
        self._closing.wait(TOGETHER)
        while self._told:
            tournament = self._told.pop()
            for listener in tuple(self._listeners):
                self._telling.submit(listener, tournament)  # apart: one that fails keeps nothing from the others

    def _learn(self) -> None:
        """A rumour is let go only when it has been followed: while the server is away, it stays one."""
        with self._medium.lock:
            for heard, follow in ((self._rumours, self._learn_of), (self._longer, self.catch_up)):
                while heard:
                    rumour = heard.pop()  # first: one that comes again meanwhile is followed again
                    try:
                        self._learn_everything() if rumour is None else follow(rumour)
                    except BaseException:
                        heard.add(rumour)
                        raise

    def _learn_of(self, tournament: TournamentId) -> None:
        found = self._medium.read(partial(standing, tournament=tournament))
        self._known.mirrored |= found.mirrored  # first: of those the log may be another
        self.catch_up(tournament)
        self._stand(tournament, found)

    def _learn_everything(self) -> None:
        """After a cut anything may have happened: even that the server is another one, which lacks what was saved."""
        heads, found = self._medium.read(lambda connection: (ends(connection), standing(connection)))
        before = dict(self._known.heads)
        self._known.mirrored = dict(found.mirrored)
        elsewhere = found.gone.keys() | found.mirrored.keys()
        other = {id: head for id, head in before.items() - heads.items() if head.n and id not in elsewhere}
        lost = {id: head for id, head in other.items() if not self._has(id, head)}
        if lost:
            self._tell_lost(lost)
        for id in {*heads, *before}:
            if id in lost:
                self._known.heads[id] = heads.get(id, beginning(id, None))
            elif heads.get(id) != before.get(id):
                self.catch_up(id)
            self._stand(id, replace(found, witnessed=found.witnessed | lost))

    def _tell_lost(self, lost: Mapping[TournamentId, Head]) -> None:
        """All processes have to know, also those that are started later; this one does in any case."""

        def job(connection: Connection) -> None:
            missing.tell(connection, lost)
            for id in lost:
                self._medium.tell(connection, News(id, beside=True))

        try:
            self._medium.write(job, {})
        except Refusal as refusal:
            log.warning("Facts are missing in %s, but others could not be told: %s", ", ".join(lost), refusal)

    def _has(self, tournament: TournamentId, head: Head) -> bool:
        return self._medium.read(partial(is_in_log, tournament=tournament, head=head))

    def _stand(self, tournament: TournamentId, found: Findings) -> None:
        """What becomes of it as a whole, as another process has left it."""
        known = self._known
        if tournament in found.gone:
            known.gone[tournament] = found.gone[tournament]
            self.let_go(tournament)
            return
        known.gone.pop(tournament, None)
        known.kept[tournament] = found.kept.get(tournament, AS_USUAL)
        known.alarms[tournament] = found.alarms.get(tournament, {})
        seen = found.witnessed.get(tournament)
        if seen and not self._has(tournament, seen):
            n = min(known.heads[tournament].n, seen.n - 1) if tournament in known.heads else 0
            known.troubles[tournament] = Refusal(BEHIND, n=n, witnessed=seen.n)

    def _walked(self, tournament: TournamentId) -> Findings:
        """What is known, once this log has been examined: of none that was put off anything is read before."""
        if tournament in self.found.unwalked:
            with self._medium.lock:
                if tournament in self._known.unwalked:
                    look = partial(examine_log, medium=self._medium, known=self._known, tournament=tournament)
                    self._medium.read(look)
                    self._compare_with_witness({tournament})
        return self.found

    def _examine_the_rest(self) -> None:
        """In the background, with a pause after each log for whoever else wants something; first those that do not end
        where the witness says."""
        known, seen = self._known, self._medium.witnessed
        try:
            for id in sorted(known.unwalked, key=lambda id: known.heads[id] == seen.get(id)):
                if self._closing.wait(PAUSE):
                    return
                self._walked(id)
            self._medium.read(partial(examine_rest, medium=self._medium, known=known))
        except Refusal as refusal:
            log.warning("The examination of older logs has stopped: %s", refusal)

    def _compare_with_witness(self, walked: Collection[TournamentId]) -> None:
        """A crash between commit and witness: the log is longer, and from now on it must stay so."""
        found, seen = self._known, self._medium.witnessed
        self._notice_lost_witness(walked)
        news = {id: found.heads[id] for id in walked if id not in found.troubles and found.heads[id] != seen.get(id)}
        if news:
            self._medium.bear_witness(news)

    def _notice_lost_witness(self, walked: Collection[TournamentId]) -> None:
        """Facts of which the witness has never heard, although it should have: whether some are missing at the end of
        such a log, only people can tell (B9)."""
        if self._medium.may_miss_one:
            return
        found = {id: self._known.heads[id] for id in walked if id not in self._medium.witnessed}
        for id, alarm in alarms.without_witness(found).items():
            self.found.alarms.setdefault(id, {})[alarm.kind] = alarm
            if self.broken is None:
                self.change(partial(alarms.keep, made={id: alarm}), News(id, beside=True))
