"""Seals records as they are stored into an archive, with salts and the chain, as the page on archives tells it."""

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

Record = dict[str, Any]
ENVELOPE = ("n", "at", "by", "kind", "v", "body")
LOGS = Path(__file__).parent.parent / "logs" / "0.1.0"
BOOKS = ("challenger", "munchkin", "showdown", "timeline")


def records(book: str) -> list[Record]:
    """A sample log, fresh, so that a test may damage it."""
    return [json.loads(line) for line in (LOGS / f"{book}.jsonl").read_text(encoding="utf-8").splitlines()]


def canon(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def archive(
    facts: Sequence[Record], *, withheld: Iterable[int] = (), full: bool = True, seed: str | None = None
) -> list[str]:
    """The lines of the file; withheld facts are named by their numbers."""
    hidden = set(withheld)
    tournament = facts[0]["body"]["tournament"]
    before = hashlib.sha256(b"topcut-log-v1\0" + tournament.encode()).digest()
    lines = []
    for record in facts:
        salt = hashlib.sha256(f"salt {record['n']}".encode()).digest()[:16]
        digest = hashlib.sha256(salt + canon(record)).digest()
        before = hashlib.sha256(before + digest).digest()
        if record["n"] in hidden:
            line = {"n": record["n"], "digest": digest.hex(), "hash": before.hex()}
        else:
            line = {**record, "salt": salt.hex(), "hash": before.hex()}
        lines.append(canon(line).decode())
    header = {
        "format": "topcut-archive-1",
        "tournament": tournament,
        "software": "test",
        "facts": len(facts),
        "head": before.hex(),
        "full": full,
    }
    lines.insert(0, canon(header).decode())
    if full:
        whole = hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
        lines.append(canon({"seed": seed, "sha256": whole}).decode())
    return lines


def renumbered(facts: Sequence[Record]) -> list[Record]:
    """After facts were added or taken out."""
    return [{**record, "n": n} for n, record in enumerate(facts, start=1)]


def kinds(facts: Sequence[Record], kind: str) -> list[Record]:
    return [record for record in facts if record["kind"] == kind]
