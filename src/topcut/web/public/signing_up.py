"""Signing up: a name is enough, the phone is signed in at once, and who finds the field full waits in line."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.entering import enter_people
from topcut.exchange.people_csv import Arrival, check_name
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.registration import waiting
from topcut.rules.actions.wording import said_if_any
from topcut.rules.tournament import Phase, Tournament
from topcut.web.access import Kind, issue_claims, may, sessions
from topcut.web.access.recognition import access_in
from topcut.web.public.progress import progress, room
from topcut.web.view import View, again
from topcut.words import say

router = APIRouter()


@router.get("/t/{tournament}/sign-up")
def sign_up_page(view: Annotated[View, may("look")]) -> Response:
    t = view.t
    me = PlayerId(view.viewer.id) if view.viewer.kind is Kind.PLAYER and view.viewer.id in t.players else None
    line = waiting(t)
    closed = None if me else closing(t)
    return view.page(
        "public/sign_up.html",
        how_far=progress(t, view.names),
        me=me,
        place=line.index(me) + 1 if me in line else 0,
        room=room(t),
        waiting=len(line),
        closed=view.said(closed) if closed else None,
    )


@router.post("/t/{tournament}/sign-up")
@again(sign_up_page)
def sign_up(view: Annotated[View, may("look")]) -> Response:
    """Asked twice with the same form, somebody is in once. Nothing tells whether a contact is known already."""
    here = f"/t/{view.tournament}/sign-up"
    typed = {name: view.entered.get(name, "").strip() for name in ("name", "club", "contact", "accept", "website")}
    _refuse_junk(view, typed["website"])
    if not typed["accept"]:
        raise Refusal("not-accepted", tournament=view.t.ruleset.terms.tournament)
    check_name(typed["name"])
    club, contact = (said_if_any(typed[what], what) or None for what in ("club", "contact"))
    arrival = Arrival(0, typed["name"], club, contact)
    entered = enter_people(view.desk, view.tournament, None, [arrival], key=view.key)
    if not entered:
        return view.go(here)
    return _signed_in(View(view.request, view.viewer), entered[0], arrival.name, here)


def closing(t: Tournament) -> Refusal | None:
    """Why nobody can sign up here now; after the start it is the organizer's leave (R-7)."""
    why = "over" if t.phase is Phase.FINISHED else "started" if t.phase is not Phase.SIGN_UP else "locked"
    if t.phase is Phase.SIGN_UP and not t.locked:
        return None
    terms = t.ruleset.terms
    return Refusal("sign-up-closed", clause="R-7", why=why, tournament=terms.tournament, organizer=terms.organizer)


def _refuse_junk(view: View, website: str) -> None:
    """A field that no person sees, as many people as there is room for, and as many in a minute (K5)."""
    t, limits = view.t, view.settings.limits
    if (closed := closing(t)) is not None:
        raise closed
    if website:
        raise Refusal("sign-up-junk")
    if len(waiting(t)) >= limits.waiting or (t.capacity is None and len(t.players) >= limits.players):
        most = limits.waiting if t.capacity is not None else limits.players
        raise Refusal("sign-up-full", most=most, organizer=t.ruleset.terms.organizer)
    if not access_in(view.request).attempts.may_sign_up(view.tournament, limits.sign_ups_a_minute):
        raise Refusal("sign-up-busy")


def _signed_in(view: View, player: PlayerId, name: str, here: str) -> Response:
    """The code is told once, for another phone."""
    card = issue_claims(view, [player])[0]
    _, cookie = view.desk.store.change_access(
        lambda book: sessions.begin(book, view.request, Kind.PLAYER, player, view.tournament)
    )
    line = waiting(view.t)
    if player in line:
        told = say("signed-up-waiting", name=name, place=line.index(player) + 1)
    else:
        told = say("signed-up", name=name)
    response = view.go(here, f"{told} {say('signed-up-code', code=card.typed)}")
    sessions.give_cookie(view.request, response, cookie)
    return response
