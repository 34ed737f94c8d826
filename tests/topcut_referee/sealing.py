"""Seals records as they are stored into an archive, with salts and the chain, as the page on archives tells it."""

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

Record = dict[str, Any]
ENVELOPE = ("n", "at", "by", "kind", "v", "body")
LOGS = Path(__file__).parent.parent / "logs" / "0.1.0"
LATER = "challenger-staff"  # of version 2, without the names and texts that a file of it needs
STORED = tuple(sorted(path.stem for path in LOGS.glob("*.jsonl") if path.stem != LATER))
BOOKS = ("challenger", "munchkin", "showdown", "timeline")
PAGE = (Path(__file__).parent.parent.parent / "docs" / "archive.md").read_text(encoding="utf-8")
CLASSES = dict(re.findall(r"### (\w+)\n\n.*?Class ([PSO])\.", PAGE))


def records(book: str) -> list[Record]:
    """A sample log, fresh, so that a test may damage it."""
    return [json.loads(line) for line in (LOGS / f"{book}.jsonl").read_text(encoding="utf-8").splitlines()]


def canon(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def archive(
    facts: Sequence[Record],
    *,
    withheld: Iterable[int] = (),
    full: bool = True,
    seed: str | None = None,
    people: Sequence[Record] = (),
) -> list[str]:
    """The lines of the file; withheld facts are named by their numbers. The first fact says which version it is."""
    hidden = set(withheld)
    tournament, second = facts[0]["body"]["tournament"], facts[0]["body"].get("log", 1) == 2
    before = hashlib.sha256(f"topcut-log-v{1 + second}\0{tournament}".encode()).digest()
    lines = []
    for fact in facts:
        record = {name: fact[name] for name in ENVELOPE if name in fact}
        salt = hashlib.sha256(f"salt {record['n']}".encode()).digest()[:16]
        digest = hashlib.sha256(salt + canon(record)).digest()
        letter = fact.get("class") or CLASSES.get(fact["kind"], "P")
        before = hashlib.sha256(before + (letter.encode() if second else b"") + digest).digest()
        if record["n"] in hidden:
            line = {"n": record["n"], "digest": digest.hex(), "hash": before.hex()}
        else:
            line = {**record, "salt": salt.hex(), "hash": before.hex()}
            line |= {"texts": fact.get("texts", {})} if second else {}
        lines.append(canon(line | ({"class": letter} if second else {})).decode())
    header = {
        "format": f"topcut-archive-{1 + second}",
        "tournament": tournament,
        "software": "test",
        "facts": len(facts),
        "head": before.hex(),
        "full": full,
    }
    lines.insert(0, canon(header).decode())
    lines += [canon(person).decode() for person in people]
    return with_end(lines, seed) if full else lines


def with_end(lines: list[str], seed: str | None = None) -> list[str]:
    """A full archive with its last line."""
    whole = hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
    return [*lines, canon({"seed": seed, "sha256": whole}).decode()]


def renumbered(facts: Sequence[Record]) -> list[Record]:
    """After facts were added or taken out."""
    return [{**record, "n": n} for n, record in enumerate(facts, start=1)]


def kinds(facts: Sequence[Record], kind: str) -> list[Record]:
    return [record for record in facts if record["kind"] == kind]
