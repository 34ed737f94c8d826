"""A hall for the tests of pages: the app over a fresh data folder, fixed chance and time, everybody with a browser."""

import hashlib
import re
from collections.abc import Callable, Sequence
from datetime import timedelta
from itertools import count
from threading import Lock
from typing import Any

import httpx
from fastapi import FastAPI
from starlette.testclient import TestClient

from tests.rules import life
from topcut.desk import Clock, Desk
from topcut.desk.pairings import Pairings
from topcut.desk.people import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import cut, lists, registration, reports, rounds, staff, structure
from topcut.rules.actions.creation import create
from topcut.rules.actions.officials import name_official
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry, Seat
from topcut.rules.ruleset import load, text_of
from topcut.rules.state import Playing, playing
from topcut.rules.texts import Person
from topcut.rules.tournament import Tournament
from topcut.store import Beside, Store
from topcut.store.accounts import Account, Accounts, Right, Session
from topcut.store.place import Where
from topcut.store.store import BUSY_SECONDS
from topcut.web.access import csrf
from topcut.web.access.secrets import digest
from topcut.web.app import app
from topcut.web.settings import Settings
from topcut.web.viewer import ROLES, Kind

MORNING, OWNER, JUDGE = life.MORNING, life.ORGANIZER, life.JUDGE
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Gus", "Hal", "Ivy", "Jun", "Kim", "Lea", "Max", "Nia", "Oz", "Pia")
CO_ORGANIZER = Actor(Role.ORGANIZER, "carl")
SECOND_JUDGE = Actor(Role.OFFICIAL, "juri")
OPTIONS = {
    "challenger": {"timeline": "standard"},
    "munchkin": {"type": "constructed", "level": "casual", "region": "elsewhere", "legality": "on-release"},
}
SCORES = {"vp": (16, 9), "struggle": (2, 1), "wounds": (7, 4)}


def joined(found: httpx.Response) -> httpx.Response:
    """A page as a reader sees it: where a template wraps a line, there is one space."""
    if found.headers.get("content-type", "").startswith("text/html"):
        found._content = re.sub(rb"\n +| {2,}", b" ", found.content)
    return found


class Client:
    """A browser with its cookies; it follows no redirect by itself."""

    def __init__(self, made: FastAPI) -> None:
        here = ("127.0.0.1", 50000)
        self.http = TestClient(made, base_url="http://127.0.0.1:8000", follow_redirects=False, client=here)
        self.http.headers["Sec-Fetch-Site"] = "same-origin"
        self.cookies = self.http.cookies
        self.keys = count(1)
        self.browser = csrf.fresh_value()
        self.cookies.set(csrf.cookie_name(made.state.settings.is_secure), self.browser)
        self._session = made.state.settings.cookie
        self._is_new = False  # somebody has signed in or out since the last page
        self.csrf = csrf.form_token(made.state.access.key, self.browser)

    def get(self, path: str, **named: Any) -> httpx.Response:
        return joined(self.http.get(path, **named))

    def send(self, path: str, /, **fields: Any) -> httpx.Response:
        """Post a form as its page would: with the token and, unless one is given, a fresh key."""
        if self._is_new:
            self._is_new, self.csrf = False, self.http.get("/live/token").text  # as the next page has it
        given = {name: value for name, value in fields.items() if value is not None}
        files = {name: given.pop(name) for name in list(given) if isinstance(given[name], bytes)}
        form = {"csrf": self.csrf, "key": f"key-{self.browser}-{next(self.keys)}", **given}
        answer = self.http.post(path, data=form, files=files or None)
        self._is_new = self._is_new or f"{self._session}=" in answer.headers.get("set-cookie", "")
        return joined(answer)

    def done(self, path: str, /, **fields: Any) -> httpx.Response:
        """The same where it must work: the page that it leads to."""
        response = self.send(path, **fields)
        assert response.status_code == 303, response.text
        page = self.get(response.headers["location"])
        assert page.status_code == 200, page.text
        return page


class Hall:
    def __init__(self, where: Where, settings: Settings | None = None, *, wait: float = BUSY_SECONDS) -> None:
        self.now = MORNING
        self._numbers = count()
        self._lock = Lock()
        self._where, self._wait = where, wait
        self.settings = settings or Settings()
        self._open()
        self.anybody = self.client()
        self._clients: dict[tuple[TournamentId, Kind, str], Client] = {}
        self.last = TournamentId("")  # the tournament that was made last

    def work_out(self, pairings: Pairings) -> None:
        """The next round, from now on by these."""
        self.desk.pairings = self.desk.memory.pairings = pairings

    def close(self) -> None:
        self.store.close()

    def reopen(self) -> None:
        """As after a restart of the program: what is not in the folder is forgotten."""
        self.close()
        self._open()

    def _open(self) -> None:
        self.store = Store(self._where, wait=self._wait)
        clock = Clock(wall=self._seconds, elapsed=self._seconds, boot=lambda: None)
        self.desk = Desk(self.store, clock, self._bytes)
        self.app = app(self.desk, self.settings)

    def wait(self, minutes: float = 0, seconds: float = 0) -> None:
        self.now += timedelta(minutes=minutes, seconds=seconds)

    def client(self) -> Client:
        """A browser that nobody has signed in with."""
        return Client(self.app)

    @property
    def t(self) -> Tournament:
        return self.desk.look(self.last)

    def tournament(
        self, ruleset: str = "challenger", players: int | Sequence[str] = 8, *, ready: bool = True, **created: Any
    ) -> TournamentId:
        """One that could start now: entered, listed, checked in; with ready=False there are only the players."""
        told = {"title": "Autumn Cup", "first_day": "2026-11-15", "place": "Town hall", "options": OPTIONS.get(ruleset)}
        id, _ = self.desk.create(OWNER, create, ruleset=text_of(ruleset), **{**told, **created})
        self.last = id
        names = _names(players) if isinstance(players, int) else list(players)
        if names:
            enter_people(self.desk, id, OWNER, [Arrival(0, name) for name in names])
        if ready:
            role = life.OFFICIALS.get(ruleset, load(ruleset).officials[0].name)
            self.act(name_official, JUDGE.id, role, beside=Beside([Person(PlayerId(JUDGE.id), "Wanda")]))
            for player in self.t.players:
                self.act(registration.check_in, player)
            if lists.are_required(self.t):
                self.act(lists.hand_in_for_all, "on paper")
        return id

    def started(self, ruleset: str = "challenger", players: int | Sequence[str] = 8, **created: Any) -> TournamentId:
        """One that has started; its first round is not paired."""
        id = self.tournament(ruleset, players, **created)
        self.start()
        return id

    def start(self) -> None:
        needed = self.t.ruleset.structure
        few = len(self.t.players) < needed.rows[0].least
        why = {needed.least_clause or needed.clause: "a small hall"} if few else None
        self.act(structure.start, deviations=why)

    def paired(self, ruleset: str = "challenger", players: int | Sequence[str] = 8, **created: Any) -> TournamentId:
        """One whose first round is published."""
        id = self.started(ruleset, players, **created)
        self.pair()
        return id

    def pair(self) -> None:
        self.act(rounds.open_draw)
        self.act(rounds.publish)

    def act(self, action: Any, *args: object, by: Actor = OWNER, **named: Any) -> None:
        """Past the pages, in the tournament that was made last."""
        self.wait(seconds=1)
        self.desk.act(self.last, by, action, *args, **named)

    def play(self, entry: Callable[[int], Entry] | None = None, *, leave: int = 0, by: Actor = OWNER) -> None:
        """Every open table of the current round but the last so many: the first seat wins unless something else is
        said."""
        now = self.playing
        for match in now.open[: len(now.open) - leave]:
            told = self.won if entry is None else entry(match)
            self.act(reports.enter, now.number, match, told, stage=now.stage, by=by)

    def swiss(self, ruleset: str = "challenger", players: int = 17) -> TournamentId:
        """One whose Swiss rounds are all played."""
        id = self.started(ruleset, players)
        assert self.t.structure is not None
        for _ in range(self.t.structure.rounds):
            self.pair()
            self.play()
        return id

    def bracket(self, ruleset: str = "challenger", players: int = 17) -> TournamentId:
        """One whose first round of the bracket is published."""
        id = self.swiss(ruleset, players)
        self.begin_bracket()
        return id

    def begin_bracket(self) -> None:
        """The cut is made, and its first round published."""
        self.act(cut.make_cut)
        self.act(cut.publish_bracket)

    def finished(self, ruleset: str = "challenger", players: int = 5) -> TournamentId:
        """One that is over, the seed revealed."""
        id = self.swiss(ruleset, players)
        self.act(structure.finish)
        self.act(structure.reveal_seed)
        return id

    @property
    def won(self) -> Entry:
        """The first seat has won, with what standings add up."""
        totals = {one.figure for one in self.t.ruleset.tiebreakers}
        names = [figure.name for figure in self.t.ruleset.kept_figures if figure.name in totals]
        return Entry(winner=Seat.FIRST, scores={name: SCORES[name] for name in names})

    @property
    def playing(self) -> Playing:
        now = playing(self.t)
        assert now is not None
        return now

    @property
    def opponents(self) -> list[tuple[PlayerId, PlayerId]]:
        """Who plays whom in the current round."""
        return [(match.first, match.second) for match in self.playing.round.matches if match.second is not None]

    @property
    def names(self) -> dict[str, str]:
        """What everybody is called, players and officials."""
        return {person.player: person.name for person in self.store.people(self.last)}

    @property
    def owner(self) -> Client:
        return self._signed_in(Kind.OWNER, OWNER)

    @property
    def co_organizer(self) -> Client:
        return self._signed_in(Kind.ORGANIZER, CO_ORGANIZER)

    @property
    def judge(self) -> Client:
        return self._signed_in(Kind.JUDGE, JUDGE)

    def player(self, id: str) -> Client:
        return self._signed_in(Kind.PLAYER, Actor(Role.PLAYER, id))

    def _signed_in(self, kind: Kind, actor: Actor) -> Client:
        who = (self.last, kind, actor.id)
        if who not in self._clients:
            self._clients[who] = self.let_in(kind, actor.id)
        return self._clients[who]

    def let_in(self, kind: Kind, id: str, tournament: TournamentId | None = None, *, operates: bool = True) -> Client:
        """As after a set-up link, an invitation, a code or a claim: what is left of those is a session."""
        client = self.client()
        cookie = client.csrf[::-1]
        hosting = tournament or self.last
        where = None if kind is Kind.OWNER else hosting
        now, later = self.desk.clock.stamp(), "2099-01-01T00:00:00.000Z"
        session = Session(cookie, digest(cookie), cookie.encode(), kind.value, id, where, "Test", now, later)

        def written(accounts: Accounts) -> None:
            accounts.put(session)
            if kind is Kind.OWNER:
                accounts.put(Account(id, id.title(), "no password", now, operates=now if operates else None))
            elif kind is not Kind.PLAYER:
                accounts.put(Right(hosting, id, kind.value))

        self.store.change_access(written)
        if kind in {Kind.JUDGE, Kind.ORGANIZER}:
            t = self.desk.look(hosting)
            if id not in {*t.staff, *(one.id for one in t.officials)}:
                self.desk.act(hosting, OWNER, staff.let_in, id, ROLES[kind])
        self.app.state.access.presence.begin(session.id, self.desk.clock.now())
        client.cookies.set(self.settings.cookie, cookie, domain="127.0.0.1")
        client.csrf = csrf.form_token(self.app.state.access.key, client.browser, session.id)
        return client

    def _seconds(self) -> float:
        return self.now.timestamp()

    def _bytes(self, size: int) -> bytes:
        with self._lock:
            return hashlib.sha256(f"chance {next(self._numbers)}".encode()).digest()[:size]


def _names(number: int) -> list[str]:
    return [NAMES[place] if place < len(NAMES) else f"Player {place + 1}" for place in range(number)]
