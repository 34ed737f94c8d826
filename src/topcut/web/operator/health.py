"""Whether the server is there, and whether it can do its work: for proxies and for what starts it again."""

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from topcut.refusal import Refusal
from topcut.web.access.rights import may
from topcut.web.status import headers_of
from topcut.web.view import View
from topcut.words import say, sentence

router = APIRouter()


@router.get("/healthz")
async def alive(view: Annotated[View, may("open")]) -> Response:
    """It answers, so it need not be started again."""
    return PlainTextResponse(say("health-alive"))


@router.get("/readyz")
def ready(view: Annotated[View, may("open")]) -> Response:
    """Whether it can save what is sent to it; while it is stopping, the edge says no."""
    try:
        view.desk.store.refuse_unready()
    except Refusal as refusal:
        return PlainTextResponse(sentence(refusal), 503, headers_of(503))
    return PlainTextResponse(say("health-ready"))
