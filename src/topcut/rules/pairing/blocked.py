"""Why not everyone can meet someone new: who blocks whom, as a certificate that anyone can check by counting."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from topcut.ids import PlayerId
from topcut.rules.pairing.field import Field
from topcut.rules.pairing.largest import ALONE, Barrier, barriers, largest_matching, members
from topcut.rules.ranking.reason import Reason, reason


@dataclass(frozen=True, slots=True)
class Blocked:
    """Sets of players that each can only meet among themselves or with one of the few who are scarce.

    Every set has an odd number of players, so one of each is left over; and there are more sets than scarce players.
    It takes nothing clever to believe it: look at each pair and count (Tutte and Berge).
    """

    scarce: tuple[PlayerId, ...]
    stuck: tuple[tuple[PlayerId, ...], ...]  # the smallest set first

    @property
    def pairs(self) -> int:
        """At least this many pairs must be rematches or forbidden."""
        return (len(self.stuck) - len(self.scarce) + 1) // 2


def certificate(field: Field) -> Blocked | None:
    """Why some pairs must be rematches or forbidden, with as few players as prove it; None if no pair must be."""
    players = sorted(field.points)
    near = _graph(field, players)
    mates = largest_matching(near)
    if ALONE not in mates:
        return None
    proof = _short(barriers(near, mates))
    stuck = (tuple(players[i] for i in members(odd)) for odd in proof.odd)
    return Blocked(
        tuple(players[i] for i in members(proof.scarce)), tuple(sorted(stuck, key=lambda one: (len(one), one)))
    )


def reasons(blocked: Blocked, field: Field, clause: str | None) -> tuple[Reason, ...]:
    """What blocks the round, then who can meet whom, set by set, then who everyone in them has met."""
    stuck = tuple(player for players in blocked.stuck for player in players)
    allowed = _allowed(field)
    sets = blocked.stuck if len(stuck) > len(blocked.stuck) > 1 else ()
    return (
        _headline(blocked, stuck, clause, any(field.forbidden.get(player) for player in field.points)),
        *(_set(number, players, blocked.scarce, clause) for number, players in enumerate(sets, start=1)),
        *(about(player, field, allowed[player], clause) for player in stuck),
    )


def about(player: PlayerId, field: Field, allowed: set[PlayerId], clause: str | None) -> Reason:
    """Whom a player has met, and who is left."""
    met = tuple(sorted({other for other in field.met.get(player, ()) if other in field.points}))
    kept = tuple(sorted(other for other in set(field.forbidden.get(player, ())) - {*met} if other in field.points))
    left = tuple(sorted(allowed))
    return reason(
        "blocked-player" if met else "blocked-player-kept-apart",
        clause if met else None,
        player=player,
        met=met,
        apart=kept,
        apart_count=len(kept),
        left=left,
        left_count=len(left),
    )


def tightest(field: Field, most: int, clause: str | None) -> tuple[Reason, ...]:
    """The players with the fewest left to meet, at most so many: whom each has met, and who is left."""
    allowed = _allowed(field)
    few = sorted(field.points, key=lambda player: (len(allowed[player]), player))[:most]
    return tuple(about(player, field, allowed[player], clause) for player in few)


def _allowed(field: Field) -> Mapping[PlayerId, set[PlayerId]]:
    everybody = set(field.points)
    return {
        player: everybody - {player, *field.met.get(player, ()), *field.forbidden.get(player, ())}
        for player in field.points
    }


def _graph(field: Field, players: Sequence[PlayerId]) -> list[int]:
    """For each player the bit set of those who can be met without breaking anything."""
    place = {player: i for i, player in enumerate(players)}
    everybody = (1 << len(players)) - 1
    near = []
    for player in players:
        apart = {player, *field.met.get(player, ()), *field.forbidden.get(player, ())}
        near.append(everybody & ~sum(1 << place[other] for other in apart if other in place))
    return near


def _short(found: Sequence[Barrier]) -> Barrier:
    """All barriers but one together: as their number is even, an odd set more than they show is stuck anyway.

    The one left out saves the most names. Single players who depend on the same few are still named: people
    would ask about them.
    """
    shared = Counter(part for barrier in found for part in _parts(barrier))

    def saved(barrier: Barrier) -> int:
        return sum(part.bit_count() for part in _parts(barrier) if shared[part] == 1)

    spared = max(reversed(found), key=saved)
    kept = [barrier for barrier in found if barrier is not spared]
    scarce = reduce(or_, (barrier.scarce for barrier in kept))
    odd = {odd for barrier in kept for odd in barrier.odd}
    if not spared.scarce & ~scarce:
        odd |= {single for single in spared.odd if single.bit_count() == 1}
    return Barrier(scarce, tuple(sorted(odd)))


def _parts(barrier: Barrier) -> tuple[int, ...]:
    return (*barrier.odd, *(1 << player for player in members(barrier.scarce)))


def _headline(blocked: Blocked, stuck: tuple[PlayerId, ...], clause: str | None, forbidden: bool) -> Reason:
    alone = len(stuck) == len(blocked.stuck)
    if blocked.scarce:
        code = "blocked-too-few" if alone else "blocked-sets-too-few"
    elif alone:
        code = "blocked-nobody-left"
    else:
        code = "blocked-among-themselves" if len(blocked.stuck) == 1 else "blocked-sets"
    return reason(
        code,
        clause,
        stuck=stuck,
        players=len(stuck),
        sets=len(blocked.stuck),
        scarce=blocked.scarce,
        free=len(blocked.scarce),
        pairs=blocked.pairs,
        forbidden=forbidden,
    )


def _set(number: int, players: tuple[PlayerId, ...], scarce: tuple[PlayerId, ...], clause: str | None) -> Reason:
    return reason(
        "blocked-set", clause, number=number, players=players, count=len(players), scarce=scarce, free=len(scarce)
    )
