"""A thousand streams that are opened at once keep nobody else waiting."""

import asyncio

from starlette.types import Message, Receive, Scope, Send

from tests.web.looping import run
from topcut.web.live.opening import AT_ONCE, Opening

START: Message = {"type": "http.response.start", "status": 200, "headers": []}


class Slow:
    """An app whose streams are not open before somebody lets them."""

    def __init__(self) -> None:
        self.begun = 0
        self.let = asyncio.Semaphore(0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/live":
            self.begun += 1
            await self.let.acquire()
        await send(START)
        if scope["path"] == "/live":
            await asyncio.Event().wait()  # an open stream has no end


async def asked(app: Opening, path: str) -> list[Message]:
    answers: list[Message] = []

    async def send(message: Message) -> None:
        answers.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    await app({"type": "http", "path": path}, receive, send)
    return answers


async def in_a_crowd() -> None:
    slow = Slow()
    app = Opening(slow)
    crowd = [asyncio.create_task(asked(app, "/live")) for _ in range(3 * AT_ONCE)]
    while slow.begun < AT_ONCE:
        await asyncio.sleep(0)
    assert await asked(app, "/t/cup/pairings") == [START], "a page is not kept waiting"
    assert slow.begun == AT_ONCE
    slow.let.release()
    while slow.begun == AT_ONCE:  # an open stream makes room for the next
        await asyncio.sleep(0)
    assert slow.begun == AT_ONCE + 1
    crowd[1].cancel()  # somebody gives up
    while slow.begun == AT_ONCE + 1:
        await asyncio.sleep(0)
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


def test_streams_are_opened_a_few_at_a_time_and_pages_pass_them() -> None:
    run(asyncio.wait_for(in_a_crowd(), 20))
