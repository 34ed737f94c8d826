"""What the security log is told by the pages: who did it, from where, and wrong guesses counted rather than listed.

No address of a network is written down: a hall shares one, behind a proxy everyone has the same, and none of them tells
who it was. Whether it was this computer or another, and what kind of device, is what somebody can act on.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from ipaddress import ip_address
from threading import Lock

from fastapi import FastAPI, Request

from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.store.security_log import Act, Line, Place
from topcut.web.settings import Mode
from topcut.web.view import View
from topcut.web.viewer import Kind

TOGETHER = timedelta(minutes=10)  # so long the same wrong guess is only counted
APART = 20  # whom wrong guesses were about, told apart at the same time
DEVICES = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android phone"),
    ("Windows", "Windows computer"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux computer"),
)

log = logging.getLogger(__name__)

Key = tuple[str, str, TournamentId | None, str]


class Tally:
    """The first of its kind is written at once. The others within ten minutes become one line with their number, so a
    flood of guesses fills neither the disk nor the page."""

    def __init__(self) -> None:
        self._since: dict[Key, tuple[datetime, Line | None]] = {}
        self._lock = Lock()

    def count(self, line: Line) -> tuple[Line, ...]:
        """What is to be written down now."""
        now = datetime.fromisoformat(line.at)
        with self._lock:
            over = self._over(now)
            same = sum(key[0] == line.act for key in self._since)
            line = line if _key(line) in self._since or same < APART else replace(line, about="")
            key = _key(line)
            if key not in self._since:
                self._since[key] = now, None
                return (*over, line)
            since, before = self._since[key]
            self._since[key] = since, replace(line, times=line.times + (before.times if before else 0))
            return over

    def over(self, now: datetime) -> tuple[Line, ...]:
        """What has been counted for long enough."""
        with self._lock:
            return self._over(now)

    def rest(self) -> tuple[Line, ...]:
        """What has only been counted so far."""
        with self._lock:
            return tuple(line for _, line in self._since.values() if line is not None)

    def _over(self, now: datetime) -> tuple[Line, ...]:
        ripe = [key for key, (since, _) in self._since.items() if abs(now - since) >= TOGETHER]
        return tuple(line for key in ripe if (line := self._since.pop(key)[1]) is not None)


def line(
    view: View,
    act: Act,
    *,
    about: str = "",
    tournament: TournamentId | None = None,
    by: tuple[Kind, str] | None = None,
    times: int = 1,
) -> Line:
    """By the viewer of the page, unless it is somebody who has just become known."""
    kind, id = by or (view.viewer.kind, view.viewer.id)
    return at_door(view.request, act, kind, id, about=about, tournament=tournament or view.tournament, times=times)


def at_door(
    request: Request,
    act: Act,
    kind: Kind,
    id: str,
    *,
    about: str = "",
    tournament: TournamentId | None = None,
    times: int = 1,
) -> Line:
    return Line(
        at=request.app.state.desk.clock.stamp(),
        act=act.value,
        role="" if kind is Kind.SPECTATOR else kind.value,
        actor=id,
        about=about,
        tournament=tournament or None,
        place=place(request).value,
        device=device(request),
        times=times,
    )


def failed(request: Request, act: Act, *, about: str = "", tournament: TournamentId | None = None) -> None:
    """A wrong guess, or too much of something: counted."""
    tally: Tally = request.app.state.access.tally
    told = at_door(request, act, Kind.SPECTATOR, "", about=about, tournament=tournament)
    _write(request.app.state.desk.store, tally.count(told))


@contextmanager
def counting(request: Request, act: Act, *codes: str) -> Iterator[None]:
    """Around a transaction, never inside: a refusal with one of these codes is a wrong guess."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code in codes:
            failed(request, act)
        raise


def noted(view: View, act: Act) -> None:
    """Something that changes nothing, such as a file that is taken out: if the log cannot be written, it is handed out
    all the same, because that is when it is needed most."""
    _write(view.desk.store, (line(view, act),))


def settle(app: FastAPI, *, all: bool = False) -> None:
    """Now and then, and at the end: what was counted is written down."""
    access = app.state.access
    now = access.desk.clock.now()
    _write(access.desk.store, access.tally.over(now + TOGETHER if all else now))


def place(request: Request) -> Place:
    """Behind a proxy everyone comes from this computer."""
    if request.app.state.settings.mode is Mode.HOSTED:
        return Place.ONLINE
    try:
        here = request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        here = False
    return Place.HERE if here else Place.HALL


def device(request: Request) -> str:
    """A word by which people recognize their own device."""
    agent = request.headers.get("user-agent", "")
    return next((word for sign, word in DEVICES if sign in agent), "other device")


def _key(line: Line) -> Key:
    return line.act, line.about, line.tournament, line.place


def _write(store: Store, lines: Iterable[Line]) -> None:
    told = tuple(lines)
    try:
        if told:
            store.note(*told)
    except Refusal as refusal:
        log.warning("The security log could not be written: %s", refusal)
