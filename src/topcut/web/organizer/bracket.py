"""The bracket as a drawing that fills in as results come (PS-35), and publishing its rounds."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions import cut
from topcut.rules.coming import coming
from topcut.rules.match import Stage
from topcut.rules.pairing.chart import columns
from topcut.rules.pairing.finals import places
from topcut.rules.pairing.seeding import stands
from topcut.web.access import may
from topcut.web.organizer.meanwhile import told_who_paired
from topcut.web.organizer.playing import desk, number, shown
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/desk/bracket")
def bracket_page(view: Annotated[View, may("officiate")]) -> Response:
    t = view.t
    if t.bracket is None:
        raise Refusal("cut-not-made", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)
    placed = places(t)
    return shown(
        view,
        "bracket.html",
        columns=columns(t),
        champion=next((one.player for one in placed if one.rank == 1), None),
        coming=coming(t),
        placings=placed,
        stands=stands(t),
    )


@router.post("/t/{tournament}/desk/bracket/publish")
@again(bracket_page)
def publish(view: Annotated[View, may("organize")]) -> Response:
    with told_who_paired(view, Stage.BRACKET):
        view.act(cut.publish_bracket, round=number(view.form, "round"))
    return view.go(desk(view), "The round of the bracket is out. Start its clock when both are seated.")
