"""What a stream may be asked for: pages alone. A file, an export or another stream must not hold up a hall."""

from collections.abc import Mapping
from html import unescape
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.web.hall import Client, Hall
from tests.web.listening import Listener
from tests.web.serving import Served, until
from topcut.web.access import csrf
from topcut.web.live.stream import Stream
from topcut.web.settings import Limits, Settings

PATIENCE = 10.0


def asked(served: Served, page: str, more: Mapping[str, int], client: Client | None = None) -> int:
    """The status of the answer; a server that has stopped answering is an error after a while."""
    connection = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items()) if client else ""
    try:
        connection.request("GET", f"/live?{urlencode({'page': page, **more})}", headers={"Cookie": cookies})
        return connection.getresponse().status
    finally:
        connection.close()


def is_answering(served: Served) -> bool:
    connection = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status == 200
    finally:
        connection.close()


@pytest.mark.fault("K1")
@pytest.mark.parametrize("more", [{"once": 1}, {"after": 0}])
@pytest.mark.parametrize(
    "page",
    [
        "/static/topcut.css",
        "/live?page=/",
        "/%6Cive?page=/",
        "/%6cive/token",
        "//static/topcut.css",
        "/static/%2e%2e/%2e%2e/app.py",
        "http://127.0.0.1/",
        "",
    ],
)
def test_what_is_no_page_has_no_stream_and_keeps_nobody_waiting(
    served: Served, page: str, more: dict[str, int]
) -> None:
    served.hall.paired(players=4)
    assert asked(served, page, more) == 404
    assert is_answering(served)


@pytest.mark.fault("K1")
def test_an_export_as_the_page_of_a_stream_keeps_nobody_waiting(served: Served, hall: Hall) -> None:
    t = hall.paired(players=4)
    assert asked(served, f"/t/{t}/desk/export/full.jsonl", {"once": 1}, hall.owner) == 404
    assert asked(served, f"/t/{t}/desk/export/public.jsonl", {"once": 1}, hall.judge) == 404
    assert asked(served, f"/t/{t}/archive", {"once": 1}) == 404
    assert is_answering(served)


def live_address(page: str) -> str:
    return unescape(page.partition('data-live="')[2].partition('"')[0])


@pytest.mark.fault("K4")
@pytest.mark.parametrize("place", ["pairings", "standings", "log", ""])
def test_a_made_up_question_does_not_become_everybodys_address(hall: Hall, place: str) -> None:
    t = hall.paired(players=4)
    path = f"/t/{t}/{place}".rstrip("/")
    first = hall.anybody.get(f"{path}?x=AAAA").text
    assert "AAAA" not in live_address(first)
    assert live_address(hall.anybody.get(path).text) == live_address(first)


@pytest.mark.fault("K4")
def test_who_looks_at_a_round_by_its_name_does_not_hold_everybody_there(hall: Hall) -> None:
    t = hall.paired(players=4)
    named = live_address(hall.anybody.get(f"/t/{t}/pairings?round=swiss-1").text)
    assert "round" in named
    assert "round" not in live_address(hall.anybody.get(f"/t/{t}/pairings").text)


@pytest.mark.fault("K1", "K4")
def test_made_up_addresses_of_one_page_are_one_page(served: Served, hall: Hall) -> None:
    t = hall.paired(players=4)
    listeners = [Listener(served, f"/t/{t}/pairings?x={number}", after=0).opened() for number in range(20)]
    assert {stream.address for stream in hall.app.state.hub.streams} == {f"/t/{t}/pairings"}
    for one in listeners:
        one.close()


@pytest.mark.fault("K1", "K4")
def test_strangers_keep_no_more_pages_alive_than_there_is_room_for(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "many", Settings(limits=Limits(addresses=3)))
    served = Served(hall)
    t = hall.paired(players=4)
    listeners = []
    try:
        for name in ("a", "b", "c"):
            listeners.append(Listener(served, f"/t/{t}/pairings?name={name}", after=0).opened())
        assert asked(served, f"/t/{t}/pairings?name=d", {"after": 0}) == 503
        listeners.append(Listener(served, f"/t/{t}/pairings?name=c", after=0).opened())
    finally:
        for one in listeners:
            one.close()
        served.close()
        hall.close()


@pytest.mark.fault("K1")
def test_one_browser_of_a_stranger_has_so_many_streams_and_no_more(served: Served, hall: Hall) -> None:
    t = hall.paired(players=4)
    cookie = f"{csrf.COOKIE}={'a' * 22}"
    open = []
    try:
        for _ in range(Limits().streams_a_browser):
            one = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
            one.request("GET", f"/live?page=/t/{t}/pairings&after=0", headers={"Cookie": cookie})
            open.append(one)
            assert one.getresponse().status == 200
        over = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
        open.append(over)
        over.request("GET", f"/live?page=/t/{t}/pairings&after=0", headers={"Cookie": cookie})
        assert over.getresponse().status == 429
    finally:
        for one in open:
            one.close()


def test_a_browser_that_has_lost_its_form_cookie_gets_another_with_the_token(hall: Hall) -> None:
    """Lines that waited to be sent were refused again and again, until some page was opened."""
    t = hall.paired()
    me = hall.player("p1")
    name = csrf.cookie_name(hall.settings.is_secure)
    del me.cookies[name]
    assert me.send(f"/t/{t}/me/call", about="").status_code == 403
    me.csrf = me.get("/live/token").text
    assert me.cookies[name]
    assert me.get("/live/token").text == me.csrf
    assert me.send(f"/t/{t}/me/call", about="").status_code == 303


@pytest.mark.fault("K1")
def test_a_stream_is_opened_without_a_look_at_every_other(
    served: Served, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two thousand pages open that took fifteen milliseconds each time, of everybody's time."""
    looks = []
    browser = Stream.browser

    def counted(stream: Stream) -> str:
        looks.append(stream)
        return browser.fget(stream)  # type: ignore[attr-defined, no-any-return]  # it is a property

    monkeypatch.setattr(Stream, "browser", property(counted))
    t = hall.paired(players=4)
    listeners = [Listener(served, f"/t/{t}/pairings", after=0).opened() for _ in range(20)]
    for one in listeners:
        one.close()
    assert len(looks) < 100


@pytest.mark.fault("K1")
def test_who_leaves_makes_room(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "few", Settings(limits=Limits(addresses=1, streams_a_session=1)))
    served = Served(hall)
    t = hall.paired(players=4)
    try:
        for page, who in (
            (f"/t/{t}/pairings?name=a", None),
            (f"/t/{t}/standings", None),
            (f"/t/{t}/me", hall.player("p1")),
        ):
            one = Listener(served, page, who, after=0).opened()
            full = asked(served, page if who else f"/t/{t}/pairings?name=z", {"after": 0}, who)
            assert full == (429 if who else 503)
            one.close()
            until(lambda: not hall.app.state.hub.streams, "nobody has left")
    finally:
        served.close()
        hall.close()
