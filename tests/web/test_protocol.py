"""Whoever says too much or never finishes is hung up on, and everybody else is answered meanwhile (K2, K3)."""

import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from fastapi import Request, Response
from starlette.routing import Route

from tests.cli.test_serve import has_ipv6
from tests.web.hall import Hall
from tests.web.serving import Served, until
from topcut.store.security_log import Place
from topcut.web.access.shield import HEADERS
from topcut.web.access.watch import place
from topcut.web.protocol import LONGEST_COOKIES, LONGEST_HEAD, LONGEST_HEADERS, Impatient
from topcut.web.server import bound
from topcut.web.settings import Limits, Mode, Settings

HOST = b"Host: 127.0.0.1\r\n"


def told(served: Served, request: bytes) -> bytes:
    """All that is answered until the server hangs up, or has nothing more to say."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as client:
        with suppress(OSError):  # hung up on before everything was said
            client.sendall(request)
        answer = b""
        while b"\r\n\r\n" not in answer:
            try:
                more = client.recv(65536)
            except OSError:
                break
            if not more:
                break
            answer += more
        return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


@pytest.mark.fault("K2")
@pytest.mark.parametrize(
    ("request_head", "expected"),
    [
        (b'Cookie: a="' + b"\\" * 60_000 + b'"\r\n', 431),
        (b'Cookie: a="' + b"\\" * 1_000_000 + b'"\r\n', 431),
        (b"Cookie: " + b"a" * (LONGEST_COOKIES + 1) + b"\r\n", 431),
        (b"Content-Type: " + b"a" * 1_000_000 + b"\r\n", 431),
        (b"X: 1\r\n" * 100_000, 431),
        (b"X: " + b"a" * LONGEST_HEADERS + b"\r\n", 431),
    ],
    ids=["backslashes", "a-million-backslashes", "cookies", "content-type", "headers", "one-header"],
)
def test_headers_that_no_browser_sends_are_not_read(served: Served, request_head: bytes, expected: int) -> None:
    answer = told(served, b"GET / HTTP/1.1\r\n" + HOST + request_head + b"\r\n")
    assert status(answer) == expected
    assert status(told(served, b"GET / HTTP/1.1\r\n" + HOST + b"\r\n")) == 200


@pytest.mark.fault("K2")
@pytest.mark.parametrize("length", [2_100, 20_000, 2_000_000])
def test_an_address_that_is_too_long_is_not_read(served: Served, length: int) -> None:
    assert status(told(served, b"GET /" + b"a" * length + b" HTTP/1.1\r\n" + HOST + b"\r\n")) == 414


@pytest.mark.fault("K2")
def test_as_much_as_browsers_send_is_read(served: Served) -> None:
    head = b"Cookie: other=" + b"a" * 4_000 + b"\r\nX: " + b"a" * 10_000 + b"\r\n"
    assert status(told(served, b"GET /?" + b"a" * 1_900 + b" HTTP/1.1\r\n" + HOST + head + b"\r\n")) == 200


@pytest.mark.fault("K2")
def test_only_cookies_that_we_could_have_given_out_are_read(hall: Hall) -> None:
    """A value in quotes would be unquoted, in a time that grows with the square of its length (CVE-2024-7592)."""
    seen = []

    def look(request: Request) -> Response:
        seen.append(request.headers.get("cookie"))
        return Response()

    hall.app.router.routes.insert(0, Route("/look", look))
    hall.anybody.http.cookies.clear()
    hall.anybody.http.get("/look", headers={"Cookie": 'topcut="\\\\\\"; other=1; topcut-said=a.b-c_d; topcut=plain'})
    hall.anybody.http.get("/look", headers={"Cookie": "other=1"})
    assert seen == ["topcut-said=a.b-c_d; topcut=plain", None]


@pytest.mark.fault("K2")
def test_a_head_that_never_ends_is_not_waited_for(served: Served) -> None:
    assert status(told(served, b"GET / HTTP/1.1\r\nX: " + b"a" * LONGEST_HEAD)) == 431


@pytest.mark.fault("K2")
def test_a_body_that_nobody_reads_does_not_trickle_for_ever(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as client:
        client.sendall(b"POST /nowhere HTTP/1.1\r\n" + HOST + b"Content-Length: 1000000\r\n\r\n")
        assert client.recv(65536).startswith(b"HTTP/1.1 4")
        end = time.monotonic() + 20

        def hung_up() -> bool:
            try:
                client.sendall(b"a")
            except OSError:
                return True
            assert time.monotonic() < end, "it may trickle for ever"
            return False

        until(hung_up, "it may trickle for ever")


@pytest.mark.fault("K2")
def test_a_body_has_a_deadline(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Impatient, "body_seconds", 0.2)
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as client:
        client.sendall(b"POST /login HTTP/1.1\r\n" + HOST + b"Content-Length: 1000\r\n\r\nabc")
        while client.recv(65536):
            pass  # whatever is said, it ends


@pytest.mark.parametrize("request_line", [b"\x00\x01\x02\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"])
def test_what_is_no_request_is_answered_with_our_own_headers(served: Served, request_line: bytes) -> None:
    answer = told(served, request_line)
    assert status(answer) == 400
    for name, value in HEADERS.items():
        assert f"{name}: {value}".encode() in answer


def test_two_requests_on_one_connection_are_both_answered(served: Served) -> None:
    with httpx.Client(base_url=served.url) as client:
        assert [client.get("/").status_code for _ in range(3)] == [200, 200, 200]
        large = client.post("/login", content=b"a" * (3 * LONGEST_HEAD))
        assert large.status_code in {400, 403, 422}
        assert client.get("/").status_code == 200


@pytest.mark.fault("K3")
def test_strangers_in_the_hall_cannot_take_the_connections_of_the_laptop(tmp_path: Path) -> None:
    """127.0.0.2 is a stranger here: only 127.0.0.1 is the laptop's own browser."""
    hall = Hall(tmp_path / "full", Settings(mode=Mode.LAN, limits=Limits(connections=100)))
    served = Served(hall)
    try:
        with ExitStack() as crowd:
            for _ in range(110):
                crowd.enter_context(_stranger(served))
            until(lambda: len(served.server.server_state.connections) >= 50, "nobody has come")
            assert status(told(served, b"GET / HTTP/1.1\r\n" + HOST + b"\r\n")) == 200
    finally:
        served.close()
        hall.close()


def _stranger(served: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), timeout=20, source_address=("127.0.0.2", 0))


@pytest.mark.fault("K6")
def test_who_hangs_up_on_many_requests_at_once_leaves_no_traces_in_the_log(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """Only the last request of a connection was told that nobody listens; the one being answered failed, at length."""
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", served.port), timeout=20) as client:
            client.sendall((b"GET /rules HTTP/1.1\r\n" + HOST + b"\r\n") * 10)
            assert client.recv(1000).startswith(b"HTTP/1.1 200")
    until(lambda: not served.server.server_state.connections, "nobody has hung up")
    until(lambda: not served.server.server_state.tasks, "somebody is still being answered")
    assert not caplog.records


@pytest.mark.fault("K2")
def test_requests_are_not_taken_in_faster_than_they_are_answered(served: Served) -> None:
    """Sixty connections that sent thousands each and read no answer held 170 megabytes."""
    answers = b""
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as client, suppress(OSError):
        client.sendall((b"GET /rules HTTP/1.1\r\n" + HOST + b"\r\n") * 1000)
        while piece := client.recv(1 << 16):
            answers += piece
            assert answers.count(b"HTTP/1.1 200") < 100
    assert status(told(served, b"GET / HTTP/1.1\r\n" + HOST + b"\r\n")) == 200


@pytest.mark.skipif(not has_ipv6(), reason="this computer has no IPv6")
@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_this_computer_is_known_by_either_kind_of_address_at_a_door_for_both(tmp_path: Path, address: str) -> None:
    """Such a door tells of an IPv4 address in the clothes of the other kind."""
    hall = Hall(tmp_path, Settings(mode=Mode.LAN))
    found: list[tuple[str, Place]] = []

    async def told(request: Request) -> Response:
        assert request.client is not None
        found.append((request.client.host, place(request)))
        return Response()

    hall.app.router.routes.insert(0, Route("/told", told))
    served = Served(hall, bound("::", 0))
    try:
        with socket.create_connection((address, served.port), timeout=20) as client:
            client.sendall(b"GET /told HTTP/1.1\r\n" + HOST + b"\r\n")
            assert status(client.recv(65536)) == 200
    finally:
        served.close()
        hall.close()
    assert found == [(address, Place.HERE)]
    assert hall.app.state.access.reach.devices == 0
