"""Finds the long proofs and runs one of them seed after seed, keeping the seed it reached and what it has counted."""

import importlib
import json
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Proof = Callable[[int], Mapping[str, int] | None]  # a proof may say what it did: so many kills, so many answers

FOLDER = Path(__file__).parent
STATE = FOLDER.parent / ".soak"


def proofs(folder: Path) -> dict[str, Proof]:
    """Name to proof: `soak/proof_standings.py` with its `prove(seed)` is the proof `standings`."""
    files = sorted(folder.glob("proof_*.py"))
    return {file.stem.removeprefix("proof_"): importlib.import_module(f"soak.{file.stem}").prove for file in files}


def run(
    name: str, prove: Proof, state: Path, *, start: int | None = None, count: int | None = None, seconds: float
) -> bool:
    """True if every seed tried held; a seed that fails is not passed over, so the next run meets it again."""
    first = reached(name, state) if start is None else start
    seed, began, told = first, time.monotonic(), time.monotonic()
    done: Counter[str] = Counter()
    print(f"{name}: from seed {first}", flush=True)
    while (count is None or seed < first + count) and time.monotonic() - began < seconds:
        try:
            done.update(prove(seed) or {})
        except AssertionError as broken:
            keep(name, state, seed, done)
            print(f"{name}: BROKEN at seed {seed}: {broken}")
            print(f"{name}: repeat with  python -m soak {name} --from {seed} --count 1", flush=True)
            return False
        seed += 1
        if time.monotonic() - told > 5:
            told = time.monotonic()
            print(f"{name}: {seed - first} seeds held, now at {seed}", flush=True)
            keep(name, state, seed, done)
            done.clear()
    keep(name, state, seed, done)
    print(
        f"{name}: held for seeds {first} to {seed - 1} in {time.monotonic() - began:.0f} s; next is {seed}", flush=True
    )
    if all_runs := counted(name, state):
        print(f"{name}: in all runs {', '.join(f'{number:,} {what}' for what, number in all_runs.items())}", flush=True)
    return True


def reached(name: str, state: Path) -> int:
    return int(_kept(name, state).get("seed", 0))


def counted(name: str, state: Path) -> Counter[str]:
    """What the proof did in all its runs."""
    return Counter(_kept(name, state).get("counted", {}))


def keep(name: str, state: Path, seed: int, done: Mapping[str, int]) -> None:
    """The seed, and what was done since it was kept before."""
    state.mkdir(exist_ok=True)
    whole = counted(name, state)
    whole.update(done)
    scratch = state / f"{name}.new"
    scratch.write_text(json.dumps({"seed": seed, "counted": whole}), encoding="utf-8")
    scratch.replace(state / f"{name}.json")


def _kept(name: str, state: Path) -> dict[str, Any]:
    file = state / f"{name}.json"
    kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return kept
