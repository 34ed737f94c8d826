"""The judge's first page: calls and disputes, the oldest first, who goes where, and what only some may decide."""

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import calling, conduct, judging
from topcut.rules.actions.officials import deciders
from topcut.rules.audience import is_called
from topcut.rules.clock import view as clock_view
from topcut.rules.state import board, score, seen
from topcut.rules.tournament import Call, GameRuling
from topcut.web.access import may
from topcut.web.frame import answers, came_from, frame
from topcut.web.result_form import whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

PAGE = "/t/{tournament}/judge"
CLOSED_SHOWN = 10


@router.get(PAGE)
def queue(view: Annotated[View, may("officiate")]) -> Response:
    t, found = view.t, board(view.t)
    return view.page(
        "judge/queue.html",
        **frame(view),
        calls=calling.calls_for(t, view.actor),
        closed=_closed(view),
        lines={line.table: line for line in found.lines} if found else {},
        board=found,
        answers=answers(view, view.refused, None),
        disputed=calling.disputes_for(t, view.actor),
        rulings=tuple(reversed(t.conduct.rulings)),
        hears={one.number for one in t.conduct.rulings if _hears(view, one)},
        decides=judging.appealed(t, view.actor),
        asked=conduct.ejection_asked(t),
        proposals=conduct.ejection_proposed(t),
        others=deciders(t, view.actor),
        warnings=conduct.warnings_of,
        clock=clock_view(t, view.time, official=True),
        stands=judging.stands,
        score=score,
        seen=seen,
        age=lambda call: age(view, call),
    )


@router.post(f"{PAGE}/take")
@again(queue)
def take(view: Annotated[View, may("officiate")]) -> Response:
    """`3`, or `3 instead` of whoever is on the way there."""
    number, _, instead = view.text("tap").partition(" ")
    call = whole(number)
    view.act(calling.take_call, call, instead=instead == "instead")
    return view.go(came_from(view, home(view)), say("judge-taken", place=_place(view, call)))


@router.post(f"{PAGE}/close")
@again(queue)
def close(view: Annotated[View, may("officiate")]) -> Response:
    call = view.number("tap")
    view.act(calling.close_call, call)
    return view.go(came_from(view, home(view)), say("judge-closed", place=_place(view, call)))


@router.post(f"{PAGE}/appeal")
@again(queue)
def appeal(view: Annotated[View, may("officiate")]) -> Response:
    """`2 p7`: a player of that game says so at the table."""
    number, _, player = view.text("tap").partition(" ")
    view.act(judging.appeal, whole(number), player=PlayerId(player))
    return view.go(came_from(view, home(view)), say("judge-appealed", player=view.names.of(player)))


@router.post(f"{PAGE}/decide")
@again(queue)
def decide(view: Annotated[View, may("officiate")]) -> Response:
    upheld = {"yes": True, "no": False}.get(view.text("upheld"))
    if upheld is None:
        raise Refusal("appeal-unsaid", ruling=view.number("ruling"))
    by = view.text("by") or None
    view.act(judging.decide_appeal, view.number("ruling"), upheld, view.text("answer"), decided_by=by)
    return view.go(f"{home(view)}#rulings", say("judge-appeal-decided"))


def home(view: View) -> str:
    return f"/t/{view.tournament}/judge"


def age(view: View, call: Call) -> int:
    """How many minutes ago."""
    since = datetime.fromisoformat(view.now) - datetime.fromisoformat(call.at)
    return max(0, int(since.total_seconds()) // 60)


def _place(view: View, number: int) -> str:
    """Where a call comes from, as people say it: table 12, or who calls without one."""
    call = next(one for one in view.t.conduct.calls if one.number == number)
    table = next((one.table for one in calling.calls_for(view.t, view.actor) if one.number == number), call.table)
    return say("judge-place", table=table or 0, name=view.names.of(call.player))


def _hears(view: View, ruling: GameRuling) -> bool:
    """Those who decide the appeal, and the organizer, who writes down another head official's decision."""
    return bool(deciders(view.t, view.actor)) or judging.hears_appeals(view.t, view.actor, ruling.players)


def _closed(view: View) -> tuple[Call, ...]:
    """The last ones that were answered or ended with their round, the latest first."""
    t = view.t
    over = [one for one in t.conduct.calls if not calling.is_waiting(t, one) and is_called(t, one, view.actor)]
    return tuple(reversed(over[-CLOSED_SHOWN:]))
