"""What the server counts of itself, for Prometheus, and for nobody without the operator's token."""

from hmac import compare_digest
from typing import Annotated

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import Response

from topcut import figures
from topcut.web.access.rights import may
from topcut.web.access.secrets import digest
from topcut.web.view import View

router = APIRouter()

BEARER = "Bearer "


@router.get("/metrics")
def metrics(view: Annotated[View, may("open")]) -> Response:
    """Where no token was set, there is no such page; to strangers it looks the same."""
    wanted = view.settings.figures
    said = view.request.headers.get("authorization", "")
    if wanted is None or not said.startswith(BEARER) or not compare_digest(digest(said.removeprefix(BEARER)), wanted):
        raise HTTPException(404)
    return Response(figures.written(), media_type="text/plain; version=0.0.4; charset=utf-8")
