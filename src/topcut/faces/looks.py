"""What tells a set from the others at a glance: its colour, its pattern and its sign; and the picture of a card."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from topcut.cards.language import Card

HERE = Path(__file__).parent
DARK, LIGHT = "#14181c", "#ffffff"  # ink on a colour, whichever is read better


@dataclass(frozen=True, slots=True)
class Pattern:
    """One stroke that is repeated; every second row may be shifted by half a step."""

    stroke: str
    step: tuple[int, int]
    shifted: bool = False
    thick: float = 2


@dataclass(frozen=True, slots=True)
class Look:
    colour: str
    pattern: Pattern
    sign: str  # a path in a square of 64, as pictures are

    @property
    def ink(self) -> str:
        return max((LIGHT, DARK), key=lambda ink: contrast(ink, self.colour))


def look_of(set_name: str) -> Look:
    """A set that users have written has one of the looks that are left, always the same for its name."""
    known, spare = _looks()
    if set_name in known:
        return known[set_name]
    return spare[sha256(set_name.encode()).digest()[0] % len(spare)]


def picture_of(card: Card) -> str:
    """A card without a picture of its own shows the sign of its set."""
    return _pictures().get(card.set, {}).get(card.name) or look_of(card.set).sign


def contrast(one: str, other: str) -> float:
    """As WCAG 2.2 defines it for two colours of sRGB."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


@cache
def _looks() -> tuple[Mapping[str, Look], tuple[Look, ...]]:
    read = tomllib.loads((HERE / "looks.toml").read_text(encoding="utf-8"))
    return {name: _look(one) for name, one in read["sets"].items()}, tuple(_look(one) for one in read["spare"])


def _look(read: Mapping[str, Any]) -> Look:
    across, down = read["step"]
    pattern = Pattern(read["stroke"], (across, down), read.get("shifted", False), read.get("thick", 2))
    return Look(read["colour"], pattern, read["sign"])


@cache
def _pictures() -> Mapping[str, Mapping[str, str]]:
    read: dict[str, dict[str, str]] = tomllib.loads((HERE / "pictures.toml").read_text(encoding="utf-8"))
    return read
