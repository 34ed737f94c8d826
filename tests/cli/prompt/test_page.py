"""The page for organizers is run as it is written: every command, every line at the prompt, every answer."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.evening import Evening
from tests.cli.pages import ROOT, agrees, files, shown
from tests.cli.running import answer

PAGE = ROOT / "src" / "topcut" / "help_pages" / "run-an-event.md"
TYPED = re.compile(r"^(?:> |Which of .*\? |Why\? Everyone can read this: )(.*)$", re.M)


def test_the_page_for_organizers_says_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for command, expected, found in conversations(PAGE.read_text("utf-8"), tmp_path, monkeypatch):
        assert agrees(expected, found), f"{command} says\n{found}"


def conversations(page: str, folder: Path, patch: pytest.MonkeyPatch) -> Iterator[tuple[str, str, str]]:
    """Each command of the page, what the page shows, and what it says with the chance and time of every run."""
    Evening(folder / "unused", patch)
    for variable in ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"):
        patch.setenv(variable, "data")
    patch.chdir(folder)
    for file, text in files(page).items():
        Path(file).write_text(text, "utf-8")
    for example in shown(page):
        typed = TYPED.findall(example.output)
        said = answer(*shlex.split(example.command)[1:], stdin="".join(f"{line}\n" for line in typed).encode())
        yield example.command, example.output, (said.out + said.err).rstrip("\n")
