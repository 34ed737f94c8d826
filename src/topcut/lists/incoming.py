"""A list as it comes in: bytes, text or JSON of any kind, and only a list gets through."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace

from topcut.lists.catalogue import Catalogues
from topcut.lists.names import tidy
from topcut.lists.parse import parsed
from topcut.lists.written import Form, Written
from topcut.refusal import Refusal

NOTHING_KNOWN = Catalogues()
MOST_BYTES = 8_000  # a deck of 60 cards as JSON, the longest that a rule book asks for, has five thousand
LONGEST_LINE = 5_000

ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"BZh", b"\xfd7zXZ")
DOCUMENTS = (b"%PDF", b"{\\rtf", b"\xd0\xcf\x11\xe0", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"SQLite format 3")
DEEPEST = 6
GROUPS = {"rosters": "Roster", "squads": "Squad"}
WORD = {Form.ROSTERS: "characters", Form.SQUADS: "squads", Form.DECK: "deck"}
IGNORED = ("name", "title", "player", "game", "notes", "ruleset", "author", "version", "url")
WIDE = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}

_HTML = re.compile(
    r"<(?:!doctype\s+html|html|head|body|div|table|p|span|svg|script|!--)|</(?:div|li|td|script|span|p)>"
    r"|\A\s*<(?:ul|ol|li|br|h[1-6]|b|i|u|strong|em)\s*/?>",
    re.IGNORECASE,
)
_XML = re.compile(r"\s*<(?:\?xml|!doctype|!entity|[a-z][\w.-]*(?:\s[^<>]*)?>)", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1b\x7f\ud800-\udfff]")


def written(data: bytes | str, form: Form, catalogue: Catalogues = NOTHING_KNOWN) -> Written:
    """The list someone typed, pasted or uploaded, as text or as JSON."""
    text = data if isinstance(data, str) else decoded(data)
    _refuse_strangers(text)
    if text.lstrip()[:1] == "{" or text.lstrip().startswith(("[{", '["')):
        read = parsed(_as_text(text, form), form, catalogue)
        return replace(read, entries=tuple(replace(entry, line=0) for entry in read.entries))
    return parsed(text, form, catalogue)


def decoded(data: bytes, most: int = MOST_BYTES) -> str:
    """The bytes as text, whatever program saved it."""
    if len(data) > most:
        raise Refusal("list-too-large", most=most // 1000)
    if data.startswith(ARCHIVES):
        raise Refusal("list-archive")
    if data.startswith(DOCUMENTS):
        raise Refusal("list-binary")
    for encoding in (WIDE.get(data[:2], "utf-8-sig"), "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise Refusal("list-binary")


def refuse_large(text: str) -> None:
    """By bytes, not letters: it stays in the log, and a letter can have four."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise Refusal("list-too-large", most=MOST_BYTES // 1000)


def _refuse_strangers(text: str) -> None:
    refuse_large(text)
    if not text.strip("\ufeff \t\r\n\f\v\u00a0\u200b"):
        raise Refusal("list-empty")
    if _CONTROL.search(text):
        raise Refusal("list-binary")
    if _HTML.search(text):
        raise Refusal("list-html")
    if _XML.match(text):
        raise Refusal("list-xml")
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE and text.lstrip()[:1] not in "{[":
        raise Refusal("list-line-too-long", most=LONGEST_LINE)


def _as_text(text: str, form: Form) -> str:
    try:
        read = json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise Refusal("list-not-json", row=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # brackets without end; a number of five thousand digits
        raise Refusal("list-json-shape", word=WORD[form]) from None
    if not isinstance(read, dict):
        raise Refusal("list-json-shape", word=WORD[form])
    return "\n".join(_lines(read, form, 0))


def _lines(members: dict[str, object], form: Form, depth: int) -> Iterator[str]:
    if depth > DEEPEST:
        raise Refusal("list-json-shape", word=WORD[form])
    for member, value in members.items():
        word = tidy(str(member)).rstrip(":")
        if word.casefold() in GROUPS and isinstance(value, list):
            yield from _groups(GROUPS[word.casefold()], value, form, depth)
        elif isinstance(value, dict) and "name" not in value:
            yield f"{word}:"
            yield from _lines(value, form, depth + 1)
        elif word.casefold() not in IGNORED:
            names = value if isinstance(value, list) else [value]
            yield f"{word.replace('_', ' ')}:"
            yield from (f"- {_entry(name, form)}" for name in names if name is not None)


def _groups(word: str, groups: list[object], form: Form, depth: int) -> Iterator[str]:
    for number, group in enumerate(groups, 1):
        if not isinstance(group, dict):
            raise Refusal("list-json-shape", word=WORD[form])
        yield f"{word} {number}"
        yield from _lines(group, form, depth + 1)


def _entry(name: object, form: Form) -> str:
    if isinstance(name, str):
        return tidy(name)
    if not isinstance(name, dict) or not isinstance(name.get("name"), str):
        raise Refusal("list-json-shape", word=WORD[form])
    second = name.get("unique_name") or name.get("alter_ego")
    called = f"{name['name']} ({second})" if isinstance(second, str) else str(name["name"])
    count = name.get("count", 1)
    times = f"{count}x " if type(count) is int and 0 < count < 10_000 and count != 1 else ""
    return tidy(f"{times}{called}{_beside(name, form)}")


def _beside(name: dict[str, object], form: Form) -> str:
    if form is Form.DECK:
        return f" [{name['class']}]" if isinstance(name.get("class"), str) else ""
    parts = [f"{name['points']} points"] if type(name.get("points")) is int else []
    eras = name.get("eras")
    parts += [f"era: {era}" for era in eras if isinstance(era, str)] if isinstance(eras, list) else []
    return f" [{'; '.join(parts)}]" if parts and form is Form.SQUADS else ""


def _once_each(members: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in members:
        if name in found:
            raise Refusal("member-twice", member=name)
        found[name] = value
    return found


def _no_number(word: str) -> object:
    raise Refusal("not-a-number", word=word)
