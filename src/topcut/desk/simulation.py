"""The simulated people of all drills: what falls due is done through the desk, a few acts at a time, as anybody would.

A drill has a time of its own, which goes on with each tick, faster or slower, and stands still while it is paused, the
program is off or the computer sleeps. What somebody is going to do waits from the moment at which it could first be
done. So nothing has to be remembered: after a restart everyone thinks it over again, and nothing comes in a burst.
"""

import logging
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic

from topcut.desk.door import Desk
from topcut.desk.drill import the_drill
from topcut.desk.people import official_meant
from topcut.desk.signing_up import sign_up
from topcut.desk.taking_lists import Intake
from topcut.generator.drill import AcceptLists, Act, Appoint, HandIn, Intent, Script, SignUp, intents
from topcut.generator.drill.intent import CREW, Deed
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions.officials import name_official, the_role
from topcut.rules.actor import Actor, Role
from topcut.store import Beside
from topcut.store.accounts import Accounts, Session
from topcut.store.keeping import Drill

LONGEST_TICK = 5.0  # seconds: after a sleep the drill goes on where it was
MOST_ACTS = 4  # of a drill in a tick, so that people never wait long for the lock
BUDGET = 0.5  # seconds of work in a tick, after which the other drills wait for the next one
TRIES = 3

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Running:
    """One drill as this process knows it."""

    at: float  # the clock inside, at the last tick
    time: float = 0.0  # of the drill, in seconds
    waits: dict[str, tuple[float, float]] = field(default_factory=dict)  # since when: in the drill, and by the wall
    refused: Counter[str] = field(default_factory=Counter)
    edition: object = None  # what the plan was made from
    plan: tuple[Intent, ...] = ()


class Simulation:
    def __init__(self, desk: Desk, watch: Callable[[], float] = monotonic) -> None:
        self._desk = desk
        self._running: dict[TournamentId, _Running] = {}
        self._lock = Lock()
        self._watch = watch

    def tick(self) -> int:
        """How many acts were done. Whoever runs the loop calls this about once a second. The drill that has waited
        longest comes first, so that none waits for ever where there is more to do than time for it."""
        with self._lock:
            drills = self._desk.store.drills() if self._desk.store.leads else {}  # of several processes one does it
            self._running = {id: one for id, one in self._running.items() if id in drills}
            since, acts = self._watch(), 0
            for id in sorted(drills, key=lambda id: self._running[id].at if id in self._running else 0.0):
                acts += self._run(id, drills[id])
                if self._watch() - since > BUDGET:
                    break
            return acts

    def do(self, tournament: TournamentId, deed: Deed) -> None:
        """The one place through which simulated people act: never in a real tournament."""
        the_drill(self._desk, tournament)
        match deed:
            case SignUp():
                sign_up(self._desk, tournament, deed.name, deed.club, nonce=deed.nonce)
            case HandIn():
                Intake(self._desk, tournament, Actor(Role.PLAYER, deed.player)).hand_in(deed.player, deed.text)
            case AcceptLists():
                Intake(self._desk, tournament, CREW).accept_all(deed.players, deed.reason)
            case Appoint():
                self._appoint(tournament, deed)
            case Act():
                self._act(tournament, deed)

    def _run(self, id: TournamentId, drill: Drill) -> int:
        now = self._desk.clock.elapsed().total_seconds()
        one = self._running.setdefault(id, _Running(now))
        passed, one.at = min(max(0.0, now - one.at), LONGEST_TICK), now
        if not drill.speed or self._desk.trouble(id) is not None:
            return 0
        one.time += passed * drill.speed
        return sum(self._next(id, drill, one) for _ in range(MOST_ACTS))

    def _next(self, id: TournamentId, drill: Drill, one: _Running) -> bool:
        """Whether something was due, which is the first thing that is."""
        self._think(id, drill, one)
        due = [(one.waits[intent.about][0] + intent.after, intent.about, intent) for intent in one.plan]
        ready = [(when, about, intent) for when, about, intent in due if self._is_ready(one, when, intent)]
        if not ready:
            return False
        _, about, intent = min(ready, key=lambda line: line[:2])
        try:
            self.do(id, intent.does)
        except Refusal as refusal:
            log.info("In the drill %s, %s was refused: %s", id, about, refusal)
            one.refused[about] += 1
            one.waits[about] = one.time, one.at
            one.edition = None
            return False
        return True

    def _is_ready(self, one: _Running, when: float, intent: Intent) -> bool:
        return when <= one.time and one.waits[intent.about][1] + intent.by_the_wall <= one.at

    def _think(self, id: TournamentId, drill: Drill, one: _Running) -> None:
        """What everyone is going to do, thought over again whenever something has happened."""
        desk, store = self._desk, self._desk.store
        edition = (store.head(id).n, store.edition(id), store.access_edition, drill)
        if one.edition == edition:
            return
        names = {person.player: person.name for person in store.people(id)}
        waiting = [applicant.name for applicant in store.applicants(id)]
        script = Script(drill.seed, drill.players, drill.crew)
        plan = intents(script, desk.look(id), names, self._phones(id), waiting)
        one.plan = tuple(intent for intent in plan if one.refused[intent.about] < TRIES)
        one.waits = {intent.about: one.waits.get(intent.about, (one.time, one.at)) for intent in one.plan}
        one.edition = edition

    def _phones(self, id: TournamentId) -> Collection[str]:
        """The players whom a real phone stands for."""

        def held(accounts: Accounts) -> frozenset[str]:
            found = accounts.every(Session, tournament=id, role=Role.PLAYER.value, ended=None)
            return frozenset(session.holder for session in found)

        return self._desk.store.read_access(held)

    def _appoint(self, tournament: TournamentId, deed: Appoint) -> None:
        role = the_role(self._desk.look(tournament), deed.role)
        official, person = official_meant(self._desk, tournament, deed.name, role)
        beside = Beside([person] if person else [])
        self._desk.act(tournament, CREW, name_official, official, deed.role, beside=beside)

    def _act(self, tournament: TournamentId, deed: Act) -> None:
        try:
            self._desk.act(tournament, deed.by, deed.action, *deed.args, **deed.named)
        except Refusal as refusal:
            if not deed.confirms or refusal.clause is None or "confirm" in deed.named:
                raise
            named = {**deed.named, "confirm": (refusal.clause,)}
            self._desk.act(tournament, deed.by, deed.action, *deed.args, **named)
