"""Memory stays flat: what the running program keeps of each fact, and that what is over leaves nothing behind.

People write eight times a second, with pages open that follow it; then they only read; then phones sign in and out;
then tournaments are made and archived. After each part we see how much more the program holds. `python -m
soak.proof_memory [MINUTES]` writes for so long (30), and prints a table; a seed writes for half a minute.
"""

import asyncio
import gc
import re
import sys
import time
import tracemalloc
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from itertools import count, cycle
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlencode

from bench.bench_desk import begun, entry
from bench.hall import Serving, serving
from bench.phones import stream
from soak.attacking import HIDDEN, Browser, Target
from soak.besieged import LAPTOP, NETWORK, PASSWORD, Hall, Honest, prepared
from topcut.desk import Clock, Desk
from topcut.rules.actions import calling, reports
from topcut.rules.actor import Actor, Role
from topcut.store import Store
from topcut.store.place import DATABASE

A_SECOND = 8
STREAMS = 10
READS, PHONES, TOURNAMENTS = 1500, 250, 150
WARM_UP = 20.0  # seconds, after which the program has made what it makes once
SLACK = 16.0  # megabytes that the allocator may hold back, however long we measure
FILES = 8  # that may be open by chance when we look
MOST = {"fact written": 4.0, "page read": 0.2, "phone signed in and out": 8.0, "tournament made and archived": 60.0}

CALL = re.compile(r'name="call"\s+value="(\d+)"')


@dataclass(frozen=True, slots=True)
class Part:
    what: str
    number: int
    before: float  # megabytes
    after: float
    files: int  # how many more are open
    slope: float | None = None  # kilobytes each, by a straight line through all samples

    @property
    def each(self) -> float:
        """Kilobytes."""
        return 1024 * (self.after - self.before) / max(1, self.number)

    @property
    def is_flat(self) -> bool:
        fits = self.after - self.before <= self.number * MOST[self.what] / 1024 + SLACK
        return fits and self.files <= FILES


def prove(seed: int) -> dict[str, int]:
    parts = measured(0.5)
    for part in parts:
        assert part.is_flat, f"{part.number} times a {part.what}: {part.before:.0f} to {part.after:.0f} MB"
    return {f"times a {part.what}": part.number for part in parts}


def measured(minutes: float) -> list[Part]:
    with TemporaryDirectory() as scratch:
        hall = prepared(Path(scratch))
        with serving(hall.folder, "--lan", "--host", NETWORK) as served:
            return asyncio.run(_used(hall, served, minutes))


async def _used(hall: Hall, served: Serving, minutes: float) -> list[Part]:
    target = Target(LAPTOP, served.port, 0, hall.cup, hall.other, hall.open, hall.large, hall.owner, {})
    target.end = time.monotonic() + 86_400
    await Browser(target).get("/")  # no stream comes before it has started
    address = f"/live?{urlencode({'page': f'/t/{hall.cup}/pairings', 'after': 0})}"
    for _ in range(STREAMS):
        await stream(served.port, address)
    await _written(hall, served, target, WARM_UP)
    parts = [await _written(hall, served, target, 60 * minutes)]
    pages = cycle([f"/t/{hall.cup}/{page}" for page in ("", "pairings", "standings", "log", "rules", "verify")])
    reader = Browser(target)
    numbers = count()

    async def read() -> None:
        await reader.get(f"{next(pages)}?x={next(numbers)}")

    cards = iter(hall.cards)

    async def phone() -> None:
        browser = Browser(target)
        fields = dict(HIDDEN.findall(await browser.get("/c")))
        answer = await browser.post("/c/claim", {**fields, "key": token_hex(8), "code": next(cards)})
        assert " 303 " in answer.partition("\r\n")[0], answer[:2000]
        await browser.get(f"/t/{hall.large}/me")
        token = (await browser.get("/live/token")).rpartition("\r\n\r\n")[2]
        await browser.post("/logout", {"csrf": token})

    owner = Browser(target)
    fields = dict(HIDDEN.findall(await owner.get("/login")))
    await owner.post("/login", {**fields, "name": "Olga", "password": PASSWORD})
    token = (await owner.get("/live/token")).rpartition("\r\n\r\n")[2]

    async def tournament() -> None:
        told = {
            "book": "challenger",
            "title": "Cup",
            "first_day": "2026-11-15",
            "option.challenger.timeline": "standard",
        }
        answer = await owner.post("/new", {"csrf": token, "key": token_hex(8), **told})
        found = re.search(r"location: /t/(\w+)/", answer, re.IGNORECASE)
        assert found is not None, answer[:2000]
        await owner.get(f"/t/{found[1]}/desk/players")
        await owner.get(f"/t/{found[1]}")
        archive = f"/t/{found[1]}/desk/keeping/archive"
        answer = await owner.post(archive, {"csrf": token, "key": token_hex(8), "archived": "yes"})
        assert " 303 " in answer.partition("\r\n")[0], answer[:2000]

    parts.append(await _repeated(served, "page read", READS, read))
    parts.append(await _repeated(served, "phone signed in and out", PHONES, phone))
    parts.append(await _repeated(served, "tournament made and archived", TOURNAMENTS, tournament))
    return parts


async def _written(hall: Hall, served: Serving, target: Target, seconds: float) -> Part:
    """Reports of results, and now and then somebody calls an official and needs none any more."""
    honest, samples, files = Honest(hall, served.port), [(0, served.memory)], served.files
    callers = cycle([Browser(target, cookies) for cookies in hall.phones[hall.cup][1:40:2]])
    called = 0

    async def call() -> None:
        nonlocal called
        browser = next(callers)
        page = await browser.get(f"/t/{hall.cup}/me")
        fields, waiting = dict(HIDDEN.findall(page)), CALL.search(page)
        told = {**fields, "key": token_hex(8)} | ({"call": waiting[1]} if waiting else {"about": "a rule"})
        answer = await browser.post(f"/t/{hall.cup}/me/call{'/done' if waiting else ''}", told)
        called += " 303 " in answer.partition("\r\n")[0]

    def done() -> int:
        return called + len(honest.waits.seconds.get("report", ())) - sum(honest.waits.failed.values())

    async def sample() -> None:
        samples.append((done(), served.memory))

    jobs: tuple[tuple[float, Callable[[], Coroutine[Any, Any, None]]], ...] = (
        (A_SECOND - 1, honest.report),
        (1, call),
        (0.5, sample),
    )
    await asyncio.gather(*(honest.at_pace(seconds, *job) for job in jobs))
    await sample()
    assert not honest.waits.failed, honest.waits.failed
    more, slope = served.files - files, _slope(samples[len(samples) // 4 :])
    return Part("fact written", done(), samples[0][1], samples[-1][1], more, slope)


async def _repeated(served: Serving, what: str, number: int, job: Callable[[], Coroutine[Any, Any, None]]) -> Part:
    for _ in range(number // 5):  # what is made once, at the first of its kind
        await job()
    before, files = served.memory, served.files
    for _ in range(4 * number // 5):
        await job()
    return Part(what, 4 * number // 5, before, served.memory, served.files - files)


def _slope(samples: list[tuple[int, float]]) -> float:
    """Kilobytes a fact: least squares."""
    middle = [sum(part) / len(samples) for part in zip(*samples, strict=True)]
    spread = sum((facts - middle[0]) ** 2 for facts, _ in samples)
    return float(1024 * sum((facts - middle[0]) * (held - middle[1]) for facts, held in samples) / max(1, spread))


# What is kept of a fact, to the byte


def kept() -> dict[str, float]:
    """Bytes of Python objects at a desk without pages, and on the disk, for each fact of a kind."""
    with TemporaryDirectory() as scratch, Store(Path(scratch)) as store:
        desk = Desk(store, Clock())
        id = begun(desk, 64, 2)
        players = [match.first for match in desk.look(id).rounds[-1].matches]
        numbers = count()

        def claim() -> None:
            number = next(numbers)
            at = number % len(players)
            by = Actor(Role.PLAYER, players[at])
            desk.act(id, by, reports.claim, 3, at + 1, entry(number % 30), key=f"claim {number}")

        def call() -> None:
            by = Actor(Role.PLAYER, players[next(numbers) % len(players)])
            desk.act(id, by, calling.call_official, "a rule", key=token_hex(8))
            desk.act(id, by, calling.close_call, desk.look(id).conduct.calls[-1].number, key=token_hex(8))

        found = {}
        for name, job in (("a result reported", claim), ("a call, and its end", call)):
            for _ in range(200):
                job()
            tracemalloc.start()
            gc.collect()
            before, facts, disk = tracemalloc.get_traced_memory()[0], store.head(id).n, _size(scratch)
            for _ in range(600):
                job()
            gc.collect()
            more = store.head(id).n - facts
            found[f"{name}: in memory"] = (tracemalloc.get_traced_memory()[0] - before) / more
            found[f"{name}: on the disk"] = (_size(scratch) - disk) / more
            tracemalloc.stop()
        return found


def _size(folder: str) -> int:
    return (Path(folder) / DATABASE).stat().st_size


def main() -> int:
    minutes = float(sys.argv[1]) if sys.argv[1:] else 30.0
    for name, size in kept().items():
        print(f"{name}: {size:,.0f} bytes a fact", flush=True)
    parts = measured(minutes)
    print("| what | times | MB before | MB after | kB each | more files | held |\n|" + " --- |" * 7)
    for part in parts:
        each = part.each if part.slope is None else part.slope
        held = "yes" if part.is_flat else "NO"
        grown = f"{part.before:.1f} | {part.after:.1f} | {each:.2f} | {part.files}"
        print(f"| {part.what} | {part.number:,} | {grown} | {held} |")
    return 0 if all(part.is_flat for part in parts) else 1


if __name__ == "__main__":
    sys.exit(main())
