"""What people like to see of a list, added up: Threat, affiliations, points of squads. It decides nothing."""

from collections import Counter
from collections.abc import Iterator

from topcut.lists.catalogue import Catalogues
from topcut.lists.findings import Total
from topcut.lists.meaning import meaning
from topcut.lists.squads import units_of
from topcut.lists.written import ROLES, SIDES, Form, Section, Written, copies

MOST_AFFILIATIONS = 5
FEW = 2  # characters; one alone says nothing about an affiliation


def ages(catalogue: Catalogues) -> tuple[Total, ...]:
    """How old the catalogues are that a list was checked by."""
    named = [(one.title, one.day.isoformat() if one.day else "") for one in catalogue.catalogues if one.items]
    told = tuple(f"{title} ({day})" if day and day not in title else title for title, day in named)
    return (Total("catalogues", {"names": told}),) if told else ()


def totals(written: Written, catalogue: Catalogues) -> tuple[Total, ...]:
    match written.form:
        case Form.ROSTERS:
            groups: list[int | None] = [*sorted({one.group for one in written.entries if one.group is not None})]
            return tuple(total for group in groups or [None] for total in _roster(written, catalogue, group))
        case Form.SQUADS:
            return tuple(_squads(written, catalogue))
        case Form.DECK:
            return tuple(_deck(written))


def _roster(written: Written, catalogue: Catalogues, group: int | None) -> Iterator[Total]:
    roster = group or 0
    characters = list(written.among(Section.CHARACTERS, group=group))
    known = [item for entry in characters if (item := meaning(entry, catalogue).item)]
    worth = [item.points for item in known if item.points is not None]
    if worth:
        of = 0 if len(worth) == copies(characters) else copies(characters)
        yield Total("threat", {"roster": roster, "threat": sum(worth), "number": len(worth), "of": of})
    number = Counter(affiliation for item in known for affiliation in item.affiliations)
    most = sorted((-count, name) for name, count in number.items() if count >= FEW)[:MOST_AFFILIATIONS]
    if most:
        yield Total("affiliations", {"roster": roster, "names": tuple(f"{name} {-count}" for count, name in most)})
    crises = [meaning(entry, catalogue).item for entry in written.among(Section.CRISES, group=group)]
    sides = {side: sum(item is not None and item.side == side for item in crises) for side in SIDES}
    if any(sides.values()):
        yield Total("crises", {"roster": roster, **sides})


def _squads(written: Written, catalogue: Catalogues) -> Iterator[Total]:
    units = units_of(written, catalogue)
    for number in sorted({one.entry.group for one in units if one.entry.group is not None}):
        squad = [one for one in units if one.entry.group == number]
        worth = {role: [one.points for one in squad if one.entry.section is role] for role in ROLES}
        points = [one[0] for one in worth.values() if len(one) == 1 and one[0] is not None]
        if len(points) == len(squad) == len(ROLES):
            items = [one.item for one in squad if one.item]
            eras = [era for era in items[0].eras if all(era in item.eras for item in items)] if items else []
            told = {"squad": number, "cost": sum(points[1:]), "points": points[0], "eras": tuple(eras)}
            yield Total("squad", {**told, "number": len(eras)})


def _deck(written: Written) -> Iterator[Total]:
    cards = list(written.among(Section.DECK))
    if cards:
        yield Total("deck", {"number": copies(cards), "names": len({entry.name for entry in cards})})
