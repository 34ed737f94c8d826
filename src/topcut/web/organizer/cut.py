"""The cut: who would go on and why, and making it; then the bracket that fills in as results come (PS-35)."""

from itertools import pairwise
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions import cut
from topcut.rules.coming import coming
from topcut.rules.match import Stage
from topcut.rules.pairing.chart import columns
from topcut.rules.pairing.finals import places
from topcut.rules.pairing.seeding import cut_line, has_begun, stands
from topcut.rules.ranking.cut import Qualifier
from topcut.rules.ranking.cut import cut as best
from topcut.rules.ranking.explain import between, rounded
from topcut.rules.ranking.standings import RANDOM, standings
from topcut.rules.state import refuse_unplayed
from topcut.rules.tournament import Tournament, with_lots
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown, told_who_paired
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

BELOW = 6  # ranks shown below the line


@router.get("/t/{tournament}/desk/cut")
def cut_page(view: Annotated[View, may("officiate")]) -> Response:
    """As it would be made now; once it is made, as it stands."""
    t = view.t
    if t.structure is None:
        raise Refusal("not-started", clause=t.ruleset.structure.fixed_clause)
    drawn = with_lots(t, view.desk.seed(view.tournament))
    rows = standings(drawn)
    line = cut_line(drawn, [row.player for row in rows])
    seeds = len(t.bracket.seeds) if t.bracket else t.structure.cut
    rows = rows[: max(seeds, line) + BELOW]
    reasons = [between(drawn, higher, lower) for higher, lower in pairwise(rows)]
    qualified, refusal = _qualified(drawn) if t.bracket is None else ((), None)
    return shown(
        view,
        "cut.html",
        rows=rows,
        line=line,
        columns=[one for one in t.ruleset.tiebreakers if one.kind != RANDOM],
        rounded=rounded,
        size=seeds,
        by_lot={why.parameters["above"]: why for why in reasons if why.code == "by-lot"},
        qualified={one.player: one for one in qualified},
        not_yet=refusal,
        has_begun=t.bracket is not None and has_begun(t),
    )


@router.post("/t/{tournament}/desk/cut")
@again(cut_page)
def make(view: Annotated[View, may("organize")]) -> Response:
    view.act(cut.make_cut)
    return view.go(desk(view, "bracket"), say("desk-cut-done"))


@router.get("/t/{tournament}/desk/bracket")
def bracket_page(view: Annotated[View, may("officiate")]) -> Response:
    t = view.t
    if t.bracket is None:
        raise Refusal("cut-not-made", clause=t.ruleset.cut.clause, cut=t.ruleset.terms.cut)
    placed, drawn = places(t), columns(t)
    return shown(
        view,
        "bracket.html",
        columns=drawn,
        goes_on=[duel.advanced for column in drawn for duel in column.duels if duel.advanced],
        champion=next((one.player for one in placed if one.rank == 1), None),
        coming=coming(t),
        placings=placed,
        stands=stands(t),
    )


@router.post("/t/{tournament}/desk/bracket/publish")
@again(bracket_page)
def publish(view: Annotated[View, may("organize")]) -> Response:
    with told_who_paired(view, Stage.BRACKET):
        view.act(cut.publish_bracket, round=view.number("round"))
    return view.go(desk(view), say("desk-bracket-out"))


def _qualified(drawn: Tournament) -> tuple[tuple[Qualifier, ...], Refusal | None]:
    """Who would go on by the results so far, and why the cut cannot be made yet."""
    assert drawn.structure is not None
    try:
        found = best(standings(drawn), drawn.active, drawn.structure.cut, drawn.ruleset.cut)
    except Refusal as refusal:
        return (), refusal
    try:
        refuse_unplayed(drawn)
    except Refusal as refusal:
        return found, refusal
    return found, None
