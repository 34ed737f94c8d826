"""A match that is over as a picture to pass on: the park as it was at the end, and who won."""

from threading import Lock
from typing import Annotated

from cachetools import LRUCache
from fastapi import APIRouter
from fastapi.responses import Response

from topcut.ids import TournamentId
from topcut.paper.press import press
from topcut.refusal import Refusal
from topcut.web.access import may
from topcut.web.access.memory import access_in
from topcut.web.card_faces import card_face
from topcut.web.challengers.board import Board, Lying, Tile, board
from topcut.web.challengers.match import match_at
from topcut.web.challengers.table import at_table
from topcut.web.turns import Turn, taking
from topcut.web.view import View
from topcut.words import say
from topcut.words.reader import language

router = APIRouter()

SHEET = "park"
KEPT = 64
TURF = {"green": "#1d5a3c", "red": "#7c2b2b", "purple": "#51337f", "yellow": "#6b5200"}

_made: LRUCache[tuple[TournamentId, int, int, str], bytes] = LRUCache(KEPT)  # what is over does not change
_lock = Lock()


@router.get("/t/{tournament}/game/match/{round}/{park}/still.png")
@taking(Turn.PICTURE)
def still(view: Annotated[View, may("sit")], round: int, park: int) -> Response:
    key = (view.tournament, round, park, language())
    with _lock:
        made = _made.get(key)
    if made is None:
        drawn = _told(view, round, park)
        if not access_in(view.request).attempts.may_draw(view.tournament):
            raise Refusal("preview-busy")
        made = press(SHEET, drawn, form="png")
        with _lock:
            _made[key] = made
    return Response(made, media_type="image/png", headers={"X-Content-Type-Options": "nosniff"})


def _told(view: View, round: int, park: int) -> dict[str, object]:
    """As whoever only watches sees it: the picture goes to others."""
    with at_table(view) as here:
        shown = board(here.for_everyone, view.names, match_at(here, round, park))
        if shown.winner is None:
            raise Refusal("match-not-over")
        return _sheet(view, shown)


def _sheet(view: View, shown: Board) -> dict[str, object]:
    picture = shown.latest
    return {
        "title": view.t.title,
        "where": say("board-title", first=shown.who[0], second=shown.who[1], place=shown.place, round=shown.round),
        "said": picture.said,
        "turf": TURF[shown.colour],
        "halves": [_half(one) for one in picture.halves],
    }


def _half(half: Lying) -> dict[str, object]:
    front = half.attack if half.attack else (half.flag,) if half.flag else ()
    return {
        "who": half.who,
        "holds": half.holds,
        "total": half.total,
        "counts": say("table-still", names=len(half.bench), seats=half.seats, deck=half.deck),
        "seats": half.seats,
        "bench": [_drawn(one) for one in half.bench],
        "front": [_drawn(one) for one in front],
    }


def _drawn(tile: Tile) -> dict[str, object]:
    return {"svg": str(card_face(tile.card, "small", power=tile.power)), "copies": tile.copies}
