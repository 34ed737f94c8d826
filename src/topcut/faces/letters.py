"""How wide a text is in the type of the cards, and where its lines break, so that nothing runs over an edge."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

Weight = Literal["regular", "bold"]

WIDTHS = Path(__file__).with_name("widths.toml")
UNIT = 1000  # of the type size, in which widths are written down
FULL = 1000  # letters of a script that is set in squares, and whatever else is not known
CUT = "…"
ROUNDING = 0.01  # a line that is just as wide as its room fits
TIES = "\u00a0\u202f"  # no line ends at them: French sets them before a colon
GAP = re.compile(rf"[^\S{TIES}]+")


def width(text: str, size: float, weight: Weight = "regular") -> float:
    known = _widths()[weight]
    return sum([known[letter] if letter in known else _unknown(letter, known) for letter in text]) * size / UNIT


def wrapped(text: str, room: float, size: float, weight: Weight = "regular") -> tuple[str, ...]:
    """Lines no wider than the room. A word that is wider by itself is broken wherever it must be."""
    lines: list[str] = []
    line = ""
    for word in words(text):
        longer = f"{line} {word}" if line else word
        if width(longer, size, weight) <= room + ROUNDING:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _broken(word, room, size, weight)
        lines += full
    return (*lines, line) if line else tuple(lines)


def shortened(lines: Sequence[str], most: int, room: float, size: float, weight: Weight = "regular") -> tuple[str, ...]:
    """At most so many lines; the last one says that there would have been more."""
    if len(lines) <= most:
        return tuple(lines)
    last = lines[most - 1]
    while last and width(last + CUT, size, weight) > room + ROUNDING:
        last = last[:-1]
    return (*lines[: most - 1], last.rstrip() + CUT)


def is_broken(text: str, lines: Sequence[str]) -> bool:
    """Whether a word had to be broken, or something left out."""
    return " ".join(lines) != " ".join(words(text))


def words(text: str) -> list[str]:
    """What a line may end with."""
    return [word for word in GAP.split(text) if word]


def _broken(word: str, room: float, size: float, weight: Weight) -> list[str]:
    parts = [""]
    for letter in word:
        if parts[-1] and width(parts[-1] + letter, size, weight) > room + ROUNDING:
            parts.append("")
        parts[-1] += letter
    return parts


def _unknown(letter: str, known: Mapping[str, int]) -> int:
    if letter in TIES:
        return known[" "]
    return 0 if unicodedata.combining(letter) else FULL


@cache
def _widths() -> Mapping[Weight, Mapping[str, int]]:
    tables = tomllib.loads(WIDTHS.read_text(encoding="utf-8"))
    weights: tuple[Weight, ...] = ("regular", "bold")
    return {
        weight: {letter: int(wide) for wide, letters in tables[weight].items() for letter in letters}
        for weight in weights
    }
