"""A JSON document that someone else wrote, read with care: what each part must be, and where something is wrong."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from topcut.ids import PlayerId
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
            text, object_pairs_hook=once_each, parse_constant=_no_number, parse_int=_whole, parse_float=_decimal
        )
    except json.JSONDecodeError as error:
        raise Refusal("not-json", problem=error.msg, row=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Refusal("nested-too-deep") from None


def object_in(line: bytes) -> dict[str, Any] | None:
    """The JSON object that a line of one of our own files is; None if it is not one, or says something twice."""
    try:
        said = json.loads(line, object_pairs_hook=once_each)
    except (ValueError, RecursionError, Refusal):
        return None
    return said if isinstance(said, dict) else None


def decoded(data: bytes) -> str:
    """The bytes as text, as our files are."""
    if len(data) > MOST_BYTES:
        raise Refusal("file-too-large", most=MOST_BYTES // (1024 * 1024))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("not-text") from None


def once_each(members: list[tuple[str, object]]) -> dict[str, object]:
    """An object of JSON, for its reader, which would take the last of two members of one name and say nothing."""
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


def placed(refusal: Refusal, **place: int) -> Refusal:
    """The same refusal, found there: `placed(refusal, round=2, match=3)`; outer places come first."""
    inner = refusal.parameters.get("place", {})
    assert isinstance(inner, dict)
    return Refusal(refusal.code, refusal.clause, **{**refusal.parameters, "place": {**place, **inner}})


MOST_PLAYERS = 200_000

Id = str | int
Object = Mapping[str, object]


def an_object(value: object, part: str) -> Object:
    if not isinstance(value, dict):
        raise Refusal("shape-object", part=part, found=_kind(value))
    return value


def a_list(value: object, part: str) -> Sequence[object]:
    if not isinstance(value, list):
        raise Refusal("shape-list", part=part, found=_kind(value))
    return value


def perhaps_a_list(members: Object, part: str) -> Sequence[object]:
    value = members.get(part)
    return () if value is None else a_list(value, part)


def a_number(value: object, part: str) -> int:
    """A whole number from nought on."""
    if type(value) is not int or value < 0:
        raise Refusal("shape-number", part=part, found=_kind(value))
    return value


def a_pair(value: object, part: str) -> tuple[int, int]:
    """Two whole numbers, first seat first."""
    if not isinstance(value, list) or len(value) != 2:
        raise Refusal("shape-pair", part=part, found=_kind(value))
    return a_number(value[0], part), a_number(value[1], part)


def a_truth(value: object, part: str) -> bool:
    """True or false; left out it is false."""
    if value is not None and not isinstance(value, bool):
        raise Refusal("shape-truth", part=part)
    return bool(value)


def a_text(value: object, part: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise Refusal("shape-text", part=part)
    return value


def an_id(value: object, part: str) -> Id:
    """A player's name in the file; 1 and "1" are the same player."""
    if type(value) is int:
        return value
    if not isinstance(value, str):
        raise Refusal("shape-id", part=part, found=_kind(value))
    if not value.strip():
        raise Refusal("name-blank")
    if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
        raise Refusal("name-broken")
    return value


def a_player(value: object, part: str, players: Mapping[PlayerId, object]) -> PlayerId:
    """One of the tournament's players."""
    player = PlayerId(str(an_id(value, part)))
    if player not in players:
        raise Refusal("player-unknown", player=player)
    return player


def every_id(values: Sequence[object]) -> dict[PlayerId, Id]:
    """All players as the file calls them, each once."""
    if len(values) > MOST_PLAYERS:
        raise Refusal("too-many-players", players=len(values), most=MOST_PLAYERS)
    ids: dict[PlayerId, Id] = {}
    for value in values:
        known = an_id(value, "players")
        player = PlayerId(str(known))
        if player in ids:
            raise Refusal("player-listed-twice", player=player)
        ids[player] = known
    return ids


def _kind(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "truth"
        case int() | float():
            return "number"
        case str():
            return "text"
        case list():
            return "list"
        case _:
            return "object"
