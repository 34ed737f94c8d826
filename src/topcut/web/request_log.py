"""Each request has an id of its own, which its answer, its lines in the log and its error page carry; and how it went
is told to the log, without a name, an address or what was asked for."""

import json
import logging
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from topcut.figures import REQUESTS

HEADER = "X-Request-Id"
NO_ROUTE = "-"  # a page that does not exist: its address may be anything
METHODS = frozenset({"GET", "HEAD", "POST"})
OTHER = "OTHER"
STREAM = "text/event-stream"
CLOSED = 499  # the client went away before there was an answer, as proxies count it

_id: ContextVar[str] = ContextVar("request", default="")

log = logging.getLogger("topcut.requests")


def request_id() -> str:
    """That of the request that is being answered; empty outside of one."""
    return _id.get()


def route_of(scope: Scope) -> str:
    """What a request asked for, and not its address, which may have a secret in it. Routes that FastAPI has not made
    are known by who answers there."""
    asked, answers = scope.get("route"), scope.get("endpoint")
    if asked is None and answers is not None:
        asked = next((one for one in scope["app"].routes if getattr(one, "endpoint", None) is answers), None)
    route: str = getattr(asked, "path", NO_ROUTE)
    return route


class Counted:
    """The outermost layer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        id, begun, status, streams = token_hex(8), time.perf_counter(), CLOSED, False
        known = _id.set(id)

        async def marked(message: Message) -> None:
            nonlocal status, streams
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers[HEADER] = id
                streams = headers.get("content-type", "").startswith(STREAM)
            await send(message)

        try:
            await self._app(scope, receive, marked)
        finally:
            self._note(scope, status, time.perf_counter() - begun, streams=streams)
            _id.reset(known)

    def _note(self, scope: Scope, status: int, seconds: float, *, streams: bool) -> None:
        """How long a page stays open that changes by itself says nothing of the server."""
        method = scope["method"] if scope["method"] in METHODS else OTHER
        if not streams:
            REQUESTS.labels(method, str(status)).observe(seconds)
        told = {"method": method, "route": route_of(scope), "status": status, "ms": round(1000 * seconds)}
        log.info("answered", extra={"told": told})


class Structured(logging.Formatter):
    """One record, one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        said: dict[str, object] = {"at": at, "level": record.levelname, "logger": record.name}
        said |= {"message": record.getMessage(), "request": request_id() or None, **getattr(record, "told", {})}
        if record.exc_text or record.exc_info:
            said["trace"] = record.exc_text or self.formatException(record.exc_info)  # type: ignore[arg-type]
        return json.dumps({name: value for name, value in said.items() if value is not None}, ensure_ascii=False)
