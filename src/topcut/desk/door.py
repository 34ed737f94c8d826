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

from topcut.desk.clock import Clock, moment, written
from topcut.desk.housekeeping import Housekeeping
from topcut.desk.listing import is_told, listing_of
from topcut.desk.memory import Known, Memory
from topcut.desk.names import Names
from topcut.desk.naming import Naming
from topcut.desk.pairings import Outdated, Pairings
from topcut.desk.request import Request
from topcut.desk.ticker import Agenda, due, is_timed
from topcut.desk.waking import Wakefulness
from topcut.desk.writing import VERSION_2, entries_of
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.means import Action, Means, wants_pairing
from topcut.rules.actions.previewing import Worked
from topcut.rules.actions.staff import let_in, take_over
from topcut.rules.actor import CLOCK, Actor
from topcut.rules.chain import SALT_BYTES, Head
from topcut.rules.facts import Fact, Stamped
from topcut.rules.pairing.next_round import NextRound
from topcut.rules.staff import is_in_log, is_stranger
from topcut.rules.texts import Person, as_written, deleted_with, named_by
from topcut.rules.tournament import Tournament, drawn_from
from topcut.store import NOTHING, Beside, Overtaken, Stamp, Store
from topcut.store.alarms import EPOCH, Alarm
from topcut.store.displays import Choice
from topcut.store.keeping import AS_USUAL, Keeping
from topcut.store.rows import Listing

Listener = Callable[[TournamentId, "Receipt"], None]

TRIES = 10
KEPT = 256  # tournaments in memory, 0.2 MB each with 100 players: what is played at one time is folded once
A_MOMENT = timedelta(seconds=0.5)  # in which it is looked for what is due; the rest is looked at a second later
SECRET_BYTES = 32

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Receipt:
    """What whoever asked may keep as a proof: the number of the last fact then, and the hash of the log up to it."""

    n: int
    head: str


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
        self._naming = Naming(store)
        self._locks: dict[TournamentId, RLock] = {}
        self._lock = Lock()
        self._listeners: list[Listener] = []
        self.pairings = pairings or Pairings()
        self.memory = Memory(store, clock, self.pairings, kept)
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
            after = self.memory.after(id, None, facts, stamp)
            entries = entries_of(after.t, facts, self._randomness)
            beside = replace(beside, listing=listing_of(id, after.t, stamp.at))
            head = self.store.begin(
                id, after.t.title, stamp, entries, seed=chosen, asked=request.asked, beside=beside, kept=kept
            )
            self.memory.keep(id, after)
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
        known = self.memory.current(tournament)
        if known is not None:  # whoever only looks does not wait for what is being written
            return known.t
        with self.alone(tournament):
            return self._current(tournament).t

    def names(self, tournament: TournamentId) -> Names:
        """Who its people are on the screen."""
        return self._naming.names(tournament, self.look(tournament))

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
        known = self.memory.known(tournament)
        return self.clock.stamp() if known is None else self._time(known)

    def trouble(self, tournament: TournamentId) -> Refusal | None:
        """Why this tournament can only be read, if that is so."""
        return self.store.trouble(tournament) or self.memory.unreadable(tournament) or self._not_ours(tournament)

    def learn_of_epoch(self, tournament: TournamentId, epoch: int, head: str = "") -> None:
        """Somebody has shown that another computer keeps this log in that epoch, with a fact that we have not: from now
        on this one refuses to write, until it takes the tournament over itself (L7)."""
        if epoch > self.look(tournament).epoch:
            self.store.raise_alarm(tournament, Alarm(EPOCH, epoch, head, self.clock.stamp()))

    def _not_ours(self, tournament: TournamentId) -> Refusal | None:
        """Why this computer must not go on with it, or has to be asked first."""
        newer = next((one for one in self.store.alarms(tournament) if one.kind == EPOCH), None)
        known = self.memory.known(tournament)
        if newer is not None and (known is None or newer.n > known.t.epoch):
            return Refusal("taken-over", epoch=newer.n, at=newer.at)
        return self.wakefulness.asking

    def history(self, tournament: TournamentId, after: int = 0) -> Iterator[Stamped]:
        """The facts after a number, as far as this program knows them."""
        return self.memory.history(tournament, after)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be told after each change, on the thread that made it; returns how to stop that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def mirrored_anew(self, tournament: TournamentId) -> None:
        """More of the log of a hall is here, or how old it is has changed."""
        self.memory.try_again(tournament)
        self._tell(tournament, self.store.head(tournament))

    def choose_display(self, tournament: TournamentId, made: Choice) -> None:
        """What its big screen shows from now on: no fact, but those who listen are told."""
        self.store.set_display(tournament, made)
        self.changed_beside(tournament)

    def choose_display_language(self, tournament: TournamentId, language: str) -> None:
        """In which language its big screen is said from now on."""
        if language != self.store.display_language(tournament):
            self.store.set_display_language(tournament, language)
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
        heads, done = self.store.heads(), list[Receipt]()
        for some in self._agenda.asked(heads):
            until = self.clock.elapsed() + A_MOMENT
            for id in some:
                if self.clock.elapsed() > until:
                    break
                try:
                    done += self._tick(id)
                except Refusal as refusal:  # it cannot be read, which keeps no other waiting
                    self._agenda.refused(id, heads[id].n, "A look", refusal)
        return tuple(done)

    def remove(self, tournament: TournamentId) -> None:
        """A tournament and everything beside it, for good."""
        with self.alone(tournament):
            self.store.remove(tournament, self.clock.stamp())
            self.memory.remove(tournament)
            self._naming.forget(tournament)
            self._agenda.forget(tournament)

    def _listed(self, tournament: TournamentId) -> Listing | None:
        """What the calendar is to say of it; nothing of what cannot be read."""
        if self.trouble(tournament) is not None:
            return None
        with suppress(Refusal):
            return listing_of(tournament, self.look(tournament), self.clock.stamp())
        return None

    def _tick(self, tournament: TournamentId) -> Iterator[Receipt]:
        n = self.store.head(tournament).n
        if self.trouble(tournament) is not None:
            return
        t = self.look(tournament)
        actions = self._due(t, self.time(tournament))
        if actions or is_timed(t):
            self._agenda.look_again(tournament)
        else:
            self._agenda.rest(tournament, n)
        for action in actions:
            try:
                yield self.act(tournament, CLOCK, action)
            except Refusal as refusal:
                self._agenda.refused(tournament, n, action.__name__, refusal)

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
        after = self.memory.after(tournament, known, facts, stamp)
        entries = entries_of(known.t, facts, self._randomness)
        if is_told(known.t, after.t):
            beside = replace(beside, listing=listing_of(tournament, after.t, stamp.at))
        head = self.store.append(tournament, known.n, stamp, entries, asked=request.asked, beside=beside)
        if after.t.title != known.t.title:
            self.store.rename(tournament, after.t.title)
        self.memory.keep(tournament, after)
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
        known = self.memory.caught_up(tournament)
        if known is None:
            self._refuse_if_troubled(tournament)
            raise AssertionError("a log without facts and without a trouble")
        return known

    def _heard(self, tournament: TournamentId | None) -> None:
        """Another process has changed this tournament, or perhaps all of them."""
        heard = [one.id for one in self.store.tournaments()] if tournament is None else [tournament]
        for id in heard:
            if self.store.knows(id):
                self._tell(id, self.store.head(id))
            else:
                self.memory.forget(id)

    def _tell(self, tournament: TournamentId, head: Head) -> Receipt:
        """It has happened, so no listener's failure may look as if it had not."""
        receipt = Receipt(head.n, head.hash.hex())
        for listener in tuple(self._listeners):
            try:
                listener(tournament, receipt)
            except Exception:
                log.exception("a listener failed after fact %d of %s", receipt.n, tournament)
        return receipt
