"""Many at once: nothing is lost, nothing is worked out twice, and nobody keeps the others waiting."""

import logging
import socket
import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from threading import Event, Lock
from typing import Annotated

import httpx
import pytest
from fastapi import Request
from fastapi.responses import Response

from tests.web.browsing import Browsers
from tests.web.hall import OWNER, Client, Hall
from tests.web.listening import Listener
from tests.web.live.test_stream import in_a_loop
from tests.web.player.at_table import forms_in
from tests.web.serving import Served, until
from tests.web.test_edges import route
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import reports
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact
from topcut.rules.match import Entry
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.live.asking import News, admitted
from topcut.web.live.stream import Shown, Stream
from topcut.web.public import standings
from topcut.web.settings import Limits, Settings
from topcut.web.view import View

PHONES = 32


@pytest.fixture
def crowd() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(PHONES) as made:
        yield made


def browser(served: Served, client: Client) -> httpx.Client:
    """The same person on a real connection."""
    cookies = dict(client.cookies.items())
    return httpx.Client(base_url=served.url, cookies=cookies, timeout=60, trust_env=False, verify=False)


def enter(hall: Hall, match: int, first: int, second: int) -> None:
    hall.act(reports.enter, 1, match, Entry(scores={"vp": (first, second)}))


@pytest.mark.fault("C11", "C1")
def test_when_everybody_reports_at_once_every_answer_is_kept(
    hall: Hall, served: Served, crowd: ThreadPoolExecutor
) -> None:
    t = hall.paired(players=PHONES)
    seats = [(hall.player(player), match) for match, pair in enumerate(hall.opponents, 1) for player in pair]

    def report(seat: tuple[Client, int]) -> tuple[int, str]:
        client, match = seat
        with browser(served, client) as phone:
            form = forms_in(phone.get(f"/t/{t}/me").text)[f"/t/{t}/me/report"]
            sent = phone.post(f"/t/{t}/me/report", data={**form, "vp-1": str(match), "vp-2": "0"})
            return sent.status_code, form["key"]

    answers = list(crowd.map(report, seats))
    assert {status for status, _ in answers} == {303}
    assert all(hall.store.receipt(t, key) for _, key in answers)
    matches = hall.t.rounds[0].matches
    assert [match.result and match.result.figures[0][0] for match in matches] == list(range(1, PHONES // 2 + 1))
    assert hall.store.verify(t) is None


@pytest.mark.fault("K4")
def test_a_crowd_that_asks_for_the_standings_makes_the_program_work_them_out_once(
    hall: Hall, served: Served, crowd: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = hall.paired()
    asked, lock, ask = [], Lock(), standings._rows

    def counted(t: Tournament) -> object:
        with lock:
            asked.append(t.facts)
        return ask(t)

    monkeypatch.setattr(standings, "_rows", counted)
    for match in (1, 2):
        enter(hall, match, 16, 9)
        with browser(served, hall.anybody) as many:
            pages = list(crowd.map(lambda _: many.get(f"/t/{t}/standings"), range(100)))
        assert {page.status_code for page in pages} == {200}
    assert len(asked) == len(set(asked)) == 2


@pytest.mark.fault("A9")
def test_while_a_round_is_being_worked_out_every_page_still_answers(hall: Hall, served: Served) -> None:
    t = hall.paired()
    begun, go_on = Event(), Event()

    def slow(t: Tournament, by: Actor) -> Sequence[Fact]:
        begun.set()
        assert go_on.wait(60)
        return reports.enter(t, by, 1, 1, Entry(scores={"vp": (16, 9)}))

    with ThreadPoolExecutor(1) as apart:
        done = apart.submit(hall.desk.act, t, OWNER, slow)
        assert begun.wait(20)
        people = (hall.anybody, "/pairings"), (hall.player("p1"), "/me"), (hall.judge, "/judge")
        try:
            for client, page in people:
                with browser(served, client) as line:
                    assert line.get(f"/t/{t}{page}").status_code == 200
            assert not done.done()
        finally:
            go_on.set()
        done.result(20)
    assert hall.t.rounds[0].matches[0].result is not None


@pytest.mark.browser
@pytest.mark.fault("D3")
def test_when_the_program_stops_five_hundred_pages_come_back_over_ten_seconds_and_more(
    hall: Hall, browsers: Browsers
) -> None:
    t = hall.paired()
    hub = hall.app.state.hub
    waits = []
    for dice in (0.001, 0.999):
        page = browsers.context().new_page()
        page.goto(f"/t/{t}/pairings")
        until(lambda: hub.streams, "the page has no stream")
        page.evaluate(
            "dice => { Math.random = () => dice; window.waits = [];"
            "window.setTimeout = (job, wait) => { window.waits.push(wait); return 0; }; }",
            dice,
        )
        hub._loop.call_soon_threadsafe(hub.stop)
        page.wait_for_function("window.waits.length > 0")
        waits.append(page.evaluate("window.waits.at(-1)"))
        page.close()
        until(lambda: not hub.streams, "the stream goes on")
    assert waits[1] - waits[0] > 10_000
    assert waits[1] <= 30_000


@pytest.mark.fault("A10")
def test_what_needs_more_memory_than_there_is_fails_alone(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    def greedy(view: Annotated[View, may("open")]) -> Response:
        return Response(bytes(1 << 62))

    route(hall, greedy)
    with caplog.at_level(logging.ERROR, "topcut.web"):
        answer = hall.anybody.get("/tried")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    assert answer.text.startswith("This computer has no memory left for that.")
    assert hall.anybody.get("/").status_code == 200


@pytest.mark.fault("K2")
def test_who_does_not_read_a_stream_is_cut_off_and_the_others_are_not(hall: Hall, served: Served) -> None:
    t = hall.paired()
    hub = hall.app.state.hub
    reading = Listener(served, f"/t/{t}/pairings", after=hall.store.head(t).n).opened()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", served.port))
        deaf.sendall(f"GET /live?page=/t/{t}/pairings&after=999 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        until(lambda: len(hub.streams) == 2, "the second stream has not begun")
        sent = 0

        def cut_off() -> bool:
            nonlocal sent
            if sent == len(reading.shown):
                sent += 1
                for stream in hub.streams:
                    hub._loop.call_soon_threadsafe(stream.put, Shown(f"{sent} " + "x" * 500_000, 1000 + sent))
            return len(hub.streams) == 1

        until(cut_off, "nobody is cut off")
    assert not reading.ended
    reading.hears(f"{sent} x")
    reading.close()


@pytest.mark.fault("K3", "K2")
def test_connections_beyond_the_limit_are_refused_and_leave_room_for_who_is_in(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "full", Settings(limits=Limits(connections=20)))
    served = Served(hall)
    t = hall.paired()
    inside = HTTPConnection("127.0.0.1", served.port, timeout=20)

    def asks() -> int:
        inside.request("GET", f"/t/{t}/pairings")
        answer = inside.getresponse()
        answer.read()
        return answer.status

    try:
        assert asks() == 200
        idle = [socket.create_connection(("127.0.0.1", served.port), timeout=20) for _ in range(60)]
        assert idle[-1].recv(10) == b"", "one too many is not hung up on"
        assert not _answers(served)
        for one in idle:
            one.close()
        until(lambda: _answers(served), "nobody is let in again")
        assert asks() == 200
    finally:
        inside.close()
        served.close()
        hall.close()


def _answers(served: Served) -> bool:
    try:
        return httpx.get(f"{served.url}/", timeout=20).status_code == 200
    except httpx.TransportError:
        return False


def test_who_asks_for_a_packed_stream_reads_the_same(hall: Hall, served: Served) -> None:
    t = hall.paired()
    plain = Listener(served, f"/t/{t}/pairings", after=hall.store.head(t).n).opened()
    address = f"{served.url}/live?page=/t/{t}/pairings&after={hall.store.head(t).n}"
    with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip"}, timeout=20) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        enter(hall, 1, 16, 9)
        parts: list[str] = []
        for part in packed.iter_text():
            parts.append(part)
            if "16\u00a0:\u00a09" in "".join(parts) and parts[-1].endswith("\n\n"):
                break
            assert len(parts) < 20, "the result was not sent"
    message = plain.hears("16\u00a0:\u00a09")
    beat, shown = "".join(parts).split("\n\n")[:2]
    assert beat == "event: beat\ndata:"
    assert shown.split("\n", 1) == [
        f"id: {message.id}",
        "\n".join(f"data: {line}" for line in message.data.split("\n")),
    ]
    plain.close()


def test_a_packed_message_needs_nothing_that_came_before() -> None:
    first, second = Shown("<p>one</p>\n" * 1000, 1), Shown("<p>two</p>\n" * 1000, 2)
    assert len(first.packed) < len(first.message) / 20
    assert zlib.decompressobj(-15).decompress(second.packed) == second.message
    assert zlib.decompressobj(-15).decompress(first.packed + second.packed) == first.message + second.message


def test_what_happens_while_open_pages_are_looked_through_is_not_passed_over(hall: Hall) -> None:
    """Whoever is told that nothing concerns them up to a number has seen every fact up to that number."""
    t = hall.paired()
    first, second = (watching(hall, t, player) for player in hall.opponents[0])
    enter(hall, 2, 12, 3)
    news = News(hall.desk)
    assert not news.concerns(first)
    enter(hall, 1, 16, 9)
    assert not news.concerns(second)
    second.after = news.number(t)
    assert News(hall.desk).concerns(second)


def watching(hall: Hall, t: TournamentId, player: PlayerId) -> Stream:
    """The stream of a player's page as it is shown now."""
    cookies = "; ".join(f"{name}={value}" for name, value in hall.player(player).cookies.items())
    headers = [(b"host", b"127.0.0.1"), (b"cookie", cookies.encode())]
    here = ("127.0.0.1", 50000)
    request = Request({"type": "http", "scheme": "http", "headers": headers, "client": here, "server": here})
    view = in_a_loop(admitted(hall.app, request, f"/t/{t}/me"))
    assert view is not None
    return Stream(request, view, f"/t/{t}/me", hall.store.head(t).n, Limits())
