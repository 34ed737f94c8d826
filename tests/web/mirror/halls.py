"""A hall and its mirror: two apps over two folders, and all that goes from one to the other caught on the way."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.web.hall import OWNER, Client, Hall
from tests.web.looping import run
from topcut.desk.mirroring import Mirroring, Status, aim_at
from topcut.ids import TournamentId
from topcut.store.accounts import Accounts, MirrorKey
from topcut.web.access.secrets import as_link, digest, fresh
from topcut.web.settings import Settings
from topcut.web.viewer import Kind

URL = "http://127.0.0.1:8000"
PUBLIC = ("", "/pairings", "/standings", "/bracket", "/log", "/cross-table", "/rules", "/display", "/lists", "/verify")


class Caught(httpx.AsyncBaseTransport):
    """Hands everything on, and keeps a copy of it. It can be cut, or answer by itself."""

    def __init__(self, there: Hall) -> None:
        self.there = there
        self.sent: list[bytes] = []
        self.is_cut = False
        self.refuses = "nothing"  # what is too large for the proxy in front of it
        self.breaks = "nothing"  # what nobody has thought of happens here

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if self.is_cut:
            raise httpx.ConnectError("cut")
        if self.breaks in str(request.url):
            raise ZeroDivisionError
        body = await request.aread()
        if self.refuses in str(request.url):
            return httpx.Response(413, stream=httpx.ByteStream(b"<html>413 Request Entity Too Large</html>"))
        self.sent.append(f"{request.method} {request.url} {dict(request.headers)}".encode() + b"\n" + body)
        inside = httpx.ASGITransport(self.there.app, client=("127.0.0.1", 50000))
        return await inside.handle_async_request(request)

    @property
    def bodies(self) -> bytes:
        return b"\n".join(self.sent)


class Pair:
    """A hall with its mirror, which is told of everything each time `push` is called."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.hall, self.mirror = Hall(folder / "hall"), Hall(folder / "mirror", settings)
        self.there = self.mirror.let_in(Kind.OWNER, OWNER.id)
        self.line = Caught(self.mirror)
        self.link = key(self.mirror)
        self.mirroring = Mirroring(self.hall.desk, transport=self.line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.hall.close()
        self.mirror.close()

    @property
    def id(self) -> TournamentId:
        return self.hall.last

    def aim(self) -> None:
        self.hall.store.halls.aim(self.id, aim_at(self.link, self.hall.desk.clock.stamp()))

    def push(self) -> Status:
        return pushed(self.mirroring, self.id)

    def page(self, place: str = "", who: Client | None = None) -> str:
        return (who or self.mirror.anybody).get(f"/t/{self.id}{place}").text


def pushed(mirroring: Mirroring, id: TournamentId) -> Status:
    """One round of the task that runs beside the desk."""

    async def once() -> None:
        async with httpx.AsyncClient(transport=mirroring._transport) as client:
            for push in mirroring._pushes.values():
                push.due = 0.0
            await mirroring._round(client)

    run(once())
    status = mirroring.status(id)
    assert status is not None
    return status


def key(mirror: Hall, account: str = OWNER.id) -> str:
    """The link that a hosted side shows once."""
    secret = fresh()
    made = MirrorKey(digest(secret), account, "the laptop", mirror.desk.clock.stamp())

    def job(accounts: Accounts) -> None:
        accounts.put(made)

    mirror.store.change_access(job)
    return f"{URL}/mirror#{as_link(secret)}"


@contextmanager
def paired_up(folder: Path, **told: object) -> Iterator[Pair]:
    with Pair(folder) as both:
        both.hall.tournament(**told)  # type: ignore[arg-type]  # as Hall.tournament takes it
        both.aim()
        yield both


BANNER = re.compile(r'<div class="banner across[^"]*" role="note" id="mirrored">.*?</div>', re.S)
