"""A hall to measure: an event with a round published, a phone for every player, and the real program serving them."""

import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from bench.bench_desk import begun, entry
from bench.measure import cpu_of, held
from tests.keeping import keep
from topcut.desk import Clock, Desk
from topcut.ids import TournamentId
from topcut.rules.actions import reports
from topcut.rules.actor import Actor, Role
from topcut.rules.texts import Person
from topcut.store import Store
from topcut.store.accounts import Accounts, Session
from topcut.store.place import Where
from topcut.web.access.secrets import as_link, digest, fresh

FILES = 8192
SERVE = [sys.executable, "-c", "from topcut.cli import main; main()", "serve"]
LONG = "2099-01-01T00:00:00.000Z"
PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Hall:
    folder: Path
    phones: tuple[dict[str, Any], ...]  # the two of a table one after the other, each with its tournament


def seeded(where: Where, *sizes: int, played: int = 3, claimed: int = 0) -> Hall:
    """Events of these sizes with some rounds played and the next published; at so many of the first tables one player
    has claimed already."""
    with Store(where) as store:
        desk = Desk(store, Clock())
        phones = tuple(phone for size in sizes for phone in _round(desk, size, played, claimed))
        store.change_access(lambda accounts: _let_in(accounts, phones, desk.clock.stamp()))
    return Hall(where if isinstance(where, Path) else where.folder, phones)


def _round(desk: Desk, size: int, played: int, claimed: int) -> list[dict[str, Any]]:
    id = begun(desk, size, played)
    t = desk.look(id)
    names = [Person(player, f"Player {number} of {size}") for number, player in enumerate(t.players, 1)]
    keep(desk.store, id, *names)
    round = len(t.rounds)
    seats = [(number, player) for number, match in enumerate(t.rounds[-1].matches, 1) for player in _both(match)]
    for number, player in seats[: 2 * claimed : 2]:
        desk.act(id, Actor(Role.PLAYER, player), reports.claim, round, number, entry(number))
    return [_phone(id, number, player) for number, player in seats]


def _both(match: Any) -> tuple[str, str]:
    return match.first, match.second


def _phone(id: TournamentId, match: int, player: str) -> dict[str, Any]:
    """As after the claim of a card: two cookies. And what its player will report."""
    first, second = entry(match).scores["vp"]
    cookie, browser = as_link(fresh()), as_link(fresh())
    return {"tournament": id, "player": player, "cookie": cookie, "browser": browser, "vp-1": first, "vp-2": second}


def _let_in(accounts: Accounts, phones: tuple[dict[str, Any], ...], now: str) -> None:
    for phone in phones:
        cookie, device, player, id = (
            digest(phone["cookie"]),
            digest(phone["browser"]),
            phone["player"],
            phone["tournament"],
        )
        accounts.put(Session(f"{id} {player}", cookie, device, "player", player, id, "Phone", now, LONG))


@dataclass(frozen=True, slots=True)
class Serving:
    port: int
    process: subprocess.Popen[bytes]

    @property
    def cpu(self) -> float:
        """Seconds that the program has computed so far."""
        return cpu_of(self.process.pid)

    @property
    def peak(self) -> float:
        """Megabytes."""
        return held("VmHWM", self.process.pid)

    @property
    def memory(self) -> float:
        """Megabytes held now."""
        return held("VmRSS", self.process.pid)

    @property
    def files(self) -> int:
        """Files and connections that are open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def forget_peak(self) -> None:
        """From here on, the peak is that of what follows."""
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")


@contextmanager
def serving(folder: Path, *options: str, log: IO[bytes] | int | None = None) -> Iterator[Serving]:
    """`topcut serve` as people start it, stopped as they stop it; its console goes to ours, or into the log."""
    _allow_files()
    port, process = _started([*SERVE, "--data", str(folder), *options], log)
    try:
        yield Serving(port, process)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _started(command: list[str], log: IO[bytes] | int | None) -> tuple[int, subprocess.Popen[bytes]]:
    """On a port that is free; if somebody else takes it meanwhile, on another one."""
    for _ in range(3):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        process = subprocess.Popen(
            [*command, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=log, env=_environment()
        )
        if _answers(port, process):
            return port, process
    raise AssertionError("nobody answers")


@cache
def _compiled() -> TemporaryDirectory[str]:
    """Where Python keeps what it has compiled, as it does beside an installed program from its first start on."""
    return TemporaryDirectory(prefix="topcut-bytecode-")


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": _compiled().name}


def load(program: str, served: Serving, hall: Hall) -> dict[str, Any]:
    """What the load generator says, which is a process of its own: `python -m bench.phones report`."""
    told = json.dumps({"port": served.port, "pid": served.process.pid, "phones": hall.phones})
    command = [sys.executable, "-m", "bench.phones", program]
    answer = subprocess.run(command, input=told, stdout=subprocess.PIPE, text=True, check=True)
    said: dict[str, Any] = json.loads(answer.stdout)
    return said


def _allow_files() -> None:
    """The two processes inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if most == resource.RLIM_INFINITY else min(FILES, most), most))


def _answers(port: int, process: subprocess.Popen[bytes]) -> bool:
    end = time.monotonic() + PATIENCE
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return True
        except OSError:
            assert time.monotonic() < end, "it has not started"
            time.sleep(0.05)
    return False
