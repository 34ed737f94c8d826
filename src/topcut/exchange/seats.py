"""What must be true of the seats in any round that comes from a file."""

from collections.abc import Iterator

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.tournament import Round


def everybody_once(this: Round, number: int) -> tuple[PlayerId, ...]:
    """All players of a round, seat by seat; no one plays against themself or is in two places."""
    there: dict[PlayerId, None] = {}
    for match in this.matches:
        if match.first == match.second:
            raise Refusal("player-against-self", player=match.first, round=number)
    for player in _seats(this):
        if player in there:
            raise Refusal("player-twice", player=player, round=number)
        there[player] = None
    return tuple(there)


def _seats(this: Round) -> Iterator[PlayerId]:
    for match in this.matches:
        yield match.first
        if match.second is not None:
            yield match.second
    yield from this.unpaired_losses
