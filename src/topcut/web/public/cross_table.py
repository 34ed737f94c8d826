"""The cross-table: what every player did in every round, as a page and as a file for a spreadsheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.exchange.cross_table import spreadsheet
from topcut.refusal import Refusal
from topcut.rules.cross_table import Row, cross_table
from topcut.rules.match import Stage
from topcut.rules.record import Outcome
from topcut.rules.state import score
from topcut.rules.tournament import rounds_of
from topcut.web.access import may
from topcut.web.kept import answer, known
from topcut.web.public.frame import shown
from topcut.web.result_form import digits
from topcut.web.view import View
from topcut.words import say

router = APIRouter()

A_PAGE = 128  # rows: more are slow to draw on a phone
FIGURES = frozenset({Outcome.WON, Outcome.DRAWN, Outcome.LOST, Outcome.NO_SHOW})


@dataclass(frozen=True, slots=True)
class Column:
    stage: Stage
    number: int

    @property
    def short(self) -> str:
        return say("public-cross-short", stage=self.stage, round=self.number)


@dataclass(frozen=True, slots=True)
class Shown:
    """A cell in words: `W` against 5, `16 : 9`, 3 points, 9 after it."""

    outcome: Outcome
    letter: str
    said: str
    opponent: int | None
    score: str
    points: int | None
    total: int


@router.get("/t/{tournament}/cross-table")
def page(view: Annotated[View, may("look")], after: str = "") -> Response:
    rows = answer(view, cross_table)
    start = digits(after) or 0
    if start % A_PAGE or (start and start >= len(rows)):  # whoever counts up must not push out what others look at
        raise Refusal("page-unknown")
    return shown(view, "public/cross_table.html", lambda: _page(view, rows, start), after=str(start or ""))


@router.get("/t/{tournament}/cross-table.csv")
def file(view: Annotated[View, may("look")]) -> Response:
    return view.spreadsheet("cross-table", known(view, _file))


def _file(view: View) -> str:
    return spreadsheet(view.t, view.names.whole)


def _page(view: View, rows: tuple[Row, ...], start: int) -> Mapping[str, Any]:
    t = view.t
    return {
        "columns": [Column(stage, place + 1) for stage in Stage for place in range(len(rounds_of(t, stage)))],
        "rows": [(row, [_shown(view, row, place) for place in range(len(row.cells))]) for row in rows[start:][:A_PAGE]],
        "pages": [(first, min(first + A_PAGE, len(rows))) for first in range(0, len(rows), A_PAGE)],
        "start": start,
        "size": A_PAGE,
        "players": t.players,
        "open_round": t.open_round,
    }


def _shown(view: View, row: Row, place: int) -> Shown:
    cell = row.cells[place]
    played = cell.played
    return Shown(
        outcome=played.outcome,
        letter=say("cross-letter", outcome=played.outcome.value),
        said=say("cross-said", outcome=played.outcome.value),
        opponent=cell.opponent,
        score=score(view.t.ruleset, played.result, played.seat) if played.outcome in FIGURES else "",
        points=cell.points,
        total=cell.total,
    )
