"""Names beside the log: everyone who has one there has one line, and the name that the log commits to."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from topcut_referee.archive import Archive, Fact, hex_digits
from topcut_referee.texts import committed

NAMING: Mapping[str, str] = {
    "PlayerEntered": "player",
    "OfficialNamed": "official",
    "StaffLetIn": "person",
    "PersonRenamed": "person",
}
ABOUT = ("StaffSentAway", "PersonForgotten")  # somebody who is in the log already


@dataclass(slots=True)
class _Known:
    """What the log says about the people, undone or not."""

    names: dict[str, str | None] = field(default_factory=dict)  # the commitments that count; None: no name
    players: set[str] = field(default_factory=set)
    robots: set[str] = field(default_factory=set)
    forgotten: set[str] = field(default_factory=set)  # and not named again


def check(archive: Archive, facts: Sequence[Fact]) -> None:
    """The lines of the people against the log; `facts` are those that still stand."""
    known = _read(archive)
    if archive.log > 1:
        _lines(archive, known, facts)


def _read(archive: Archive) -> _Known:
    known = _Known()
    present = {archive.facts[0].person} if archive.facts else set()
    for fact in archive.facts:
        person = str(fact.body.get(NAMING.get(fact.kind, "person")))
        if fact.kind in ABOUT and person not in present and archive.log > 1:
            archive.trouble(fact.n, "name", f"{person} is nobody of this tournament.")
        if fact.kind == "PlayerEntered":
            (known.robots if fact.body["robot"] else known.players).add(person)
        if fact.kind in NAMING:
            present.add(person)
            if archive.log > 1:
                _named(archive, known, fact, person)
        elif fact.kind == "PersonForgotten":
            known.forgotten.add(person)
    return known


def _named(archive: Archive, known: _Known, fact: Fact, person: str) -> None:
    name = fact.body["name"]
    if person in known.robots:
        if name is not None:
            archive.trouble(fact.n, "name", f"{person} is the Robot, which has no name.")
    elif name is None and person in known.players:
        archive.trouble(fact.n, "name", f"{person} is a player, and the fact commits to no name.")
    elif name is None and known.names.get(person) is not None and person not in known.forgotten:
        archive.remark(fact.n, f"{person} had a name and has none now, and was not forgotten")
    known.names[person] = name
    known.forgotten.discard(person)


def _lines(archive: Archive, known: _Known, facts: Sequence[Fact]) -> None:
    seen = _taking_part(facts)
    named = {person for person, name in known.names.items() if name is not None and person not in known.forgotten}
    lines, clubs = Counter(archive.people), _clubs(facts)
    for person in sorted(named - set(lines)):
        if person in seen or archive.full:
            archive.trouble(0, "name", f"{person} has no line among the people, and was not forgotten.")
    for person, times in sorted(lines.items()):
        if times > 1:
            archive.trouble(0, "name", f"{person} has {times} lines among the people.")
        why = _has_none(archive, known, person, seen)
        if why is not None:
            archive.trouble(0, "name", f"{person} has a line among the people, and {why}.")
    for line in archive.lines:
        _line(archive, known, line, clubs)


def _has_none(archive: Archive, known: _Known, person: str, seen: set[str]) -> str | None:
    """Why somebody should have no line."""
    if person not in known.names:
        return "no fact names them"
    if person in known.forgotten:
        return "was forgotten"
    if known.names[person] is None:
        return "has no name in the log"
    return None if person in seen or archive.full else "does not take part, in a public file"


def _line(archive: Archive, known: _Known, line: Mapping[str, Any], clubs: Mapping[str, str | None]) -> None:
    members = {"player", "name", "club", "salt", *(["contact"] if archive.full else [])}
    person, salt = str(line["player"]), hex_digits(line.get("salt"), 16)
    fits = set(line) == members and isinstance(line["player"], str) and isinstance(line["name"], str)
    if not fits or salt is None:
        archive.trouble(0, "format", f"The line of {person} does not have the form of a person.")
        return
    if known.names.get(person) is not None and committed(salt, line["name"]) != known.names[person]:
        archive.trouble(0, "name", f"{person} has another name in the log than among the people.")
    if line["club"] != clubs.get(person):
        archive.trouble(0, "name", f"{person} has another club in the log than among the people.")


def _taking_part(facts: Sequence[Fact]) -> set[str]:
    """Players who are entered and not withdrawn, and officials who are named and not released."""
    players: set[str] = set()
    roles: set[tuple[str, str]] = set()
    for fact in facts:
        body = fact.body
        if fact.kind in ("PlayerEntered", "PlayerReadmitted"):
            players.add(body["player"])
        elif fact.kind == "PlayerWithdrawn":
            players.discard(body["player"])
        elif fact.kind == "OfficialNamed":
            roles.add((body["official"], body["role"]))
        elif fact.kind == "OfficialReleased":
            roles.discard((body["official"], body["role"]))
    return players | {person for person, _ in roles}


def _clubs(facts: Sequence[Fact]) -> dict[str, str | None]:
    return {fact.body["player"]: fact.body["club"] for fact in facts if fact.kind in ("PlayerEntered", "ClubSet")}
