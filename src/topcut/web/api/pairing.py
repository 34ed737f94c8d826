"""A round paired by hand: what these pairs break is asked first, and stands in the log."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.declared import ready
from topcut.ids import TableNumber
from topcut.refusal import Refusal
from topcut.rules.actions import by_hand, rounds
from topcut.rules.facts import SeatedPair
from topcut.rules.state import mark
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Why, answered, tells, why
from topcut.web.api.writing import MOST, TAKES, Form, Id, Number, act, player, read
from topcut.web.view import View

router = APIRouter()


class Two(Form, frozen=True, kw_only=True):
    """Without a second player it is a bye, which has no table."""

    first: Id
    second: Id | None = None
    table: Number | None = None


class Pairs(Form, frozen=True, kw_only=True):
    """Everyone who is to be paired, once. If no pair has a table, they are seated by rank."""

    round: Number
    pairs: Annotated[tuple[Two, ...], Meta(max_length=MOST)]


class Breaks(Answer, frozen=True, kw_only=True):
    """What these pairs break, the heaviest first."""

    seen: Annotated[str, Meta(description="To be sent with the pairs")]
    breaks: tuple[Why, ...]


@router.post(f"{BASE}/tournaments/{{tournament}}/breaks", summary="What pairs made by hand would break")
@tells(Breaks)
def breaks(view: Annotated[View, by_token("organize")], tournament: str) -> Response:
    """Nothing is recorded."""
    return answered(_checked(view, read(view, Pairs)))


setattr(breaks, TAKES, ready(Pairs))


class PairByHand(Pairs, frozen=True, kw_only=True):
    seen: Annotated[Id, Meta(description="As /breaks said; if these pairs break something else by now, it is refused")]


@act(router, "pair-by-hand", "organize")
def pair_by_hand(view: View, form: PairByHand) -> None:
    """Publish pairings made by hand. What they would break is asked of `/breaks` first."""
    with view.desk.alone(view.tournament):
        if form.seen != _checked(view, form).seen:
            raise Refusal("api-breaks-changed")
        view.act(by_hand.publish_by_hand, _pairs(view, form), round=form.round)


def _checked(view: View, form: Pairs) -> Breaks:
    rounds.ready(view.t, view.actor, form.round)
    pairs = _pairs(view, form)
    found = by_hand.broken(view.t, pairs, view.desk.seed(view.tournament))
    told = tuple(said for one in found if (said := why(view, one)) is not None)
    return Breaks(seen=mark((len(view.t.rounds), pairs, tuple(one.code for one in found))), breaks=told)


def _pairs(view: View, form: Pairs) -> tuple[SeatedPair, ...]:
    return tuple(
        SeatedPair(
            None if one.table is None or one.second is None else TableNumber(one.table),
            player(view, one.first),
            None if one.second is None else player(view, one.second),
        )
        for one in form.pairs
    )
