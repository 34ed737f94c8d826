"""A hall under attack: tournaments under way, and honest people in it who note how long they wait.

The program runs as people start it, open to the hall's network. The organizer sits at the laptop itself; phones and
attackers come by the laptop's address in that network, so the program can tell them apart as it can in a hall.
"""

import asyncio
import hashlib
import html
import re
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher

from bench.bench_desk import ORGANIZER, begun, entry
from bench.hall import LONG
from bench.phones import Line
from tests.keeping import keep
from topcut.chance import commitment
from topcut.cli.serve import lan_address
from topcut.desk import Clock, Desk
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import rounds
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, ListHandedIn, PlayerEntered, Started, TournamentCreated
from topcut.rules.ruleset import text_of
from topcut.rules.texts import Person
from topcut.store import Store
from topcut.store.accounts import Account, Accounts, Right, Session, Token
from topcut.store.applicants import SignUp
from topcut.web.access.secrets import as_link, digest, fresh

LAPTOP = "127.0.0.1"
NETWORK = lan_address() or "127.0.0.2"
PASSWORD = "seventeen wet umbrellas"
PATIENCE = 60.0  # seconds after which somebody who waits has given up

FORM = re.compile(r'<form[^>]*id="report".*?</form>', re.DOTALL)
HIDDEN = re.compile(r'<input type="hidden" name="(\w+)"\s+value="([^"]*)">')

Cookies = str


@dataclass(frozen=True, slots=True)
class Hall:
    folder: Path
    cup: TournamentId  # where the honest people are: 64 players, the third round is being played
    other: TournamentId
    open: TournamentId  # not begun: its players can hand in lists
    large: TournamentId  # 512 players, most of one club that is kept apart: pairing takes long, and the draw is open
    owner: Cookies
    phones: dict[TournamentId, tuple[Cookies, ...]]  # of each tournament's players; at a table one after the other
    cards: tuple[str, ...]  # of the large one's players, which nobody has claimed


@dataclass(slots=True)
class Waits:
    """How long each kind of request took, and what was answered that should not have been."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    failed: Counter[str] = field(default_factory=Counter)

    def note(self, kind: str, took: float, status: object, *fine: int) -> None:
        self.seconds.setdefault(kind, []).append(took)
        if status not in fine:
            self.failed[f"{kind} {status}"] += 1

    def of(self, kinds: Sequence[str] = ()) -> list[float]:
        return sorted(one for kind, all in self.seconds.items() if not kinds or kind in kinds for one in all)


# The data folder


def prepared(folder: Path) -> Hall:
    with Store(folder) as store:
        desk = Desk(store, Clock())
        cup, other = begun(desk, 64, 2), begun(desk, 32, 1)
        open, _ = desk.create(ORGANIZER, _created, 20)
        large, _ = desk.create(ORGANIZER, _created, 512, club=307)
        desk.act(large, ORGANIZER, rounds.open_draw)
        store.set_sign_up(open, SignUp(open=True))
        ids = (cup, other, open, large)
        for id in ids:
            people = [Person(player, f"Player {number}") for number, player in enumerate(desk.look(id).players, 1)]
            keep(store, id, *people)
        seated = [one for match in desk.look(cup).rounds[-1].matches for one in (match.first, match.second) if one]
        players = {cup: tuple(seated)} | {id: tuple(desk.look(id).players) for id in (open, large)}
        owner = _cookies()
        phones = {id: tuple(_cookies() for _ in those) for id, those in players.items()}
        secrets = [fresh() for _ in players[large]]
        now = desk.clock.stamp()

        def let_in(accounts: Accounts) -> None:
            accounts.put(Account("olga", "Olga", PasswordHasher().hash(PASSWORD), now, lan=True, warned=now))
            accounts.put(*(Right(id, "olga", "owner") for id in ids))
            accounts.put(_session(owner, "owner", "olga", None, now))
            for id, those in players.items():
                pairs = zip(those, phones[id], strict=True)
                accounts.put(*(_session(cookies, "player", player, id, now) for player, cookies in pairs))
            cards = zip(secrets, players[large], strict=True)
            accounts.put(*(Token(digest(secret), "claim", large, player, now, LONG) for secret, player in cards))

        store.change_access(let_in)
    return Hall(folder, cup, other, open, large, owner, phones, tuple(map(as_link, secrets)))


def _created(by: Actor, size: int, *, club: int = 0, tournament: str, seed: bytes) -> list[Fact]:
    """With a club of so many it has started, and club mates are kept apart in its first round."""
    text = text_of("challenger")
    made = TournamentCreated(
        tournament, "Siege", "2026-11-15", "", text, hashlib.sha256(text.encode()).hexdigest(), commitment(seed).hex()
    )
    entered = [
        PlayerEntered(PlayerId(f"p{number:03d}"), "Town" if number * club % size < club else None)
        for number in range(size)
    ]
    if not club:
        return [made, *entered]
    lists = [ListHandedIn(one.player, "on paper") for one in entered]
    return [made, *entered, *lists, Started(9, 8, "CH-32", size, clubs_apart=(1,))]


def _cookies() -> Cookies:
    return f"topcut={as_link(fresh())}; topcut-form={as_link(fresh())}"


def _session(cookies: Cookies, role: str, holder: str, tournament: TournamentId | None, now: str) -> Session:
    cookie, browser = (one.partition("=")[2] for one in cookies.split("; "))
    id = f"{holder}-{tournament}"
    return Session(id, digest(cookie), digest(browser), role, holder, tournament, "Phone", now, LONG)


# The honest people


class Honest:
    """They ask at a steady pace, whether or not those before them have been answered."""

    def __init__(self, hall: Hall, port: int) -> None:
        self._hall = hall
        self._port = port
        self._free: dict[tuple[str, Cookies], list[Line]] = {}
        self._phones = cycle(hall.phones[hall.cup][::2])
        self._reporting: set[Cookies] = set()
        self._round = 0
        self.waits = Waits()

    async def ask_along(self, seconds: float, *more: str) -> Waits:
        """What was waited in so many seconds by those who always ask, and by these too."""
        self.waits = Waits()
        jobs = {
            "desk": (2.0, self._desk),
            "static": (4.0, self._static),
            "page": (2.0, self._page),
            "other": (2.0, self._other),
            "report": (4.0, self.report),
        }
        if "login" in more:
            jobs["login"] = (0.5, self._login)
        paces = [self.at_pace(seconds, *job) for job in jobs.values()]
        await asyncio.gather(*paces)
        return self.waits

    async def at_pace(self, seconds: float, a_second: float, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        under_way: set[asyncio.Task[None]] = set()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            under_way.add(asyncio.create_task(job()))
            await asyncio.sleep(1 / a_second)
        await asyncio.gather(*under_way)

    async def _desk(self) -> None:
        """The organizer, at the laptop."""
        await self._timed("desk", LAPTOP, self._hall.owner, f"/t/{self._hall.cup}/desk/round")

    async def _static(self) -> None:
        """By somebody who has just come."""
        await self._timed("static", NETWORK, "", "/static/topcut.css", fresh=True)

    async def _page(self) -> None:
        await self._timed("page", NETWORK, "", f"/t/{self._hall.cup}/pairings")

    async def _other(self) -> None:
        await self._timed("other", LAPTOP, "", f"/t/{self._hall.other}/standings")

    async def report(self) -> None:
        """A phone opens the form, and says how its match ended; as the other says nothing, it may say so again."""
        phone = next(self._phones)
        if phone in self._reporting:  # still waits, and would be told that it has said something else meanwhile
            return
        self._reporting.add(phone)
        try:
            await self._reported(phone, f"/t/{self._hall.cup}/me/report")
        finally:
            self._reporting.remove(phone)

    async def _reported(self, phone: Cookies, path: str) -> None:
        text = await self._timed("phone", NETWORK, phone, path)
        found = FORM.search(text)
        if found is None:
            return
        self._round += 1
        vp = entry(self._round % 30).scores["vp"]
        fields = {name: html.unescape(value) for name, value in HIDDEN.findall(found[0])}
        await self._timed("report", NETWORK, phone, path, {**fields, "vp-1": vp[0], "vp-2": vp[1]})

    async def _login(self) -> None:
        """The owner, at the laptop, with the right password."""
        browser = self._hall.owner.partition("; ")[2]
        text = await self._timed("login page", LAPTOP, browser, "/login")
        if fields := dict(HIDDEN.findall(text)):
            told = {**fields, "name": "Olga", "password": PASSWORD}
            await self._timed("login", LAPTOP, browser, "/login", told)

    async def _timed(
        self,
        kind: str,
        host: str,
        cookies: Cookies,
        path: str,
        fields: dict[str, Any] | None = None,
        *,
        fresh: bool = False,
    ) -> str:
        free = self._free.setdefault((host, cookies), [])
        line = free.pop() if free and not fresh else Line(self._port, cookies, host)
        began, waits, text = time.perf_counter(), self.waits, ""
        try:
            async with asyncio.timeout(PATIENCE):
                status, _, text = await line.ask(path, fields)
        except (OSError, EOFError, TimeoutError) as error:
            line.close()
            waits.note(kind, time.perf_counter() - began, type(error).__name__)
            return ""
        waits.note(kind, time.perf_counter() - began, status, 303 if fields else 200)
        if fresh or status != (303 if fields else 200):
            line.close()
        else:
            free.append(line)
        return text
