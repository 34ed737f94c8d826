"""A catalogue as a table: one row per entry, with the names of the columns in the first row."""

import csv
from collections.abc import Iterator
from typing import Any

from topcut.lists.catalogue import Catalogue, Item, Kind
from topcut.lists.catalogue_file import MOST_ENTRIES, item
from topcut.lists.headings import kind_of
from topcut.lists.names import key, tidy
from topcut.refusal import Refusal

COLUMNS = {
    key(word): field
    for field, words in {
        "kind": ("kind", "type", "card type", "category"),
        "name": ("name", "card", "card name", "unit", "unit name", "character", "title"),
        "also": ("also", "alias", "aliases", "other names"),
        "alter_ego": ("alter ego", "alias of", "real name"),
        "affiliations": ("affiliations", "affiliation"),
        "side": ("side", "crisis type"),
        "unique_name": ("unique name", "unique"),
        "role": ("role", "unit type"),
        "points": ("points", "pts", "cost", "threat", "sp", "pc", "squad points", "point cost"),
        "eras": ("eras", "era"),
        "class": ("class", "hero class"),
        "product": ("product", "set", "box"),
        "released": ("released", "release", "release date"),
        "from": ("from", "legal from", "effective"),
        "official": ("official",),
        "banned": ("banned",),
        "restricted": ("restricted",),
    }.items()
    for word in words
}
LISTS = ("also", "affiliations", "eras")
TRUTHS = ("official", "banned", "restricted")
YES = {"yes", "y", "true", "1", "x"}
SECTIONS = {
    "characters": Kind.CHARACTER,
    "tactics": Kind.TACTIC,
    "crises": Kind.CRISIS,
    "secure": Kind.CRISIS,
    "extraction": Kind.CRISIS,
    "gems": Kind.GEM,
    "affiliations": Kind.AFFILIATION,
    "primary": Kind.UNIT,
    "secondary": Kind.UNIT,
    "supporting": Kind.UNIT,
    "mission": Kind.MISSION,
    "hero": Kind.HERO,
    "deck": Kind.CARD,
    "pool": Kind.CARD,
}


def catalogue(text: str, source: str, *, name: str, game: str) -> Catalogue:
    return Catalogue(name=name, title=name, game=game, source=source, items=tuple(_items(text, source)))


def kind(word: str) -> tuple[Kind | None, dict[str, Any]]:
    """The kind that people call so, and what else the word says: a secure Crisis, a primary unit."""
    plain = key(word)
    if plain in set(Kind):
        return Kind(plain), {}
    section = kind_of(word) or kind_of(f"{word}s") or ("" if plain != "teamtactic" else "tactics")
    more: dict[str, Any] = {}
    if section in ("secure", "extraction"):
        more["side"] = section
    if section in ("primary", "secondary", "supporting"):
        more["role"] = section
    return SECTIONS.get(section), more


def _items(text: str, source: str) -> Iterator[Item]:
    rows = csv.reader(text.splitlines(), delimiter=_delimiter(text))
    try:
        header = [COLUMNS.get(key(cell)) for cell in next(rows)]
        if "name" not in header or "kind" not in header:
            raise Refusal("csv-header", source=source)
        for number, row in enumerate(rows, 2):
            if number > MOST_ENTRIES:
                raise Refusal("catalogue-too-large", source=source, most=MOST_ENTRIES)
            cells = {field: tidy(cell) for field, cell in zip(header, row, strict=False) if field and tidy(cell)}
            if cells:
                yield item(_entry(cells, source, number), source, number)
    except (csv.Error, StopIteration):
        raise Refusal("csv-header", source=source) from None


def _delimiter(text: str) -> str:
    first = text.lstrip().partition("\n")[0]
    return max(",;\t", key=first.count)


def _entry(cells: dict[str, str], source: str, number: int) -> dict[str, object]:
    found, more = kind(cells.get("kind", ""))
    if found is None:
        known = tuple(Kind)
        raise Refusal(
            "catalogue-kind", source=source, place_in=f"row {number}", kind=cells.get("kind", ""), known=known
        )
    values = {field: _value(field, cell) for field, cell in cells.items() if field not in ("kind", "name")}
    return {"kind": str(found), "name": cells.get("name", ""), **more, **values}


def _value(field: str, cell: str) -> object:
    if field in LISTS:
        return [tidy(part) for part in cell.replace("|", ";").split(";") if part.strip()]
    if field in TRUTHS:
        return key(cell) in YES
    if field == "points":
        return int(cell) if cell.isdecimal() and len(cell) < 9 else cell
    return cell.lower() if field in ("side", "role") else cell
