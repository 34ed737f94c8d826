"""The board of any match, live or over: step by step by links, or played by the page's script; its film for that."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

from topcut.cards.game import DECK_PHASE, FINAL_DECKS, Parked
from topcut.refusal import Refusal
from topcut.web.access import may
from topcut.web.challengers.bell import bell
from topcut.web.challengers.board import board, small_boards
from topcut.web.challengers.choice import choice
from topcut.web.challengers.prize import prize
from topcut.web.challengers.table import Here, at_table, cares
from topcut.web.rendering import Rendered
from topcut.web.view import View, live_beside, live_if, live_with_all

router = APIRouter()


@router.get("/t/{tournament}/game/match/{round}/{park}")
@live_with_all
@live_beside
@live_if(cares)
def match(view: Annotated[View, may("sit")], round: int, park: int, step: int | None = None) -> Response:
    with at_table(view) as here:
        parked = match_at(here, round, park)
        shown = board(here, view.names, parked)
        mine = shown.is_mine and here.seat in here.game.parked_at
        return view.page(
            "challengers/match.html",
            here=here,
            board=shown,
            picture=shown.at(step),
            step=step,
            choice=choice(here, view.names) if mine else None,
            prize=prize(here, view.names, parked),
            others=small_boards(here, view.names, besides=parked),
            bell=bell(view),
            is_awaited=_is_awaited(here),
        )


@router.get("/t/{tournament}/game/match/{round}/{park}/film")
def film(view: Annotated[View, may("sit")], round: int, park: int, after: int = -1) -> Response:
    """The pictures after that one, for the script of the board."""
    with at_table(view) as here:
        shown = board(here, view.names, match_at(here, round, park))
        pictures = shown.after(after)
        faces = {f"{one.label}|{one.power}": one for picture in pictures for one in picture.tiles}
        whole = Rendered("challengers/film.html", {"board": shown, "pictures": pictures, "faces": faces}).whole
    return HTMLResponse(whole, headers={"Cache-Control": "no-store"})


def _is_awaited(here: Here) -> bool:
    """Everyone else has finished their deck, and whoever looks is still at a match."""
    known = here.known
    return known.stage in (DECK_PHASE, FINAL_DECKS) and known.pending is not None and known.waits == (here.seat,)


def match_at(here: Here, round: int, park: int) -> Parked:
    for parked in here.game.matches:
        if (parked.round, parked.park + 1) == (round, park):
            return parked
    raise Refusal("match-not-played", round=round, park=park)
