"""The first page of the desk: what must be done before the start, or the round that is played."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.rules.tournament import Phase
from topcut.web.access import may
from topcut.web.organizer.overview import overview
from topcut.web.organizer.round import round_page
from topcut.web.view import View, shown_by

router = APIRouter()


@router.get("/t/{tournament}/desk")
@shown_by(overview, round_page)
def desk(view: Annotated[View, may("officiate")]) -> Response:
    return (overview if view.t.phase is Phase.SIGN_UP else round_page)(view)
