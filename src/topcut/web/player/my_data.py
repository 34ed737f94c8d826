"""My data: everything that is kept about me, and how to have it forgotten."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from topcut.desk import people
from topcut.desk.personal import kept_about, told_about
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.rules.facts import NonceAdded, PlayerCheckedIn
from topcut.rules.tournament import Phase, Player, Tournament
from topcut.web.access import may
from topcut.web.access.devices import end_own, own_devices
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/me/data")
def data(view: Annotated[View, may("play")]) -> Response:
    me = _me(view)
    kept = next((one for one in view.desk.store.people(view.tournament) if one.player == me.id), None)
    return view.page(
        "player/my_data.html",
        me=me,
        kept=kept,
        told=tuple(told_about(view.desk, view.tournament, me.id, view.actor)),
        drawn=_drawn(view, me),
        may_forget=can_be_forgotten(view.t, me),
        devices=own_devices(view),
        end=f"/t/{view.tournament}/me/devices",
    )


@router.get("/t/{tournament}/me/data.json")
def taken_along(view: Annotated[View, may("play")]) -> Response:
    """The same as a file; what officials noted comes from the organizer."""
    body = kept_about(view.desk, view.tournament, _me(view).id, view.actor)
    devices = [{"device": one.agent, "since": one.created, "until": one.until} for one in own_devices(view)]
    headers = {"Content-Disposition": 'attachment; filename="my-data.json"'}
    return JSONResponse({**body, "devices": devices}, headers=headers)


@router.post("/t/{tournament}/me/devices")
@again(data)
def end_device(view: Annotated[View, may("play")]) -> Response:
    return view.go(f"/t/{view.tournament}/me/data", end_own(view))


@router.post("/t/{tournament}/me/forget")
@again(data)
def forget(view: Annotated[View, may("play")]) -> Response:
    """Name, club and contact are deleted; the log has only an id, and still verifies."""
    me = _me(view)
    if view.typed("sure") != "yes":
        raise Refusal("not-sure")
    if not can_be_forgotten(view.t, me):
        raise Refusal("forget-too-early")
    people.forget(view.desk, view.tournament, view.actor, me.id)
    return view.go(f"/t/{view.tournament}/me/data", say("seat-data-deleted"))


def can_be_forgotten(t: Tournament, me: Player) -> bool:
    """A player who is still in is needed by name: the hall calls it, and the opponent looks for it."""
    return t.phase is Phase.FINISHED or me.id in t.signed_off or not me.is_active


def _me(view: View) -> Player:
    """Also one who was signed off: what is kept stays theirs."""
    id = PlayerId(view.actor.id)
    return view.t.signed_off.get(id) or view.t.players[id]


def _drawn(view: View, me: Player) -> Head | None:
    """Where the number that my phone added to the draw stands in the log, with the head that its receipt names."""
    for stamped in view.desk.history(view.tournament) if me.nonce else ():
        fact = stamped.fact
        if isinstance(fact, NonceAdded | PlayerCheckedIn) and (fact.player, fact.nonce) == (me.id, me.nonce):
            sealed = next(iter(view.desk.store.sealed(view.tournament, stamped.n - 1)), None)
            return None if sealed is None else Head(stamped.n, sealed.hash)
    return None
