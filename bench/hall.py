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
from pathlib import Path
from typing import IO, Any

from bench.bench_desk import begun, entry
from tests.keeping import keep
from topcut.desk import Clock, Desk
from topcut.ids import TournamentId
from topcut.rules.actions import reports
from topcut.rules.actor import Actor, Role
from topcut.rules.texts import Person
from topcut.store import Store
from topcut.store.accounts import Accounts, Session
from topcut.web.access.secrets import as_link, digest, fresh

PLAYERS, PLAYED = 512, 3
FILES = 8192
SERVE = [sys.executable, "-c", "from topcut.cli import main; main()", "serve"]
LONG = "2099-01-01T00:00:00.000Z"
PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Hall:
    folder: Path
    tournament: TournamentId
    phones: tuple[dict[str, Any], ...]  # the two of a table one after the other


def seeded(folder: Path, *, claimed: int = 0) -> Hall:
    """Three rounds played and the fourth published; at so many of its tables the first player has claimed already."""
    with Store(folder) as store:
        desk = Desk(store, Clock())
        id = begun(desk, PLAYERS, PLAYED)
        t = desk.look(id)
        names = [Person(player, f"Player {number} of {PLAYERS}") for number, player in enumerate(t.players, 1)]
        keep(store, id, *names)
        round = len(t.rounds)
        seats = [(number, player) for number, match in enumerate(t.rounds[-1].matches, 1) for player in _both(match)]
        for number, player in seats[: 2 * claimed : 2]:
            desk.act(id, Actor(Role.PLAYER, player), reports.claim, round, number, entry(number))
        phones = tuple(_phone(id, number, player) for number, player in seats)
        store.change_access(lambda accounts: _let_in(accounts, id, phones, desk.clock.stamp()))
    return Hall(folder, id, phones)


def _both(match: Any) -> tuple[str, str]:
    return match.first, match.second


def _phone(id: TournamentId, match: int, player: str) -> dict[str, Any]:
    """As after the claim of a card: two cookies. And what its player will report."""
    first, second = entry(match).scores["vp"]
    cookie, browser = as_link(fresh()), as_link(fresh())
    return {"tournament": id, "player": player, "cookie": cookie, "browser": browser, "vp-1": first, "vp-2": second}


def _let_in(accounts: Accounts, id: TournamentId, phones: tuple[dict[str, Any], ...], now: str) -> None:
    for phone in phones:
        cookie, device = digest(phone["cookie"]), digest(phone["browser"])
        accounts.put(Session(phone["player"], cookie, device, "player", phone["player"], id, "Phone", now, LONG))


@dataclass(frozen=True, slots=True)
class Serving:
    port: int
    process: subprocess.Popen[bytes]

    @property
    def cpu(self) -> float:
        """Seconds that the program has computed so far."""
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, after_name[11:13])) / os.sysconf("SC_CLK_TCK")

    @property
    def peak(self) -> float:
        """Megabytes."""
        return self._status("VmHWM")

    @property
    def memory(self) -> float:
        """Megabytes held now."""
        return self._status("VmRSS")

    def forget_peak(self) -> None:
        """From here on, the peak is that of what follows."""
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def _status(self, name: str) -> float:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024


@contextmanager
def serving(folder: Path, *options: str, log: IO[bytes] | None = None) -> Iterator[Serving]:
    """`topcut serve` as people start it, stopped as they stop it; its console goes to ours, or into the log."""
    _allow_files()
    port, process = _started([*SERVE, "--data", str(folder), *options], log)
    try:
        yield Serving(port, process)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _started(command: list[str], log: IO[bytes] | None) -> tuple[int, subprocess.Popen[bytes]]:
    """On a port that is free; if somebody else takes it meanwhile, on another one."""
    for _ in range(3):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port: int = probe.getsockname()[1]
        process = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=log)
        if _answers(port, process):
            return port, process
    raise AssertionError("nobody answers")


def load(program: str, port: int, hall: Hall) -> dict[str, Any]:
    """What the load generator says, which is a process of its own: `python -m bench.phones report`."""
    told = json.dumps({"port": port, "phones": hall.phones})
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
