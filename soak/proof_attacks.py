"""Nobody stops the hall: people who play honestly are answered, while somebody attacks the program.

A seed is one attack on a server of its own, after a while without it. In a second hall on the same computer, with a
server of its own that nobody attacks, the same honest people ask at the same time: what they wait there, the computer
is to blame for. `python -m soak.proof_attacks [WORDS ...]` goes through all attacks, or those with any of these in
their names, and prints the figures as a table; it says what is broken and goes on.

Others should wait less than 100 ms, at the 99th percentile, on a quiet computer. On one that is busy, several times
what was waited without the attack or next door is allowed.
"""

import asyncio
import json
import shutil
import subprocess
import sys
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.bench_hall import share
from bench.hall import Serving, serving
from soak.attacking import ATTACKS, SMUGGLING
from soak.besieged import NETWORK, Hall, Honest, Waits, prepared

ALONE, ATTACKED, AFTERWARDS = 4.0, 12.0, 1.0  # seconds
PROMISE = 0.100  # seconds
GENEROUS = 3  # times what was waited without the attack
MEMORY = 50.0  # megabytes that an attack may cost while it runs
HASHING = 3 * 65.0  # megabytes that passwords cost while they are checked, three at a time
LOGINS = 0.9  # of the owner's right passwords that must work
LATE = "10"  # niceness of the attackers, whose computers are others' in a hall

AT_THE_LAPTOP = ("desk", "other")
ONLY_THE_LAPTOP = {"3,300 connections, more than there are"}  # phones are refused then, and said so
OWNER_SIGNS_IN = {"passwords guessed by twenty strangers", "passwords guessed for twenty names"}
OWN_DOING = {"lists of people of 5 MB, by the organizer"}  # told, and not held to the promise


@dataclass(frozen=True, slots=True)
class Figures:
    name: str
    alone: Waits
    next_door: Waits
    attacked: Waits
    cpu: tuple[float, float]  # of the server, in seconds a second: alone, attacked
    memory: tuple[float, float, float]  # before, at the peak, afterwards
    answers: Counter[str]
    is_alive: bool
    console: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return AT_THE_LAPTOP if self.name in ONLY_THE_LAPTOP else ()

    @property
    def allowed(self) -> float:
        calm = (share(waits.of(self.kinds), 99) for waits in (self.alone, self.next_door))
        return max(PROMISE, GENEROUS * max(calm))

    def broken(self) -> list[str]:
        """What was promised and did not hold."""
        found = []
        before, peak, _ = self.memory
        waited = share(self.attacked.of(self.kinds), 99)
        if not self.is_alive:
            found.append("the server is gone")
        if waited > self.allowed and self.name not in OWN_DOING:
            found.append(f"others waited {waited:.3f} s (p99), more than {self.allowed:.3f} s")
        if peak - before > MEMORY + (HASHING if self.name in OWNER_SIGNS_IN else 0):
            found.append(f"memory grew by {peak - before:.0f} MB")
        failed = {what for what in self.attacked.failed if not self.kinds or what.split()[0] in self.kinds}
        logins = {what for what in failed if what.startswith("login ")}
        if failed - logins:
            found.append(f"honest requests failed: {dict(self.attacked.failed)}")
        tried = len(self.attacked.seconds.get("login", ()))
        worked = tried - sum(self.attacked.failed[what] for what in logins)
        if tried and worked < LOGINS * tried:
            found.append(f"only {worked} of {tried} right passwords worked")
        if self.name == SMUGGLING and self.answers["404"]:
            found.append("a body was answered as if it were a request")
        wrong = [status for status in self.answers if status.startswith("5") and status != "503"]
        if wrong or "Traceback" in self.console:
            found.append(f"errors of ours: {wrong} {self.console[-500:]}")
        return found


def prove(seed: int) -> None:
    name = list(ATTACKS)[seed % len(ATTACKS)]
    found = measured(name).broken()
    assert not found, f"{name}: {'; '.join(found)}"


def measured(name: str) -> Figures:
    with TemporaryDirectory() as scratch, ExitStack() as servers:
        console = Path(scratch) / "console"
        log = servers.enter_context(console.open("wb"))
        halls = [_copied(Path(scratch) / name) for name in ("attacked", "next door")]
        lan = ("--lan", "--host", NETWORK)
        served = [servers.enter_context(serving(hall.folder, *lan, log=log)) for hall in halls]
        return asyncio.run(_besieged(name, halls, served, console))


def _copied(folder: Path) -> Hall:
    """The folder takes seconds to make, and all attacks begin with the same."""
    made = _template()
    shutil.copytree(made.folder, folder)
    return replace(made, folder=folder)


@cache
def _template() -> Hall:
    return prepared(Path(_scratch().name) / "data")


@cache
def _scratch() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="attacks-")  # gone when the process ends


async def _besieged(name: str, halls: list[Hall], served: list[Serving], console: Path) -> Figures:
    honest = [Honest(hall, one.port) for hall, one in zip(halls, served, strict=True)]
    more = ("login",) if name in OWNER_SIGNS_IN else ()

    async def both(seconds: float) -> tuple[Waits, Waits, float]:
        cpu = served[0].cpu
        here, there = await asyncio.gather(*(one.ask_along(seconds, *more) for one in honest))
        return here, there, (served[0].cpu - cpu) / seconds

    await both(1.0)  # what is made once, at the first request
    alone, _, idle = await both(ALONE)
    before = served[0].memory
    served[0].forget_peak()
    attack = await _begun(name, _told(halls[0], served[0].port))
    assert attack.stdout is not None
    attacked, next_door, busy = await both(ATTACKED)
    told = await attack.stdout.read()
    assert not await attack.wait(), f"the attack itself has failed: {name}"
    await asyncio.sleep(AFTERWARDS)
    is_alive = served[0].process.poll() is None
    memory = (before, served[0].peak, served[0].memory) if is_alive else (before, 0.0, 0.0)
    answers: Counter[str] = Counter(json.loads(told or "{}"))
    return Figures(
        name, alone, next_door, attacked, (idle, busy), memory, answers, is_alive, console.read_text("utf-8")
    )


async def _begun(name: str, told: dict[str, object]) -> asyncio.subprocess.Process:
    command = ("nice", "-n", LATE, sys.executable, "-m", "soak.attacking", name)
    attack = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert attack.stdin is not None
    assert attack.stdout is not None
    attack.stdin.write(json.dumps(told).encode())
    attack.stdin.write_eof()
    await attack.stdout.readline()
    return attack


def _told(hall: Hall, port: int) -> dict[str, object]:
    return {
        "address": NETWORK,
        "port": port,
        "seconds": ATTACKED,
        "cup": hall.cup,
        "other": hall.other,
        "open": hall.open,
        "large": hall.large,
        "owner": hall.owner,
        "phones": hall.phones,
    }


# All of them, as a table


HEADINGS = ("attack", "attacked: p50, p99, max ms", "next door", "before", "CPU", "memory MB", "answers", "held")


def main() -> int:
    asked = [name for name in ATTACKS if not sys.argv[1:] or any(words in name for words in sys.argv[1:])]
    print(f"| {' | '.join(HEADINGS)} |\n|{' --- |' * len(HEADINGS)}", flush=True)
    broken = []
    for name in asked:
        figures = measured(name)
        found = figures.broken()
        broken += [f"{name}: {one}" for one in found]
        print(row(figures, "yes" if not found else "NO"), flush=True)
    print("\n".join(broken))
    return 1 if broken else 0


def row(figures: Figures, held: str) -> str:
    answers = ", ".join(f"{status} x {number:,}" for status, number in sorted(figures.answers.items()))
    waits = (waited(one, figures.kinds) for one in (figures.attacked, figures.next_door, figures.alone))
    cpu = f"{figures.cpu[0]:.2f} > {figures.cpu[1]:.2f}"
    memory = " > ".join(f"{one:.0f}" for one in figures.memory)
    logins = "".join(f"; {what} x {number}" for what, number in figures.attacked.failed.items())
    return f"| {' | '.join((figures.name, *waits, cpu, memory, answers + logins, held))} |"


def waited(waits: Waits, kinds: tuple[str, ...]) -> str:
    return ", ".join(f"{1000 * share(waits.of(kinds), part):.0f}" for part in (50, 99, 100))


if __name__ == "__main__":
    sys.exit(main())
