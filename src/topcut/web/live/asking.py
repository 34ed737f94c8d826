"""Asking for a page again: through the same doors as any request, so with the rights of this moment."""

from typing import Any
from urllib.parse import unquote

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.routing import BaseRoute, Match
from starlette.types import Message

from topcut.refusal import Refusal
from topcut.web.access.rights import Elsewhere, Gate
from topcut.web.live.stream import Shown
from topcut.web.rendering import ASKING
from topcut.web.view import NUMBER, View

SAME = ("type", "asgi", "http_version", "scheme", "root_path", "client", "server")
LEFT_OUT = frozenset({b"content-length", b"content-type", b"last-event-id", b"range", b"accept-encoding"})


async def ask(app: FastAPI, request: Request, address: str) -> Shown | None:
    """The live block of the page; None if this browser may not see it, or it has none."""
    number, block = None, b""

    async def listen(message: Message) -> None:
        nonlocal number, block
        if message["type"] == "http.response.start":
            number = Headers(raw=message["headers"]).get(NUMBER)
        elif number is not None:
            block += message.get("body", b"")

    await app(_scope(request, address), _gone, listen)
    return None if number is None else Shown(block.decode(), int(number))


async def admitted(app: FastAPI, request: Request, address: str) -> View | None:
    """The view that this browser has of the page, if it may see it; the page itself is not worked out."""
    scope = _scope(request, address) | {"app": app}
    for route in app.routes:
        match, found = route.matches(scope)
        if match is Match.FULL:
            asked, gate = Request({**scope, **found}), _gate(route)
            try:
                return None if gate is None else View(asked, await run_in_threadpool(gate.viewer, asked))
            except (Refusal, Elsewhere):
                return None
    return None


def _gate(route: BaseRoute) -> Gate | None:
    parts = route.dependant.dependencies if isinstance(route, APIRoute) else ()
    return next((part.call for part in parts if isinstance(part.call, Gate)), None)


def _scope(request: Request, address: str) -> dict[str, Any]:
    path, _, query = address.partition("?")
    same = {name: request.scope[name] for name in SAME if name in request.scope}
    return same | {
        "method": "GET",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name, value) for name, value in request.scope["headers"] if name not in LEFT_OUT],
        ASKING: True,
    }


async def _gone() -> Message:
    """Whatever waits for its reader to leave, as a file or another stream does, ends at once."""
    return {"type": "http.disconnect"}
