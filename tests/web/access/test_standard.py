"""What docs/asvs.toml names and no other test shows: small promises of the standard, each seen at the door."""

import ast
import hashlib
import logging
import re
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from tests.web.doors import PASSWORD, account, lan_client, refused
from tests.web.hall import Client, Hall
from tests.web.serving import Served
from topcut.cli.server_log import log_to_console
from topcut.refusal import Refusal
from topcut.store.accounts import Account
from topcut.web.access.account import set_up
from topcut.web.access.passwords import LONGEST, SHORTEST, refuse_weak
from topcut.web.access.secrets import keep_discreet
from topcut.web.server import bound
from topcut.web.settings import Mode, Settings

SOURCE = Path(__file__).parents[3] / "src" / "topcut"
HOSTED = Settings(mode=Mode.HOSTED, hosts=frozenset({"topcut.example"}), base_url="https://topcut.example")
CALLS_OUT = {"aiohttp", "ftplib", "http.client", "httpx", "requests", "smtplib", "urllib.request", "urllib3"}
RUNS_OTHERS = {"subprocess", "pickle"}  # only to talk to a child of our own
CHILD = "child.py"
SENDS = SOURCE / "desk" / "mirroring.py"  # to a mirror, whose address the owner has typed
RUNS_WHAT_IT_READS = {"marshal", "shelve", "dill", "yaml", "xml.sax", "xml.dom", "xml.etree", "lxml"}


def hosted(hall: Hall) -> Client:
    """A browser that comes by TLS."""
    client = hall.client()
    client.http.base_url = "https://topcut.example"
    return client


def test_behind_tls_every_cookie_is_bound_to_this_host(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "data", HOSTED)
    link = set_up(hall.app)
    assert link is not None
    client = hosted(hall)
    secret = link.link.partition("#")[2]
    sent = client.send("/setup", code=secret, name="Olga", password=PASSWORD, repeated=PASSWORD)
    first = hosted(hall)
    first.cookies.clear()
    given = [*sent.headers.get_list("set-cookie"), *first.get("/login").headers.get_list("set-cookie")]
    assert {one.partition("=")[0] for one in given} == {"__Host-topcut", "__Host-topcut-said", "__Host-topcut-form"}
    for cookie in given:
        attributes = {one.lower() for one in cookie.split("; ")[1:]}
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= attributes
        assert not any(one.startswith("domain") for one in attributes)
    assert 'id="said"' in client.get("/").text
    hall.close()


def test_what_the_next_page_says_is_signed_with_sha_256(hall: Hall) -> None:
    client = account(hall)
    client.send("/account/warned")
    key = hall.app.state.flash_key
    signed = URLSafeSerializer(key, salt="said", signer_kwargs={"digest_method": hashlib.sha256})
    assert "Noted" in signed.loads(client.cookies["topcut-said"])[0]


def test_more_letters_than_a_password_may_have_are_not_cut_off_until_they_fit(hall: Hall) -> None:
    longest = "".join(chr(97 + (7 * n * n + n) % 26) for n in range(LONGEST))
    account(hall, "Otto", longest)
    assert hall.client().send("/login", name="Otto", password=longest).status_code == 303
    assert hall.client().send("/login", name="Otto", password=longest + "x").status_code == 422


def test_passwords_that_were_found_in_leaks_are_refused() -> None:
    leaked = [one for one in FREQUENCY_LISTS["passwords"] if len(one) >= SHORTEST]
    assert len(leaked) > 200
    for password in leaked:
        with pytest.raises(Refusal, match="password-weak"):
            refuse_weak(password, ())


def test_a_password_is_masked_and_may_be_pasted_or_filled_in(hall: Hall) -> None:
    client = account(hall)
    pages = [client.get(path).text for path in ("/login", "/setup", "/organize", "/account", "/account/again")]
    fields = [one for page in pages for one in re.findall(r"<input[^>]*(?:password|repeated|old)\"[^>]*>", page)]
    assert len(fields) == 10
    for field in fields:
        assert 'type="password"' in field
        assert re.search(r'autocomplete="(current|new)-password"', field)
        assert "paste" not in field
        assert 'maxlength="200"' in field


def test_a_password_is_good_until_it_is_changed(hall: Hall) -> None:
    account(hall)
    hall.wait(minutes=3 * 366 * 24 * 60)
    assert hall.client().send("/login", name="Olga", password=PASSWORD).status_code == 303


def test_only_what_a_form_is_for_is_changed_by_it(hall: Hall) -> None:
    client = account(hall)
    before = hall.store.read_access(lambda accounts: accounts.every(Account))
    more = {"lan": "on", "warned": "2026-01-01T00:00:00.000Z", "id": "organizer9", "name": "Eve", "created": "never"}
    client.done("/account/password", old=PASSWORD, password=f"{PASSWORD} x", repeated=f"{PASSWORD} x", **more)
    after = hall.store.read_access(lambda accounts: accounts.every(Account))
    assert [replace(one, password="") for one in after] == [replace(one, password="") for one in before]


def test_what_stands_in_the_address_is_no_field_of_the_form(hall: Hall) -> None:
    client = account(hall)
    assert client.http.post(f"/logout?csrf={client.csrf}").status_code == 403
    assert client.http.post("/logout", headers={"csrf": client.csrf}).status_code == 403
    assert client.get("/account").status_code == 200


def test_no_other_site_is_let_read_a_page(hall: Hall) -> None:
    for path in ("/", "/login", "/static/topcut.css", "/nowhere"):
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}):
            answer = hall.anybody.get(path, headers=headers)
            assert not [name for name in answer.headers if name.startswith("access-control-")]
    preflight = hall.anybody.http.options("/logout", headers={"access-control-request-method": "POST"})
    assert preflight.status_code == 405


def test_whoever_is_at_the_desk_signs_out_from_any_of_its_pages(hall: Hall) -> None:
    hall.tournament(players=4)
    for client in (hall.judge, hall.co_organizer, hall.owner):
        page = client.get(f"/t/{hall.last}/desk/players").text
        assert re.search(r'<form method="post" action="/logout">.*?</form>', page, re.S)
        assert client.send("/logout").status_code == 303
        assert client.get(f"/t/{hall.last}/desk/players").status_code == 303


def test_the_log_on_the_console_is_in_utc(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    loggers = [logging.getLogger(name) for name in ("topcut", "uvicorn")]
    before = [(one.level, list(one.handlers)) for one in loggers]
    try:
        log_to_console(Mode.LAPTOP)
        monkeypatch.setattr(time, "time", lambda: 0.0)
        monkeypatch.setattr(time, "time_ns", lambda: 0)
        loggers[0].warning("it is late")
    finally:
        for one, (level, handlers) in zip(loggers, before, strict=True):
            one.setLevel(level)
            one.handlers[:] = handlers
    assert "1970-01-01T00:00:00Z WARNING topcut: it is late" in capsys.readouterr().err


def test_small_answers_are_sent_at_once_whatever_loop_runs() -> None:
    """asyncio only switches off the waiting for more on a socket that is said to be TCP: 50 ms for each answer."""
    with bound("127.0.0.1", 0) as door:
        assert door.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize("header", ["forwarded", "x-forwarded-for", "x-real-ip", "via"])
def test_what_a_proxy_hands_on_does_not_come_from_this_computer(lan: Hall, header: str) -> None:
    """Without TLS nobody promised that the proxy keeps strangers out: the owner's doors stay shut to them."""
    account(lan)
    link = set_up(lan.app, again=True)
    assert link is not None
    by_proxy = lan.client()
    by_proxy.http.headers[header] = "203.0.113.9"
    assert refused(by_proxy.send("/login", name="Olga", password=PASSWORD)).startswith("The owner signs in only on")
    secret = link.link.partition("#")[2]
    sent = by_proxy.send("/setup", code=secret, name="Eve", password=PASSWORD, repeated=PASSWORD)
    assert refused(sent).startswith("The owner signs in only on")


@pytest.mark.parametrize("header", ["forwarded", "x-forwarded-for", "x-real-ip"])
def test_nobody_in_the_hall_becomes_this_computer_by_saying_so(lan: Hall, header: str) -> None:
    account(lan)
    stranger = lan_client(lan)
    stranger.http.headers[header] = "for=127.0.0.1" if header == "forwarded" else "127.0.0.1"
    assert refused(stranger.send("/login", name="Olga", password=PASSWORD)).startswith("The owner signs in only on")


def test_nobody_writes_a_line_of_their_own_into_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    logger = logging.getLogger("tests.forging")
    logger.propagate = False
    handler = logging.StreamHandler(sys.stderr)
    logger.addHandler(handler)
    keep_discreet("tests.forging")
    logger.warning("%s %s failed", "GET", "/t/x\n2026-11-15 WARNING: the owner signed in\r\x1b[2J\u2028\x85ä")
    logger.removeHandler(handler)
    assert capsys.readouterr().err == (
        "GET /t/x\\n2026-11-15 WARNING: the owner signed in\\r\\x1b[2J\\u2028\\x85ä failed\n"
    )


@pytest.mark.parametrize("folder", ["/static", "/static/", "/static/.", "/static//"])
def test_a_folder_is_not_listed(hall: Hall, folder: str) -> None:
    answer = hall.anybody.get(folder)
    assert answer.status_code == 404
    assert "topcut.css" not in answer.text.partition("</head>")[2]


@pytest.mark.parametrize("file", ["topcut.css", "topcut.svg", "live.js", "worker.js"])
def test_files_say_what_they_are_and_in_which_letters(hall: Hall, file: str) -> None:
    said = hall.anybody.get(f"/static/{file}").headers["content-type"]
    kind = {"css": "text/css", "svg": "image/svg+xml", "js": "text/javascript"}[file.rpartition(".")[2]]
    assert said == f"{kind}; charset=utf-8"


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 4\r\nContent-Length: 40\r\n",
        b"Content-Length: +4\r\n",
        b"Transfer-Encoding: chunked, identity\r\n",
        b"Transfer-Encoding : chunked\r\n",
    ],
    ids=["both", "two-lengths", "signed", "chunked-not-last", "space"],
)
def test_a_request_whose_end_can_be_read_in_two_ways_is_refused(served: Served, head: bytes) -> None:
    """Whoever reads it otherwise than a proxy before us would take the rest for somebody's next request."""
    smuggled = b"0\r\n\r\nGET /rules HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as client:
        client.sendall(b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\n" + smuggled)
        answer = b""
        while more := client.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found


def called(path: Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def test_the_program_calls_no_other_and_runs_nothing_that_it_reads() -> None:
    """But for mirrors. So there is no request to forge, no shell to inject into, and nothing that unpacks code."""
    paths = sorted(SOURCE.rglob("*.py"))
    assert len(paths) > 100
    for path in paths:
        never = CALLS_OUT | RUNS_WHAT_IT_READS | (set() if path.name == CHILD else RUNS_OTHERS)
        if path == SENDS:
            never -= {"httpx"}
        assert not imported(path) & never, path
        assert not called(path) & {"eval", "exec", "compile", "__import__"}, path


def test_no_page_marks_a_text_as_html_and_no_script_runs_a_text() -> None:
    """Every text is escaped where it is written; there is no way round it in any template."""
    templates = sorted((SOURCE / "web" / "templates").rglob("*.html"))
    assert len(templates) > 50
    for path in templates:
        text = path.read_text(encoding="utf-8")
        assert "|safe" not in text.replace(" ", ""), path
        assert "autoescape" not in text, path
    for path in (SOURCE / "web" / "static").glob("*.js"):
        if path.name != "htmx.min.js":
            text = path.read_text(encoding="utf-8")
            assert not any(word in text for word in ("eval(", "new Function", "document.write", "javascript:")), path
