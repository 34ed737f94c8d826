"""Nobody stops the hall: people who play honestly are answered, while somebody attacks the program.

A seed is one attack, with a server of its own: first the honest people alone, for comparison, then the same while the
attack runs in a process of its own. `python -m soak.proof_attacks [WORDS]` goes through all, or those with these words
in their names, and prints the figures as a table; it says what is broken and goes on.

Others should wait less than 100 ms, at the 99th percentile, on a quiet computer. One that is busy makes everybody wait,
so what was measured without the attack, a moment before, is allowed several times over.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.bench_hall import share
from bench.hall import Serving, serving
from soak.attacking import ATTACKS
from soak.besieged import NETWORK, Hall, Honest, Waits, prepared

ALONE, ATTACKED, AFTERWARDS = 6.0, 10.0, 2.0  # seconds
PROMISE = 0.100  # seconds
GENEROUS = 4  # times what was waited without the attack
MEMORY = 80.0  # megabytes that an attack may cost while it runs
LOGINS = 0.9  # of the owner's right passwords that must work
LATE = 10  # niceness of the attackers, whose computers are others' in a hall

AT_THE_LAPTOP = ("desk", "other")
ONLY_THE_LAPTOP = {"3,300 connections, more than there are"}  # phones are refused then, and said so
OWNER_SIGNS_IN = {"passwords guessed by twenty strangers", "passwords guessed for twenty names"}
OWN_DOING = {"lists of people of 5 MB, by the organizer"}  # told, and not held to the promise


@dataclass(frozen=True, slots=True)
class Figures:
    name: str
    alone: Waits
    attacked: Waits
    memory: tuple[float, float, float]  # before, at the peak, afterwards
    answers: Counter[str]
    is_alive: bool
    console: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return AT_THE_LAPTOP if self.name in ONLY_THE_LAPTOP else ()

    @property
    def allowed(self) -> float:
        return max(PROMISE, GENEROUS * share(self.alone.of(self.kinds), 99))

    def broken(self) -> list[str]:
        """What was promised and did not hold."""
        found = []
        before, peak, _ = self.memory
        waited = share(self.attacked.of(self.kinds), 99)
        if not self.is_alive:
            found.append("the server is gone")
        if waited > self.allowed and self.name not in OWN_DOING:
            found.append(f"others waited {waited:.3f} s (p99), more than {self.allowed:.3f} s")
        if peak - before > MEMORY:
            found.append(f"memory grew by {peak - before:.0f} MB")
        failed = {what for what in self.attacked.failed if not self.kinds or what.split()[0] in self.kinds}
        logins = {what for what in failed if what.startswith("login ")}
        if failed - logins:
            found.append(f"honest requests failed: {dict(self.attacked.failed)}")
        tried = len(self.attacked.seconds.get("login", ()))
        worked = tried - sum(self.attacked.failed[what] for what in logins)
        if tried and worked < LOGINS * tried:
            found.append(f"only {worked} of {tried} right passwords worked")
        wrong = [status for status in self.answers if status.startswith("5") and status != "503"]
        if wrong or "Traceback" in self.console:
            found.append(f"errors of ours: {wrong} {self.console[-500:]}")
        return found


def prove(seed: int) -> None:
    name = list(ATTACKS)[seed % len(ATTACKS)]
    found = measured(name).broken()
    assert not found, f"{name}: {'; '.join(found)}"


def measured(name: str) -> Figures:
    with TemporaryDirectory() as scratch:
        hall, console = prepared(Path(scratch) / "data"), Path(scratch) / "console"
        with console.open("wb") as log, serving(hall.folder, "--lan", "--host", NETWORK, log=log) as served:
            return asyncio.run(_besieged(name, hall, served, console))


async def _besieged(name: str, hall: Hall, served: Serving, console: Path) -> Figures:
    honest = Honest(hall, served.port)
    more = ("login",) if name in OWNER_SIGNS_IN else ()
    await honest.ask_along(1.0, *more)  # what is made once, at the first request
    alone = await honest.ask_along(ALONE, *more)
    before = served.memory
    served.forget_peak()
    attack = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "soak.attacking",
        name,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: os.nice(LATE),
    )
    assert attack.stdin is not None
    assert attack.stdout is not None
    attack.stdin.write(json.dumps(_told(hall, served.port)).encode())
    attack.stdin.write_eof()
    await attack.stdout.readline()
    attacked = await honest.ask_along(ATTACKED, *more)
    told = await attack.stdout.read()
    await attack.wait()
    await asyncio.sleep(AFTERWARDS)
    is_alive = served.process.poll() is None
    after = served.memory if is_alive else 0.0
    peak = served.peak if is_alive else 0.0
    answers: Counter[str] = Counter(json.loads(told or "{}"))
    return Figures(name, alone, attacked, (before, peak, after), answers, is_alive, console.read_text("utf-8"))


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


HEADINGS = ("attack", "alone p50, p99, max ms", "attacked p50, p99, max ms", "memory MB", "answers", "held")


def main() -> int:
    asked = [name for name in ATTACKS if all(words in name for words in sys.argv[1:])]
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
    memory = " > ".join(f"{one:.0f}" for one in figures.memory)
    waits = (waited(figures.alone, figures.kinds), waited(figures.attacked, figures.kinds))
    return f"| {' | '.join((figures.name, *waits, memory, answers, held))} |"


def waited(waits: Waits, kinds: tuple[str, ...]) -> str:
    return ", ".join(f"{1000 * share(waits.of(kinds), part):.0f}" for part in (50, 99, 100))


if __name__ == "__main__":
    sys.exit(main())
