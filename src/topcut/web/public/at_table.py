"""Where the QR code of a result slip leads: it names a table, and each who scans it goes to their own page about it."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.web.access import may
from topcut.web.view import View
from topcut.web.viewer import Kind

router = APIRouter()


@router.get("/t/{tournament}/table/{number}")
def at_table(view: Annotated[View, may("look")], number: int) -> Response:
    """A slip lies on a table for everyone to see, so its code signs nobody in."""
    if view.viewer.is_staff:
        return view.go(f"/t/{view.tournament}/desk/enter?table={number}#entry")
    if view.viewer.kind is Kind.PLAYER:
        return view.go(f"/t/{view.tournament}/me")
    return view.go(f"/t/{view.tournament}/pairings#table-{number}")
