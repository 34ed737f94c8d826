"""Both strike teams of a match as one of its players may see them, and which squads must still be used."""

from dataclasses import dataclass

from topcut.rules.actor import Actor
from topcut.rules.line_up import Choice, MustUse, chosen, fielded, must_use
from topcut.rules.match import Seat, Stage
from topcut.rules.state import Place
from topcut.rules.tournament import Tournament
from topcut.web.player.my_list import units


@dataclass(frozen=True, slots=True)
class Squad:
    number: int
    units: tuple[str, ...]  # as far as the list can be read
    used: tuple[int, ...]  # in these Swiss rounds


@dataclass(frozen=True, slots=True)
class Team:
    """Both strike teams as far as this player may see them."""

    squads: tuple[Squad, ...]
    pick: int
    mine: Choice | None
    theirs: Choice | None
    must: MustUse | None
    is_open: bool  # a choice can still be made or changed

    @property
    def state(self) -> str:
        if self.mine is None:
            return "choose" if self.is_open else "none"
        return "shown" if self.theirs is not None else "sealed"


def team(t: Tournament, viewer: Actor, seat: Place) -> Team | None:
    rules = t.ruleset.squads
    if rules is None:
        return None
    now = seat.now
    first, second = chosen(t, viewer, now.stage, now.number, seat.number)
    mine, theirs = (first, second) if seat.seat is Seat.FIRST else (second, first)
    known = units(t, t.players[seat.me].list)
    before = [fielded(round, seat.me) for round in (t.rounds[:-1] if now.stage is Stage.SWISS else t.rounds)]

    def squad(number: int) -> Squad:
        used = tuple(round for round, squads in enumerate(before, start=1) if number in squads)
        return Squad(number, known.get(number, ()), used)

    return Team(
        squads=tuple(map(squad, range(1, rules.of + 1))),
        pick=rules.pick,
        mine=mine,
        theirs=theirs,
        must=must_use(t, seat.me, choosing=True) if now.stage is Stage.SWISS else None,
        is_open=seat.is_reportable and seat.number not in now.round.revealed,
    )
