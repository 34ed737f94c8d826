"""A round that was just called: squads are chosen, the clock is started."""

from topcut.generator.life import ORGANIZER, Life, player
from topcut.ids import PlayerId
from topcut.rules.actions import clock
from topcut.rules.actions.squads import choose
from topcut.rules.line_up import must_use
from topcut.rules.state import playing


def open_round(life: Life) -> None:
    _choose_squads(life)
    if not life.dice.chance(70):
        return
    typed = life.dice.below(life.t.ruleset.clock.dice + 1) if life.dice.chance(30) else None
    if not life.does(clock.start, typed):
        life.does(clock.start)


def choose_squads(life: Life, id: PlayerId) -> bool:
    """Any squads, or if those are refused the ones that must still be used (PS-07)."""
    rules, now = life.t.ruleset.squads, playing(life.t)
    if rules is None or now is None:
        return False
    every = list(range(1, rules.of + 1))
    by = player(id) if life.dice.chance(85) else ORGANIZER
    if life.does(choose, id, now.number, tuple(life.dice.shuffled(every)[: rules.pick]), by=by):
        return True
    state = must_use(life.t, id, choosing=True)
    owed = list(state.unused) if state is not None else []
    owed += [squad for squad in every if squad not in owed]
    return life.does(choose, id, now.number, tuple(owed[: rules.pick]), by=by)


def _choose_squads(life: Life) -> None:
    now = playing(life.t)
    if life.t.ruleset.squads is None or now is None:
        return
    for match in now.round.matches:
        for id in (match.first, match.second):
            if id is not None and match.second is not None and life.dice.chance(90):
                choose_squads(life, id)
