"""Who plays whom in each round, where, why, and how it ended."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.refusal import Refusal
from topcut.rules.match import Match as Played
from topcut.rules.match import Stage
from topcut.rules.pairing.explain import why as reasons
from topcut.rules.ruleset import How
from topcut.rules.state import goes_on, open_in
from topcut.rules.tournament import rounds_of
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Person, Why, everyones, perhaps, person, tells, why
from topcut.web.view import View

router = APIRouter(prefix=BASE)


class Figure(Answer, frozen=True, kw_only=True):
    name: str
    first: int
    second: int


class Result(Answer, frozen=True, kw_only=True):
    """Points and figures of the first seat come before those of the second."""

    how: How
    winner: Annotated[Person | None, Meta(description="Null: a draw")]
    points: tuple[int, int]
    figures: tuple[Figure, ...]
    unknown: Annotated[str, Meta(description="Why there are no figures")]


class Match(Answer, frozen=True, kw_only=True):
    """A match without a second player is a bye."""

    match: int
    table: int | None
    first: Person
    second: Person | None
    settled: bool
    result: Result | None
    goes_on: Annotated[Person | None, Meta(description="Who goes on, in the bracket")]
    why: Annotated[Why | None, Meta(description="Why these two meet")]


class Round(Answer, frozen=True, kw_only=True):
    """A round that was published."""

    stage: Stage
    round: int
    closed: bool
    matches: tuple[Match, ...]
    unpaired: Annotated[tuple[Person, ...], Meta(description="Without an opponent, which counts as a loss")]


class Rounds(Answer, frozen=True, kw_only=True):
    """Every round that was published, as of fact `n`: first the Swiss rounds, then the bracket."""

    n: int
    rounds: tuple[Round, ...]


@router.get("/tournaments/{tournament}/rounds", summary="All rounds")
@tells(Rounds)
def rounds(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return everyones(view, _rounds)


@router.get(
    "/tournaments/{tournament}/rounds/current", summary="The round published last", operation_id="current-round"
)
@tells(Round)
def current(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return everyones(view, _current)


def _rounds(view: View) -> Rounds:
    every = ((stage, number) for stage in Stage for number in range(1, len(rounds_of(view.t, stage)) + 1))
    return Rounds(n=view.n, rounds=tuple(_round(view, stage, number) for stage, number in every))


def _current(view: View) -> Round:
    last = [(stage, len(rounds_of(view.t, stage))) for stage in Stage if rounds_of(view.t, stage)]
    if not last:
        raise Refusal("page-unknown")
    return _round(view, *last[-1])


def _round(view: View, stage: Stage, number: int) -> Round:
    round = rounds_of(view.t, stage)[number - 1]
    whys, open = reasons(view.t, stage, number), open_in(view.t, stage, number)
    return Round(
        stage=stage,
        round=number,
        closed=round.closed,
        matches=tuple(
            Match(
                match=place,
                table=match.table,
                first=person(view, match.first),
                second=perhaps(view, match.second),
                settled=place not in open,
                result=_result(view, match, round.unknown.get(place, "")),
                goes_on=perhaps(view, goes_on(view.t, number, place)) if stage is Stage.BRACKET else None,
                why=why(view, whys.get(match.first)),
            )
            for place, match in enumerate(round.matches, start=1)
        ),
        unpaired=tuple(person(view, player) for player in round.unpaired_losses),
    )


def _result(view: View, match: Played, unknown: str) -> Result | None:
    result = match.result
    if result is None:
        return None
    kept = zip(view.t.ruleset.kept_figures, result.figures, strict=False)
    return Result(
        how=result.how,
        winner=perhaps(view, match.winner),
        points=result.points,
        figures=tuple(Figure(name=one.name, first=pair[0], second=pair[1]) for one, pair in kept),
        unknown=unknown,
    )
