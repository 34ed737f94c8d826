"""Finds the long proofs and runs one of them seed after seed, keeping the seed it reached."""

import importlib
import json
import time
from collections.abc import Callable
from pathlib import Path

Proof = Callable[[int], None]

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
    print(f"{name}: from seed {first}", flush=True)
    while (count is None or seed < first + count) and time.monotonic() - began < seconds:
        try:
            prove(seed)
        except AssertionError as broken:
            keep(name, state, seed)
            print(f"{name}: BROKEN at seed {seed}: {broken}")
            print(f"{name}: repeat with  python -m soak {name} --from {seed} --count 1", flush=True)
            return False
        seed += 1
        if time.monotonic() - told > 5:
            told = time.monotonic()
            keep(name, state, seed)
            print(f"{name}: {seed - first} seeds held, now at {seed}", flush=True)
    keep(name, state, seed)
    print(
        f"{name}: held for seeds {first} to {seed - 1} in {time.monotonic() - began:.0f} s; next is {seed}", flush=True
    )
    return True


def reached(name: str, state: Path) -> int:
    file = state / f"{name}.json"
    return int(json.loads(file.read_text(encoding="utf-8"))["seed"]) if file.exists() else 0


def keep(name: str, state: Path, seed: int) -> None:
    state.mkdir(exist_ok=True)
    scratch = state / f"{name}.new"
    scratch.write_text(json.dumps({"seed": seed}), encoding="utf-8")
    scratch.replace(state / f"{name}.json")
