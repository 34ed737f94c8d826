"""The one process that serves the pages, and its end: streams are told, what has begun is finished, then it stops."""

import asyncio
import socket
from typing import Any

import uvicorn
from fastapi import FastAPI

from topcut.web.access.memory import Access
from topcut.web.protocol import TOLD, Impatient
from topcut.web.settings import Mode

IDLE_SECONDS = 75
LAST_SECONDS = 2.0
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
    def __init__(self, app: FastAPI, *, kept_open: bool = False) -> None:
        """`kept_open`: whoever started this program keeps its socket, and hands it to the next one."""
        self._state = app.state
        self._kept_open = kept_open
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
        if self._kept_open:  # whoever comes now waits there for the next program
            for server in self.servers:
                server.close()
            await self._hear_the_last()
        self._state.hub.stop()
        self._state.desk.pairings.close()
        self._state.second_opinion.close()
        self._state.planning.close()
        await self._state.stopping.drained(self._state.settings.limits.drain)
        await super().shutdown(sockets)

    async def _hear_the_last(self) -> None:
        """Whoever got in at the last moment has been told nothing else, so their request is waited for."""
        loop = asyncio.get_running_loop()
        until = loop.time() + LAST_SECONDS
        while loop.time() < until and any(getattr(one, "cycle", one) is None for one in self.server_state.connections):
            await asyncio.sleep(0.01)


def bound(host: str, port: int) -> socket.socket:
    """A socket that waits for browsers there, at `::` by both kinds of addresses; raises OSError if another program
    already does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends small answers at once
    try:
        if family is socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
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
