"""All rules that can be broken, and those breaks that nobody need notice."""

import re
import tomllib
from functools import cache
from pathlib import Path

from soak.broken import Break
from soak.broken_lines import broken_lines
from soak.broken_settings import broken_settings
from topcut.rules.ruleset import shipped

ROOT = Path(__file__).parent.parent
LINES = ("src/topcut/rules/results.py", "src/topcut/rules/pairing/byes.py", "src/topcut/cards/*.py")


@cache
def breaks() -> tuple[Break, ...]:
    """All of them, in an order that changes only with the rules."""
    files = [file for pattern in LINES for file in sorted(ROOT.glob(pattern))]
    return (
        *(one for file in files for one in broken_lines(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))),
        *(one for name in shipped() for one in broken_settings(name)),
    )


@cache
def explained() -> tuple[tuple[str, str], ...]:
    """Names of breaks, a `*` in them for anything, and why nobody need notice them."""
    read = tomllib.loads((ROOT / "soak" / "unnoticed.toml").read_text("utf-8"))
    return tuple((what, entry["why"]) for entry in read["unnoticed"] for what in entry["what"])


def why_unnoticed(name: str) -> str | None:
    return next((why for what, why in explained() if _matches(what, name)), None)


def _matches(what: str, name: str) -> bool:
    pattern = ".*".join(re.escape(part) for part in what.split("*"))
    return re.fullmatch(pattern, name) is not None
