"""Fifty card tables of eight phones at once: how far the pages of the others are behind when somebody is ready.

There is no peer to compare with, so the figure stands beside its limit. The program runs as people start it; the load
comes from this process and shares the cores with it.
"""

import asyncio
import html
import random
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.bench_hall import figures, machine, share, usage
from bench.hall import _let_in, _phone, serving
from bench.measure import Row
from bench.phones import FIELD, LIVE, Line, Stream, stream
from topcut.desk import Clock, Desk
from topcut.desk.card_tables import begin, deal, sit_down
from topcut.rules.actions.challengers.opening import Options
from topcut.store import Store

TABLES, SEATS = 50, 8
THINKING = (2.0, 6.0)  # seconds before each tap
BEHIND = 1.0
FOUND = 303
MARK = '<span class="chip settled">'


def run() -> list[Row]:
    with TemporaryDirectory() as scratch:
        phones = seeded(Path(scratch))
        busy = machine()
        with serving(Path(scratch)) as served:
            own, began, used = served.cpu, time.monotonic(), time.process_time()
            behind = asyncio.run(play(served.port, phones))
            took = time.monotonic() - began
            print(usage(served, own, took, (time.process_time() - used) / took, busy))
    print(f"{len(behind)} pages of others after {TABLES * SEATS} players were ready: {figures(behind)}")
    return [Row(f"pages behind at {TABLES} card tables of {SEATS}, p99", share(behind, 99), BEHIND, 1, "limit")]


def seeded(where: Path) -> list[list[dict[str, Any]]]:
    """Tables at which the first Deck Phase has begun, and the cookies of their phones."""
    with Store(where) as store:
        desk = Desk(store, Clock())
        tables = []
        for number in range(TABLES):
            id, host = begin(desk, f"Table {number}", "2026-11-18", "Player 0")
            players = [host, *(sit_down(desk, id, f"Player {seat}") for seat in range(1, SEATS))]
            deal(desk, id, (), Options())
            tables.append([_phone(id, 1, player) for player in players])
        store.change_access(
            lambda book: _let_in(book, tuple(one for table in tables for one in table), desk.clock.stamp())
        )
    return tables


async def play(port: int, tables: list[list[dict[str, Any]]]) -> list[float]:
    """Everyone draws, picks nothing and is ready, each at their own time."""
    made = [Table(port, phones, seed) for seed, phones in enumerate(tables)]
    await asyncio.gather(*(one.play() for one in made))
    return [behind for one in made for behind in one.behind]


class Table:
    def __init__(self, port: int, phones: list[dict[str, Any]], seed: int) -> None:
        self._port = port
        self._path = f"/t/{phones[0]['tournament']}/game"
        self._cookies = [f"topcut={one['cookie']}; topcut-form={one['browser']}" for one in phones]
        self._lines = [Line(port, one) for one in self._cookies]
        self._chance = random.Random(seed)  # how long people think
        self._streams: list[Stream] = []
        self._ready = 0
        self.behind: list[float] = []

    async def play(self) -> None:
        tokens = []
        for line, cookies in zip(self._lines, self._cookies, strict=True):
            await asyncio.sleep(self._chance.uniform(0, 2))
            page = (await line.ask(self._path))[2]
            tokens.append(dict(FIELD.findall(page))["csrf"])
            self._streams.append(await stream(self._port, html.unescape(LIVE.findall(page)[0]), cookies))
        await asyncio.gather(*(self._phone(number, token) for number, token in enumerate(tokens)))

    async def _phone(self, number: int, token: str) -> None:
        for step, said in enumerate(("A", "stop")):
            await self._send(number, "answer", {"csrf": token, "key": f"{number}-{step}", "said": said})
        await self._send(number, "ready", {"csrf": token, "key": f"{number}-ready"})
        at = time.monotonic()
        self._ready += 1
        ready = self._ready
        if ready == SEATS:  # the matches begin, and nobody is marked as ready any more
            return
        for seat, one in enumerate(self._streams):
            if seat != number:
                await one.until(partial(_shows, one, ready))
                self.behind.append(max(0.0, one.at - at))

    async def _send(self, number: int, form: str, fields: dict[str, Any]) -> None:
        await asyncio.sleep(self._chance.uniform(*THINKING))
        status, _, text = await self._lines[number].ask(f"{self._path}/{form}", fields)
        assert status == FOUND, text


def _shows(page: Stream, ready: int) -> bool:
    """Whether so many are marked as ready, or the next round has begun."""
    return page.size > 0 and (page.last.count(MARK) >= ready or "Round 2" in page.last)
