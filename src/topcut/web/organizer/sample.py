"""A sample event: made by one tap, with players to be for a while, and removed by one."""

import hashlib
from base64 import b32encode
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.sample import make_sample, refuse_real, remove_sample
from topcut.ids import PlayerId, TournamentId
from topcut.rules.state import State, board
from topcut.store.accounts import Accounts, Session
from topcut.web.access import may, sessions
from topcut.web.access.account import own
from topcut.web.access.secrets import digest
from topcut.web.organizer.desk_page import desk, known_player, shown
from topcut.web.view import View, again
from topcut.web.viewer import Kind

router = APIRouter()

TO_BE = {State.CLAIMED: "sample-confirms", State.DISPUTED: "sample-disputes", State.OPEN: "sample-plays"}


@dataclass(frozen=True, slots=True)
class Phone:
    """A player with something to do, whom the organizer may be for a while."""

    player: PlayerId
    table: int
    why: str


@router.post("/sample")
def make(view: Annotated[View, may("account")]) -> Response:
    id = _id(view)
    today = datetime.fromisoformat(view.now).astimezone().date().isoformat()
    make_sample(view.desk, id, view.actor, today)
    own(view, id)
    return view.go(f"/t/{id}/desk", "Look around: this event is in the middle of its third round.")


@router.get("/t/{tournament}/desk/sample")
def sample(view: Annotated[View, may("own")]) -> Response:
    if not view.desk.store.kept(view.tournament).sample:
        return view.go(desk(view))
    return shown(view, "sample.html", phones=_phones(view))


@router.post("/t/{tournament}/desk/sample/be")
@again(sample)
def be(view: Annotated[View, may("own")]) -> Response:
    """This browser stands for a player too, and still for the owner. It is one player at a time, so that what one says
    the other can confirm."""
    refuse_real(view.desk, view.tournament)
    player = known_player(view, view.text("player"))

    def job(accounts: Accounts) -> str:
        device = digest(view.request.state.browser)
        before = accounts.every(Session, tournament=view.tournament, device=device, role=Kind.PLAYER.value)
        accounts.remove(*before)
        _, cookie = sessions.begin(accounts, view.request, Kind.PLAYER, player, view.tournament)
        return cookie

    cookie = view.desk.store.change_access(job)
    return sessions.with_cookie(view.request, view.go(f"/t/{view.tournament}/me"), cookie)


@router.post("/t/{tournament}/desk/sample/remove")
@again(sample)
def remove(view: Annotated[View, may("own")]) -> Response:
    remove_sample(view.desk, view.tournament)
    return view.go("/", "The sample is gone, with everything in it.")


def _phones(view: View) -> tuple[Phone, ...]:
    """One of each kind: the one who is asked to confirm, one who disagrees, one who still plays."""
    found, phones = board(view.t), []
    for state, why in TO_BE.items():
        lines = found.of(state) if found else ()
        for line in lines[-1:]:
            silent = [player for player in line.players if player not in {claim.player for claim in line.claims}]
            phones.append(Phone((silent or line.players)[0], line.table, why))
    return tuple(phones)


def _id(view: View) -> TournamentId:
    """The same for a form that is sent twice."""
    told = f"sample {view.actor.id} {view.key or view.now}"
    return TournamentId(b32encode(hashlib.sha256(told.encode()).digest()[:10]).decode().lower())
