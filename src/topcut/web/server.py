"""The one process that serves the pages, and its end: streams are told, what has begun is finished, then it stops."""

import asyncio
import socket
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_SECONDS = 10.0
IDLE_SECONDS = 75
UNREAD_MILLISECONDS = 30_000
TOLD = 20  # who are one too many and still get a 503; whoever comes after them is hung up on (K3)


class Impatient(HttpToolsProtocol):
    """Whoever does not finish saying what they want is hung up on (K2)."""

    seconds = HEADER_SECONDS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency + TOLD:
            transport.close()
        self._deadline = self.loop.call_later(self.seconds, transport.close)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._deadline.cancel()
        self._deadline = self.loop.call_later(self.seconds, self.transport.close)

    def on_headers_complete(self) -> None:
        self._deadline.cancel()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.cancel()
        super().connection_lost(exc)


class Server(uvicorn.Server):
    def __init__(self, app: FastAPI) -> None:
        self._state = app.state
        super().__init__(
            uvicorn.Config(
                app,
                http=Impatient,
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
        """Uvicorn would wait for open streams for ever, and shut the door before everybody has an answer (A8)."""
        self._state.hub.stop()
        await self._state.stopping.drained(self._state.settings.limits.drain)
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A socket that waits for browsers there; an OSError if somebody else does."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        unread: Any = getattr(socket, "TCP_USER_TIMEOUT", None)
        if unread is not None:  # who does not read for so long is gone, and its memory with it (K2)
            made.setsockopt(socket.IPPROTO_TCP, unread, UNREAD_MILLISECONDS)
        made.bind((host, port))
        made.listen(2048)
    except OSError:
        made.close()
        raise
    return made
