"""The walls between the rooms stand, and would be missed: each is proved by a planted violation."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "topcut"
FOR_TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {}"
PURE = ("rules", "lists", "cards", "faces", "chance.py", "declared.py", "ids.py", "refusal.py")


def test_the_walls_stand() -> None:
    report = lint_imports(ROOT)
    assert report.returncode == 0, report.stdout + report.stderr


@pytest.mark.parametrize(
    ("module", "planted", "named"),
    [
        ("topcut/rules/match.py", "import topcut.exchange", "topcut.rules.match -> topcut.exchange"),
        ("topcut/rules/match.py", "import topcut.rules.tournament", "topcut.rules.match -> topcut.rules.tournament"),
        ("topcut/rules/match.py", "from random import shuffle", "topcut.rules.match -> random"),
        ("topcut/rules/match.py", "import msgspec", "topcut.rules.match -> msgspec"),
        ("topcut/rules/match.py", "import rustworkx", "topcut.rules.match -> rustworkx"),
        ("topcut/rules/match.py", "import topcut_referee", "topcut.rules.match -> topcut_referee"),
        ("topcut/chance.py", "import time", "topcut.chance -> time"),
        ("topcut/cards/bots/expert.py", "import topcut.batch", "topcut.cards.bots.expert -> topcut.batch"),
        ("topcut/refusal.py", "import topcut.rules", "topcut.refusal -> topcut.rules"),
        ("topcut/web/view.py", "import sqlalchemy", "topcut.web.view -> sqlalchemy"),
        ("topcut/web/player/seat.py", "import topcut.web.public.front", "web.player.seat -> topcut.web.public.front"),
        (
            "topcut/web/organizer/round.py",
            "import topcut.web.player.seat",
            "web.organizer.round -> topcut.web.player.seat",
        ),
        (
            "topcut/web/public/front.py",
            "import topcut.web.organizer.round",
            "web.public.front -> topcut.web.organizer.round",
        ),
        ("topcut/web/live/route.py", "import topcut.web.app", "topcut.web.live.route -> topcut.web.app"),
        ("topcut/web/settings.py", FOR_TYPES.format("topcut.web.view"), "topcut.web.settings -> topcut.web.view"),
        (
            "topcut/web/public/rules.py",
            FOR_TYPES.format("topcut.web.public.front"),
            "No cycles are allowed in topcut.web.public.",
        ),
        ("topcut/web/helpers.py", "", "topcut.web.helpers"),
        ("topcut/helpers.py", "", "topcut.helpers"),
        ("topcut_referee/draw.py", "import topcut.chance", "topcut_referee.draw -> topcut.chance"),
        ("topcut_referee/draw.py", "import msgspec", "topcut_referee.draw -> msgspec"),
    ],
)
def test_a_planted_violation_is_named(tmp_path: Path, module: str, planted: str, named: str) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    with (tmp_path / "src" / module).open("a", encoding="utf-8") as file:
        file.write(f"\n{planted}\n")

    report = lint_imports(tmp_path)

    assert report.returncode == 1
    assert named in " ".join(report.stdout.split())


def test_the_rules_have_no_float() -> None:
    assert list(places(floats, SOURCE / "rules")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "points: float = 3",
        "def mean(rates: tuple[float, ...]) -> int: ...",
        "def mean(rates: tuple[int, ...]) -> 'float': ...",
        "points = 0.5",
        "points = float(3)",
        "points = 1e3",
    ],
)
def test_a_planted_float_is_found(planted: str) -> None:
    assert list(floats(ast.parse(planted)))


def test_asking_whether_something_is_a_float_is_no_float() -> None:
    assert list(floats(ast.parse("isinstance(points, float)"))) == []


def test_the_pure_rooms_do_not_ask_the_time() -> None:
    assert [place for room in PURE for place in places(clocks, SOURCE / room)] == []


@pytest.mark.parametrize(
    "planted", ["datetime.now()", "datetime.datetime.now(UTC)", "date.today()", "datetime.utcnow()"]
)
def test_a_planted_clock_is_found(planted: str) -> None:
    assert list(clocks(ast.parse(planted)))


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    command = "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    return subprocess.run(
        [sys.executable, "-c", command, "--no-cache", "--no-logo"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONUTF8": "1", "COLUMNS": "300"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def places(finder: Callable[[ast.Module], Iterator[ast.AST]], room: Path) -> Iterator[str]:
    """Where a finder finds something in a module or a folder, such as `match.py:12`; a room yet unbuilt is empty."""
    files = [room] if room.suffix == ".py" else sorted(room.rglob("*.py"))
    for path in files:
        if path.exists():
            for node in finder(ast.parse(path.read_text(encoding="utf-8"))):
                yield f"{path.relative_to(ROOT).as_posix()}:{getattr(node, 'lineno', 0)}"


def floats(tree: ast.Module) -> Iterator[ast.AST]:
    asked = {name for call in calls(tree, "isinstance") for name in ast.walk(call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield node
        if isinstance(node, ast.Constant) and node.value == "float":
            yield node
        if isinstance(node, ast.Name) and node.id == "float" and node not in asked:
            yield node


def clocks(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in ("now", "utcnow", "today"):
            yield node


def calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node
