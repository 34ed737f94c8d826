"""Whether an open page is sent again, and asking for it: through the same doors as any request, with its rights."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
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
from topcut.rules.actor import Role
from topcut.rules.audience import may_read, with_closed_hands
from topcut.rules.facts import Stamped
from topcut.rules.tournament import Tournament
from topcut.web.access.rights import Elsewhere, Gate
from topcut.web.frame import told_of
from topcut.web.live.stream import Shown, Stream
from topcut.web.rendering import ASKING
from topcut.web.settings import SPOKEN
from topcut.web.view import NUMBER, Cares, Concerned, View, last_number

SAME = ("type", "asgi", "http_version", "scheme", "root_path", "client", "server", SPOKEN)
LEFT_OUT = frozenset({b"content-length", b"content-type", b"last-event-id", b"range", b"accept-encoding"})
FAR_BEHIND = 500  # facts: the page is sent without a look at them, which would take longer


class News:
    """The news of one moment: every fact is read once, however many pages wait for it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._numbers: dict[TournamentId, int] = {}
        self._read: dict[TournamentId, Read] = {}

    def number(self, tournament: TournamentId) -> int:
        """Looked up once, before any fact is read: what happens meanwhile is left to the next moment."""
        if tournament not in self._numbers:
            self._numbers[tournament] = last_number(self._desk, tournament)
        return self._numbers[tournament]

    def edition(self, stream: Stream) -> Hashable:
        """Of what is not in the log, for a page that shows some of it. Looked up before the page is made."""
        page = stream.view.request.scope["endpoint"]
        also: Callable[[View], Hashable] | None = getattr(page, "shows_also", None)
        actor = stream.view.viewer.actor
        told = tuple(told_of(replace(stream.view))) if actor is not None and actor.role is not Role.PLAYER else ()
        parts = self._beside(stream), told or None, None if also is None else also(replace(stream.view))
        return None if parts == (None, None, None) else parts

    def _beside(self, stream: Stream) -> int | None:
        """Of what stands beside the log."""
        store, tournament = self._desk.store, stream.view.tournament
        shows = getattr(stream.view.request.scope["endpoint"], "shows_beside", False)
        if not shows and store.halls.of(tournament) is None:  # every page of a mirror says how old it is
            return None
        ids = [tournament] if tournament else store.heads()
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
        if self.number(tournament) - stream.after > FAR_BEHIND:
            return True
        page = stream.view.request.scope["endpoint"]
        concerned: Concerned | None = getattr(page, "concerned", None)
        if concerned is not None:
            return self._is_concerned(stream, concerned)
        view = replace(stream.view)  # as it is now
        cares: Cares | None = getattr(page, "cares", None)
        hears_all = getattr(page, "hears_all", False)
        heard = (
            one
            for one in self._facts(tournament, stream.after).after(stream.after)
            if hears_all or may_read(one, view.viewer.actor, view.t)
        )
        return any(cares is None or cares(one, view) for one in heard)

    def _is_concerned(self, stream: Stream, concerned: Concerned) -> bool:
        viewer = stream.view.viewer
        read = self._facts(stream.view.tournament, stream.after)
        news = (one for one in read.concerning(viewer.id, concerned) if one.n > stream.after)
        return any(may_read(one, viewer.actor, read.t) for one in news)

    def _facts(self, tournament: TournamentId, after: int) -> "Read":
        """Those after this number are among them: whoever asks for the oldest first has them read once."""
        read = self._read.get(tournament)
        if read is None or after < read.start:
            facts = tuple(self._desk.history(tournament, after))
            read = Read(after, with_closed_hands(self._desk.look(tournament)), facts)
            self._read[tournament] = read
        return read


class Read:
    """The facts of a tournament after a number, and whom they concern, worked out once for all phones."""

    def __init__(self, start: int, t: Tournament, facts: Sequence[Stamped]) -> None:
        self.start = start
        self.t = t
        self._facts = facts
        self._concerning: dict[Concerned, dict[str | None, list[Stamped]]] = {}

    def after(self, n: int) -> Sequence[Stamped]:
        return self._facts[bisect_right(self._facts, n, key=_number) :]

    def concerning(self, player: str, concerned: Concerned) -> Sequence[Stamped]:
        found = self._concerning.get(concerned)
        if found is None:
            found = self._concerning[concerned] = defaultdict(list)
            for one in self._facts:
                whom = concerned(one, self.t)
                for each in [None] if whom is None else whom:
                    found[each].append(one)
        return (*found.get(None, ()), *found.get(player, ()))


def _number(stamped: Stamped) -> int:
    return stamped.n


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
