"""Where errors end: a refusal is a page with its sentence, a bug of ours is one plain sentence, never a trace."""

import asyncio
import logging
from secrets import randbelow
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from topcut.desk import Desk
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.web.problem import is_api, problem
from topcut.web.rendering import Rendered
from topcut.web.request_log import request_id, route_of
from topcut.web.settings import Limits
from topcut.web.status import PASSING, RETRY, UNAVAILABLE, headers_of, status_of
from topcut.words import say, sentence
from topcut.words.settings import in_words

log = logging.getLogger(__name__)

FORM = "application/x-www-form-urlencoded"
MOST_FIELDS = 1000  # as the parser has it
SPREAD = 10  # seconds

CODES = {
    400: "body-unreadable",
    401: "sign-in-needed",
    403: "forbidden",
    404: "page-unknown",
    405: "method-unknown",
    408: "body-unreadable",
    413: "body-too-large",
    429: "too-many",
    503: "stopping",
}


def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_page(request, error, status_of(error))


def no_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "page-unknown")
    most = request.app.state.settings.limits.body_at(request.url.path) // 1024
    refusal = Refusal(code, most=most) if code == "body-too-large" else Refusal(code)
    headers = {"Allow": ", ".join(_methods(request))} if code == "method-unknown" else error.headers
    return refusal_page(request, refusal, error.status_code, headers)


def _methods(request: Request) -> list[str]:
    """Of all routes with this address: the router names those of the first one alone. No route: a file."""
    routes = [one for one in request.app.routes if one.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for one in routes for method in one.methods} or {"GET", "HEAD"})


def unreadable(request: Request, error: Exception) -> Response:
    """A form that lacks a field, or a parameter that is not a number: the request was made by hand."""
    assert isinstance(error, RequestValidationError)
    if is_api(request.scope):
        why = "; ".join(f"{one['loc'][-1]}: {one['msg']}" for one in error.errors())
        return refusal_page(request, Refusal("api-form", why=why), 422)
    fields = tuple(str(one["loc"][-1]) for one in error.errors())
    return refusal_page(request, Refusal("form-incomplete", fields=fields), 422)


def refusal_page(request: Request, refusal: Refusal, status: int, headers: Any = None) -> Response:
    tournament = request.path_params.get("tournament", "")
    known = status not in {401, 403, 404, 410} and _is_known(request, tournament)
    said = _said(request, tournament, refusal) if known else sentence(refusal)
    if is_api(request.scope):
        return problem(refusal, status, said, headers)
    context = {
        "request": request,
        "t": None,
        "view": None,
        "trouble": None,
        "refusal": None,
        "confirmable": None,
        "said": None,
        "drill": None,
        "heading": say(f"heading-{status}"),
        "sentence": said,
        "back": f"/t/{tournament}" if known else "/",
        "my_data": f"/t/{tournament}/me/data" if refusal.code == "signed-off" else None,
        "signs_in": refusal.code in {"sign-in-needed", "forbidden"},
    }
    made = Rendered("refusal.html", context).whole
    return HTMLResponse(made, status, {**headers_of(status), **_again(request, refusal), **(headers or {})})


def _again(request: Request, refusal: Refusal) -> dict[str, str]:
    """A page that will be there in a moment comes by itself: nobody may sit before it, as at a big screen. Those who
    were told so at the same moment do not all come back at the same moment (D3)."""
    if refusal.code not in PASSING or request.method != "GET":
        return {}
    return {"Refresh": str(RETRY[UNAVAILABLE] + randbelow(SPREAD))}


def _is_known(request: Request, tournament: str) -> bool:
    desk: Desk = request.app.state.desk
    try:
        return desk.store.knows(TournamentId(tournament))
    except Refusal:  # the database does not answer, as the first refusal already says
        return False


def _said(request: Request, tournament: str, refusal: Refusal) -> str:
    desk: Desk = request.app.state.desk
    try:
        if "setting" in refusal.parameters:
            refusal = in_words(refusal, desk.look(TournamentId(tournament)).ruleset)
        return desk.names(TournamentId(tournament)).said(refusal)
    except Refusal:  # its log cannot be read, as the first refusal already says
        return sentence(refusal)


class Stopping:
    """The program is ending: what has begun is finished, and nothing new begins."""

    def __init__(self) -> None:
        self.begun = False
        self._in_flight = 0
        self._quiet = asyncio.Event()

    def __enter__(self) -> None:
        self._in_flight += 1

    def __exit__(self, *_: object) -> None:
        self._in_flight -= 1
        if not self._in_flight:
            self._quiet.set()

    async def drained(self, seconds: float) -> None:
        """Waits until everything in flight has its answer, but no longer than this."""
        self.begun = True
        self._quiet.clear()
        if self._in_flight:
            try:
                await asyncio.wait_for(self._quiet.wait(), seconds)
            except TimeoutError:
                return


class Edge:
    """The outermost layer: whatever else goes wrong ends here, and nothing new begins while the program stops."""

    def __init__(self, app: ASGIApp, stopping: Stopping) -> None:
        self._app = app
        self._stopping = stopping

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if self._stopping.begun:
            await _plain(scope, 503, "refusal-stopping")(scope, receive, send)
            return
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            with self._stopping:
                await self._app(scope, receive, watched)
        except ClientDisconnect:
            return  # in the middle of a body: no one is left to be told, and it is no mistake of ours (K6)
        except Exception as error:
            log.exception("%s %s failed (%s)", scope["method"], route_of(scope), request_id())
            if begun:
                raise
            status, code = (503, "memory-short") if isinstance(error, MemoryError) else (500, "page-failed")
            await _plain(scope, status, code)(scope, receive, send)


class BodyLimit:
    """Reads a limited number of bytes in a limited time, whatever the client announces (F3, K2).

    The parser of forms counts fields, but goes through empty ones letter by letter without counting, while everybody
    waits; so what separates them is counted here.
    """

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._limits.body_at(scope["path"])
        if _announced(scope) > most:
            too_large = await run_in_threadpool(no_page, Request(scope, receive), HTTPException(413))
            await too_large(scope, receive, send)
            return
        end = asyncio.get_running_loop().time() + self._limits.seconds_at(scope["path"])
        read, more, fields = 0, True, 0
        is_form = not is_api(scope) and Headers(scope=scope).get("content-type", "").lower().startswith(FORM)

        async def counted() -> Message:
            nonlocal read, more, fields
            if not more:  # from here on it only tells when the client leaves
                return await receive()
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408) from None
            read += len(message.get("body", b""))
            more = message.get("more_body", False)
            if read > most:
                raise HTTPException(413)
            if is_form:
                fields += message.get("body", b"").count(b"&")
                if fields > MOST_FIELDS:
                    raise HTTPException(400)
            return message

        await self._app(scope, counted, send)


def _plain(scope: Scope, status: int, code: str) -> Response:
    said = say(code, request=request_id())
    if is_api(scope):
        return problem(Refusal(code.removeprefix("refusal-")), status, said)
    return PlainTextResponse(said, status, headers_of(status))


def _announced(scope: Scope) -> int:
    lengths = (value for name, value in scope["headers"] if name == b"content-length" and value.isdigit())
    return int(next(lengths, b"0"))
