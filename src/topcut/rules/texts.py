"""Names and free texts: the log commits to them, and the words stand beside it, where they can be deleted."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from unicodedata import normalize

from topcut.ids import PlayerId
from topcut.rules.facts import (
    FACTS,
    Fact,
    ListCorrected,
    ListHandedIn,
    OfficialNamed,
    PersonRenamed,
    PlayerEntered,
    PoolRegistered,
    StaffLetIn,
    TextStruck,
    free_texts,
)
from topcut.rules.tournament import Tournament

STRUCK_OUT = "[struck out]"
LISTS_KEPT = 5  # versions of a player's list; of earlier ones the log keeps that they were handed in
HELD = "sha256"

Place = tuple[int, str]  # the number of a fact, and a field of its body


@dataclass(frozen=True, slots=True)
class Text:
    text: str
    salt: bytes

    @property
    def commitment(self) -> str:
        return commitment(self.salt, self.text)


@dataclass(frozen=True, slots=True)
class Person:
    """Who a player, an official or one of the staff is. None of this is in the log, so that it can be forgotten."""

    player: PlayerId
    name: str
    club: str | None = None
    contact: str | None = None
    salt: bytes = field(default=b"", compare=False)  # of the commitment to the name

    @property
    def commitment(self) -> str:
        return commitment(self.salt, self.name)


def commitment(salt: bytes, words: str) -> str:
    return hashlib.sha256(salt + normalize("NFC", words).encode()).hexdigest()


def as_written(fact: Fact, people: Mapping[str, Person]) -> Fact:
    """The fact as the log will have it: texts in one spelling of their letters, and commitments to the names."""
    changed: dict[str, Any] = {name: normalize("NFC", getattr(fact, name) or "") for name in free_texts(type(fact))}
    changed = {name: text for name, text in changed.items() if text}
    if isinstance(fact, PlayerEntered) and fact.robot:
        return fact
    who = named_by(fact)
    if who is not None and who in people:
        changed["name"] = people[who].commitment
    return replace(fact, **changed) if changed else fact


def named_by(fact: Fact) -> str | None:
    """Whose name a fact commits to."""
    if isinstance(fact, PlayerEntered):
        return fact.player
    if isinstance(fact, OfficialNamed):
        return fact.official
    return fact.person if isinstance(fact, StaffLetIn | PersonRenamed) else None


def open_fields(kind: str, body: Mapping[str, Any]) -> tuple[str, ...]:
    """The fields of a body in which somebody has typed something, committed to or not."""
    form = FACTS.get(kind)
    return () if form is None else tuple(name for name in free_texts(form) if body.get(name))


def committed(kind: str, body: Mapping[str, Any], salts: Iterator[bytes]) -> tuple[dict[str, Any], dict[str, Text]]:
    """The body as a log of version 2 has it, and the texts that stand beside it."""
    texts = {name: Text(normalize("NFC", body[name]), next(salts)) for name in open_fields(kind, body)}
    return {**body, **{name: {HELD: text.commitment} for name, text in texts.items()}}, texts


def told(body: Mapping[str, Any], texts: Mapping[str, Text]) -> dict[str, Any]:
    """The body with its texts in their places, as far as they have not been struck out."""
    held = {name: value for name, value in body.items() if isinstance(value, dict) and set(value) == {HELD}}
    return {**body, **{name: texts[name].text if name in texts else STRUCK_OUT for name in held}}


def fits(body: Mapping[str, Any], texts: Mapping[str, Text]) -> bool:
    """Whether these are the texts that the body commits to; struck ones are missing."""
    return all(body.get(name) == {HELD: text.commitment} for name, text in texts.items())


def deleted_with(t: Tournament, facts: Sequence[Fact]) -> tuple[Place, ...]:
    """Which texts go when these facts are written: those struck out, and old versions of lists and pools."""
    return tuple(place for fact in facts for place in _deleted(t, fact))


def _deleted(t: Tournament, fact: Fact) -> tuple[Place, ...]:
    if isinstance(fact, TextStruck):
        return ((fact.n, fact.member),)
    if not isinstance(fact, ListHandedIn | ListCorrected | PoolRegistered):
        return ()
    player = t.players.get(fact.player)
    if player is None:
        return ()
    before = player.pools if isinstance(fact, PoolRegistered) else player.lists
    return tuple((n, "text") for n in before[: max(0, len(before) + 1 - LISTS_KEPT)])
