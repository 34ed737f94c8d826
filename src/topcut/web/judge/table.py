"""One table as a judge stands before it: both players, what they say, and all that may be done there."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TableNumber
from topcut.rules.actions import calling, conduct, judging
from topcut.rules.actions.officials import deciders
from topcut.rules.actions.reports import replaces_absent
from topcut.rules.clock import view as clock_view
from topcut.rules.line_up import roster_of_round
from topcut.rules.state import score, seen, the_board
from topcut.web.access import may
from topcut.web.frame import answers, frame
from topcut.web.judge.queue import age
from topcut.web.result_form import whole
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

PAGE = "/t/{tournament}/judge/tables/{plate}"


@router.get(PAGE)
def table(view: Annotated[View, may("officiate")], plate: str) -> Response:
    t, found = view.t, the_board(view.t)
    line = found.at(whole(plate))
    return view.page(
        "judge/table.html",
        **frame(view),
        board=found,
        line=line,
        answers=answers(view, view.refused, line),
        calls=[call for call in calling.calls_for(t, view.actor) if call.table == line.table],
        lines={line.table: line},
        rulings=[one for one in reversed(t.conduct.rulings) if set(one.players) & set(line.players)],
        warnings=conduct.warnings_of,
        others=deciders(t, view.actor),
        clock=clock_view(t, view.time, official=True, match=line.number),
        is_replaced=replaces_absent(t, found.now.stage),
        stands=judging.stands,
        may_appeal=judging.head_is_here(t),
        roster=roster_of_round(t, found.now.stage, found.now.number),
        score=score,
        seen=seen,
        age=lambda call: age(view, call),
    )


@router.post(f"{PAGE}/ruling")
@again(table)
def rule(view: Annotated[View, may("officiate")], plate: str) -> Response:
    """For both players of this table, who read it on their phones."""
    at, by = TableNumber(whole(plate)), view.text("by") or None
    view.act(judging.give_ruling, view.text("question"), view.text("answer"), table=at, decided_by=by)
    return view.go(f"/t/{view.tournament}/judge/tables/{at}#rulings", say("judge-ruled", table=at))
