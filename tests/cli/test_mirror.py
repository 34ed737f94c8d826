"""A hall and its mirror as two real processes, a line between them that breaks, and keys that nobody can read."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tests.cli.running import answer
from tests.cli.test_serve import free_port
from tests.web.hall import OWNER, Client, Hall
from tests.web.mirror.halls import key
from tests.web.serving import Served
from topcut.cli.mirror import VARIABLE
from topcut.desk.mirroring import aim_at, with_copies
from topcut.exchange import full_copy
from topcut.refusal import Refusal
from topcut.store import Store
from topcut.web.viewer import Kind
from topcut.words import sentence

PATIENCE = 120.0
SERVE = (sys.executable, "-c", "from topcut.cli import main; main()", "serve")


def until(condition: Callable[[], object], otherwise: str) -> None:
    """Look again until it is so; not so often that the processes have no time left."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, otherwise
        time.sleep(0.2)


class Line:
    """A port that hands everything on to another one, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open: list[socket.socket] = []
        self.is_cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """In the middle of whatever is on its way."""
        self.is_cut = True
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._open.clear()

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                try:
                    there = socket.create_connection(("127.0.0.1", self._to)) if not self.is_cut else None
                except OSError:
                    there = None
                if there is None:
                    here.close()
                    continue
                self._open += [here, there]
                for one, other in ((here, there), (there, here)):
                    Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while chunk := one.recv(65536):
            other.sendall(chunk)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)


@contextmanager
def process(folder: Path, port: int, *more: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    made = subprocess.Popen(
        [*SERVE, "--data", str(folder), "--port", str(port), *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    try:
        until(lambda: _answers(port), "it has not started")
        yield made
    finally:
        made.kill()
        made.wait()


def _answers(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/rules").status_code == 200
    return False


def announce(owner: Client, hall: Hall, port: int, text: str) -> None:
    """As the page of the desk sends it."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", cookies=dict(owner.cookies)) as browser:
        form = {"csrf": owner.csrf, "key": f"key-{text}", "text": text}
        sent = browser.post(f"/t/{hall.last}/desk/announcements", data=form, headers={"Sec-Fetch-Site": "same-origin"})
        assert sent.status_code == 303, sent.text


def shows(port: int, path: str) -> Callable[[str], Callable[[], bool]]:
    def says(words: str) -> Callable[[], bool]:
        def look() -> bool:
            with suppress(httpx.HTTPError):
                return words in httpx.get(f"http://127.0.0.1:{port}{path}").text
            return False

        return look

    return says


@pytest.mark.fault("D1", "A1")
def test_two_processes_agree_again_after_every_kind_of_break(tmp_path: Path) -> None:
    here, there = tmp_path / "hall", tmp_path / "mirror"
    hall, mirror = Hall(here), Hall(there)
    hall.paired("challenger", 8)
    owner = hall.let_in(Kind.OWNER, OWNER.id)
    mirror.let_in(Kind.OWNER, OWNER.id)
    secret = key(mirror).partition("#")[2]
    hall.close()
    mirror.close()
    ports = free_port(), free_port()
    line = Line(ports[1])
    try:
        with process(here, ports[0], "--mirror", f"http://127.0.0.1:{line.port}", TOPCUT_MIRROR_KEY=secret) as first:
            seen = shows(ports[1], f"/t/{hall.last}/log")
            with process(there, ports[1]):
                until(seen("Autumn Cup"), "the mirror was not told")
                announce(owner, hall, ports[0], "Said before the mirror was killed")
                until(seen("before the mirror"), "the mirror does not follow")
            announce(owner, hall, ports[0], "Said while the mirror was dead")
            with process(there, ports[1]):
                until(seen("while the mirror was dead"), "the mirror does not catch up")
                line.cut()
                announce(owner, hall, ports[0], "Said without a network")
                assert not seen("without a network")()
                first.send_signal(signal.SIGKILL)
                first.wait()
                line.is_cut = False
                again = ("--mirror", f"http://127.0.0.1:{line.port}")
                with process(here, ports[0], *again, TOPCUT_MIRROR_KEY=secret):
                    until(seen("without a network"), "the mirror does not catch up after a cut")
    finally:
        line.close()
    with Store(here) as one, Store(there) as other:
        assert one.head(hall.last) == other.head(hall.last)
        assert not one.condition().troubles
        assert not other.condition().troubles


def test_a_second_laptop_fetches_the_sealed_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, mirror = Hall(tmp_path / "hall"), Hall(tmp_path / "mirror")
    password = "eleven violet herons juggle"
    mirror.let_in(Kind.OWNER, OWNER.id)
    link = key(mirror)
    served = Served(mirror)
    mirrored = link.replace("http://127.0.0.1:8000", served.url)
    hall.paired("challenger", 8)
    hall.store.halls.aim(hall.last, with_copies(aim_at(mirrored, "now"), password))
    running = Served(hall)
    until(lambda: mirror.store.knows(hall.last) and mirror.store.halls.copies(hall.last), "no copy has come")
    running.close()
    monkeypatch.setenv("TOPCUT_MIRROR_KEY", mirrored)
    listed = answer("fetch", served.url)
    assert listed.code == 0
    assert hall.last in listed.out
    file = tmp_path / "copy.sealed"
    assert answer("fetch", served.url, hall.last, "--to", str(file)).code == 0
    read = full_copy.read(file.read_bytes(), password)
    assert read.archive.head == hall.store.head(hall.last)
    again = answer("fetch", served.url, hall.last, "--to", str(file))
    assert (again.code, again.err.strip()) == (2, sentence(Refusal("file-exists", file=str(file))))
    monkeypatch.setenv("TOPCUT_MIRROR_KEY", "k" * 22)
    assert "does not know this key" in answer("fetch", served.url).err
    served.close()
    assert answer("fetch", served.url).err.strip() == sentence(Refusal("mirror-not-fetched"))
    hall.close()
    mirror.close()


def test_a_key_is_never_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands on a command line, everyone on that computer can read."""
    monkeypatch.delenv("TOPCUT_MIRROR_KEY", raising=False)
    serve = ("serve", "--data", str(tmp_path / "data"), "--mirror")
    shown = answer(*serve, f"https://mirror.example/mirror#{'k' * 22}")
    assert (shown.code, shown.err.strip()) == (2, sentence(Refusal("mirror-key-shown", variable=VARIABLE)))
    missing = answer(*serve, "https://mirror.example")
    assert (missing.code, missing.err.strip()) == (2, sentence(Refusal("mirror-key-missing", variable=VARIABLE)))
    unread = answer(*serve, "https://mirror.example", "--mirror-key", str(tmp_path / "none"))
    assert (unread.code, str(tmp_path / "none") in unread.err) == (2, True)
    file = tmp_path / "key"
    file.write_text("k" * 21)
    odd = answer(*serve, "https://mirror.example", "--mirror-key", str(file))
    assert (odd.code, odd.err.strip()) == (2, sentence(Refusal("mirror-key-odd")))
    file.write_text("k" * 22 + "\n")
    plain = answer(*serve, "http://mirror.example", "--mirror-key", str(file))
    assert (plain.code, "not encrypted" in plain.err) == (2, True)
    assert not re.search("k{22}", shown.err + plain.err)
    assert not (tmp_path / "data").exists()
