"""The hall's side of a mirror: beside the desk, and never in its way, what is public is sent to a hosted Topcut.

One task for all tournaments. Nothing here is waited for: a mirror that is slow, gone or hostile costs a few timeouts,
each answer is capped in size and time, and after a failure the next try comes later and later, up to a minute.
"""

import asyncio
import contextlib
import logging
import re
import ssl
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from secrets import randbelow
from typing import TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from topcut import __version__
from topcut.declared import ready
from topcut.desk.copies import copied
from topcut.desk.door import Desk, Receipt
from topcut.desk.epochs import is_proven
from topcut.desk.origins import origin
from topcut.desk.outgoing import Outgoing
from topcut.exchange import sealing
from topcut.exchange.archive import LARGEST
from topcut.exchange.mirror_batch import Held, Left, read_answer
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.store.mirrors import Aim
from topcut.words import sentence

Made = TypeVar("Made")

SOFTWARE = f"topcut {__version__}"
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
PLACE = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:]+\])(:[0-9]{1,5})?")
KEY = re.compile(r"[A-Za-z0-9_-]{22}")
PAUSE = 1.0  # seconds between two batches about one tournament
HEARTBEAT = 25.0
COPY_PAUSE = 60.0  # between two sealed copies
SOONEST, LATEST = 2.0, 60.0  # after failures
AT_ONCE = 4  # tournaments that are sent side by side: one mirror that is slow does not hold up the others
DEADLINE = 30.0  # for one request, whatever the mirror does
MOST_ANSWERED = 1024 * 1024
MOST_COPIED = 64 * 1024 * 1024
STANDS = frozenset({"mirror-other-source", "mirror-superseded", "mirror-ahead", "mirror-of-others", "mirror-at-home"})
TOLD = STANDS | {
    "archive-damaged", "archive-line-damaged", "mirror-busy", "mirror-copy-none", "mirror-gap", "mirror-heavy",
    "mirror-key-refused", "mirror-names", "mirror-quota", "mirror-removed", "mirror-troubled", "mirror-unreadable",
}  # fmt: skip

NUMBERS = {
    "archive-damaged": {"n"},
    "archive-line-damaged": {"row"},
    "mirror-ahead": {"n", "hall"},
    "mirror-gap": {"n"},
    "mirror-heavy": {"most"},
    "mirror-quota": {"most"},
    "mirror-superseded": {"epoch"},
    "mirror-unreadable": {"row"},
}  # that belong to them; of those that a mirror leaves out, or makes too large, none gets further

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Status:
    """How it stands with the mirror of one tournament, as the desk is told."""

    there: int = 0  # the last fact that is there
    at: str | None = None  # when it last answered
    error: Refusal | None = None
    copied: str | None = None  # when the last sealed copy was taken
    copied_n: int = 0
    copy_error: Refusal | None = None  # why the last one was not: what is public goes on being shown


@dataclass(slots=True)
class _Push:
    outgoing: Outgoing
    aim: Aim
    status: Status = Status()
    failures: int = 0
    due: float = 0.0
    copy_due: float = 0.0


def aim_at(link: str, at: str) -> Aim:
    """From the link that the hosted side shows: its address, and the key after the #."""
    try:
        parts = urlsplit(link.strip())
        url, key = f"{parts.scheme}://{parts.netloc}", parts.fragment
        _ = parts.port, httpx.URL(url).host.encode("idna")  # as whoever asks for its address will
    except (ValueError, httpx.InvalidURL):
        raise Refusal("mirror-link") from None
    is_place = parts.scheme in {"http", "https"} and PLACE.fullmatch(parts.netloc) and not parts.query
    if not is_place or not KEY.fullmatch(key):
        raise Refusal("mirror-link")
    if parts.scheme == "http" and parts.hostname not in LOOPBACK:
        raise Refusal("mirror-plain", url=url)
    return Aim(url, key, at)


def with_copies(aim: Aim, password: str) -> Aim:
    salt, secret = sealing.made(password)
    return replace(aim, salt=salt, secret=secret)


class Mirroring:
    def __init__(
        self, desk: Desk, everything: Aim | None = None, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        """With `everything`, every tournament is sent there that is not sent elsewhere or kept at home."""
        self._desk = desk
        self._everything = everything
        self._transport = transport
        self._pushes: dict[TournamentId, _Push] = {}
        self._changed: set[TournamentId] = set()
        self._ends: dict[TournamentId, tuple[Head, str]] = {}
        self._woken = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self._loop = asyncio.get_running_loop()
        deaf = self._desk.listen(self._told)
        task = asyncio.create_task(self._run())
        try:
            yield
        finally:
            deaf()
            self._loop = None
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def aims(self) -> Mapping[TournamentId, Aim]:
        """Where each tournament is sent that is sent at all. A drill, or what is archived or deleted, stays here."""
        store = self._desk.store
        every = {one.id: self._everything for one in store.tournaments()} if self._everything else {}
        chosen = {id: aim for id, aim in {**every, **store.halls.aims()}.items() if aim.url}
        return {id: aim for id, aim in chosen.items() if not self._stays(id)}

    def _stays(self, id: TournamentId) -> bool:
        """What was archived is followed further where it was before, and where something was said in it since: that
        somebody is to be forgotten, for example."""
        kept, store = self._desk.store.kept(id), self._desk.store
        if kept.drill or kept.deleted or store.halls.of(id):
            return True
        if kept.archived is None or id in self._pushes:
            return False
        try:
            return self._last(id) <= kept.archived
        except Refusal:  # damaged, or removed a moment ago
            return True

    def _last(self, id: TournamentId) -> str:
        """When something happened in it last."""
        head = self._desk.store.head(id)
        known = self._ends.get(id)
        if known is None or known[0] != head:
            known = self._ends[id] = head, next(iter(self._desk.store.sealed(id, head.n - 1))).record.at
        return known[1]

    def status(self, tournament: TournamentId, aim: Aim | None = None) -> Status | None:
        """How it stands; with an aim, only if that is the one it is about."""
        push = self._pushes.get(tournament)
        return None if push is None or (aim is not None and push.aim != aim) else push.status

    def try_now(self, tournament: TournamentId) -> None:
        """Somebody does not want to wait for the next try."""
        push = self._pushes.get(tournament)
        if push is not None:
            push.due = 0.0
        self.wake()

    def wake(self) -> None:
        """Something was chosen anew."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop was closed a moment ago
                self._loop.call_soon_threadsafe(self._woken.set)

    def _told(self, tournament: TournamentId, _receipt: Receipt) -> None:
        """By the desk, on the thread that made the change."""
        self._changed.add(tournament)
        self.wake()

    async def _run(self) -> None:
        async with httpx.AsyncClient(
            transport=self._transport, timeout=httpx.Timeout(10.0), headers={"User-Agent": SOFTWARE}
        ) as client:
            while True:
                try:
                    wait = await self._round(client)
                except Refusal as refusal:  # the database is away
                    log.warning("the mirror could not be served: %s", refusal)
                    wait = LATEST
                except Exception:
                    log.exception("the mirror could not be served")
                    wait = LATEST
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), wait)
                await asyncio.sleep(min(wait, PAUSE))
                self._woken.clear()

    async def _round(self, client: httpx.AsyncClient) -> float:
        """Everything that is due; returns for how long nothing is."""
        aims = await _beside(self.aims)
        self._pushes = {
            id: push if push is not None and push.aim == aim else _Push(Outgoing(self._desk, id), aim)
            for id, aim in aims.items()
            for push in [self._pushes.get(id)]
        }
        now = _now()
        changed, self._changed = self._changed, set()
        due = {}
        for id, push in self._pushes.items():
            if push.due <= now or (id in changed and not push.failures):
                due[id] = push
            elif id in changed:
                self._changed.add(id)
        places = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._in_turn(places, client, id, push) for id, push in due.items()))
        return max(0.0, min((push.due for push in self._pushes.values()), default=HEARTBEAT + _now()) - _now())

    async def _in_turn(
        self, places: asyncio.Semaphore, client: httpx.AsyncClient, id: TournamentId, push: _Push
    ) -> None:
        """Whatever is wrong with one, the others go on."""
        async with places:
            try:
                await self._push(client, id, push)
            except Exception:
                log.exception("the mirror of %s could not be served", id)
                push.due = _now() + LATEST

    async def _push(self, client: httpx.AsyncClient, id: TournamentId, push: _Push) -> None:
        try:
            held = await self._sent(client, id, push)
            push.status = replace(push.status, there=held.n, at=self._desk.clock.stamp(), error=None)
            push.failures, push.due = 0, _now() + HEARTBEAT
            await self._copy(client, id, push)
        except Refusal as refusal:
            push.outgoing.is_compared = False
            push.status = replace(push.status, error=refusal)
            push.failures += 1
            if refusal.code == "mirror-superseded":
                await _beside(_learn, self._desk, id, refusal)
            longest = min(LATEST, SOONEST * 2 ** min(push.failures - 1, 10))
            wait = LATEST if refusal.code in STANDS else longest
            push.due = _now() + wait * (500 + randbelow(501)) / 1000  # so that not all halls come back at once
            if push.failures == 1:
                log.warning("The mirror has not taken %s: %s", id, sentence(refusal))

    async def _sent(self, client: httpx.AsyncClient, id: TournamentId, push: _Push) -> Held:
        """Everything that is new. A mirror that has something else than it was thought to have is asked, once."""
        was_compared = push.outgoing.is_compared
        try:
            return await self._told_all(client, id, push)
        except Refusal as refusal:
            if refusal.code == "mirror-of-others":
                return await self._claimed(client, id, push, refusal)
            if refusal.code != "mirror-gap" or not was_compared:
                raise
            push.outgoing.is_compared = False
            return await self._told_all(client, id, push)

    async def _claimed(self, client: httpx.AsyncClient, id: TournamentId, push: _Push, refused: Refusal) -> Held:
        """Somebody else was there first under this id. It belongs to whoever began it, where that can be shown."""
        push.outgoing.origin = await _beside(origin, self._desk, id)
        if not push.outgoing.origin:
            raise refused
        push.outgoing.is_compared = False
        try:
            return await self._told_all(client, id, push)
        except Refusal as refusal:
            raise (refused if refusal.code == "mirror-unreadable" else refusal) from None  # an earlier version
        finally:
            push.outgoing.origin = ""

    async def _told_all(self, client: httpx.AsyncClient, id: TournamentId, push: _Push) -> Held:
        outgoing, path = push.outgoing, f"/mirror/v1/{id}"
        held, is_told = None, False
        if not outgoing.is_compared:
            held = read_answer(await _asked(client, push.aim, path, outgoing.hello()))
            if held.n == 0 and self._desk.store.kept(id).archived is not None:
                return held  # it is shown nowhere anew
            await _beside(outgoing.compare, held)
        parcels = outgoing.parcels()
        while (parcel := await _beside(next, parcels, None)) is not None:
            held = read_answer(await _asked(client, push.aim, path, parcel.content))
            outgoing.arrived(parcel, held)
            is_told = True
        if held is None or (outgoing.origin and not is_told):
            held = read_answer(await _asked(client, push.aim, path, outgoing.heartbeat()))
        if not outgoing.agrees(held):
            outgoing.is_compared = False  # next time it is asked what it has
        return held

    async def _copy(self, client: httpx.AsyncClient, id: TournamentId, push: _Push) -> None:
        """All of it, sealed, if that is wanted and something has changed."""
        n = self._desk.store.head(id).n
        is_due = push.status.there and push.status.copied_n != n and push.copy_due <= _now()
        if not push.aim.secret or not is_due:
            return
        push.copy_due = _now() + COPY_PAUSE
        content = await _beside(sealed_copy, self._desk, id, push.aim)
        try:
            await _asked(client, push.aim, f"/mirror/v1/{id}/copy?n={n}", content)
        except Refusal as refusal:
            push.status = replace(push.status, copy_error=refusal)
            return
        push.status = replace(push.status, copied=self._desk.clock.stamp(), copied_n=n, copy_error=None)


def sealed_copy(desk: Desk, id: TournamentId, aim: Aim) -> bytes:
    return sealing.seal_again(copied(desk, id), aim.salt, aim.secret)


def left_there(aim: Aim, transport: httpx.BaseTransport | None = None) -> list[Left]:
    """The sealed copies that can be fetched from a mirror."""
    try:
        return msgspec.json.decode(_gotten(aim, "", transport), type=list[Left])
    except msgspec.DecodeError:
        raise Refusal("mirror-strange") from None


def fetched(aim: Aim, tournament: TournamentId, transport: httpx.BaseTransport | None = None) -> bytes:
    """The newest sealed copy on a mirror: with its password, another computer can go on from it."""
    found = _gotten(aim, f"/{tournament}/copy", transport)
    if not sealing.is_sealed(found):
        raise Refusal("mirror-strange")
    return found


def _gotten(aim: Aim, path: str, transport: httpx.BaseTransport | None) -> bytes:
    content = bytearray()
    client = httpx.Client(transport=transport, timeout=10.0)
    try:
        with client, client.stream("GET", f"{aim.url}/mirror/v1{path}", headers=_headers(aim)) as answer:
            for chunk in answer.iter_raw():
                content += chunk
                if len(content) > MOST_COPIED:
                    raise Refusal("mirror-strange")
            status = answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        raise Refusal("mirror-untrusted" if _is_untrusted(error) else "mirror-not-fetched") from None
    return _answer(status, bytes(content))


async def _asked(client: httpx.AsyncClient, aim: Aim, path: str, content: bytes) -> bytes:
    """The answer of the mirror, or why there is none. Nothing is followed elsewhere."""
    found = bytearray()
    with _telling():
        async with (
            asyncio.timeout(DEADLINE),
            client.stream("POST", f"{aim.url}{path}", content=content, headers=_headers(aim)) as answer,
        ):
            async for chunk in answer.aiter_raw():
                found += chunk
                if len(found) > MOST_ANSWERED:
                    raise Refusal("mirror-strange")
    return _answer(answer.status_code, bytes(found))


@contextlib.contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except (TimeoutError, httpx.TimeoutException):
        raise Refusal("mirror-slow") from None
    except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
        raise Refusal("mirror-untrusted" if _is_untrusted(error) else "mirror-unreachable") from None


def _is_untrusted(error: BaseException | None) -> bool:
    """Somebody answers without a certificate for that name: the page for signing in of a guest network, for example."""
    while error is not None and not isinstance(error, ssl.SSLCertVerificationError):
        error = error.__cause__ or error.__context__
    return error is not None


def _headers(aim: Aim) -> dict[str, str]:
    return {"Authorization": f"Bearer {aim.key}", "Accept-Encoding": "identity"}


def _answer(status: int, content: bytes) -> bytes:
    if status == httpx.codes.OK:
        return content
    if status == httpx.codes.REQUEST_ENTITY_TOO_LARGE:  # also by a proxy in between, in words of its own
        raise Refusal("mirror-full")
    try:
        said = msgspec.json.decode(content, type=Refused)
    except msgspec.DecodeError:
        raise Refusal("mirror-strange") from None
    if said.refused not in TOLD:
        raise Refusal("mirror-strange")
    wanted: set[str] = NUMBERS.get(said.refused, set())
    told: dict[str, object] = {name: min(max(said.numbers.get(name, 0), 0), LARGEST) for name in wanted}
    raise Refusal(said.refused, None, **told, **({"proof": said.proof} if said.proof else {}))


def _learn(desk: Desk, id: TournamentId, told: Refusal) -> None:
    """Another computer has taken over, if it proves that: the word of a mirror alone is shown and stops nobody. Whoever
    knows better takes it back, and is followed again (L7)."""
    epoch, shown = told.parameters["epoch"], str(told.parameters.get("proof", ""))
    assert isinstance(epoch, int)
    if is_proven(desk, id, epoch, shown):
        desk.learn_of_epoch(id, epoch)


@ready
class Refused(msgspec.Struct):
    """How a mirror says no: a code that we know, and numbers. Whatever else it may say is not shown to anyone."""

    refused: str
    numbers: dict[str, int] = {}
    proof: str = ""


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _beside(job: Callable[..., Made], *args: object) -> Made:
    return await asyncio.to_thread(job, *args)
