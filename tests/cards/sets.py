"""Sets of one's own for tests: a few lines of TOML become a binder."""

from collections.abc import Sequence
from pathlib import Path

from topcut.cards.binder import Binder, open_binder


def card(name: str, power: int = 1, level: str = "A", *effects: str, copies: int = 4) -> str:
    listed = ", ".join(f"{{ {effect} }}" for effect in effects)
    head = f'[[cards]]\nname = "{name}"\nlevel = "{level}"\npower = {power}\ncopies = {copies}\n'
    return f"{head}effects = [{listed}]\n"


def set_text(*cards: str, name: str = "Workshop", sums: str = "") -> str:
    counted = ", ".join(f"{level} = {_copies(cards, level)}" for level in "ABC")
    return f'name = "{name}"\nsums = {{ {sums or counted} }}\n\n' + "\n".join(cards)


def _copies(cards: Sequence[str], level: str) -> int:
    return sum(int(one.split("copies = ")[1].split()[0]) for one in cards if f'level = "{level}"' in one)


def written(folder: Path, text: str, name: str = "mine.toml") -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def own_binder(folder: Path, *cards: str) -> Binder:
    return open_binder([written(folder, set_text(*cards))])
