"""My standing and why: rank, results, the sum of my strength of schedule, and who is above me by what."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.ended import ended
from topcut.rules.ranking.explain import between, rounded, row
from topcut.rules.ranking.standings import RANDOM, Standing, standings
from topcut.rules.record import Outcome, record, tally
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.kept import answer
from topcut.web.view import View

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Brief:
    """A standing in a few words; no rank means not ranked."""

    rank: int | None
    of: int
    points: int
    won: int
    drawn: int
    lost: int
    final: str | None  # the place, once everything is over


@dataclass(frozen=True, slots=True)
class Step:
    """One figure that players are ordered by: how many share mine, and which of them I am by it."""

    label: str
    value: str
    clause: str
    among: int  # players level with me in everything before
    level: int  # of them, those who have the same here
    place: int  # mine among those before, by this figure


@router.get("/t/{tournament}/me/standing")
def mine(view: Annotated[View, may("play")]) -> Response:
    t, me = view.t, view.me
    ranked = answer(view, standings)
    index = next((index for index, one in enumerate(ranked) if one.player == me), None)
    around = () if index is None else pairwise(ranked[max(0, index - 1) : index + 2])
    return view.page(
        "player/standing.html",
        brief=brief(view, me),
        steps=() if index is None else steps(t, ranked, ranked[index]),
        neighbours=[between(t, higher, lower) for higher, lower in around],
        why=row(t, me),
        played=[
            (one, None if one.result is None else ended(t.ruleset, one.seat, one.result))
            for one in record(t, me)
            if one.outcome is not Outcome.NOT_IN
        ],
        rounded=rounded,
        is_open=bool(t.rounds) and t.rounds[-1].is_open,
    )


def brief(view: View, me: PlayerId) -> Brief:
    t, ranked = view.t, answer(view, standings)
    own = next((one for one in ranked if one.player == me), None)
    counted = answer(view, tally)[me]
    return Brief(
        rank=None if own is None or not own.played else own.rank,
        of=len(ranked),
        points=0 if own is None else own.points,
        won=counted.won,
        drawn=counted.drawn,
        lost=counted.lost,
        final=next((place for place, player in t.ranking if player == me), None),
    )


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
