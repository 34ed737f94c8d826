"""Calls to a table, rulings and the appeal against them: what a judge needs on the floor."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import conduct
from topcut.rules.audience import is_own_game
from topcut.rules.clock import view as clock_view
from topcut.rules.state import State, board, score
from topcut.rules.tournament import Call, GameRuling, Phase, Tournament
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.organizer.player import others
from topcut.web.result_form import whole
from topcut.web.view import View, again

router = APIRouter()

CLOSED_SHOWN = 10


@router.get("/t/{tournament}/desk/calls")
def calls_page(view: Annotated[View, may("officiate")]) -> Response:
    """Open calls that reach this official, the oldest first; tables that disagree; rulings so far."""
    t = view.t
    found = board(t)
    return shown(
        view,
        "calls.html",
        calls=conduct.calls_for(t, view.actor),
        closed=_closed(view),
        board=found,
        disputed=found.of(State.DISPUTED) if found else (),
        rulings=tuple(reversed(t.conduct.rulings)),
        open_to_appeal=_open_to_appeal(t),
        hears={one.number for one in t.conduct.rulings if _hears(view, one)},
        asked=conduct.ejection_asked(t),
        proposals=conduct.ejection_proposed(t),
        others=others(view),
        warnings=conduct.warnings_of,
        clock=clock_view(t, view.time, official=True),
        score=score,
    )


@router.post("/t/{tournament}/desk/calls/close")
@again(calls_page)
def close(view: Annotated[View, may("officiate")]) -> Response:
    view.act(conduct.close_call, view.number("tap"))
    return view.go(desk(view, "" if view.text("from") == "round" else "calls"), "The call has been answered.")


@router.post("/t/{tournament}/desk/calls/ruling")
@again(calls_page)
def rule(view: Annotated[View, may("officiate")]) -> Response:
    table = TableNumber(view.number("table"))
    by = view.text("by") or None
    view.act(conduct.give_ruling, view.text("question"), view.text("answer"), table=table, decided_by=by)
    return view.go(desk(view, "calls#rulings"), f"The ruling for table {table} has been recorded.")


@router.post("/t/{tournament}/desk/calls/appealed")
@again(calls_page)
def appeal(view: Annotated[View, may("officiate")]) -> Response:
    """By a player who tells an official instead of a phone."""
    ruling, _, player = view.text("tap").partition(" ")
    view.act(conduct.appeal, whole(ruling), player=PlayerId(player))
    return view.go(desk(view, "calls#rulings"), f"The {view.t.ruleset.terms.head_official} decides the appeal.")


@router.post("/t/{tournament}/desk/calls/appeal")
@again(calls_page)
def decide(view: Annotated[View, may("officiate")]) -> Response:
    upheld = view.text("upheld") == "yes"
    by = view.text("by") or None
    view.act(conduct.decide_appeal, view.number("ruling"), upheld, view.text("answer"), decided_by=by)
    return view.go(desk(view, "calls#rulings"), "The appeal has been decided. The decision is final.")


def _open_to_appeal(t: Tournament) -> set[int]:
    """Rulings that a player of that game can still appeal (CH-51)."""
    if t.phase is Phase.FINISHED:
        return set()
    return {one.number for one in t.conduct.rulings if conduct.stands(t, one) is None}


def _hears(view: View, ruling: GameRuling) -> bool:
    """Those who decide the appeal, and the organizer, who writes down another head official's decision."""
    return bool(others(view)) or conduct.hears_appeals(view.t, view.actor, ruling.players)


def _closed(view: View) -> tuple[Call, ...]:
    """The last ones that were answered or ended with their round, the latest first; none from the viewer's own games
    (MU-04)."""
    t = view.t
    over = [
        one
        for one in t.conduct.calls
        if not conduct.is_waiting(t, one) and not is_own_game(t, view.actor.id, one.stage, one.round, one.player)
    ]
    return tuple(reversed(over[-CLOSED_SHOWN:]))
