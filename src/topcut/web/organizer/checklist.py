"""What a rule book asks of the organizer and no program can check: shown as a list to go through."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from topcut.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Duty:
    clause: str
    text: str


def checklist(ruleset: Ruleset) -> tuple[Duty, ...]:
    return _all().get(ruleset.name, ())


@cache
def _all() -> dict[str, tuple[Duty, ...]]:
    found = tomllib.loads((files(__package__) / "checklist.toml").read_text("utf-8"))
    return {book: tuple(Duty(**duty) for duty in duties) for book, duties in found.items()}
