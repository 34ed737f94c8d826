"""What a check finds: a grade, a clause, the entry, and a code whose sentence the message catalogue has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

NAMED = 4  # of those that were not checked


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


def gathered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Names that no catalogue knows, with nothing close to them, in one finding: thirteen would hide what matters."""
    found = tuple(findings)
    unknown = tuple(
        one for one in found if one.grade is Grade.UNVERIFIED and one.code == "unknown" and not one.suggestions
    )
    if len(unknown) < 2:
        return found
    names = tuple(one.entry for one in unknown)
    named = names if len(names) <= NAMED + 1 else names[:NAMED]
    counts = {"number": len(names), "more": len(names) - len(named)}
    together = unverified("names-not-checked", unknown[0].clause, ", ".join(names), names=named, **counts)
    return (*(one for one in found if one not in unknown), together)


def is_legal(findings: Iterable[Finding]) -> bool:
    return all(finding.grade is not Grade.ILLEGAL for finding in findings)
