"""The commands that a page shows, and the files they read, so that a test can run them all."""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.cli.running import answer

ROOT = Path(__file__).parents[2]
FENCED = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.M | re.S)
ANYTHING = "..."


@dataclass(frozen=True)
class Shown:
    command: str
    output: str


def files(page: str) -> dict[str, str]:
    """What stands in a fence with a file's name: "```json history.json"."""
    return {name: text for _, name, text in FENCED.findall(page) if name}


def shown(page: str) -> Iterator[Shown]:
    for kind, _, text in FENCED.findall(page):
        if kind == "console":
            for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
                command, _, output = part.partition("\n")
                yield Shown(command, output.rstrip("\n"))


def run(command: str) -> str:
    """What the command prints; `> FILE` writes it there instead."""
    words = shlex.split(command)
    assert words[0] == "topcut"
    into = words[words.index(">") + 1] if ">" in words else None
    said = answer(*(words[1 : words.index(">")] if into else words[1:]))
    if into:
        Path(into).write_text(said.out, "utf-8")
        return said.err.rstrip("\n")
    return (said.out + said.err).rstrip("\n")


def agrees(expected: str, found: str) -> bool:
    """Line by line; a line of three dots stands for any lines."""
    pattern = "\n".join(
        re.escape(line) if line.strip() != ANYTHING else r"(?:.*\n?)*?" for line in expected.split("\n")
    )
    return re.fullmatch(pattern.replace("(?:.*\\n?)*?\n", "(?:.*\\n)*?"), found) is not None
