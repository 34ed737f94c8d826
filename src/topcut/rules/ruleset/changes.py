"""A rule book with one setting changed, as an organizer may ask."""

import datetime
from collections.abc import Iterator
from typing import Any

import msgspec

from topcut.refusal import Refusal
from topcut.rules.ruleset.checks import Fault
from topcut.rules.ruleset.schema import Ruleset
from topcut.rules.ruleset.settings import called, settings
from topcut.rules.ruleset.shape import shaped

SPOKEN = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def with_setting(ruleset: Ruleset, path: str, value: str | int | bool) -> Ruleset:
    """The same rule book with another value at the path: `with_setting(ruleset, "bye.once", "yes")`.

    Text is read as the setting needs it; several values are separated by commas, and "none" leaves an entry out.
    """
    known = settings(ruleset)
    if path not in known:
        raise _unknown(path, tuple(known))
    for meant in _meanings(value, known[path].value):
        try:
            return _changed(ruleset, path, meant)
        except Fault as found:
            fault = found
    here = fault.where == path or fault.where.startswith(f"{path}.") or fault.why == "points-order"  # of all of them
    raise fault.refusal("setting-wrong", source=ruleset.name, setting=path, to=value, here=here)


def _changed(ruleset: Ruleset, path: str, value: object) -> Ruleset:
    tables = msgspec.to_builtins(ruleset, builtin_types=(datetime.date,))
    *way, last = path.split(".")
    here: Any = tables
    for step in way:
        here = here[step] if isinstance(here, dict) else _item(here, step)
    here[last] = value
    return shaped(tables, strict=False)


def _item(items: list[object], name: str) -> object:
    return next(item for number, item in enumerate(items, start=1) if called(item, number) == name)


def _meanings(value: str | int | bool, now: object) -> Iterator[object]:
    if not isinstance(value, str):
        yield value
    elif isinstance(now, bool):
        yield SPOKEN.get(value.lower(), value)
    elif isinstance(now, tuple):
        yield [part.strip() for part in value.split(",") if part.strip()]
    else:
        yield value
        if value == "none":
            yield None


def _unknown(path: str, known: tuple[str, ...]) -> Refusal:
    from difflib import get_close_matches

    near = tuple(get_close_matches(path[:60], known, n=2))
    return Refusal("setting-unknown", setting=path, near=near, how_many=len(near))
