"""A JSON document that someone else wrote, read with care."""

import json
from collections import Counter
from typing import NoReturn

from topcut.refusal import Refusal

MOST_BYTES = 256 * 1024 * 1024
MOST_DIGITS = 30  # ids of other systems have 19


def document(data: bytes) -> object:
    """What the bytes contain, or a refusal that says why they are not JSON."""
    text = decoded(data)
    if not text.strip():
        raise Refusal("file-empty")
    try:
        return json.loads(
            text, object_pairs_hook=_once_each, parse_constant=_no_number, parse_int=_whole, parse_float=_decimal
        )
    except json.JSONDecodeError as error:
        raise Refusal("not-json", problem=error.msg, row=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Refusal("nested-too-deep") from None


def decoded(data: bytes) -> str:
    """The bytes as text, as our files are."""
    if len(data) > MOST_BYTES:
        raise Refusal("file-too-large", most=MOST_BYTES // (1024 * 1024))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("not-text") from None


def _once_each(members: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(members)
    if len(found) != len(members):
        twice = Counter(name for name, _ in members).most_common(1)[0][0]
        raise Refusal("member-twice", member=twice)
    return found


def _no_number(word: str) -> NoReturn:
    raise Refusal("not-a-number", word=word)


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise Refusal("number-too-large", most=MOST_DIGITS)
    return int(digits)


def _decimal(digits: str) -> int | float:
    """Some tools write every number with a point: `3.0` is 3."""
    number = float(digits)
    return int(number) if number.is_integer() and abs(number) < 10**MOST_DIGITS else number
