"""Catalogues in files of any format: our own TOML and JSON, CSV, BattleScribe."""

import json
import tomllib
from pathlib import PurePath

from msgspec import to_builtins

from topcut.exchange import battlescribe, catalogue_csv
from topcut.exchange.document import document
from topcut.lists.catalogue import Catalogue
from topcut.lists.catalogue_file import read_catalogue
from topcut.lists.incoming import ARCHIVES
from topcut.lists.names import key
from topcut.refusal import Refusal

MOST_BYTES = 20_000_000
XML_ENDINGS = (".cat", ".gst", ".xml")


def catalogue(files: dict[str, bytes], *, name: str | None = None, game: str | None = None) -> Catalogue:
    """The catalogue some files make up together: BattleScribe's .cat needs its .gst, all others stand alone."""
    for source, data in files.items():
        _refuse_strangers(source, data)
    if all(_is_xml(source, data) for source, data in files.items()):
        return battlescribe.catalogue(files, name=name or _word(next(iter(files))), game=_game(game, next(iter(files))))
    if len(files) > 1:
        raise Refusal("catalogue-one-file")
    ((source, data),) = files.items()
    if source.lower().endswith((".csv", ".tsv")):
        return catalogue_csv.catalogue(
            _text(source, data), source, name=name or _word(source), game=_game(game, source)
        )
    return read_catalogue(_document(source, data), source, name=name or _word(source), game=game)


def written(made: Catalogue) -> str:
    """A catalogue as JSON, in the form `catalogue` reads."""
    found: dict[str, object] = {"name": made.name, "title": made.title, "game": made.game}
    if made.source:
        found["source"] = made.source
    if made.timeline:
        found["timeline"] = {
            "name": made.timeline.name,
            "title": made.timeline.title,
            "only": list(made.timeline.only),
            "unknown": made.timeline.unknown,
        }
    found["entries"] = to_builtins(made.items)  # with what is known of each; what is left out reads as it was
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
