"""Lists as the files of list builders: BattleScribe's .ros and .rosz, New Recruit's JSON; whatever else is text."""

import io
import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from topcut.exchange.battlescribe import HIDDEN_KINDS
from topcut.exchange.elements import read_elements
from topcut.lists.catalogue import Kind
from topcut.lists.headings import kind
from topcut.lists.incoming import decoded
from topcut.lists.names import key, tidy
from topcut.refusal import Refusal

MOST_BYTES = 5_000_000  # they hold every rule of every model
PACKINGS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
MOST_SELECTIONS = 5_000
DEEPEST = 100
HEADINGS = {
    (Kind.CHARACTER, None): "Characters",
    (Kind.TACTIC, None): "Team Tactics",
    (Kind.CRISIS, "secure"): "Secure",
    (Kind.CRISIS, "extraction"): "Extraction",
    (Kind.CRISIS, None): "Crises",
    (Kind.GEM, None): "Gems",
    (Kind.HERO, None): "Hero",
    (Kind.CARD, None): "Deck",
    (Kind.MISSION, None): "Mission",
}


@dataclass(slots=True)
class Selection:
    name: str
    count: int = 1
    categories: list[str] = field(default_factory=list)


Force = list[Selection]


def list_text(data: bytes) -> str:
    """The list in a file as text, for the reader of lists."""
    if data.startswith(b"PK\x03\x04"):
        data = _unpacked(data)
    start = data[:400].lstrip(b"\xef\xbb\xbf \t\r\n")
    if start.startswith(b"<") and b"<roster" in data[:2_000]:
        return _written(_from_xml(_not_too_large(data)))
    if start.startswith(b"{") and b'"forces"' in data:
        forces = _from_json(_not_too_large(data))
        if forces is not None:
            return _written(forces)
    return decoded(data)


def _not_too_large(data: bytes) -> bytes:
    if len(data) > MOST_BYTES:
        raise Refusal("list-too-large", most=MOST_BYTES // 1000)
    return data


def _unpacked(data: bytes) -> bytes:
    """The one .ros in a .rosz, and no more of it than such a file may have."""
    try:
        with zipfile.ZipFile(io.BytesIO(_not_too_large(data))) as archive:
            inside = [one for one in archive.infolist() if one.filename.lower().endswith(".ros")]
            if len(inside) != 1 or inside[0].compress_type not in PACKINGS:
                raise Refusal("list-archive")
            with archive.open(inside[0]) as stream:
                return _not_too_large(stream.read(MOST_BYTES + 1))
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError):
        raise Refusal("list-archive") from None


@dataclass(slots=True)
class _Reader:
    """What is chosen, force by force, as the elements come."""

    forces: list[Force] = field(default_factory=list)
    open: list[Selection | None] = field(default_factory=list)
    number: int = 0

    def start(self, element: str, attributes: dict[str, str]) -> None:
        self.number += element == "selection"
        if (not self.open and element != "roster") or len(self.open) > DEEPEST or self.number > MOST_SELECTIONS:
            raise Refusal("list-xml")
        chosen = None
        if element == "force" or not self.forces:
            self.forces.append([])
        if element == "selection":
            chosen = Selection(attributes.get("name", ""), _count(attributes.get("number", "")))
            self.forces[-1].append(chosen)
        elif element == "category" and (within := next(filter(None, reversed(self.open)), None)) is not None:
            within.categories.append(attributes.get("name", ""))
        self.open.append(chosen)

    def end(self, _element: str) -> None:
        self.open.pop()


def _from_xml(data: bytes) -> list[Force]:
    reader = _Reader()
    read_elements(data, reader.start, reader.end, declared=Refusal("list-xml"), broken=lambda _row: Refusal("list-xml"))
    return reader.forces


def _from_json(data: bytes) -> list[Force] | None:
    """Nothing where it is JSON of another kind."""
    try:
        read = json.loads(data)
    except (ValueError, RecursionError):
        return None
    roster = read.get("roster") if isinstance(read, dict) else None
    forces = _tables(roster, "forces")
    return [list(_selections(force, 0)) for force in forces] if forces else None


def _selections(within: object, depth: int) -> Iterator[Selection]:
    for one in _tables(within, "selections") if depth <= DEEPEST else ():
        name, number = one.get("name"), one.get("number", 1)
        if isinstance(name, str):
            categories = [named for each in _tables(one, "categories") if isinstance(named := each.get("name"), str)]
            yield Selection(name, _count(str(number)), categories)
        yield from _selections(one, depth + 1)


def _tables(within: object, member: str) -> list[dict[str, Any]]:
    found = within.get(member) if isinstance(within, dict) else None
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _count(number: str) -> int:
    return int(number) if number.isdecimal() and 0 < len(number) < 5 and int(number) else 1


def _written(forces: list[Force]) -> str:
    chosen = [list(_named(force)) for force in forces]
    chosen = [force for force in chosen if force]
    if not chosen:
        raise Refusal("list-builder-nothing")
    parts = [line for number, force in enumerate(chosen, 1) for line in _part(force, number, len(chosen))]
    return "\n".join(parts) + "\n"


def _named(force: Force) -> Iterator[tuple[Kind, str | None, str]]:
    """What belongs on a list: its kind, the side of a crisis or the role of a unit, and the line for it."""
    for one in force:
        name = tidy(HIDDEN_KINDS.sub("", one.name))
        kinds = [kind(category) for category in one.categories]
        found = next((found for found, _ in kinds if found is not None), None)
        if found is not None and key(name):
            more = {field: value for said, more in kinds if said is found for field, value in more.items()}
            times = f"{one.count}x " if one.count > 1 else ""
            yield found, more.get("side") or more.get("role"), f"{times}{name}"


def _part(force: list[tuple[Kind, str | None, str]], number: int, of: int) -> Iterator[str]:
    units = [(role, name) for found, role, name in force if found is Kind.UNIT]
    if of > 1:
        yield f"{'Squad' if units else 'Roster'} {number}"
    yield from (f"{role.title()}: {name}" if role and of > 1 else name for role, name in units)
    for (wanted, side), heading in HEADINGS.items():
        yield from _section(heading, [name for found, more, name in force if (found, more) == (wanted, side)])


def _section(heading: str, names: Iterable[str]) -> Iterator[str]:
    listed = list(names)
    if listed:
        yield f"{heading}:"
        yield from (f"- {name}" for name in listed)
