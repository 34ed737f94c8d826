"""The attacks, each from a process of its own: `python -m soak.attacking NAME` reads where and when from its input.

A line `begun` is written when it begins, and at the end what was answered, by status; `cut` is a connection that was
closed without an answer, `silent` one that was not answered before the attack was over.
"""

import asyncio
import html
import json
import random
import re
import resource
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any
from urllib.parse import urlencode

HIDDEN = re.compile(r'<input type="hidden" name="(\w+)"\s+value="([^"]*)">')
STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
COOKIE = re.compile(r"set-cookie: (topcut[\w-]*=[^;]*)", re.IGNORECASE)
FORM = "application/x-www-form-urlencoded"
LAPTOP = "127.0.0.1"
PAUSE = 1.0  # seconds after which an answer is whole


@dataclass(slots=True)
class Target:
    address: str
    port: int
    seconds: float
    cup: str
    other: str
    open: str
    large: str
    owner: str
    phones: dict[str, list[str]]
    end: float = 0.0
    answers: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def note(self, answer: bytes) -> None:
        found = STATUS.findall(answer)
        self.answers.update(one.decode() for one in found)
        if not found:
            self.answers["cut" if self.goes_on else "silent"] += 1


SMUGGLING = "smuggling: two lengths, chunks and lengths, bare line ends"

Attack = Callable[[Target], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    def known(job: Attack) -> Attack:
        ATTACKS[name] = job
        return job

    return known


# What a head may not be


@attack("cookie of 60,000 backslashes")
async def cookie_60(at: Target) -> None:
    await _cookie(at, 60_000)


@attack("cookie of 200,000 backslashes")
async def cookie_200(at: Target) -> None:
    await _cookie(at, 200_000)


@attack("cookies of 4,000 backslashes, just allowed")
async def cookie_4(at: Target) -> None:
    await _cookie(at, 4_000, "topcut-form")


async def _cookie(at: Target, size: int, name: str = "a") -> None:
    cookie = f'Cookie: {name}="' + "\\" * size + '"'
    heads = [_head("GET / HTTP/1.1", cookie, host=host) for host in (at.address, "evil.example")]
    await _repeat(at, 4, lambda: _said(at, random.choice(heads)))


@attack("a million headers")
async def headers(at: Target) -> None:
    await _repeat(at, 4, lambda: _said(at, _head("GET / HTTP/1.1")[:-2], more=b"X: 1\r\n" * 10_000, times=100))


@attack("an address of 32 MB")
async def address(at: Target) -> None:
    await _repeat(at, 4, lambda: _said(at, b"GET /", more=b"a" * 65_536, times=512))


@attack("a Content-Type of 1 MB")
async def content_type(at: Target) -> None:
    head = _head("POST /login HTTP/1.1", "Content-Type: multipart/form-data; " + "a=1; " * 200_000)
    await _repeat(at, 4, lambda: _said(at, head))


@attack("a Content-Type of 15 kB, just allowed")
async def content_type_allowed(at: Target) -> None:
    kinds = ("multipart/form-data; " + 'a="\\"; ' * 2_000, "multipart/form-data; boundary=" + "a" * 15_000)
    heads = [_head("POST /login HTTP/1.1", f"Content-Type: {kind[:15_000]}", "Content-Length: 0") for kind in kinds]
    await _repeat(at, 4, lambda: _said(at, random.choice(heads)))


@attack("hostile Host, Origin and forwarding headers")
async def hosts(at: Target) -> None:
    names = ("", "evil.example", "[", "[::1", "a" * 5_000, f"{at.address}@evil", "\xff", f"{at.address}, evil.example")
    heads = [_head("GET / HTTP/1.1", host=name) for name in names]
    heads.append(b"GET / HTTP/1.1\r\n\r\n")
    heads.append(_head("GET / HTTP/1.1", f"Host: {at.address}", host="evil.example"))
    said = (
        "X-Forwarded-For: 127.0.0.1",
        "X-Forwarded-Host: evil.example",
        "Forwarded: for=127.0.0.1;host=evil.example",
    )
    heads.append(_head("GET /login HTTP/1.1", *said, "X-Real-IP: 127.0.0.1", host=at.address))
    for origin in ("null", "http://evil.example", "a" * 8_000, f"http://{at.address}:{at.port}"):
        heads.append(_head("POST /login HTTP/1.1", f"Origin: {origin}", "Content-Length: 0", host=at.address))
    await _repeat(at, 8, lambda: _said(at, random.choice(heads)))


# What never ends


@attack("300 heads that never end, a letter a second")
async def slow_heads(at: Target) -> None:
    await _many(at, 300, lambda: _trickle(at, _head("GET / HTTP/1.1")[:-2] + b"X: ", b"a"))


@attack("200 bodies that trickle")
async def slow_bodies(at: Target) -> None:
    kinds = (f"Content-Type: {FORM}\r\nContent-Length: 1000000", f"Content-Type: {FORM}\r\nTransfer-Encoding: chunked")
    paths = ("/login", "/nowhere", f"/t/{at.open}/sign-up", "/static/topcut.css")
    heads = [_head(f"POST {path} HTTP/1.1", kind, host=at.address) for path in paths for kind in kinds]

    async def one() -> None:
        head = random.choice(heads)
        await _trickle(at, head, b"1\r\na\r\n" if b"chunked" in head else b"a")

    await _many(at, 200, one)


@attack("400 connections that say nothing")
async def idle(at: Target) -> None:
    await _many(at, 400, lambda: _trickle(at, b"", b""))


@attack("3,300 connections, more than there are")
async def full(at: Target) -> None:
    await _many(at, 3_300, lambda: _trickle(at, b"G", b""))


@attack("answers that nobody reads")
async def unread(at: Target) -> None:
    """Many requests on each connection, and never a look at what comes back."""
    request = _head(f"GET /t/{at.cup}/pairings HTTP/1.1", host=at.address)

    async def one() -> None:
        reader, writer = await _opened(at)
        reader._transport.pause_reading()  # type: ignore[attr-defined]  # that is the attack
        with suppress(OSError):
            for _ in range(20):
                writer.write(request * 50)
                await asyncio.sleep(0.5)
                if not at.goes_on or writer.is_closing():
                    break
        at.answers["cut" if writer.is_closing() else "unread"] += 1
        writer.transport.abort()

    await _many(at, 60, one)


@attack("Expect: 100-continue, and then nothing")
async def expecting(at: Target) -> None:
    length = ("Content-Length: 5000000", f"Content-Type: {FORM}", "Expect: 100-continue")
    heads = [_head(f"POST {path} HTTP/1.1", *length, host=at.address) for path in ("/login", "/c", "/nowhere")]
    await _many(at, 200, lambda: _trickle(at, random.choice(heads), b""))


# How one request is told from the next


@attack("a thousand requests on one connection at once")
async def pipelined(at: Target) -> None:
    many = _head("GET /rules HTTP/1.1", host=at.address) * 1_000
    await _repeat(at, 2, lambda: _said(at, many, all=True))


@attack(SMUGGLING)
async def smuggled(at: Target) -> None:
    """Where a request's length can be read in two ways, what stands in its body must not be answered (by a 404)."""
    inner = _head("GET /smuggled HTTP/1.1", host=at.address)
    post = f"POST /login HTTP/1.1\r\nHost: {at.address}\r\n"
    size = len(inner)
    two_ways = (
        f"{post}Content-Length: {size + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        f"{post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        f"{post}Content-Length: 0\r\nContent-Length: {size}\r\n\r\n",
        f"{post}Content-Length: {size}, 0\r\n\r\n",
        f"{post}Content-Length: +{size}\r\n\r\n",
        f"{post}Transfer-Encoding: xchunked\r\nContent-Length: {size}\r\n\r\n",
        f"{post}Transfer-Encoding:\x0bchunked\r\nContent-Length: {size}\r\n\r\n",
        f"{post}Transfer-Encoding : chunked\r\nContent-Length: {size}\r\n\r\n",
        f"{post}Transfer-Encoding: chunked\r\n\r\n-1\r\n",
        f"{post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
        f"GET / HTTP/1.1\r\nHost: {at.address}\r\nContent-Length: {size}\r\n\r\n",
    )
    odd = (
        f"{post}Transfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n",
        f"{post}Transfer-Encoding: chunked\r\n\r\n0;{'a' * 20_000}\r\n\r\n",
        f"{post}Transfer-Encoding: chunked\r\n\r\n0\r\n{'X: 1' * 10_000}\r\n\r\n",
        f"{post}Content-Length: 0\r\nX: 1\r\n folded\r\n\r\n",
        f"{post}Content-Length: 0\n\n",
        f"GET / HTTP/1.1\r\nHost: {at.address}\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    )
    shapes = [shape.encode("latin-1") + inner for shape in two_ways] + [shape.encode("latin-1") for shape in odd]
    await _repeat(at, 4, lambda: _said(at, random.choice(shapes), all=True))


@attack("methods that nobody has heard of, Range and Upgrade")
async def methods(at: Target) -> None:
    ranges = "bytes=" + ",".join(f"{n}-{n}" for n in range(0, 6_000, 2))
    heads = [_head(f"{method} / HTTP/1.1", host=at.address) for method in ("TRACE", "OPTIONS", "CONNECT", "PURGE", "X")]
    for said in (ranges[:15_000], "bytes=" + "0-," * 5_000, "bytes=" + "-" * 15_000, "bytes=0-0," * 1_500):
        heads.append(_head("GET /static/topcut.css HTTP/1.1", f"Range: {said}", host=at.address))
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13")
    heads.append(_head("GET /live HTTP/1.1", *upgrade, host=at.address))
    await _repeat(at, 8, lambda: _said(at, random.choice(heads)))


# What is too much


@attack("bodies of 5 MB and more")
async def large_bodies(at: Target) -> None:
    sizes = (4_900_000, 6_000_000, 50_000_000)
    paths = ("/login", f"/t/{at.open}/sign-up", "/csp", "/nowhere")

    async def one() -> None:
        size = random.choice(sizes)
        head = _head(
            f"POST {random.choice(paths)} HTTP/1.1", f"Content-Type: {FORM}", f"Content-Length: {size}", host=at.address
        )
        await _said(at, head, more=b"a" * 65_536, times=size // 65_536 + 1)

    await _repeat(at, 4, one)


@attack("forms of millions of fields, and of empty ones")
async def many_fields(at: Target) -> None:
    bodies = (b"a&" * 2_400_000, b"&" * 4_800_000, b"a=" + b"%41" * 1_600_000)
    heads = [
        _head("POST /login HTTP/1.1", f"Content-Type: {FORM}", f"Content-Length: {len(body)}", host=at.address) + body
        for body in bodies
    ]
    await _repeat(at, 4, lambda: _said(at, random.choice(heads)))


@attack("forms of many parts, and of none")
async def many_parts(at: Target) -> None:
    part = b'--b\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n1\r\n'
    odd = b'--b\r\nContent-Disposition: form-data; name="' + b"\\" * 60_000 + b'"\r\n\r\n1\r\n'
    bodies = (part * 60_000, odd * 60, b"\r\n" * 2_400_000, b"\r" * 4_800_000, b"--b\r\nX: " + b"a" * 4_800_000)

    async def one() -> None:
        body = random.choice(bodies) + b"--b--\r\n"
        kind = "Content-Type: multipart/form-data; boundary=b"
        await _said(at, _head("POST /c HTTP/1.1", kind, f"Content-Length: {len(body)}", host=at.address) + body)

    await _repeat(at, 4, one)


@attack("deep JSON, and bodies packed a thousandfold")
async def deep(at: Target) -> None:
    """Nothing here unpacks what is sent; a packed body is read as it is, and refused."""
    import gzip

    bomb = gzip.compress(b"a" * 200_000_000, 9)
    bodies = (b"[" * 16_000, b'{"csp-report":' * 1_000, b"[" * 4_900_000, bomb)

    async def one() -> None:
        body, path = random.choice(bodies), random.choice(("/csp", "/login"))
        packed = ("Content-Encoding: gzip",) if body is bomb else ()
        said = ("Content-Type: application/json", f"Content-Length: {len(body)}", *packed)
        await _said(at, _head(f"POST {path} HTTP/1.1", *said, host=at.address) + body)

    await _repeat(at, 4, one)


@attack("lists of people of 5 MB, by the organizer")
async def imports(at: Target) -> None:
    """Not by a stranger: a file that somebody gave the organizer."""
    lines = ("name,club\n" + "\n".join(f"Player {number},Town" for number in range(200_000)))[:4_800_000]
    files = (lines, '"' * 4_800_000, "," * 4_800_000, "\n" * 4_800_000, "a" * 4_800_000)

    async def one() -> None:
        browser = Browser(at, at.owner, LAPTOP)
        token = (await browser.get("/live/token")).rpartition("\r\n\r\n")[2]
        await browser.post(f"/t/{at.open}/desk/import", {"csrf": token, "text": random.choice(files)})

    await _repeat(at, 2, one)


# What stays for ever


@attack("lists of 500 kB, only to be looked at")
async def looked_at(at: Target) -> None:
    await _as_players(at, at.open, "me/list", lambda: {"text": "Characters\n" + "Hulk\n" * 100_000, "step": "check"})


@attack("lists of 80 kB, handed in without a pause")
async def lists(at: Target) -> None:
    await _as_players(at, at.open, "me/list", lambda: {"text": "Ten characters of mine\n" * 3_500})


@attack("calls for an official, and back")
async def calls(at: Target) -> None:
    """By the twenty players who report nothing, so that nobody's budget but theirs is used up."""

    async def one(cookies: str) -> None:
        browser = Browser(at, cookies)
        while at.goes_on:
            page = await browser.get(f"/t/{at.cup}/me")
            fields = dict(HIDDEN.findall(page))
            await browser.post(f"/t/{at.cup}/me/call", {**fields, "key": token_hex(8), "about": "a" * 200})
            page = await browser.get(f"/t/{at.cup}/me")
            number = re.search(r'name="call"\s+value="(\d+)"', page)
            if number is not None:
                await browser.post(f"/t/{at.cup}/me/call/done", {**fields, "key": token_hex(8), "call": number[1]})

    await asyncio.gather(*(one(cookies) for cookies in at.phones[at.cup][1:40:2]))


@attack("sign-ups without a pause")
async def sign_ups(at: Target) -> None:
    async def one() -> None:
        browser, path = Browser(at), f"/t/{at.open}/sign-up"
        while at.goes_on:
            fields = dict(HIDDEN.findall(await browser.get(path)))
            await browser.post(path, {**fields, "name": f"N {token_hex(8)}", "accept": "on"})

    await asyncio.gather(*(one() for _ in range(6)))


# Who may come in


@attack("passwords guessed by twenty strangers")
async def passwords(at: Target) -> None:
    await _guessed(at, 20, "/login", "/login", lambda: {"name": "Olga", "password": token_hex(8)})


@attack("passwords guessed for twenty names")
async def names(at: Target) -> None:
    await _guessed(at, 20, "/login", "/login", lambda: {"name": token_hex(4), "password": token_hex(8)})


@attack("judges' codes guessed")
async def codes(at: Target) -> None:
    await _guessed(at, 10, "/judge", "/judge", lambda: {"code": token_hex(4)})


@attack("cards claimed that were never given out")
async def cards(at: Target) -> None:
    letters = "0123456789abcdefghjkmnpqrstvwxyz"
    await _guessed(at, 10, "/c", "/c/claim", lambda: {"code": "".join(random.choices(letters, k=26))})


@attack("made-up sessions, tournaments and players")
async def made_up(at: Target) -> None:
    async def one() -> None:
        browser = Browser(at, f"topcut={token_hex(20)}; topcut-form={token_hex(16)}")
        for path in (f"/t/{at.cup}/me", f"/t/{token_hex(8)}", f"/t/{at.cup}/desk/players/{token_hex(8)}"):
            await browser.get(path)

    await _repeat(at, 6, one)


# What everybody sees


@attack("?x=AAAA on pages that are kept")
async def made_up_questions(at: Target) -> None:
    async def one() -> None:
        page = random.choice(("pairings", "standings", "log", "bracket", "rules", ""))
        await _said(at, _head(f"GET /t/{at.cup}/{page}?x={token_hex(8)} HTTP/1.1", host=at.address))

    await _repeat(at, 2, one)


@attack("60 streams on 60 made-up addresses")
async def streams_60(at: Target) -> None:
    await _streams(at, 60, lambda n: f"/t/{at.cup}/pairings?x={n}")


@attack("1,000 streams on made-up addresses")
async def streams_1000(at: Target) -> None:
    pages = ("pairings", "standings", "log")
    await _streams(at, 1_000, lambda n: f"/t/{at.cup}/{pages[n % 3]}?x={n}&round=swiss-{n}")


@attack("200 streams on the pages of 200 names")
async def streams_200(at: Target) -> None:
    """The pairings of a name are a page that there is, and each is worked out again after a fact."""
    await _streams(at, 200, lambda n: f"/t/{at.cup}/pairings?name=Player+{n}")


async def _streams(at: Target, number: int, page: Callable[[int], str]) -> None:
    async def one(n: int) -> None:
        path = f"/live?{urlencode({'page': page(n), 'after': 0})}"
        await _said(at, _head(f"GET {path} HTTP/1.1", "Accept-Encoding: gzip", host=at.address), wait=at.seconds)

    await asyncio.gather(*(one(n) for n in range(number)))


@attack("a pairing that takes long, while sixty players of it write")
async def pairing(at: Target) -> None:
    """The organizer's own doing; the sixty who wait for it must not be in the way of anybody else."""

    async def publish() -> None:
        browser = Browser(at, at.owner, LAPTOP)
        token = (await browser.get("/live/token")).rpartition("\r\n\r\n")[2]
        fields = {"csrf": token, "key": token_hex(8), "round": "1"}
        await browser.post(f"/t/{at.large}/desk/preview/publish", fields, wait=60)

    async def call(cookies: str) -> None:
        browser = Browser(at, cookies)
        token = (await browser.get("/live/token")).rpartition("\r\n\r\n")[2]
        await asyncio.sleep(1)
        await browser.post(f"/t/{at.large}/me/call", {"csrf": token, "key": token_hex(8), "about": "?"}, wait=60)

    await asyncio.gather(publish(), *(call(cookies) for cookies in at.phones[at.large][:60]))


# How it is done


class Browser:
    """One that keeps the cookie of its forms; each request on a connection of its own."""

    def __init__(self, at: Target, cookies: str = "", host: str = "") -> None:
        self._at = at
        self._cookies = cookies
        self._host = host or at.address

    async def get(self, path: str) -> str:
        head = _head(f"GET {path} HTTP/1.1", f"Cookie: {self._cookies}", "Connection: close", host=self._host)
        return await self._told(head)

    async def post(self, path: str, fields: dict[str, Any], wait: float = 0) -> str:
        body = urlencode({name: html.unescape(str(value)) for name, value in fields.items()})
        said = (f"Content-Type: {FORM}", f"Content-Length: {len(body)}", "Sec-Fetch-Site: same-origin")
        cookies = (f"Cookie: {self._cookies}", "Connection: close")
        return await self._told(_head(f"POST {path} HTTP/1.1", *said, *cookies, host=self._host) + body.encode(), wait)

    async def _told(self, request: bytes, wait: float = 0) -> str:
        answer = (await _said(self._at, request, all=True, host=self._host, wait=wait)).decode("utf-8", "replace")
        if given := COOKIE.findall(answer.partition("\r\n\r\n")[0]):
            kept = dict(one.split("=", 1) for one in [*filter(None, self._cookies.split("; ")), *given])
            self._cookies = "; ".join(f"{name}={value}" for name, value in kept.items())
        return answer


async def _guessed(at: Target, strangers: int, page: str, path: str, guess: Callable[[], dict[str, str]]) -> None:
    async def one() -> None:
        browser = Browser(at)
        fields = dict(HIDDEN.findall(await browser.get(page)))
        while at.goes_on:
            await browser.post(path, {**fields, "key": token_hex(8), **guess()})

    await asyncio.gather(*(one() for _ in range(strangers)))


async def _as_players(at: Target, tournament: str, form: str, fields: Callable[[], dict[str, str]]) -> None:
    async def one(cookies: str) -> None:
        browser = Browser(at, cookies)
        token = (await browser.get("/live/token")).rpartition("\r\n\r\n")[2]
        while at.goes_on:
            await browser.post(f"/t/{tournament}/{form}", {"csrf": token, "key": token_hex(8), **fields()})

    await asyncio.gather(*(one(cookies) for cookies in at.phones[tournament][:20]))


def _head(line: str, *headers: str, host: str = LAPTOP) -> bytes:
    return "\r\n".join((line, f"Host: {host}", *headers, "", "")).encode("latin-1")


async def _repeat(at: Target, workers: int, job: Callable[[], Awaitable[object]]) -> None:
    async def one() -> None:
        while at.goes_on:
            await job()

    await asyncio.gather(*(one() for _ in range(workers)))


async def _many(at: Target, number: int, job: Callable[[], Awaitable[None]]) -> None:
    """So many at once, and each again as soon as it was hung up on."""
    await _repeat(at, number, job)


async def _opened(at: Target, host: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    from_here = host or at.address
    return await asyncio.open_connection(from_here, at.port, local_addr=(from_here, 0), limit=1 << 24)


async def _said(
    at: Target,
    request: bytes,
    *,
    more: bytes = b"",
    times: int = 0,
    all: bool = False,
    host: str = "",
    wait: float = 0,
) -> bytes:
    """Says it, and what comes back: the first piece, or all until nothing more comes."""
    answer = b""
    try:
        async with asyncio.timeout(max(wait, 0.5, at.end - time.monotonic())):
            reader, writer = await _opened(at, host)
            try:
                answer = await _talk(reader, writer, request, more, times, all=all)
            finally:
                writer.close()
    except (OSError, TimeoutError):
        await asyncio.sleep(0.02)
    at.note(answer)
    return answer


async def _talk(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes, more: bytes, times: int, *, all: bool
) -> bytes:
    with suppress(OSError):  # hung up on before everything was said; there may be an answer
        writer.write(request)
        await writer.drain()
        for _ in range(times):
            writer.write(more)
            await writer.drain()
    answer = b""
    if reader.exception() is not None:  # hung up on, and what was said before is still there
        return bytes(reader._buffer)  # type: ignore[attr-defined]  # `read` would only raise
    with suppress(OSError, TimeoutError):
        while piece := await asyncio.wait_for(reader.read(1 << 20), PAUSE if all and answer else None):
            answer += piece
            if not all:
                break
    return answer


async def _trickle(at: Target, request: bytes, letter: bytes) -> None:
    """A letter a second, until the other side hangs up."""
    answer = b""
    try:
        reader, writer = await _opened(at)
    except OSError:
        at.answers["not let in"] += 1
        await asyncio.sleep(0.5)
        return
    try:
        writer.write(request)
        while at.goes_on:
            with suppress(TimeoutError):
                piece = await asyncio.wait_for(reader.read(4096), 1)
                answer += piece
                if not piece:
                    break
            writer.write(letter)
    except (OSError, RuntimeError):  # hung up on; uvloop says it in its own way
        pass
    finally:
        writer.close()
    at.note(answer)


async def main(name: str) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, most), most))
    at = Target(**json.load(sys.stdin))
    at.end = time.monotonic() + at.seconds
    print("begun", flush=True)
    await ATTACKS[name](at)
    print(json.dumps(at.answers), flush=True)


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(sys.argv[1]))
