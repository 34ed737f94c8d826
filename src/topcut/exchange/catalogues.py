"""Catalogues in files of any format: our own TOML and JSON, CSV, BattleScribe."""

import csv
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import PurePath

from msgspec import to_builtins
from msgspec.structs import asdict

from topcut.exchange import battlescribe
from topcut.exchange.document import document
from topcut.lists.catalogue import Catalogue, Item, Kind
from topcut.lists.catalogue_file import MOST_ENTRIES, item, read_catalogue, refuse_no_word
from topcut.lists.headings import kind
from topcut.lists.incoming import ARCHIVES
from topcut.lists.names import key, tidy
from topcut.refusal import Refusal

MOST_BYTES = 20_000_000
DOTTED = re.compile(r"""(?:\.[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*){50}""")  # such keys take the reader minutes
XML_ENDINGS = (".cat", ".gst", ".xml")
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
        "no_unique_name": ("no unique name",),
        "role": ("role", "unit type"),
        "points": ("points", "pts", "cost", "threat", "sp", "pc", "squad points", "point cost"),
        "eras": ("eras", "era"),
        "tags": ("tags", "keywords"),
        "class": ("class", "hero class"),
        "product": ("product", "set", "box"),
        "released": ("released", "release", "release date"),
        "from": ("from", "legal from", "effective"),
        "official": ("official",),
        "beta": ("beta",),
        "banned": ("banned",),
        "restricted": ("restricted",),
    }.items()
    for word in words
}
LISTS = ("also", "affiliations", "eras", "tags")
TRUTHS = ("official", "beta", "no_unique_name", "banned", "restricted")
YES = {"yes", "y", "true", "1", "x"}


def catalogue(files: dict[str, bytes], *, name: str | None = None, game: str | None = None) -> Catalogue:
    """The catalogue some files make up together: BattleScribe's .cat needs its .gst, all others stand alone."""
    for source, data in files.items():
        _refuse_strangers(source, data)
    for field, told in (("name", name), ("game", game)):
        if told is not None:
            refuse_no_word(told, field, ", ".join(files))
    if all(_is_xml(source, data) for source, data in files.items()):
        return battlescribe.catalogue(files, name=name or _word(next(iter(files))), game=_game(game, next(iter(files))))
    if len(files) > 1:
        raise Refusal("catalogue-one-file")
    ((source, data),) = files.items()
    if source.lower().endswith((".csv", ".tsv")):
        return Catalogue(
            name=name or _word(source),
            title=name or _word(source),
            game=_game(game, source),
            source=source,
            items=tuple(_items(_text(source, data), source)),
        )
    return read_catalogue(_document(source, data), source, name=name or _word(source), game=game)


def written(made: Catalogue) -> str:
    """A catalogue as JSON, in the form `catalogue` reads."""
    found = {**to_builtins(made), "entries": to_builtins(made.items)}  # what is left out reads as it was
    if made.timeline:
        found["timeline"] = asdict(made.timeline)
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _refuse_strangers(source: str, data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise Refusal("catalogue-too-many-bytes", source=source, most=MOST_BYTES // 1_000_000)
    if data.startswith(ARCHIVES):
        raise Refusal("catalogue-archive", source=source)
    if not data.strip():
        raise Refusal("catalogue-empty", source=source)


def _is_xml(source: str, data: bytes) -> bool:
    return source.lower().endswith(XML_ENDINGS) or data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<"


def _text(source: str, data: bytes) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("catalogue-not-text", source=source) from None
    if "\0" in text:
        raise Refusal("catalogue-not-text", source=source)
    return text


def _document(source: str, data: bytes) -> object:
    text = _text(source, data)
    if text.lstrip()[:1] == "{":
        return document(data)
    if DOTTED.search(text):
        raise Refusal("catalogue-not-toml", source=source, problem="a name with more than fifty parts")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, ValueError, RecursionError) as error:
        raise Refusal("catalogue-not-toml", source=source, problem=str(error)) from None


def _word(source: str) -> str:
    """A file's name as the name of a catalogue."""
    word = "-".join(filter(None, (key(part) for part in PurePath(source).stem.split())))
    plain = "".join(letter for letter in word if letter.isascii() and (letter.isalnum() or letter == "-"))
    return plain[:60] or "catalogue"


def _game(game: str | None, source: str) -> str:
    if game is None:
        raise Refusal("catalogue-game", source=source)
    return game


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
