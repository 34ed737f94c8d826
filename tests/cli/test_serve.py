"""The command that serves the pages, as somebody starts and stops it."""

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.running import answer
from topcut.cli.serve import greeting, hosted, lan_address, old_python, qr, settings_for
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.web.settings import Mode

SERVE = [sys.executable, "-c", "from topcut.cli import main; main()", "serve"]
PATIENCE = 40.0


@contextmanager
def serving(
    folder: Path, *more: str, files: int | None = None, at: str = "127.0.0.1"
) -> Iterator[tuple[subprocess.Popen[str], int, list[str]]]:
    """A real process on a free port, and the lines that it has printed until it was ready."""
    port = free_port()
    process = subprocess.Popen(
        [*(limited(files) if files else ()), *SERVE, "--data", str(folder), "--port", str(port), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdout is not None
    lines: list[str] = []
    try:
        while not lines or "Ctrl+C" not in lines[-1]:
            line = process.stdout.readline()
            assert line, lines
            lines.append(line.rstrip("\n"))
        wait_for(port, at)
        yield process, port, lines
    finally:
        process.kill()
        process.communicate()


def limited(files: int) -> list[str]:
    return ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


def wait_for(port: int, at: str = "127.0.0.1") -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((at, port), timeout=1).close()
            return
        except OSError:
            assert time.monotonic() < end, "nobody answers"


@pytest.mark.fault("H-7")
def test_the_first_start_prints_a_link_that_works_once_and_there_is_no_password_before(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, port, lines):
        assert lines[0] == f"Topcut is at http://127.0.0.1:{port} on this computer."
        assert old_python(sys.version_info[:3]) in "\n".join(lines)
        link = re.search(r"(http://127\.0\.0\.1:\d+/setup)#([\w-]{22})", "\n".join(lines))
        assert link is not None
        page = httpx.get(link[1])
        assert page.status_code == 200
        assert link[2] not in page.text
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
    secret = link[2].encode()
    assert not [file.name for file in tmp_path.iterdir() if secret in file.read_bytes()]


@pytest.mark.fault("A8")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told_to_and_leaves_the_folder_to_others(tmp_path: Path, how: signal.Signals) -> None:
    with serving(tmp_path) as (process, port, _):
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
        with httpx.stream("GET", f"http://127.0.0.1:{port}/live?page=/"):
            begun = time.monotonic()
            process.send_signal(how)
            assert process.wait(PATIENCE) in {0, 130}
            assert time.monotonic() - begun < 8
    Store(tmp_path).close()


@pytest.mark.fault("A11")
def test_a_second_one_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    with Store(tmp_path):
        said = answer("serve", "--data", str(tmp_path), "--port", str(free_port()))
    assert said.code == 2
    assert "has been using the data" in said.err or "in use" in said.err


def test_a_busy_port_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = answer("serve", "--data", str(tmp_path), "--port", str(port))
    assert said.code == 2
    assert said.err == (
        f"Port {port} is in use, perhaps by another Topcut. "
        f"Stop that one, or choose another port with --port {port + 1}.\n"
    )  # refusal port-busy


@pytest.mark.fault("A12")
@pytest.mark.parametrize("how", ["option", "environment"])
def test_several_workers_on_one_log_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    if how == "environment":
        monkeypatch.setenv("WEB_CONCURRENCY", "4")
    said = answer("serve", "--data", str(tmp_path), *(["--workers", "4"] if how == "option" else []))
    assert said.code == 2
    assert said.err.startswith("Topcut serves a data folder from one process; 4 would")  # refusal workers-many
    assert not list(tmp_path.iterdir())


def test_without_lan_only_this_computer_is_answered() -> None:
    settings = settings_for(8000, lan=False, host=None)
    assert (settings.mode, settings.base_url) == (Mode.LAPTOP, "http://127.0.0.1:8000")
    assert settings.hosts == {"127.0.0.1", "::1", "localhost"}


@pytest.mark.fault("J4")
def test_links_are_made_from_the_name_that_was_configured() -> None:
    settings = settings_for(8000, lan=True, host="topcut.local")
    assert (settings.mode, settings.base_url) == (Mode.LAN, "http://topcut.local:8000")
    assert "topcut.local" in settings.hosts
    assert "evil.example" not in settings.hosts


def test_in_a_network_the_address_is_printed_with_a_code_to_photograph() -> None:
    settings = settings_for(8000, lan=True, host="topcut.local")
    lines = greeting(settings, 8000)
    assert lines[1] == "Phones on the same network open http://topcut.local:8000 or scan this:"
    assert lines[2] == qr("http://topcut.local:8000")
    assert set(lines[2]) <= set("█▀▄ \n")


def test_without_a_network_phones_cannot_be_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("topcut.cli.serve.lan_address", lambda: None)
    with pytest.raises(Refusal) as caught:
        settings_for(8000, lan=True, host=None)
    assert caught.value.code == "lan-missing"


def test_the_address_in_the_network_is_never_that_of_this_computer_to_itself() -> None:
    address = lan_address()
    assert address is None or not address.startswith("127.")


def asked_in_a_terminal(folder: Path, network: str | None, answer: str) -> list[str]:
    """What a person at a terminal reads, up to where it is served; `answer` is typed if there is a question."""
    script = f"from topcut.cli import main, serve; serve.lan_address = lambda: {network!r}; main()"
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", script, "serve", "--by-make", "--data", str(folder), "--port", str(free_port())],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    os.close(follower)
    read = ""
    try:
        while "Ctrl+C." not in read:
            if "[y/N]" in read and answer:
                os.write(leader, f"{answer}\n".encode())
                answer = ""
            read += os.read(leader, 4096).decode(errors="replace")
    finally:
        process.kill()
        process.wait()
        os.close(leader)
    return read.splitlines()


@pytest.mark.parametrize("answer", ["y", "n"])
def test_in_a_terminal_one_question_lets_the_phones_of_the_hall_in(tmp_path: Path, answer: str) -> None:
    said = asked_in_a_terminal(tmp_path, "192.0.2.77", answer)
    assert said[0].startswith("This computer is on a network, at 192.0.2.77. Let phones in this hall connect? [y/N]")
    let_in = any("http://192.0.2.77:" in line for line in said[1:])
    assert let_in == (answer == "y")
    assert any("make run LAN=1" in line for line in said) == (answer == "n")
    with Store(tmp_path) as store:
        logged = [line.act for line in store.security_log()]
    assert ("served-in-the-hall" in logged) == (answer == "y")


def test_in_a_terminal_without_a_network_nothing_is_asked(tmp_path: Path) -> None:
    said = asked_in_a_terminal(tmp_path, None, "")
    assert said[0].startswith("Topcut is at http://127.0.0.1:")
    assert any("make run LAN=1" in line for line in said)


def test_where_nobody_sits_at_a_terminal_nothing_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, port, lines):
        assert not any("[y/N]" in line for line in lines)
        assert f"topcut serve --lan --data {tmp_path} --port {port}" in lines[1]


@pytest.mark.fault("H-9")
def test_no_log_line_has_a_secret_in_it(tmp_path: Path) -> None:
    canary = "CANARYcanaryCANARYcanary"
    with serving(tmp_path) as (process, port, _):
        for path in (f"/c?token={canary}", f"/nowhere/{canary}", f"/live?page=/&once=1&after={canary}"):
            httpx.get(f"http://127.0.0.1:{port}{path}")
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(f"GET /{canary} HTTP/9.9\r\n\r\n".encode())
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=PATIENCE)
    assert canary not in said
    assert json.dumps(canary) not in said


@pytest.mark.fault("K1", "K3")
def test_when_files_run_short_streams_are_refused_and_pages_still_come(tmp_path: Path) -> None:
    with serving(tmp_path, files=256) as (_, port, _):
        asked = [open_stream(port) for _ in range(60)]
        refused = [line for line in asked if line.recv(12) == b"HTTP/1.1 503"]
        assert refused
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
        for line in asked:
            line.close()
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200


def open_stream(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=20)
    line.sendall(b"GET /live?page=/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    return line


@pytest.mark.fault("K6")
def test_what_strangers_send_is_not_written_to_the_console(tmp_path: Path) -> None:
    """A line each time would let anybody fill the log of a server."""
    with serving(tmp_path / "data") as (process, port, _):
        for said in (
            b"no request\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
                line.sendall(said)
                assert line.recv(1000).startswith(b"HTTP/1.1 ")
        process.send_signal(signal.SIGINT)
        said_at_the_end, _ = process.communicate(timeout=PATIENCE)
    assert "WARNING" not in said_at_the_end


@pytest.mark.parametrize(
    "url",
    [
        "topcut.example",
        "http://topcut.example",
        "https://",
        "https://topcut.example/events",
        "https://a?b=c",
        "https://topcut.example:port",
        "https://topcut.example:99999",
        "https://[::1",
        "https://olga:horse@topcut.example",
        "https://top cut.example",
        "https://topcut..example",
    ],
)
def test_an_address_that_browsers_could_not_use_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as caught:
        hosted(url)
    assert caught.value.code == "url-odd"


def test_on_the_internet_links_begin_with_the_address_of_the_proxy() -> None:
    settings = hosted("https://topcut.example/")
    assert (settings.mode, settings.base_url) == (Mode.HOSTED, "https://topcut.example")
    assert settings.hosts == {"127.0.0.1", "::1", "localhost", "topcut.example"}
    assert greeting(settings, 8000) == ["Topcut is at https://topcut.example, and waits for its proxy on port 8000."]


@pytest.mark.parametrize("content", [None, b"", b"short\n", b"\xff" * 20])
def test_a_token_that_could_be_guessed_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Refusal) as caught:
        hosted("https://topcut.example", file)
    assert caught.value.code == "figures-weak"


def test_a_server_is_in_the_hall_or_on_the_internet(tmp_path: Path) -> None:
    said = answer("serve", "--data", str(tmp_path), "--url", "https://topcut.example", "--lan")
    assert said.code == 2
    assert "Leave one of the two out" in said.err  # refusal url-alone


@pytest.mark.parametrize("host", ["top cut", "http://topcut.local", "topcut.local:8000", "top..cut", "."])
def test_a_name_that_phones_could_not_open_is_refused(tmp_path: Path, host: str) -> None:
    said = answer("serve", "--data", str(tmp_path), "--lan", "--host", host)
    assert said.code == 2
    assert said.err.startswith(f"“{host}” is not the name or address of a computer.")  # refusal host-odd


@pytest.mark.parametrize("place", ["nonsense", "192.0.2.1", "2001:db8::1", "[::1", "::1::"])
def test_a_place_that_is_not_on_this_computer_is_refused(tmp_path: Path, place: str) -> None:
    said = answer("serve", "--data", str(tmp_path), "--url", "https://topcut.example", "--listen", place, "--port", "1")
    assert said.code == 2
    assert said.err.startswith(f"Nobody could come in at “{place}”")  # refusal listen-odd


@pytest.mark.skipif(not has_ipv6(), reason="this computer has no IPv6")
@pytest.mark.parametrize(
    ("place", "reached"),
    [("::1", ["[::1]"]), ("[::1]", ["[::1]"]), ("::", ["[::1]", "127.0.0.1"]), ("0.0.0.0", ["127.0.0.1"])],
)
def test_the_proxy_comes_in_by_either_kind_of_address(tmp_path: Path, place: str, reached: list[str]) -> None:
    url = "https://[::1]:8443"
    with serving(tmp_path, "--url", url, "--listen", place, at=reached[0].strip("[]")) as (_, port, lines):
        assert any(line.startswith(f"{url}/setup#") for line in lines) or f"{url}/setup#" in "".join(lines)
        for name in ("[::1]", "127.0.0.1"):
            there = f"http://{name}:{port}"
            if name not in reached:
                with pytest.raises(httpx.ConnectError):
                    httpx.get(f"{there}/healthz", timeout=PATIENCE)
                continue
            assert httpx.get(f"{there}/healthz", timeout=PATIENCE).status_code == 200
            for said, status in ((f"[::1]:{port}", 200), ("[::1]", 200), ("[::2]", 400), ("[::1", 400), ("::1", 400)):
                assert httpx.get(f"{there}/", headers={"Host": said}, timeout=PATIENCE).status_code == status, said


@pytest.mark.parametrize(
    ("idle", "needs"),
    [
        (("--listen", "127.0.0.1"), "--url"),
        (("--figures", "token"), "--url"),
        (("--mirror-key", "key"), "--mirror"),
        (("--mirror-key", "key", "--mirror", ""), "address"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(tmp_path: Path, idle: tuple[str, ...], needs: str) -> None:
    (tmp_path / "key").write_text("k" * 22, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        said = answer("serve", "--data", "data", *idle)
    assert said.code == 2  # refusal option-idle
    assert needs in said.err


@pytest.mark.parametrize("wanted", [("--backup", "stick"), ("--sealed",)])
def test_a_database_server_is_backed_up_by_its_own_means(tmp_path: Path, wanted: tuple[str, ...]) -> None:
    said = answer("serve", "--data", str(tmp_path), "--database", "postgresql://nobody@nowhere/topcut", *wanted)
    assert said.code == 2
    assert "backed up there" in said.err  # refusal backup-database
