"""The load: phones that report, and open pages that wait for news, in a process of its own."""

import asyncio
import html
import json
import random
import re
import resource
import sys
import time
import zlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlencode

from bench.measure import cpu_of

ARRIVING = 20.0  # seconds in which all phones open their page
FIRST, THINKING = 40.0, 15.0  # seconds: who reports first, and how long the other looks at it
PAGES, CHANGES, BETWEEN = 2000, 8, 3.0
AT_ONCE, READERS, LOOKS = 1000, 20, 10  # streams that are opened in one moment, and people who read meanwhile
PATIENCE = 60.0
OK = 200

FIELD = re.compile(r'<input type="hidden" name="(\w+)"\s+value="([^"]*)">')
LIVE = re.compile(r'data-live="([^"]+)"')
RECEIPT = re.compile(r'data-n="(\d+)" data-head="(\w+)"')
NUMBER = re.compile(rb"id: (\d+)\n")
GZIP = b"\x1f\x8b"


class Trouble(Exception):
    """What a person would have seen as an error."""


class Line:
    """One connection for requests, kept open as browsers do."""

    def __init__(self, port: int, cookies: str = "", host: str = "127.0.0.1") -> None:
        """To another address of this computer one comes as the phones of the hall do: from that address."""
        self._port = port
        self._host = host
        self._head = f"Host: {host}\r\nSec-Fetch-Site: same-origin\r\nCookie: {cookies}\r\n"
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, fields: dict[str, Any] | None = None) -> tuple[int, dict[str, str], str]:
        if self._streams is None or self._streams[0].at_eof():
            self.close()
            self._streams = await asyncio.open_connection(
                self._host, self._port, limit=1 << 20, local_addr=(self._host, 0)
            )
        reader, writer = self._streams
        body = "" if fields is None else urlencode(fields)
        kind = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n" if body else ""
        writer.write(f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\n{self._head}{kind}\r\n{body}".encode())
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines) if name}
        text = (await reader.readexactly(int(headers.get("content-length", 0)))).decode()
        return int(status.split()[1]), headers, text

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Stream(asyncio.Protocol):
    """An open page: the last message it got, and when the whole of it was there."""

    def __init__(self) -> None:
        self._buffer = b""
        self._last = b""
        self.came = asyncio.Event()
        self.at, self.number, self.status, self.over = 0.0, 0, 0, False

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.status:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.status, self._buffer = int(head.split(b" ", 2)[1]), rest
            self.came.set()
        while True:
            size, found, rest = self._buffer.partition(b"\r\n")
            if not found or len(rest) < int(size, 16) + 2:
                return
            self._message(rest[: int(size, 16)])
            self._buffer = rest[int(size, 16) + 2 :]

    def _message(self, packed: bytes) -> None:
        """Each is one chunk, and needs nothing before it to be unpacked."""
        number = NUMBER.match(zlib.decompressobj(-15).decompress(packed, 32)) if packed[:2] != GZIP else None
        if number:
            self._last, self.number, self.at = packed, int(number[1]), time.monotonic()
            self.came.set()

    @property
    def last(self) -> str:
        return zlib.decompressobj(-15).decompress(self._last).decode()

    @property
    def size(self) -> int:
        return len(self._last)

    def connection_lost(self, _: Exception | None) -> None:
        self.over = True
        self.came.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                if self.over:
                    raise Trouble("a stream was cut")
                self.came.clear()
                await self.came.wait()


async def stream(port: int, path: str, cookies: str = "") -> Stream:
    loop = asyncio.get_running_loop()
    line, made = await loop.create_connection(Stream, "127.0.0.1", port)
    head = f"Host: 127.0.0.1\r\nAccept-Encoding: gzip, deflate\r\nCookie: {cookies}\r\n"
    line.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    await made.until(lambda: bool(made.status))
    if made.status != 200:
        raise Trouble(f"stream: {made.status}")
    return made


class Phone:
    def __init__(self, port: int, told: dict[str, Any]) -> None:
        self.told = told
        self._port = port
        self._cookies = f"topcut={told['cookie']}; topcut-form={told['browser']}"
        self._line = Line(port, self._cookies)
        self._path = f"/t/{told['tournament']}/me"
        self.posts: list[float] = []
        self.pages: list[float] = []
        self.receipts: list[tuple[str, str, str, int]] = []

    async def look(self) -> None:
        self._page = await self._look(self._path)

    async def arrive(self) -> None:
        await self.look()
        self._stream = await stream(self._port, html.unescape(LIVE.search(self._page)[1]), self._cookies)  # type: ignore[index]  # a page without a stream is the error to see

    async def report(self) -> None:
        scores = {name: self.told[name] for name in ("vp-1", "vp-2")}
        await self._send("report", {**self._fields(self._page, "report"), **scores})

    async def confirm(self, think: Callable[[], Awaitable[None]]) -> None:
        """As soon as the stream has shown what the other has reported."""
        await self._stream.until(lambda: 'id="confirm"' in self._stream.last)
        await think()
        shown = self._fields(self._stream.last, "confirm")
        await self._send("confirm", {**self._fields(self._page, "report"), **shown})

    async def settled(self) -> None:
        await self._stream.until(lambda: "Done for this round" in self._stream.last)

    async def _look(self, path: str) -> str:
        began = time.monotonic()
        status, _, text = await self._line.ask(path)
        self.pages.append(time.monotonic() - began)
        if status != 200:
            raise Trouble(f"GET {path}: {status} {text[:200]}")
        return text

    async def _send(self, form: str, fields: dict[str, Any]) -> None:
        key = f"{self.told['browser']}-{len(self.posts)}"
        began = time.monotonic()
        status, headers, text = await self._line.ask(f"{self._path}/{form}", {**fields, "key": key})
        self.posts.append(time.monotonic() - began)
        if status != 303:
            raise Trouble(f"POST {form}: {status} {text[:200]}")
        page = await self._look(headers["location"])
        found = RECEIPT.search(page)
        if found is None:
            raise Trouble(f"no receipt for {key}")
        self.receipts.append((self.told["tournament"], key, self.told["player"], int(found[1])))

    def _fields(self, page: str, form: str) -> dict[str, str]:
        """The hidden ones; those that a stream leaves empty are filled in by the page."""
        start = page.index(f'id="{form}"')
        found = FIELD.findall(page[start : page.index("</form>", start)])
        return {name: html.unescape(value) for name, value in found if value or name not in {"csrf", "key"}}


async def reporting(port: int, told: list[dict[str, Any]], pid: int) -> dict[str, Any]:
    """Both of every table: half of them report and confirm, half report both."""
    dice = random.Random(7)
    phones = [Phone(port, one) for one in told]
    troubles: list[str] = []
    arriving = [_later(dice.uniform(0, ARRIVING), phone.arrive) for phone in phones]
    await _all(arriving, troubles)
    looked = [seconds for phone in phones for seconds in phone.pages]
    cpu, theirs, began = _cpu(), cpu_of(pid), time.monotonic()
    jobs = []
    for table, (first, second) in enumerate(zip(phones[::2], phones[1::2], strict=True)):
        jobs.append(_later(dice.uniform(0, FIRST), first.report))
        wait = dice.uniform(0, THINKING if table % 2 else FIRST + THINKING)
        jobs.append(_confirmed(second, wait) if table % 2 else _later(wait, second.report))
    await _all(jobs, troubles)
    took = time.monotonic() - began
    share = (_cpu() - cpu) / took
    await _all([phone.settled() for phone in phones], troubles)
    program = cpu_of(pid) - theirs
    return {
        "troubles": troubles,
        "arriving": looked,
        "posts": [seconds for phone in phones for seconds in phone.posts],
        "pages": [seconds for phone in phones for seconds in phone.pages[1:]],
        "receipts": [receipt for phone in phones for receipt in phone.receipts],
        "took": took,
        "cpu": share,
        "program": program,
    }


async def _confirmed(phone: Phone, wait: float) -> None:
    await phone.confirm(lambda: asyncio.sleep(wait))


async def waiting(port: int, told: list[dict[str, Any]], _pid: int) -> dict[str, Any]:
    """Pages of people from the street, and now and then a player who confirms."""
    troubles: list[str] = []
    path = f"/t/{told[0]['tournament']}/pairings"
    _, _, page = await Line(port).ask(path)
    address = html.unescape(LIVE.search(page)[1])  # type: ignore[index]  # a page without a stream is the error to see
    streams: list[Stream] = []

    async def open_one() -> None:
        streams.append(await stream(port, address))

    for _ in range(0, PAGES, 100):
        await _all([open_one() for _ in range(100)], troubles)
    cpu, began = _cpu(), time.monotonic()
    took, sizes = [], []
    phones = [Phone(port, one) for one in told[1 : 2 * CHANGES : 2]]
    await _all([phone.arrive() for phone in phones], troubles)
    for number, phone in enumerate(phones):
        if number % 2 == 0:  # the next one comes right after it
            await asyncio.sleep(BETWEEN)
        known = max(one.number for one in streams)
        await _confirm_alone(phone)
        answered = time.monotonic()
        await _all([_newer(one, known) for one in streams], troubles)
        took.append(max(one.at for one in streams) - answered)
        sizes.append(streams[0].size)
        if len({one.last for one in streams}) > 1:
            troubles.append("not all got the same")
    share = (_cpu() - cpu) / (time.monotonic() - began)
    return {"troubles": troubles, "took": took, "sizes": sizes, "open": len(streams), "cpu": share}


async def opening(port: int, told: list[dict[str, Any]], _pid: int) -> dict[str, Any]:
    """A thousand phones wake up in one moment, while others read a page: how long those wait, before it and then."""
    troubles: list[str] = []
    path = f"/t/{told[0]['tournament']}/standings"
    alone: list[float] = []
    meanwhile: list[float] = []
    opened: list[float] = []

    async def read(waited: list[float]) -> None:
        line = Line(port)
        for _ in range(LOOKS):
            began = time.monotonic()
            status, _, text = await line.ask(path)
            waited.append(time.monotonic() - began)
            if status != OK:
                raise Trouble(f"GET {path}: {status} {text[:200]}")

    async def open_one(one: dict[str, Any]) -> None:
        began = time.monotonic()
        address = "/live?" + urlencode({"page": f"/t/{one['tournament']}/me", "after": 0})
        await stream(port, address, f"topcut={one['cookie']}; topcut-form={one['browser']}")
        opened.append(time.monotonic() - began)

    await _all([read(alone) for _ in range(READERS)], troubles)
    cpu, began = _cpu(), time.monotonic()
    await _all([*(open_one(one) for one in told[:AT_ONCE]), *(read(meanwhile) for _ in range(READERS))], troubles)
    share = (_cpu() - cpu) / (time.monotonic() - began)
    return {"troubles": troubles, "alone": alone, "meanwhile": meanwhile, "opened": opened, "cpu": share}


async def _newer(one: Stream, known: int) -> None:
    await one.until(lambda: one.number > known)


async def _confirm_alone(phone: Phone) -> None:
    """Timed by whoever waits for the change, so without the look at the page afterwards."""
    status, _, text = await phone._line.ask(f"{phone._path}/confirm", phone._fields(phone._page, "confirm"))
    if status != 303:
        raise Trouble(f"POST confirm: {status} {text[:200]}")


async def _later(wait: float, job: Callable[[], Awaitable[None]]) -> None:
    await asyncio.sleep(wait)
    await job()


async def _all(jobs: Iterable[Awaitable[None]], troubles: list[str]) -> None:
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    troubles += [f"{type(one).__name__}: {one}" for one in answers if one is not None]


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    import uvloop

    asked = json.load(sys.stdin)
    program = {"report": reporting, "wait": waiting, "open": opening}[sys.argv[1]]
    json.dump(uvloop.run(program(asked["port"], asked["phones"], asked["pid"])), sys.stdout)
