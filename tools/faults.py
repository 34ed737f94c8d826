"""Which test provokes which fault, read from the tests' markers and shown as a page."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIST = ROOT / "docs" / "faults.toml"


@dataclass(frozen=True, slots=True)
class Fault:
    id: str
    fault: str
    outcome: str
    reason: str = ""  # why nothing provokes it, or not all of it


def groups(path: Path = LIST) -> dict[str, tuple[Fault, ...]]:
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        group["title"]: tuple(Fault(id, **said) for id, said in group["faults"].items()) for group in read["groups"]
    }


@cache
def proofs(root: Path = ROOT) -> dict[str, tuple[str, ...]]:
    """Fault id to the files whose tests carry it, such as `faults/test_kill.py`."""
    found: dict[str, set[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for id in marked(path.read_text(encoding="utf-8")):
            found.setdefault(id, set()).add(path.relative_to(root / "tests").as_posix())
    return {id: tuple(sorted(files)) for id, files in found.items()}


def marked(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.fault":
            yield from (str(ast.literal_eval(argument)) for argument in node.args)


def unknown() -> set[str]:
    known = {fault.id for faults in groups().values() for fault in faults}
    return set(proofs()) - known


def unanswered(path: Path = LIST, root: Path = ROOT) -> set[str]:
    """The faults that no test provokes and no reason explains."""
    found = proofs(root)
    return {one.id for faults in groups(path).values() for one in faults if one.id not in found and not one.reason}


def page() -> str:
    found = proofs()
    lines = [
        "# Faults and their tests",
        "",
        "What can go wrong, what must happen then, and which tests under `tests/` provoke it, or why none does yet.",
        "Kills, full and failing disks, lost power and flipped bytes are also tried",
        "by the thousand in `make soak` (the proofs kill, disk, power and rot). Faults are put into system calls by",
        "strace, and clocks are moved by faketime: where these are missing, the run says which tests it skipped. What",
        "an organizer sees of all this is in [data-folder.md](../src/topcut/help_pages/data-folder.md). This page is",
        "written by `make docs` from [faults.toml](faults.toml) and the tests' markers.",
    ]
    for title, faults in groups().items():
        lines += [
            "",
            f"## {title}",
            "",
            "| id | fault | what must happen | tests, or why there is none |",
            "| --- | --- | --- | --- |",
        ]
        lines += [_row(fault, found.get(fault.id, ())) for fault in faults]
    return "\n".join(lines) + "\n"


def _row(fault: Fault, files: tuple[str, ...]) -> str:
    tests = ", ".join(f"[{file}](../tests/{file})" for file in files)
    answer = " ".join(part for part in (tests, fault.reason) if part)
    cells = (text.replace("|", "\\|") for text in (fault.id, fault.fault, fault.outcome, answer))
    return f"| {' | '.join(cells)} |"
