"""A made-up tournament on its way: every act goes through the rules, in memory, with a clock of its own."""

from collections import Counter
from collections.abc import Sequence

from topcut.generator.dice import Dice
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import clock
from topcut.rules.actions.means import Action, Means
from topcut.rules.actor import CLOCK, Actor, Role
from topcut.rules.clock import MINUTE, moment, stamp
from topcut.rules.facts import Fact, Stamped
from topcut.rules.fold import fold, following, undoes
from topcut.rules.texts import Place, deleted_with
from topcut.rules.tournament import Tournament, drawn_from

ORGANIZER = Actor(Role.ORGANIZER, "olga")
MORNING = "2026-11-15T08:00:00.000Z"
SECOND = 1_000
SEED_BYTES = 32
REASONS = (
    "The hall asks for it",
    "A slip of the finger",
    "Agreed with everybody",
    "The bus was late",
    "Two names mixed up",
)


class Stuck(Exception):
    """Nothing that is allowed leads any further: there is a hole in the story or in the rules."""


class Life:
    """`wild` says how much is out of the ordinary: 0 is a calm afternoon, 3 a day to remember."""

    t: Tournament

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.id = TournamentId(dice.bytes(8).hex())
        self.seed = dice.bytes(SEED_BYTES)
        self.wild = dice.weighted(((2, 0), (3, 1), (3, 2), (2, 3)))
        self.now = moment(MORNING)
        self.log: list[Stamped] = []
        self.deleted: list[Place] = []  # texts
        self.refusals: Counter[str] = Counter()
        self.refused_by: set[str] = set()  # clauses
        self.last_refusal: Refusal | None = None

    @property
    def reason(self) -> str:
        return self.dice.pick(REASONS)

    @property
    def staff(self) -> Sequence[Actor]:
        """The organizer and the officials, in any order."""
        officials = dict.fromkeys(one.id for one in self.t.officials)
        return self.dice.shuffled([ORGANIZER, *(Actor(Role.OFFICIAL, id) for id in officials if id != ORGANIZER.id)])

    def anyone(self) -> PlayerId:
        return self.dice.pick(tuple(self.t.players))

    def odd(self, percent: int) -> bool:
        """Whether something out of the ordinary happens, more likely on a wilder day."""
        return self.dice.chance(min(95, percent * self.wild))

    def begins(self, facts: Sequence[Fact], by: Actor = ORGANIZER) -> None:
        self._write(facts, by)

    def does(self, action: Action, *args: object, by: Actor = ORGANIZER, **named: object) -> bool:
        """Whether the rules let it happen; what they refuse leaves nothing behind."""
        try:
            facts = action(self.t, by, *args, **self._means.for_action(action), **named)
        except Refusal as refusal:
            self._refused(refusal)
            return False
        if not facts:
            return False
        self._write(facts, by)
        self._tick()
        return True

    def does_staff(self, action: Action, *args: object, **named: object) -> bool:
        """By the first of the staff who may: officials who play leave their own games to others."""
        return any(self.does(action, *args, by=one, **named) for one in self.staff)

    def must(self, action: Action, *args: object, by: Actor = ORGANIZER, **named: object) -> None:
        if not self.does(action, *args, by=by, **named):
            raise Stuck(f"{action.__name__}: {self.last_refusal!r}")

    def wait(self, minutes: int = 0, seconds: int = 0) -> None:
        self.now += minutes * MINUTE + seconds * SECOND
        self._tick()

    @property
    def _means(self) -> Means:
        return Means(
            at=stamp(self.now),
            entropy=lambda: self.dice.bytes(SEED_BYTES),
            secret=self.seed,
            seed=lambda: drawn_from(self.t, self.seed),
            tournament=self.id,
        )

    def _refused(self, refusal: Refusal) -> None:
        self.refusals[refusal.code] += 1
        self.last_refusal = refusal
        if refusal.clause is not None:
            self.refused_by.add(refusal.clause)

    def _write(self, facts: Sequence[Fact], by: Actor) -> None:
        """Steps are never written in the same moment, so that each can be told from the next."""
        at = stamp(self.now)
        begins = not self.log
        news = [Stamped(n, at, by, fact) for n, fact in enumerate(facts, start=len(self.log) + 1)]
        self.log += news
        self.deleted += [] if begins else deleted_with(self.t, facts)
        self.t = fold(self.log) if begins or undoes(news) else following(self.t, news)
        self.now += SECOND * self.dice.between(1, 30)

    def _tick(self) -> None:
        """What the program does by itself as time goes by."""
        if self.t.clock is None and self.t.ruleset.squads is None:
            return
        for due in clock.due(self.t, stamp(self.now)):
            if due.task in clock.BY_CLOCK:
                action = clock.BY_CLOCK[due.task]
                self._write(action(self.t, CLOCK, **self._means.for_action(action)), CLOCK)


def player(id: PlayerId) -> Actor:
    return Actor(Role.PLAYER, id)
