"""Facts as they are written and read again: a kind, the version of its form, and a body of plain values."""

from collections.abc import Mapping
from typing import Any

import msgspec

from topcut.declared import ready
from topcut.refusal import Refusal
from topcut.rules.facts import FACTS, Fact

Body = dict[str, Any]

VERSION = 1  # of the form of every kind so far

for form in FACTS.values():
    ready(form)


class UnknownFact(Exception):
    """A kind, a version or a form that this program does not know: written by a later one."""

    def __init__(self, kind: str, v: int, why: str = "") -> None:
        super().__init__(kind, v, why)
        self.kind = kind
        self.v = v
        self.why = why


def encode(fact: Fact) -> tuple[str, int, Body]:
    """Enums are written as their values, tuples as lists; every field is written, also where it is the default."""
    kind = type(fact).__name__
    try:
        return kind, VERSION, _written(fact)
    except UnicodeEncodeError:
        raise Refusal("text-unreadable") from None


def decode(kind: str, v: int, body: Mapping[str, Any]) -> Fact:
    """The fact that was written. A field that is missing has its default; one that is not known is not guessed at."""
    form = FACTS.get(kind)
    if form is None or v != VERSION:
        raise UnknownFact(kind, v)
    try:
        fact = msgspec.convert(body, form)
        written = _written(fact)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise UnknownFact(kind, v, str(error)) from None
    if not _is_part(body, written):
        raise UnknownFact(kind, v, "there is more in it than its form has")
    return fact


def _written(fact: Fact) -> Body:
    return msgspec.json.decode(msgspec.json.encode(fact))  # type: ignore[no-any-return]  # a mapping, as any JSON object


def _is_part(body: object, whole: object) -> bool:
    """Whether a fact was made of all that stands in the body: fields may be missing, none may be left over."""
    if body == whole:
        return True
    if isinstance(body, Mapping) and isinstance(whole, dict):
        return all(key in whole and _is_part(value, whole[key]) for key, value in body.items())
    return isinstance(body, list) and isinstance(whole, list) and all(map(_is_part, body, whole))
