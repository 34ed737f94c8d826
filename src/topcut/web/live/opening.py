"""Streams are opened a few at a time: when a thousand phones wake up in one moment, whoever asks for a page does not
wait behind all of them."""

from asyncio import Semaphore
from contextlib import AsyncExitStack

from starlette.types import ASGIApp, Message, Receive, Scope, Send

PATH = "/live"
AT_ONCE = 4


class Opening:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._places = Semaphore(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await self._app(scope, receive, send)
            return
        async with AsyncExitStack() as waiting:
            await waiting.enter_async_context(self._places)

            async def answer(message: Message) -> None:
                await waiting.aclose()  # it is open, and the next one may come
                await send(message)

            await self._app(scope, receive, answer)
