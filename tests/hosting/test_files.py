"""The files that hosting ships with: a proxy before a real server, units, a container."""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event
from urllib.parse import urlsplit

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.cli.test_serve import SERVE, free_port, has_ipv6, wait_for
from tests.web.serving import until
from topcut.web.server import bound
from topcut.web.settings import Limits

HOSTING = Path(__file__).parents[2] / "hosting"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PATIENCE = 120.0  # the machine may be busy
FEWEST = 10  # requests from each phone, so that there is a load on a busy machine, too
BASE = "python:3.11-slim"


def test_the_proxy_lets_everything_through_that_the_program_takes_so_that_its_own_sentence_is_read() -> None:
    pages, mirrors = re.findall(r"client_max_body_size (\d+)m;", (HOSTING / "nginx.conf").read_text())
    assert int(pages) * 1024 * 1024 > Limits().body
    assert int(mirrors) * 1024 * 1024 > Limits().mirrored


def certificate(folder: Path) -> None:
    """For localhost, signed by nobody."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "privkey.pem").write_bytes(private)


@contextmanager
def proxied(folder: Path) -> Iterator[tuple[str, ssl.SSLContext, Path]]:
    """A server behind the proxy as it is shipped, but for names and ports."""
    plain, tls, inside = free_port(), free_port(), free_port()
    folder.mkdir()
    certificate(folder)
    shipped = (HOSTING / "nginx.conf").read_text()
    changes = {
        "/etc/ssl/topcut.example": str(folder),
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen [::]:80;": f"listen [::1]:{plain};" if has_ipv6() else "",
        "listen 443 ": f"listen 127.0.0.1:{tls} ",
        "listen [::]:443 ssl http2;": f"listen [::1]:{tls} ssl http2;" if has_ipv6() else "",
        "127.0.0.1:8000": f"127.0.0.1:{inside}",
        "https://topcut.example": f"https://localhost:{tls}",
        "topcut.example": "localhost",
    }
    for ours, here in changes.items():
        assert ours in shipped
        shipped = shipped.replace(ours, here)
    (folder / "site.conf").write_text(shipped)
    (folder / "nginx.conf").write_text(
        f"error_log {folder}/error.log; pid {folder}/pid; events {{}}\n"
        f"http {{ access_log off; include {folder}/site.conf; }}"
    )
    assert NGINX is not None
    log = folder / "log"
    token = folder / "token"
    token.write_text("the-operator-alone-knows-this\n")
    url = f"https://localhost:{tls}"
    served = [*SERVE, "--data", str(folder / "data"), "--port", str(inside)]
    with log.open("wb") as lines:
        server = subprocess.Popen([*served, "--url", url, "--figures", str(token)], stdout=lines, stderr=lines)
        proxy = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"])
        try:
            wait_for(inside)
            wait_for(tls)
            yield url, ssl.create_default_context(cafile=str(folder / "fullchain.pem")), log
        finally:
            for process in (proxy, server):
                process.terminate()
                process.wait(PATIENCE)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_the_proxy_that_is_shipped_stands_before_a_real_server(tmp_path: Path) -> None:
    with (
        proxied(tmp_path / "proxy") as (url, trusted, log),
        httpx.Client(base_url=url, verify=trusted, timeout=PATIENCE) as browser,
    ):
        front = browser.get("/")
        assert front.status_code == 200
        assert front.headers["strict-transport-security"]
        door = browser.get("/login")
        assert any(one.startswith("__Host-") and "Secure" in one for one in door.headers.get_list("set-cookie"))
        link = re.search(rf"{url}/setup#\S+", log.read_text())
        assert link is not None, "the link for the first account begins with the address of the proxy"
        assert browser.get("/readyz").text == "ready"
        assert browser.get("/metrics").status_code == 404
        allowed = {"Authorization": "Bearer the-operator-alone-knows-this"}
        assert "topcut_facts_total" in browser.get("/metrics", headers=allowed).text
        assert browser.get("/mirror").headers["location"].startswith("/login"), "the page of keys, not the proxy's own"
        assert browser.get("/mirror/v1").json()["refused"] == "mirror-key-refused"
        with browser.stream("GET", "/live?page=/&after=0") as stream:
            assert next(stream.iter_raw()), "the first line of a stream comes while the stream is open"
        for address in ("127.0.0.1", "::1") if has_ipv6() else ("127.0.0.1",):
            assert by_address(url, address, trusted).startswith(b"HTTP/1.1 200"), address
        said = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
        assert front.headers["x-request-id"] in {one.get("request") for one in said}


def by_address(url: str, address: str, trusted: ssl.SSLContext) -> bytes:
    """The first line of what is answered to a browser that comes by this address of the name."""
    there = urlsplit(url)
    with (
        socket.create_connection((address, there.port or 0), timeout=PATIENCE) as plain,
        trusted.wrap_socket(plain, server_hostname=there.hostname) as line,
    ):
        line.sendall(f"GET /readyz HTTP/1.1\r\nHost: {there.netloc}\r\nConnection: close\r\n\r\n".encode())
        return line.recv(4096).partition(b"\r\n")[0]


@contextmanager
def kept_door() -> Iterator[int]:
    """What systemd does with a socket unit: it holds the door, and hands it to each program that it starts."""
    door = bound("127.0.0.1", 0)
    os.set_inheritable(door.fileno(), True)
    try:
        yield door.fileno()
    finally:
        door.close()


HANDS_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.argv[2], sys.argv[2:])
"""


def started(folder: Path, door: int, port: int) -> subprocess.Popen[bytes]:
    serve = [*SERVE, "--data", str(folder), "--port", str(port), "--url", "https://127.0.0.1"]
    command = [sys.executable, "-c", HANDS_OVER, str(door), *serve]
    return subprocess.Popen(command, pass_fds=(door,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.mark.fault("A8")
def test_a_restart_under_load_turns_nobody_away(tmp_path: Path) -> None:
    over = Event()

    def asks(port: int) -> list[int]:
        """One request a connection, as from many phones; a refused or broken connection would be an error."""
        found: list[int] = []
        while not over.is_set() or len(found) < FEWEST:
            found.append(httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE).status_code)
        return found

    with kept_door() as door, ThreadPoolExecutor(4) as phones:
        with socket.socket(fileno=os.dup(door)) as known:
            port = known.getsockname()[1]
        program = started(tmp_path, door, port)
        try:
            wait_answered(port)
            asked = [phones.submit(asks, port) for _ in range(4)]
            for _ in range(2):
                program.send_signal(signal.SIGTERM)
                program.wait(PATIENCE)
                program = started(tmp_path, door, port)
                wait_answered(port)
            over.set()
            answers = [status for one in asked for status in one.result()]
        finally:
            over.set()
            program.kill()
            program.wait(PATIENCE)
    assert set(answers) <= {200, 503}
    assert answers.count(200) > FEWEST


def wait_answered(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE).status_code != 200:
        assert time.monotonic() < end


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name in ("topcut.service", "topcut.socket"):
        text = (HOSTING / name).read_text().replace("/opt/topcut/bin/topcut", sys.executable)
        (tmp_path / name).write_text(text)
    found = subprocess.run(
        ["systemd-analyze", "verify", *(str(tmp_path / name) for name in ("topcut.service", "topcut.socket"))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert "topcut" not in found.stderr, found.stderr


def works(*words: str) -> bool:
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


@pytest.mark.slow
def test_the_container_is_built_runs_and_keeps_its_data() -> None:
    """With whatever engine is here; the test below holds what can be read off the file without one."""
    program = next((one for one in filter(shutil.which, ("podman", "docker")) if works(one, "info")), None)
    if program is None or not works(program, "pull", BASE):
        pytest.skip(f"there is no container engine that runs, or it cannot have {BASE}")
    name, port = f"topcut-test-{os.getpid()}", free_port()

    def said(*words: str) -> str:
        ran = subprocess.run([program, *words], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr[-3000:]
        return ran.stdout + ran.stderr

    kept = ("-v", f"{name}:/data")
    try:
        said("build", "-t", name, "-f", str(HOSTING / "Containerfile"), str(HOSTING.parent))
        said("run", "-d", "--name", name, "-p", f"127.0.0.1:{port}:8000", *kept, name, "--url", "https://localhost")
        until(lambda: is_ready(port), "it does not answer", PATIENCE)
        assert "https://localhost/setup#" in said("logs", name)
        assert said("exec", name, "id", "-u").strip() == "10001"
        said("stop", "-t", "20", name)
        assert said("inspect", "-f", "{{.State.ExitCode}}", name).strip() == "0", "it has closed its folder"
        assert "SQLite" in said("run", "--rm", *kept, "--entrypoint", "topcut", name, "doctor", "--data", "/data")
    finally:
        for words in (("rm", "-f", name), ("volume", "rm", name), ("rmi", name)):
            works(program, *words)


def is_ready(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=PATIENCE).status_code == 200
    return False


def test_the_container_is_made_of_what_is_here_and_does_not_run_as_root() -> None:
    lines = (HOSTING / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    assert {step for step, _ in steps} <= {
        "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"
    }  # fmt: skip
    root = HOSTING.parent
    copied = [rest.split()[:-1] for step, rest in steps if step == "COPY" and not rest.startswith("--from=made")]
    assert all((root / file).exists() for files in copied for file in files)
    assert any("--require-hashes" in rest for step, rest in steps if step == "RUN")
    names = [step for step, _ in steps]
    assert names.index("USER") < names.index("ENTRYPOINT")
    entry = json.loads(next(rest for step, rest in steps if step == "ENTRYPOINT"))
    assert entry[:2] == ["topcut", "serve"]
    assert {rest.split()[0] for step, rest in steps if step == "FROM"} == {BASE}
