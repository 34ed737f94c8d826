"""Leaving: withdrawing before the start, dropping after it, each with a sentence of what it means."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions import leaving, registration
from topcut.rules.state import place
from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.player.playing import game
from topcut.web.receipts import back
from topcut.web.result_form import blanks, typed_entry
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/me/drop")
def leave(view: Annotated[View, may("play")]) -> Response:
    if there := game(view):
        return view.go(there)
    t, me = view.t, view.t.players[view.me]
    seat = place(t, me.id)
    playing = seat if seat is not None and seat.opponent is not None and seat.is_reportable else None
    form = None if playing is None else blanks(t, playing.now.stage)
    return view.page("player/drop.html", me=me, place=playing, form=form, typed=view.entered)


@router.post("/t/{tournament}/me/drop")
@again(leave, was_on=game)
def drop(view: Annotated[View, may("play")]) -> Response:
    if view.actor.id in view.t.signed_off:  # in another tab, or by the organizer meanwhile
        return view.go(f"/t/{view.tournament}", say("seat-withdrawn"))
    t, me = view.t, view.sender()
    if view.typed("sure") != "yes":
        raise Refusal("not-sure")
    if t.phase is Phase.SIGN_UP:
        view.act(registration.withdraw, me)
        return view.go(f"/t/{view.tournament}", say("seat-withdrawn"))
    begun = view.typed("begun") == "yes"
    seat = place(t, me)
    scores = None if seat is None or not begun else typed_entry(t, seat.now.stage, view.entered).scores
    view.act(leaving.drop, me, begun=begun, scores=scores)
    return back(view)
