"""Drills: tournaments with simulated players in which nothing counts. Made on the spot, run at any speed, and removed
without a trace; the sample event is one that stands still in its third round."""

import hashlib
from base64 import b32encode
from dataclasses import replace
from typing import Any

from topcut.desk.door import Desk
from topcut.generator.sample import PLAYERS, SEED, TITLE, sample
from topcut.generator.sealing import sealed
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actions import registration
from topcut.rules.actions.announcing import announce
from topcut.rules.actions.creation import create
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, Stamped
from topcut.rules.fold import fold
from topcut.rules.ruleset import Ruleset, at_a_desk, load, shipped, text_of
from topcut.rules.tournament import Phase
from topcut.store.keeping import Drill, Keeping
from topcut.words import say

FEWEST, USUAL, MOST = 8, 16, 128
SPEEDS = (1, 4, 20)  # at 20 a round of 90 minutes takes five
LONGEST_SEED = 200
AT_ONCE = 4  # drills that go on: with more, people would wait for the simulated ones


def make_drill(
    desk: Desk, by: Actor, book: str, made: Drill, *, today: str, id: TournamentId | None = None
) -> TournamentId:
    """Open for everyone to sign up. The draws come from the seed as well: the same drill can be run again.

    Asked twice for the same one, there is one, which goes on as it was asked for last.
    """
    ruleset = the_book(book)
    check(made)
    id = id or id_of(made.seed, book, str(made.players))
    with desk.alone(id):
        if desk.store.knows(id):
            _take_up(desk, id, made)
            return id
        _refuse_too_many(desk, id)
        desk.create(
            by,
            begin,
            tournament=id,
            seed=hashlib.sha256(f"drill {made.seed}".encode()).digest(),
            title=say("drill-title", book=ruleset.title),
            first_day=today,
            place="",
            ruleset=text_of(book),
            options={option: possible[0] for option, possible in ruleset.options.items()},
            charges_fee=False,
            told=say("drill-announced"),
            kept=Keeping(drill=made),
        )
    return id


def begin(by: Actor, *, tournament: str, seed: bytes, at: str, told: str, **named: Any) -> list[Fact]:
    """A tournament as any other, in which phones check players in, and everyone is told that it is a drill."""
    facts = create(by, tournament=tournament, seed=seed, **named)
    t = fold([Stamped(n, at, by, fact) for n, fact in enumerate(facts, start=1)])
    return [*facts, *registration.set_self_check_in(t, by, allowed=True), *announce(t, by, told)]


def make_sample(desk: Desk, id: TournamentId, by: Actor, today: str) -> None:
    """A drill that stands still in its third round, in one write. Asked twice for the same one, there is one."""
    with desk.alone(id):
        if desk.store.knows(id):
            return
        made, names = sample(id, by, desk.clock.stamp(), today)
        _, facts, people = sealed(made, names)
        kept = Keeping(drill=Drill(SEED, PLAYERS))
        desk.store.arrivals.adopt(id, TITLE, facts, seed=made.seed, people=people, kept=kept)


def set_pace(desk: Desk, tournament: TournamentId, *, speed: int, crew: bool | None = None) -> None:
    """How fast it goes on, 0 for not at all, and whether the desk is simulated, too."""
    made = the_drill(desk, tournament)
    changed = replace(made, speed=speed, crew=made.crew if crew is None else crew)
    if speed:
        check(changed)
        if not made.speed:
            _refuse_too_many(desk, tournament)
    desk.store.keep(tournament, replace(desk.store.kept(tournament), drill=changed))


def remove_drill(desk: Desk, tournament: TournamentId) -> None:
    the_drill(desk, tournament)
    desk.remove(tournament)


def the_drill(desk: Desk, tournament: TournamentId) -> Drill:
    """How it is run; a real tournament is refused."""
    found = desk.store.kept(tournament).drill
    if found is None:
        raise Refusal("not-a-drill")
    return found


def is_sample(made: Drill | None, title: str) -> bool:
    """Any text may be the seed of another drill."""
    return made is not None and made.seed == SEED and title == TITLE


def the_book(name: str) -> Ruleset:
    known = at_a_desk()
    if name in shipped() and name not in known:
        raise Refusal("drill-of-cards", title=load(name).title)
    if name not in known:
        raise Refusal("drill-book-unknown", name=name, known=tuple(known))
    return known[name]


def usual_players(book: Ruleset) -> int:
    """How many play where nobody says it: never fewer than its document asks for."""
    return min(MOST, max(USUAL, book.structure.rows[0].least))


def check(made: Drill) -> None:
    if not FEWEST <= made.players <= MOST:
        raise Refusal("drill-players", least=FEWEST, most=MOST)
    if made.speed not in SPEEDS:
        raise Refusal("drill-speed", speeds=tuple(str(one) for one in SPEEDS))
    if not made.seed.strip() or not made.seed.isprintable() or len(made.seed) > LONGEST_SEED:
        raise Refusal("drill-seed", most=LONGEST_SEED)


def _take_up(desk: Desk, id: TournamentId, made: Drill) -> None:
    before = the_drill(desk, id)
    if (before.speed, before.crew) != (made.speed, made.crew):
        set_pace(desk, id, speed=made.speed, crew=made.crew)


def _refuse_too_many(desk: Desk, but: TournamentId) -> None:
    """One more that goes on, beside as many as can; what is over or paused holds nobody up."""
    going_on = [id for id, one in desk.store.drills().items() if one.speed and id != but and _goes_on(desk, id)]
    if len(going_on) >= AT_ONCE:
        raise Refusal("drill-too-many", most=AT_ONCE)


def _goes_on(desk: Desk, id: TournamentId) -> bool:
    return desk.trouble(id) is None and desk.look(id).phase is not Phase.FINISHED


def id_of(*told: str) -> TournamentId:
    """The same for the same words: chance depends on the id, so that a drill can be run again."""
    return TournamentId(b32encode(hashlib.sha256(" ".join(("drill", *told)).encode()).digest()[:10]).decode().lower())
