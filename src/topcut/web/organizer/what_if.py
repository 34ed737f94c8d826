"""Who can still make the cut, and what if a table ended so or so: a question, so nothing is written."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.planner.telling import either, likely, needs
from topcut.planner.what_if import Chances, DrawHelps, WhatIf, supposed
from topcut.refusal import Refusal
from topcut.rules.actions.outlooks import show_chances
from topcut.rules.match import Stage
from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.standings import Standing, standings
from topcut.rules.state import Line, board, score
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.result_form import blanks, entry, whole
from topcut.web.status import status_of
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

SOON = 3.0  # seconds that the page waits before it says that it is being worked out


@dataclass(frozen=True, slots=True)
class Row:
    """One player of the standings; without chances, one who has left."""

    standing: Standing
    chances: Chances | None
    needs: str = ""
    likely: str = ""


@router.get("/t/{tournament}/desk/what-if")
@taking(Turn.LONG)
def what_if(view: Annotated[View, may("officiate")]) -> Response:
    """As it stands, or as it would be if a table ended as the form says; a refusal is told in place of the answer."""
    t, refused, line = view.t, None, None
    fields = dict(view.request.query_params)
    try:
        if fields.get("table", "").strip():
            table = whole(fields["table"])
            t, line = _with(t, table, fields)
        found = view.outlooks.of(view.tournament, t, SOON)
    except Refusal as refusal:
        refused, found = refusal, None
    if found is None and refused is None:
        waiting = shown(view, "what_if_waiting.html")
        waiting.headers["Refresh"] = "2"
        return waiting
    answer = shown(
        view,
        "what_if.html",
        found=found,
        refused_here=refused,
        rows=() if found is None else _rows(t, found),
        cut_after=0 if found is None else cut_line(t, [one.player for one in standings(t)]),
        draws=() if found is None else tuple(_draw_helps(view, one) for one in found.draws),
        supposed=line,
        score=score,
        fields=fields,
        board=board(view.t) if view.t.bracket is None else None,
        blanks=blanks(t, Stage.SWISS),
    )
    if refused is not None:
        answer.status_code = status_of(refused)
    return answer


@router.post("/t/{tournament}/desk/what-if/players")
@again(what_if)
def let_players_see(view: Annotated[View, may("organize")]) -> Response:
    allowed = view.text("allowed")
    if allowed not in {"yes", "no"}:
        raise Refusal("form-incomplete", fields=("allowed",))
    view.act(show_chances, shown=allowed == "yes")
    return view.go(desk(view, "what-if"), say("whatif-allowed", allowed=allowed))


def _with(t: Tournament, table: int, fields: Mapping[str, str]) -> tuple[Tournament, Line | None]:
    would = supposed(t, table, entry(t, Stage.SWISS, fields))
    there = board(would)
    return would, None if there is None else there.at(table)


def _draw_helps(view: View, one: DrawHelps) -> str:
    first, second = map(view.names.of, one.players)
    gain = either([view.names.of(player) for player in one.gain])
    return say("whatif-draw-helps", table=one.table, first=first, second=second, gain=gain)


def _rows(t: Tournament, found: WhatIf) -> tuple[Row, ...]:
    known = {one.player: one for one in found.players}
    rows = []
    for standing in standings(t):
        one = known.get(standing.player)
        if one is None:
            rows.append(Row(standing, None))
        else:
            rows.append(Row(standing, one, needs(found, one), "" if one.share is None else likely(one.share)))
    return tuple(rows)
