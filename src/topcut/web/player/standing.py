"""My standing and why: rank, results, the sum of my strength of schedule, and who is above me by what."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.actions.playing import goes_on, open_in
from topcut.rules.match import Seat, Stage
from topcut.rules.ranking.explain import between, rounded, row
from topcut.rules.ranking.standings import RANDOM, Standing, standings
from topcut.rules.tournament import Tournament, number_of, rounds_of
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.player.outcome import Outcome, outcome
from topcut.web.view import View

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Brief:
    """A standing in a few words; no rank: not ranked."""

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


@dataclass(frozen=True, slots=True)
class Played:
    """One round of mine; without an opponent it was a bye or an unpaired loss."""

    stage: Stage
    round: int
    opponent: PlayerId | None
    table: int | None
    outcome: Outcome | None  # None: not settled yet, or over because somebody has left the bracket
    is_loss: bool = False  # an unpaired one
    is_open: bool = False
    has_bye: bool = False  # the other has left


@router.get("/t/{tournament}/me/standing")
def mine(view: Annotated[View, may("play")]) -> Response:
    t, me = view.t, PlayerId(view.actor.id)
    ranked = known(view, _ranked)
    index = next((index for index, one in enumerate(ranked) if one.player == me), None)
    around = () if index is None else pairwise(ranked[max(0, index - 1) : index + 2])
    return view.page(
        "player/standing.html",
        brief=brief(view, me),
        steps=() if index is None else steps(t, ranked, ranked[index]),
        neighbours=[between(t, higher, lower) for higher, lower in around],
        why=row(t, me),
        played=played(t, me),
        rounded=rounded,
        is_open=bool(t.rounds) and t.rounds[-1].is_open,
    )


def brief(view: View, me: PlayerId) -> Brief:
    t, ranked = view.t, known(view, _ranked)
    own = next((one for one in ranked if one.player == me), None)
    ended = [one.outcome.won for one in played(t, me) if one.outcome is not None and one.stage is Stage.SWISS]
    losses = sum(me in round.unpaired_losses for round in t.rounds)
    return Brief(
        rank=None if own is None or not own.played else own.rank,
        of=len(ranked),
        points=0 if own is None else own.points,
        won=ended.count(True),
        drawn=ended.count(None),
        lost=ended.count(False) + losses,
        final=next((place for place, player in t.ranking if player == me), None),
    )


def steps(t: Tournament, ranked: Sequence[Standing], own: Standing) -> tuple[Step, ...]:
    """Figure after figure, until nobody is level with me any more."""
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


def played(t: Tournament, me: PlayerId) -> tuple[Played, ...]:
    found: list[Played] = []
    for stage in Stage:
        for number, round in enumerate(rounds_of(t, stage), start=1):
            place = number_of(round, me)
            if place is not None:
                found.append(_played(t, stage, number, place, me))
            elif me in round.unpaired_losses:
                found.append(Played(stage, number, None, None, None, is_loss=True))
    return tuple(found)


def _ranked(view: View) -> tuple[Standing, ...]:
    return standings(view.t)


def _played(t: Tournament, stage: Stage, number: int, place: int, me: PlayerId) -> Played:
    match = rounds_of(t, stage)[number - 1].matches[place - 1]
    seat = Seat.FIRST if match.first == me else Seat.SECOND
    opponent = match.second if seat is Seat.FIRST else match.first
    ended = None if match.result is None else outcome(t.ruleset, seat, match.result)
    is_open = place in open_in(t, stage, number)
    over = ended is None and not is_open
    has_bye = over and goes_on(t, number, place) == me
    return Played(stage, number, opponent, match.table, ended, is_open=is_open, has_bye=has_bye)


def _figure(standing: Standing, which: int) -> int | Fraction:
    return standing.points if which == 0 else standing.tiebreaks[which - 1]
