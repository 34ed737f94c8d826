"""What a part of a JSON document must be, said in a sentence if it is something else."""

from collections.abc import Mapping, Sequence

from topcut.ids import PlayerId
from topcut.refusal import Refusal

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
