"""What a check finds: a grade, a clause, the entry, and a code whose sentence the message catalogue has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum


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


def illegal(code: str, clause: str | None, entry: str, /, *near: str, **parameters: object) -> Finding:
    return Finding(Grade.ILLEGAL, code, clause, entry, {"entry": entry, **parameters}, near)


def unverified(code: str, clause: str | None, entry: str, /, *near: str, **parameters: object) -> Finding:
    return Finding(Grade.UNVERIFIED, code, clause, entry, {"entry": entry, **parameters}, near)


def note(code: str, clause: str | None, entry: str, /, *near: str, **parameters: object) -> Finding:
    return Finding(Grade.NOTE, code, clause, entry, {"entry": entry, **parameters}, near)


def is_legal(findings: Iterable[Finding]) -> bool:
    return all(finding.grade is not Grade.ILLEGAL for finding in findings)
