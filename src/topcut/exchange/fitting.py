"""Whether what an archive of version 2 has beside the log is what the log commits to, before any of it is taken."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from topcut.refusal import Refusal
from topcut.rules.chain import SALT_BYTES, Sealed
from topcut.rules.facts import FACTS, about
from topcut.rules.texts import HELD, LISTS_KEPT, Person, open_fields

NAMING = {"PlayerEntered": "player", "OfficialNamed": "official", "StaffLetIn": "person", "PersonRenamed": "person"}
FORGETTING, STRIKING = "PersonForgotten", "TextStruck"
TELLING = {*NAMING, FORGETTING}
SERIES = {"ListHandedIn": "list", "ListCorrected": "list", "PoolRegistered": "pool"}  # of which only the last are kept

Body = Mapping[str, Any]


def refuse_misfits(facts: Sequence[Sealed], people: Iterable[Person], first_row: int) -> None:
    """Somebody has changed the file, if a class, a text or a name is not the one in the log, or missing without a
    fact that says why. `first_row` is the line of the first person. Of a newer program that has kinds of its own, which
    may name or strike too, the file is kept as it is, to be read only."""
    read = [(sealed, json.loads(sealed.record.body)) for sealed in facts]
    if all(sealed.record.kind in FACTS for sealed in facts):
        _refuse_classes_and_texts(read)
        _refuse_names(read, people, first_row)


def _refuse_classes_and_texts(read: Sequence[tuple[Sealed, Body]]) -> None:
    struck = {(body.get("n"), body.get("member")) for sealed, body in read if sealed.record.kind == STRIKING}
    later: Counter[tuple[str, str]] = Counter()
    for sealed, body in reversed(read):
        record = sealed.record
        if about(FACTS[record.kind]).openness is not sealed.openness:
            raise Refusal("archive-damaged", n=record.n)
        series = (SERIES[record.kind], str(body.get("player"))) if record.kind in SERIES else None
        for member in open_fields(record.kind, body):
            is_old = series is not None and member == "text" and later[series] >= LISTS_KEPT
            is_there = member in sealed.texts and len(sealed.texts[member].salt) == SALT_BYTES
            if not _is_held(body[member]) or not (is_there or is_old or (record.n, member) in struck):
                raise Refusal("archive-damaged", n=record.n)
        if series is not None:
            later[series] += 1


def _refuse_names(read: Sequence[tuple[Sealed, Body]], people: Iterable[Person], first_row: int) -> None:
    named = _named(read)
    for row, person in enumerate(people, first_row):
        _, name = named.pop(person.player, (0, None))
        if name is None or name != person.commitment or len(person.salt) != SALT_BYTES:
            raise Refusal("archive-line-damaged", row=row)
    for n, name in named.values():
        if name is not None:
            raise Refusal("archive-damaged", n=n)


def fitting_people(facts: Iterable[Sealed], people: Iterable[Person]) -> tuple[Person, ...]:
    """Those whose names are the ones that the log commits to now: nobody who was forgotten, no name of before."""
    named = _named((sealed, json.loads(sealed.record.body)) for sealed in facts if sealed.record.kind in TELLING)
    return tuple(one for one in people if named.get(one.player, (0, None))[1] == one.commitment)


def _named(read: Iterable[tuple[Sealed, Body]]) -> dict[str, tuple[int, object]]:
    """The last commitment to the name of each person who was not forgotten after it, and where it stands."""
    named: dict[str, tuple[int, object]] = {}
    for sealed, body in read:
        kind = sealed.record.kind
        if kind in NAMING:
            named[str(body.get(NAMING[kind]))] = sealed.record.n, body.get("name")
        elif kind == FORGETTING:
            named.pop(str(body.get("person")), None)
    return named


def _is_held(value: object) -> bool:
    return isinstance(value, dict) and set(value) == {HELD} and isinstance(value[HELD], str)
