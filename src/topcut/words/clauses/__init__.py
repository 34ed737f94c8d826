"""What each clause says, in our own words: one catalogue per rule book, a folder a language."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from topcut.words.reader import ENGLISH, PSEUDO, language

HOME = files("topcut.words.clauses")


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
    language: str


@cache
def catalogues() -> tuple[str, ...]:
    """The names of all catalogues, as their pages are addressed."""
    return tuple(
        sorted(
            file.name.removesuffix(".toml") for file in HOME.joinpath(ENGLISH).iterdir() if file.name.endswith(".toml")
        )
    )


def catalogue(name: str) -> Catalogue | None:
    """In the reader's language, if it is there."""
    return None if name not in catalogues() else catalogue_in(language(), name) or catalogue_in(ENGLISH, name)


@cache
def catalogue_in(language: str, name: str) -> Catalogue | None:
    """None where nobody has translated it."""
    file = HOME / (ENGLISH if language == PSEUDO else language) / f"{name}.toml"
    if not file.is_file():
        return None
    said = tomllib.loads(file.read_text("utf-8"))
    text: Callable[[str], str] = str
    if language == PSEUDO:
        from topcut.words.pseudo import disguised_text as text
    sections = tuple(Section(text(one["title"]), _clauses(one["clauses"], text)) for one in said["sections"])
    known = {clause.id: clause for section in sections for clause in section.clauses}

    def briefing(reader: str) -> tuple[Section, ...]:
        parts = (part for part in said.get("briefing", ()) if part["for"] == reader)
        return tuple(Section(text(part["title"]), tuple(known[id] for id in part["clauses"])) for part in parts)

    return Catalogue(
        name, text(said["title"]), text(said["note"]), sections, briefing("players"), briefing("organizer"), language
    )


def says(clause: str) -> str:
    """What a clause says, in our own words; empty for one of an organizer's own rule book."""
    return _says(language(), clause)


@cache
def _says(_language: str, clause: str) -> str:
    found = catalogue(home_of(clause) or "")
    known = {one.id: one.says for section in found.sections for one in section.clauses} if found else {}
    return known.get(clause, "")


@cache
def home_of(clause: str) -> str | None:
    """The catalogue that has this clause; None for a clause of an organizer's own rule book."""
    return next((name for name in catalogues() if clause in _ids(name)), None)


@cache
def _ids(name: str) -> frozenset[str]:
    found = catalogue_in(ENGLISH, name)
    assert found is not None, "asked only of names that are there"
    return frozenset(clause.id for section in found.sections for clause in section.clauses)


def _clauses(said: dict[str, dict[str, str]], text: Callable[[str], str]) -> tuple[Clause, ...]:
    return tuple(
        Clause(id, text(one["says"]), text(one["ruling"]) if "ruling" in one else "") for id, one in said.items()
    )
