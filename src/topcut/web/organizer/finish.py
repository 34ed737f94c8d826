"""The end: the ranking as it would be, finishing, revealing the seed; and another structure, as a deviation."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import structure
from topcut.rules.coming import coming
from topcut.rules.pairing.finals import finals
from topcut.rules.tournament import deviates, with_lots
from topcut.web.access import may
from topcut.web.organizer.desk_page import desk, shown
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/desk/finish")
def finish_page(view: Annotated[View, may("officiate")]) -> Response:
    """The final ranking, or what it would be if everything ended as it stands."""
    t = view.t
    if t.structure is None:
        raise Refusal("not-started", clause=t.ruleset.structure.fixed_clause)
    return shown(
        view,
        "finish.html",
        ranking=t.ranking or _if_it_ended_now(view),
        coming=coming(t),
        penalties=t.conduct.penalties,
        may_change=deviates(t, t.ruleset.structure.fixed_clause) or t.ruleset.structure.fixed == "never",
    )


@router.post("/t/{tournament}/desk/finish")
@again(finish_page)
def finish(view: Annotated[View, may("organize")]) -> Response:
    view.act(structure.finish)
    return view.go(
        desk(view, "finish"),
        say("desk-finish-finished", tournament=view.t.ruleset.terms.tournament),
    )


@router.post("/t/{tournament}/desk/finish/reveal")
@again(finish_page)
def reveal(view: Annotated[View, may("organize")]) -> Response:
    view.act(structure.reveal_seed)
    return view.go(desk(view, "finish"), say("desk-finish-revealed"))


@router.post("/t/{tournament}/desk/finish/structure")
@again(finish_page)
def change_structure(view: Annotated[View, may("organize")]) -> Response:
    """What was announced only changes as a deviation, which is declared with it, for the same reason."""
    rounds, cut, reason = view.number("rounds"), view.number("cut"), view.text("reason")
    view.act(structure.change_structure, rounds, cut, reason, deviate=view.text("deviate") == "yes")
    return view.go(desk(view), say("desk-finish-changed"))


def _if_it_ended_now(view: View) -> tuple[tuple[str, PlayerId], ...]:
    """Nothing while the bracket is being played: who will win it is not for the standings to say."""
    t = view.t
    if t.bracket is not None and finals(t).round is not None:
        return ()
    return structure.ranking(with_lots(t, view.desk.seed(view.tournament)))
