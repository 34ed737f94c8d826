"""What a check finds: a grade, a clause, the entry, and a code whose sentence the message catalogue has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product

NAMED = 4  # of those that are told together
TOGETHER = {
    "unknown": "names-not-checked",
    "of-another-game": "names-of-another-game",
    "read-as": "names-read-as",
    "not-counted": "lines-not-counted",
}


class Grade(StrEnum):
    ILLEGAL = "illegal"  # blocks acceptance, unless an official accepts the list anyway
    UNVERIFIED = "unverified"  # the loaded catalogues cannot tell
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Finding:
    grade: Grade
    code: str
    clause: str | None
    entry: str
    parameters: Mapping[str, object] = field(default_factory=dict)
    suggestions: tuple[str, ...] = ()
    named: tuple[tuple[str, int], ...] = ()  # of those that are told together, with their lines; 0: none

    @property
    def line(self) -> int | None:
        """Where it stands in the text; none in what was not read line by line."""
        line = self.parameters.get("line")
        return line if isinstance(line, int) and line > 0 else None


@dataclass(frozen=True, slots=True)
class Total:
    """What a list adds up to, for information; its sentence is in the message catalogue too."""

    code: str
    parameters: Mapping[str, object] = field(default_factory=dict)


def illegal(code: str, clause: str | None, entry: str, /, *near: str, **parameters: object) -> Finding:
    return Finding(Grade.ILLEGAL, code, clause, entry, {"entry": entry, **parameters}, near)


def unverified(code: str, clause: str | None, entry: str, /, *near: str, **parameters: object) -> Finding:
    return Finding(Grade.UNVERIFIED, code, clause, entry, {"entry": entry, **parameters}, near)


def note(code: str, clause: str | None, entry: str, /, *near: str, **parameters: object) -> Finding:
    return Finding(Grade.NOTE, code, clause, entry, {"entry": entry, **parameters}, near)


def gathered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The worst first, and what is told of many names alike in one finding: thirteen would hide what matters."""
    found = tuple(findings)
    for (code, together), grade in product(TOGETHER.items(), Grade):
        alike = tuple(one for one in found if (one.code, one.grade) == (code, grade) and not one.suggestions)
        if len(alike) > 1:
            found = (*(one for one in found if one not in alike), _together(together, alike))
    return worst_first(found)


def worst_first(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(findings, key=lambda finding: tuple(Grade).index(finding.grade)))


def _together(code: str, alike: tuple[Finding, ...]) -> Finding:
    first, number = alike[0], len(alike)
    names = tuple(str(one.parameters.get("told", one.entry)) for one in alike)
    named = number if number <= NAMED + 1 else NAMED
    told = {key: value for key, value in first.parameters.items() if key not in ("entry", "line", "told")}
    told |= {"entry": ", ".join(names), "names": names[:named], "number": number, "more": number - named}
    lines = (one.line or 0 for one in alike)
    places = tuple(zip(names[:named], lines, strict=False))
    return Finding(first.grade, code, first.clause, ", ".join(names), told, named=places)


def is_legal(findings: Iterable[Finding]) -> bool:
    return all(finding.grade is not Grade.ILLEGAL for finding in findings)
