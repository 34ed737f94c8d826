"""Calls to a table: who calls, whom it reaches, who goes there."""

from dataclasses import replace

from topcut.ids import PlayerId, TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions.guards import (
    is_among_friends,
    not_over,
    not_own_game,
    round_now,
    staff_only,
    the_player,
)
from topcut.rules.actor import Actor, Role
from topcut.rules.audience import is_called, is_own_game
from topcut.rules.facts import (
    CallClosed,
    CallTaken,
    Fact,
    OfficialCalled,
)
from topcut.rules.match import Match, Stage
from topcut.rules.staff import is_in_log
from topcut.rules.state import Line, State, board, place, playing
from topcut.rules.tournament import Call, Phase, Tournament, rounds_of


def call_official(t: Tournament, by: Actor, about: str = "") -> list[Fact]:
    """A player calls an official to their table (CH-14). Where an official plays, the alternate is called (MU-04)."""
    if by.role is not Role.PLAYER:
        raise Refusal("call-by-player", official=t.ruleset.terms.official)
    not_over(t)
    if is_among_friends(t):
        raise Refusal("call-to-nobody", official=t.ruleset.terms.official)
    player = the_player(t, PlayerId(by.id))
    if player.ejected:
        raise Refusal("call-after-ejection", clause=t.ruleset.leaving.ejected_clause, official=t.ruleset.terms.official)
    if any(is_waiting(t, call) and call.player == player.id for call in t.conduct.calls):
        raise Refusal("called-already", official=t.ruleset.terms.official)
    stage, round = round_now(t)
    seat = place(t, player.id)
    match = seat.match if seat else None
    table = match.table if match else None
    number = len(t.conduct.calls) + 1
    return [OfficialCalled(number, round, table, player.id, about.strip(), _alternate(t, match), stage)]


def calls_for(t: Tournament, by: Actor) -> tuple[Call, ...]:
    """The calls that wait for this official, the oldest first, each with the table where its player sits now."""
    waiting = (call for call in t.conduct.calls if is_waiting(t, call) and is_called(t, call, by))
    return tuple(replace(call, table=_table_now(t, call), taken_by=on_the_way(t, call)) for call in waiting)


def on_the_way(t: Tournament, call: Call) -> str | None:
    """Who took a call; nobody any more, once that official was sent away or released: it waits for all again."""
    taker = call.taken_by
    if taker is None or t.staff.get(taker) == "" or not is_in_log(t, Actor(Role.OFFICIAL, taker), ()):
        return None
    return taker


def disputes_for(t: Tournament, by: Actor) -> tuple[Line, ...]:
    """The tables that wait for this official because their players disagree; whom they reach, as with calls (MU-04)."""
    found, now = board(t), playing(t)
    if found is None or now is None or not by.is_staff:
        return ()
    matches = now.round.matches
    return tuple(
        line
        for line in found.of(State.DISPUTED)
        if not is_own_game(t, by.id, now.stage, now.number, line.first)
        and (by.role is Role.ORGANIZER or _alternate(t, matches[line.number - 1]) in {None, by.id})
    )


def is_waiting(t: Tournament, call: Call) -> bool:
    """Until somebody has come, or the next round is published or all is over: then nobody sits at that table any
    more."""
    is_over = t.phase is Phase.FINISHED or len(rounds_of(t, call.stage)) > call.round
    has_moved_on = call.stage is Stage.SWISS and bool(rounds_of(t, Stage.BRACKET))
    return call.open and not is_over and not has_moved_on


def take_call(t: Tournament, by: Actor, call: int, *, instead: bool = False) -> list[Fact]:
    """An official goes to the table, so that no two go; `instead` of the one who took it before."""
    found = _the_call(t, call)
    staff_only(t, by)
    _reached(t, by, found)
    table, player = _table_now(t, found) or 0, found.player
    if not is_waiting(t, found):
        raise Refusal("call-closed-already", table=table, player=player)
    taker = on_the_way(t, found)
    if taker == by.id:
        raise Refusal("call-yours-already", table=table, player=player)
    if taker is not None and not instead:
        raise Refusal("call-taken-already", taker=taker, table=table, player=player)
    return [CallTaken(call)]


def close_call(t: Tournament, by: Actor, call: int) -> list[Fact]:
    """By the official who came, or by the player when there is nothing left to ask."""
    found = _the_call(t, call)
    if by != Actor(Role.PLAYER, found.player):
        staff_only(t, by)
        _reached(t, by, found)
    if not found.open:
        raise Refusal("call-closed-already", table=_table_now(t, found) or 0, player=found.player)
    return [CallClosed(call)]


def _table_now(t: Tournament, call: Call) -> TableNumber | None:
    """A match can be moved; none is left of a pairing that was taken back."""
    if (call.stage, call.round) == round_now(t):
        seat = place(t, call.player)
        return None if seat is None else seat.match.table
    return None if call.round > len(rounds_of(t, call.stage)) else call.table


def _alternate(t: Tournament, match: Match | None) -> str | None:
    """Who is in charge of the games of an official who plays, and does not sit at this table too."""
    if match is None:
        return None
    playing_here = {one.id for one in t.officials if one.plays_as in match.players}
    alternates = (one.alternate for one in t.officials if one.id in playing_here)
    return next((id for id in alternates if id is not None and id not in playing_here), None)


def _the_call(t: Tournament, call: int) -> Call:
    found = next((one for one in t.conduct.calls if one.number == call), None)
    if found is None:
        raise Refusal("call-unknown", call=call)
    return found


def _reached(t: Tournament, by: Actor, call: Call) -> None:
    """To an official whom it does not reach, a call is unknown (MU-04)."""
    not_own_game(t, by, call.stage, call.round, call.player)
    if not is_called(t, call, by):
        raise Refusal("call-unknown", call=call.number)
