"""From the tables of a file to a ruleset, and from msgspec's complaint to the fault and its place."""

import re
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from topcut.rules.ruleset.checks import Fault, fault_in
from topcut.rules.ruleset.schema import MOST, RATE, WORD, How, Ruleset
from topcut.rules.ruleset.settings import called

COMPLAINT = re.compile(r"(?P<what>.*?)(?: - at `(?P<key>key` in `)?\$(?P<path>[^`]*)`)?", re.DOTALL)
STEP = re.compile(r"\.(?P<field>\w+)|\[(?P<index>\d+|\.\.\.)\]")
FIELD = re.compile(r"Object (?P<why>missing|contains unknown)(?: required)? field `(?P<field>.*)`", re.DOTALL)
TYPE = re.compile(r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<got>\w+)`")
BOUND = re.compile(r"Expected `int` (?P<sign>[<>])= (?P<bound>\d+)")
CHOICE = re.compile(r"Invalid enum value '?(?P<value>.*?)'?", re.DOTALL)
PATTERNS = {WORD: "word", RATE: "rate"}


def shaped(tables: Mapping[str, object], strict: bool = True) -> Ruleset:
    """The ruleset, or a Fault. Not strict: text may stand for a number or for yes and no, as on a command line."""
    try:
        ruleset = msgspec.convert(tables, Ruleset, strict=strict)
    except msgspec.ValidationError as error:
        raise _fault(str(error), tables) from None
    fault = fault_in(ruleset)
    if fault is not None:
        raise fault
    return ruleset


def _fault(message: str, tables: Mapping[str, object]) -> Fault:
    complaint = COMPLAINT.fullmatch(message)
    assert complaint is not None
    what = complaint["what"]
    steps, hint = _place(complaint["path"] or "", tables)
    if complaint["key"]:
        hint = get_args(hint)[0]
    where = ".".join(steps)
    if found := FIELD.fullmatch(what):
        here = ".".join((*steps, found["field"]))
        return Fault(here, "missing") if found["why"] == "missing" else _unknown(here, found["field"], hint)
    if found := TYPE.fullmatch(what):
        return Fault(where, "type", wanted=found["wanted"], got=found["got"])
    if found := BOUND.fullmatch(what):
        bound = int(found["bound"])
        return Fault(where, "above", most=bound) if found["sign"] == "<" else Fault(where, "below", least=bound)
    if what == "Integer value out of range":
        return Fault(where, "above", most=MOST)
    if found := CHOICE.fullmatch(what):
        return Fault(where, "choice", value=found["value"], known=_choices(hint))
    for pattern, why in PATTERNS.items():
        if repr(pattern) in what:
            return Fault(where, why)
    return Fault(where, "text")


def _place(path: str, tables: Mapping[str, object]) -> tuple[list[str], Any]:
    """The path in the file's own names, and the type that is wanted there."""
    steps: list[str] = []
    here: Any = tables
    hint: Any = Ruleset
    for step in STEP.finditer(path):
        if step["field"]:
            steps.append(step["field"])
            here, hint = here[step["field"]], _bare(get_type_hints(hint, include_extras=True)[step["field"]])
        elif step["index"] == "...":
            key = next((key for key, value in here.items() if not _fits({key: value}, hint)), "...")
            steps.append(key)
            here, hint = here.get(key), _bare(get_args(hint)[1])
        else:
            number = int(step["index"])
            steps.append(called(here[number], number + 1))
            here, hint = here[number], _bare(get_args(hint)[0])
    return steps, hint


def _bare(hint: Any) -> Any:
    """The type without bounds and without None."""
    while get_origin(hint) is Annotated or _is_optional(hint):
        hint = next(part for part in get_args(hint) if part is not NoneType)
    return hint


def _is_optional(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def _fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


def _choices(hint: Any) -> tuple[str, ...]:
    if hint is How:
        return tuple(how for how in How if how is not How.BYE)
    return get_args(hint) if get_origin(hint) is Literal else ()


def _unknown(where: str, field: str, hint: Any) -> Fault:
    from difflib import get_close_matches

    near = tuple(get_close_matches(field[:60], hint.__struct_fields__, n=1))
    return Fault(where, "unknown", near=near, how_many=len(near))
