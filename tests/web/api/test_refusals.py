"""Whatever is refused, wherever it ends: problem details with a code, on a real server with raw requests."""

import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from tests.web.api.programs import V1, Program, program
from tests.web.doors import CLUB, in_a_club, owned
from tests.web.hall import OWNER, Hall
from tests.web.serving import Served, served
from topcut.store.accounts import ApiToken
from topcut.store.hosting import Member
from topcut.web.api import clock
from topcut.words.settings import setting_name

MEDIA = "application/problem+json"
FIELDS = {"status", "title", "detail", "code", "type", "clause", "confirm", "parameters"}


@pytest.fixture(scope="module")
def open_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    made = Hall(tmp_path_factory.mktemp("served") / "data")
    made.paired()
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(open_hall: Hall) -> Iterator[Served]:
    with served(open_hall) as made:
        yield made


@pytest.fixture(scope="module")
def client(open_hall: Hall, server: Served) -> Iterator[httpx.Client]:
    token = program(open_hall).token
    with httpx.Client(base_url=f"{server.url}{V1}", headers={"Authorization": f"Bearer {token}"}, timeout=60) as made:
        yield made


def problem(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    assert (answer.status_code, answer.headers["content-type"]) == (status, MEDIA), answer.text
    told: dict[str, Any] = answer.json()
    assert set(told) == FIELDS
    assert (told["status"], told["code"]) == (status, code)
    assert told["detail"]
    return told


@pytest.mark.parametrize(
    ("asked", "sent", "meant"),
    [
        ("GET /nothing", {}, (404, "page-unknown")),
        ("GET /tournaments/nobody", {}, (404, "tournament-unknown")),
        ("DELETE /tournaments", {}, (405, "method-unknown")),
        ("GET /tournaments/ID/acts/start", {}, (405, "method-unknown")),
        ("GET /tournaments/ID/facts?after=-1", {}, (422, "api-form")),
        ("POST /tournaments/ID/acts/announce", {"content": b"text=x"}, (400, "api-not-json")),
        ("POST /tournaments/ID/acts/announce", {"content": b"[" * 200_000}, (422, "api-form")),
        ("POST /tournaments/ID/acts/announce", {"content": b'{"text":' * 100_000}, (422, "api-form")),
        ("POST /tournaments/ID/acts/announce", {"content": b'{"text":"\\ud800"}'}, (400, "api-not-json")),
        ("POST /tournaments/ID/acts/announce", {"content": b'{"text":"A","text":"B"}'}, (422, "member-twice")),
        ("POST /tournaments/ID/acts/announce", {"content": b'{"text":"A","te\\u0078t":"A"}'}, (422, "member-twice")),
        (
            "POST /tournaments/ID/acts/enter-players",
            {"content": b'{"players":[{"name":"Ana"},{"name":"Bo","name":"Cy"}]}'},
            (422, "member-twice"),
        ),
        ("POST /tournaments/ID/acts/announce", {"content": b"x" * 1_100_000}, (413, "body-too-large")),
        ("POST /tournaments/ID/acts/announce", {"json": {"text": "a\0b"}}, (422, "text-unprintable")),
        ("POST /tournaments/ID/acts/set-capacity", {"content": b'{"capacity":NaN}'}, (400, "api-not-json")),
        ("POST /tournaments/ID/acts/set-capacity", {"content": b'{"capacity":4.0}'}, (422, "api-form")),
        ("POST /tournaments/ID/acts/set-capacity", {"json": {"capacity": -4}}, (422, "api-form")),
        ("POST /tournaments/ID/acts/set-capacity", {"content": b'{"capacity":1e400}'}, (422, "api-form")),
        ("POST /tournaments/ID/acts/set-capacity", {"json": {"capacity": True}}, (422, "api-form")),
        (
            "POST /tournaments/ID/acts/accept-lists",
            {"json": {"players": ["p1"] * 10_000, "reason": "x"}},
            (422, "api-form"),
        ),
        (
            "POST /tournaments/ID/acts/hand-in-lists",
            {"json": {"players": ["p1"] * 10_000, "note": "x"}},
            (422, "api-form"),
        ),
        ("POST /tournaments/ID/sign-up/decline", {"json": {"numbers": [1] * 10_000}}, (422, "api-form")),
        ("POST /tournaments/ID/acts/publish", {"json": {"round": 2, "confirm": ["CH-01"] * 10_000}}, (422, "api-form")),
        ("GET /tournaments/LONG", {}, (414, "connection-414")),
        ("GET /tournaments/ID", {"headers": {"X-Long": "y" * 20_000}}, (431, "connection-431")),
    ],
)
def test_it_is_a_problem_with_its_code(
    open_hall: Hall, client: httpx.Client, asked: str, sent: dict[str, Any], meant: tuple[int, str]
) -> None:
    method, path = asked.split(" ")
    answer = client.request(method, path.replace("ID", open_hall.last).replace("LONG", "a" * 3000), **sent)
    problem(answer, *meant)


def test_a_method_that_an_address_does_not_have_is_named_with_those_it_has(
    open_hall: Hall, client: httpx.Client
) -> None:
    answer = client.delete("/tournaments")
    assert "openapi.json" in problem(answer, 405, "method-unknown")["detail"]
    assert answer.headers["allow"] == "GET, POST"


def test_json_is_read_whatever_it_is_called(open_hall: Hall, client: httpx.Client) -> None:
    """Many programs call whatever they send a form; that is no form of ours, however many signs of one it has."""
    for media in ("application/x-www-form-urlencoded", "text/plain", "application/json; charset=utf-8"):
        said = b'{"text": "%s"}' % (b"&" * 1500 if "form" in media else b"Hello, " + media[-5:].encode())
        path = f"/tournaments/{open_hall.last}/acts/announce"
        answer = client.post(path, content=said, headers={"Content-Type": media})
        assert answer.status_code == 200 or answer.json()["code"] == "text-too-long", answer.text


def test_a_bug_of_ours_is_a_problem_too(open_hall: Hall, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret words")

    monkeypatch.setattr(clock, "clock_view", broken)
    told = problem(client.get(f"/tournaments/{open_hall.last}/clock"), 500, "page-failed")
    assert "secret words" not in str(told)


def test_who_asks_too_often_is_told_when_to_come_back(hall: Hall) -> None:
    limited = replace(hall.settings, limits=replace(hall.settings.limits, api_a_minute=1))
    object.__setattr__(hall.app.state.access, "settings", limited)
    script = program(hall)
    script.get("/mine")
    answer = script.get("/mine")
    problem(answer, 429, "api-busy")
    assert answer.headers["retry-after"] == "60"


def test_what_is_no_http_is_cut_off(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"GET /api/v1/tournaments\r\nX\r\n\r\n")
        assert raw.recv(4096).startswith(b"HTTP/1.1 400 ")


@pytest.mark.fault("I-12")
def test_who_left_the_club_a_moment_ago_is_nobody_here(hall: Hall) -> None:
    id = hall.paired()
    in_a_club(hall, OWNER.id, "cora")
    owned(hall, CLUB, id)
    script = program(hall, "cora", operates=False)
    script.do(id, "announce", text="One")

    def removed(accounts: Any) -> None:
        accounts.remove(accounts.one(Member, account="cora"))

    hall.store.change_access(removed)
    assert script.refused(id, "announce", text="Two")["code"] == "page-unknown"
    assert script.get(f"/tournaments/{id}/players").json() == Program(hall).get(f"/tournaments/{id}/players").json()
    assert len(hall.t.announcements) == 1


@pytest.mark.fault("I-12")
def test_a_token_that_is_revoked_while_a_request_arrives_does_nothing(open_hall: Hall, server: Served) -> None:
    said = b'{"text":"Too late"}'
    head = (
        f"POST {V1}/tournaments/{open_hall.last}/acts/announce HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Authorization: Bearer {program(open_hall, 'eva').token}\r\nContent-Length: {len(said)}\r\n"
        "Expect: 100-continue\r\nConnection: close\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        raw.sendall(head.encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 100 "), "the token was good, so the rest is asked for"
        open_hall.store.change_access(lambda accounts: accounts.remove(*accounts.every(ApiToken, account="eva")))
        raw.sendall(said)
        answer = b"".join(iter(lambda: raw.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 401 ")
    assert b'"code":"api-token-refused"' in answer
    assert not [one for one in open_hall.t.announcements if one.text == "Too late"]


def test_a_setting_is_called_what_the_pages_call_it(hall: Hall) -> None:
    """A program may have sent none by its path, and whoever reads the answer has never seen one."""
    id = hall.tournament("munchkin", 8)
    script = program(hall)
    for games in (2, 3):
        said = script.refused(id, "start", best_of={"swiss": games}, confirm=["MU-37"])
        assert said["code"] == {2: "setting-wrong", 3: "setting-deviates"}[games]
        assert setting_name(hall.t.ruleset, "games.swiss") in said["detail"]
        assert "games.swiss" not in said["detail"]
        assert said["parameters"]["setting"] == "games.swiss"
