"""Premier Lists: four squads and a Mission Set, no name twice, points and eras where they are known."""

from collections.abc import Iterator
from dataclasses import dataclass

from topcut.lists.catalogue import Catalogues, Item, Kind
from topcut.lists.demands import Demands
from topcut.lists.findings import Finding, illegal, unverified
from topcut.lists.names import key, tidy
from topcut.lists.written import ROLES, Entry, Section, Written


@dataclass(frozen=True, slots=True)
class Unit:
    entry: Entry
    name: str
    unique_name: str | None
    points: int | None
    eras: frozenset[str]
    item: Item | None

    @property
    def squad(self) -> str:
        return f"Squad {self.entry.group}"


def findings(written: Written, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    units = [unit(entry, catalogue) for entry in written.entries if entry.section is not Section.MISSION]
    yield from _squads(written, demands)
    yield from _missions(written, demands, catalogue)
    for number in sorted({one.entry.group for one in units if one.entry.group is not None}):
        squad = [one for one in units if one.entry.group == number]
        yield from _roles(squad, number, demands)
        yield from _points(squad, number, demands)
        yield from _eras(squad, number, demands)
    yield from _names(units, demands)
    yield from _known(units, demands, catalogue)


def unit(entry: Entry, catalogue: Catalogues) -> Unit:
    """A unit is written `Unit Name (Unique Name)`; with a catalogue the Unique Name can be left out."""
    found = catalogue.of(Kind.UNIT, entry.name)
    item = found[0] if len(found) == 1 else None
    name, bracket, unique = entry.name.rpartition("(") if entry.name.endswith(")") else (entry.name, "", "")
    if item is None and bracket:
        items = catalogue.of(Kind.UNIT, name)
        item = items[0] if len(items) == 1 else None
    written = tidy(unique.rstrip(")")) if bracket else None
    eras = entry.eras or (item.eras if item else ())
    return Unit(
        entry=entry,
        name=item.name if item else tidy(name) or entry.name,
        unique_name=(item.unique_name if item else None) or written or None,
        points=item.points if item and item.points is not None else entry.number,
        eras=frozenset(map(key, item.eras if item and item.eras else eras)),
        item=item,
    )


def _squads(written: Written, demands: Demands) -> Iterator[Finding]:
    clause = demands.clause("four-squads")
    asked = range(1, (demands.limit("squads") or 0) + 1)
    for number in asked:
        if number not in written.groups:
            yield illegal("squad-missing", clause, f"Squad {number}", number=number, most=len(asked))
        elif written.groups.count(number) > 1:
            yield illegal("squad-twice", clause, f"Squad {number}", number=number)
    for number in dict.fromkeys(number for number in written.groups if number not in asked):
        yield illegal("squad-unknown", clause, f"Squad {number}", number=number, most=len(asked))
    for entry in written.entries:
        if entry.group is None and entry.section is not Section.MISSION:
            yield illegal("no-squad", clause, entry.name)


def _missions(written: Written, demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    clause, most = demands.clause("four-squads"), demands.limit("mission_sets") or 0
    missions = list(written.among(Section.MISSION))
    if len(missions) != most:
        names = ", ".join(entry.name for entry in missions) or "Mission"
        yield illegal("missions", clause, names, number=len(missions), most=most)
    for entry in missions:
        if not catalogue.of(Kind.MISSION, entry.name):
            yield unverified(
                "unknown", clause, entry.name, *catalogue.nearest(Kind.MISSION, entry.name), kind=Kind.MISSION
            )


def _roles(squad: list[Unit], number: int, demands: Demands) -> Iterator[Finding]:
    clause = demands.clause("core-squad")
    for role in ROLES:
        most = demands.limit(role) or 0
        here = [one for one in squad if one.entry.section is role]
        count = sum(one.entry.count for one in here)
        if count != most:
            names = ", ".join(one.entry.name for one in here) or f"Squad {number}"
            yield illegal("role-number", clause, names, squad=number, role=role, number=count, most=most)
    for one in squad:
        if one.entry.section is None:
            yield illegal("no-role", clause, one.entry.name, squad=number)
        elif one.item and one.item.role and one.item.role != one.entry.section:
            yield illegal("wrong-role", clause, one.entry.name, squad=number, role=one.item.role)


def _points(squad: list[Unit], number: int, demands: Demands) -> Iterator[Finding]:
    """Secondary and supporting together at most the primary's points."""
    worth = {role: [one.points for one in squad if one.entry.section is role] for role in ROLES}
    if any(len(points) != 1 for points in worth.values()):
        return
    most, *costs = (points[0] for points in worth.values())
    if most is not None and sum(cost or 0 for cost in costs) > most:
        cost = sum(cost or 0 for cost in costs)
        yield illegal("points", demands.clause("core-squad"), f"Squad {number}", squad=number, number=cost, most=most)


def _eras(squad: list[Unit], number: int, demands: Demands) -> Iterator[Finding]:
    known = [one for one in squad if one.eras]
    if len(known) > 1 and not frozenset.intersection(*(one.eras for one in known)):
        names = tuple(one.name for one in known)
        yield illegal("eras", demands.clause("core-squad"), f"Squad {number}", squad=number, names=names)


def _names(units: list[Unit], demands: Demands) -> Iterator[Finding]:
    """No Unit Name and no Unique Name twice in the whole list (PS-04)."""
    if not demands.asks("unique-names"):
        return
    clause = demands.clause("unique-names")
    first: dict[tuple[str, str], Unit] = {}
    for one in units:
        if one.entry.count > 1:
            yield illegal("unit-name-twice", clause, one.entry.name, name=one.name, first=one.squad, second=one.squad)
        for code, name in (("unit-name-twice", one.name), ("unique-name-twice", one.unique_name)):
            other = first.setdefault((code, key(name)), one) if name else one
            if other is not one:
                yield illegal(code, clause, one.entry.name, name=name, first=other.squad, second=one.squad)
    unique = {key(one.unique_name): one for one in units if one.unique_name}
    for one in units:
        other = unique.get(key(one.name), one) if one.unique_name is None else one
        if other is not one:
            yield unverified("perhaps-twice", clause, one.entry.name, other=other.entry.name)


def _known(units: list[Unit], demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    clause = demands.clause("core-squad")
    for one in units:
        if one.item is None:
            near = catalogue.nearest(Kind.UNIT, one.entry.name)
            yield unverified("unknown", clause, one.entry.name, *near, kind=Kind.UNIT)
