"""The page and the JSON schema for people who write a rule book of their own, made from the schema and the files."""

import inspect
import json
import re
import tomllib
from collections.abc import Iterator
from datetime import date
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from topcut.rules.ruleset import How, Ruleset, StructureRow, load, schema, settings, shipped, text_of
from topcut.rules.ruleset.meanings import meanings
from topcut.rules.ruleset.settings import called

INTRODUCTION = """\
# Rule books

What an organizer could argue about is data: one TOML file per rule book, each entry beside the clause it comes from.
Five come with Topcut: {shipped}. Your own is used by its path:

```
topcut structure ./mine.toml 24
topcut standings history.json --ruleset ./mine.toml
```

To write one, copy the one that is nearest and change it. Beside the five there are `netrunner` and `magic`, which
follow no document and show how far a file can go from them:

```
topcut rulesets show netrunner --toml > mine.toml
```

If something is wrong, Topcut says in one line what, and where:

```
./mine.toml, line 4, column 17: Illegal character '\\n'. Correct the TOML there.
./mine.toml: points.draw does not fit: a win is worth more than a draw, and a draw more than a loss.
```

An entry is named by its path: `points.win`, `endings.time.level`; in a list by its name or key, `figures.vp.most`,
`tiebreakers.sos.label`, and in a structure table by its least number of players, `structure.rows.17.cut`. The same path
names the setting that an organizer changes for one tournament. A clause is any text that says where a rule comes from.

An editor that knows JSON schemas checks a file while you write it, with [ruleset.schema.json](ruleset.schema.json):
Taplo and its kin take it from a first line `#:schema ruleset.schema.json`.

This page is written by `make docs` from the schema and the files.
"""

EXAMPLE_OF = {
    "roster_of_round": "timeline",
    "squads": "showdown",
    "plan": "challengers",
    "options": "munchkin",
    "option_clauses": "munchkin",
}
PLAIN = {
    schema.Text: "text",
    schema.Name: "word",
    schema.Rate: "fraction",
    schema.Count: "number, 0 or more",
    schema.Positive: "number, 1 or more",
    bool: "true or false",
    str: "text",
    date: "date",
    How: "ending",
}


def page() -> str:
    names = ", ".join(f"[{name}](#{name})" for name in shipped())
    parts = [INTRODUCTION.format(shipped=names), "## What a file holds\n", _fields(Ruleset, top=True)]
    parts += [_section(name, hint) for name, hint in _hints(Ruleset).items() if name not in _top_entries()]
    parts += ["## What the shipped rule books say\n"]
    parts += [_book(load(name)) for name in shipped()]
    return "\n".join(parts)


def json_schema() -> str:
    made = msgspec.json.schema(Ruleset)
    for name, described in made["$defs"].items():
        for field, meaning in meanings().get(name, {}).items():
            described["properties"][field]["description"] = meaning
    told = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A rule book of Topcut", **made}
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


@cache
def _hints(struct: type) -> dict[str, Any]:
    hints = get_type_hints(struct, include_extras=True)
    own = [field for field in struct.__struct_fields__ if field != "clause"]  # type: ignore[attr-defined]  # a Struct
    return {field: hints[field] for field in ("clause", *own) if field in hints}


def _top_entries() -> tuple[str, ...]:
    """What stands before the first section: the entries that are no tables."""
    return tuple(
        name for name, hint in _hints(Ruleset).items() if _struct(hint) is None and get_origin(hint) is not dict
    )


def _struct(hint: Any) -> type | None:
    """The kind of section that an entry is or is a list or table of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint
    inner = [_struct(part) for part in get_args(hint)] if get_origin(hint) in (tuple, dict, Union, UnionType) else []
    return next((struct for struct in inner if struct is not None), None)


def _section(name: str, hint: Any) -> str:
    struct = _struct(hint)
    heading = f"### {name}\n"
    told = meanings()["Ruleset"].get(name, "")
    if struct is None:
        return "\n".join([heading, f"{told} ({_type(hint)})\n", _excerpt(name)])
    about = " ".join(filter(None, [inspect.getdoc(struct), told]))
    below = [_nested(inner) for inner in map(_struct, _hints(struct).values()) if inner is not None]
    return "\n".join([heading, f"{about}\n", _fields(struct), *dict.fromkeys(below), _excerpt(name)])


def _nested(struct: type) -> str:
    return f"{inspect.getdoc(struct)}\n\n{_fields(struct)}"


def _fields(struct: type, top: bool = False) -> str:
    rows = ["| entry | type | if left out | meaning |", "| --- | --- | --- | --- |"]
    for field in msgspec.structs.fields(struct):
        hint = _hints(struct)[field.name]
        if not top or field.name in _top_entries():
            meaning = meanings()[struct.__name__].get(field.name, "")
            rows.append(f"| `{field.name}` | {_type(hint)} | {_default(field)} | {meaning} |")
    return "\n".join(rows) + "\n"


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    inner = [part for part in get_args(hint) if part not in (NoneType, Ellipsis)]
    match get_origin(hint):
        case origin if origin is Literal:
            return " or ".join(f'`"{value}"`' for value in inner)
        case origin if origin in (Union, UnionType):
            return _type(inner[0])
        case origin if origin is tuple:
            return f"list: {_type(inner[0])}"
        case origin if origin is dict:
            return f"table: {_type(inner[0])} = {_type(inner[1])}"
    return "table"


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "must be there"
    if field.default_factory is not msgspec.NODEFAULT or field.default in ((), None, ""):
        return "nothing"
    return f"`{json.dumps(field.default)}`"


def _excerpt(section: str) -> str:
    """The first piece of a shipped file that shows the section."""
    text = text_of(EXAMPLE_OF.get(section, "challenger"))
    shown = next(piece for piece in text.split("\n\n") if re.match(rf"\[+{section}[\].]", piece))
    return f"```toml\n{shown.strip()}\n```\n"


def _book(ruleset: Ruleset) -> str:
    head = f"### {ruleset.name}\n\n{ruleset.title}, version {ruleset.version}, effective {ruleset.effective}.\n"
    rows = ["| entry | value | clause | what the document leaves open |", "| --- | --- | --- | --- |"]
    known = settings(ruleset)
    said = set(_said(tomllib.loads(text_of(ruleset.name)), ""))
    for path, setting in known.items():
        if path in said and not re.match(r"structure\.(rows|alternate)\.", path):
            rows.append(f"| `{path}` | {_value(setting.value)} | {setting.clause} | {setting.question or ''} |")
    structure = ruleset.structure
    rows += [_row("structure.rows", row, structure.clause) for row in structure.rows]
    rows += [_row("structure.alternate", row, structure.alternate_clause or "") for row in structure.alternate]
    return "\n".join([head, *rows, ""])


def _said(here: object, path: str) -> Iterator[str]:
    """The paths of all that a file spells out."""
    if isinstance(here, dict):
        for key, value in here.items():
            yield from _said(value, f"{path}.{key}" if path else key)
    elif isinstance(here, list) and here and isinstance(here[0], dict):
        for number, item in enumerate(here, start=1):
            yield from _said(item, f"{path}.{called(item, number)}")
    else:
        yield path


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "; ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _row(path: str, row: StructureRow, clause: str) -> str:
    most = "and more" if row.most is None else f"to {row.most}"
    players = f"{row.least} players" if row.most == row.least else f"{row.least} {most} players"
    rounds = f"{row.rounds} rounds, {f'top {row.cut}' if row.cut else 'no cut'}"
    return f"| `{path}.{row.least}` | {players}: {rounds} | {clause} | |"
