"""Every command that the README and the pages show is run, and says what they show."""

import json
import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from tests.cli.pages import ROOT, Shown, agrees, files, run, shown
from topcut.cli.edge import topcut

PAGES = [
    "README.md",
    "src/topcut/help_pages/commands.md",
    "src/topcut/help_pages/draw.md",
    "src/topcut/help_pages/pairing.md",
]


@pytest.mark.parametrize("name", PAGES)
def test_every_command_on_a_page_says_what_is_shown(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / name).read_text("utf-8")
    for file, text in files(page).items():
        (tmp_path / file).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    for example in shown(page):
        found = run(example.command)
        assert agrees(example.output, found), f"{name}: {example.command} says\n{found}"


def test_every_command_has_an_example() -> None:
    page = (ROOT / "src" / "topcut" / "help_pages" / "commands.md").read_text("utf-8")
    commands = {example.command.split()[1] for example in shown(page)}
    assert commands == set(topcut.commands)
    assert [name for name in sorted(topcut.commands) if f"## topcut {name}" not in page] == []


def test_every_option_is_on_the_page_of_commands() -> None:
    page = (ROOT / "src" / "topcut" / "help_pages" / "commands.md").read_text("utf-8")
    context = click.Context(topcut)
    commands = filter(None, (topcut.get_command(context, name) for name in topcut.commands))
    options = {
        option
        for command in commands
        for part in command.params
        if not getattr(part, "hidden", False)
        for option in part.opts
    }
    assert [option for option in sorted(options) if option.startswith("--") and f"`{option}" not in page] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_page_has_a_broken_link(name: str) -> None:
    page = ROOT / name
    links = re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize(
    ("expected", "found", "agreed"),
    [
        ("a\nb", "a\nb", True),
        ("a\n...", "a\nb\nc", True),
        ("a\n...\nd", "a\nb\nc\nd", True),
        ("...\nd", "a\nd", True),
        ("a\n...\nd", "a\nb", False),
        ("a", "a\nb", False),
    ],
)
def test_three_dots_stand_for_any_lines(expected: str, found: str, agreed: bool) -> None:
    assert agrees(expected, found) is agreed


def test_a_page_is_read_block_by_block() -> None:
    page = "```json h.json\n{}\n```\n\n```console\n$ topcut a\none\n\n$ topcut b\ntwo\n```\n"
    assert files(page) == {"h.json": "{}\n"}
    assert list(shown(page)) == [Shown("topcut a", "one"), Shown("topcut b", "two")]


def test_the_program_on_the_page_about_chance_makes_the_same_draw() -> None:
    page = (ROOT / "src" / "topcut" / "help_pages" / "draw.md").read_text("utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    key, pairs = printed.splitlines()
    (answered,) = (json.loads(example.output) for example in shown(page))
    assert answered["keys"] == {"pairing": key}
    assert sorted("-".join(sorted(pair)) for pair in answered["pairs"]) == pairs.split()
