"""Tables of a file, read as a Struct declares them, or the first misfit: where it is, and what is wanted there."""

import re
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec

Kind = TypeVar("Kind")

COMPLAINT = re.compile(r"(?P<what>.*?)(?: - at `(?P<key>key` in `)?\$(?P<path>[^`]*)`)?", re.DOTALL)
STEP = re.compile(r"\.(?P<field>\w+)|\[(?P<index>\d+|\.\.\.)\]")
FIELD = re.compile(r"Object (?P<why>missing|contains unknown)(?: required)? field `(?P<field>.*)`", re.DOTALL)


class Misfit(Exception):
    """`steps` lead from the top to the place in the file's own names, each with what stands there."""

    def __init__(self, said: str, steps: list[tuple[str | int, Any]], wanted: Any) -> None:
        super().__init__(said)
        self.said = said  # msgspec's words, without the place
        self.steps = steps
        self.wanted = wanted  # the type, without None
        field = FIELD.fullmatch(said)
        self.missing = field["field"] if field and field["why"] == "missing" else None
        self.unknown = field["field"] if field and field["why"] != "missing" else None


def ready(kind: type[Kind]) -> type[Kind]:
    """Marks a type that several threads read, as long as its module is imported, which one thread does.

    Else msgspec works out what it has to know of a type when it first reads one, and believes that it knows it before
    it is done: another thread that reads one in that moment ends the whole program with a segmentation fault."""
    msgspec.json.Decoder(kind)
    return kind


def read_as(kind: type[Kind], tables: object, *, strict: bool = True) -> Kind:
    """Not strict: text may stand for a number or for yes and no, as on a command line."""
    try:
        return msgspec.convert(tables, kind, strict=strict)
    except msgspec.ValidationError as error:
        complaint = COMPLAINT.fullmatch(str(error))
        assert complaint is not None
        steps, wanted = _place(complaint["path"] or "", tables, kind)
        if complaint["key"]:
            wanted = get_args(wanted)[0]
        raise Misfit(complaint["what"], steps, some(wanted)) from None


def fields_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of its fields by the names that a file gives them."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(struct)}


def some(wanted: Any) -> Any:
    """A type without None."""
    if get_origin(wanted) not in (Union, UnionType):
        return wanted
    return next(part for part in get_args(wanted) if part is not NoneType)


def bare(wanted: Any) -> Any:
    """A type without its bounds and without None."""
    wanted = some(wanted)
    return get_args(wanted)[0] if get_origin(wanted) is Annotated else wanted


def _place(path: str, here: Any, wanted: Any) -> tuple[list[tuple[str | int, Any]], Any]:
    steps: list[tuple[str | int, Any]] = []
    for step in STEP.finditer(path):
        wanted = bare(wanted)
        at: str | int
        if step["field"]:
            at, wanted = step["field"], fields_of(wanted)[step["field"]]
        elif step["index"] == "...":  # msgspec does not say which
            at = next((key for key, value in here.items() if not _fits({key: value}, wanted)), "...")
            wanted = get_args(wanted)[1]
        else:
            at, wanted = int(step["index"]), get_args(wanted)[0]
        here = here[at] if isinstance(at, int) else here.get(at)
        steps.append((at, here))
    return steps, wanted


def _fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
