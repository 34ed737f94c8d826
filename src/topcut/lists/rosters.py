"""Rosters: how many of each, nothing twice, what the Timeline allows, what is banned."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from topcut.lists.bans import Bans
from topcut.lists.catalogue import Catalogues, Item, Kind, Timeline
from topcut.lists.demands import Demands
from topcut.lists.findings import Finding, illegal, note, unverified
from topcut.lists.names import key
from topcut.lists.written import KINDS, SIDES, Entry, Section, Written, copies
from topcut.refusal import Refusal

SECTIONS = (Section.CHARACTERS, Section.TACTICS, Section.CRISES, Section.GEMS)
ROSTER_KINDS = tuple(KINDS[section] for section in SECTIONS)


@dataclass(frozen=True, slots=True)
class Named:
    """An entry and what the catalogues know it as."""

    entry: Entry
    kind: Kind
    item: Item | None

    @property
    def identity(self) -> str:
        """What may not appear twice: a character is its name and its alter ego."""
        return key(self.item.full_name if self.item else self.entry.name)

    @property
    def keys(self) -> set[str]:
        named = {key(self.entry.name), key(self.entry.name.partition("(")[0])}
        return named | ({key(name) for name in self.item.names()} if self.item else set())


def findings(written: Written, demands: Demands, catalogue: Catalogues, bans: Bans) -> Iterator[Finding]:
    named = [_named(entry, catalogue) for entry in written.among(*SECTIONS)]
    if demands.asks("three-rosters"):
        yield from _groups(written, demands)
        for group in sorted({entry.group for entry in written.entries if entry.group is not None}):
            yield from _counts([one for one in named if one.entry.group == group], demands, group)
    else:
        yield from _counts(named, demands, None)
    yield from _twice(named, demands.clause("no-duplicates", "core-roster"))
    yield from _allowed(named, demands, catalogue)
    if demands.asks("banned-and-restricted"):
        yield from _banned(named, demands, bans)


def _named(entry: Entry, catalogue: Catalogues) -> Named:
    kind = KINDS[entry.section]
    found = catalogue.of(kind, entry.name)
    return Named(entry, kind, found[0] if len(found) == 1 else None)


def _groups(written: Written, demands: Demands) -> Iterator[Finding]:
    """Roster 1, 2 and 3, each once (TL-02)."""
    clause = demands.clause("three-rosters")
    asked = range(1, (demands.limit("rosters") or 0) + 1)
    for number in asked:
        if number not in written.groups:
            yield illegal("roster-missing", clause, f"Roster {number}", number=number, most=len(asked))
        elif written.groups.count(number) > 1:
            yield illegal("roster-twice", clause, f"Roster {number}", number=number)
    for number in dict.fromkeys(number for number in written.groups if number not in asked):
        yield illegal("roster-unknown", clause, f"Roster {number}", number=number, most=len(asked))
    for entry in written.among(*SECTIONS):
        if entry.group is None:
            yield illegal("no-roster", clause, entry.name)


def _counts(named: list[Named], demands: Demands, group: int | None) -> Iterator[Finding]:
    clause = demands.clause("three-rosters", "core-roster")
    roster = "" if group is None else f"Roster {group}: "
    number = {kind: copies(one.entry for one in named if one.kind is kind) for kind in ROSTER_KINDS}
    most = demands.limit("characters")
    if most is not None and group is not None and number[Kind.CHARACTER] != most:
        exactly = demands.clause("no-duplicates", "three-rosters")  # thirty unique characters (TL-03)
        yield illegal("not-exactly", exactly, f"{roster}Characters", number=number[Kind.CHARACTER], most=most)
    elif most is not None and number[Kind.CHARACTER] > most:
        yield illegal("too-many", clause, f"{roster}Characters", number=number[Kind.CHARACTER], most=most)
    elif not number[Kind.CHARACTER]:
        yield note("no-characters", clause, f"{roster}Characters")
    tactics = demands.limit("tactics")
    if tactics is not None and number[Kind.TACTIC] > tactics:
        yield illegal("too-many", clause, f"{roster}Team Tactics", number=number[Kind.TACTIC], most=tactics)
    yield from _crises([one for one in named if one.kind is Kind.CRISIS], demands, clause, roster)


def _crises(crises: list[Named], demands: Demands, clause: str | None, roster: str) -> Iterator[Finding]:
    """Three of each side where a catalogue knows the sides, six in all where none does."""
    limits = {side: demands.limit(side) for side in SIDES}
    total = copies(one.entry for one in crises)
    most = sum(limit or 0 for limit in limits.values())
    if None not in limits.values() and total > most:
        yield illegal("too-many", clause, f"{roster}Crises", number=total, most=most)
    for side, limit in limits.items():
        known = copies(one.entry for one in crises if one.item and one.item.side == side)
        claimed = copies(one.entry for one in crises if _side(one) == side)
        if limit is not None and known > limit:
            yield illegal("too-many-side", clause, f"{roster}Crises", side=side, number=known, most=limit)
        elif limit is not None and claimed > limit and total <= most:
            yield unverified("side-claimed", clause, f"{roster}Crises", side=side, number=claimed, most=limit)


def _side(one: Named) -> str | None:
    return (one.item.side if one.item else None) or one.entry.side


def _twice(named: list[Named], clause: str | None) -> Iterator[Finding]:
    """The same twice, in one Roster or across all three."""
    places: dict[tuple[Kind, str], list[Named]] = defaultdict(list)
    for one in named:
        places[one.kind, one.identity].append(one)
    for here in places.values():
        number = copies(one.entry for one in here)
        rosters = tuple(dict.fromkeys(one.entry.group for one in here if one.entry.group is not None))
        if number > 1:
            over = len(rosters)
            yield illegal("twice", clause, here[0].entry.name, number=number, over=over, rosters=rosters)
    yield from _perhaps_twice(named, clause)


def _perhaps_twice(named: list[Named], clause: str | None) -> Iterator[Finding]:
    """`Captain America` beside `Captain America (Steve Rogers)`: it is unclear whether that is one character."""
    characters = {one.identity: one for one in named if one.kind is Kind.CHARACTER}
    for one in characters.values():
        name, egoed, _ = one.entry.name.partition("(")
        other = characters.get(key(name)) if egoed else None
        if other is not None and other is not one and "(" not in other.entry.name:
            yield unverified("perhaps-twice", clause, other.entry.name, other=one.entry.name)


def _allowed(named: list[Named], demands: Demands, catalogue: Catalogues) -> Iterator[Finding]:
    clause = demands.clause("timeline", "core-roster", "three-rosters")
    chosen = demands.options.get("timeline") if demands.asks("timeline") else None
    if chosen is None:
        for one in named:
            yield from _unknown(one, catalogue, clause)
        return
    found = catalogue.timeline(chosen)
    if found is None:
        known = catalogue.timelines
        raise Refusal("timeline-unknown", clause=clause, name=chosen, known=known, number=len(known))
    timeline, own = found
    if timeline.unknown:
        yield note("timeline-contents", clause, timeline.title, timeline=timeline.title)
    for one in named:
        yield from _in_timeline(one, timeline, own, catalogue, demands)


def _in_timeline(
    one: Named, timeline: Timeline, own: Catalogues, catalogue: Catalogues, demands: Demands
) -> Iterator[Finding]:
    clause = demands.clause("timeline")
    name = one.entry.name
    listed = own.of(one.kind, name) or (own.of(one.kind, one.item.name) if one.item else ())
    if any(item.banned for item in listed):
        yield illegal("timeline-bans", clause, name, timeline=timeline.title)
    elif listed:
        yield from _effective(one, listed[0], demands)
    elif one.kind is Kind.CHARACTER and Kind.AFFILIATION in timeline.only:
        yield from _affiliated(one, timeline, own, clause)
    elif one.kind in timeline.only:
        near = own.nearest(one.kind, name)
        yield illegal("not-in-timeline", clause, name, *near, kind=one.kind, timeline=timeline.title)
    else:
        yield from _unknown(one, catalogue, clause)


def _affiliated(one: Named, timeline: Timeline, own: Catalogues, clause: str | None) -> Iterator[Finding]:
    """A Timeline may allow affiliations instead of naming every character."""
    name, affiliations = one.entry.name, one.item.affiliations if one.item else ()
    if not affiliations and Kind.CHARACTER not in timeline.only:
        yield unverified("affiliation-unknown", clause, name, timeline=timeline.title)
    elif not any(own.of(Kind.AFFILIATION, affiliation) for affiliation in affiliations):
        near = own.nearest(Kind.CHARACTER, name)
        yield illegal("not-in-timeline", clause, name, *near, kind=one.kind, timeline=timeline.title)


def _effective(one: Named, item: Item, demands: Demands) -> Iterator[Finding]:
    """Cards with a date are legal from that day on (CH-11); the first day of the tournament decides (R-11)."""
    clause = demands.clause("effective-dates", "timeline")
    if item.legal_from is None:
        return
    if demands.day is None:
        yield note("no-date", clause, one.entry.name, day=item.legal_from)
    elif demands.day < item.legal_from:
        yield illegal("not-yet", clause, one.entry.name, legal=item.legal_from, day=demands.day)


def _unknown(one: Named, catalogue: Catalogues, clause: str | None) -> Iterator[Finding]:
    name = one.entry.name
    several = catalogue.of(one.kind, name)
    if len(several) > 1:
        egos = tuple(item.full_name for item in several[:3])
        yield unverified("which-one", clause, name, *egos, number=len(several))
    elif not several:
        near = catalogue.nearest(one.kind, name)
        others = [kind for kind in catalogue.kinds(name) if kind in ROSTER_KINDS]
        if others:
            yield unverified("another-kind", clause, name, *near, kind=one.kind, other=others[0])
        else:
            yield unverified("unknown", clause, name, *near, kind=one.kind)


def _banned(named: list[Named], demands: Demands, bans: Bans) -> Iterator[Finding]:
    clause = demands.clause("banned-and-restricted")
    restricted = [one for one in named if one.keys & bans.restricted or (one.item and one.item.restricted)]
    for one in named:
        if one.keys & bans.banned or (one.item and one.item.banned):
            yield illegal("banned", clause, one.entry.name)
    most = demands.limit("restricted")
    number = copies(one.entry for one in restricted)
    if most is not None and number > most:
        names = ", ".join(one.entry.name for one in restricted)
        yield illegal("restricted", clause, names, number=number, most=most)
