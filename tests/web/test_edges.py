"""Where errors end: a page with a sentence and the right status, never a trace (O5)."""

import asyncio
import logging
import time
from contextlib import suppress
from pathlib import Path
from socket import SHUT_WR, create_connection
from typing import Annotated

import pytest
from fastapi import Form
from fastapi.responses import Response

from tests.web.hall import Hall
from tests.web.looping import run
from tests.web.serving import Served, until
from topcut.refusal import Refusal
from topcut.web.access import may
from topcut.web.app import _tick_along
from topcut.web.protocol import Impatient
from topcut.web.request_log import HEADER
from topcut.web.settings import Limits, Settings
from topcut.web.status import STATUS, status_of
from topcut.web.view import View
from topcut.words import sentence

TRACES = ("Traceback", 'File "', ".py", "sqlite", "SELECT ")


def route(hall: Hall, handler: object, path: str = "/tried", method: str = "GET") -> None:
    hall.app.add_api_route(path, handler, methods=[method])  # type: ignore[arg-type]  # a handler as rooms write it
    hall.app.router.routes.insert(0, hall.app.router.routes.pop())


def test_an_unknown_page_says_so(hall: Hall) -> None:
    answer = hall.anybody.get("/nowhere")
    assert answer.status_code == 404
    assert "There is no such page here." in answer.text


def test_an_unknown_tournament_is_not_found(hall: Hall) -> None:
    answer = hall.anybody.get("/t/aaaaaaaaaaaaaaaa/pairings")
    assert answer.status_code == 404
    assert "<h1>Not found</h1>" in answer.text


@pytest.mark.fault("J9")
@pytest.mark.parametrize("method", ["DELETE", "TRACE", "PUT", "BREW"])
def test_a_method_that_nothing_answers_to_is_refused(hall: Hall, method: str) -> None:
    answer = hall.anybody.http.request(method, "/live")
    assert answer.status_code in {403, 405}
    assert not any(trace in answer.text for trace in TRACES)


@pytest.mark.parametrize(("code", "status"), sorted(STATUS.items()))
def test_every_kind_of_refusal_has_its_status_and_its_page(hall: Hall, code: str, status: int) -> None:
    def refuse(view: Annotated[View, may("open")]) -> Response:
        raise Refusal(code)

    route(hall, refuse)
    answer = hall.anybody.get("/tried")
    assert answer.status_code == status
    assert "<h1>" in answer.text
    assert ("retry-after" in answer.headers) is (status in {503})
    assert "heading-" not in answer.text


def test_everything_else_is_a_422() -> None:
    assert status_of(Refusal("winner-missing")) == 422


@pytest.mark.fault("B3", "B5", "B6")
@pytest.mark.parametrize("code", ["disk-full", "store-failed", "store-busy"])
def test_what_cannot_be_saved_now_may_be_tried_again(hall: Hall, code: str) -> None:
    def refuse(view: Annotated[View, may("open")]) -> Response:
        raise Refusal(code)

    route(hall, refuse)
    answer = hall.anybody.get("/tried")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0


@pytest.mark.fault("B16", "D3")
def test_a_page_that_will_be_there_in_a_moment_comes_by_itself(hall: Hall) -> None:
    """A big screen has nobody who would load it again; not all of them ask at the same moment."""

    def look(view: Annotated[View, may("open")], code: str) -> Response:
        raise Refusal(code)

    route(hall, look)
    waits = {int(hall.anybody.get("/tried?code=database-away").headers["refresh"]) for _ in range(40)}
    assert len(waits) > 1
    assert min(waits) >= 5
    assert "refresh" not in hall.anybody.get("/tried?code=log-damaged").headers
    route(hall, look, method="POST")
    assert "refresh" not in hall.anybody.send("/tried?code=database-away").headers


def test_a_form_without_its_field_is_refused_in_a_sentence(hall: Hall) -> None:
    def take(view: Annotated[View, may("open")], table: Annotated[str, Form()]) -> Response:
        return view.go("/")

    route(hall, take, method="POST")
    answer = hall.anybody.send("/tried")
    assert answer.status_code == 422
    assert "The form came without something it needs: table." in answer.text


def test_a_mistake_of_ours_is_logged_and_said_in_one_sentence(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    def fail(view: Annotated[View, may("open")]) -> Response:
        raise ZeroDivisionError("the secret inside")

    route(hall, fail)
    with caplog.at_level(logging.ERROR, "topcut.web"):
        answer = hall.anybody.get("/tried?token=secret")
    assert answer.status_code == 500
    assert answer.text.startswith("Something went wrong on our side")
    assert "secret" not in answer.text
    assert not any(trace in answer.text for trace in TRACES)
    (record,) = caplog.records
    assert record.getMessage() == f"GET /tried failed ({answer.headers[HEADER]})"


@pytest.mark.fault("F3")
def test_an_announced_body_that_is_too_large_is_refused_before_it_is_read(hall: Hall) -> None:
    for path, most in (("/login", 64), ("/t/any/desk/import", 5120)):
        answer = hall.anybody.send(path, name="x" * (1024 * most))
        assert answer.status_code == 413
        assert sentence(Refusal("body-too-large", most=most)) in answer.text


@pytest.mark.fault("F3")
def test_a_form_of_nothing_but_separators_is_not_taken_apart(hall: Hall) -> None:
    """A form has a thousand fields at most, but empty ones were not counted: 5 MB of them took a second of everyone's
    time."""
    said = {"Content-Type": "application/X-www-form-urlencoded"}
    assert hall.anybody.http.post("/new", content=b"&" * 4_000_000, headers=said).status_code == 400
    text = {"csrf": hall.anybody.csrf, "name": "a&b" * 5_000, "password": "x"}
    assert hall.anybody.http.post("/login", data=text).status_code == 422


@pytest.mark.fault("F3")
def test_who_still_sends_what_is_too_large_reads_the_answer(served: Served) -> None:
    """A proxy that is cut off while it sends says 502 in words of its own."""
    most = 6 * 1024 * 1024
    with create_connection(("127.0.0.1", served.port), timeout=20) as line:
        line.sendall(b"POST /new HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n" % most)
        answer = line.recv(65536)
        line.sendall(b"x" * most)
        line.shutdown(SHUT_WR)
        while more := line.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 413")
    assert answer.endswith(b"</html>")


@pytest.mark.fault("F3")
def test_an_endless_body_is_cut_off_while_it_is_read(served: Served) -> None:
    sent = 0
    with create_connection(("127.0.0.1", served.port), timeout=20) as line:
        part = b'--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
        line.sendall(
            b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=b\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n" % (len(part), part)
        )
        chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        try:
            while sent < 40 * 1024 * 1024:
                line.sendall(chunk)
                sent += 0x10000
        except OSError:
            pass
        try:
            answer = line.recv(4096)
        except OSError:  # it was sent, and then the line was cut
            answer = b""
    assert not answer or answer.startswith(b"HTTP/1.1 413")
    assert sent < 40 * 1024 * 1024
    assert served.hall.anybody.get("/nowhere").status_code == 404


@pytest.mark.fault("D14")
def test_a_body_that_breaks_off_stores_nothing(hall: Hall, served: Served) -> None:
    t = hall.tournament()
    facts = hall.store.head(t).n
    with create_connection(("127.0.0.1", served.port), timeout=20) as line:
        line.sendall(
            b"POST /t/" + t.encode() + b"/desk/start HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\nkey=1&"
        )
    assert hall.anybody.get("/nowhere").status_code == 404
    assert hall.store.head(t).n == facts


@pytest.mark.fault("K6")
def test_a_body_that_breaks_off_leaves_no_traces_in_the_log(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Anybody could fill the log, at four kilobytes a time."""
    for _ in range(3):
        with create_connection(("127.0.0.1", served.port), timeout=20) as line:
            line.sendall(
                b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                b"Content-Length: 500\r\n\r\nname="
            )
            until(lambda: served.server.server_state.tasks, "nobody reads it")
        until(lambda: not served.server.server_state.tasks, "somebody still reads it")
    assert not caplog.records


@pytest.mark.fault("K2")
def test_whoever_sends_a_body_by_drops_is_told_to_stop(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "slow", Settings(limits=Limits(body_seconds=0.2)))
    served = Served(hall)
    try:
        with create_connection(("127.0.0.1", served.port), timeout=20) as line:
            line.sendall(
                b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                b"Content-Length: 500\r\n\r\nname="
            )
            assert line.recv(4096).startswith(b"HTTP/1.1 408")
    finally:
        served.close()
        hall.close()


@pytest.mark.fault("K2")
def test_whoever_never_finishes_asking_is_hung_up_on(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Impatient, "seconds", 0.2)
    begun = time.monotonic()
    with create_connection(("127.0.0.1", served.port), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        assert line.recv(4096) == b""
    assert time.monotonic() - begun < 10


@pytest.mark.fault("A8")
def test_who_comes_while_the_program_stops_is_told_to_come_back(hall: Hall) -> None:
    hall.app.state.stopping.begun = True
    answer = hall.anybody.get("/")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "5"
    assert answer.text.startswith("Topcut is stopping.")


@pytest.mark.fault("A8")
def test_what_has_begun_is_answered_before_the_program_ends(hall: Hall, served: Served) -> None:
    from threading import Event, Thread

    begun, go_on = Event(), Event()
    answers: list[int] = []

    def slow(view: Annotated[View, may("open")]) -> Response:
        begun.set()
        go_on.wait(20)
        return view.page("layout.html")

    route(hall, slow)

    def ask(path: str) -> None:
        import httpx

        answers.append(httpx.get(f"{served.url}{path}").status_code)

    waiting = Thread(target=ask, args=("/tried",))
    waiting.start()
    assert begun.wait(20)
    served.stop()
    until(lambda: hall.app.state.stopping.begun, "nothing stops")
    ask("/")
    assert answers == [503]
    go_on.set()
    waiting.join(20)
    assert answers == [503, 200]
    until(lambda: served.has_stopped, "the server does not stop", 10)


@pytest.mark.fault("A8")
def test_what_never_ends_does_not_keep_the_program_from_stopping(tmp_path: Path) -> None:
    import asyncio

    hall = Hall(tmp_path / "endless", Settings(limits=Limits(drain=1.0)))
    served = Served(hall)
    begun: list[bool] = []

    async def endless(view: Annotated[View, may("open")]) -> Response:
        begun.append(True)
        await asyncio.Event().wait()
        raise AssertionError

    route(hall, endless)
    with create_connection(("127.0.0.1", served.port), timeout=20) as line:
        line.sendall(b"GET /tried HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        until(lambda: begun, "not begun")
        started = time.monotonic()
        served.close()
    assert time.monotonic() - started < 8
    hall.close()


@pytest.mark.fault("B16")
def test_a_tick_while_the_database_is_away_is_a_line_in_the_log_and_no_trace(caplog: pytest.LogCaptureFixture) -> None:
    def away() -> None:
        raise Refusal("database-away")

    async def once() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(_tick_along(away), 0.2)

    run(once())
    [line] = [one for one in caplog.records if one.name == "topcut.web.app"]
    assert line.levelno == logging.WARNING
    assert "database-away" in line.getMessage()
    assert line.exc_info is None
