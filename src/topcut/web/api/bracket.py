"""The bracket: each of its rounds, who sits where, and who may still come there."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.rules.pairing.chart import Column, Duel, columns
from topcut.rules.pairing.chart import Seat as Drawn
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Person, Why, everyones, perhaps, person, tells, why
from topcut.web.view import View

router = APIRouter(prefix=BASE)


class Seat(Answer, frozen=True, kw_only=True):
    player: Person | None
    seed: int | None
    score: str
    won: bool
    awaited: Annotated[tuple[Person, ...], Meta(description="One of these comes here")]


class Meeting(Answer, frozen=True, kw_only=True):
    table: int | None
    seats: tuple[Seat, Seat]
    playing: bool
    over: bool
    why: Annotated[Why | None, Meta(description="Why these two meet")]
    advanced: Annotated[Why | None, Meta(description="Why the winner goes on")]


class BracketRound(Answer, frozen=True, kw_only=True):
    title: str
    meetings: tuple[Meeting, ...]


class Bracket(Answer, frozen=True, kw_only=True):
    """The bracket as of fact `n`, from its first round to the final; empty before the cut."""

    n: int
    rounds: tuple[BracketRound, ...]


@router.get("/tournaments/{tournament}/bracket", summary="The bracket")
@tells(Bracket)
def bracket(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return everyones(view, _bracket)


def _bracket(view: View) -> Bracket:
    return Bracket(n=view.n, rounds=tuple(_round(view, one) for one in columns(view.t)))


def _round(view: View, one: Column) -> BracketRound:
    return BracketRound(title=one.title, meetings=tuple(_meeting(view, duel) for duel in one.duels))


def _meeting(view: View, one: Duel) -> Meeting:
    first, second = one.seats
    return Meeting(
        table=one.table,
        seats=(_seat(view, first), _seat(view, second)),
        playing=one.is_playing,
        over=one.is_over,
        why=why(view, one.paired),
        advanced=why(view, one.advanced),
    )


def _seat(view: View, one: Drawn) -> Seat:
    return Seat(
        player=perhaps(view, one.player),
        seed=one.seed,
        score=one.figures,
        won=one.won,
        awaited=tuple(person(view, player) for player in one.awaited),
    )
