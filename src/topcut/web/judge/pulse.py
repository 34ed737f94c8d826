"""What every officials' page hears though it has nothing else that changes: a new call, and that it is signed out."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.frame import frame
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}/judge/pulse")
def pulse(view: Annotated[View, may("officiate")]) -> Response:
    return view.page("judge/pulse.html", **frame(view))
