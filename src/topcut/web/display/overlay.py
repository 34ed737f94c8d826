"""What a stream lays over its picture: one table, or the bracket, in large letters on nothing.

It shows what everyone may know, whoever opens it.
"""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from topcut.ids import PlayerId
from topcut.rules.clock import view as clock_view
from topcut.rules.match import Seat
from topcut.rules.state import Board, Line, State, board, score
from topcut.web.access import may
from topcut.web.display.decks import Room
from topcut.web.display.drawing import bracket
from topcut.web.display.fitting import shortened
from topcut.web.display.moment import spoken
from topcut.web.display.pace import REFRESH
from topcut.web.view import View
from topcut.words import say
from topcut.words.reader import reading
from topcut.words.rounds import round_name

router = APIRouter()

MOST = 9999  # the number of a table
NAME, ABOUT, FIGURES = 15.5, 44.0, 4.0  # em


@dataclass(frozen=True, slots=True)
class Side:
    name: str
    figures: str
    won: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """One table: who sits there, and how it ended once that is settled."""

    about: str
    sides: tuple[Side, Side]


@router.get("/t/{tournament}/overlay")
def overlay(view: Annotated[View, may("look")], table: Annotated[int | None, Query(ge=1, le=MOST)] = None) -> Response:
    """Without a table it is the bracket; in the language of the big screen."""
    with reading(spoken(view.desk.store.display_language(view.tournament))):
        return _overlay(view, table)


def _overlay(view: View, table: int | None) -> Response:
    t, found = view.t, board(view.t)
    line = None if found is None else next((one for one in found.lines if one.table == table), None)
    return view.page(
        "display/overlay.html",
        table=table,
        shown=None if found is None or line is None else _shown(view, found, line),
        deck=bracket(t, view.names, Room()) if table is None else None,
        clock=clock_view(t, view.time, official=False),
        refresh=REFRESH,
    )


def _shown(view: View, found: Board, line: Line) -> Shown:
    now = found.now
    said = say("overlay-table", round=round_name(view.t, now.stage, now.number), table=line.table)
    title = shortened(view.t.title, ABOUT - 20)
    return Shown(f"{title} · {said}", (_side(view, line, Seat.FIRST), _side(view, line, Seat.SECOND)))


def _side(view: View, line: Line, seat: Seat) -> Side:
    player: PlayerId = line.players[seat]
    settled = line.result if line.state is State.SETTLED else None
    won = (settled is not None and settled.winner is seat) or player in {line.tie_of, line.bye_of}
    figures = score(view.t.ruleset, settled, seat).partition(" : ")[0]
    return Side(shortened(view.names.of(player), NAME), shortened(figures, FIGURES), won)
