"""Why two players meet, and why somebody has the bye, in one sentence's worth of data."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from topcut.ids import PlayerId
from topcut.rules.match import Stage
from topcut.rules.pairing import byes
from topcut.rules.pairing.field import Field, Pair, field_of, wishes
from topcut.rules.pairing.finals import finals
from topcut.rules.pairing.knockout import byes_of_seeds
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ruleset import Ruleset
from topcut.rules.tournament import BY_HAND, Tournament


def why(t: Tournament, stage: Stage, round: int) -> Mapping[PlayerId, Reason]:
    """For the first of each pair of a published round, and for each bye, from the points before it as they stand now.

    In the bracket for everybody in it.
    """
    if stage is Stage.BRACKET:
        state = finals(t)
        met = {player: one.paired for one in state.rounds[round - 1] for player in one.players}
        return (byes_of_seeds(state) if round == 1 else {}) | met
    played = t.rounds[round - 1]
    two = [(match.first, match.second) for match in played.matches if match.second is not None]
    alone = [match.first for match in played.matches if match.second is None]
    given = alone if played.way == BY_HAND else played.given_byes
    told = {player: reason("bye-given", None, player=player) for player in alone if player in given}
    if played.way == BY_HAND:
        return told | {a: reason("pair-by-hand", None, player=a, opponent=b) for a, b in two}
    before = replace(t, rounds=t.rounds[: round - 1], forbidden=played.apart)
    paired = [player for pair in two for player in pair]
    drawn = [player for player in alone if player not in given]
    told |= {player: byes.why(before, [*paired, *drawn], player) for player in drawn}
    field = field_of(before, paired, wishes(before, round))
    return told | pairs(t.ruleset, field, two, first_round=round == 1)


def pairs(ruleset: Ruleset, field: Field, pairs: Sequence[Pair], first_round: bool) -> dict[PlayerId, Reason]:
    """For the first of each pair: why they meet, and why not somebody nearer."""
    ladder = sorted(set(field.points.values()), reverse=True)
    sizes = Counter(field.points.values())
    down: Counter[int] = Counter()  # floaters from each group
    taken: Counter[int] = Counter()  # players of each group who meet a floater
    for a, b in pairs:
        upper, lower = sorted((field.points[a], field.points[b]), reverse=True)
        if upper != lower:
            down[upper] += 1
            taken[lower] += 1

    def why(a: PlayerId, b: PlayerId) -> Reason:
        if meetings := field.meetings(a, b):
            return reason("pair-again", ruleset.rematch_clause, player=a, opponent=b, meetings=meetings)
        if field.is_forbidden(a, b):
            return reason("pair-forbidden", None, player=a, opponent=b)
        if field.are_mates(a, b):
            return reason("pair-mates", None, player=a, opponent=b, club=field.clubs[a])
        if first_round:
            return reason("pair-first-round", ruleset.first_round_clause, player=a, opponent=b)
        if field.points[a] == field.points[b]:
            return level(a, b)
        return float_down(*((a, b) if field.points[a] > field.points[b] else (b, a)))

    def level(a: PlayerId, b: PlayerId) -> Reason:
        points = field.points[a]
        code = "pair-level-alone" if sizes[points] == 2 else "pair-level"
        others = sizes[points] - 1
        return reason(
            code, ruleset.pairing_clause, player=a, opponent=b, points=points, others=others, **met(a, (points,))
        )

    def float_down(a: PlayerId, b: PlayerId) -> Reason:
        points, lower = field.points[a], field.points[b]
        passed = ladder[ladder.index(points) : ladder.index(lower)]
        as_printed = len(passed) == 1 and down[points] == 1 and (sizes[points] - taken[points]) % 2 == 1
        return reason(
            "pair-float" if as_printed else "pair-float-far",
            ruleset.pairing_clause,
            player=a,
            opponent=b,
            points=points,
            lower=lower,
            left="alone" if sizes[points] == 1 else "odd",
            **met(a, passed),
        )

    def met(player: PlayerId, levels: Sequence[int]) -> dict[str, object]:
        known = [other for other in field.met.get(player, ()) if field.points.get(other) in levels]
        names = tuple(sorted(set(known)))
        return {"met": names, "count": len(names)}

    return {a: why(a, b) for a, b in pairs}
