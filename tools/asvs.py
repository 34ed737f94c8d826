"""Topcut against OWASP ASVS 5.0, requirement by requirement, read from docs/asvs.toml and shown as a page."""

import ast
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import convert

ROOT = Path(__file__).parent.parent
LIST = ROOT / "docs" / "asvs.toml"
SHOWN = {"met": "met", "deviation": "**deviation**", "none": "does not apply"}


@dataclass(frozen=True, slots=True)
class Requirement:
    id: str  # 3.4.1
    asks: str  # in our own few words
    verdict: str
    here: str
    tests: tuple[str, ...] = ()  # web/test_x.py::test_y, below tests/
    pages: tuple[str, ...] = ()  # access.md#heading, below docs/


def sections(path: Path = LIST) -> dict[str, tuple[Requirement, ...]]:
    """`3.4 Headers` to its requirements, in the order of the standard."""
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    return {f"{one['id']} {one['title']}": tuple(_requirements(one)) for one in read["sections"]}


def _requirements(section: dict[str, Any]) -> list[Requirement]:
    usual = {name: section[name] for name in ("verdict", "here") if name in section}
    said = {id: {"asks": one} if isinstance(one, str) else one for id, one in section["requirements"].items()}
    return [convert({"id": id, **usual, **one}, Requirement) for id, one in said.items()]


def every() -> tuple[Requirement, ...]:
    return tuple(one for some in sections().values() for one in some)


def counted() -> Counter[str]:
    return Counter(one.verdict for one in every())


def is_there(test: str) -> bool:
    """Whether there is such a file, and such a test in it."""
    file, _, name = test.partition("::")
    path = ROOT / "tests" / file
    return path.is_file() and (not name or name in _tests(path))


@cache
def _tests(path: Path) -> frozenset[str]:
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return frozenset(node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def has(page: str) -> bool:
    """Whether there is such a page, and such a heading on it."""
    file, _, heading = page.partition("#")
    path = ROOT / "docs" / file
    return path.is_file() and (not heading or heading in _headings(path))


@cache
def _headings(path: Path) -> frozenset[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return frozenset(_anchor(line.lstrip("#").strip()) for line in lines if line.startswith("#"))


def _anchor(heading: str) -> str:
    kept = "".join(sign for sign in heading.lower() if sign.isalnum() or sign in " -")
    return kept.replace(" ", "-")


def page() -> str:
    number = counted()
    lines = [
        "# The security standard, requirement by requirement",
        "",
        "Topcut against levels 1 and 2 of the OWASP Application Security Verification Standard 5.0.0. The numbers are",
        "[the standard's](https://owasp.org/www-project-application-security-verification-standard/) (CC BY-SA 4.0);",
        "every word is ours, and shorter: read the standard for what exactly is asked. What it amounts to is in",
        "[security.md](security.md). This page is written by `make docs` from [asvs.toml](asvs.toml), and a test holds",
        "that every test named here exists.",
        "",
        "| verdict | requirements | meaning |",
        "| --- | --- | --- |",
        f"| met | {number['met']} | shown by the tests named; what asks for documentation, by the page |",
        f"| deviation | {number['deviation']} | not met, or not in every mode, with the reason |",
        f"| does not apply | {number['none']} | there is no such thing in Topcut |",
    ]
    for title, some in sections().items():
        lines += ["", f"## {title}", "", "| id | asks | verdict | here | shown by |", "| --- | --- | --- | --- | --- |"]
        lines += [_row(one) for one in some]
    return "\n".join(lines) + "\n"


def _row(one: Requirement) -> str:
    shown = [f"[{_short(test)}](../tests/{test.partition('::')[0]})" for test in one.tests]
    shown += [f"[{page.removeprefix('../')}]({page})" for page in one.pages]
    cells = (one.id, one.asks, SHOWN[one.verdict], one.here, "; ".join(shown))
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _short(test: str) -> str:
    """`test_shield: every answer has the headers errors too`; the link has the file."""
    file, _, name = test.partition("::")
    stem = file.rpartition("/")[2].removesuffix(".py")
    return f"{stem}: {name.removeprefix('test_').replace('_', ' ')}" if name else stem
