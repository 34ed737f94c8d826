"""Choosing my squads of the round: in secret, open when both have chosen."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import squads
from topcut.rules.state import place
from topcut.web.access import may
from topcut.web.player.own import sender
from topcut.web.player.seat import me
from topcut.web.player.strike_team import team
from topcut.web.player.witness import back
from topcut.web.result_form import whole
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/me/squads")
def choice(view: Annotated[View, may("play")]) -> Response:
    seat = place(view.t, PlayerId(view.actor.id))
    found = None if seat is None or seat.opponent is None else team(view.t, view.actor, seat)
    if seat is None or found is None or not found.is_open:
        return view.go(f"/t/{view.tournament}/me")
    return view.page("player/squads.html", team=found, place=seat)


@router.post("/t/{tournament}/me/squads")
@again(me)
def choose(view: Annotated[View, may("play")]) -> Response:
    many = getattr(view.form, "getlist", None)
    numbers = many("squad") if many else ()
    picked = tuple(whole(str(number)) for number in numbers)
    if not picked:
        rules = view.t.ruleset.squads
        raise Refusal("squads-wrong-number", clause=rules.clause if rules else None, pick=rules.pick if rules else 0)
    view.act(squads.choose, sender(view), whole(view.entered.get("round", "")), picked)
    return back(view)
