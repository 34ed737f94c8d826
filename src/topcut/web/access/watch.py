"""What the security log is told by the pages: who did it, from where, and wrong guesses counted rather than listed.

No address of a network is written down: a hall shares one, behind a proxy everyone has the same, and none of them tells
who it was. Whether it was this computer or another, and what kind of device, is what somebody can act on.
"""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
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
HANDED_ON = ("forwarded", "via", "x-forwarded-for", "x-real-ip")  # by a proxy, for somebody who may be anywhere

log = logging.getLogger(__name__)

Key = tuple[str, str, TournamentId | None, str]


@dataclass(slots=True)
class Counted:
    line: Line | None = None  # the last one, with the number of all since the last that was written
    written: datetime | None = None


class Tally:
    """Wrong guesses become one line with their number: the first at the next tick, the others ten minutes later. So a
    flood fills neither the disk nor the page, and no answer takes longer because a name is known (H-8)."""

    def __init__(self) -> None:
        self._counted: dict[Key, Counted] = {}
        self._lock = Lock()

    def count(self, line: Line) -> None:
        with self._lock:
            apart = sum(key[0] == line.act for key in self._counted)
            line = line if _key(line) in self._counted or apart < APART else replace(line, about="")
            counted = self._counted.setdefault(_key(line), Counted())
            before = counted.line.times if counted.line else 0
            counted.line = replace(line, times=before + line.times)

    def due(self, now: datetime) -> tuple[Line, ...]:
        """What is to be written down now."""
        with self._lock:
            ripe = [one for one in self._counted.values() if one.written is None or abs(now - one.written) >= TOGETHER]
            lines = tuple(one.line for one in ripe if one.line is not None)
            for one in ripe:
                one.written, one.line = (now, None) if one.line else (None, None)
            self._counted = {key: one for key, one in self._counted.items() if one.line or one.written}
            return lines

    def rest(self) -> tuple[Line, ...]:
        """What has only been counted so far."""
        with self._lock:
            return tuple(one.line for one in self._counted.values() if one.line is not None)


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
    tally.count(at_door(request, act, Kind.SPECTATOR, "", about=about, tournament=tournament))


@contextmanager
def counting(request: Request, act: Act, *codes: str) -> Iterator[None]:
    """Around a transaction, never inside: a refusal with one of these codes is a wrong guess."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code in codes:
            failed(request, act)
        raise


def noted(view: View, act: Act, *, about: str = "") -> None:
    """Something that changes nothing, such as a file that is taken out: if the log cannot be written, it is handed out
    all the same, because that is when it is needed most."""
    _write(view.desk.store, (line(view, act, about=about),))


def settle(app: FastAPI, *, all: bool = False) -> None:
    """Once a second, and all of it at the end: what was counted is written down."""
    access = app.state.access
    now = access.desk.clock.now()
    _write(access.desk.store, access.tally.due(now + TOGETHER if all else now))


def place(request: Request) -> Place:
    """Behind a proxy everyone comes from this computer."""
    if request.app.state.settings.mode is Mode.HOSTED:
        return Place.ONLINE
    if any(header in request.headers for header in HANDED_ON):
        return Place.HALL
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
