"""Who decides: officials who were named, those who may eject, those who hear appeals, and those who play themselves."""

from collections.abc import Collection, Mapping
from typing import Any

from topcut_referee.archive import Fact
from topcut_referee.sheet import Sheet


def decider(sheet: Sheet, fact: Fact, clause: str) -> str | None:
    """Whoever has decided it; None if that is said of somebody who was not named."""
    said: str | None = fact.body["decided_by"]
    if said is not None and all(person != said for person, _ in sheet.officials):
        sheet.wrong(fact, clause, f"{said} is said to have decided it, and is no official who was named.")
        return None
    return said or fact.person


def may_eject(sheet: Sheet, fact: Fact) -> None:
    """Who holds the first of the roles, or one of the others while nobody does; for lists any of theirs."""
    book, roles = sheet.book, list(sheet.book.entry("conduct.ejects_by", []))
    person = decider(sheet, fact, book.clause("conduct.clause"))
    if not roles or person is None:
        return
    first_held = roles[0] == "organizer" or any(role == roles[0] for _, role in sheet.officials)
    if _holds(sheet, fact, person, roles[:1] if first_held else roles):
        return
    for_lists = _holds(sheet, fact, person, book.entry("conduct.ejects_for_lists_by", []))
    penalties = [other.body for other in sheet.act if other.kind == "PenaltyRecorded"]
    about_list = any(body["player"] == fact.body["player"] and body["about"] == "list" for body in penalties)
    if for_lists and sheet.archive.withheld and not penalties:
        sheet.unsure(f"fact {fact.n}: whether {person} may have ejected somebody, for a reason that is withheld")
    elif not (for_lists and about_list):
        clause = book.clause("conduct.ejects_for_lists_clause" if about_list else "conduct.clause")
        sheet.needs(fact, [clause], f"{person} does not hold the role that ejects")


def hears_appeals(sheet: Sheet, fact: Fact, role: Mapping[str, Any], person: str, players: Collection[str]) -> bool:
    """A holder of the role, the organizer where it stands in, or the alternate of one who plays in that match."""
    heads = head_officials(sheet, role)
    alternates = {
        named["alternate"]
        for (official, _), named in sheet.officials.items()
        if official in heads and named["plays_as"] in players
    }
    acts = fact.role == "organizer" and fact.body["decided_by"] is None
    return person in heads or person in alternates or (acts and _organizer_is(sheet, role))


def head_officials(sheet: Sheet, role: Mapping[str, Any]) -> set[str]:
    """Everybody who was named to a role that makes a head official."""
    names = {role["name"], "organizer"} if _organizer_is(sheet, role) else {role["name"]}
    return {person for person, held in sheet.officials if held in names}


def kept_out_by(sheet: Sheet, person: str, players: Collection[str]) -> str | None:
    """The clause that keeps an official out of a game of their own (MU-04); None where nothing does."""
    for role in sheet.book.officials:
        named = sheet.officials.get((person, role["name"]))
        if named is not None and named["plays_as"] in players and sheet.book.plays(role) != "yes":
            return str(role.get("plays_clause", "rule book"))
    return None


def _organizer_is(sheet: Sheet, role: Mapping[str, Any]) -> bool:
    stands_in = role.get("organizer") == "stands-in" and all(held != role["name"] for _, held in sheet.officials)
    return stands_in or role.get("organizer") == "is"


def _holds(sheet: Sheet, fact: Fact, person: str, roles: Collection[str]) -> bool:
    acts = fact.role == "organizer" and fact.body["decided_by"] is None
    return any((person, role) in sheet.officials or (role == "organizer" and acts) for role in roles)
