"""The doors without an account: a player's card, a co-organizer's invitation, a judge's code."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from topcut.desk.names import names_of
from topcut.ids import TournamentId
from topcut.web.access import cards, may, sessions, staff
from topcut.web.access.principal import Kind
from topcut.web.access.recognition import access_in, recognize, sessions_of
from topcut.web.sign_in import typed
from topcut.web.view import View, again

router = APIRouter()


@router.get("/c")
def card_page(view: Annotated[View, may("open")]) -> Response:
    """Opening the link changes nothing: the card's secret stays in the fragment until the page's form sends it."""
    known = recognize(view.request, TournamentId("")).here
    mine = [one.tournament for one in known if one.kind is Kind.PLAYER and one.tournament]
    titles = {listed.id: listed.name for listed in view.desk.store.tournaments()}
    return view.page("access/card.html", mine=[(id, titles.get(id, id)) for id in mine])


@router.post("/c")
@again(card_page)
def look_at_card(view: Annotated[View, may("open")]) -> Response:
    """Whose card it is; nothing is used up before the tap."""
    tournament, player = cards.card_owner(view, typed(view, "code"))
    t = view.desk.look(tournament)
    name = names_of(view.desk, tournament).of(player)
    return view.page("access/confirm.html", where=t, name=name, code=typed(view, "code"))


@router.post("/c/claim")
@again(card_page)
def claim(view: Annotated[View, may("open")]) -> Response:
    arrived = cards.claim(view, typed(view, "code"), typed(view, "nonce")[:64])
    asked = {"t": str(arrived.session.tournament)}
    if arrived.receipt is not None:
        asked |= {"n": str(arrived.receipt.n), "head": arrived.receipt.head}
    response = view.go(f"/c/done?{urlencode(asked)}")
    sessions.give_cookie(view.request, response, arrived.cookie)
    return response


@router.get("/c/done")
def arrived(view: Annotated[View, may("open")], t: str = "", n: str = "", head: str = "") -> Response:
    """Where a browser that keeps no cookies is found out (D9)."""
    known = recognize(view.request, TournamentId(t)).here if t else ()
    mine = next((one for one in known if one.kind is Kind.PLAYER), None)
    if mine is None:
        return view.page("access/no_cookie.html")
    told = view.desk.look(TournamentId(t))
    name = names_of(view.desk, TournamentId(t)).of(mine.id)
    is_receipt = n.isdecimal() and len(n) < 10 and len(head) == 64 and head.isalnum()
    receipt = {"n": n, "head": head} if is_receipt else None
    return view.page("access/arrived.html", where=told, mine=mine, name=name, receipt=receipt)


@router.get("/join")
def invitation_page(view: Annotated[View, may("open")]) -> Response:
    return view.page("access/join.html")


@router.post("/join")
@again(invitation_page)
def look_at_invitation(view: Annotated[View, may("open")]) -> Response:
    tournament, holder = staff.invited(view, typed(view, "code"))
    name = names_of(view.desk, tournament).of(holder)
    return view.page("access/accept.html", where=view.desk.look(tournament), name=name, code=typed(view, "code"))


@router.post("/join/accept")
@again(invitation_page)
def join(view: Annotated[View, may("open")]) -> Response:
    tournament, cookie = staff.join(view, typed(view, "code"))
    response = view.go(f"/t/{tournament}/desk", "Welcome. You are signed in for 16 hours.")
    sessions.give_cookie(view.request, response, cookie)
    return response


@router.get("/judge")
def judge_page(view: Annotated[View, may("open")]) -> Response:
    return view.page("access/judge.html")


@router.post("/judge")
@again(judge_page)
def ring(view: Annotated[View, may("open")]) -> Response:
    cookie = staff.ring(view, typed(view, "code"))
    response = view.go("/judge/wait")
    sessions.give_cookie(view.request, response, cookie)
    return response


@router.get("/judge/wait")
def wait(view: Annotated[View, may("open")]) -> Response:
    """In as soon as an organizer has tapped; looking again is all that this page does."""
    mine = [one for one in sessions_of(access_in(view.request), view.request) if one.role == Kind.JUDGE]
    if not mine or mine[0].tournament is None:
        return RedirectResponse("/judge", status_code=303)
    if mine[0].admitted:
        return RedirectResponse(f"/t/{mine[0].tournament}/desk", status_code=303)
    name = names_of(view.desk, mine[0].tournament).of(mine[0].holder)
    return view.page("access/wait.html", where=view.desk.look(mine[0].tournament), name=name)
