"""What a phone needs to build a list by search and tap: its parts, how much goes into each, and every name."""

from collections.abc import Iterator
from dataclasses import dataclass

from topcut.lists.catalogue import Catalogues, Item, Kind
from topcut.lists.demands import Demands
from topcut.lists.findings import Total
from topcut.lists.totals import ages
from topcut.lists.written import KINDS, ROLES, SIDES, Form, Section, Written

ROSTER = (Section.CHARACTERS, Section.TACTICS, Section.CRISES, Section.GEMS)


@dataclass(frozen=True, slots=True)
class Part:
    """A section of a list, or the place of one unit in a squad."""

    section: Section
    most: int | None = None
    side: str | None = None  # of the crises in it
    only_if_used: bool = False  # nothing belongs here that is known well enough

    @property
    def kind(self) -> Kind:
        return KINDS[self.section]

    @property
    def narrowed(self) -> str:
        """What else a name must be to be offered here: of a side, or in a role."""
        return self.side or (self.section.value if self.section in ROLES else "")


@dataclass(frozen=True, slots=True)
class Offer:
    form: Form
    groups: int  # Rosters or squads; none where the list is one
    parts: tuple[Part, ...]  # of each of them
    beside: tuple[Part, ...]  # of the list, beside its Rosters or squads
    names: tuple[str, ...]  # a line each: kind, side or role, points, name, other names, affiliations or eras
    ages: tuple[Total, ...]  # how old the names are

    def counts(self) -> Iterator[tuple[Kind, int]]:
        """How many of a kind the whole list takes, where that is limited."""
        found: dict[Kind, int] = {}
        for parts, times in ((self.parts, self.groups or 1), (self.beside, 1)):
            for part in parts:
                if part.most is not None:
                    found[part.kind] = found.get(part.kind, 0) + part.most * times
        yield from found.items()


def offered(demands: Demands, catalogue: Catalogues, pool: Written | None = None) -> Offer:
    """With a pool, the cards that were opened are offered too."""
    groups, parts, beside = _layout(demands)
    kinds = {part.kind for part in (*parts, *beside)}
    names = [_line(item) for item in _playable(demands, catalogue) if item.kind in kinds]
    opened = [_line(Item(kind=Kind.CARD, name=entry.name)) for entry in pool.entries] if pool else []
    return Offer(demands.form, groups, parts, beside, tuple(dict.fromkeys((*opened, *names))), ages(catalogue))


def _layout(demands: Demands) -> tuple[int, tuple[Part, ...], tuple[Part, ...]]:
    """How many Rosters or squads, the parts of each, and what belongs to none of them."""
    match demands.form:
        case Form.ROSTERS:
            return demands.limit("rosters") or 0, tuple(_roster(demands)), ()
        case Form.SQUADS:
            mission = Part(Section.MISSION, demands.limit("mission_sets"))
            return demands.limit("squads") or 0, tuple(Part(role, demands.limit(role)) for role in ROLES), (mission,)
        case Form.DECK:
            return 0, (Part(Section.HERO, demands.limit("heroes")), Part(Section.DECK, demands.limit("cards"))), ()


def _roster(demands: Demands) -> Iterator[Part]:
    for section in ROSTER:
        if section is Section.CRISES:
            yield from (Part(section, demands.limit(side), side) for side in SIDES)
            yield Part(section, only_if_used=True)
        else:
            yield Part(section, demands.limit(section))


def _playable(demands: Demands, catalogue: Catalogues) -> Iterator[Item]:
    """Where a Timeline says what may be played of a kind, nothing else of that kind."""
    chosen = demands.options.get("timeline") if demands.asks("timeline") else None
    found = catalogue.timeline(chosen) if chosen else None
    for item in catalogue.items:
        if found is None or item.kind not in found[0].only or found[1].of(item.kind, item.name):
            yield item


def _line(item: Item) -> str:
    points = "" if item.points is None else str(item.points)
    also = (*item.also, *([item.second_name] if item.second_name and item.second_name not in item.full_name else []))
    groups = ", ".join(item.affiliations or item.eras)
    narrowed = item.side or item.role or ""
    return "\t".join((item.kind, narrowed, points, item.full_name, "|".join(also), groups)).rstrip("\t")
