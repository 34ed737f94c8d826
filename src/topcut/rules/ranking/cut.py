"""Who goes on after the Swiss rounds, with which seed, and who replaces a qualifier who leaves in time."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules import ruleset
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.standings import Standing


@dataclass(frozen=True, slots=True)
class Qualifier:
    """One seed of the cut; without a player it is vacant, and the player who would meet it has a bye."""

    seed: int
    player: PlayerId | None
    reason: Reason


Cut = tuple[Qualifier, ...]  # in the order of seeds, from 1


def cut(standings: Sequence[Standing], eligible: Collection[PlayerId], size: int, rules: ruleset.Cut) -> Cut:
    """The best `size` of those who are active after the last Swiss round, seeded by rank (CH-34, TL-26, R-5)."""
    ranked = [standing for standing in standings if standing.player in eligible]
    if len(ranked) < size:
        raise Refusal("too-few-for-cut", clause=rules.clause, active=len(ranked), cut=size)
    for better, worse in pairwise(ranked[: size + 1]):
        if better.rank == worse.rank:
            raise Refusal("cut-tied", clause=rules.clause, players=(better.player, worse.player), rank=better.rank)
    return tuple(_qualified(seed, standing, rules) for seed, standing in enumerate(ranked[:size], start=1))


def replacement(
    before: Cut,
    leaver: PlayerId,
    standings: Sequence[Standing],
    rules: ruleset.Cut,
    *,
    eligible: Collection[PlayerId],
    gone: Collection[PlayerId] = (),
    begun: bool = False,
) -> Cut:
    """The cut after a qualifier left before any game of the bracket (CH-35, TL-23, PS-21, MU-28).

    `eligible` are the players who were active after the last Swiss round, `gone` those who have left since; `begun`
    says that a game of the bracket has been played.
    """
    place = next((place for place, qualifier in enumerate(before) if qualifier.player == leaver), None)
    if place is None:
        raise Refusal("not-in-cut", clause=rules.replace_clause, player=leaver)
    if begun:
        raise Refusal("cut-begun", clause=rules.replace_clause, player=leaver)
    inside = {qualifier.player for qualifier in before}
    free = (one for one in standings if one.player in eligible and one.player not in gone and one.player not in inside)
    joins = next(free, None) if rules.replacement == "next-ranked-as-lowest" else None
    if joins is None:
        vacant = Qualifier(place + 1, None, reason("seed-vacant", rules.replace_clause, seed=place + 1, leaver=leaver))
        return (*before[:place], vacant, *before[place + 1 :])
    ranks = {standing.player: standing.rank for standing in standings}
    below = (_moved_up(qualifier, leaver, ranks, rules) for qualifier in before[place + 1 :])
    why = reason(
        "seed-replacement", rules.replace_clause, seed=len(before), player=joins.player, rank=joins.rank, leaver=leaver
    )
    return (*before[:place], *below, Qualifier(len(before), joins.player, why))


def _qualified(seed: int, standing: Standing, rules: ruleset.Cut) -> Qualifier:
    code = "seed-by-rank" if standing.rank == seed else "seed-above-absent"
    return Qualifier(
        seed, standing.player, reason(code, rules.clause, seed=seed, player=standing.player, rank=standing.rank)
    )


def _moved_up(qualifier: Qualifier, leaver: PlayerId, ranks: dict[PlayerId, int], rules: ruleset.Cut) -> Qualifier:
    seed = qualifier.seed - 1
    assert qualifier.player is not None, "a seed stays vacant only when nobody waits"
    why = reason(
        "seed-moved-up",
        rules.replace_clause,
        seed=seed,
        player=qualifier.player,
        rank=ranks[qualifier.player],
        leaver=leaver,
    )
    return Qualifier(seed, qualifier.player, why)
