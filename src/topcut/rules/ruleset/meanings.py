"""What each setting of a rule book means and which values it can have, as the schema itself says."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from topcut.rules.ruleset import schema

TRUTH = ("yes", "no")
NOTHING = "none"


@dataclass(frozen=True, slots=True)
class About:
    meaning: str
    possible: tuple[str, ...]  # empty: a number, or free text
    kind: str  # the fields that lead to it, as `endings-level`: the same for all entries of a list or a table
    entries: tuple[tuple[str, str], ...]  # of which list or table, and which entry there, as ("endings", "time")

    @property
    def section(self) -> str:
        return self.kind.partition("-")[0]


@cache
def about(path: str) -> About:
    """Of the setting at this path, such as `endings.time.level`."""
    hint: Any = schema.Ruleset
    meaning = ""
    fields: list[str] = []
    entries: list[tuple[str, str]] = []
    for step in path.split("."):
        hint = _plain(hint)
        if isinstance(hint, type) and issubclass(hint, Struct):
            meaning = meanings()[hint.__name__].get(step, meaning)
            hint = get_type_hints(hint)[step]
            fields.append(step)
        else:  # a list or a table: the step names one of its entries
            key_or_item, *value = get_args(hint)
            hint = key_or_item if get_origin(hint) is tuple else value[0]
            entries.append(("-".join(fields), step))
    return About(meaning, _possible(hint), "-".join(fields), tuple(entries))


@cache
def meanings() -> dict[str, dict[str, str]]:
    """Class to field to the text below the field; what a part inherits is included."""
    tree = ast.parse(inspect.getsource(schema))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    found = {node.name: dict(_below(node)) for node in classes}
    return {
        node.name: {field: text for base in node.bases for field, text in found.get(ast.unparse(base), {}).items()}
        | found[node.name]
        for node in classes
    }


def _below(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, text in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            yield ast.unparse(field.target), " ".join(str(text.value.value).split())


def _plain(hint: Any) -> Any:
    """Without the `None` of what may be left out."""
    if get_origin(hint) in (Union, UnionType):
        return next(part for part in get_args(hint) if part is not NoneType)
    return hint


def _possible(hint: Any) -> tuple[str, ...]:
    plain = _plain(hint)
    left_out = (NOTHING,) if NoneType in get_args(hint) else ()
    if plain is bool:
        return TRUTH
    return (*map(str, get_args(plain)), *left_out) if get_origin(plain) is Literal else ()
