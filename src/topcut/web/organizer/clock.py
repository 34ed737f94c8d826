"""The timer of a round, for officials only: started, stopped for a break, extended for a table, time called."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions import clock
from topcut.rules.clock import late
from topcut.rules.clock import view as clock_view
from topcut.rules.match import Stage
from topcut.rules.state import board, the_board
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.frame import came_from
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/desk/clock")
def clock_page(view: Annotated[View, may("officiate")]) -> Response:
    t = view.t
    found, rules = board(t), t.ruleset.clock
    now, lines = (found.now, found.lines) if found else (None, ())
    stage = now.stage if now else Stage.BRACKET if t.phase is Phase.BRACKET else Stage.SWISS
    return shown(
        view,
        "clock.html",
        clock=clock_view(t, view.time, official=True),
        now=now,
        board=found,
        minutes=rules.minutes if stage is Stage.SWISS else rules.bracket_minutes,
        rolled=t.structure is not None and clock.is_rolled(t, stage),
        late=late(t.clock) if t.clock else 0,
        extended=[
            (line.table, own)
            for line in lines
            if line.extended and (own := clock_view(t, view.time, official=True, match=line.number))
        ],
    )


@router.post("/t/{tournament}/desk/clock/start")
@again(clock_page)
def start(view: Annotated[View, may("organize")]) -> Response:
    """A separate act, when most players are seated (CH-19)."""
    view.act(clock.start, view.perhaps_number("extra"))
    return view.go(desk(view), say("desk-clock-started"))


@router.post("/t/{tournament}/desk/clock/pause")
@again(clock_page)
def pause(view: Annotated[View, may("organize")]) -> Response:
    view.act(clock.pause, view.text("reason"))
    return view.go(desk(view, "clock"), say("desk-clock-paused"))


@router.post("/t/{tournament}/desk/clock/resume")
@again(clock_page)
def resume(view: Annotated[View, may("organize")]) -> Response:
    view.act(clock.resume)
    return view.go(desk(view, "clock"), say("desk-clock-resumed"))


@router.post("/t/{tournament}/desk/clock/extend")
@again(clock_page)
def extend(view: Annotated[View, may("officiate")]) -> Response:
    line = the_board(view.t).at(view.number("table"))
    view.act(clock.extend, line.number, view.number("minutes"), view.text("reason"))
    return view.go(came_from(view, desk(view, "clock")), say("desk-clock-extended", table=line.table))


@router.post("/t/{tournament}/desk/clock/mission-critical")
@again(clock_page)
def mission_critical(view: Annotated[View, may("officiate")]) -> Response:
    view.act(clock.announce_mission_critical)
    return view.go(desk(view, "clock"), say("desk-clock-critical-said"))


@router.post("/t/{tournament}/desk/clock/call")
@again(clock_page)
def call_time(view: Annotated[View, may("officiate")]) -> Response:
    view.act(clock.call_time)
    return view.go(desk(view, "clock"), say("desk-clock-time-called"))
