"""Everything that is going to happen in a drill as things stand, by its seed."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from topcut.generator.drill.arriving import before_the_start
from topcut.generator.drill.crew import at_the_desk
from topcut.generator.drill.intent import Intent
from topcut.generator.drill.people import names_of, roles
from topcut.generator.drill.playing import in_a_round
from topcut.generator.drill.script import Scene
from topcut.ids import PlayerId
from topcut.rules.tournament import Phase, Tournament


@dataclass(frozen=True, slots=True)
class Script:
    seed: str
    players: int
    crew: bool = False


def intents(
    script: Script,
    t: Tournament,
    names: Mapping[PlayerId, str],
    real: Collection[str] = (),
    waiting: Collection[str] = (),
) -> tuple[Intent, ...]:
    """`real` are the players whom a phone stands for: they are left alone. `waiting` are names of people who have
    signed up and wait for a yes."""
    if t.phase is Phase.FINISHED and not script.crew:
        return ()
    cast = roles(script.seed, script.players)
    ours = role_names(script)
    simulated = frozenset(id for id, name in names.items() if id in t.players and name in ours and id not in real)
    scene = Scene(script.seed, t, cast, names, simulated, frozenset({*names.values(), *waiting}))
    people = before_the_start(scene) if t.phase is Phase.SIGN_UP else in_a_round(scene)
    return (*people, *(at_the_desk(scene) if script.crew else ()))


def role_names(script: Script) -> frozenset[str]:
    """What simulated people are called. In a sample, which began without them, nobody has signed up twice."""
    return frozenset({*names_of(script.players), *(one.name for one in roles(script.seed, script.players))})
