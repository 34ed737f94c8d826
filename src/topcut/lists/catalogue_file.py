"""Catalogue files: what one may say, and one sentence about what is wrong with it."""

import tomllib
from collections.abc import Callable, Mapping
from datetime import date
from functools import cache
from pathlib import Path

from topcut.lists.catalogue import Book, Item, Kind, Timeline
from topcut.lists.names import key, tidy
from topcut.refusal import Refusal

SHIPPED = Path(__file__).parent / "catalogues"
MOST_ENTRIES = 50_000
LONGEST = 200
MOST_NUMBER = 9_999

# What a file calls the fields of an entry, where Python needs the word itself.
CALLED = {"class": "hero_class", "from": "legal_from"}


@cache
def shipped() -> tuple[Book, ...]:
    """What the documents print."""
    files = sorted(SHIPPED.glob("*.toml"))
    return tuple(book(tomllib.loads(file.read_text("utf-8")), file.name) for file in files)


def book(read: object, source: str, *, name: str | None = None, game: str | None = None) -> Book:
    """The catalogue that a TOML or JSON document holds; `source` is what a refusal calls it, and `name` and `game`
    stand in where the document has none."""
    tables = _table(read, source, "the file")
    _known(tables, ("name", "title", "game", "source", "timeline", "entries"), source, "the file")
    name = _word(tables.get("name", name), source, "name")
    entries = tables.get("entries", [])
    if not isinstance(entries, list):
        raise _wrong(source, "entries", "list")
    if len(entries) > MOST_ENTRIES:
        raise Refusal("catalogue-too-large", source=source, most=MOST_ENTRIES)
    return Book(
        name=name,
        title=_text(tables.get("title", name), source, "title"),
        game=_word(tables.get("game", game), source, "game"),
        source=_text(tables["source"], source, "source") if "source" in tables else "",
        timeline=_timeline(tables["timeline"], source) if "timeline" in tables else None,
        items=tuple(item(entry, source, number) for number, entry in enumerate(entries, 1)),
    )


def item(entry: object, source: str, number: int) -> Item:
    """One entry of a file."""
    place = f"entry {number}"
    table = _table(entry, source, place)
    _known(table, ("kind", "name", *FIELDS), source, place)
    if table.get("kind") not in set(Kind):
        raise Refusal("catalogue-kind", source=source, place_in=place, kind=str(table.get("kind")), known=tuple(Kind))
    values = {
        CALLED.get(field, field): FIELDS[field](value, source, f"{place}: {field}")
        for field, value in table.items()
        if field in FIELDS and value is not None
    }
    name = _text(table.get("name"), source, f"{place}: name")
    return Item(kind=Kind(str(table["kind"])), name=name, **values)  # type: ignore[arg-type]  # as FIELDS reads each


def _timeline(read: object, source: str) -> Timeline:
    table = _table(read, source, "timeline")
    _known(table, ("name", "title", "only", "unknown"), source, "timeline")
    name = _word(table.get("name"), source, "timeline.name")
    only = _texts(table.get("only", []), source, "timeline.only")
    for kind in only:
        if kind not in set(Kind):
            raise Refusal("catalogue-kind", source=source, place_in="timeline", kind=kind, known=tuple(Kind))
    return Timeline(
        name=name,
        title=_text(table.get("title", name), source, "timeline.title"),
        only=tuple(map(Kind, only)),
        unknown=_truth(table.get("unknown", False), source, "timeline.unknown"),
    )


def _table(read: object, source: str, place: str) -> Mapping[str, object]:
    if not isinstance(read, dict):
        raise _wrong(source, place, "table")
    return read


def _known(table: Mapping[str, object], fields: tuple[str, ...], source: str, place: str) -> None:
    for field in table:
        if field not in fields:
            raise Refusal("catalogue-field", source=source, place_in=place, field=str(field), known=fields)


def _text(value: object, source: str, place: str) -> str:
    if not isinstance(value, str) or not key(value) or len(value) > LONGEST:
        raise _wrong(source, place, "text")
    return tidy(value)


def _word(value: object, source: str, place: str) -> str:
    """A name that may become a file's name."""
    if not isinstance(value, str) or not 0 < len(value) <= 60 or not value.isascii():
        raise _wrong(source, place, "word")
    if not value.replace("-", "").isalnum() or value != value.lower():
        raise _wrong(source, place, "word")
    return value


def _texts(value: object, source: str, place: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _wrong(source, place, "texts")
    return tuple(_text(text, source, place) for text in value)


def _number(value: object, source: str, place: str) -> int:
    if type(value) is not int or not 0 <= value <= MOST_NUMBER:
        raise _wrong(source, place, "number")
    return value


def _truth(value: object, source: str, place: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong(source, place, "truth")
    return value


def _day(value: object, source: str, place: str) -> date:
    if type(value) is date:
        return value
    try:
        return date.fromisoformat(str(value))
    except ValueError:
        raise _wrong(source, place, "day") from None


def _side(value: object, source: str, place: str) -> str:
    if value not in ("secure", "extraction"):
        raise _wrong(source, place, "side")
    return str(value)


def _role(value: object, source: str, place: str) -> str:
    if value not in ("primary", "secondary", "supporting"):
        raise _wrong(source, place, "role")
    return str(value)


def _wrong(source: str, place: str, wanted: str) -> Refusal:
    return Refusal("catalogue-wrong", source=source, place_in=place, wanted=wanted)


FIELDS: dict[str, Callable[[object, str, str], object]] = {
    "also": _texts,
    "alter_ego": _text,
    "affiliations": _texts,
    "side": _side,
    "unique_name": _text,
    "role": _role,
    "points": _number,
    "eras": _texts,
    "class": _text,
    "product": _text,
    "released": _day,
    "from": _day,
    "official": _truth,
    "banned": _truth,
    "restricted": _truth,
}
