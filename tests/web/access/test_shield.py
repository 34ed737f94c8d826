"""Around every answer: our own names, our own forms, the headers; and nothing to be found that is not a page."""

import http.client
import json
import re
import socket
from pathlib import Path

import pytest

from tests.paper.reading import words
from tests.web.doors import LAN, account, lan_client, refused
from tests.web.hall import Hall
from tests.web.serving import Served
from topcut.store.accounts import Session
from topcut.web.access.memory import REPORTS
from topcut.web.access.shield import HEADERS, LONGEST, POLICY
from topcut.web.settings import Mode, Settings

HOSTED = Settings(mode=Mode.HOSTED, hosts=frozenset({"topcut.example"}), base_url="https://topcut.example")


def test_the_policy_is_the_one_that_was_promised() -> None:
    assert POLICY == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; report-uri /csp; form-action 'self'; base-uri 'none'; object-src 'none'; "
        "frame-ancestors 'none'"
    )
    assert HEADERS["X-Content-Type-Options"] == "nosniff"
    assert HEADERS["Referrer-Policy"] == "no-referrer"
    assert HEADERS["Cross-Origin-Opener-Policy"] == HEADERS["Cross-Origin-Resource-Policy"] == "same-origin"


def test_no_page_may_use_what_none_of_ours_needs(hall: Hall) -> None:
    said = hall.anybody.get("/nowhere").headers["permissions-policy"]
    policy = dict(one.split("=") for one in said.split(", "))
    denied = {name for name, allowed in policy.items() if allowed == "()"}
    assert {"camera", "microphone", "geolocation", "payment", "usb", "serial", "hid", "midi"} <= denied
    assert {name for name, allowed in policy.items() if allowed == "(self)"} == {
        "publickey-credentials-create",
        "publickey-credentials-get",
    }
    assert not {"autoplay", "fullscreen", "screen-wake-lock", "speaker-selection"} & set(policy)
    assert said.isascii()


@pytest.mark.fault("J3", "J10")
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/login", 200),
        ("GET", "/account", 303),
        ("GET", "/nowhere", 404),
        ("GET", "/t/nowhere", 404),
        ("GET", "/static/nowhere.css", 404),
        ("GET", "/static/topcut.css", 200),
        ("POST", "/login", 403),
        ("PUT", "/login", 405),
        ("TRACE", "/login", 405),
        ("GET", "/live", 404),
    ],
)
def test_every_answer_has_the_headers_errors_too(hall: Hall, method: str, path: str, status: int) -> None:
    answer = hall.anybody.http.request(method, path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in answer.headers


def test_a_mistake_of_ours_has_the_headers_and_one_plain_sentence(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall.app.state, "access", None)
    answer = hall.anybody.get("/login")
    assert answer.status_code == 500
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "Traceback" not in answer.text
    assert "NoneType" not in answer.text


def test_only_what_carries_its_version_may_be_kept(hall: Hall) -> None:
    assert "max-age" in hall.anybody.get("/static/topcut.css?1").headers["cache-control"]
    assert hall.anybody.get("/static/nowhere.css?1").headers["cache-control"] == "no-store"
    assert hall.anybody.get("/login?1").headers["cache-control"] == "no-store"


@pytest.mark.fault("J4")
@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "evil.example:8000", "", "192.168.1.5", "[::2]"]
)
def test_another_name_is_not_answered_to(hall: Hall, host: str) -> None:
    answer = hall.anybody.get("/", headers={"host": host})
    assert answer.status_code == 400
    assert answer.text == "Topcut does not answer to this address. Open http://127.0.0.1:8000 instead."


@pytest.mark.fault("J4", "J9")
def test_two_names_at_once_are_no_name(hall: Hall) -> None:
    """A proxy in between may have believed the other one."""
    twice = [("host", "127.0.0.1"), ("host", "evil.example")]
    assert hall.anybody.http.get("/", headers=twice).status_code == 400


@pytest.mark.fault("J4")
def test_links_are_made_from_the_configured_name_and_never_from_the_request(lan: Hall) -> None:
    lan.tournament(players=2, ready=False)
    page = lan.owner.http.post(
        f"/t/{lan.last}/desk/cards",
        data={"csrf": lan.owner.csrf},
        headers={"x-forwarded-host": "evil.example", "host": "localhost:8000"},
    )
    assert page.status_code == 200
    assert "http://192.168.1.5:8000/c" in words(page.content)
    assert "evil.example" not in words(page.content)
    assert LAN.base_url == "http://192.168.1.5:8000"


@pytest.mark.fault("J1")
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
        {"origin": "http://127.0.0.1:8000", "sec-fetch-site": "cross-site"},
        {"origin": "http://127.0.0.1:9000", "sec-fetch-site": "same-site"},
        {"origin": "https://127.0.0.1:8000", "sec-fetch-site": "none"},
        {"sec-fetch-site": "nonsense"},
    ],
)
def test_a_form_of_another_site_is_refused_even_with_the_right_token(hall: Hall, headers: dict[str, str]) -> None:
    client = account(hall)
    answer = client.http.post("/logout", data={"csrf": client.csrf}, headers=headers)
    assert answer.status_code == 403
    assert client.get("/account").status_code == 200


def test_a_form_of_ours_passes_as_browsers_send_it(hall: Hall) -> None:
    for origin in ("http://127.0.0.1:8000", "null"):
        client = account(hall)
        sent = client.http.post("/logout", data={"csrf": client.csrf}, headers={"origin": origin})
        assert sent.status_code == 303


@pytest.mark.fault("J1")
def test_on_plain_http_the_token_alone_must_do_and_does(lan: Hall) -> None:
    lan.tournament(players=2, ready=False)
    phone, other = lan_client(lan), lan_client(lan)
    for headers in ({}, {"origin": "null"}):
        form = {"csrf": other.csrf, "code": "x"}
        assert phone.http.post("/c", data=form, headers=headers).status_code == 403
        assert phone.http.post("/c", data={**form, "csrf": phone.csrf}, headers=headers).status_code == 422
    assert phone.http.post("/c", data={"csrf": phone.csrf}, headers={"origin": "http://evil"}).status_code == 403


def test_a_browser_gets_the_cookie_of_its_forms_with_the_first_page_and_keeps_it(hall: Hall) -> None:
    client = hall.client()
    client.cookies.clear()
    page = client.get("/login")
    cookie = page.headers["set-cookie"]
    assert re.fullmatch(r"topcut-form=[\w-]{22}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", cookie)
    token = page.text.partition('name="csrf" value="')[2].partition('"')[0]
    assert "set-cookie" not in client.get("/login").headers
    assert client.http.post("/logout", data={"csrf": token}).status_code == 303


def test_a_planted_cookie_of_forms_that_is_none_is_replaced(hall: Hall) -> None:
    client = hall.client()
    client.cookies.clear()
    client.cookies.set("topcut-form", "x", domain="127.0.0.1")
    assert "topcut-form=" in client.get("/login").headers["set-cookie"]


def test_behind_tls_cookies_are_bound_to_this_host_and_the_year_is_strict(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "data", HOSTED)
    client = hall.client()
    client.http.base_url = "https://topcut.example"
    client.cookies.clear()
    answer = client.get("/login")
    assert answer.headers["strict-transport-security"] == "max-age=31536000; includeSubDomains"
    assert answer.headers["set-cookie"].startswith("__Host-topcut-form=")
    assert answer.headers["set-cookie"].endswith("HttpOnly; SameSite=Lax; Secure")
    hall.close()


def test_the_cookie_of_a_session_is_for_the_server_alone(hall: Hall) -> None:
    client = account(hall)
    sent = client.send("/login", name="Olga", password="velvet crane tuba dial")
    cookie = next(one for one in sent.headers.get_list("set-cookie") if one.startswith("topcut="))
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))


@pytest.mark.fault("J6")
@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e/%2e%2e/store/schema.py",
        "/static/....//app.py",
        "/static//etc/passwd",
        "/static/%00",
        "/static/..\\app.py",
        "/rules/..%2f..%2fpyproject.toml",
        "/rules/challenger%00",
        "/t/..%2f..%2ftopcut.db",
        "/t/x/archive/../../topcut.db",
    ],
)
def test_no_path_leads_out_of_the_house(hall: Hall, path: str) -> None:
    answer = hall.anybody.get(path)
    assert answer.status_code in {400, 404}, answer.text[:200]
    assert "root:" not in answer.text
    assert "SQLite format" not in answer.text


@pytest.mark.fault("J12")
@pytest.mark.parametrize(
    "path",
    [
        "/docs",
        "/redoc",
        "/openapi.json",
        "/.git/config",
        "/.env",
        "/topcut.db",
        "/topcut.key",
        "/debug",
        "/metrics",
        "/admin",
    ],
)
def test_nothing_of_the_machinery_is_shown(hall: Hall, path: str) -> None:
    answer = hall.anybody.get(path)
    assert answer.status_code == 404
    assert "server" not in answer.headers
    assert "x-powered-by" not in answer.headers
    assert not re.search(r"python|fastapi|starlette|uvicorn", answer.text, re.I)


@pytest.mark.fault("J12")
def test_a_real_server_does_not_say_what_it_is(served: Served) -> None:
    line = http.client.HTTPConnection("127.0.0.1", served.port, timeout=10)
    line.request("GET", "/login", headers={"Host": "127.0.0.1"})
    answer = line.getresponse()
    answer.read()
    assert answer.status == 200
    assert answer.headers["server"] is None
    line.close()


@pytest.mark.fault("J9")
@pytest.mark.parametrize(
    "request_",
    [
        b"TRACE /login HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"BREW /login HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"0\r\n\r\nGET /x",
        b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nContent-Length: 40\r\n\r\nabcd",
        b"GET /login HTTP/1.1\r\nHost : 127.0.0.1\r\n\r\n",
        b"GET /login HTTP/1.1\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
    ],
)
def test_what_is_not_proper_http_gets_400_403_or_405_and_the_next_one_is_served(
    served: Served, request_: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", served.port), timeout=15) as line:
        line.sendall(request_)
        line.shutdown(socket.SHUT_WR)
        said = b""
        while chunk := line.recv(4096):
            said += chunk
    statuses = re.findall(rb"^HTTP/1.1 (\d+)", said, re.M)
    assert len(statuses) <= 1, "one request, one answer"
    assert not statuses or statuses[0] in {b"400", b"403", b"405"}
    assert b"Traceback" not in said
    assert served.hall.anybody.get("/login").status_code == 200


class TestReports:
    def test_what_a_browser_reports_is_kept_for_the_tests(self, hall: Hall) -> None:
        told = {
            "csp-report": {"violated-directive": "script-src", "blocked-uri": "inline", "document-uri": "http://x/"}
        }
        sent = hall.anybody.http.post("/csp", content=json.dumps(told), headers={"sec-fetch-site": "cross-site"})
        assert sent.status_code == 204
        assert json.loads(hall.app.state.access.reports[-1]) == told

    @pytest.mark.fault("K6")
    def test_a_flood_of_reports_fills_nothing(self, hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
        for number in range(80):
            hall.anybody.http.post("/csp", content=f"report {number}\r\nforged line")
        assert len(hall.app.state.access.reports) == REPORTS
        assert len(caplog.records) == 60
        assert all("forged" not in record.getMessage() for record in caplog.records)
        hall.anybody.http.post("/csp", content=b"x" * (LONGEST + 1))
        assert len(hall.app.state.access.reports) == REPORTS


@pytest.mark.fault("L11")
def test_without_the_key_file_open_forms_are_sent_again_and_sessions_live_on(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "data")
    client = account(hall)
    key = tmp_path / "data" / "topcut.key"
    assert key.stat().st_mode & 0o777 == 0o600
    kept = key.read_bytes()
    hall.close()
    again = Hall(tmp_path / "data")
    assert again.app.state.access.key == kept
    again.close()
    key.unlink()
    new = Hall(tmp_path / "data")
    reopened = new.client()
    for name in ("topcut", "topcut-form"):
        reopened.cookies.delete(name) if name in reopened.cookies else None
        reopened.cookies.set(name, client.cookies[name], domain="127.0.0.1")
    assert reopened.get("/account").status_code == 200
    assert "was not sent from a page" in refused(reopened.http.post("/logout", data={"csrf": client.csrf}))
    assert len(new.store.read_access(lambda book: book.every(Session))) == 1
    new.close()


@pytest.mark.fault("L12")
def test_of_the_data_folder_nothing_is_readable_by_others(hall: Hall) -> None:
    account(hall)
    assert hall.store.folder.stat().st_mode & 0o077 == 0


@pytest.mark.fault("F5")
@pytest.mark.parametrize("charset", ["unicode_escape", "utf-7", "punycode", "undefined", "utf-16", "nothing"])
@pytest.mark.parametrize("field", ["csrf", "name"])
def test_a_form_in_another_encoding_than_ours_is_unreadable(hall: Hall, charset: str, field: str) -> None:
    """Python knows encodings that give half characters, and some that end in an error."""
    client = hall.client()
    sent = {"csrf": client.csrf, "name": "Olga", "password": "nothing"} | {field: "\\ud800"}
    part = '--cut\r\nContent-Disposition: form-data; name="{}"\r\n\r\n{}\r\n'
    body = "".join(part.format(*one) for one in sent.items()) + "--cut--\r\n"
    kind = f"multipart/form-data; boundary=cut; charset={charset}"
    answer = client.http.post("/login", content=body.encode(), headers={"content-type": kind})
    assert answer.status_code == 400
    ours = client.http.post("/login", content=body.encode(), headers={"content-type": kind.replace(charset, "UTF-8")})
    assert ours.status_code in {403, 422}
