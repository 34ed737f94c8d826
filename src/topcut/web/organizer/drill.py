"""The desk page of a drill: how fast it goes, who of its players to be for a while, and the way to be rid of it."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.drill import SPEEDS, remove_drill, set_pace, the_drill
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.state import State, board
from topcut.store.accounts import Accounts, Session
from topcut.web.access import may, sessions
from topcut.web.access.secrets import digest
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.view import View, again
from topcut.web.viewer import Kind
from topcut.words import say

router = APIRouter()

TO_BE = {State.CLAIMED: "drill-confirms", State.DISPUTED: "drill-disputes", State.OPEN: "drill-plays"}


@dataclass(frozen=True, slots=True)
class Phone:
    """A player with something to do, whom the organizer may be for a while."""

    player: PlayerId
    table: int
    why: str


@router.get("/t/{tournament}/desk/drill")
def drill(view: Annotated[View, may("own")]) -> Response:
    if view.desk.store.kept(view.tournament).drill is None:
        if view.refused is not None:
            raise view.refused
        return view.go(desk(view))
    return shown(view, "drill.html", phones=_phones(view), speeds=SPEEDS)


@router.post("/t/{tournament}/desk/drill/pace")
@again(drill)
def pace(view: Annotated[View, may("own")]) -> Response:
    """From the strip on any page of the desk, which comes next again."""
    crew = {"yes": True, "no": False}.get(view.text("crew"))
    made = the_drill(view.desk, view.tournament)
    speed = view.perhaps_number("speed")
    set_pace(view.desk, view.tournament, speed=made.speed if speed is None else speed, crew=crew)
    back = view.text("back")
    return view.go(back if back.startswith(f"{desk(view)}/") else desk(view, "drill"), _said(speed, crew))


@router.post("/t/{tournament}/desk/drill/be")
@again(drill)
def be(view: Annotated[View, may("own")]) -> Response:
    """This browser stands for a player too, and still for the owner. It is one player at a time, so that what one says
    the other can confirm."""
    the_drill(view.desk, view.tournament)
    player = known_player(view, view.text("player"))

    def job(accounts: Accounts) -> str:
        device = digest(view.request.state.browser)
        before = accounts.every(Session, tournament=view.tournament, device=device, role=Kind.PLAYER.value)
        accounts.remove(*before)
        _, cookie = sessions.begin(accounts, view.request, Kind.PLAYER, player, view.tournament)
        return cookie

    cookie = view.desk.store.change_access(job)
    return sessions.with_cookie(view.request, view.go(f"/t/{view.tournament}/me"), cookie)


@router.post("/t/{tournament}/desk/drill/remove")
@again(drill)
def remove(view: Annotated[View, may("own")]) -> Response:
    the_drill(view.desk, view.tournament)
    if view.text("sure") != "yes":
        raise Refusal("drill-unsure")
    remove_drill(view.desk, view.tournament)
    return view.go("/", say("drill-removed"))


def _said(speed: int | None, crew: bool | None) -> str:
    if crew is not None:
        return say("drill-crew", crew="yes" if crew else "no")
    return say("drill-pace", speed=speed or 0)


def _phones(view: View) -> tuple[Phone, ...]:
    """One of each kind: the one who is asked to confirm, one who disagrees, one who still plays."""
    found, phones = board(view.t), []
    for state, why in TO_BE.items():
        lines = found.of(state) if found else ()
        for line in lines[-1:]:
            silent = [player for player in line.players if player not in {claim.player for claim in line.claims}]
            phones.append(Phone((silent or line.players)[0], line.table, why))
    return tuple(phones)
