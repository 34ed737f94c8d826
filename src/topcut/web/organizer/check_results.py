"""Typing all results a second time: another person enters them from the slips, and every difference is listed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.entries import result_of
from topcut.rules.match import Result
from topcut.rules.ruleset import How
from topcut.rules.state import Board, Line, board, score
from topcut.rules.tournament import Tournament
from topcut.web.access import may
from topcut.web.organizer.desk_page import shown
from topcut.web.result_form import blanks, entry
from topcut.web.view import View

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Difference:
    """A table where the second entry differs from the recorded one, or cannot be read."""

    line: Line
    typed: Result | None
    refusal: Refusal | None = None


@router.get("/t/{tournament}/desk/check-results")
def again_from_slips(view: Annotated[View, may("officiate")]) -> Response:
    return _page(view, None)


@router.post("/t/{tournament}/desk/check-results")
def compared(view: Annotated[View, may("officiate")]) -> Response:
    """Nothing is recorded here, so the page itself is the answer."""
    found = board(view.t)
    return _page(view, () if found is None else differences(view.t, found, view.entered))


def differences(t: Tournament, found: Board, fields: Mapping[str, str]) -> tuple[Difference, ...]:
    """For the tables that were typed; a field is called `9.vp-1`, after its table."""
    return tuple(
        difference
        for line in found.lines
        if (typed := _of_table(fields, line.table))
        if (difference := _difference(t, found, line, typed)) is not None
    )


def checked(found: Board, fields: Mapping[str, str]) -> int:
    """How many tables were typed again."""
    return sum(bool(_of_table(fields, line.table)) for line in found.lines)


def _page(view: View, found: tuple[Difference, ...] | None) -> Response:
    tables = board(view.t)
    return shown(
        view,
        "check_results.html",
        board=tables,
        blanks=blanks(view.t, tables.now.stage) if tables else None,
        differences=found,
        checked=checked(tables, view.entered) if tables else 0,
        score=score,
    )


def _of_table(fields: Mapping[str, str], table: int) -> dict[str, str]:
    mark = f"{table}."
    return {name.removeprefix(mark): value for name, value in fields.items() if name.startswith(mark) and value.strip()}


def _difference(t: Tournament, found: Board, line: Line, typed: Mapping[str, str]) -> Difference | None:
    stage = found.now.stage
    try:
        said = entry(t, stage, typed)
        if said.games and line.result is not None and line.result.how is How.TIME:
            said = replace(said, how=How.TIME)
        result = result_of(t, stage, said)
    except Refusal as refusal:
        return Difference(line, None, refusal)
    return None if line.result is not None and _same(result, line.result) else Difference(line, result)


def _same(typed: Result, recorded: Result) -> bool:
    """Slips do not say how it ended, so only the winner and the figures are compared."""
    return (typed.winner, typed.figures, typed.games) == (recorded.winner, recorded.figures, recorded.games)
