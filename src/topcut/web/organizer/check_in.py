"""Check-in: who is here, one tap each, as fast as people come through the door."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.people_csv import same
from topcut.refusal import Refusal
from topcut.rules.actions import registration
from topcut.rules.actions.days import later_days
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.access.cards import claims
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.organizer.player import withdrawn
from topcut.web.organizer.players import every
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()

ALL, AWAITED = "all", "awaited"


@router.get("/t/{tournament}/desk/check-in")
def check_in(view: Annotated[View, may("officiate")]) -> Response:
    if view.t.phase is not Phase.SIGN_UP and later_days(view.t):  # the first day is over
        return view.go(desk(view, "arrivals"))
    asked = view.request.query_params
    q, show, last = asked.get("q", ""), asked.get("show", ""), asked.get("last", "")
    rows = [row for row in every(view) if not row.player.has_left]
    entered = [row for row in rows if not row.player.waiting]
    return shown(
        view,
        "check_in.html",
        awaited=[row for row in entered if not row.player.checked_in and same(q) in same(row.name)],
        here=[row for row in entered if row.player.checked_in and same(q) in same(row.name)],
        waiting=[row for row in rows if row.player.waiting],
        count=sum(row.player.checked_in for row in entered),
        entered_count=len(entered),
        show=show if show == AWAITED else ALL,
        q=q,
        last=next((row for row in rows if row.player.id == last), None),
        has_phone={player for player, claimed in claims(view).items() if claimed.at},
    )


@router.post("/t/{tournament}/desk/check-in")
@again(check_in)
def tap(view: Annotated[View, may("officiate")]) -> Response:
    """Here, or not here after all; the next page offers to undo the last tap."""
    question = {"show": AWAITED} if view.text("show") == AWAITED else {}
    if view.text("everybody"):
        view.act(registration.check_in_all)
        return view.go(desk(view, "check-in"), say("desk-check-in-all-done"))
    player = known_player(view, view.text("player"))
    view.act(registration.check_out if view.text("here") == "no" else registration.check_in, player)
    return view.go(desk(view, "check-in", last=player, **question))


@router.post("/t/{tournament}/desk/check-in/phones")
@again(check_in)
def by_phone(view: Annotated[View, may("organize")]) -> Response:
    allowed = view.text("allowed") == "yes"
    view.act(registration.set_self_check_in, allowed=allowed)
    return view.go(desk(view, "check-in"), say("self-check-in", allowed="yes" if allowed else "no"))


@router.post("/t/{tournament}/desk/check-in/off")
@again(check_in)
def not_coming(view: Annotated[View, may("organize")]) -> Response:
    """Withdrawn after a question with the name in it; nobody is chosen beforehand."""
    if not view.text("player"):
        raise Refusal("nobody-chosen")
    return view.go(desk(view, "check-in"), withdrawn(view, view.text("player")))
