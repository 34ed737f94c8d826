"""Free texts beside the log: those that are there fit their facts, and those that are missing were struck out."""

import hashlib
import unicodedata
from collections.abc import Sequence
from typing import Any

from topcut_referee.archive import Archive, Fact, hex_digits
from topcut_referee.forms import commitment, free_texts

LATER = 5  # of a player's lists and pools so many are kept
LISTS = ("ListHandedIn", "ListCorrected")
POOLS = ("PoolRegistered",)


def committed(salt: bytes, text: str) -> str | None:
    """The commitment to a name or a text; None for what is not UTF-8."""
    try:
        return hashlib.sha256(salt + unicodedata.normalize("NFC", text).encode()).hexdigest()
    except UnicodeEncodeError:
        return None


def check(archive: Archive) -> None:
    """Every fact that can be read, undone or not: what was typed stays typed."""
    struck = _struck(archive)
    for fact in archive.facts:
        if archive.log < 2:
            continue
        beside = fact.texts
        if not isinstance(beside, dict):
            archive.trouble(fact.n, "format", "The line does not have its texts.")
            beside = {}
        for member in free_texts(fact.kind):
            _member(archive, fact, member, beside, struck)
        stray = sorted(set(beside) - set(free_texts(fact.kind)))
        if stray:
            archive.trouble(fact.n, "text", f"There is a text for {', '.join(stray)}, which {fact.kind} has none of.")


def _struck(archive: Archive) -> set[tuple[int, str]]:
    """The texts that were struck out, as far as they could be."""
    by_number = {fact.n: fact for fact in archive.facts}
    withheld, struck = set(archive.withheld), set()
    for strike in archive.facts:
        if strike.kind != "TextStruck":
            continue
        n, member = strike.body["n"], strike.body["member"]
        if archive.log < 2:
            archive.trouble(strike.n, "text", "In a log of version 1 no text is struck out.")
        elif n >= strike.n:
            archive.trouble(strike.n, "text", f"It strikes a text of fact {n}, which is not before it.")
        elif (n, member) in struck:
            archive.trouble(strike.n, "text", f"{member} of fact {n} was struck out before.")
        elif n not in withheld and not _is_gone(by_number.get(n), member):
            archive.trouble(strike.n, "text", f"Fact {n} has no {member} that was struck out.")
        struck.add((n, member))
    return struck


def _is_gone(fact: Fact | None, member: str) -> bool:
    """Whether there was a text that is no longer there."""
    if fact is None or member not in free_texts(fact.kind) or commitment(fact.body[member]) is None:
        return False
    return not isinstance(fact.texts, dict) or member not in fact.texts


def _member(archive: Archive, fact: Fact, member: str, beside: dict[str, Any], struck: set[tuple[int, str]]) -> None:
    digest = commitment(fact.body[member])
    if fact.body[member] and digest is None:
        archive.trouble(fact.n, "text", f"{member} has the words themselves, which belong beside the log.")
    if member in beside:
        _fits(archive, fact, member, beside[member], digest)
    elif digest is not None and (fact.n, member) not in struck:
        _missing(archive, fact, member)


def _fits(archive: Archive, fact: Fact, member: str, said: Any, digest: str | None) -> None:
    if digest is None:
        archive.trouble(fact.n, "text", f"There is a text for {member}, and the fact has none.")
        return
    salt = hex_digits(said.get("salt"), 16) if isinstance(said, dict) and set(said) == {"text", "salt"} else None
    if salt is None or not isinstance(said["text"], str):
        archive.trouble(fact.n, "format", f"The text of {member} is not one with a salt of 16 bytes.")
    elif not said["text"] or committed(salt, said["text"]) != digest:
        archive.trouble(fact.n, "text", f"The text of {member} is not the one that was typed.")
    else:
        archive.fitting += 1


def _missing(archive: Archive, fact: Fact, member: str) -> None:
    """Of lists and pools only the last few are kept."""
    later = [other for other in _versions(archive, fact, member) if other.n > fact.n]
    if len(later) >= LATER:
        return
    hidden = [n for n in archive.withheld if n > fact.n and archive.classes.get(n) == "O"]
    if member == "text" and fact.kind in (*LISTS, *POOLS) and len(later) + len(hidden) >= LATER:
        archive.unknown.append(f"fact {fact.n}: whether the text is missing because {LATER} later ones follow")
        return
    archive.trouble(fact.n, "text", f"The text of {member} is missing, and was not struck out.")


def _versions(archive: Archive, fact: Fact, member: str) -> Sequence[Fact]:
    """The lists, or the pools, of one player."""
    kinds = next((kinds for kinds in (LISTS, POOLS) if fact.kind in kinds and member == "text"), ())
    return [other for other in archive.facts if other.kind in kinds and other.body["player"] == fact.body["player"]]
