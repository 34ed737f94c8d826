"""What a check finds: a grade, a clause, the entry, and a code whose sentence the message catalogue has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

NAMED = 4  # of those that are told together
TOGETHER = {"unknown": "names-not-checked", "of-another-game": "names-of-another-game", "read-as": "names-read-as"}


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
    """What is told of many names alike in one finding: thirteen would hide what matters."""
    found = tuple(findings)
    for code, together in TOGETHER.items():
        alike = tuple(one for one in found if one.code == code and not one.suggestions)
        if len(alike) > 1:
            names = tuple(str(one.parameters.get("told", one.entry)) for one in alike)
            found = (*(one for one in found if one not in alike), _together(together, alike[0], names))
    return found


def _together(code: str, first: Finding, names: tuple[str, ...]) -> Finding:
    named = names if len(names) <= NAMED + 1 else names[:NAMED]
    more = {key: value for key, value in first.parameters.items() if key not in ("entry", "line", "told")}
    told = {**more, "entry": ", ".join(names), "names": named, "number": len(names), "more": len(names) - len(named)}
    return Finding(first.grade, code, first.clause, ", ".join(names), told)


def is_legal(findings: Iterable[Finding]) -> bool:
    return all(finding.grade is not Grade.ILLEGAL for finding in findings)
