"""The address of every stream, and of the question that replaces it where no stream is available."""

from typing import Annotated
from urllib.parse import unquote

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from topcut.ids import TournamentId, is_id
from topcut.refusal import Refusal
from topcut.web.access import csrf, may
from topcut.web.live.asking import News, admitted, ask
from topcut.web.live.hub import Hub
from topcut.web.live.stream import Stream, Streaming
from topcut.web.view import NUMBER, View, block_of

router = APIRouter()

NOTHING_NEW, NOT_FOUND, AWAITED = 204, 404, 503
RETRY = "15"
LONGEST = 500


@router.get("/live")
async def live(view: Annotated[View, may("open")], page: str = "", after: str = "", once: str = "") -> Response:
    """`page` is the path of a live page, `after` the log number that it was made from."""
    request = view.request
    stream = await _opened(request, page, _known(request, after))
    if once:
        return await _once(stream)
    hub: Hub = request.app.state.hub
    full = hub.no_room(stream)
    if full is not None:
        raise HTTPException(full, headers={"Retry-After": RETRY})
    hub.enter(stream)
    return Streaming(stream, hub.leave)


@router.get("/live/token")
def token(view: Annotated[View, may("open")]) -> Response:
    """For forms that came with a stream: it is this browser's own, and no other site can read it. It is of use only
    with the cookie that it was made from, so a browser that has lost that one gets another."""
    state, secure = view.request.state, view.settings.is_secure
    answer, name = PlainTextResponse(state.csrf), csrf.cookie_name(secure)
    if view.request.cookies.get(name) != state.browser:
        answer.set_cookie(name, state.browser, max_age=csrf.SECONDS, httponly=True, samesite="lax", secure=secure)
    return answer


async def _opened(request: Request, page: str, after: int) -> Stream:
    """A viewer who may not see the page is not told whether it exists."""
    if not page.startswith("/") or unquote(page).startswith("/live") or len(page) > LONGEST:
        raise HTTPException(NOT_FOUND)
    view = await admitted(request.app, request, page)
    if view is None or not await run_in_threadpool(_exists, view):
        raise _unseen(request, page)
    return Stream(request, view, view.address, after, request.app.state.settings.limits)


async def _once(stream: Stream) -> Response:
    app = stream.request.app
    if not await run_in_threadpool(News(app.state.desk).concerns, stream):
        return Response(status_code=NOTHING_NEW)
    shown = await ask(app, stream.request, stream.address)
    if shown is None:
        raise HTTPException(NOT_FOUND)
    return block_of(shown.block, shown.n)


def _unseen(request: Request, page: str) -> HTTPException:
    """A second computer at the address of the first one is open before it goes on with the event: phones wait for one
    that was never here, keep what they have (L2), and then ask for all of it: its numbers may mean other facts."""
    store, id = request.app.state.desk.store, TournamentId(page.removeprefix("/t/").split("/")[0])
    is_awaited = page.startswith("/t/") and is_id(id) and not store.knows(id) and store.gone(id) is None
    return (
        HTTPException(AWAITED, headers={"Retry-After": RETRY, NUMBER: "0"}) if is_awaited else HTTPException(NOT_FOUND)
    )


def _exists(view: View) -> bool:
    try:
        return view.n >= 0
    except Refusal:
        return False


def _known(request: Request, after: str) -> int:
    """What the browser says it has seen; nonsense counts as nothing."""
    said = request.headers.get("last-event-id") or after
    return int(said) if said.isascii() and said.isdigit() and len(said) < 12 else 0
