"""Next rounds for the tests, drawn from a tournament as text and a seed as a number."""

from collections.abc import Iterable
from dataclasses import replace

from topcut.chance import Draw, lot
from topcut.exchange.notation import tournament
from topcut.ids import PlayerId
from topcut.rules.pairing.field import Wishes
from topcut.rules.pairing.next_round import NextRound, next_round
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import Tournament


def final(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


def hall(text: str, ruleset: str | Ruleset = "challenger", seed: int = 1) -> Tournament:
    """The tournament with everybody's lot drawn."""
    t = tournament(text, ruleset)
    return replace(t, lots={player: lot(final(seed), "", player) for player in t.players})


def draw(t: Tournament, seed: int = 1) -> Draw:
    return Draw(final(seed), "", len(t.rounds) + 1)


def drawn(text: str, ruleset: str | Ruleset = "challenger", seed: int = 1, wishes: Wishes | None = None) -> NextRound:
    t = hall(text, ruleset, seed)
    return next_round(t, draw(t, seed), wishes=wishes)


def pairs(this: NextRound) -> set[frozenset[PlayerId]]:
    return {frozenset((one.first, one.second)) for one in this.seated if one.second is not None}


def paired(text: str) -> set[frozenset[PlayerId]]:
    """`ana-bo cy-dee`"""
    return {frozenset(map(PlayerId, pair.split("-"))) for pair in text.split()}


def ids(names: str) -> tuple[PlayerId, ...]:
    return tuple(map(PlayerId, names.split()))


def apart(*names: str) -> dict[PlayerId, set[PlayerId]]:
    """Forbidden pairs: `apart("ana bo", "cy dee")`"""
    found: dict[PlayerId, set[PlayerId]] = {}
    for one, other in map(ids, names):
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


def counts(things: Iterable[object]) -> dict[object, int]:
    found: dict[object, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found
