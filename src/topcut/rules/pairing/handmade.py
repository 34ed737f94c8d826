"""Pairings that the organizer made by hand: what they break, each with its clause; only the impossible is refused."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from topcut.chance import Stream
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.pairing import byes as bye_rule
from topcut.rules.pairing.field import Field, Pair, Quality, Wishes, field_of, quality
from topcut.rules.pairing.swiss import pair
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.sheet import counts_no_shows
from topcut.rules.tournament import Tournament


def breaks(
    t: Tournament, pairs: Sequence[Pair], byes: Sequence[PlayerId] = (), wishes: Wishes | None = None
) -> tuple[Reason, ...]:
    """What this pairing of the coming round breaks, the heaviest first, also where nothing better can be had."""
    wishes = wishes or Wishes()
    _refuse_impossible(t, pairs, byes)
    field = field_of(t, [player for two in pairs for player in two], wishes)
    best, this = best_quality(field), quality(field, pairs)
    return (
        *_byes(t, byes, wishes),
        *(
            reason("breaks-forbidden", None, player=a, opponent=b, fewest=best.forbidden)
            for a, b in pairs
            if field.is_forbidden(a, b)
        ),
        *(_rematch(t, a, b, best.rematches) for a, b in pairs if field.meetings(a, b)),
        *_float(t, field, pairs, best, this),
        *(
            reason("breaks-club", None, player=a, opponent=b, club=field.clubs[a], fewest=best.mates)
            for a, b in pairs
            if field.are_mates(a, b)
        ),
    )


def could_be_drawn(
    t: Tournament, pairs: Sequence[Pair], byes: Sequence[PlayerId] = (), wishes: Wishes | None = None
) -> bool:
    """Whether the draw could have given this pairing: whatever it breaks, no other breaks less."""
    field = field_of(t, [player for two in pairs for player in two], wishes)
    return quality(field, pairs) == best_quality(field) and not any(_byes(t, byes, wishes or Wishes()))


def best_quality(field: Field) -> Quality:
    """How good the best pairings are, whichever of them is drawn."""
    return quality(field, pair(field, Stream(b"")).pairs)


def _refuse_impossible(t: Tournament, pairs: Sequence[Pair], byes: Sequence[PlayerId]) -> None:
    named = Counter([*(player for two in pairs for player in two), *byes])
    playing = set(t.to_pair)
    if unknown := [player for player in named if player not in t.players]:
        raise Refusal("pairing-player-unknown", players=tuple(unknown), count=len(unknown))
    if twice := [player for player, times in named.items() if times > 1]:
        raise Refusal("pairing-player-twice", players=tuple(twice), count=len(twice))
    if inactive := [player for player in named if player not in playing]:
        raise Refusal("pairing-player-inactive", players=tuple(inactive), count=len(inactive))
    if missing := [player for player in t.to_pair if player not in named]:
        raise Refusal("pairing-player-missing", players=tuple(missing), count=len(missing))


def _byes(t: Tournament, byes: Sequence[PlayerId], wishes: Wishes) -> Iterator[Reason]:
    """The one bye of an odd number has its rule; every other is the organizer's gift, and to be one of the wishes."""
    clause = t.ruleset.bye.rule_clause
    playing = [player for player in t.to_pair if player not in wishes.byes]
    for player in wishes.byes:
        if player not in byes:
            yield reason("breaks-given-bye", None, player=player)
    ruled = [player for player in byes if player not in wishes.byes]
    if len(ruled) > 1 or (ruled and len(playing) % 2 == 0):
        yield reason("breaks-byes", clause, players=tuple(ruled), count=len(ruled), allowed=len(playing) % 2)
    elif ruled and ruled[0] not in (right := _right(t, playing, ruled[0])):
        yield reason("breaks-bye", clause, player=ruled[0], players=tuple(right), count=len(right))


def _right(t: Tournament, playing: Collection[PlayerId], player: PlayerId) -> Sequence[PlayerId]:
    """Who may have the bye. Where no lots are drawn, the player is given the benefit of the doubt among the equal."""
    lots = t.lots or {other: int(other != player) for other in t.players}
    return bye_rule.candidates(replace(t, lots=lots), playing)


def _rematch(t: Tournament, a: PlayerId, b: PlayerId, fewest: int) -> Reason:
    rounds = tuple(
        number
        for number, round in enumerate(t.rounds, start=1)
        for match in round.matches
        if {match.first, match.second} == {a, b}
        and (match.result is None or match.result.opponents or counts_no_shows(t.ruleset))
    )
    clause = t.ruleset.rematch_clause
    return reason("breaks-rematch", clause, player=a, opponent=b, rounds=rounds, count=len(rounds), fewest=fewest)


def _float(t: Tournament, field: Field, pairs: Sequence[Pair], best: Quality, this: Quality) -> Iterator[Reason]:
    """The first group from the top that does not meet as near as it could, and who floats too far."""
    ladder = sorted(set(field.points.values()), reverse=True)
    for i, (row, best_row) in enumerate(zip(this.rows, best.rows, strict=True)):
        for j, (number, could) in enumerate(zip(row, best_row, strict=True), start=i):
            if number > could:
                return  # something heavier was broken for it
            if number < could:
                code = "breaks-float" if i == j else "breaks-float-far"
                points, lower = ladder[i], ladder[j]
                far = tuple(_further_down(field, pairs, points, lower))
                yield reason(
                    code,
                    t.ruleset.pairing_clause,
                    points=points,
                    lower=lower,
                    number=number,
                    could=could,
                    players=far,
                    count=len(far),
                )
                return


def _further_down(field: Field, pairs: Sequence[Pair], points: int, lower: int) -> Iterator[PlayerId]:
    for two in pairs:
        above, below = sorted(two, key=field.points.__getitem__, reverse=True)
        if field.points[above] == points and field.points[below] < lower:
            yield above
