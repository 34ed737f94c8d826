"""Rosters: how many of each, nothing twice, what the Timeline allows, what is banned."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from topcut.lists.bans import Bans
from topcut.lists.catalogue import Catalogues, Item, Kind, Timeline
from topcut.lists.demands import Demands
from topcut.lists.findings import Finding, illegal, note, unverified
from topcut.lists.meaning import Meaning, meaning, untold
from topcut.lists.names import key
from topcut.lists.written import KINDS, SIDES, Entry, Section, Written, beyond, copies
from topcut.refusal import Refusal

SECTIONS = (Section.CHARACTERS, Section.TACTICS, Section.CRISES, Section.GEMS)
ROSTER_KINDS = tuple(KINDS[section] for section in SECTIONS)
PARTS = {Kind.CHARACTER: "Characters", Kind.TACTIC: "Team Tactics", Kind.CRISIS: "Crises"}


@dataclass(frozen=True, slots=True)
class Named:
    """An entry and what the catalogues know it as."""

    entry: Entry
    kind: Kind
    meant: Meaning

    @property
    def item(self) -> Item | None:
        return self.meant.item

    @property
    def identity(self) -> str:
        """What may not appear twice: a character is its name and its alter ego."""
        return key(self.item.full_name if self.item else self.entry.name)

    @property
    def keys(self) -> set[str]:
        named = {key(self.entry.name), key(self.entry.name.partition("(")[0])}
        return named | ({key(name) for name in self.item.names()} if self.item else set())


def findings(written: Written, demands: Demands, catalogue: Catalogues, bans: Bans) -> Iterator[Finding]:
    named = [Named(entry, KINDS[entry.section], meaning(entry, catalogue)) for entry in written.among(*SECTIONS)]
    several = sorted({entry.group for entry in written.entries if entry.group is not None})
    is_one = demands.asks("three-rosters") or len(several) < 2
    if not is_one:
        yield _several(written, several, demands)
    elif demands.asks("three-rosters"):
        yield from _groups(written, demands)
        for group in several:
            yield from _counts([one for one in named if one.entry.group == group], demands, group)
    else:
        yield from _counts(named, demands, None)
    timeline = _timeline(demands, catalogue)
    listed = timeline[0].only if timeline else ()
    if is_one:
        yield from _twice(named, demands.clause("no-duplicates", "core-roster"), listed)
    yield from _allowed(named, timeline, demands, catalogue)
    if demands.asks("banned-and-restricted"):
        yield from _banned(named, demands, bans, timeline[1] if timeline else Catalogues())


def _several(written: Written, groups: list[int], demands: Demands) -> Finding:
    """Two Rosters were pasted where one is asked for: what each has too many of would say nothing."""
    names = ", ".join(f"Roster {number}" for number in groups)
    line = next(entry.line for entry in written.entries if entry.group == groups[1])
    return illegal("several-rosters", demands.clause("core-roster"), names, number=len(groups), line=line)


def _groups(written: Written, demands: Demands) -> Iterator[Finding]:
    """Roster 1, 2 and 3, each once (TL-02)."""
    clause = demands.clause("three-rosters")
    asked = range(1, (demands.limit("rosters") or 0) + 1)
    filled = {entry.group for entry in written.entries}  # a heading alone is no Roster
    for number in asked:
        if number not in filled:
            yield illegal("roster-missing", clause, f"Roster {number}", number=number, most=len(asked))
        elif written.groups.count(number) > 1:
            yield illegal("roster-twice", clause, f"Roster {number}", number=number)
    for number in dict.fromkeys(number for number in written.groups if number not in asked):
        yield illegal("roster-unknown", clause, f"Roster {number}", number=number, most=len(asked))
    for entry in written.among(*SECTIONS):
        if entry.group is None:
            yield illegal("no-roster", clause, entry.name, line=entry.line)


def _counts(named: list[Named], demands: Demands, group: int | None) -> Iterator[Finding]:
    clause = demands.clause("three-rosters", "core-roster")
    here = {kind: [one for one in named if one.kind is kind] for kind in ROSTER_KINDS}
    characters, tactics = here[Kind.CHARACTER], here[Kind.TACTIC]
    most = demands.limit("characters")
    if most is not None and group is not None and _number(characters) != most:
        exactly = demands.clause("no-duplicates", "three-rosters")  # thirty unique characters (TL-03)
        told = {**_part(Kind.CHARACTER, group), "number": _number(characters), "most": most}
        yield illegal("not-exactly", exactly, _named(Kind.CHARACTER, group), **told, line=_beyond(characters, most))
    elif most is not None and _number(characters) > most:
        yield _too_many(characters, clause, Kind.CHARACTER, group, most)
    elif not characters:
        yield note("no-characters", clause, _named(Kind.CHARACTER, group), **_part(Kind.CHARACTER, group))
    most = demands.limit("tactics")
    if most is not None and _number(tactics) > most:
        yield _too_many(tactics, clause, Kind.TACTIC, group, most)
    yield from _crises(here[Kind.CRISIS], demands, clause, group)


def _named(kind: Kind, group: int | None) -> str:
    """A part of a Roster, as findings are listed."""
    return PARTS[kind] if group is None else f"Roster {group}: {PARTS[kind]}"


def _part(kind: Kind, group: int | None) -> dict[str, object]:
    """The same for a sentence in any language."""
    return {"part": kind, "roster": group or 0}


def _number(named: Iterable[Named]) -> int:
    return copies(one.entry for one in named)


def _too_many(named: list[Named], clause: str | None, kind: Kind, group: int | None, most: int) -> Finding:
    told = {**_part(kind, group), "number": _number(named), "most": most, "line": _beyond(named, most)}
    return illegal("too-many", clause, _named(kind, group), **told)


def _beyond(named: Iterable[Named], most: int) -> int | None:
    return beyond((one.entry for one in named), most)


def _crises(crises: list[Named], demands: Demands, clause: str | None, group: int | None) -> Iterator[Finding]:
    """Three of each side where a catalogue knows the sides, six in all where none does."""
    limits = {side: demands.limit(side) or 0 for side in SIDES if demands.limit(side) is not None}
    known = {side: list(_each_once(crises, side)) for side in limits}
    named, part = _named(Kind.CRISIS, group), _part(Kind.CRISIS, group)
    too_many = [side for side, limit in limits.items() if len(known[side]) > limit]
    for side in too_many:
        told = {**part, "side": side, "number": len(known[side]), "most": limits[side]}
        yield illegal("too-many-side", clause, named, **told, line=_beyond(known[side], limits[side]))
    most = sum(limits.values())
    if len(limits) == len(SIDES) and not too_many and _number(crises) > most:
        yield _too_many(crises, clause, Kind.CRISIS, group, most)
        return
    for side in [side for side in limits if side not in too_many]:
        claimed = [one for one in crises if _side(one) == side]
        if _number(claimed) > limits[side]:
            told = {**part, "side": side, "number": _number(claimed), "most": limits[side]}
            yield unverified("side-claimed", clause, named, **told, line=_beyond(claimed, limits[side]))
    for one in crises:
        if one.item and one.item.side and one.entry.side and one.item.side != one.entry.side:
            yield note("wrong-side", clause, one.entry.name, side=one.item.side, line=one.entry.line)


def _each_once(crises: list[Named], side: str) -> Iterable[Named]:
    """Those of a side that is known; one that is there twice is told of by itself."""
    return {one.identity: one for one in crises if one.item and one.item.side == side}.values()


def _side(one: Named) -> str | None:
    return (one.item.side if one.item else None) or one.entry.side


def _twice(named: list[Named], clause: str | None, listed: Collection[Kind]) -> Iterator[Finding]:
    """The same twice, in one Roster or across all three. `listed`: of these kinds the Timeline names every one."""
    places: dict[tuple[Kind, str], list[Named]] = defaultdict(list)
    for one in named:
        places[one.kind, one.identity].append(one)
    for here in places.values():
        number = copies(one.entry for one in here)
        rosters = tuple(dict.fromkeys(one.entry.group for one in here if one.entry.group is not None))
        guessed = next((one for one in here if one.item and one.meant.in_part and one.kind not in listed), None)
        other = next((one for one in here if guessed and key(one.entry.name) != key(guessed.entry.name)), None)
        if guessed and other and number == 2:  # written in part, it may after all be something else
            told = {"other": other.entry.name, "line": guessed.entry.line}
            yield unverified("perhaps-twice", clause, guessed.entry.name, **told)
        elif number > 1:
            over = len(rosters)
            told = {"number": number, "over": over, "rosters": rosters, "line": here[-1].entry.line}
            yield illegal("twice", clause, here[0].entry.name, **told)
    yield from _perhaps_twice(named, clause)


def _perhaps_twice(named: list[Named], clause: str | None) -> Iterator[Finding]:
    """`Captain America` beside `Captain America (Steve Rogers)`: it is unclear whether that is one character."""
    characters = {one.identity: one for one in named if one.kind is Kind.CHARACTER}
    for one in characters.values():
        other = next((other for other in characters.values() if other is not one and _may_be(one, other)), None)
        if other is not None:
            yield unverified("perhaps-twice", clause, one.entry.name, other=other.entry.name, line=one.entry.line)


def _may_be(one: Named, other: Named) -> bool:
    if one.meant.items or other.item:
        return one.item is None and other.item in one.meant.items
    name, egoed, _ = other.entry.name.partition("(")
    return bool(egoed) and one.identity == key(name)


def _timeline(demands: Demands, catalogue: Catalogues) -> tuple[Timeline, Catalogues] | None:
    """The one that is chosen, and what it lists."""
    chosen = demands.options.get("timeline") if demands.asks("timeline") else None
    if chosen is None:
        return None
    found = catalogue.timeline(chosen)
    if found is None:
        known, clause = catalogue.timelines, demands.clause("timeline", "core-roster", "three-rosters")
        raise Refusal("timeline-unknown", clause=clause, name=chosen, known=known, number=len(known))
    return found


def _allowed(
    named: list[Named], chosen: tuple[Timeline, Catalogues] | None, demands: Demands, catalogue: Catalogues
) -> Iterator[Finding]:
    if chosen is None:
        for one in named:
            yield from _unknown(one, catalogue, demands.clause("timeline", "core-roster", "three-rosters"))
        return
    timeline, own = chosen
    if timeline.unknown:
        yield note("timeline-contents", demands.clause("timeline"), timeline.title, timeline=timeline.title)
    for one in named:
        yield from _in_timeline(one, timeline, own, catalogue, demands)


def _in_timeline(
    one: Named, timeline: Timeline, own: Catalogues, catalogue: Catalogues, demands: Demands
) -> Iterator[Finding]:
    clause = demands.clause("timeline")
    name, line = one.entry.name, one.entry.line
    listed = _listed(one, own)
    if any(item.banned for item in listed):
        yield illegal("timeline-bans", clause, name, timeline=timeline.title, line=line)
    elif listed:
        yield from _effective(one, listed[0], demands)
    elif one.kind is Kind.CHARACTER and Kind.AFFILIATION in timeline.only:
        yield from _affiliated(one, timeline, own, clause)
    elif one.kind in timeline.only and (game := catalogue.another_game(name)):
        yield illegal("of-another-game", clause, name, game=game, line=line)
        return
    elif one.kind in timeline.only:
        near = own.nearest(one.kind, name)
        yield illegal("not-in-timeline", clause, name, *near, kind=one.kind, timeline=timeline.title, line=line)
        return
    yield from _unknown(one, catalogue, clause, listed=bool(listed))


def _affiliated(one: Named, timeline: Timeline, own: Catalogues, clause: str | None) -> Iterator[Finding]:
    """A Timeline may allow affiliations instead of naming every character."""
    name, affiliations = one.entry.name, one.item.affiliations if one.item else ()
    told = {"timeline": timeline.title, "line": one.entry.line}
    if not affiliations and Kind.CHARACTER not in timeline.only:
        yield unverified("affiliation-unknown", clause, name, **told)
    elif not any(own.of(Kind.AFFILIATION, affiliation) for affiliation in affiliations):
        near = own.nearest(Kind.CHARACTER, name)
        yield illegal("not-in-timeline", clause, name, *near, kind=one.kind, **told)


def _effective(one: Named, item: Item, demands: Demands) -> Iterator[Finding]:
    """Cards with a date are legal from that day on (CH-11); the first day of the tournament decides (R-11)."""
    clause, line = demands.clause("effective-dates", "timeline"), one.entry.line
    if item.legal_from is None:
        return
    if demands.day is None:
        yield note("no-date", clause, one.entry.name, day=item.legal_from, line=line)
    elif demands.day < item.legal_from:
        yield illegal("not-yet", clause, one.entry.name, legal=item.legal_from, day=demands.day, line=line)


def _unknown(one: Named, catalogue: Catalogues, clause: str | None, *, listed: bool = False) -> Iterator[Finding]:
    """`listed`: a Timeline names it, so that there is nothing to ask."""
    name = one.entry.name
    others = [kind for kind in catalogue.kinds(name) if kind in ROSTER_KINDS] if not one.meant.items else []
    if others:
        near = catalogue.nearest(one.kind, name)
        told = {"kind": one.kind, "other": others[0], "line": one.entry.line}
        yield unverified("another-kind", clause, name, *near, **told)
    elif one.item is not None or not listed:
        yield from untold(one.entry, one.kind, catalogue, clause, one.meant)


def _banned(named: list[Named], demands: Demands, bans: Bans, own: Catalogues) -> Iterator[Finding]:
    """By a list of bans, by a catalogue, or by the own one of the Timeline, whose bans are told with it."""
    clause = demands.clause("banned-and-restricted")
    restricted = [one for one in named if one.keys & bans.restricted or _is_restricted(one, own)]
    for one in named:
        if one.keys & bans.banned or (one.item and one.item.banned):
            yield illegal("banned", clause, one.entry.name, line=one.entry.line)
    most = demands.limit("restricted")
    if most is not None and (number := _number(restricted)) > most:
        names = ", ".join(one.entry.name for one in restricted)
        yield illegal("restricted", clause, names, number=number, most=most, line=_beyond(restricted, most))


def _is_restricted(one: Named, own: Catalogues) -> bool:
    items = (*([one.item] if one.item else []), *_listed(one, own))
    return any(item.restricted for item in items)


def _listed(one: Named, own: Catalogues) -> tuple[Item, ...]:
    """What the Timeline's own catalogue says of it."""
    return own.of(one.kind, one.entry.name) or (own.of(one.kind, one.item.name) if one.item else ())
