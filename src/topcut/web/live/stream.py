"""One open page: at most one message waits for it, as a newer one says everything; who does not read is dropped."""

import asyncio
import hashlib
import zlib
from collections.abc import AsyncIterator, Callable, Hashable

import anyio
from fastapi import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from topcut.web.settings import SPOKEN, Limits
from topcut.web.view import View, lazy
from topcut.words.reader import ENGLISH

BEAT = b"event: beat\ndata:\n\n"  # a page that misses it knows that the line is cut
GZIP = bytes.fromhex("1f8b08000000000000ff")  # how it begins; without an end, as streams have none
RAW = -15  # deflate alone


class Stream:
    def __init__(self, request: Request, view: View, address: str, after: int, limits: Limits) -> None:
        self.request = request
        self.view = view
        self.address = address
        self.after = after  # the last fact that this page knows, or need not know
        self.edition: Hashable = None  # what it knows of what is not in the log; nothing at first, so it is sent once
        self.drop: Callable[[], None] = lambda: None
        self.packs = "gzip" in request.headers.get("accept-encoding", "")
        self._limits = limits
        self._waiting: bytes | None = None
        self._behind = 0
        self._sent = b""
        self._last_word: bytes | None = None
        self._wake = asyncio.Event()

    @property
    def language(self) -> str:
        """That of the page it sends again, whatever is chosen elsewhere meanwhile."""
        return str(self.request.scope.get(SPOKEN, ENGLISH))

    @property
    def session(self) -> str:
        return self.view.viewer.session

    @property
    def browser(self) -> str:
        """Whose stream it is, also where nobody is signed in."""
        return self.session or str(self.request.state.browser)

    @lazy
    def audience(self) -> str:
        """Everybody from the street sees the same; whoever is signed in may see something else."""
        actor = self.view.viewer.actor
        return "" if actor is None else f"{self.session} {actor.role} {actor.id}"

    def put(self, news: "Shown") -> None:
        self.after = news.n
        if news.digest == self._sent:
            return
        self._sent = news.digest
        if self._waiting is not None:
            self._behind += len(self._waiting)
            if self._behind > self._limits.queue:
                self.drop()
        self._waiting = news.packed if self.packs else news.message
        self._wake.set()

    def end(self, word: str) -> None:
        """The last that is sent: `gone` if the viewer may not see this any more, `stopping` with the program."""
        last = f"event: {word}\ndata:\n\n".encode()
        self._last_word = self._last_word or (packed(last) if self.packs else last)
        self._waiting = None
        self._wake.set()

    async def messages(self) -> AsyncIterator[bytes]:
        beat = PACKED_BEAT if self.packs else BEAT
        yield GZIP + beat if self.packs else beat
        while True:
            try:
                await asyncio.wait_for(self._wake.wait(), self._limits.heartbeat)
            except TimeoutError:
                yield beat
                continue
            self._wake.clear()
            if self._last_word is not None:
                yield self._last_word
                return
            waiting, self._waiting = self._waiting, None
            if waiting is not None:
                yield waiting
                self._behind = 0


class Shown:
    """A live block as it is sent: made once, however many look at the same page."""

    def __init__(self, block: str, n: int) -> None:
        self.block = block
        self.n = n
        self.digest = hashlib.sha256(block.encode()).digest()
        lines = "\n".join(f"data: {line}" for line in block.splitlines())
        self.message = f"id: {n}\n{lines}\n\n".encode()

    @lazy
    def packed(self) -> bytes:
        return packed(self.message)


def packed(message: bytes) -> bytes:
    """A piece of gzip that needs nothing before it, so that two thousand readers can share it."""
    squeezed = zlib.compressobj(wbits=RAW)
    return squeezed.compress(message) + squeezed.flush(zlib.Z_FULL_FLUSH)


PACKED_BEAT = packed(BEAT)


class Streaming(Response):
    """Sends until the stream ends, the reader leaves, or it is dropped."""

    def __init__(self, stream: Stream, leave: Callable[[Stream], None]) -> None:
        super().__init__(
            media_type="text/event-stream", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        )
        del self.headers["content-length"]
        if stream.packs:
            self.headers["Content-Encoding"] = "gzip"
        self._stream = stream
        self._leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            async with anyio.create_task_group() as both:
                self._stream.drop = both.cancel_scope.cancel
                both.start_soon(self._until_reader_leaves, receive, both.cancel_scope)
                async for part in self._stream.messages():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                both.cancel_scope.cancel()
        finally:
            self._leave(self._stream)

    @staticmethod
    async def _until_reader_leaves(receive: Receive, both: anyio.CancelScope) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        both.cancel()
