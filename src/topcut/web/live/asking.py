"""Whether an open page is sent again, and asking for it: through the same doors as any request, with its rights."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.routing import BaseRoute, Match
from starlette.types import Message

from topcut.desk import Desk
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.audience import may_read
from topcut.rules.facts import Stamped
from topcut.web.access.rights import Elsewhere, Gate
from topcut.web.live.stream import Shown, Stream
from topcut.web.rendering import ASKING
from topcut.web.view import NUMBER, Cares, View, last_number

SAME = ("type", "asgi", "http_version", "scheme", "root_path", "client", "server")
LEFT_OUT = frozenset({b"content-length", b"content-type", b"last-event-id", b"range", b"accept-encoding"})


class News:
    """The news of one moment: every fact is read once, however many pages wait for it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._numbers: dict[TournamentId, int] = {}
        self._read: dict[tuple[TournamentId, int], Sequence[Stamped]] = {}

    def number(self, tournament: TournamentId) -> int:
        """Looked up once, before any fact is read: what happens meanwhile is left to the next moment."""
        if tournament not in self._numbers:
            self._numbers[tournament] = last_number(self._desk, tournament)
        return self._numbers[tournament]

    def edition(self, stream: Stream) -> int | None:
        """Of what is beside the log, for a page that shows some of it. Looked up before the page is made."""
        if not getattr(stream.view.request.scope["endpoint"], "shows_beside", False):
            return None
        store, tournament = self._desk.store, stream.view.tournament
        ids = [tournament] if tournament else [listed.id for listed in store.tournaments()]
        return sum(map(store.edition, ids))

    def concerns(self, stream: Stream) -> bool:
        """That something happened may itself be secret: a viewer who may not read a fact does not hear of it."""
        tournament = stream.view.tournament
        if self.edition(stream) != stream.edition:
            return True
        if self.number(tournament) <= stream.after:
            return False
        if not tournament:
            return True
        view = replace(stream.view)  # as it is now
        cares: Cares | None = getattr(view.request.scope["endpoint"], "cares", None)
        readable = (one for one in self._after(tournament, stream.after) if may_read(one, view.viewer.actor, view.t))
        return any(cares is None or cares(one, view) for one in readable)

    def _after(self, tournament: TournamentId, after: int) -> Sequence[Stamped]:
        if (tournament, after) not in self._read:
            self._read[tournament, after] = tuple(self._desk.history(tournament, after))
        return self._read[tournament, after]


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
    """Anything that waits for its reader to leave, such as a file or another stream, ends at once."""
    return {"type": "http.disconnect"}
