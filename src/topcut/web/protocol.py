"""What a browser sends, byte by byte: a browser that sends too much, or never finishes, is cut off."""

import asyncio
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from topcut.refusal import Refusal
from topcut.web.access.shield import HEADERS
from topcut.web.problem import MEDIA, problem
from topcut.web.settings import API
from topcut.web.status import headers_of
from topcut.words import say

HEADER_SECONDS = 10.0
BODY_SECONDS = 40.0  # the app gives up on a body a little earlier, and says so on a page
LINGER_SECONDS = 2.0  # for an answer to arrive although the rest of the request was not read
MOST_DROPPED = 18 * 1024 * 1024  # of that rest; a proxy sends no more than its own limit
TOLD = 20  # connections above the limit that still get a 503; any more are cut off (K3)

AT_ONCE = 16  # requests on one connection that wait for those before them; browsers send none (K2)

LONGEST_ADDRESS = 2 * 1024
LONGEST_HEADERS = 16 * 1024
LONGEST_COOKIES = 4 * 1024
LONGEST_HEAD = LONGEST_ADDRESS + LONGEST_HEADERS + 1024  # line ends, method and version as well

LAPTOP = frozenset({"127.0.0.1", "::1"})
MAPPED = "::ffff:"  # so begins an IPv4 address at a door that takes both kinds


class _Patient:
    """The connection, as it is for whoever answers on it."""

    def __init__(self, protocol: "Impatient", transport: asyncio.Transport) -> None:
        self._protocol = protocol
        self._transport = transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        self._protocol.let_go()


class Impatient(HttpToolsProtocol):
    """The head of a request has a longest length and a deadline, its body a deadline (K2).

    While `_head_left` is a number, the parser is fed no more than the head may still have, so that neither we nor the
    parser ever hold more of it. `reserved` connections are kept for the browser on this computer (K3).
    """

    seconds = HEADER_SECONDS
    body_seconds = BODY_SECONDS
    reserved = 0

    _head_left: int | None = LONGEST_HEAD  # None: a body is being read
    _part = 0  # heads and bodies that have ended
    _refused = False
    _dropped = 0
    _answered: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self.client is not None:
            self.client = self.client[0].removeprefix(MAPPED), self.client[1]
        self._deadline = self.loop.call_later(self.seconds, transport.close)
        if self.limit_concurrency is None:
            return
        if self.reserved and (self.client is None or self.client[0] not in LAPTOP):
            self.limit_concurrency -= self.reserved
        if len(self.connections) > self.limit_concurrency + TOLD:
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._dropped += len(data)
            if self._dropped > MOST_DROPPED:
                self.transport.close()
        while data and not self._refused and not self.transport.is_closing():
            part, room = self._part, self._head_left
            piece, data = data[:room], data[len(data) if room is None else room :]
            super().data_received(piece)
            if room is None or self._part != part:
                continue
            self._head_left = room - len(piece)
            if self._head_left == 0 and not self._refused:
                address = len(self.url) if hasattr(self, "url") else 0
                self._refuse(414 if address > LONGEST_ADDRESS else 431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._deadline.cancel()
        self._deadline = self.loop.call_later(self.seconds, self.transport.close)

    def on_headers_complete(self) -> None:
        if self._refused:
            return
        self._deadline.cancel()
        self._head_left = None
        self._part += 1
        if status := self._too_much():
            self._refuse(status)
            return
        self._deadline = self.loop.call_later(self.body_seconds, self.transport.close)
        super().on_headers_complete()
        if len(self.pipeline) > AT_ONCE:
            self._refused = True
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._deadline.cancel()
        self._head_left = LONGEST_HEAD
        self._part += 1
        if not self._refused:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """A client that is still sending can read the answer; then the connection is closed."""
        super().on_response_complete()
        if self._head_left is None:
            self._deadline.cancel()
            self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        cycle.transport = cast("asyncio.Transport", _Patient(self, self.transport))
        super()._start_asgi_task(cycle, app)

    def let_go(self) -> None:
        """After an answer that is the last one. A proxy that is cut off while it sends passes no answer on, so what it
        is still sending is read, and dropped, until it has had time for that."""
        if self._head_left is not None:
            self.transport.close()
            return
        self._refused = True
        self._deadline.cancel()
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Of several requests at once, the one that is being answered need not be the last: it, too, is told (K6)."""
        self._deadline.cancel()
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()  # whoever waits for that stops waiting
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        if not self._refused:
            self._refuse(400)

    def _too_much(self) -> int | None:
        if len(self.url) > LONGEST_ADDRESS:
            return 414
        cookies = sum(len(value) for name, value in self.headers if name == b"cookie")
        if cookies > LONGEST_COOKIES or sum(len(name) + len(value) for name, value in self.headers) > LONGEST_HEADERS:
            return 431
        most = self._most()
        return 503 if most is not None and max(len(self.connections), len(self.tasks)) >= most else None

    def _most(self) -> int | None:
        """How many there may be for this request to be answered."""
        return self.limit_concurrency

    def _refuse(self, status: int) -> None:
        """Answered here, with the headers that all our answers have, and nothing more is read."""
        self._refused = True
        sentence, media = say(f"connection-{status}"), "text/plain; charset=utf-8"
        said = sentence.encode()
        if getattr(self, "url", b"").startswith(API.encode()):
            told = problem(Refusal(f"connection-{status}"), status, sentence)
            said, media = bytes(told.body), MEDIA
        headers = {
            **HEADERS,
            **headers_of(status),
            "Content-Type": media,
            "Content-Length": str(len(said)),
            "Cache-Control": "no-store",
            "Connection": "close",
        }
        lines = (f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *map(": ".join, headers.items()))
        self.transport.write("\r\n".join(lines).encode() + b"\r\n\r\n" + said)
        self._deadline.cancel()
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.close)
