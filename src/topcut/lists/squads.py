"""Premier Lists: four squads and a Mission Set, no name twice, points and eras where they are known."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from topcut.lists.catalogue import Catalogues, Item, Kind
from topcut.lists.demands import Demands
from topcut.lists.findings import NAMED, Finding, illegal, unverified
from topcut.lists.meaning import Meaning, meaning, untold
from topcut.lists.names import key, tidy
from topcut.lists.shortening import words
from topcut.lists.written import ROLES, Entry, Section, Written


@dataclass(frozen=True, slots=True)
class Unit:
    entry: Entry
    name: str
    unique_name: str | None
    points: int | None
    eras: frozenset[str]
    meant: Meaning

    @property
    def item(self) -> Item | None:
        return self.meant.item

    @property
    def squad(self) -> str:
        return f"Squad {self.entry.group}"

    @property
    def line(self) -> int:
        return self.entry.line


def findings(written: Written, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    units = units_of(written, catalogue)
    yield from _squads(written, demands)
    yield from _missions(written, demands, catalogue)
    for number in sorted({one.entry.group for one in units if one.entry.group is not None}):
        squad = [one for one in units if one.entry.group == number]
        yield from _roles(squad, number, demands)
        yield from _points(squad, number, demands)
        yield from _eras(squad, number, demands)
    yield from _names(units, demands)
    for one in units:
        yield from untold(one.entry, Kind.UNIT, catalogue, demands.clause("core-squad"), one.meant)


def units_of(written: Written, catalogue: Catalogues) -> list[Unit]:
    return [_unit(entry, catalogue) for entry in written.entries if entry.section is not Section.MISSION]


def _unit(entry: Entry, catalogue: Catalogues) -> Unit:
    """A unit is written `Unit Name (Unique Name)`; with a catalogue the Unique Name can be left out."""
    meant = meaning(entry, catalogue)
    name, bracket, unique = entry.name.rpartition("(") if entry.name.endswith(")") else (entry.name, "", "")
    if not meant.items and bracket:
        meant = meaning(replace(entry, name=tidy(name) or entry.name), catalogue)
    item = meant.item
    written = tidy(unique.rstrip(")")) if bracket else None
    return Unit(
        entry=entry,
        name=item.name if item else tidy(name) or entry.name,
        unique_name=_unique_name(item, written),
        points=item.points if item and item.points is not None else entry.number,
        eras=frozenset(map(key, item.eras if item and item.eras else entry.eras)),
        meant=meant,
    )


def _unique_name(item: Item | None, written: str | None) -> str | None:
    """The catalogue's, or else what is written beside the unit, unless that is something else it is known to be."""
    if item is None or item.unique_name or item.no_unique_name:
        return (item.unique_name if item else written) or None
    beside = {key(word) for word in (*item.tags, *item.eras)}
    return None if written is None or key(written) in beside else written or None


def _squads(written: Written, demands: Demands) -> Iterator[Finding]:
    clause = demands.clause("four-squads")
    asked = range(1, (demands.limit("squads") or 0) + 1)
    filled = {entry.group for entry in written.entries}  # a heading alone is no squad
    for number in asked:
        if number not in filled:
            yield illegal("squad-missing", clause, f"Squad {number}", number=number, most=len(asked))
        elif written.groups.count(number) > 1:
            yield illegal("squad-twice", clause, f"Squad {number}", number=number)
    for number in dict.fromkeys(number for number in written.groups if number not in asked):
        yield illegal("squad-unknown", clause, f"Squad {number}", number=number, most=len(asked))
    for entry in written.entries:
        if entry.group is None and entry.section is not Section.MISSION:
            yield illegal("no-squad", clause, entry.name, line=entry.line)


def _missions(written: Written, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    clause, most = demands.clause("four-squads"), demands.limit("mission_sets") or 0
    missions = list(written.among(Section.MISSION))
    if len(missions) != most:
        names = ", ".join(entry.name for entry in missions) or "Mission"
        at = missions[-1].line if missions else None
        yield illegal("missions", clause, names, number=len(missions), most=most, line=at)
    for entry in missions:
        yield from untold(entry, Kind.MISSION, catalogue, clause, meaning(entry, catalogue))


def _roles(squad: list[Unit], number: int, demands: Demands) -> Iterator[Finding]:
    clause = demands.clause("core-squad")
    for role in ROLES:
        most = demands.limit(role) or 0
        here = [one for one in squad if one.entry.section is role]
        count = sum(one.entry.count for one in here)
        if count != most:
            names = ", ".join(one.entry.name for one in here) or f"Squad {number}"
            told = {"squad": number, "role": role, "number": count, "most": most}
            yield illegal("role-number", clause, names, **told, line=(here or squad)[-1].line)
    for one in squad:
        if one.entry.section is None:
            yield illegal("no-role", clause, one.entry.name, squad=number, line=one.line)
        elif one.item and one.item.role and one.item.role != one.entry.section:
            told = {"squad": number, "role": one.item.role, "listed": one.entry.section, "line": one.line}
            yield illegal("wrong-role", clause, one.entry.name, **told)


def _points(squad: list[Unit], number: int, demands: Demands) -> Iterator[Finding]:
    """Secondary and supporting together at most the primary's points."""
    worth = {role: [one.points for one in squad if one.entry.section is role] for role in ROLES}
    if any(len(points) != 1 for points in worth.values()):
        return
    most, *costs = (points[0] for points in worth.values())
    cost = sum(cost or 0 for cost in costs)
    if most is not None and cost > most:
        told = {"squad": number, "number": cost, "most": most, "line": squad[0].line}
        yield illegal("points", demands.clause("core-squad"), f"Squad {number}", **told)


def _eras(squad: list[Unit], number: int, demands: Demands) -> Iterator[Finding]:
    known = [one for one in squad if one.eras]
    if len(known) > 1 and not frozenset.intersection(*(one.eras for one in known)):
        told = {"squad": number, "names": tuple(one.name for one in known), "line": squad[0].line}
        yield illegal("eras", demands.clause("core-squad"), f"Squad {number}", **told)


def _names(units: list[Unit], demands: Demands) -> Iterator[Finding]:
    """No Unit Name and no Unique Name twice in the whole list (PS-04)."""
    if not demands.asks("unique-names"):
        return
    clause = demands.clause("unique-names")
    first: dict[tuple[str, str], Unit] = {}
    for one in units:
        if one.entry.count > 1:
            told = {"name": one.name, "first": one.squad, "second": one.squad, "line": one.line}
            yield illegal("unit-name-twice", clause, one.entry.name, **told)
        for code, name in (("unit-name-twice", one.name), ("unique-name-twice", one.unique_name)):
            other = first.setdefault((code, key(name)), one) if name else one
            if other is not one:
                told = {"name": name, "first": other.squad, "second": one.squad, "line": one.line}
                yield illegal(code, clause, one.entry.name, **told)
    yield from _perhaps_twice(units, clause)
    yield from _not_compared(units, clause)


def _perhaps_twice(units: list[Unit], clause: str | None) -> Iterator[Finding]:
    """Where a Unique Name is not known, the names themselves may tell: Luke Skywalker, Jedi Knight Luke Skywalker."""
    for place, one in enumerate(units):
        for other in units[:place]:
            if _are_open(one, other) and key(one.name) != key(other.name) and _share_a_person(one, other):
                yield unverified("perhaps-twice", clause, one.entry.name, other=other.entry.name, line=one.line)
                break


def _is_open(one: Unit) -> bool:
    return one.unique_name is None and not (one.item and one.item.no_unique_name)


def _are_open(one: Unit, other: Unit) -> bool:
    """Whether the two may share a Unique Name that is not known; who is known to have none shares none."""
    has_none = any(unit.item and unit.item.no_unique_name for unit in (one, other))
    return not has_none and (_is_open(one) or _is_open(other))


def _share_a_person(one: Unit, other: Unit) -> bool:
    return any(person <= words(whole.name) for part, whole in ((one, other), (other, one)) for person in _persons(part))


def _persons(one: Unit) -> list[frozenset[str]]:
    """Those whom a unit is: its Unique Name, or each in `Baze Malbus and Chirrut Imwe`, `Boushh (Leia Organa)`."""
    before = one.name.split(", ")[0].replace("(", " and ").rstrip(")")
    named = [one.unique_name] if one.unique_name else before.split(" and ")
    return [person for person in map(words, named) if person]


def _not_compared(units: list[Unit], clause: str | None) -> Iterator[Finding]:
    """Said once, not for each: whether two units share a Unique Name that no catalogue knows."""
    names = tuple(dict.fromkeys(one.item.name for one in units if one.item and _is_open(one)))
    if names:
        named = names if len(names) <= NAMED + 1 else names[:NAMED]
        told = {"names": named, "number": len(names), "more": len(names) - len(named)}
        yield unverified("unique-names-not-known", clause, ", ".join(names), **told)
