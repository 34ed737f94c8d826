"""The rulings on my games, each of which I may appeal once to the head official."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions import conduct
from topcut.web.access import may
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/me/rulings")
def rulings(view: Annotated[View, may("play")]) -> Response:
    t = view.t
    found = [(one, conduct.stands(t, one)) for one in conduct.rulings_for(t, view.me)]
    return view.page("player/rulings.html", rulings=found)


@router.post("/t/{tournament}/me/rulings")
@again(rulings)
def appeal(view: Annotated[View, may("play")]) -> Response:
    view.sender()
    view.act(conduct.appeal, view.number("ruling"))
    return view.go(f"/t/{view.tournament}/me/rulings", f"The {view.t.ruleset.terms.head_official} will decide.")
