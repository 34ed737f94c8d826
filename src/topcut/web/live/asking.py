"""Asking a page again for a stream: through the same doors as any request, so with the rights of this moment."""

from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from fastapi import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message

if TYPE_CHECKING:
    from topcut.web.view import View

ASKING = "topcut.live"
SAME = ("type", "asgi", "http_version", "scheme", "root_path", "client", "server")
LEFT_OUT = frozenset({b"content-length", b"content-type", b"last-event-id", b"range", b"accept-encoding"})


class Admitted(Exception):
    """The viewer may look at this page; more was not asked."""


class Asking:
    """What a page said: nothing if the viewer may not see it, no block if it is not live."""

    def __init__(self, *, rights_alone: bool) -> None:
        self._rights_alone = rights_alone
        self.view: View | None = None
        self.block: str | None = None

    def admit(self, view: "View") -> None:
        if self.view is not None:
            return
        self.view = view
        if self._rights_alone:
            raise Admitted

    def answer(self, block: str | None) -> Response:
        self.block = block
        return Response(status_code=204)


async def ask(app: ASGIApp, request: Request, address: str, *, rights_alone: bool = False) -> Asking:
    path, _, query = address.partition("?")
    asking = Asking(rights_alone=rights_alone)
    scope: dict[str, Any] = {name: request.scope[name] for name in SAME if name in request.scope}
    scope |= {
        "method": "GET",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name, value) for name, value in request.scope["headers"] if name not in LEFT_OUT],
        ASKING: asking,
    }
    await app(scope, _gone, _away)
    return asking


def is_asked(request: Request) -> Asking | None:
    asking: Asking | None = request.scope.get(ASKING)
    return asking


async def _gone() -> Message:
    """Whatever waits for its reader to leave, as a file or another stream does, ends at once."""
    return {"type": "http.disconnect"}


async def _away(_message: Message) -> None:
    """The page has told `Asking` what matters; its response goes nowhere."""
