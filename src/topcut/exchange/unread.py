"""Members of a history that nobody reads: said aloud, because a slip such as `droped` changes who plays."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from topcut.exchange.shape import Object
from topcut.rules.ranking.reason import Reason, reason

KNOWN = {
    "history": (
        *("ruleset", "players", "rounds", "dropped", "ejected", "absent"),
        *("byes", "forbidden", "clubs", "clubs_apart", "tables"),
    ),
    "round": ("matches", "unpaired_loss"),
    "match": ("p1", "p2", "table", "winner", "points", "scores", "games", "how"),
}


@dataclass(frozen=True, slots=True)
class Unread:
    """A member, what it is a member of, and where it stands first."""

    part: str
    member: str
    place: Mapping[str, int]

    def said(self, **outer: int) -> Reason:
        """What is told of it; `outer` is the place of the history itself, as in `line=3`."""
        near = tuple(get_close_matches(self.member, KNOWN[self.part], n=1))
        named = {"part": self.part, "member": self.member, "near": near, "count": len(near)}
        return reason("member-unread", None, **named, place={**outer, **self.place})


def unread(history: Object) -> tuple[Unread, ...]:
    """Each of them once."""
    found: dict[tuple[str, str], Unread] = {}
    for part, members, place in _parts(history):
        for member in members:
            if member not in KNOWN[part]:
                found.setdefault((part, member), Unread(part, member, place))
    return tuple(found.values())


def _parts(history: Object) -> Iterator[tuple[str, Object, Mapping[str, int]]]:
    yield "history", history, {}
    for number, round in enumerate(_list(history.get("rounds")), 1):
        if isinstance(round, dict):
            yield "round", round, {"round": number}
        for match, members in enumerate(_list(round.get("matches") if isinstance(round, dict) else round), 1):
            if isinstance(members, dict):
                yield "match", members, {"round": number, "match": match}


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
