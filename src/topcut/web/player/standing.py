"""My standing and why: rank, results, the sum of my strength of schedule, and who is above me by what."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.planner.telling import likely, needs
from topcut.refusal import Refusal
from topcut.rules.audience import may_see_list
from topcut.rules.ended import ended
from topcut.rules.pairing.chart import round_title
from topcut.rules.pairing.finals import finals, placed
from topcut.rules.pairing.knockout import Placed
from topcut.rules.pairing.seeding import cut_line
from topcut.rules.ranking.explain import between, rounded, row
from topcut.rules.ranking.standings import Standing, standings
from topcut.rules.ranking.steps import steps
from topcut.rules.record import Outcome, record, tally
from topcut.rules.tournament import Phase, Tournament
from topcut.web.access import may
from topcut.web.kept import counted
from topcut.web.view import View

router = APIRouter()

SOON = 0.3  # seconds


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
    placed: Placed | None = None  # out of the bracket, its winner, or stopped by the cut
    lost_in: str = ""  # the round of the bracket, such as Semifinals


@dataclass(frozen=True, slots=True)
class Cut:
    """The line below the last one who plays on, or would now, and on which side of it I am."""

    size: int
    above: bool
    is_made: bool
    rank: int  # of the last one above it
    points: int


@dataclass(frozen=True, slots=True)
class Mine:
    """What I need to make the cut, and how likely that is; without words it is still being worked out."""

    needs: str = ""
    likely: str = ""


@router.get("/t/{tournament}/me/standing")
def mine(view: Annotated[View, may("play")]) -> Response:
    t, me = view.t, view.me
    ranked = counted(view, standings)
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
        open_lists={one.opponent for one in record(t, me) if one.opponent and _is_open(view, one.opponent)},
        rounded=rounded,
        cut=_cut(t, ranked, index),
        chances=_chances(view, me),
    )


def _cut(t: Tournament, ranked: Sequence[Standing], index: int | None) -> Cut | None:
    """Where the line is, for whoever is ranked, from the first round that was paired on."""
    line = cut_line(t, [one.player for one in ranked])
    if not line or index is None or not t.rounds:
        return None
    assert t.structure is not None
    last = ranked[line - 1]
    return Cut(t.structure.cut, above=index < line, is_made=t.bracket is not None, rank=last.rank, points=last.points)


def _chances(view: View, me: PlayerId) -> Mine | None:
    """Mine alone, and only where the organizer lets players see it; nobody waits for it."""
    if not view.t.chances_shown or view.t.phase is not Phase.SWISS:
        return None
    try:
        found = view.outlooks.of(view.tournament, view.t, SOON)
    except Refusal:
        return None
    one = None if found is None else found.of(me)
    if found is None:
        return Mine()
    return None if one is None else Mine(needs(found, one), "" if one.share is None else likely(one.share))


def brief(view: View, me: PlayerId) -> Brief:
    t, ranked = view.t, counted(view, standings)
    own = next((one for one in ranked if one.player == me), None)
    games = tally(t, me)[me]
    over = placed(t, me, ranked)
    return Brief(
        rank=None if own is None or not own.played else own.rank,
        of=len(ranked),
        points=0 if own is None else own.points,
        won=games.won,
        drawn=games.drawn,
        lost=games.lost,
        final=next((place for place, player in t.ranking if player == me), None),
        placed=over,
        lost_in=_lost_in(t, over),
    )


def _is_open(view: View, opponent: PlayerId) -> bool:
    """Whether their list can be read: those of past opponents too (CH-13)."""
    return view.t.players[opponent].list is not None and may_see_list(view.t, view.actor, opponent)


def _lost_in(t: Tournament, over: Placed | None) -> str:
    round = None if over is None else over.reason.parameters.get("round")
    return round_title(round, len(finals(t).rounds)) if isinstance(round, int) else ""
