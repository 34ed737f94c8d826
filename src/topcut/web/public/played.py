"""What was played, for everyone: where the lists are public, the choices that at least three players share."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.desk.what_was_played import what_was_played
from topcut.exchange.played import FEWEST, Played, Span, spans, spreadsheet
from topcut.rules.audience import are_lists_public
from topcut.web.access import may
from topcut.web.kept import once
from topcut.web.public.frame import shown
from topcut.web.turns import Turn, taking
from topcut.web.view import View

router = APIRouter()


@router.get("/t/{tournament}/played")
@taking(Turn.LONG)
def page(view: Annotated[View, may("look")], rounds: str = "") -> Response:
    """Where the lists are not public, it says so."""
    if not are_lists_public(view.t):
        return shown(view, "public/played.html", lambda: {"found": None})
    span, found = _played(view, rounds)

    def context() -> Mapping[str, Any]:
        return {"found": found, "span": span, "spans": spans(view.t), "fewest": FEWEST}

    return shown(view, "public/played.html", context, rounds="" if span == Span() else span.word)


@router.get("/t/{tournament}/played.csv")
@taking(Turn.LONG)
def file(view: Annotated[View, may("look")], rounds: str = "") -> Response:
    span, found = _played(view, rounds)
    return view.spreadsheet(f"played-{span.word}", spreadsheet(found))


def _played(view: View, rounds: str) -> tuple[Span, Played]:
    """Worked out once for each state of the log and each choice of rounds that there is."""
    word = rounds if rounds in {one.word for one in spans(view.t)} else ""

    def make() -> tuple[Span, Played]:
        return what_was_played(view.desk, view.tournament, rounds, public=True)

    return make() if word != rounds else once(view, view.tournament, view.n, ("played", "public", word), make)
