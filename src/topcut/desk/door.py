"""The desk: everything that changes a tournament passes here, one thing after the other."""

import logging
from base64 import b32encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from secrets import token_bytes
from threading import Lock, RLock

from cachetools import LRUCache

from topcut.desk.clock import Clock, moment, written
from topcut.desk.housekeeping import Housekeeping
from topcut.desk.listing import is_told, listing_of
from topcut.desk.names import Names
from topcut.desk.pairings import Outdated, Pairings
from topcut.desk.request import Request
from topcut.desk.ticker import Agenda, due, is_timed
from topcut.desk.waking import Wakefulness
from topcut.desk.writing import VERSION_2, actor, entries_of, read_fact
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.means import Action, Means, wants_pairing
from topcut.rules.actions.previewing import Worked
from topcut.rules.actions.staff import let_in, take_over
from topcut.rules.actor import CLOCK, Actor
from topcut.rules.chain import SALT_BYTES, Head
from topcut.rules.codec import UnknownFact
from topcut.rules.facts import Fact, Stamped
from topcut.rules.fold import fold, following, undoes
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.staff import is_in_log, is_stranger
from topcut.rules.texts import Person, as_written, deleted_with, named_by
from topcut.rules.tournament import Tournament, drawn_from
from topcut.store import NOTHING, Beside, Overtaken, Stamp, Store
from topcut.store.accounts import Account
from topcut.store.alarms import EPOCH, Alarm
from topcut.store.displays import Choice
from topcut.store.keeping import AS_USUAL, Keeping
from topcut.store.rows import Listing
from topcut.words import say

Listener = Callable[[TournamentId, "Receipt"], None]

TRIES = 10
KEPT = 64
A_MOMENT = timedelta(seconds=0.5)  # in which it is looked for what is due; the rest is looked at a second later
SECRET_BYTES = 32

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Receipt:
    """What whoever asked may keep as a proof: the number of the last fact then, and the hash of the log up to it."""

    n: int
    head: str


@dataclass(frozen=True, slots=True)
class Known:
    """A tournament as folded up to a fact, and when that was written: by its own stamp, and by the clock inside."""

    n: int
    at: str
    t: Tournament
    since: timedelta
    history: int = 0  # of its log, as the store counts


class Desk:
    """Actions are plain functions `(t, by, ...) -> facts`. The rules have no clock and no dice: an action that needs
    one declares a parameter by one of these names, and the desk gives it:

    - `at: str`, the time that its facts will be stamped with (UTC, `2026-11-15T09:41:07.120Z`);
    - `entropy: bytes`, 32 fresh random bytes, the same if it is asked again because somebody else was faster;
    - `secret: bytes`, what was committed to when the tournament was created;
    - `seed: bytes`, that with what phones have added to it: all draws come from it;
    - `tournament: TournamentId`, its name in the store, for the action that creates it;
    - `pairing: NextRound | None`, the next round, worked out before anyone has to wait for the lock.

    Safe for threads: one lock a tournament.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        randomness: Callable[[int], bytes] = token_bytes,
        *,
        due: Callable[[Tournament, str], list[Action]] = due,
        kept: int = KEPT,
        pairings: Pairings | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self._randomness = randomness
        self._due = due
        self._agenda = Agenda()
        self._housekeeping = Housekeeping(store)
        self._names: dict[TournamentId, tuple[object, tuple[PlayerId, ...], Names]] = {}
        self._accounts: tuple[int, dict[str, str]] = -1, {}
        self._known: LRUCache[TournamentId, Known] = LRUCache(kept)
        self._unreadable: dict[TournamentId, Refusal] = {}
        self._locks: dict[TournamentId, RLock] = {}
        self._lock = Lock()
        self._listeners: list[Listener] = []
        self.pairings = pairings or Pairings()
        store.listen(self._heard)
        self.wakefulness = Wakefulness()

    def create(
        self,
        by: Actor,
        action: Action,
        *args: object,
        tournament: TournamentId | None = None,
        seed: bytes | None = None,
        key: str | None = None,
        sent: bytes | None = None,
        people: Sequence[Person] = (),
        kept: Keeping = AS_USUAL,
        **kwargs: object,
    ) -> tuple[TournamentId, Receipt]:
        """A new tournament by the action `(by, ...) -> facts`, under a new id unless one is given, as with a key.

        Its draws come from a secret that nobody knows, but for a game whose seed somebody has chosen. A drill, or what
        is in no list, is marked as such in the same write.
        """
        id = tournament or TournamentId(b32encode(self._randomness(10)).decode().lower())
        request = Request(by, action, args, kwargs, key, sent)
        chosen = seed or self._randomness(SECRET_BYTES)
        try:
            return id, self._create(id, request, chosen, people, kept)
        except Overtaken:  # by the same request in another process, or by another for the same id
            return id, self._create(id, request, chosen, people, kept)

    def _create(
        self, id: TournamentId, request: Request, chosen: bytes, people: Sequence[Person], kept: Keeping
    ) -> Receipt:
        by = request.by
        with self.alone(id):
            answered = self._answered(id, request)
            if answered is not None:
                return answered
            stamp = Stamp(self.clock.stamp(), by.role.value, by.id)
            entropy = self._randomness(SECRET_BYTES)
            means = Means(at=stamp.at, entropy=entropy, secret=chosen, seed=chosen, tournament=id)
            facts = request.facts(means)
            named = {named_by(fact) for fact in facts}
            beside = Beside(self._salted({}, [person for person in people if person.player in named]))
            facts = [as_written(fact, {str(person.player): person for person in beside.people}) for fact in facts]
            after = self._after(id, None, facts, stamp)
            entries = entries_of(after.t, facts, self._randomness)
            beside = replace(beside, listing=listing_of(id, after.t, stamp.at))
            head = self.store.begin(
                id, after.t.title, stamp, entries, seed=chosen, asked=request.asked, beside=beside, kept=kept
            )
            self._keep(id, after)
        return self._tell(id, head)

    def act(
        self,
        tournament: TournamentId,
        by: Actor,
        action: Action,
        *args: object,
        key: str | None = None,
        sent: bytes | None = None,
        beside: Beside = NOTHING,
        **kwargs: object,
    ) -> Receipt:
        """Do it, durably, and give the receipt; or raise the refusal and leave nothing behind.

        With a key, a request that comes twice is done once: the same receipt for the same request, a refusal if the key
        was used for another one. Requests are told apart by what the action is given, or by the digest of what was
        `sent`. What changes beside the log is written together with it.
        """
        request = Request(by, action, args, kwargs, key, sent)
        entropy = self._randomness(SECRET_BYTES)
        self.store.head(tournament)
        for tried in range(TRIES):
            try:
                if wants_pairing(action) and self._answered(tournament, request) is None:
                    self._work_out(tournament)
                # Whoever was overtaken, or is likely to be, goes first now, before all processes.
                goes_first = tried > 0 or self.store.has_rivals(tournament)
                with self.alone(tournament), self.store.first(tournament) if goes_first else nullcontext():
                    answered = self._answered(tournament, request)
                    if answered is not None:
                        return answered
                    head = self._decide(tournament, request, entropy, beside)
                break
            except (Overtaken, Outdated):
                continue
        else:
            raise Refusal("desk-overtaken", tries=TRIES)
        return self._tell(tournament, head)

    def answered(self, tournament: TournamentId, key: str, asked: Callable[[], bytes]) -> Receipt | None:
        """The receipt of what was done by this key, if anything was; refused, if that was something else."""
        found = self.store.receipt(tournament, key)
        if found is None:
            return None
        head, done = found
        if done != asked():
            raise Refusal("key-reused")
        return Receipt(head.n, head.hash.hex())

    def pairing(self, tournament: TournamentId, t: Tournament) -> Worked:
        """The next round by the open draw, worked out once however often it is looked at and when it is published."""
        worked = self.pairing_within(tournament, t, None)
        assert worked is not None, "it was waited for"
        return worked

    def pairing_within(self, tournament: TournamentId, t: Tournament, patience: float | None) -> Worked | None:
        """The same, or None if it takes more seconds than that: then it is worked out further."""
        try:
            return self.pairings.of(tournament, t, drawn_from(t, self._secret(tournament)), patience)
        except Outdated:
            raise Refusal("pairing-outdated") from None

    def wait_longer(self, tournament: TournamentId) -> None:
        """For the next round, of which only the best so far is known."""
        t = self.look(tournament)
        self.pairings.wait_longer(tournament, t, drawn_from(t, self._secret(tournament)))

    def look(self, tournament: TournamentId) -> Tournament:
        """The tournament as it stands. If there is a trouble, as far as its log can be trusted."""
        head = self.store.head(tournament)
        with self._lock:
            known = self._known.get(tournament)
            is_current = known is not None and (known.n, known.history) == (head.n, self.store.history(tournament))
            if known is not None and is_current:  # whoever only looks does not wait for what is being written
                return known.t
        with self.alone(tournament):
            return self._current(tournament).t

    def names(self, tournament: TournamentId) -> Names:
        """Who its people are on the screen; worked out again only after they have changed."""
        players = tuple(self.look(tournament).players)
        accounts = {} if self.store.halls.of(tournament) else self._account_names()  # those of the hall are not here
        edition = self.store.edition(tournament), tuple(accounts.items())
        known = self._names.get(tournament)
        if known is None or known[:2] != (edition, players):
            robots = {id: say("play-robot") for id, one in self.look(tournament).players.items() if one.robot}
            people = robots | accounts | {str(person.player): person.name for person in self.store.people(tournament)}
            known = self._names[tournament] = (edition, players, Names(people, players))
        return known[2]

    def _account_names(self) -> dict[str, str]:
        """Owners have a name on this computer, and are committed to in no log."""
        edition = self.store.access_edition
        if self._accounts[0] != edition:
            found = self.store.read_access(lambda accounts: accounts.every(Account))
            self._accounts = edition, {one.id: one.name for one in found if one.name}
        return self._accounts[1]

    def seed(self, tournament: TournamentId) -> bytes:
        """What all draws come from, for what officials may preview."""
        return drawn_from(self.look(tournament), self._secret(tournament))

    def _secret(self, tournament: TournamentId) -> bytes:
        """A log from elsewhere may have come without it."""
        secret = self.store.seed(tournament)
        if secret is None:
            raise Refusal("seed-unknown")
        return secret

    def alone(self, tournament: TournamentId) -> AbstractContextManager[object]:
        """Nobody else changes this tournament meanwhile: for what is written beside its log together with it."""
        with self._lock:
            return self._locks.setdefault(tournament, RLock())

    def time(self, tournament: TournamentId) -> str:
        """What time it is in a tournament: never earlier than its last fact, and going on evenly from there (E7)."""
        self.look(tournament)
        with self._lock:
            known = self._known.get(tournament)
        return self.clock.stamp() if known is None else self._time(known)

    def trouble(self, tournament: TournamentId) -> Refusal | None:
        """Why this tournament can only be read, if that is so."""
        return self.store.trouble(tournament) or self._unreadable.get(tournament) or self._not_ours(tournament)

    def learn_of_epoch(self, tournament: TournamentId, epoch: int, head: str = "") -> None:
        """Somebody has shown that another computer keeps this log in that epoch, with a fact that we have not: from now
        on this one refuses to write, until it takes the tournament over itself (L7)."""
        if epoch > self.look(tournament).epoch:
            self.store.raise_alarm(tournament, Alarm(EPOCH, epoch, head, self.clock.stamp()))

    def _not_ours(self, tournament: TournamentId) -> Refusal | None:
        """Why this computer must not go on with it, or has to be asked first."""
        newer = next((one for one in self.store.alarms(tournament) if one.kind == EPOCH), None)
        with self._lock:
            known = self._known.get(tournament)
        if newer is not None and (known is None or newer.n > known.t.epoch):
            return Refusal("taken-over", epoch=newer.n, at=newer.at)
        return self.wakefulness.asking

    def history(self, tournament: TournamentId, after: int = 0) -> Iterator[Stamped]:
        """The facts after a number, as far as this program knows them."""
        for sealed in self.store.sealed(tournament, after):
            record = sealed.record
            if sealed.is_withheld:  # a mirror shows what is public, which never depends on the rest
                continue
            try:
                yield read_fact(sealed)
            except (UnknownFact, ValueError):  # a kind, a form or a role of a newer program
                self._unreadable[tournament] = Refusal("fact-unknown", n=record.n, kind=record.kind, v=record.v)
                return

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be told after each change, on the thread that made it; returns how to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def mirrored_anew(self, tournament: TournamentId) -> None:
        """More of the log of a hall is here, or how old it is has changed."""
        self._unreadable.pop(tournament, None)
        self._tell(tournament, self.store.head(tournament))

    def choose_display(self, tournament: TournamentId, made: Choice) -> None:
        """What its big screen shows from now on: no fact, but those who listen are told."""
        self.store.set_display(tournament, made)
        self.changed_beside(tournament)

    def changed_beside(self, tournament: TournamentId) -> None:
        """Something that is no fact is different now, such as who rings at a card table: those who listen are told."""
        self._tell(tournament, self.store.head(tournament))

    def tick(self) -> tuple[Receipt, ...]:
        """Do what is due now, in every tournament. Whoever runs the loop calls this about once a second; of several
        processes one does it."""
        if not self.store.leads:
            return ()
        self._housekeeping.remove_deleted(self.clock, self.remove)
        self._housekeeping.forget_kept(self.clock)
        self._housekeeping.list_missing(self.clock, self._listed)
        until, done = self.clock.elapsed() + A_MOMENT, list[Receipt]()
        for listed in reversed(self.store.tournaments()):  # old ones can wait, where there are hundreds to be read
            if self.clock.elapsed() > until:
                break
            done += self._tick(listed.id)
        return tuple(done)

    def remove(self, tournament: TournamentId) -> None:
        """A tournament and everything beside it, for good."""
        with self.alone(tournament):
            self.store.remove(tournament, self.clock.stamp())
            with self._lock:
                self.clock.let_go(tournament)
                for known in (self._known, self._names, self._unreadable):
                    known.pop(tournament, None)
            self.pairings.forget(tournament)

    def _listed(self, tournament: TournamentId) -> Listing | None:
        """What the calendar is to say of it; nothing of what cannot be read."""
        if self.trouble(tournament) is not None:
            return None
        with suppress(Refusal):
            return listing_of(tournament, self.look(tournament), self.clock.stamp())
        return None

    def _tick(self, tournament: TournamentId) -> Iterator[Receipt]:
        n = self.store.head(tournament).n
        if self._agenda.is_resting(tournament, n) or self.trouble(tournament) is not None:
            return
        t = self.look(tournament)
        actions = self._due(t, self.time(tournament))
        if not actions and not is_timed(t):
            self._agenda.rest(tournament, n)
        for action in actions:
            try:
                yield self.act(tournament, CLOCK, action)
            except Refusal as refusal:
                self._agenda.refused(tournament, n, action, refusal)

    def _decide(self, tournament: TournamentId, request: Request, entropy: bytes, beside: Beside) -> Head:
        known = self._current(tournament)
        if request.action is not take_over or self.store.trouble(tournament) is not None:
            self._refuse_if_troubled(tournament)
        stamp = Stamp(self._stamp(known), request.by.role.value, request.by.id)
        means = Means(
            at=stamp.at,
            entropy=entropy,
            secret=partial(self._secret, tournament),
            seed=lambda: drawn_from(known.t, self._secret(tournament)),
            tournament=tournament,
            pairing=lambda: self._worked_out(tournament, known.t),
        )
        facts = request.facts(means, known.t)
        if not facts and request.sent is not None:  # a program is told what it did, and this is nothing
            raise Refusal("nothing-to-do")
        if not is_in_log(known.t, request.by, facts):
            self._introduce(tournament, known.t, request.by, entropy)
            return self._decide(tournament, request, entropy, beside)
        facts, beside = self._with_names(tournament, known.t, facts, beside)
        after = self._after(tournament, known, facts, stamp)
        entries = entries_of(known.t, facts, self._randomness)
        if is_told(known.t, after.t):
            beside = replace(beside, listing=listing_of(tournament, after.t, stamp.at))
        head = self.store.append(tournament, known.n, stamp, entries, asked=request.asked, beside=beside)
        if after.t.title != known.t.title:
            self.store.rename(tournament, after.t.title)
        self._keep(tournament, after)
        return head

    def _introduce(self, tournament: TournamentId, t: Tournament, by: Actor, entropy: bytes) -> None:
        """Whoever has the computer may organize; that somebody new does stands in the log first (version 2)."""
        if not is_stranger(t, by):
            raise Refusal("actor-unknown", actor=by.id)
        self._decide(tournament, Request(by, let_in, (by.id, by.role), {}), entropy, NOTHING)

    def _with_names(
        self, tournament: TournamentId, t: Tournament, facts: Sequence[Fact], beside: Beside
    ) -> tuple[Sequence[Fact], Beside]:
        """The facts as they are written, and all that changes beside them."""
        if t.log < VERSION_2:
            return facts, beside
        is_about_people = beside.people or any(named_by(fact) for fact in facts)
        kept = {str(one.player): one for one in self.store.people(tournament)} if is_about_people else {}
        people = self._salted(kept, beside.people)
        named = kept | {str(person.player): person for person in people}
        facts = [as_written(fact, named) for fact in facts]
        return facts, replace(beside, people=people, deleted=deleted_with(t, facts))

    def _salted(self, kept: Mapping[str, Person], people: Sequence[Person]) -> tuple[Person, ...]:
        """A name that stays as it was stays committed to as it was."""
        same = {(id, person.name): person.salt for id, person in kept.items()}
        fresh = self._randomness
        return tuple(replace(one, salt=same.get((one.player, one.name)) or fresh(SALT_BYTES)) for one in people)

    def _time(self, known: Known) -> str:
        return max(self.clock.stamp(), written(moment(known.at) + self.clock.elapsed() - known.since))

    def _work_out(self, tournament: TournamentId) -> None:
        """The next round, if a draw is open; before the lock is taken, as it can take long."""
        t = self.look(tournament)
        if draw_is_current(t):
            self.pairings.of(tournament, t, drawn_from(t, self._secret(tournament)))

    def _worked_out(self, tournament: TournamentId, t: Tournament) -> NextRound | None:
        """The next round as it was worked out, if nothing that it depends on has changed meanwhile."""
        found = self.pairings.known(tournament, t)
        if found is None and draw_is_current(t):
            raise Outdated
        return found

    def _stamp(self, known: Known) -> str:
        """Never the time of the step before: facts of one time and one actor have been written together."""
        at = self._time(known)
        return at if at != known.at else written(moment(at) + timedelta(milliseconds=1))

    def _answered(self, tournament: TournamentId, request: Request) -> Receipt | None:
        return None if request.key is None else self.answered(tournament, request.key, lambda: request.digest)

    def _refuse_if_troubled(self, tournament: TournamentId) -> None:
        trouble = self.trouble(tournament)
        if trouble is not None:
            raise Refusal(trouble.code, trouble.clause, **trouble.parameters)

    def _current(self, tournament: TournamentId) -> Known:
        """What is known, after the news."""
        head = self.store.head(tournament)
        history = self.store.history(tournament)  # before its facts are read
        with self._lock:
            known = self._known.get(tournament)
        if known is not None and known.history != history:  # what was folded does not hold any more
            known = None
            self._unreadable.pop(tournament, None)
        if known is None or (known.n < head.n and tournament not in self._unreadable):
            known = self._caught_up(tournament, known)
        if known is None:
            self._refuse_if_troubled(tournament)
            raise AssertionError("a log without facts and without a trouble")
        known = replace(known, history=history)
        self._keep(tournament, known)
        return known

    def _caught_up(self, tournament: TournamentId, known: Known | None) -> Known | None:
        last = self.store.head(tournament).n
        news = list(self.history(tournament, known.n if known else 0))
        try:
            return self._up_to(tournament, self._folded(tournament, known, news), last)
        except Exception:
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

    def _after(self, tournament: TournamentId, known: Known | None, facts: Sequence[Fact], stamp: Stamp) -> Known:
        """How it will be: what cannot be folded is never written."""
        by = actor(stamp.role, stamp.id)
        first = known.n + 1 if known else 1
        news = [Stamped(n, stamp.at, by, fact) for n, fact in enumerate(facts, first)]
        after = self._folded(tournament, known, news)
        assert after is not None, "a tournament begins with a fact"
        return after

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
        return Known(news[-1].n, news[-1].at, t, self.clock.elapsed(), known.history if known else 0)

    def _forget_known(self, tournament: TournamentId) -> None:
        with self._lock:
            self._known.pop(tournament, None)

    def _keep(self, tournament: TournamentId, known: Known) -> None:
        with self._lock:
            (self.clock.hold if is_timed(known.t) else self.clock.let_go)(tournament)
            self._known[tournament] = known
        self.pairings.notice(tournament, known.t)

    def _heard(self, tournament: TournamentId | None) -> None:
        """Another process has changed this tournament, or perhaps all of them."""
        heard = [one.id for one in self.store.tournaments()] if tournament is None else [tournament]
        for id in heard:
            if self.store.knows(id):
                self._tell(id, self.store.head(id))
            else:
                self._forget_known(id)

    def _tell(self, tournament: TournamentId, head: Head) -> Receipt:
        """It has happened, so no listener's failure may look as if it had not."""
        receipt = Receipt(head.n, head.hash.hex())
        for listener in tuple(self._listeners):
            try:
                listener(tournament, receipt)
            except Exception:
                log.exception("a listener failed after fact %d of %s", receipt.n, tournament)
        return receipt
