"""The coach, for one's own eyes: how often each card, picked or removed, would win the next match."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.cards.decision import STOP
from topcut.desk.coaching import Coach
from topcut.web.access import may
from topcut.web.challengers.phone import phone
from topcut.web.challengers.table import at_table
from topcut.web.turns import Turn, taking
from topcut.web.view import View, again

router = APIRouter()

_COACH = Coach()


@dataclass(frozen=True, slots=True)
class Advice:
    label: str  # empty: no card
    won: int
    played: int
    percent: int
    margin: int


@router.get("/t/{tournament}/game/coach")
@taking(Turn.COACH)
@again(phone)
def coach(view: Annotated[View, may("play")]) -> Response:
    """Asked for by a tap, never by itself; the game goes on while it is worked out."""
    with at_table(view) as here:
        seat, table, binder, known = here.seat, here.table, here.game.binder, here.known
    if seat is None or known.pending is None or known.pending.ask not in ("pick", "remove"):
        return view.go(f"/t/{view.tournament}/game")
    told = [
        Advice(
            "" if one.answer == STOP else binder.label(one.answer),
            one.won,
            one.played,
            round(one.share / 10),
            max(1, round(one.margin / 10)),
        )
        for one in _COACH.of(table.box, table.cards, known)
    ]
    told.sort(key=lambda one: -one.won)
    return view.page("challengers/coach.html", ask=known.pending.ask, told=told)
