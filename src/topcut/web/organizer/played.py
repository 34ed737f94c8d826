"""What was played, for officials: every choice with its pick rate and its win rate, in all rounds or some."""

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.what_was_played import what_was_played
from topcut.exchange.played import Played, Span, spans, spreadsheet
from topcut.web.access import may
from topcut.web.kept import once
from topcut.web.organizer.desk_page import shown
from topcut.web.turns import Turn, taking
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}/desk/played")
@taking(Turn.LONG)
def page(view: Annotated[View, may("officiate")], rounds: str = "") -> Response:
    span, found = _played(view, rounds)
    return shown(view, "played.html", found=found, span=span, spans=spans(view.t))


@router.get("/t/{tournament}/desk/played.csv")
@taking(Turn.LONG)
def file(view: Annotated[View, may("officiate")], rounds: str = "") -> Response:
    span, found = _played(view, rounds)
    return view.spreadsheet(f"played-{span.word}", spreadsheet(found))


def _played(view: View, rounds: str) -> tuple[Span, Played]:
    """Worked out once for each state of the log."""

    def make() -> tuple[Span, Played]:
        return what_was_played(view.desk, view.tournament, rounds, public=False)

    return once(view, view.tournament, view.n, ("played", "officials", rounds), make)
