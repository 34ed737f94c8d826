"""Every other value that a setting of a rule book could have, and every entry that could be missing."""

import datetime
import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from soak.broken import Break
from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset, load, parse, settings
from topcut.rules.ruleset.meanings import NOTHING, TRUTH, about
from topcut.rules.ruleset.settings import called

RULESETS = "src/topcut/rules/rulesets"
OTHER_WORDS = "Something else."


def broken_settings(name: str) -> Iterator[Break]:
    ruleset = load(name)
    whole = written(tables_of(ruleset))
    for told, clauses, tables in (*_other_settings(ruleset), *_other_entries(ruleset)):
        text = written(tables)
        if _reads_otherwise(text, ruleset):
            yield Break(f"{name}: {told}", f"{RULESETS}/{name}.toml", clauses, partial(str, text), lambda: whole)


def _other_settings(ruleset: Ruleset) -> Iterator[tuple[str, tuple[str, ...], dict[str, Any]]]:
    for path, setting in settings(ruleset).items():
        for told, value in other_values(ruleset, path, setting.value):
            clauses = tuple(dict.fromkeys(filter(None, (setting.clause, *_cited(ruleset, path)))))
            yield f"{path} = {told}", clauses, changed(tables_of(ruleset), path, value)


def _other_entries(ruleset: Ruleset) -> Iterator[tuple[str, tuple[str, ...], dict[str, Any]]]:
    """A whole entry left out, or two that stand in order exchanged."""
    for path, entries in _lists({**tables_of(ruleset), "rulings": []}, ""):
        for place, entry in enumerate(entries):
            name = called(entry, place + 1) if isinstance(entries, list) else entry
            less = tables_of(ruleset)
            del _at(less, path)[place if isinstance(entries, list) else entry]
            less["rulings"] = [one for one in less["rulings"] if not one["setting"].startswith(f"{path}.{name}.")]
            yield f"{path} without {name}", tuple(_cited(ruleset, f"{path}.{name}.")), less
        for place in range(len(entries) - 1) if isinstance(entries, list) else ():
            other = tables_of(ruleset)
            here = _at(other, path)
            here[place], here[place + 1] = here[place + 1], here[place]
            name = called(entries[place], place + 1)
            yield f"{path} with {name} one later", tuple(_cited(ruleset, f"{path}.{name}.")), other


def _lists(here: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Lists and tables whose entries are tables themselves."""
    if isinstance(here, dict):
        for key, value in here.items():
            below = f"{path}.{key}" if path else key
            if below == "endings" or (isinstance(value, list) and value and isinstance(value[0], dict)):
                yield below, value
            yield from _lists(value, below)
    elif isinstance(here, list):
        for number, item in enumerate(here, start=1):
            yield from _lists(item, f"{path}.{called(item, number)}")


def _at(tables: dict[str, Any], path: str) -> Any:
    here: Any = tables
    for step in path.split("."):
        here = here[step] if isinstance(here, dict) else here[_place(here, step)]
    return here


def other_values(ruleset: Ruleset, path: str, now: object) -> Iterator[tuple[str, object]]:
    """Each with how it is told: the other words that may stand here, a number one up and down, a list less one."""
    if isinstance(now, bool):
        yield str(not now).lower(), not now
    elif words := [word for word in about(path).possible if word not in (str(now), *TRUTH)]:
        yield from ((word, value) for word in words for value in ((word, None) if word == NOTHING else (word,)))
    elif isinstance(now, int):
        yield from ((str(value), value) for value in (now + 1, now - 1))
    elif isinstance(now, tuple):
        yield from (
            (f"without {item} ({number})", [*now[: number - 1], *now[number:]]) for number, item in enumerate(now, 1)
        )
    elif isinstance(now, str):
        names = [*map(str, ruleset.endings), *(figure.name for figure in ruleset.figures)]
        others = [name for name in names if name != now] if now in names else [OTHER_WORDS]
        yield from zip(others, others, strict=True)
    elif now is None:
        yield from ((str(value), value) for value in (1, OTHER_WORDS))


def tables_of(ruleset: Ruleset) -> dict[str, Any]:
    """All entries, defaults too."""
    tables: dict[str, Any] = json.loads(msgspec.json.encode(ruleset))
    return tables | {"effective": ruleset.effective}


def changed(tables: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    *way, last = path.split(".")
    here = _at(tables, ".".join(way)) if way else tables
    here[last] = value
    if last == "most" and way[0] == "structure":
        _move_next_row(tables, way, value)
    if path == "lists.rules":
        here["rule_clauses"] = {rule: clause for rule, clause in here["rule_clauses"].items() if rule in value}  # type: ignore[operator]
    return tables


def _place(items: Sequence[object], name: str) -> int:
    return next(number - 1 for number, item in enumerate(items, start=1) if called(item, number) == name)


def _move_next_row(tables: dict[str, Any], way: list[str], value: object) -> None:
    """Where a row of the structure ends, the next one begins."""
    rows = tables[way[0]][way[1]]
    place = _place(rows, way[2]) + 1
    if place < len(rows) and isinstance(value, int):
        rows[place]["least"] = value + 1


def _cited(ruleset: Ruleset, path: str) -> Iterator[str]:
    """More clauses that a setting could go by: those of the entries around it."""
    first, *way = path.split(".")
    here: Any = tables_of(ruleset).get(first)
    for step in way:
        if isinstance(here, dict):
            yield from (value for key, value in here.items() if key.endswith("clause") and isinstance(value, str))
            here = here.get(step)
        elif isinstance(here, list):
            here = here[_place(here, step)]


def _reads_otherwise(text: str, ruleset: Ruleset) -> bool:
    """Whether it is a rule book, and another one."""
    try:
        return parse(text, ruleset.name) != ruleset
    except Refusal:
        return False


def written(tables: dict[str, Any]) -> str:
    """The tables as TOML, an entry a line."""
    return "".join(f"{json.dumps(key)} = {_toml(value)}\n" for key, value in tables.items() if value is not None)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        inside = (f"{json.dumps(key)} = {_toml(item)}" for key, item in value.items() if item is not None)
        return "{ " + ", ".join(inside) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, datetime.date):
        return value.isoformat()
    return json.dumps(value, ensure_ascii=False)
