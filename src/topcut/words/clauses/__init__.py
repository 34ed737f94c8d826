"""What each clause says, in our own words: one catalogue per rule book, shown where a page cites a clause."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Clause:
    """`ruling` is the reading in use where the document is silent."""

    id: str
    says: str
    ruling: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All clauses of a rule book, and which of them players and the organizer are told beforehand."""

    name: str
    title: str
    note: str
    sections: tuple[Section, ...]
    for_players: tuple[Section, ...]
    for_organizer: tuple[Section, ...]


@cache
def catalogues() -> tuple[str, ...]:
    """The names of all catalogues, as their pages are addressed."""
    return tuple(
        sorted(file.name.removesuffix(".toml") for file in files(__name__).iterdir() if file.name.endswith(".toml"))
    )


@cache
def catalogue(name: str) -> Catalogue | None:
    if name not in catalogues():
        return None
    said = tomllib.loads((files(__name__) / f"{name}.toml").read_text("utf-8"))
    sections = tuple(Section(section["title"], _clauses(section["clauses"])) for section in said["sections"])
    known = {clause.id: clause for section in sections for clause in section.clauses}

    def briefing(reader: str) -> tuple[Section, ...]:
        parts = (part for part in said.get("briefing", ()) if part["for"] == reader)
        return tuple(Section(part["title"], tuple(known[id] for id in part["clauses"])) for part in parts)

    return Catalogue(name, said["title"], said["note"], sections, briefing("players"), briefing("organizer"))


@cache
def says(clause: str) -> str:
    """What a clause says, in our own words; empty for one of an organizer's own rule book."""
    found = catalogue(home_of(clause) or "")
    known = {one.id: one.says for section in found.sections for one in section.clauses} if found else {}
    return known.get(clause, "")


@cache
def home_of(clause: str) -> str | None:
    """The catalogue that has this clause; None for a clause of an organizer's own rule book."""
    return next((name for name in catalogues() if clause in _ids(name)), None)


@cache
def _ids(name: str) -> frozenset[str]:
    found = catalogue(name)
    assert found is not None, "asked only of names that are there"
    return frozenset(clause.id for section in found.sections for clause in section.clauses)


def _clauses(said: dict[str, dict[str, str]]) -> tuple[Clause, ...]:
    return tuple(Clause(id, text["says"], text.get("ruling", "")) for id, text in said.items())
