"""What a player's page hears though it has nothing else that changes: a new round."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.player.seat import concerned
from topcut.web.view import View, live_for

router = APIRouter()


@router.get("/t/{tournament}/me/pulse")
@live_for(concerned)
def pulse(view: Annotated[View, may("play")]) -> Response:
    return view.page("player/pulse.html")
