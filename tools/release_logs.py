"""Writes logs of this release for every rule book, kept under tests/logs for ever: `python -m tools.release_logs`.

A log that is there is never written again: what a release has written, every later one must read.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import topcut
from tests.rules.life import Life
from tests.rules.whole import PLAYERS, companion, digital, two_days, whole, with_staff
from tools.clauses import ROOT
from topcut.chance import canon
from topcut.rules.codec import encode
from topcut.rules.facts import Stamped

LOGS = ROOT / "tests" / "logs"
LIVES: Mapping[str, Callable[[], Life]] = {
    **{book: partial(whole, book) for book in PLAYERS},
    "challenger-two-days": two_days,
    "challenger-staff": with_staff,
    "challengers-digital": digital,
    "challengers-companion": companion,
}


def main() -> None:
    folder = LOGS / topcut.__version__
    folder.mkdir(parents=True, exist_ok=True)
    for name, life in LIVES.items():
        file = folder / f"{name}.jsonl"
        if not file.exists():
            file.write_bytes(written(life().log))
            print(file.relative_to(ROOT))


def written(log: Sequence[Stamped]) -> bytes:
    """The records of a log, one a line, as docs/archive.md tells of them; without salts, which are chance."""
    return b"".join(canon(record(stamped)) + b"\n" for stamped in log)


def record(stamped: Stamped) -> dict[str, object]:
    kind, v, body = encode(stamped.fact)
    by = {"role": str(stamped.by.role), "id": stamped.by.id}
    return {"n": stamped.n, "at": stamped.at, "by": by, "kind": kind, "v": v, "body": body}


def kept() -> list[Path]:
    return sorted(LOGS.rglob("*.jsonl"))


if __name__ == "__main__":
    main()
