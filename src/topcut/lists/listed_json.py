"""A list as JSON: the same headings and names, written out as the text people would type."""

import json
from collections.abc import Iterator

from topcut.lists.names import tidy
from topcut.lists.written import Form
from topcut.refusal import Refusal

DEEPEST = 6
GROUPS = {"rosters": "Roster", "squads": "Squad"}
WORD = {Form.ROSTERS: "characters", Form.SQUADS: "squads", Form.DECK: "deck"}
IGNORED = ("name", "title", "player", "game", "notes", "ruleset", "author", "version", "url")


def as_text(text: str, form: Form) -> str:
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
    found = dict(members)
    if len(found) != len(members):
        twice = next(name for place, (name, _) in enumerate(members) if name in dict(members[:place]))
        raise Refusal("member-twice", member=twice)
    return found


def _no_number(word: str) -> object:
    raise Refusal("not-a-number", word=word)
