"""The forms by which a player answers what is asked of that seat: one for any question, one for the end of the deck."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.actions.challengers import deciding
from topcut.web.access import may
from topcut.web.challengers.phone import phone
from topcut.web.challengers.table import back_from
from topcut.web.view import View, again

router = APIRouter()


@router.post("/t/{tournament}/game/answer")
@again(phone)
def answer(view: Annotated[View, may("play")]) -> Response:
    """A level, a card by its name, redraw, stop, yes or no; `of` names the question, `from` the page to go back to."""
    view.act(deciding.decide, view.text("said"), of=view.text("of"))
    return back_from(view)


@router.post("/t/{tournament}/game/ready")
@again(phone)
def ready(view: Annotated[View, may("play")]) -> Response:
    """Everything that is ticked leaves the deck in one act; until then nothing is gone."""
    view.act(deciding.finish_deck, tuple(view.every("removed")), of=view.text("of"), confirm=view.confirm)
    return view.go(f"/t/{view.tournament}/game")
