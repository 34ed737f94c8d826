"""How a player comes to a rank: figure after figure, and how many players are still level after each."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from topcut.rules.ranking.explain import rounded
from topcut.rules.ranking.standings import RANDOM, Standing
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Step:
    """One figure that players are ordered by: how many share mine, and which of them I am by it."""

    label: str
    value: str
    clause: str
    among: int  # players level with me in everything before
    level: int  # of them, those who have the same here
    place: int  # mine among those before, by this figure


def steps(t: Tournament, ranked: Sequence[Standing], own: Standing) -> tuple[Step, ...]:
    """Figure after figure, until no other player is level with me."""
    named = [tiebreaker for tiebreaker in t.ruleset.tiebreakers if tiebreaker.kind != RANDOM]
    labels = [(t.ruleset.terms.points, t.ruleset.points.clause), *((one.label, one.clause) for one in named)]
    found: list[Step] = []
    among: list[Standing] = list(ranked)
    for which, (label, clause) in enumerate(labels):
        value = _figure(own, which)
        level = [one for one in among if _figure(one, which) == value]
        better = sum(_figure(one, which) > value for one in among)
        found.append(Step(label, rounded(value), clause, len(among), len(level), better + 1))
        if len(level) == 1:
            break
        among = level
    return tuple(found)


def _figure(standing: Standing, which: int) -> int | Fraction:
    return standing.points if which == 0 else standing.tiebreaks[which - 1]
