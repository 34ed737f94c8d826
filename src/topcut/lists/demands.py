"""What a list must meet, as plain values: names of rules, their clauses, the numbers in them, the choices made."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path

from topcut.lists.findings import Grade
from topcut.lists.written import Form
from topcut.refusal import Refusal

EXAMPLES = Path(__file__).parent / "examples.toml"
FORMS = {
    "core-roster": Form.ROSTERS,
    "three-rosters": Form.ROSTERS,
    "four-squads": Form.SQUADS,
    "core-squad": Form.SQUADS,
    "core-deck": Form.DECK,
}


@cache
def examples() -> Mapping[str, str]:
    return {rule: text.strip() for rule, text in tomllib.loads(EXAMPLES.read_text("utf-8")).items()}


@dataclass(frozen=True, slots=True)
class Demands:
    rules: tuple[str, ...]
    clauses: Mapping[str, str]
    limits: Mapping[str, int]
    grades: Mapping[str, Grade] = field(default_factory=dict)  # where a rule is not simply illegal to break
    options: Mapping[str, str] = field(default_factory=dict)
    days: tuple[date, ...] = ()  # of the tournament; none: it is not known when it is

    @property
    def form(self) -> Form:
        for rule in self.rules:
            if rule in FORMS:
                return FORMS[rule]
        raise Refusal("list-no-rules")

    @property
    def example(self) -> str:
        """What a list of this form looks like; empty where there is no form."""
        return next((examples()[rule] for rule in self.rules if rule in examples()), "")

    @property
    def day(self) -> date | None:
        """The day that decides what is legal: the first (R-11)."""
        return min(self.days, default=None)

    def asks(self, rule: str) -> bool:
        return rule in self.rules

    def clause(self, *rules: str) -> str | None:
        """The clause of the first of these rules that is asked for."""
        return next((self.clauses[rule] for rule in rules if rule in self.clauses), None)

    def limit(self, name: str) -> int | None:
        return self.limits.get(name)
