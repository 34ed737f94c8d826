"""Both strike teams of a match as one of its players may see them, and which squads must still be used."""

from dataclasses import dataclass

from topcut.ids import PlayerId
from topcut.rules.actor import Actor
from topcut.rules.line_up import Choice, MustUse, chosen, must_use
from topcut.rules.match import Seat, Stage
from topcut.rules.state import Place
from topcut.rules.tournament import Round, Tournament, number_of
from topcut.web.player.list_parts import units


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
    they_have_chosen: bool
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
    seen = chosen(t, viewer, now.stage, now.number, seat.number)
    mine, theirs = (seen.first, seen.second) if seat.seat is Seat.FIRST else (seen.second, seen.first)
    others = seen.second_has_chosen if seat.seat is Seat.FIRST else seen.first_has_chosen
    known = units(t, t.players[seat.me].list)
    current = now.round if now.stage is Stage.SWISS else None
    return Team(
        squads=tuple(
            Squad(number, known.get(number, ()), _used(t, seat.me, number, current))
            for number in range(1, rules.of + 1)
        ),
        pick=rules.pick,
        mine=mine,
        theirs=theirs,
        they_have_chosen=others,
        must=must_use(t, seat.me, choosing=True) if now.stage is Stage.SWISS else None,
        is_open=seat.is_reportable and seat.number not in now.round.revealed,
    )


def _used(t: Tournament, player: PlayerId, squad: int, current: Round | None) -> tuple[int, ...]:
    """The rounds before this one in which a squad was played; a game that never began uses none (R-1)."""
    return tuple(
        number
        for number, round in enumerate(t.rounds, start=1)
        if round is not current and squad in round.squads.get(player, ()) and _was_played(round, player)
    )


def _was_played(round: Round, player: PlayerId) -> bool:
    number = number_of(round, player)
    result = None if number is None else round.matches[number - 1].result
    return number is not None and (result is None or result.opponents)
