"""Catalogue files: what one may say, and one sentence about what is wrong with it."""

import tomllib
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from topcut.declared import Misfit, fields_of, read_as, ready
from topcut.lists.catalogue import Catalogue, CrisisSide, Item, Kind, Points, Text, Texts, Tidy, UnitRole, Word
from topcut.lists.names import key
from topcut.refusal import Refusal

SHIPPED = Path(__file__).parent / "catalogues"
MOST_ENTRIES = 50_000
WANTED: dict[Any, str] = {
    Text: "text",
    Kind: "text",
    Word: "word",
    Points: "number",
    CrisisSide: "side",
    UnitRole: "role",
    bool: "truth",
    date: "day",
    tuple[Item, ...]: "list",
    Texts: "texts",
    tuple[Kind, ...]: "texts",
}

_Table = TypeVar("_Table", bound=Tidy)

ready(Catalogue)


@cache
def shipped() -> tuple[Catalogue, ...]:
    """What the documents print, and then the facts of public data sets; each file names its source and its day."""
    files = sorted(SHIPPED.glob("*.toml"))
    read = (read_catalogue(tomllib.loads(file.read_text("utf-8")), file.name) for file in files)
    return tuple(sorted(read, key=lambda catalogue: catalogue.timeline is None))


def read_catalogue(read: object, source: str, *, name: str | None = None, game: str | None = None) -> Catalogue:
    """The catalogue that a TOML or JSON document holds; `source` is what a refusal calls it, and `name` and `game`
    stand in where the document has none."""
    tables = _titled(read, {"name": name, "game": game})
    if isinstance(tables, dict):
        if isinstance(entries := tables.get("entries"), list):
            if len(entries) > MOST_ENTRIES:
                raise Refusal("catalogue-too-large", source=source, most=MOST_ENTRIES)
            tables["entries"] = [item(entry, source, number) for number, entry in enumerate(entries, 1)]
        tables["timeline"] = _titled(tables.get("timeline"), {})
    return _read(Catalogue, tables, source)


def refuse_no_word(told: str, field: str, source: str) -> None:
    """A name or a game that comes beside the file is held to what a file may say."""
    try:
        read_as(Word, told)
    except Misfit:
        raise Refusal("catalogue-wrong", source=source, place_in=field, wanted=WANTED[Word]) from None


def refuse_twice(made: Catalogue, source: str) -> None:
    """Names that could not be told apart: an entry that is there twice, or another name that is an entry itself; two
    that name each other go in a circle."""
    names: dict[tuple[Kind, str], int] = {}
    whole: dict[tuple[Kind, str, str], int] = {}
    for number, one in enumerate(made.items, 1):
        first = whole.setdefault((one.kind, key(one.name), key(one.second_name or "")), number)
        if first != number:
            raise Refusal("catalogue-twice", source=source, name=one.full_name, first=first, second=number)
        names.setdefault((one.kind, key(one.name)), number)
    for number, one in enumerate(made.items, 1):
        for alias in one.also:
            first = names.get((one.kind, key(alias)), number)
            if first != number:
                raise Refusal("catalogue-alias", source=source, alias=alias, name=one.name, first=first, second=number)


def item(entry: object, source: str, number: int) -> Item:
    """One entry of a file."""
    told = {field: value for field, value in entry.items() if value is not None} if isinstance(entry, dict) else entry
    return _read(Item, told, source, f"entry {number}")


def _titled(table: object, standing_in: Mapping[str, str | None]) -> object:
    """What has no title is called by its name."""
    if not isinstance(table, dict):
        return table
    told = {**{field: value for field, value in standing_in.items() if value is not None}, **table}
    return {**told, "title": told.get("title", told["name"])} if "name" in told else told


def _read(table: type[_Table], read: object, source: str, entry: str | None = None) -> _Table:
    try:
        return read_as(table, read)
    except Misfit as misfit:
        raise _refusal(misfit, source, entry) from None


def _refusal(misfit: Misfit, source: str, entry: str | None) -> Refusal:
    inside = [step for step, _ in misfit.steps if isinstance(step, str)]
    here = _place(entry, inside)
    if misfit.unknown is not None:
        known = tuple(fields_of(misfit.wanted))
        return Refusal("catalogue-field", source=source, place_in=here, field=misfit.unknown, known=known)
    wanted, value = misfit.wanted, misfit.steps[-1][1] if misfit.steps else None
    if misfit.missing is not None:
        wanted, value, inside = fields_of(wanted)[misfit.missing], None, [*inside, misfit.missing]
    elif isinstance(wanted, type) and issubclass(wanted, Tidy) and misfit.said in fields_of(wanted):
        wanted, inside = Text, [*inside, misfit.said]
    if wanted is Kind and (entry or isinstance(value, str)):
        return Refusal(
            "catalogue-kind", source=source, place_in=_place(entry, inside[:-1]), kind=str(value), known=tuple(Kind)
        )
    return Refusal("catalogue-wrong", source=source, place_in=_place(entry, inside), wanted=WANTED.get(wanted, "table"))


def _place(entry: str | None, inside: Sequence[str]) -> str:
    return ": ".join((entry, *inside)) if entry else ".".join(inside) or "the file"
