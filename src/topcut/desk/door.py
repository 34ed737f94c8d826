"""The desk: everything that changes a tournament passes here, one thing after the other."""

import logging
from base64 import b32encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import lru_cache, partial
from secrets import token_bytes
from threading import Lock, RLock

import msgspec
from cachetools import LRUCache

from topcut.desk.clock import Clock, moment, written
from topcut.desk.names import Names
from topcut.desk.pairings import Outdated, Pairings
from topcut.desk.request import Request
from topcut.desk.ticker import Agenda, due, is_timed
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.means import Action, Means, wants_pairing
from topcut.rules.actions.previewing import Worked
from topcut.rules.actions.staff import let_in
from topcut.rules.actor import CLOCK, Actor, Role
from topcut.rules.chain import SALT_BYTES, Head, Sealed
from topcut.rules.codec import UnknownFact, decode, encode
from topcut.rules.facts import Fact, Stamped, TextStruck, about
from topcut.rules.fold import fold, following, undoes
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.staff import is_in_log, is_stranger
from topcut.rules.texts import Person, as_written, committed, deleted_with, named_by, told
from topcut.rules.tournament import Tournament, drawn_from
from topcut.store import NOTHING, Beside, Entry, Overtaken, Stamp, Store
from topcut.store.accounts import Account
from topcut.store.displays import Choice
from topcut.store.keeping import Drill
from topcut.words import say

Listener = Callable[[TournamentId, "Receipt"], None]

TRIES = 10
KEPT = 64
DELETED_FOR = timedelta(days=30)  # before it is removed for good (L10)
SURE_AFTER = timedelta(hours=1)  # that the clock has said so without a break
SECRET_BYTES = 32
VERSION_2 = 2  # of a log: names and texts are committed to, and all who act are in it

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
        self._overdue: dict[TournamentId, timedelta] = {}
        self._names: dict[TournamentId, tuple[object, tuple[PlayerId, ...], Names]] = {}
        self._accounts: tuple[int, dict[str, str]] = -1, {}
        self._known: LRUCache[TournamentId, Known] = LRUCache(kept)
        self._unreadable: dict[TournamentId, Refusal] = {}
        self._locks: dict[TournamentId, RLock] = {}
        self._lock = Lock()
        self._listeners: list[Listener] = []
        self.pairings = pairings or Pairings()

    def create(
        self,
        by: Actor,
        action: Action,
        *args: object,
        tournament: TournamentId | None = None,
        seed: bytes | None = None,
        key: str | None = None,
        people: Sequence[Person] = (),
        drill: Drill | None = None,
        **kwargs: object,
    ) -> tuple[TournamentId, Receipt]:
        """A new tournament by the action `(by, ...) -> facts`, under a new id unless one is given, as with a key.

        Its draws come from a secret that nobody knows, but for a game whose seed somebody has chosen. A drill is marked
        as one in the same write.
        """
        id = tournament or TournamentId(b32encode(self._randomness(10)).decode().lower())
        request = Request(by, action, args, kwargs, key)
        chosen = seed or self._randomness(SECRET_BYTES)
        with self.alone(id):
            answered = self._answered(id, request)
            if answered is not None:
                return id, answered
            stamp = Stamp(self.clock.stamp(), by.role.value, by.id)
            entropy = self._randomness(SECRET_BYTES)
            means = Means(at=stamp.at, entropy=entropy, secret=chosen, seed=chosen, tournament=id)
            facts = request.facts(means)
            named = {named_by(fact) for fact in facts}
            beside = Beside(self._salted({}, [person for person in people if person.player in named]))
            facts = [as_written(fact, {str(person.player): person for person in beside.people}) for fact in facts]
            after = self._after(id, None, facts, stamp)
            entries = self._entries(after.t, facts)
            head = self.store.begin(
                id, after.t.title, stamp, entries, seed=chosen, asked=request.asked, beside=beside, drill=drill
            )
            self._keep(id, after)
        return id, self._tell(id, head)

    def act(
        self,
        tournament: TournamentId,
        by: Actor,
        action: Action,
        *args: object,
        key: str | None = None,
        beside: Beside = NOTHING,
        **kwargs: object,
    ) -> Receipt:
        """Do it, durably, and give the receipt; or raise the refusal and leave nothing behind.

        With a key, a request that comes twice is done once: the same receipt for the same request, a refusal if the key
        was used for another one. What changes beside the log is written together with it.
        """
        request = Request(by, action, args, kwargs, key)
        entropy = self._randomness(SECRET_BYTES)
        self.store.head(tournament)
        for _ in range(TRIES):
            try:
                if wants_pairing(action) and self._answered(tournament, request) is None:
                    self._work_out(tournament)
                with self.alone(tournament):
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

    def pairing(self, tournament: TournamentId, t: Tournament) -> Worked:
        """The next round by the open draw, worked out once however often it is looked at and when it is published."""
        try:
            return self.pairings.of(tournament, t, drawn_from(t, self._secret(tournament)))
        except Outdated:
            raise Refusal("pairing-outdated") from None

    def look(self, tournament: TournamentId) -> Tournament:
        """The tournament as it stands. If there is a trouble, as far as its log can be trusted."""
        head = self.store.head(tournament)
        with self._lock:
            known = self._known.get(tournament)
            if known is not None and known.n == head.n:  # whoever only looks does not wait for what is being written
                return known.t
        with self.alone(tournament):
            return self._current(tournament).t

    def names(self, tournament: TournamentId) -> Names:
        """Who its people are on the screen; worked out again only after they have changed."""
        players, accounts = tuple(self.look(tournament).players), self._account_names()
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
            self._accounts = edition, {one.id: one.name for one in found}
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
        return self.store.trouble(tournament) or self._unreadable.get(tournament)

    def history(self, tournament: TournamentId, after: int = 0) -> Iterator[Stamped]:
        """The facts after a number, as far as this program knows them."""
        for sealed in self.store.sealed(tournament, after):
            record = sealed.record
            try:
                yield _stamped(sealed)
            except (UnknownFact, ValueError):  # a kind, a form or a role of a newer program
                self._unreadable[tournament] = Refusal("fact-unknown", n=record.n, kind=record.kind, v=record.v)
                return

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be told after each change, on the thread that made it; returns how to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def choose_display(self, tournament: TournamentId, made: Choice) -> None:
        """What its big screen shows from now on: no fact, but those who listen are told."""
        self.store.set_display(tournament, made)
        self._tell(tournament, self.store.head(tournament))

    def tick(self) -> tuple[Receipt, ...]:
        """Do what is due now, in every tournament. Whoever runs the loop calls this about once a second."""
        self._remove_deleted()
        return tuple(receipt for listed in self.store.tournaments() for receipt in self._tick(listed.id))

    def remove(self, tournament: TournamentId) -> None:
        """A tournament and everything beside it, for good."""
        with self.alone(tournament):
            self.store.remove(tournament, self.clock.stamp())
            with self._lock:
                self.clock.let_go(tournament)
                for known in (self._known, self._names, self._unreadable):
                    known.pop(tournament, None)
            self.pairings.forget(tournament)

    def _remove_deleted(self) -> None:
        """What was deleted long ago, once the clock has said so for a while: one that is set wrong and put right
        removes nothing for good. What cannot be removed waits as long again, and holds up nothing else."""
        now = self.clock.elapsed()
        found = self.store.deleted_before(written(self.clock.now() - DELETED_FOR))
        self._overdue = {id: self._overdue.get(id, now) for id in found}
        for id in found:
            if now - self._overdue[id] < SURE_AFTER:
                continue
            try:
                self.remove(id)
            except Exception:
                log.exception("%s cannot be removed", id)
                self._overdue[id] = now

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
        if not is_in_log(known.t, request.by, facts):
            self._introduce(tournament, known.t, request.by, entropy)
            return self._decide(tournament, request, entropy, beside)
        facts, beside = self._with_names(tournament, known.t, facts, beside)
        after = self._after(tournament, known, facts, stamp)
        entries = self._entries(known.t, facts)
        head = self.store.append(tournament, known.n, stamp, entries, asked=request.asked, beside=beside)
        if after.t.title != known.t.title:
            self.store.rename(tournament, after.t.title)
        if any(isinstance(fact, TextStruck) for fact in facts):
            self._forget_known(tournament)  # the text is in what was folded
        else:
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

    def _entries(self, t: Tournament, facts: Sequence[Fact]) -> list[Entry]:
        if t.log < VERSION_2:
            return [Entry(*encode(fact)) for fact in facts]
        salts = iter(lambda: self._randomness(SALT_BYTES), b"")
        return [_committed(fact, salts) for fact in facts]

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
        if request.key is None:
            return None
        found = self.store.receipt(tournament, request.key)
        if found is None:
            return None
        head, digest = found
        if digest != request.digest:
            raise Refusal("key-reused")
        return Receipt(head.n, head.hash.hex())

    def _refuse_if_troubled(self, tournament: TournamentId) -> None:
        trouble = self.trouble(tournament)
        if trouble is not None:
            raise Refusal(trouble.code, trouble.clause, **trouble.parameters)

    def _current(self, tournament: TournamentId) -> Known:
        """What is known, after the news."""
        head = self.store.head(tournament)
        with self._lock:
            known = self._known.get(tournament)
        if known is None or (known.n < head.n and tournament not in self._unreadable):
            known = self._caught_up(tournament, known)
        if known is None:
            self._refuse_if_troubled(tournament)
            raise AssertionError("a log without facts and without a trouble")
        self._keep(tournament, known)
        return known

    def _caught_up(self, tournament: TournamentId, known: Known | None) -> Known | None:
        news = list(self.history(tournament, known.n if known else 0))
        try:
            return self._folded(tournament, known, news)
        except Exception:
            log.exception("%s cannot be folded", tournament)
        for stamped in news:
            try:
                known = self._folded(tournament, known, [stamped])
            except Exception:  # noqa: BLE001  # told above; whatever it is, the organizer must get at the rest
                self._unreadable[tournament] = Refusal("fact-unreadable", n=stamped.n)
                break
        return known

    def _after(self, tournament: TournamentId, known: Known | None, facts: Sequence[Fact], stamp: Stamp) -> Known:
        """How it will be: what cannot be folded is never written."""
        by = _actor(stamp.role, stamp.id)
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
        return Known(news[-1].n, news[-1].at, t, self.clock.elapsed())

    def _forget_known(self, tournament: TournamentId) -> None:
        with self._lock:
            self._known.pop(tournament, None)

    def _keep(self, tournament: TournamentId, known: Known) -> None:
        with self._lock:
            (self.clock.hold if is_timed(known.t) else self.clock.let_go)(tournament)
            self._known[tournament] = known
        self.pairings.notice(tournament, known.t)

    def _tell(self, tournament: TournamentId, head: Head) -> Receipt:
        """It has happened, so no listener's failure may look as if it had not."""
        receipt = Receipt(head.n, head.hash.hex())
        for listener in tuple(self._listeners):
            try:
                listener(tournament, receipt)
            except Exception:
                log.exception("a listener failed after fact %d of %s", receipt.n, tournament)
        return receipt


def _committed(fact: Fact, salts: Iterator[bytes]) -> Entry:
    kind, v, body = encode(fact)
    written, texts = committed(kind, body, salts)
    return Entry(kind, v, written, about(type(fact)).openness, texts)


def _stamped(sealed: Sealed) -> Stamped:
    record = sealed.record
    body = msgspec.json.decode(record.body)
    fact = decode(record.kind, record.v, body if sealed.openness is None else told(body, sealed.texts))
    return Stamped(record.n, record.at, _actor(record.role, record.id), fact)


@lru_cache(maxsize=4096)
def _actor(role: str, id: str) -> Actor:
    return Actor(Role(role), id)
