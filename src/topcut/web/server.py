"""The one process that serves the pages, and its end: streams are told, what has begun is finished, then it stops."""

import socket
from typing import Any

import uvicorn
from fastapi import FastAPI

from topcut.web.access.memory import Access
from topcut.web.protocol import TOLD, Impatient
from topcut.web.settings import Mode

IDLE_SECONDS = 75
KEPT = 30  # connections that are not for everyone
UNREAD_MILLISECONDS = 30_000


class InTheHall(Impatient):
    """In the hall's network some room is kept for the browser on this computer."""

    reserved = TOLD + KEPT


class BehindAProxy(Impatient):
    """Everyone comes from this computer, so room is kept for browsers in which staff have been at work. Whether they
    still are is decided later, as for everyone: this gives them no right but that to be heard (K3)."""

    def _most(self) -> int | None:
        access: Access = self.config.app.state.access  # type: ignore[union-attr]  # the app that `Server` gives it
        cookies = b";".join(value for name, value in self.headers if name == b"cookie").decode("latin-1")
        named = (one.strip().partition("=") for one in cookies.split(";"))
        known = any(name == access.settings.cookie and access.staff.is_known(value) for name, _, value in named)
        most = self.limit_concurrency
        return most if most is None or known else max(1, most - KEPT)


PROTOCOLS = {Mode.LAPTOP: Impatient, Mode.LAN: InTheHall, Mode.HOSTED: BehindAProxy}


class Server(uvicorn.Server):
    def __init__(self, app: FastAPI) -> None:
        self._state = app.state
        super().__init__(
            uvicorn.Config(
                app,
                http=PROTOCOLS[app.state.settings.mode],
                log_config=None,
                access_log=False,
                server_header=False,
                date_header=False,
                proxy_headers=False,
                ws="none",
                timeout_keep_alive=IDLE_SECONDS,
                limit_concurrency=app.state.settings.limits.connections,
                timeout_graceful_shutdown=round(app.state.settings.limits.drain),
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Uvicorn would wait for open streams for ever, and close before everyone has an answer (A8)."""
        self._state.hub.stop()
        self._state.desk.pairings.close()
        self._state.second_opinion.close()
        await self._state.stopping.drained(self._state.settings.limits.drain)
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A socket that waits for browsers there; raises OSError if another program already does."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends small answers at once
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        unread: Any = getattr(socket, "TCP_USER_TIMEOUT", None)
        if unread is not None:  # a reader that has been silent for so long is gone, and its memory is freed (K2)
            made.setsockopt(socket.IPPROTO_TCP, unread, UNREAD_MILLISECONDS)
        made.bind((host, port))
        made.listen(2048)
    except OSError:
        made.close()
        raise
    return made
