"""Who plays; for those who run the tournament also where each of them is."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.rules.tournament import ListState
from topcut.rules.tournament import Player as Kept
from topcut.rules.whereabouts import Where, where
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, answered, everyones, tells
from topcut.web.view import View

router = APIRouter(prefix=BASE)


class Office(Answer, frozen=True, kw_only=True):
    """What those who run the tournament know of a player."""

    where: Where
    checked_in: bool
    paid: bool
    list: ListState
    table: Annotated[int | None, Meta(description="Always sits here")]


class Player(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    club: str | None
    waiting: Annotated[bool, Meta(description="On the waiting list")]
    left: Annotated[bool, Meta(description="Dropped or ejected")]
    office: Annotated[Office | None, Meta(description="Only with a token of somebody who runs the tournament")]


class Players(Answer, frozen=True, kw_only=True):
    """Everyone who takes part or has taken part, as of fact `n`."""

    n: int
    players: tuple[Player, ...]


@router.get("/tournaments/{tournament}/players", summary="Who plays")
@tells(Players)
def players(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return answered(_players(view)) if view.viewer.is_staff else everyones(view, _players)


def _players(view: View) -> Players:
    return Players(n=view.n, players=tuple(_player(view, one) for one in view.t.players.values()))


def _player(view: View, one: Kept) -> Player:
    return Player(
        id=one.id,
        name=view.names.of(one.id),
        club=one.club,
        waiting=one.waiting,
        left=one.has_left,
        office=_office(view, one) if view.viewer.is_staff else None,
    )


def _office(view: View, one: Kept) -> Office:
    return Office(
        where=where(view.t, one.id), checked_in=one.checked_in, paid=one.paid, list=one.list_state, table=one.table
    )
