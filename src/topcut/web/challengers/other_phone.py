"""A code for one's own seat, with which another phone goes on; the first one keeps it, too."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.access.cards import issue_another
from topcut.web.rendering import code_image
from topcut.web.view import View, again

router = APIRouter()


@router.get("/t/{tournament}/game/other-phone")
def other_phone(view: Annotated[View, may("play")]) -> Response:
    return view.page("challengers/other_phone.html", code="", link="", picture="")


@router.post("/t/{tournament}/game/other-phone")
@again(other_phone)
def show(view: Annotated[View, may("play")]) -> Response:
    """Shown once, only on this page."""
    card = issue_another(view, view.me)
    return view.page("challengers/other_phone.html", code=card.typed, link=card.link, picture=code_image(card.link))
